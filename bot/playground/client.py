"""Functions that point discord.py at a playground, or its HTTP requests at a proxy."""

from __future__ import annotations

from urllib.parse import urlsplit

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(url: str) -> None:
    """Make discord.py in this process use the playground at this URL.

    This changes its HTTP requests, its gateway connections and the addresses of files.
    """
    parts = urlsplit(url)
    base = url.rstrip("/")
    ask_through(base)
    Asset.BASE = base
    DiscordWebSocket.DEFAULT_GATEWAY = (
        DiscordWebSocket.DEFAULT_GATEWAY.with_scheme("wss" if parts.scheme == "https" else "ws")
        .with_host(parts.hostname or "")
        .with_port(parts.port)
        .with_path("/gateway")
    )


def ask_through(url: str) -> None:
    """Make discord.py in this process send its HTTP requests to this URL.

    Gateway connections are not affected.
    """
    Route.BASE = f"{url}/api/v10"

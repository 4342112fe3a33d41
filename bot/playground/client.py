"""Points the unmodified discord.py client at a playground, or its requests at a proxy."""

from __future__ import annotations

from urllib.parse import urlsplit

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(url: str) -> None:
    """Let every client of this process talk to the playground at this address."""
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
    """Let every client of this process send its requests there, and not its gateway connections."""
    Route.BASE = f"{url}/api/v10"

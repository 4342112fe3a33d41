"""Points the unmodified discord.py client at a playground."""

from __future__ import annotations

from urllib.parse import urlsplit

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(url: str) -> None:
    """Let every client of this process talk to the playground at this address."""
    parts = urlsplit(url)
    base = url.rstrip("/")
    Route.BASE = f"{base}/api/v10"
    Asset.BASE = base
    DiscordWebSocket.DEFAULT_GATEWAY = (
        DiscordWebSocket.DEFAULT_GATEWAY.with_scheme("wss" if parts.scheme == "https" else "ws")
        .with_host(parts.hostname or "")
        .with_port(parts.port)
        .with_path("/gateway")
    )

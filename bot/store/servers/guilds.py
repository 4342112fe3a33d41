"""What servers chose for themselves."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.store.database.codec import Speed, Theme
from bot.store.database.database import Database
from bot.store.database.rows import Column
from bot.store.database.settings_table import Chosen


class GuildSettings(Struct, frozen=True):
    """A server's own rules. As they are at first, everybody may do everything everywhere.

    `channels`, `starters` and `joiners`: no id at all means all of them. What is not
    allowed is listed rather than what is, so that a new edition is allowed at once.
    """

    channels: tuple[int, ...] = ()
    starters: tuple[int, ...] = ()
    joiners: tuple[int, ...] = ()
    most_games: int = 25
    """How many games at once; 0: as many as there are channels for."""
    most_each: int = 3
    """How many of them one member may have opened; 0: any number."""
    most_hourly: int = 6
    """How many one member may open within an hour; 0: any number."""
    edition: str = "classic"
    variant: str = "standard"
    speed: Speed = "live"
    theme: Theme = "light"
    barred_editions: tuple[str, ...] = ()
    barred_rules: tuple[str, ...] = ()
    pings: bool = True
    talk: bool = True
    """Whether computer players say a word now and then, at tables that do not choose."""
    language: str = "auto"
    """What everybody reads there; auto: as Discord has it for the server."""
    log: int = 0
    """The channel for what moderators do; 0: none."""
    most_editions: int = 15
    most_kilobytes: int = 256
    retention_days: int = 0
    """How long finished games are kept; 0: as long as the host says."""


_USUAL = GuildSettings()
CHOSEN = Column("guild_settings", "chosen", msgspec.json.Decoder(GuildSettings).decode)


class Guilds(Chosen[GuildSettings]):
    """Settings of all servers.

    `closed` stands for what a server chose and nobody can read any more: it must not allow
    what moderators may have forbidden. They choose anew from there.
    """

    def __init__(self, db: Database, closed: GuildSettings = _USUAL) -> None:
        super().__init__(db, "guild", CHOSEN, _USUAL, closed)

"""What servers chose for themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Struct

from bot.store.codec import Speed, Theme
from bot.store.db import Database
from bot.store.rows import Column, Rows


class GuildSettings(Struct, frozen=True):
    """A server's own rules. As they are at first, everybody may do everything everywhere.

    `channels`, `starters` and `joiners`: no id at all means all of them. What is not
    allowed is listed rather than what is, so that a new edition is allowed at once.
    """

    channels: tuple[int, ...] = ()
    starters: tuple[int, ...] = ()
    joiners: tuple[int, ...] = ()
    most_games: int = 0
    """How many games at once; 0: as many as there are channels for."""
    edition: str = "classic"
    variant: str = "standard"
    speed: Speed = "live"
    theme: Theme = "light"
    barred_editions: tuple[str, ...] = ()
    barred_rules: tuple[str, ...] = ()
    pings: bool = True
    language: str = "en"
    log: int = 0
    """The channel for what moderators do; 0: none."""
    most_editions: int = 15
    most_kilobytes: int = 256
    retention_days: int = 0
    """How long finished games are kept; 0: as long as the host says."""


_USUAL = GuildSettings()
CHOSEN = Column("guild_settings", "chosen", msgspec.json.Decoder(GuildSettings).decode)


class Guilds:
    """Settings of all servers, kept in memory as well: they are read at every turn.

    `closed` stands for what a server chose and nobody can read any more: it must not allow
    what moderators may have forbidden. They choose anew from there.
    """

    def __init__(self, db: Database, closed: GuildSettings = _USUAL) -> None:
        self.db = db
        self.closed = closed
        self._chosen: dict[int, GuildSettings] = {}
        self._changing = asyncio.Lock()

    async def load(self) -> None:
        read = Rows().value_or
        rows = await self.db.rows("SELECT guild, chosen FROM guild_settings")
        self._chosen = {guild: read(CHOSEN, guild, raw, self.closed) for guild, raw in rows}

    def of(self, guild: int) -> GuildSettings:
        return self._chosen.get(guild, _USUAL)

    async def change(
        self, guild: int, how: Callable[[GuildSettings], GuildSettings]
    ) -> tuple[GuildSettings, GuildSettings]:
        """Change a server's settings, one change at a time; returns them before and after."""
        async with self._changing:
            before = self.of(guild)
            after = how(before)
            if after == before:
                return before, after
            await self.db.write(
                "INSERT OR REPLACE INTO guild_settings (guild, chosen) VALUES (?, ?)",
                (guild, msgspec.json.encode(after).decode()),
            )
            self._chosen[guild] = after
            return before, after

    async def forget_guild(self, guild: int) -> None:
        """A server is as if it had never chosen anything."""
        async with self._changing:
            await self.db.write("DELETE FROM guild_settings WHERE guild = ?", (guild,))
            self._chosen.pop(guild, None)

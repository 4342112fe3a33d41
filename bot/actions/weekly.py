"""The table of the week in every server that wants one: decided on once, then shown."""

from __future__ import annotations

from bot.client import Rentroll
from bot.store.weekly import WeeklyTables
from bot.store.writer import Owner
from bot.tables.weekly import WEEK, last_due

LOOK = 30.0
"""Seconds between two looks whether a table is due."""


class Weekly:
    """Looks whether a table is due in one of the servers that this process is in."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self.books = WeeklyTables(bot.db)
        self._decided: dict[int, float] = {}
        """By server, for which week there is nothing left to decide."""
        self._next = 0.0
        bot.tickers.append(self.tick)

    async def begin(self, guild: int) -> None:
        """Moderators chose a channel or a day: the first table is the next one."""
        weekday = self.bot.guild_settings.of(guild).weekday
        await self.books.skip(guild, last_due(self.bot.now(), weekday))

    async def tick(self) -> None:
        """Post what is due, also if nobody was there when it was, and what was left half done."""
        now = self.bot.now()
        if now < self._next:
            return
        self._next = now + LOOK
        for table in await self.books.unposted():
            if self._here(table.guild):
                self.bot.keeper.show(Owner("week", table.number))
        for guild, chosen in self.bot.guild_settings.all().items():
            if not chosen.weekly or not self._here(guild):
                continue
            due = last_due(now, chosen.weekday)
            if self._decided.get(guild) == due:
                continue
            number = await self.books.decide(guild, due - WEEK, due, chosen.weekly)
            self._decided[guild] = due
            if number is not None:
                self.bot.keeper.show(Owner("week", number))

    def _here(self, guild: int) -> bool:
        """Whether a server is this process's business; one Discord is about to tell of soon is."""
        if not self.bot.cluster.owns(guild):
            return False
        if not self.bot.cluster.sees(guild):
            self._next = 0.0
            return False
        return self.bot.get_guild(guild) is not None

"""Tidying up once a day: what is kept no longer than PRIVACY.md says, goes."""

from __future__ import annotations

import logging

from bot import runtime
from bot.client import Rentroll
from bot.hosting.backups import DailyBackup
from bot.store.games import GameRow
from bot.store.shard import EVERYTHING, Shard
from bot.tables.lobbies import FORGOTTEN

_log = logging.getLogger(__name__)

DAY = 24 * 3600.0
LAST = "chores"
"""The fact that says when the chores were done last."""


def _is_due(now: float, last: float) -> bool:
    """Whether a day has passed; a clock that was ahead may have noted the future."""
    return not 0.0 <= now - last < DAY


class Chores:
    """Games that are over, lobbies nobody needs, and servers that the bot is no longer in."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._last: dict[Shard, float] = {}
        self.backup = DailyBackup(bot)
        bot.tickers.append(self.tick)

    async def tick(self) -> None:
        """Begin the chores of each shard that is ours when a day has passed since the last time."""
        now = self.bot.now()
        if not await self.bot.time_check.is_right(now):
            return
        for shard in self.bot.cluster.shards():
            if _is_due(now, self._last.get(shard, 0.0)):
                name = LAST + shard.mark
                # Somebody else may have had the shard.
                self._last[shard] = await self.bot.db.noted_time(name)
                if _is_due(now, self._last[shard]):
                    self._last[shard] = now
                    await self.bot.db.remember(name, str(now))
                    self.bot.background.run(self.run(now, shard))

    async def run(self, now: float, shard: Shard = EVERYTHING) -> None:
        """All chores, as of a time; one that fails is tried again tomorrow."""
        for chore in (self.backup.make, self._close_lobbies, self._prune, self._forget_departed):
            try:
                await chore(now, shard)
            except Exception:  # noqa: BLE001 - one chore must not keep the others from being done
                _log.exception("a chore failed: %s", chore.__name__.strip("_"))
        if shard.number == 0:
            await self.bot.editions.drop_old_drafts(now)
            await self.bot.league.books.drop_old(now)
            await self.bot.db.scrub()
        runtime.sweep()

    async def _close_lobbies(self, now: float, shard: Shard) -> None:
        for row in await self.bot.games.with_status("lobby", shard=shard):
            if row.changed < now - FORGOTTEN:
                await self.bot.lobbies.close(row.id)
                self.bot.keeper.show_game(row.id)

    async def _prune(self, now: float, shard: Shard) -> None:
        """What nobody has touched for so long: open games are put away, and deleted tomorrow."""
        deleted = 0
        for row in await self.bot.games.with_status("over", "closed", shard=shard):
            if self._outlived(row, now):
                await self.bot.privacy.delete_game(row.id)
                deleted += 1
        if deleted:
            _log.info("%d old games were deleted", deleted)
        for row in await self.bot.games.with_status("live", "paused", shard=shard):
            if self._outlived(row, now):
                await self.bot.tables.put_away_game(row.id, since=row.changed)

    def _outlived(self, row: GameRow, now: float) -> bool:
        days = self.keep_days(row.guild)
        return days > 0 and 0.0 < row.changed < now - days * DAY

    def keep_days(self, guild: int) -> int:
        """How long a server's games are kept: the shorter wish of its own and the host's."""
        wishes = (self.bot.guild_settings.of(guild).retention_days, self.bot.config.keep_days)
        return min((days for days in wishes if days > 0), default=0)

    async def _forget_departed(self, now: float, shard: Shard) -> None:
        for guild, since in (await self.bot.privacy.departed()).items():
            if not shard.has(guild) or not self.bot.cluster.sees(guild):
                continue  # nobody here can know whether the bot is there
            if self.bot.get_guild(guild) is not None:
                await self.arrived(guild)
            elif since <= now - self.bot.config.grace_days * DAY:
                await self.forget_guild(guild)
                _log.info("the data of server %d was deleted", guild)

    async def forget_guild(self, guild: int) -> None:
        """Delete all of a server. Last of all that it is to be deleted, so a crash does no harm."""
        for table in self.bot.tables.all():
            if table.guild == guild:
                self.bot.tables.drop(table)
        await self.bot.guild_settings.forget(guild)
        await self.bot.privacy.forget_guild(guild)
        self.bot.editions.reread(guild)

    async def departed(self, guild: int) -> None:
        """The bot was removed from a server: its games are closed, and its time begins to run."""
        for row in await self.bot.games.of_guild(guild, "live", "paused"):
            await self.bot.tables.put_away_game(row.id)
        await self.bot.privacy.depart(guild, self.bot.now())

    async def arrived(self, guild: int) -> None:
        """The bot is in a server, perhaps again: nothing is deleted."""
        await self.bot.privacy.arrive(guild)

    async def take_stock(self, shard: Shard) -> None:
        """After connecting: servers that were left or joined while nobody was there to notice."""
        present = {guild.id for guild in self.bot.guilds}
        stored = {guild for guild in await self.bot.privacy.guilds() if shard.has(guild)}
        departed = await self.bot.privacy.departed()
        for guild in sorted(guild for guild in present & departed.keys() if shard.has(guild)):
            await self.arrived(guild)
        for guild in sorted(stored - present - departed.keys()):
            await self.bot.privacy.depart(guild, self.bot.now())

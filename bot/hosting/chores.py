"""Tidying up once a day: what is kept no longer than PRIVACY.md says, goes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial

from bot.discord_api.servers import Servers
from bot.hosting import runtime
from bot.hosting.backups import DailyBackup
from bot.hosting.config import Config
from bot.hosting.time_check import TimeCheck
from bot.store.games.games import GameRow
from bot.store.shards.shard import EVERYTHING, Shard
from bot.store.stores import Stores
from bot.support.failures import RepeatFilter
from bot.support.periodic import Job, attempt, attempt_all, shielded
from bot.tables.lobbies import FORGOTTEN, Lobbies
from bot.tables.registry import Tables

_log = logging.getLogger(__name__)

DAY = 24 * 3600.0
CHORE, ITEM = 3600.0, 60.0
"""Seconds that a chore may take, and what it does about one game, lobby or server."""
LAST = "chores"
"""The fact that says when the chores were done last."""


def _is_due(now: float, last: float) -> bool:
    """Whether a day has passed; a clock that was ahead may have noted the future."""
    return not 0.0 <= now - last < DAY


class Chores:
    """Games that are over, lobbies nobody needs, and servers that the bot is no longer in."""

    def __init__(
        self,
        config: Config,
        backup: DailyBackup,
        stores: Stores,
        tables: Tables,
        lobbies: Lobbies,
        servers: Servers,
        time_check: TimeCheck,
        show_game: Callable[[int], None],
        forget_games: Callable[[Callable[[int], bool]], None],
    ) -> None:
        self.config = config
        self.backup = backup
        self.stores = stores
        self.tables = tables
        self.lobbies = lobbies
        self.servers = servers
        self.time_check = time_check
        self.now = time_check.now
        self.show_game = show_game
        self.forget_games = forget_games
        self._last: dict[Shard, float] = {}
        self._complaints = RepeatFilter(self.now)

    async def tick(self) -> None:
        """Begin the chores of each shard that is ours when a day has passed since the last time."""
        now = self.now()
        if not await self.time_check.is_right(now):
            return
        for shard in self.servers.shards():
            if _is_due(now, self._last.get(shard, 0.0)):
                name = LAST + shard.mark
                # Somebody else may have had the shard.
                self._last[shard] = await self.stores.db.noted_time(name)
                if _is_due(now, self._last[shard]):
                    self._last[shard] = now
                    await self.stores.db.remember(name, str(now))
                    await self.run(now, shard)

    async def run(self, now: float, shard: Shard = EVERYTHING) -> None:
        """Do all chores, as of a time. A chore that fails is tried again tomorrow."""
        chores = [self.backup.make, self._close_lobbies, self._prune, self._forget_departed]
        if shard.number == 0:
            chores += [self._drop_old]
        for chore in chores:
            await attempt(chore.__qualname__, partial(chore, now, shard), CHORE, self._complaints)
        runtime.sweep()

    async def _each(self, items: Mapping[str, Job]) -> None:
        await attempt_all(items, ITEM, self._complaints)

    async def _close_lobbies(self, now: float, shard: Shard) -> None:
        rows = await self.stores.games.with_status("lobby", shard=shard)
        old = [row.id for row in rows if row.changed < now - FORGOTTEN]
        await self._each({f"lobby {game}": partial(self._close_lobby, game) for game in old})

    async def _close_lobby(self, game: int) -> None:
        await self.lobbies.close(game)
        self.show_game(game)

    async def _prune(self, now: float, shard: Shard) -> None:
        """Delete old games that are over, and put away those that go on until tomorrow."""
        over = await self.stores.games.with_status("over", "closed", shard=shard)
        old = [row.id for row in over if self._outlived(row, now)]
        delete = self.stores.privacy.delete_game
        await self._each({f"old game {game}": partial(delete, game) for game in old})
        if old:
            _log.info("%d old games were deleted", len(old))
        put_away = self.tables.put_away_game
        await self._each(
            {
                f"unplayed game {row.id}": partial(put_away, row.id, since=row.changed)
                for row in await self.stores.games.with_status("live", "paused", shard=shard)
                if self._outlived(row, now)
            }
        )

    async def _drop_old(self, now: float, shard: Shard) -> None:
        """Delete what belongs to no shard."""
        await self.stores.editions.drop_old_drafts(now)
        await self.stores.leagues.drop_old(now)
        await self.stores.db.scrub()

    def _outlived(self, row: GameRow, now: float) -> bool:
        days = self.keep_days(row.guild)
        return days > 0 and 0.0 < row.changed < now - days * DAY

    def keep_days(self, guild: int) -> int:
        """How long a server's games are kept: the shorter wish of its own and the host's."""
        wishes = (self.stores.guild_settings.of(guild).retention_days, self.config.keep_days)
        return min((days for days in wishes if days > 0), default=0)

    async def _forget_departed(self, now: float, shard: Shard) -> None:
        servers = {}
        for guild, since in (await self.stores.privacy.departed()).items():
            if not shard.has(guild) or self.servers.server(guild) in ("not_ours", "unknown"):
                continue  # nobody here can know whether the bot is there
            if not self.servers.has_left(guild):
                servers[f"server {guild}"] = partial(self.arrived, guild)
            elif since <= now - self.config.grace_days * DAY:
                servers[f"server {guild}"] = partial(self.forget_guild, guild)
        await self._each(servers)

    async def forget_guild(self, guild: int) -> None:
        """Delete all of a server. Last of all that it is to be deleted, so a crash does no harm."""

        async def forget() -> None:
            self.forget_games(lambda one: one == guild)
            await self.stores.guild_settings.forget(guild)
            await self.stores.privacy.forget_guild(guild)
            self.stores.editions.reread(guild)

        await shielded(forget())
        _log.info("the data of server %d was deleted", guild)

    async def departed(self, guild: int) -> None:
        """The bot was removed from a server: its games are closed, and its time begins to run."""
        rows = await self.stores.games.of_guild(guild, "live", "paused")
        put_away = self.tables.put_away_game
        await self._each({f"game {row.id}": partial(put_away, row.id) for row in rows})
        await self.stores.privacy.depart(guild, self.now())

    async def arrived(self, guild: int) -> None:
        """The bot is in a server, perhaps again: nothing is deleted."""
        await self.stores.privacy.arrive(guild)

    async def take_stock(self, shard: Shard, present: set[int]) -> None:
        """Note the servers that were left or joined while this process was not connected.

        `present`: the servers that Discord lists.
        """
        stored = {guild for guild in await self.stores.privacy.guilds() if shard.has(guild)}
        departed = await self.stores.privacy.departed()
        here = sorted(guild for guild in present & departed.keys() if shard.has(guild))
        away = sorted(stored - present - departed.keys())
        depart, now = self.stores.privacy.depart, self.now()
        await self._each({f"server {guild}": partial(self.arrived, guild) for guild in here})
        await self._each({f"server {guild}": partial(depart, guild, now) for guild in away})

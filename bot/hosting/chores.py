"""Daily jobs: a backup, and the deletion of old data as PRIVACY.md promises."""

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
"""Most seconds that a chore may take, and that its work on one game, lobby or server may take."""
LAST = "chores"
"""The beginning of a fact's name. The shard follows.

The fact (a row of table `facts`) has the time at which a shard's chores last ran.
"""


def _is_due(now: float, last: float) -> bool:
    """Return True if the last run was at least a day ago.

    Also return True if it is in the future, because a clock was ahead.
    """
    return not 0.0 <= now - last < DAY


class Chores:
    """The daily chores of each shard of this process.

    They back up the database, close old lobbies, and delete old games and the data of servers that
    the bot left. The class also notes the servers that the bot joins and leaves.
    """

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
        """Run the chores of each shard that are due, unless the clock is wrong."""
        now = self.now()
        if not await self.time_check.is_right(now):
            return
        for shard in self.servers.shards():
            if _is_due(now, self._last.get(shard, 0.0)):
                name = LAST + shard.mark
                # Another process may have run the chores of this shard.
                self._last[shard] = await self.stores.db.noted_time(name)
                if _is_due(now, self._last[shard]):
                    self._last[shard] = now
                    await self.stores.db.remember(name, str(now))
                    await self.run(now, shard)

    async def run(self, now: float, shard: Shard = EVERYTHING) -> None:
        """Run all chores of a shard now. Log a failed chore, which runs again the next day."""
        chores = [self.backup.make, self._close_lobbies, self._prune, self._forget_departed]
        if shard.number == 0:
            chores += [self._drop_old]
        for chore in chores:
            await attempt(chore.__qualname__, partial(chore, now, shard), CHORE, self._complaints)
        runtime.sweep()

    async def _each(self, items: Mapping[str, Job]) -> None:
        await attempt_all(items, ITEM, self._complaints)

    async def _close_lobbies(self, now: float, shard: Shard) -> None:
        """Close the lobbies that have not changed for FORGOTTEN seconds."""
        rows = await self.stores.games.with_status("lobby", shard=shard)
        old = [row.id for row in rows if row.changed < now - FORGOTTEN]
        await self._each({f"lobby {game}": partial(self._close_lobby, game) for game in old})

    async def _close_lobby(self, game: int) -> None:
        await self.lobbies.close(game)
        self.show_game(game)

    async def _prune(self, now: float, shard: Shard) -> None:
        """Delete old games that are over or closed, and close old games that still run.

        A game is old if it has not changed for `keep_days` of its server. Closing does not change
        that date, so the next day's chores delete the closed game.
        """
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
        """Delete old drafts of editions and old league nights, and overwrite deleted data.

        These data belong to no shard, so only the process with shard 0 deletes them.
        """
        await self.stores.editions.drop_old_drafts(now)
        await self.stores.leagues.drop_old(now)
        await self.stores.db.scrub()

    def _outlived(self, row: GameRow, now: float) -> bool:
        """Return True if a game has not changed for longer than its server keeps games."""
        days = self.keep_days(row.guild)
        return days > 0 and 0.0 < row.changed < now - days * DAY

    def keep_days(self, guild: int) -> int:
        """Return the days for which a server's games are kept, or 0 for ever.

        The server and the host can each set a limit, and the shorter one counts.
        """
        wishes = (self.stores.guild_settings.of(guild).retention_days, self.config.keep_days)
        return min((days for days in wishes if days > 0), default=0)

    async def _forget_departed(self, now: float, shard: Shard) -> None:
        """Delete the data of servers that the bot left more than `grace_days` ago.

        Keep the data of servers that the bot has joined again.
        """
        servers = {}
        for guild, since in (await self.stores.privacy.departed()).items():
            if not shard.has(guild) or self.servers.server(guild) in ("not_ours", "unknown"):
                continue  # this process does not know whether the bot is in that server
            if not self.servers.has_left(guild):
                servers[f"server {guild}"] = partial(self.arrived, guild)
            elif since <= now - self.config.grace_days * DAY:
                servers[f"server {guild}"] = partial(self.forget_guild, guild)
        await self._each(servers)

    async def forget_guild(self, guild: int) -> None:
        """Delete all data of a server.

        The row that marks the server for deletion is deleted last, so that chores continue after a
        crash.
        """

        async def forget() -> None:
            self.forget_games(lambda one: one == guild)
            await self.stores.guild_settings.reset(guild)
            await self.stores.privacy.forget_guild(guild)
            self.stores.editions.reread(guild)

        await shielded(forget())
        _log.info("the data of server %d was deleted", guild)

    async def departed(self, guild: int) -> None:
        """Close the running games of a server that removed the bot.

        Store the time of removal.
        """
        rows = await self.stores.games.of_guild(guild, "live", "paused")
        put_away = self.tables.put_away_game
        await self._each({f"game {row.id}": partial(put_away, row.id) for row in rows})
        await self.stores.privacy.depart(guild, self.now())

    async def arrived(self, guild: int) -> None:
        """Forget that the bot had left a server, so that the server's data is kept."""
        await self.stores.privacy.arrive(guild)

    async def note_moved_servers(self, shard: Shard, present: set[int]) -> None:
        """Note the servers of a shard that were left or joined while it was not connected.

        `present`: the ids of the servers that Discord lists now.
        """
        stored = {guild for guild in await self.stores.privacy.guilds() if shard.has(guild)}
        departed = await self.stores.privacy.departed()
        here = sorted(guild for guild in present & departed.keys() if shard.has(guild))
        away = sorted(stored - present - departed.keys())
        depart, now = self.stores.privacy.depart, self.now()
        await self._each({f"server {guild}": partial(self.arrived, guild) for guild in here})
        await self._each({f"server {guild}": partial(depart, guild, now) for guild in away})

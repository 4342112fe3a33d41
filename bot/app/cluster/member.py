"""A process of a cluster, which takes, renews and gives up leases of shards."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from contextlib import aclosing, suppress
from dataclasses import dataclass
from typing import Literal
from weakref import WeakValueDictionary

from bot.app.cluster.handover import Handover
from bot.app.cluster.news import MISSED, News
from bot.app.cluster.single_process import SingleProcess
from bot.discord_api.budget import Budget
from bot.discord_api.command_sync import CommandSync
from bot.discord_api.gateway import Gateway
from bot.hosting.config import Config
from bot.store.database.database import Database
from bot.store.database.writer import DatabaseFailed
from bot.store.postgres.lease_table import BACK, LEASES, Leases
from bot.store.postgres.server_database import PostgresDatabase
from bot.store.postgres.session import Fences
from bot.store.shards.leases import LEASE, Cluster, Lease, OtherShards
from bot.store.shards.shard import Shard, shard_of
from bot.support.background import BackgroundTasks
from bot.support.failures import CannotDo, RepeatFilter

_log = logging.getLogger(__name__)

RENEW = 1.0
"""Seconds between two heartbeats in the database."""
LINGER = 60.0
"""Most seconds that a released shard stays connected until another process receives its events."""
LAST_WORDS = 10.0
"""Most seconds that a stopping process keeps released shards connected.

It waits until other processes receive the shards' events.
"""
DRAIN = 15.0
"""Most seconds that a stopping process runs the games of shards that no other process has taken."""
SOON = 1.0
"""Most seconds that an interaction waits for a valid lease of its shard.

Discord expects an answer within three seconds.
"""
MOMENT = 0.02
"""Seconds between the expiry of another process's leases and the next reading of the leases."""
TELLING = 1.0
"""Seconds that `tell` waits after sending a notice, so that other processes can act on it."""


@dataclass(eq=False)
class _Held:
    """A shard whose lease this process holds or is giving up."""

    shard: Shard
    fence: int
    """The fencing number of the lease, higher for each new owner.

    The database refuses writes with the number of an earlier owner.
    """
    stage: Literal["starting", "played", "leaving"] = "starting"
    """The stage of the shard in this process.

    "starting": the list of its games is being loaded. "played": its games are played here.
    "leaving": they are not played here any more.
    """
    connecting: bool = False
    """True once this process has begun to open the shard's gateway session."""
    connected: bool = False
    """True once the shard's gateway connection has been open."""
    ready: bool = False
    """True once Discord has listed all servers of the shard."""

    @property
    def number(self) -> int:
        return self.shard.number


class ClusterMember(SingleProcess):
    """A process of a cluster that shares the bot's shards by leases in PostgreSQL."""

    leased = True

    def __init__(
        self,
        gateway: Gateway,
        leases: Leases,
        fences: Fences,
        concurrency: int,
        budget: Budget | None,
    ) -> None:
        super().__init__(gateway)
        self._budget = budget
        """The budget of Discord requests, of which this process takes its share.

        None if a proxy counts the requests.
        """
        self._handover: Handover
        self._commands: CommandSync
        self._news: News
        self._leases = leases
        self._fences = fences
        self._concurrency = concurrency
        self._held: dict[int, _Held] = {}
        self._renewed = 0.0
        self._woken = asyncio.Event()
        self._seen = asyncio.Condition()
        self._cluster = Cluster((), ())
        self._ending = False
        self._tasks = BackgroundTasks()
        self._buckets: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._moved: dict[int, float] = {}
        """The monotonic time in seconds at which a session last began in each bucket, if known.

        A bucket has the shards whose sessions Discord starts one at a time.
        """
        self._told: list[str] = []
        self._complaints = RepeatFilter(time.monotonic)
        gateway.share(fences.count, self._bucket)

    @classmethod
    async def join(
        cls, gateway: Gateway, config: Config, db: Database, budget: Budget
    ) -> ClusterMember:
        """Return this process as a new member of the cluster.

        Raise CannotDo if the other processes use another number of shards.
        """
        assert isinstance(db, PostgresDatabase)
        wanted, most = config.shards or None, config.most_shards or None
        recommended, concurrency = await gateway.limits()
        leases = await Leases.open(db)
        try:
            count = await leases.join(wanted, most) or await leases.join(recommended, most)
        except OtherShards as others:
            await leases.close()
            raise CannotDo(
                f"the processes that run have {others.count} shards, and this one was told "
                f"{wanted}: say --shards {others.count} or --shards auto, or see in "
                "docs/scaling.md how to change the number"
            ) from None
        except BaseException:
            await leases.close()
            raise
        fences = Fences(count)
        await db.fence(fences)
        counted = None if config.api else budget
        return cls(gateway, leases, fences, concurrency, counted)

    # Shards of this process

    def plays_guild(self, guild: int) -> bool:
        held = self._of(guild)
        return held is not None and held.stage == "played"

    def has_valid_lease(self, guild: int) -> bool:
        return self.plays_guild(guild) and time.monotonic() - self._renewed < LEASE

    def _is_listed(self, guild: int) -> bool:
        held = self._of(guild)
        return held is not None and held.ready

    async def wait_for_lease(self, guild: int) -> bool:
        try:
            async with asyncio.timeout(SOON), self._seen:
                return await self._seen.wait_for(lambda: self.has_valid_lease(guild))
        except TimeoutError:
            return False

    def shards(self) -> list[Shard]:
        return [held.shard for held in self._held.values() if held.stage == "played"]

    def is_connected(self) -> bool:
        connected = self.gateway.shards
        kept = [held for held in self._held.values() if held.stage != "leaving"]
        return all(held.ready and connected.get(held.number) for held in kept)

    def _of(self, guild: int) -> _Held | None:
        return self._held.get(shard_of(guild, self._fences.count))

    def _is_ours(self, held: _Held) -> bool:
        return self._held.get(held.number) is held and held.stage != "leaving"

    # Heartbeats

    async def start(self, handover: Handover, commands: CommandSync, news: News) -> None:
        self._handover, self._commands, self._news = handover, commands, news
        self._tasks.run(self._listen())
        self._tasks.run(self._live())

    async def _live(self) -> None:
        while not self._ending:
            try:
                await self._renew()
            except Exception as error:  # noqa: BLE001 - the next heartbeat is due anyway
                if self._complaints.new("leases", error):
                    plain = isinstance(error, DatabaseFailed)
                    _log.warning("leases: %s", error, exc_info=None if plain else error)
            await self._rest()

    async def _rest(self) -> None:
        """Wait until the next heartbeat, another process's expiry, or a notice about leases."""
        with suppress(TimeoutError):
            pause = min(RENEW, self._cluster.next_expiry + MOMENT)
            await asyncio.wait_for(self._woken.wait(), pause)
        self._woken.clear()

    async def _renew(self) -> None:
        """Send a heartbeat, and drop lost shards.

        Then give up or take shards to reach this process's fair share.
        """
        began = time.monotonic()
        cluster = await self._leases.renew(self.gateway.servers, self._handover.tables.count)
        self._renewed = began
        await self._look_at(cluster)
        ours = {lease.shard: lease for lease in cluster.of(self._leases.me)}
        for held in [*self._held.values()]:
            lease = ours.pop(held.number, None)
            if held.stage != "leaving" and (lease is None or lease.fence != held.fence):
                self._lose(held)
        if ours:  # taken in the database, but never started here
            await self._leases.give_up([(one.shard, one.fence) for one in ours.values()])
        await self._level(cluster)

    async def _look_at(self, cluster: Cluster) -> None:
        self._cluster = cluster
        if self._budget is not None:
            self._budget.set_process_count(len(cluster.alive))
        await self._tell_waiting()

    async def _tell_waiting(self) -> None:
        async with self._seen:
            self._seen.notify_all()

    async def _level(self, cluster: Cluster) -> None:
        """Give up or take shards so that this process has its fair share of them."""
        share = cluster.share(self._leases.me)
        kept = [held for held in self._held.values() if held.stage != "leaving"]
        spare = [held for held in kept if self._can_move(held)]
        for held in sorted(spare, key=lambda held: held.connected)[: max(len(kept) - share, 0)]:
            if self._can_move(held):
                self._hand_over(held)
        free = [lease for lease in cluster.free if lease.shard not in self._held]
        wanted = random.sample(free, min(len(free), max(share - len(kept), 0)))
        if wanted and not self._ending:
            for shard, fence in (await self._leases.take(wanted)).items():
                self._begin(shard, fence)

    def _can_move(self, held: _Held) -> bool:
        """Return True if another process could connect a shard at once.

        Then players do not have to wait when this process gives it up.
        """
        if not held.connected:
            return not held.connecting
        wait = self._leases.identify
        last = self._moved.get(held.number % self._concurrency, -wait)
        return time.monotonic() - last >= wait

    def _note_session(self, shard: int) -> None:
        """Store that a session in a shard's bucket begins now, here or in another process."""
        self._moved[shard % self._concurrency] = time.monotonic()

    async def _listen(self) -> None:
        async with aclosing(self._leases.news()) as told:
            async for news in told:
                if news in (LEASES, BACK):
                    self._woken.set()
                if news in self._told:
                    self._told.remove(news)
                elif news != LEASES:
                    try:
                        await self._news.apply_notice(MISSED if news == BACK else news)
                    except Exception as error:  # noqa: BLE001 - go on with the next notice
                        if self._complaints.new("news", error):
                            _log.warning("changes by other processes cannot be read: %s", error)

    async def tell(self, news: str) -> None:
        self._told.append(news)
        await self._leases.tell(news)
        await asyncio.sleep(TELLING)

    # One shard

    def _begin(self, number: int, fence: int) -> None:
        held = _Held(Shard(number, self._fences.count), fence)
        self._held[number] = held
        self._fences.held[number] = fence
        self._tasks.run(self._start(held))

    async def _start(self, held: _Held) -> None:
        """Load and run the games of a shard, and open the shard's gateway connection.

        If loading fails, give the shard up.
        """
        try:
            await self._handover.start(held.shard)
        except Exception:  # noqa: BLE001 - the other shards go on
            _log.exception("shard %d cannot be started", held.number)
            if self._is_ours(held):
                self._hand_over(held)
            return
        if not self._is_ours(held):
            now = self._held.get(held.number)
            if now is None or now.stage == "leaving":  # else it was taken again meanwhile
                self._handover.forget_shard(held.shard)
            return
        held.stage = "played"
        await self._tell_waiting()
        self._handover.run_errands(held.shard)
        if held.number == 0:
            self._tasks.run(self._commands.update())
        async with self._bucket(held.number):
            if self._is_ours(held):
                held.connecting = True
                await self.gateway.close(held.number)  # still open if it is being given up
                await self.gateway.open(held.number)
        if not self._is_ours(held) and held.number not in self._held:
            await self.gateway.close(held.number)

    def _bucket(self, shard: int) -> asyncio.Lock:
        """Return the lock of a shard's bucket.

        Discord lets the sessions of one bucket begin only one at a time.
        """
        return self._buckets.setdefault(shard % self._concurrency, asyncio.Lock())

    async def may_identify(self, shard: int) -> None:
        await self._leases.may_identify(shard % self._concurrency)

    def connected(self, shard: int) -> None:
        held = self._held.get(shard)
        if held is not None and self._is_ours(held):
            held.connected = True
            self._note_session(shard)
            _log.info("shard %d of %d is connected", held.number, held.shard.count)
            self._tasks.run(self._leases.tell_ready(shard, held.fence))

    async def ready(self, shard: int) -> None:
        held = self._held.get(shard)
        if held is not None and self._is_ours(held):
            held.ready = True
            await self._handover.ready(held.shard)

    def _lose(self, held: _Held) -> None:
        """Drop a shard whose lease this process has lost, and disconnect it."""
        _log.warning("shard %d: another process has the lease now", held.number)
        held.stage = "leaving"
        self._drop(held)
        self._handover.forget_shard(held.shard)
        self._tasks.run(self.gateway.close(held.number))

    def _drop(self, held: _Held) -> None:
        self._held.pop(held.number, None)
        self._fences.held.pop(held.number, None)

    def _hand_over(self, held: _Held) -> None:
        held.stage = "leaving"
        self._note_session(held.number)
        self._tasks.run(self._give_up(held))

    async def _give_up(self, held: _Held) -> None:
        """Finish the work on a shard, give up its lease, and close its connection.

        The connection stays open until the next owner receives the shard's events.
        """
        try:
            await self._handover.finish_shard(held.shard)
            self._fences.held.pop(held.number, None)
            await self._leases.give_up([(held.number, held.fence)])
            if held.connected:
                await self._until_heard(held.number)
                self._note_session(held.number)
        finally:
            self._drop(held)
            await self._tell_waiting()
            await self.gateway.close(held.number)

    async def _until_heard(self, shard: int) -> None:
        """Wait until another process receives a shard's events, but at most `LINGER` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER), self._seen:
                await self._seen.wait_for(lambda: self._is_heard(self._cluster.leases[shard]))

    def _is_heard(self, lease: Lease) -> bool:
        return lease.ready and lease.owner != self._leases.me

    # The end

    async def drain(self) -> None:
        """Take no more shards, and wait until this process has given up all its shards.

        Wait at most `DRAIN` seconds, and not at all if no other process can take shards.
        """
        self._leases.retire()
        self._woken.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN), self._seen:
                await self._seen.wait_for(lambda: not (self._held and self._has_successor()))

    def _has_successor(self) -> bool:
        return any(one.most for one in self._cluster.alive if one.name != self._leases.me)

    async def stop(self) -> None:
        self._ending = True
        for held in self._held.values():
            held.stage = "leaving"

    async def hand_over_all(self) -> None:
        """Give up all leases, and wait until other processes receive the shards' events.

        Wait at most `LAST_WORDS` seconds. Everything must have been saved before.
        """
        given = [(number, held.fence) for number, held in self._held.items()]
        self._fences.held.clear()
        try:
            await self._leases.leave(given)
            connected = [held.number for held in self._held.values() if held.connected]
            await self._watch(connected)
        except DatabaseFailed as error:
            _log.warning("others can take the shards only after %.0f seconds: %s", LEASE, error)
        await self._tasks.close()

    async def _watch(self, given: list[int]) -> None:
        """Wait until other processes receive the events of the shards in `given`.

        Wait at most `LAST_WORDS` seconds, and not at all if no other process is alive. No
        heartbeats are sent meanwhile.
        """
        until = time.monotonic() + LAST_WORDS
        while given and time.monotonic() < until:
            cluster = await self._leases.look()
            if not cluster.alive or all(self._is_heard(cluster.leases[one]) for one in given):
                return
            await self._rest()

    async def close(self) -> None:
        await self._tasks.close()
        await self._leases.close()

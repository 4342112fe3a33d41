"""Tests of leases of shards: taken, renewed, given up, expired, and fencing of writes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot.store.database.address import Server
from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.database import Database
from bot.store.database.writer import LeaseLost, Owner, Transaction
from bot.store.games.games import Games
from bot.store.messages.kinds import TABLE
from bot.store.messages.posts import Post, Posts
from bot.store.postgres.lease_table import BACK, LEASES, Leases
from bot.store.postgres.server_database import PostgresDatabase
from bot.store.postgres.session import Fences
from bot.store.shards.leases import Cluster, Lease, OtherShards, Process
from bot.store.users.people import People, Preferences
from tests.support.databases import end_sessions, on_disk
from tests.support.patience import PATIENCE, in_time

SHARDS = 4
GUILD = 3 << 22
"""A server of shard 3."""


@dataclass
class One:
    """A process of the cluster, with its database connection, leases and fences."""

    db: PostgresDatabase
    leases: Leases
    fences: Fences

    async def take(self, *shards: int) -> list[int]:
        """Take shards, and return those that it got."""
        cluster = await self.leases.renew(0, 0)
        taken = await self.leases.take([cluster.leases[shard] for shard in shards])
        self.fences.held.update(taken)
        return sorted(taken)

    async def owners(self) -> list[str]:
        return [lease.owner for lease in (await self.leases.look()).leases]


@asynccontextmanager
async def a_process(server: Server, shards: int | None = SHARDS) -> AsyncIterator[One]:
    db = await Database.open(server)
    assert isinstance(db, PostgresDatabase)
    leases = await Leases.open(db)
    try:
        fences = Fences(await leases.join(shards, None))
        await db.fence(fences)
        yield One(db, leases, fences)
    finally:
        await leases.close()
        await db.close()


@pytest_asyncio.fixture
async def two(server: Server) -> AsyncIterator[tuple[One, One]]:
    async with a_process(server) as first, a_process(server) as second:
        yield first, second


def die(server: Server, one: One) -> None:
    """Set the last heartbeat of a process to a minute ago."""
    sql = "UPDATE rentroll_processes SET renewed = now() - interval '1 minute' WHERE name = ?"
    on_disk(server, sql, one.leases.me)


# Fair shares


def cluster(shards: int, **most: int) -> Cluster:
    processes = tuple(Process(name, "", limit, 0, 0, 0.0) for name, limit in most.items())
    return Cluster(processes, tuple(Lease(n, "", 1, False) for n in range(shards)))


@pytest.mark.parametrize(
    ("shards", "most", "shares"),
    [
        (16, {"a": 16}, [16]),
        (16, {"a": 16, "b": 16}, [8, 8]),
        (16, {"a": 16, "b": 16, "c": 16}, [6, 6, 6]),
        (16, {"a": 4, "b": 16}, [4, 12]),
        (16, {"a": 4, "b": 4}, [4, 4]),
        (1, {"a": 1, "b": 1}, [1, 1]),
    ],
)
def test_shards_are_shared_evenly_up_to_the_limit_of_each_process(
    shards: int, most: dict[str, int], shares: list[int]
):
    found = cluster(shards, **most)
    assert [found.share(name) for name in most] == shares


def test_a_process_without_a_heartbeat_gets_no_shards():
    dead = Process("dead", "", 16, 0, 0, 60.0)
    alive = Process("alive", "", 16, 0, 0, 0.5)
    found = Cluster((dead, alive), (Lease(0, "dead", 1, True), Lease(1, "alive", 1, True)))
    assert found.share("alive") == 2
    assert [lease.shard for lease in found.free] == [0]


@pytest.mark.asyncio
async def test_a_process_that_has_only_joined_or_is_about_to_end_gets_no_shards(
    two: tuple[One, One],
):
    first, second = two
    await first.leases.renew(0, 0)
    shares = [(await first.leases.look()).share(one.leases.me) for one in two]
    assert shares == [SHARDS, 0]
    seen = await second.leases.renew(0, 0)
    assert [seen.share(one.leases.me) for one in two] == [2, 2]
    first.leases.retire()
    seen = await first.leases.renew(0, 0)
    assert [seen.share(one.leases.me) for one in two] == [0, SHARDS]


# Taking and giving up


@pytest.mark.asyncio
async def test_two_processes_that_take_the_same_shards_get_each_shard_once(two: tuple[One, One]):
    both = await asyncio.gather(*(one.take(*range(SHARDS)) for one in two))
    assert sorted(both[0] + both[1]) == [*range(SHARDS)]


@pytest.mark.asyncio
async def test_a_shard_of_a_living_process_is_not_taken(two: tuple[One, One]):
    first, second = two
    assert await first.take(0, 1) == [0, 1]
    assert await second.take(0, 1, 2) == [2]


@pytest.mark.asyncio
async def test_a_shard_that_was_given_up_is_free_at_once_and_all_processes_are_notified(
    two: tuple[One, One],
):
    first, second = two
    await first.take(0)
    news = second.leases.news()
    assert await in_time(anext(news)) == BACK
    await first.leases.give_up(first.fences.held.items())
    assert await in_time(anext(news)) == LEASES
    assert await second.take(0) == [0]


@pytest.mark.asyncio
async def test_a_process_that_leaves_gives_up_all_shards(two: tuple[One, One]):
    first, second = two
    await first.take(0, 1)
    await first.leases.leave(first.fences.held.items())
    found = await second.leases.look()
    assert [process.name for process in found.processes] == [second.leases.me]
    assert await second.take(0, 1) == [0, 1]


@pytest.mark.asyncio
async def test_the_shards_of_an_expired_process_are_taken_with_new_fences(
    two: tuple[One, One], server: Server
):
    first, second = two
    await first.take(0)
    die(server, first)
    assert await second.take(0) == [0]
    assert second.fences.held[0] > first.fences.held[0]
    assert await second.owners() == [second.leases.me, "", "", ""]


@pytest.mark.asyncio
async def test_an_expired_process_that_sends_a_heartbeat_counts_again(
    two: tuple[One, One], server: Server
):
    first, second = two
    die(server, first)
    await second.leases.renew(0, 0)
    assert len((await first.leases.renew(0, 0)).alive) == 2


@pytest.mark.asyncio
async def test_after_its_own_lost_connection_a_process_takes_no_shards_of_others(
    two: tuple[One, One], server: Server
):
    first, second = two
    await first.take(0)
    die(server, first)  # its heartbeat is old because the server was away
    await second.leases.renew(0, 0)
    end_sessions(server, f"%{second.leases.me} leases")
    assert await second.take(0, 1) == [1], "what is nobody's can be had at once"
    await first.leases.renew(0, 0)
    assert (await second.owners())[0] == first.leases.me


# The number of shards


@pytest.mark.asyncio
async def test_another_number_of_shards_is_refused_while_others_run(server: Server):
    async with a_process(server):
        with pytest.raises(OtherShards) as others:
            async with a_process(server, SHARDS + 1):
                pass
        assert others.value.count == SHARDS
        async with a_process(server, None) as any_number:
            assert any_number.fences.count == SHARDS


@pytest.mark.asyncio
async def test_without_running_processes_a_new_number_of_shards_is_taken_and_old_fences_are_invalid(
    server: Server,
):
    async with a_process(server) as one:
        await one.take(0)
        await one.leases.leave(one.fences.held.items())
        old = one.fences.held[0]
    async with a_process(server, 2 * SHARDS) as more:
        found = await more.leases.look()
        assert len(found.leases) == 2 * SHARDS
        assert all(lease.fence > old for lease in found.leases)


@pytest.mark.asyncio
async def test_processes_that_join_at_the_same_moment_agree_on_the_number_of_shards(server: Server):
    async def one() -> int:
        async with a_process(server) as made:
            return len((await made.leases.look()).leases)

    assert await asyncio.gather(*(one() for _ in range(4))) == [SHARDS] * 4


# Fencing of writes


async def new_game(one: One, guild: int = GUILD) -> int:
    seats = [Sitting("Ana", "Race Car", 11)]
    return await Games(one.db).create(guild, guild + 1, GameSettings(), seats, 0.0)


@pytest.mark.asyncio
async def test_only_the_owner_of_a_shard_writes_its_games(two: tuple[One, One]):
    first, second = two
    await first.take(3)
    await second.take(2)
    game = await new_game(first)
    with pytest.raises(LeaseLost):
        await new_game(second)
    with pytest.raises(LeaseLost):
        await Games(second.db).set_status(game, "closed", 1.0)
    with pytest.raises(LeaseLost):
        await Posts(second.db).save(game, Post(TABLE, 1, 2, 0.0))
    assert await Games(first.db).set_status(game, "closed", 1.0)


@pytest.mark.asyncio
async def test_a_process_that_lost_its_lease_unnoticed_cannot_write(
    two: tuple[One, One], server: Server
):
    first, second = two
    await first.take(3)
    game = await new_game(first)
    die(server, first)
    await second.take(3)
    with pytest.raises(LeaseLost):
        await Games(first.db).set_status(game, "closed", 1.0)
    assert await Games(second.db).set_status(game, "closed", 1.0)


@pytest.mark.asyncio
async def test_the_fence_of_an_earlier_lease_is_invalid_when_the_shard_is_taken_again(
    two: tuple[One, One],
):
    first, _ = two
    await first.take(3)
    stale = Fences(SHARDS, dict(first.fences.held))
    await first.leases.give_up(first.fences.held.items())
    await first.take(3)
    await new_game(first)
    await first.db.fence(stale)
    with pytest.raises(LeaseLost):
        await new_game(first, GUILD + (SHARDS << 22))


async def hears_nothing(server: Server, one: One) -> None:
    """Wait until the server waits for the next statement of a process in a transaction."""
    sql = (
        "SELECT 1 FROM pg_stat_activity WHERE application_name = ?"
        " AND xact_start IS NOT NULL AND wait_event = 'ClientRead'"
    )
    while not on_disk(server, sql, f"rentroll {one.leases.me}"):  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_a_process_frozen_in_a_commit_loses_its_shard_and_writes_nothing(
    two: tuple[One, One], server: Server
):
    first, second = two
    await first.take(3)
    game = await new_game(first)
    die(server, first)
    begun, go_on = threading.Event(), threading.Event()

    def work(db: Transaction) -> None:
        assert db.change("UPDATE games SET changed = 7 WHERE id = ?", (game,))
        begun.set()
        go_on.wait(PATIENCE)
        db.execute("UPDATE games SET changed = 8 WHERE id = ?", (game,))

    writing = asyncio.create_task(first.db.transact(work, Owner("game", game)))
    await in_time(asyncio.to_thread(begun.wait))
    await in_time(hears_nothing(server, first))
    cluster = await second.leases.look()
    taking = asyncio.create_task(second.leases.take([cluster.leases[3]]))
    assert 3 in await in_time(taking)
    go_on.set()
    with pytest.raises(LeaseLost):
        await in_time(writing)
    assert on_disk(server, "SELECT changed FROM games") == [(0.0,)]


@pytest.mark.asyncio
async def test_marks_of_many_games_need_all_their_shards(two: tuple[One, One]):
    first, _ = two
    await first.take(2, 3)
    games = [await new_game(first), await new_game(first, 2 << 22)]
    marks = {(game, TABLE): "x" for game in games}
    await Posts(first.db).save_shown(marks)
    del first.fences.held[2]
    with pytest.raises(LeaseLost):
        await Posts(first.db).save_shown(marks)


@pytest.mark.asyncio
async def test_a_write_for_a_missing_game_needs_no_lease(two: tuple[One, One]):
    await Posts(two[0].db).drop(99, TABLE)


@pytest.mark.asyncio
async def test_data_outside_servers_can_be_written_by_any_process(two: tuple[One, One]):
    await People(two[0].db).choose(5, Preferences(ping="never"))
    with pytest.raises(LeaseLost):
        await two[0].db.write("DELETE FROM departures", (), Owner("guild", GUILD))


# Notices


@pytest.mark.asyncio
async def test_processes_are_notified_of_a_change_when_it_is_committed(two: tuple[One, One]):
    first, second = two
    here, there = People(first.db), People(second.db)
    news = second.leases.news()
    assert await in_time(anext(news)) == BACK
    await here.choose(5, Preferences(ping="never"))
    assert await in_time(anext(news)) == "preferences 5"
    assert there.of(5) == Preferences()
    await there.reread(5)
    assert there.of(5) == Preferences(ping="never")
    await here.reset(5)
    assert await in_time(anext(news)) == "preferences 5"
    await there.reread(5)
    assert there.of(5) == Preferences()


@pytest.mark.asyncio
async def test_a_listener_that_lost_its_connection_reports_missed_notices(
    two: tuple[One, One], server: Server
):
    news = two[0].leases.news()
    assert await in_time(anext(news)) == BACK
    end_sessions(server, "% listens")
    assert await in_time(anext(news)) == BACK
    assert await in_time(anext(news)) == BACK
    await two[1].leases.tell("hello")
    assert await in_time(anext(news)) == "hello"


# Gateway sessions


@pytest.mark.asyncio
async def test_two_sessions_of_a_bucket_begin_five_seconds_apart(
    two: tuple[One, One], server: Server, monkeypatch: pytest.MonkeyPatch
):
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        on_disk(server, "UPDATE rentroll_identifies SET free = now()")

    monkeypatch.setattr("bot.store.postgres.lease_table.asyncio.sleep", sleep)
    first, second = two
    await first.leases.may_identify(0)
    await second.leases.may_identify(1)
    assert not waited
    await second.leases.may_identify(0)
    (seconds,) = waited
    assert 4 < seconds <= 5.25

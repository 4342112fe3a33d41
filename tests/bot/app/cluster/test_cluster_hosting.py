"""Tests of settings, locks, health and doctor for several processes."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.app.client import Rentroll
from bot.app.cluster.single_process import SingleProcess
from bot.discord_api.budget import Budget
from bot.hosting.config import Config
from bot.hosting.doctor import examine
from bot.hosting.health import read_health
from bot.hosting.lock import only_one
from bot.playground.client import point_at
from bot.playground.server import PlaygroundSettings, serve
from bot.store.database.address import Server
from bot.store.database.schema import MARK
from bot.support.failures import BadSetting, NotNow
from tests.bot.app.cluster.test_leases import a_process
from tests.support.databases import end_sessions, on_disk
from tests.support.patience import in_time

NOW = 1_800_000_000.0


@pytest.mark.parametrize(
    ("said", "meant"), [("", None), ("auto", 0), ("AUTO", 0), ("16", 16), (" 4 ", 4)]
)
def test_the_number_of_shards_is_a_setting(said: str, meant: int | None):
    assert Config.read({"RENTROLL_SHARDS": said}).shards == meant


@pytest.mark.parametrize("said", ["0", "-1", "many", "1.5"])
def test_a_number_of_shards_that_makes_no_sense_is_refused(said: str):
    with pytest.raises(BadSetting, match="RENTROLL_SHARDS"):
        Config.read({"RENTROLL_SHARDS": said})


def test_a_limit_of_shards_without_a_number_of_shards_is_refused():
    with pytest.raises(BadSetting, match="RENTROLL_MOST_SHARDS"):
        Config.read({"RENTROLL_MOST_SHARDS": "3"})


def test_each_process_takes_its_share_of_the_requests():
    budget = Budget(45)
    budget.set_process_count(3)
    assert budget.rate == 15
    budget.set_process_count(1)
    assert budget.rate == 45
    budget.set_process_count(1000)
    assert budget.rate == 1


# Locks of a database


def test_processes_of_a_cluster_share_a_database_and_others_are_locked_out(server: Server):
    another = pytest.raises(NotNow, match="another Rentroll uses this database")
    together = only_one(server, together=True)
    with together, only_one(server, together=True), another, only_one(server):
        pass
    with only_one(server), another, only_one(server, together=True):
        pass


@pytest.fixture
def quick_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.postgres.server_lock.WATCH", 0.01)


def end_locks(server: Server) -> None:
    end_sessions(server, "%keeps others away")


def locks(server: Server, *, granted: bool = True) -> list[object]:
    """Return the sessions that hold an advisory lock in this database, or wait for one."""
    return on_disk(
        server,
        "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database"
        " WHERE datname = current_database() AND locktype = 'advisory' AND granted = ?",
        granted,
    )


@pytest.mark.usefixtures("quick_watch")
def test_a_lock_that_ended_with_its_session_is_taken_again(server: Server):
    lost = threading.Event()
    with only_one(server, lost=lost.set):
        before = locks(server)
        end_locks(server)
        while locks(server) in (before, []):  # an ended session keeps its lock for a moment
            pass
        with pytest.raises(NotNow), only_one(server):
            pass
    assert not lost.is_set()


@pytest.mark.usefixtures("quick_watch")
def test_a_process_that_lost_its_lock_to_another_session_is_notified(server: Server):
    lost = threading.Event()
    with only_one(server, lost=lost.set):
        # A thread waits for the lock, and gets it when it is free.
        waiting = threading.Thread(
            target=on_disk, args=(server, "SELECT pg_advisory_lock(?, 1), pg_sleep(2)", MARK)
        )
        waiting.start()
        while not locks(server, granted=False):
            pass
        end_locks(server)
        assert lost.wait(60)
    waiting.join()


# Health and doctor


@pytest.mark.asyncio
async def test_health_and_doctor_list_the_owner_of_each_shard_and_the_free_shards(server: Server):
    async with a_process(server) as first, a_process(server) as second:
        await first.take(0, 1)
        await second.take(2)
        for one in (first, second):
            for shard, fence in one.fences.held.items():
                await one.leases.tell_ready(shard, fence)
        well, said = await asyncio.to_thread(read_health, server, NOW)
        assert (well, said) == (False, "3 of 4 shards connected by 2 processes (no process has 3)")
        await second.take(3)
        _, said = await asyncio.to_thread(read_health, server, NOW)
        assert said == "3 of 4 shards connected by 2 processes (not connected: 3)"
        await second.leases.tell_ready(3, second.fences.held[3])
        await second.leases.renew(5, 7)
        assert await asyncio.to_thread(read_health, server, NOW) == (
            True,
            "well: 2 processes, 4 shards, 5 servers, 7 games",
        )
        found = await asyncio.to_thread(examine, {}, Path("/nowhere"), NOW, server)
        told = [one.found for one in found if one.check == "cluster"]
        assert sorted(line.partition(": ")[2].rpartition(",")[0] for line in told) == [
            "shards 0, 1",
            "shards 2, 3",
        ]
        assert all(" seconds ago" in line for line in told)


@pytest.mark.asyncio
async def test_health_without_processes_of_a_cluster_is_that_of_a_single_process(server: Server):
    assert "no heartbeat" in (await asyncio.to_thread(read_health, server, NOW))[1]
    async with a_process(server) as one:
        await one.leases.leave([])
        assert "no heartbeat" in (await asyncio.to_thread(read_health, server, NOW))[1]


@pytest.mark.asyncio
async def test_a_single_process_writes_no_leases(server: Server):
    running = await serve(PlaygroundSettings(port=0))
    point_at(running.url)
    bot = Rentroll(Config(database=server), guild_ready_timeout=0.05)
    connected = asyncio.Event()

    async def on_connect() -> None:
        connected.set()

    bot.event(on_connect)
    client = asyncio.create_task(bot.start(running.settings.token))
    await in_time(connected.wait())
    assert type(bot.cluster) is SingleProcess
    sql = "SELECT count(*) FROM pg_tables WHERE tablename LIKE 'rentroll_%'"
    assert on_disk(server, sql) == [(1,)]  # the table of the last writer
    await bot.close()
    await client
    await running.close()

"""Transactions that wait for the disk at the same time go there as one, each all or nothing."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.store.database.database import Database
from bot.store.database.sqlite import TOGETHER, SqliteDatabase
from bot.store.database.writer import Conflict, Transaction

pytestmark = pytest.mark.asyncio


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file, whatever the other tests have."""
    return tmp_path / "rentroll.db"


class BusyDisk:
    """A disk that is being written to, until it is told to go on."""

    def __init__(self, db: Database) -> None:
        assert isinstance(db, SqliteDatabase)
        assert db._writer is not None
        self.commits = 0
        self._db = db
        self._visit = db._writer.visit
        self._go_on = threading.Event()

    async def __aenter__(self) -> BusyDisk:
        await self._visit(lambda connection: connection.set_trace_callback(self._heard))
        self._writing = asyncio.create_task(self._visit(lambda _: self._go_on.wait()))
        return self

    def _heard(self, statement: str) -> None:
        self.commits += statement == "COMMIT"

    async def __aexit__(self, *_: object) -> None:
        self._go_on.set()
        await self._writing


async def note(db: Database, *names: str) -> str:
    """One transaction."""

    def work(transaction: Transaction) -> str:
        for name in names:
            transaction.execute("INSERT INTO facts VALUES (?, 'x')", (name,))
        return " ".join(names)

    return await db.transact(work)


async def asked(*wishes: asyncio.Task[str]) -> None:
    """They all wait for the disk now."""
    for _ in wishes:
        await asyncio.sleep(0)


async def test_what_waits_at_the_same_time_is_one_commit_and_everybody_hears_of_theirs(
    db: Database,
):
    names = [f"n{number:03}" for number in range(TOGETHER + 1)]
    async with BusyDisk(db) as disk:
        wishes = [asyncio.create_task(note(db, name)) for name in names]
        await asked(*wishes)
    assert await asyncio.gather(*wishes) == names
    assert await db.facts("n") == names
    assert disk.commits == 2, "so many at most are one"


async def test_who_is_refused_changes_nothing_and_takes_nobody_with_them(db: Database):
    async with BusyDisk(db):
        wishes = [
            asyncio.create_task(wish) for wish in (note(db, "a"), note(db, "b", "a"), note(db, "c"))
        ]
        await asked(*wishes)
    first, second, third = await asyncio.gather(*wishes, return_exceptions=True)
    assert (first, third) == ("a", "c")
    assert isinstance(second, Conflict)
    assert [await db.fact(name) for name in "abc"] == ["x", None, "x"]


async def test_who_gives_up_while_the_disk_is_busy_has_written_nothing(db: Database):
    async with BusyDisk(db):
        wishes = [asyncio.create_task(note(db, name)) for name in "abc"]
        await asked(*wishes)
        wishes[1].cancel()
        await asyncio.sleep(0)
    outcomes = await asyncio.gather(*wishes, return_exceptions=True)
    assert isinstance(outcomes[1], asyncio.CancelledError)
    assert [await db.fact(name) for name in "abc"] == ["x", None, "x"]

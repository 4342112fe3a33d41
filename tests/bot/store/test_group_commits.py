"""Transactions that wait for the disk at the same time share a commit. Each is all or nothing."""

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
    """A database file, even if other tests use PostgreSQL."""
    return tmp_path / "rentroll.db"


class BusyDisk:
    """A block in which the writing thread is busy and transactions queue. It counts commits."""

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
    """Insert facts with these names in one transaction."""

    def work(transaction: Transaction) -> str:
        for name in names:
            transaction.execute("INSERT INTO facts VALUES (?, 'x')", (name,))
        return " ".join(names)

    return await db.transact(work)


async def let_queue(*queued: asyncio.Task[str]) -> None:
    """Let tasks start, so that their transactions are queued."""
    for _ in queued:
        await asyncio.sleep(0)


async def test_queued_transactions_share_a_commit_and_each_gets_its_result(
    db: Database,
):
    names = [f"n{number:03}" for number in range(TOGETHER + 1)]
    async with BusyDisk(db) as disk:
        queued = [asyncio.create_task(note(db, name)) for name in names]
        await let_queue(*queued)
    assert await asyncio.gather(*queued) == names
    assert await db.facts("n") == names
    assert disk.commits == 2, "TOGETHER transactions share one commit"


async def test_a_queued_transaction_that_fails_does_not_affect_the_others(db: Database):
    async with BusyDisk(db):
        queued = [
            asyncio.create_task(one) for one in (note(db, "a"), note(db, "b", "a"), note(db, "c"))
        ]
        await let_queue(*queued)
    first, second, third = await asyncio.gather(*queued, return_exceptions=True)
    assert (first, third) == ("a", "c")
    assert isinstance(second, Conflict)
    assert [await db.fact(name) for name in "abc"] == ["x", None, "x"]


async def test_a_queued_transaction_that_is_cancelled_writes_nothing(db: Database):
    async with BusyDisk(db):
        queued = [asyncio.create_task(note(db, name)) for name in "abc"]
        await let_queue(*queued)
        queued[1].cancel()
        await asyncio.sleep(0)
    outcomes = await asyncio.gather(*queued, return_exceptions=True)
    assert isinstance(outcomes[1], asyncio.CancelledError)
    assert [await db.fact(name) for name in "abc"] == ["x", None, "x"]

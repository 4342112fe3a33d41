"""Transactions: a reader sees all of one or nothing, at any time."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.database import Database
from bot.store.database.writer import Conflict, DatabaseFailed, Transaction
from bot.store.games.games import Games
from bot.store.servers.editions import Editions
from bot.store.servers.guilds import Guilds
from bot.store.users.people import People
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer
from bot.words import LANGUAGES, Language, say, speaking

pytestmark = [pytest.mark.asyncio, pytest.mark.both_databases]

NOW = 1_800_000_000.0
PEOPLE = [Sitting("Ana", "Race Car", 11), Sitting("Ben", "Thimble", 12)]
READS = 400


def two_facts(transaction: Transaction) -> None:
    for name in ("a", "b"):
        transaction.execute("INSERT INTO facts VALUES (?, 'x')", (name,))


async def test_no_reader_sees_a_half_written_lobby(db: Database):
    lobbies = a_reception(db)
    games = lobbies.games
    lobby = await games.create(1, 2, GameSettings(seats=2), PEOPLE, NOW)

    async def change() -> None:
        for number in range(READS // 4):
            seats = 1 + number % 2
            await games.save_lobby(lobby, GameSettings(seats=seats), PEOPLE[:seats], NOW)

    changing = asyncio.create_task(change())
    seen = [await lobbies.find(lobby) for _ in range(READS)]
    await changing
    assert [one.settings.seats for one in seen] == [len(one.seats) for one in seen]


def a_reception(db: Database) -> Lobbies:
    games, people = Games(db), People(db)
    server_editions = EditionsByServer(Editions(db), Guilds(db))
    return Lobbies(games, Tables(games, people, lambda: NOW), server_editions, lambda: NOW)


async def test_a_reader_sees_the_last_commit_and_waits_for_no_writer(db: Database):
    written, go_on = threading.Event(), threading.Event()

    def slowly(transaction: Transaction) -> None:
        two_facts(transaction)
        written.set()
        go_on.wait()

    writing = asyncio.create_task(db.transact(slowly))
    await asyncio.to_thread(written.wait)
    assert await db.fact("a") is None
    go_on.set()
    await writing
    assert (await db.fact("a"), await db.fact("b")) == ("x", "x")


async def test_a_task_reads_its_own_writes(db: Database):
    for number in range(200):
        await db.remember("number", str(number))
        assert await db.fact("number") == str(number)


async def test_a_transaction_that_fails_midway_changes_nothing_and_the_next_works(db: Database):
    def fail(transaction: Transaction) -> None:
        two_facts(transaction)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await db.transact(fail)
    assert await db.rows("SELECT name FROM facts") == []
    await db.transact(two_facts)
    with pytest.raises(Conflict):
        await db.transact(two_facts)
    assert len(await db.rows("SELECT name FROM facts")) == 2


@pytest.mark.only_sqlite
async def test_a_full_disk_leaves_no_half_written_transaction(db: Database):
    games = Games(db)
    lobby = await games.create(1, 2, GameSettings(), PEOPLE, NOW)
    ((pages,),) = await db.rows("PRAGMA page_count")
    await db.transact(lambda disk: disk.rows(f"PRAGMA max_page_count = {pages}"))
    crowd = [Sitting("x" * 5000, "Race Car", 11) for _ in range(50)]
    with pytest.raises(DatabaseFailed, match="full"):
        await games.save_lobby(lobby, GameSettings(seats=3), crowd, NOW + 1)
    row = await games.game(lobby)
    assert row is not None
    assert (row.settings, row.changed, await games.seats(lobby)) == (GameSettings(), NOW, PEOPLE)


async def test_an_empty_lobby_is_closed_in_the_same_transaction(
    db: Database, monkeypatch: pytest.MonkeyPatch
):
    lobbies = a_reception(db)
    lobby = await lobbies.games.create(1, 2, GameSettings(), PEOPLE, NOW)

    async def power_cut(*_: object) -> None:
        raise DatabaseFailed("power cut")

    monkeypatch.setattr(lobbies.games, "set_status", power_cut)
    await lobbies.change(lobby, lambda now: type(now)(now.settings, (), now.editions))
    row = await lobbies.games.game(lobby)
    assert row is not None
    assert row.status == "closed"


async def test_only_a_transaction_can_write(db: Database):
    with pytest.raises(DatabaseFailed, match=r"read-?only"):
        await db.rows("INSERT INTO facts VALUES ('a', 'b')")


async def test_a_transaction_that_has_begun_finishes_after_its_task_is_cancelled(db: Database):
    begun, go_on = threading.Event(), threading.Event()

    def slowly(transaction: Transaction) -> None:
        begun.set()
        go_on.wait()
        two_facts(transaction)

    writing = asyncio.create_task(db.transact(slowly))
    await asyncio.to_thread(begun.wait)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    go_on.set()
    await db.remember("c", "x")
    assert [row[0] for row in await db.rows("SELECT name FROM facts ORDER BY name")] == [*"abc"]


async def test_a_transaction_uses_the_language_of_its_caller(
    db: Database, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(LANGUAGES, "xx", Language("xx", ["seat-out = Xx."]))
    with speaking("xx"):
        assert await db.transact(lambda _: say("seat-out")) == "Xx."


@pytest.mark.only_sqlite
async def test_our_own_readers_do_not_block_a_scrub(db: Database):
    async def read() -> None:
        for _ in range(READS):
            await db.rows("SELECT * FROM facts")

    for number in range(10):
        await db.remember(f"fact {number}", "x" * 1000)
        reading = asyncio.create_task(read())
        await asyncio.sleep(0)
        assert await db.scrub()
        await reading

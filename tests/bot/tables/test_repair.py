"""Repair of a game's damaged rows with values derived from its other rows."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.cli import main
from bot.hosting.damage import damage
from bot.store.database.address import Address
from bot.store.database.codec import GameSettings, Sitting, digest, encode
from bot.store.database.database import Database
from bot.store.database.rows import Unreadable
from bot.store.games.games import Games
from bot.store.users.people import People
from bot.tables.clocks import DECISION, GAME_END, REST
from bot.tables.game_record import record_of
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from editions.loader import load
from engine.asked import waiting
from engine.defaults import default
from engine.rules import configure
from engine.setup import blank
from tests.support.tables import load_all, lose

pytestmark = [pytest.mark.asyncio, pytest.mark.both_databases]

NOW = 1_800_000_000.0
PEOPLE = [Sitting("Ana", "Race Car", 11), Sitting("Ben", "Thimble", 12)]
SETTINGS = GameSettings("classic", "timed", host=11, seats=2, minutes=45)
LAST = 118

REPLACED = {
    "UPDATE snapshots SET state = x'00'": "snapshots: 100, from the log",
    "UPDATE snapshots SET state = x'00' WHERE seq = 100": "snapshots: 100, from the log",
    "DELETE FROM snapshots": "snapshots: 0, from the log",
    "UPDATE snapshots SET seq = 99 WHERE seq = 0": "snapshots: 0, from the log",
    "UPDATE snapshots SET seq = 900 WHERE seq = 110": "snapshots: 900, of no entry",
    "UPDATE games SET edition = x'00'": "games.edition: by the settings",
    "UPDATE games SET settings = '{'": "games.settings: by its edition",
    "UPDATE games SET seq = 90": "games.seq: by the last entry of the log",
    "UPDATE games SET seq = 900": "games.seq: by the last entry of the log",
    "UPDATE games SET seq = 549755813888": "games.seq: by the last entry of the log",
    "UPDATE commits SET events = x'ff' WHERE seq = 111": "commits: entry 111, by its other half",
    "UPDATE commits SET move = x'ff' WHERE seq = 111": "commits: entry 111, by its other half",
    "DELETE FROM seats WHERE seat = 1": "seats: seat 1",
    "UPDATE seats SET seat = 9 WHERE seat = 1": "seats: seat 9, of no player",
    "INSERT INTO seats SELECT game, 9, user, name, token, robot, kept, misses FROM seats"
    " WHERE seat = 1": "seats: seat 9, of no player",
}
"""Damaging SQL statements, and the log line about the repair. No state is lost."""
OF_SQLITE = {
    "UPDATE games SET seq = 'x'": "games.seq: by the last entry of the log",
    "UPDATE games SET changed = 'x', created = x'01'": "games.changed: by the log",
    "UPDATE games SET channel = 'x'": "games.channel: by the message of the table",
    "UPDATE seats SET user = 'me' WHERE seat = 1": "seats: seat 1",
    "UPDATE seats SET kept = 7 WHERE seat = 1": "seats: seat 1",
    "UPDATE timers SET due = 'soon'": "timers: planned from the state",
    "UPDATE snapshots SET seq = x'01' WHERE seq = 100": "snapshots: b'\\x01', of no entry",
}
"""Damaging SQL statements that PostgreSQL refuses, and the log line about the repair."""


def new_tables(db: Database) -> Tables:
    """Return the tables of a new process. Every call of its clock returns a later time."""
    ticks = count(NOW, 0.001)
    return Tables(Games(db), People(db), lambda: next(ticks), pace=1e6)  # only the test acts


@pytest_asyncio.fixture
async def table(db: Database) -> AsyncIterator[LiveTable]:
    """Yield a timed game after some turns, some of which were undone."""
    tables = new_tables(db)
    row = await tables.games.game(await tables.games.create(1, 2, SETTINGS, PEOPLE, NOW))
    assert row is not None
    begun = await tables.begin(row, configure(load("classic"), "timed"), PEOPLE, "seed")
    await play_to(begun, 109)
    await begun.undo(60, "moderator")
    await play_to(begun, LAST)
    await db.write("INSERT INTO posts (game, kind, channel, message, made)"
                   " VALUES (?, 'table', 2, 9, 1.0)", (begun.game,))  # fmt: skip
    await tables.close()
    yield begun


async def play_to(table: LiveTable, seq: int) -> None:
    while table.seq < seq:
        seat = next(iter(waiting(table.state)))
        await table.submit(seat, default(table.edition, table.state, seat))


async def check(db: Database, was: LiveTable) -> LiveTable:
    """Assert that a table is unchanged after a restart, and return it."""
    tables = new_tables(db)
    (table,) = await load_all(tables)
    assert digest(table.state) == digest(was.state)
    assert (table.seq, table.channel, table.guild) == (was.seq, was.channel, was.guild)
    assert table.edition == was.edition
    assert table.seats[0] == was.seats[0]
    assert table.settings != SETTINGS or GAME_END in table.timers
    assert table.settings != SETTINGS or DECISION in table.timers or table.automatic
    assert digest(await table.log.state_at(60)) == digest(await was.log.state_at(60))
    await tables.close()
    return table


@pytest.mark.parametrize("change", REPLACED)
async def test_a_damaged_row_is_replaced_from_other_rows(
    db: Database, database: Address, table: LiveTable, caplog: pytest.LogCaptureFixture, change: str
):
    await db.write(change)
    await seen_by_doctor(database, table, caplog)
    await check(db, table)
    assert REPLACED[change] in caplog.text
    assert await asyncio.to_thread(lambda: [*damage(database)]) == []


@pytest.mark.only_sqlite
@pytest.mark.parametrize("change", OF_SQLITE)
async def test_a_value_of_the_wrong_type_is_replaced(
    db: Database, database: Address, table: LiveTable, caplog: pytest.LogCaptureFixture, change: str
):
    await db.write(change)
    await seen_by_doctor(database, table, caplog)
    await check(db, table)
    assert OF_SQLITE[change] in caplog.text
    assert await asyncio.to_thread(lambda: [*damage(database)]) == []


@pytest.mark.only_sqlite
async def test_a_game_of_an_unknown_server_is_where_another_game_of_its_channel_is(
    db: Database, table: LiveTable, caplog: pytest.LogCaptureFixture
):
    games = Games(db)
    for guild, channel in ((5, 3), (table.guild, table.channel)):
        number = await games.create(guild, 4, SETTINGS, PEOPLE, NOW)
        there = "UPDATE games SET status = 'closed', channel = ? WHERE id = ?"
        await db.write(there, (channel, number))
    await db.write("UPDATE games SET guild = 'x' WHERE id = ?", (table.game,))
    await check(db, table)
    assert "games.guild: by another game in the channel" in caplog.text


async def seen_by_doctor(
    database: Address, table: LiveTable, caplog: pytest.LogCaptureFixture
) -> None:
    """Assert that doctor reports damage that can be repaired, and changes nothing."""
    for one in await asyncio.to_thread(lambda: [*damage(database)]):
        assert one.found.startswith(f"game {table.game} is damaged"), one
        assert one.heals, one
    assert "replaced" not in caplog.text


async def test_a_snapshot_of_a_wrong_state_is_repaired(db: Database, table: LiveTable):
    start = blank(table.edition, [sitting.token for sitting in PEOPLE], "seed")
    await db.write("UPDATE snapshots SET state = ? WHERE seq = 100", (encode(start),))
    await check(db, table)


async def test_an_entry_with_wrong_events_is_repaired(db: Database, table: LiveTable):
    await db.write(
        "UPDATE commits SET events = (SELECT events FROM commits WHERE seq = 5) WHERE seq = 115"
    )
    await check(db, table)


async def test_a_seat_whose_player_is_unknown_can_be_taken_over(db: Database, table: LiveTable):
    await db.write("DELETE FROM seats WHERE seat = 1")
    found = await check(db, table)
    assert found.seats[1].state == "vacant"
    assert found.seats[1].token == "Thimble"


async def test_a_paused_game_without_a_timer_gets_its_whole_time(db: Database, table: LiveTable):
    tables = new_tables(db)
    (live,) = await load_all(tables)
    await live.pause()
    await tables.close()
    await db.write("DELETE FROM timers")
    tables = new_tables(db)
    (paused,) = await load_all(tables)
    assert paused.timers[REST].about == 45 * 60
    await tables.close()


async def test_a_lost_entry_before_an_intact_snapshot_does_not_stop_the_game(
    db: Database, table: LiveTable, database: Address
):
    await db.write("UPDATE commits SET move = x'ff', events = x'ff' WHERE seq = 70")
    (found,) = await asyncio.to_thread(lambda: [*damage(database)])
    assert found.heals
    await db.write("UPDATE commits SET move = x'ff', events = x'ff' WHERE seq = 97")
    tables = new_tables(db)
    (live,) = await load_all(tables)
    assert digest(live.state) == digest(table.state)
    await play_to(live, LAST + 5)
    await tables.close()


async def test_a_seat_with_a_wrong_number_is_replaced_by_a_vacant_one(
    db: Database, table: LiveTable, database: Address
):
    await db.write("UPDATE seats SET seat = -1 WHERE seat = 1")
    (told,) = await asyncio.to_thread(lambda: [*damage(database)])
    assert told.heals
    assert "seats, row game" in told.found
    found = await check(db, table)
    assert [sitting.token for sitting in found.seats] == ["Race Car", "Thimble"]
    assert found.seats[1].state == "vacant"


@pytest.mark.parametrize(
    ("change", "reached", "last"),
    [
        (f"DELETE FROM commits WHERE seq = {LAST}", LAST - 1, LAST),
        ("DELETE FROM commits WHERE seq = 112", 111, LAST),
    ],
)
async def test_a_game_is_not_loaded_without_an_entry_that_its_state_needs(
    db: Database,
    table: LiveTable,
    database: Address,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
    change: str,
    reached: int,
    last: int,
):
    await db.write(change)
    tables = new_tables(db)
    assert await load_all(tables) == []
    assert f"game {table.game}, seq {reached + 1}: there is none" in caplog.text
    await tables.close()
    (found,) = await asyncio.to_thread(lambda: [*damage(database)])
    assert f"commits, row game {table.game}, seq {reached + 1}: there is none" in found.found
    assert f"entry {reached} of {last}" in found.advice
    where = str(database) if isinstance(database, Path) else database.url
    words = ["rewind", str(table.game), "--database", where, "-o", str(tmp_path / "kept.json")]
    assert await asyncio.to_thread(main, words) == 0
    tables = new_tables(db)
    (live,) = await load_all(tables)
    assert live.seq == reached
    await play_to(live, LAST + 5)
    await tables.close()


async def test_reading_the_record_of_a_game_repairs_damaged_rows(db: Database, table: LiveTable):
    was = await record_of(table)
    tables = new_tables(db)
    (live,) = await load_all(tables)
    await db.write("UPDATE commits SET events = x'ff' WHERE seq = 7")
    assert (await record_of(live)).log == was.log
    await tables.close()


async def test_rewind_continues_a_game_before_a_lost_entry(
    db: Database,
    table: LiveTable,
    database: Address,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
):
    await db.write("UPDATE commits SET move = x'ff', events = x'ff' WHERE seq = 105")
    await db.write("DELETE FROM snapshots WHERE seq > 105")
    tables = new_tables(db)
    assert await load_all(tables) == []
    with pytest.raises(Unreadable):
        await tables.load(table.game)
    told = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert len(told) == 1, "once"
    await tables.close()
    (found,) = await asyncio.to_thread(lambda: [*damage(database)])
    assert not found.heals
    assert "entry 104 of 118" in found.advice
    assert f"`rentroll rewind {table.game}`" in found.advice

    where = str(database) if isinstance(database, Path) else database.url
    kept = tmp_path / "kept.json"
    words = ["rewind", str(table.game), "--database", where, "-o", str(kept)]
    before = await table.log.state_at(104)
    assert await asyncio.to_thread(main, words) == 0
    assert "goes on from entry 104" in capsys.readouterr().out
    assert [one["seq"] for one in json.loads(kept.read_bytes())["entries"]] == [*range(105, 119)]
    assert await asyncio.to_thread(lambda: [*damage(database)]) == []
    tables = new_tables(db)
    (live,) = await load_all(tables)
    assert digest(live.state) == digest(before)
    await play_to(live, 120)
    await tables.close()
    assert await asyncio.to_thread(main, words) == 2
    assert "can be played" in capsys.readouterr().err


@pytest.mark.parametrize("number", [549755813888, 900, -7])
async def test_an_entry_with_an_impossible_number_counts_as_missing(
    db: Database, table: LiveTable, database: Address, number: int
):
    await db.write("UPDATE commits SET seq = ? WHERE seq = 70", (number,))
    assert all(one.heals for one in await asyncio.to_thread(lambda: [*damage(database)]))
    tables = new_tables(db)
    (live,) = await load_all(tables)
    assert digest(live.state) == digest(table.state)
    await play_to(live, LAST + 5)
    await tables.close()


async def test_missing_entries_at_the_end_of_the_log_are_detected(
    db: Database, table: LiveTable, database: Address
):
    await db.write("DELETE FROM commits WHERE seq > 116")
    await db.write("UPDATE games SET changed = changed + 1")  # as the missing entries did
    tables = new_tables(db)
    assert await load_all(tables) == []
    await tables.close()
    (found,) = await asyncio.to_thread(lambda: [*damage(database)])
    assert "entry 116 of 118" in found.advice


async def test_a_game_without_a_readable_state_cannot_be_rewound(
    db: Database, table: LiveTable, database: Address, capsys: pytest.CaptureFixture[str]
):
    await lose(db, table.game)
    (found,) = await asyncio.to_thread(lambda: [*damage(database)])
    assert "`/moderate end`" in found.advice
    assert "rewind" not in found.advice
    where = str(database) if isinstance(database, Path) else database.url
    assert await asyncio.to_thread(main, ["rewind", str(table.game), "--database", where]) == 2
    assert "no state" in capsys.readouterr().err

"""Reading a log costs as much as it is long, whatever was taken back in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import product
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.codec import (
    SLICE,
    SNAPSHOT_EVERY,
    Commit,
    GameSettings,
    Move,
    Sitting,
    Undo,
    decode_events,
    digest,
    encode,
)
from bot.store.db import Database
from bot.store.games import Games
from bot.store.people import People
from bot.store.writer import Transaction
from bot.tables import log
from bot.tables.log import kept_entries, remembered, rewound
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from editions.loader import load
from engine.actions import Roll, TimeUp
from engine.asked import waiting
from engine.events import Event
from engine.game import apply, fold
from engine.rules import configure
from engine.state import GameState
from tests.sampling import sampled

LONG = 10_000
NOW = 1_800_000_000.0


class Folds:
    """Counts how many entries of the log are folded."""

    def __init__(self) -> None:
        self.count = 0

    def fold(self, state: GameState, events: list[Event]) -> GameState:
        self.count += 1
        return fold(state, events)


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> Folds:
    counted = Folds()
    monkeypatch.setattr(log, "fold", counted.fold)
    return counted


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    db = await Database.open(tmp_path / "rentroll.db")
    yield Tables(Games(db), People(db), lambda: NOW)
    await db.close()


async def begun(tables: Tables) -> LiveTable:
    seats = [Sitting("Ana", "Boot", 1), Sitting("Ben", "Iron", 2)]
    settings = GameSettings(speed="none", seats=2, host=1)
    game = await tables.games.create(1, 2, settings, seats, NOW)
    row = await tables.games.game(game)
    assert row is not None
    return await tables.begin(row, configure(load("classic")), seats, "seed")


async def wavering(
    table: LiveTable, entries: int, steady: int, back: Callable[[int], int]
) -> GameState:
    """After some `steady` entries every second takes the last back; `back` says to which entry."""
    games, state = table.games, table.state
    states, commits = {0: state}, []
    for seq in range(1, entries + 1):
        seat = next(iter(waiting(state)))
        move: Move = TimeUp()
        events: list[Event] = []
        if seq <= steady or (seq - steady) % 2:
            outcome = apply(table.ed, state, seat, TimeUp())
            state, events = outcome.state, outcome.events
        else:
            to = back(seq)
            move, state = Undo(to), rewound(states[to], state)
        states[seq] = state
        commits.append(Commit(seq, int(seat), "player", move, events, digest(state), NOW))

    def work(db: Transaction) -> None:
        db.execute_many(
            "INSERT INTO commits (game, seq, actor, by, move, events, digest, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (table.game, c.seq, c.actor, c.by, encode(c.move), encode(c.events), c.digest, c.at)
                for c in commits
            ],
        )
        db.execute_many(
            "INSERT INTO snapshots (game, seq, state) VALUES (?, ?, ?)",
            [
                (table.game, seq, encode(states[seq]))
                for seq in range(SNAPSHOT_EVERY, entries + 1, SNAPSHOT_EVERY)
            ],
        )
        db.execute("UPDATE games SET seq = ? WHERE id = ?", (entries, table.game))

    await games.db.transact(work)
    return state


BACK: dict[str, Callable[[int], int]] = {
    "step by step": lambda seq: seq - 2,
    "to the beginning": lambda seq: 0,
}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("steady", "entries", "way"), sampled(product([0, 1], [LONG, LONG - 1], BACK))
)
async def test_ten_thousand_entries_of_which_every_second_is_an_undo_are_each_read_once(
    tables: Tables, folds: Folds, steady: int, entries: int, way: str
):
    table = await begun(tables)
    tables.drop(table)
    state = await wavering(table, entries, steady, BACK[way])
    assert digest(await table.log.state_at(entries)) == digest(state)
    assert folds.count <= entries
    folds.count = 0
    (loaded,) = await Tables(tables.games, tables.people, lambda: NOW).load_all()
    assert digest(loaded.state) == digest(state)
    assert folds.count <= 2 * entries, "the state, and what is told again of it"


@pytest.mark.asyncio
async def test_an_undo_behind_a_snapshot_is_a_snapshot_itself(tables: Tables, folds: Folds):
    table = await begun(tables)
    tables.drop(table)
    for steady in (True, *[False] * SNAPSHOT_EVERY):
        base = table.seq
        await table.submit(next(iter(waiting(table.state))), TimeUp())
        if not steady:
            await table.undo(base, "vote")
        folds.count = 0
        assert digest(await table.log.state_at(table.seq)) == digest(table.state)
        assert folds.count <= SNAPSHOT_EVERY


@pytest.mark.asyncio
async def test_others_have_their_turn_while_a_long_log_is_read(
    tables: Tables, folds: Folds, monkeypatch: pytest.MonkeyPatch
):
    table = await begun(tables)
    tables.drop(table)
    await wavering(table, LONG, 1, lambda seq: seq - 2)
    read, longest = 0, 0

    def decoded(data: bytes) -> list[Event]:
        nonlocal read
        read += 1
        return decode_events(data)

    async def other() -> None:
        """Remembers how much was done between two of its turns."""
        nonlocal read, longest
        while True:
            longest = max(longest, read, folds.count)
            read = folds.count = 0
            await asyncio.sleep(0)

    monkeypatch.setattr("bot.store.games.decode_events", decoded)
    waiting_for_a_turn = asyncio.create_task(other())
    await table.log.state_at(LONG - 1)
    await table.log.entries()
    await asyncio.sleep(0)
    waiting_for_a_turn.cancel()
    assert 0 < longest <= SLICE


def test_an_undo_that_takes_back_thousands_of_entries_is_told_in_their_order():
    entries = [Commit(seq, 0, "player", Roll(), [], b"", 0.0) for seq in range(LONG)]
    undo = Commit(LONG, -1, "moderator", Undo(0), [], b"", 0.0)
    (first, _), (last, taken) = remembered([*entries, undo])
    assert (first, last) == (entries[0], undo)
    assert taken == entries[1:]
    assert kept_entries([*entries, undo]) == entries[:1]

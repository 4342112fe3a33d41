"""Reading a log takes time in proportion to its length, also with many undos."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import product
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.store.database.codec import (
    SLICE,
    SNAPSHOT_EVERY,
    By,
    Commit,
    GameSettings,
    Move,
    Redo,
    Sitting,
    Undo,
    decode_events,
    digest,
    encode,
)
from bot.store.database.database import Database
from bot.store.database.writer import Transaction
from bot.store.games.games import Games
from bot.store.users.people import People
from bot.tables import log
from bot.tables.log import kept_entries, lost_since, remembered, rewound, undid_chance
from bot.tables.registry import Tables
from bot.tables.table import LiveTable, Moved
from editions.loader import load
from engine.actions import Roll, TimeUp
from engine.asked import waiting
from engine.events import Event
from engine.game import apply, fold
from engine.rules import configure
from engine.state import GameState
from tests.support.sampling import sampled
from tests.support.tables import load_all

LONG = 10_000
NOW = 1_800_000_000.0


class Folds:
    """A counter of the log entries that are folded."""

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
    """Write a log in which every second entry after `steady` entries is an undo.

    `back` returns the entry that the undo with a given number goes back to. Return the last state.
    """
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
async def test_each_entry_is_read_once_even_if_every_second_is_an_undo(
    tables: Tables, folds: Folds, steady: int, entries: int, way: str
):
    table = await begun(tables)
    tables.drop(table)
    state = await wavering(table, entries, steady, BACK[way])
    assert digest(await table.log.state_at(entries)) == digest(state)
    assert folds.count <= entries
    folds.count = 0
    (loaded,) = await load_all(Tables(tables.games, tables.people, lambda: NOW))
    assert digest(loaded.state) == digest(state)
    assert folds.count <= 2 * entries, "the state, and what is told again of it"


@pytest.mark.asyncio
async def test_reading_after_undos_past_a_snapshot_needs_few_entries(tables: Tables, folds: Folds):
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
async def test_other_tasks_run_while_a_long_log_is_read(
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
        """Note how many entries were read or folded between two of its turns."""
        nonlocal read, longest
        while True:
            longest = max(longest, read, folds.count)
            read = folds.count = 0
            await asyncio.sleep(0)

    monkeypatch.setattr("bot.store.games.games.decode_events", decoded)
    waiting_for_a_turn = asyncio.create_task(other())
    await table.log.state_at(LONG - 1)
    await table.log.entries()
    await asyncio.sleep(0)
    waiting_for_a_turn.cancel()
    assert 0 < longest <= SLICE


def test_an_undo_returns_thousands_of_undone_entries_in_order():
    entries = [Commit(seq, 0, "player", Roll(), [], b"", 0.0) for seq in range(LONG)]
    undo = Commit(LONG, -1, "moderator", Undo(0), [], b"", 0.0)
    (first, _), (last, taken) = remembered([*entries, undo])
    assert (first, last) == (entries[0], undo)
    assert taken == entries[1:]
    assert kept_entries([*entries, undo]) == entries[:1]


async def wandering(table: LiveTable, steps: int, seed: str) -> dict[int, list[int]]:
    """Make random moves, undos and redos. Return for each entry the entries that count after it."""
    chance, counts = Random(seed), {0: [0]}
    for _ in range(steps):
        before = table.seq
        undos = [
            commit.seq
            for commit in await table.games.commits(table.game)
            if isinstance(commit.move, Undo)
        ]
        match chance.choice(("move", "move", "move", "undo", "redo")):
            case "undo" if len(counts[before]) > 1:
                to = chance.choice(counts[before][:-1])
                await table.undo(to, "moderator")
                counts[table.seq] = counts[to]
            case "redo" if undos:
                undo = chance.choice(undos[-2:])
                try:
                    await table.redo(undo, "Put back.")
                except Moved:
                    assert table.seq == before
                else:
                    counts[table.seq] = counts[undo - 1]
            case _:
                by: By = chance.choice(("player", "robot", "robot", "clock"))
                await table.submit(next(iter(waiting(table.state))), TimeUp(), by)
                counts[table.seq] = [*counts[before], table.seq]
    return counts


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", ["one", "two", "three"])
async def test_after_random_undos_and_redos_the_log_leads_to_every_state(tables: Tables, seed: str):
    tables.pace = float("inf")  # only the test moves
    table = await begun(tables)
    counts = await wandering(table, 130, seed)
    commits = await table.games.commits(table.game)
    assert sum(isinstance(commit.move, Redo) for commit in commits) > 3
    assert table.seq > 2 * SNAPSHOT_EVERY
    start = await table.games.start_state(table.game)
    for commit in commits:
        kept = kept_entries(commits[: commit.seq + 1])
        assert [entry.seq for entry in kept] == counts[commit.seq]
    for commit in commits[::7]:
        folded = fold(start, [e for c in commits if c.seq in counts[commit.seq] for e in c.events])
        stood = await table.log.state_at(commit.seq)
        assert digest(stood) == commit.digest
        turn = replace(folded.turn, ask=stood.turn.ask)  # the last used id is kept
        assert rewound(replace(folded, turn=turn), stood) == stood, "what counts leads there too"
    tables.drop(table)
    (loaded,) = await load_all(Tables(tables.games, tables.people, lambda: NOW))
    again = await loaded.log.state_at(commits[-1].seq)  # automatic steps may follow
    assert digest(again) == digest(table.state) == commits[-1].digest


@pytest.mark.asyncio
async def test_a_redo_restores_the_story_and_the_entries(tables: Tables):
    table = await begun(tables)
    seat = table.state.turn.seat
    start = table.seq
    await table.submit(seat, Roll())
    told, state = table.news(9), table.state
    undo = await table.undo(start, "moderator")
    assert undid_chance(await table.games.commits(table.game))
    assert told[-1] not in table.news(9)
    await table.redo(undo, "A moderator put it back.")
    assert table.news(9) == [*told, "A moderator put it back."]
    assert table.state == replace(state, last_id=table.state.last_id)
    commits = await table.games.commits(table.game)
    assert not undid_chance(commits)
    assert not lost_since(commits, undo)
    assert table.undo_stack == ()
    with pytest.raises(Moved):
        await table.redo(undo, "Once more.")
    tables.drop(table)
    (loaded,) = await load_all(Tables(tables.games, tables.people, lambda: NOW))
    assert loaded.news(9) == table.news(9)


@pytest.mark.asyncio
async def test_a_redo_is_refused_after_a_persons_move(tables: Tables):
    table = await begun(tables)
    seat, start = table.state.turn.seat, table.seq
    await table.submit(seat, Roll())
    undo = await table.undo(start, "moderator")
    await table.submit(seat, Roll())
    with pytest.raises(Moved):
        await table.redo(undo, "Put back.")
    again = await table.undo(start, "moderator")
    await table.submit(seat, TimeUp(), "clock")
    assert table.seq == again + 1
    await table.redo(again, "Put back.")
    kept = kept_entries(await table.games.commits(table.game))
    assert [commit.seq for commit in kept] == [start, again - 1], "the clock's move is gone"
    assert undid_chance(await table.games.commits(table.game)), "the first throw is still away"


def test_an_undo_of_an_undo_in_an_old_log_removes_no_entries():
    moves: list[Move] = [Roll(), Roll(), Undo(0), Undo(1), Roll()]
    commits = [Commit(seq, 0, "player", move, [], b"", 0.0) for seq, move in enumerate(moves)]
    assert [commit.seq for commit in kept_entries(commits)] == [0, 1, 4]

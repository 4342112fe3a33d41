"""Live tables for tests, without a lobby and in any state."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeAlias, cast

from msgspec.structs import replace

from bot.store.database.codec import GameSettings, Sitting, digest, encode
from bot.store.database.database import Database
from bot.store.games.games import SNAPSHOT, GameRow, Games
from bot.store.users.people import Preferences
from bot.tables.clocks import OF_GAME
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from editions.loader import load
from engine.edition import Edition, Pos, Seat
from engine.rules import configure
from engine.setup import choose_tokens
from engine.state import GameState, clone
from tests.support.evening import Evening

Change: TypeAlias = Callable[[GameState], object]
"""A function that changes the state of a table before a test begins."""


NAMES = ("Ana", "Ben", "Cleo")


def a_table(
    ed: Edition, state: GameState, names: tuple[str, ...] = NAMES, **settings: Any
) -> LiveTable:
    """Return a table in memory only, with people on all seats."""
    seats = [
        Sitting(name, player.token, user=i + 1)
        for i, (name, player) in enumerate(zip(names, state.players, strict=True))
    ]
    made = GameSettings(**settings)
    row = GameRow(7, 1, 2, "live", made, 0, 0.0, 0.0)
    return LiveTable(cast(Games, None), row, ed, seats, state, lambda: 0.0, lambda: "en")


async def load_all(tables: Tables) -> list[LiveTable]:
    """Load every live table from disk, as at a start of the bot."""
    await tables.list_live()
    await tables.read_all()
    return tables.all()


async def start_table(
    evening: Evening,
    channel: str | int = "lobby",
    people: tuple[str, ...] = ("Ana", "Ben"),
    robots: int = 1,
    edition: str = "classic",
    seed: str = "1",
    change: Change | None = None,
    open_turns: bool = True,
    **settings: Any,
) -> LiveTable:
    """Start a game. `settings` are fields of GameSettings.

    There is no time limit by default. People keep their turns open unless they chose something
    else or `open_turns` is false.

    The dice decide who begins, perhaps a computer. A test that depends on it needs a `change`.
    """
    seated = [await evening.seat(name) for name in people]
    for person in seated:
        if open_turns and evening.bot.stores.people.of(int(person.id)).auto_end is None:
            await evening.bot.stores.people.change(int(person.id), _keeps_turns_open)
    host = int(seated[0].id) if seated else 0
    chosen = GameSettings(**{"edition": edition, "speed": "none", "host": host, **settings})
    ed = configure(load(chosen.edition), chosen.variant, chosen.modules, chosen.house)
    tokens = choose_tokens(ed, len(seated) + robots, ())
    sittings = [
        Sitting(name, token, int(person.id))
        for name, person, token in zip(people, seated, tokens, strict=False)
    ]
    sittings += [
        Sitting(f"Robo {number}", token, robot="steady")
        for number, token in enumerate(tokens[len(seated) :], 1)
    ]
    where = channel if isinstance(channel, int) else channel_id(evening, channel)
    guild = evening.running.stage.world.channels[where].guild_id or 0
    games = evening.bot.stores.games
    game = await games.create(guild, where, chosen, sittings, evening.time())
    row = await games.game(game)
    assert row is not None
    table = await evening.parts.tables.begin(row, ed, sittings, seed)
    if change is not None:
        await arrange(table, change)
    return table


def _keeps_turns_open(chosen: Preferences) -> Preferences:
    return replace(chosen, auto_end=False)


def channel_id(evening: Evening, name: str) -> int:
    """Return the id of the playground's channel with this name."""
    channels = evening.running.stage.world.channels.values()
    return next(channel.id for channel in channels if channel.name == name)


async def open_thread(evening: Evening, channel: int, *, private: bool = False) -> int:
    """Open a thread of a channel, and return its id."""
    guild = evening.running.stage.world.channels[channel].guild_id or 0
    io = evening.parts.sender
    return await io.open_thread(guild, channel, "Our game", private=private)


async def arrange(table: LiveTable, change: Change) -> GameState:
    """Change the state of a table without an action, and show it.

    The lock is held and memory changes in one step, so nobody acts on or sees a half-changed state.
    On disk, earlier entries of the log lead to the new state too.
    """
    async with table._lock:
        state = clone(table.state)
        change(state)
        of_game = {kind: timer for kind, timer in table.timers.items() if kind in OF_GAME}
        clocks = dataclasses.replace(table.clocks, timers=of_game)
        table.clocks = clocks.planned(state, table.seats, table.now())
        table.state = state
        table._teller.listen_from(table.names, state)
        db = table.games.db
        await db.write(SNAPSHOT, (table.game, table.seq, encode(state)))
        await db.write("UPDATE snapshots SET state = ? WHERE game = ?", (encode(state), table.game))
        await db.write(
            "UPDATE commits SET digest = ?, events = ? WHERE game = ? AND seq <= ?",
            (digest(state), encode([]), table.game, table.seq),
        )
        await table.games.save_timers(table.game, [*table.timers.values()])
    table.notify(None)
    return state


def turn_of(seat: int, phase: str = "roll") -> Change:
    """Return a change that makes it this seat's turn, in phase `roll` or `end`."""

    def change(s: GameState) -> None:
        s.pending.clear()
        s.turn.seat = Seat(seat)
        s.turn.phase = phase  # type: ignore[assignment]
        s.turn.ask = fresh_id(s)

    return change


def fresh_id(s: GameState) -> int:
    """Return an unused id for a decision."""
    s.last_id += 1
    return s.last_id


def give(s: GameState, seat: int, *deeds: int) -> None:
    """Give deeds to a seat for nothing."""
    for pos in deeds:
        s.owner[Pos(pos)] = Seat(seat)
        s.bank.transfers += 1
        s.bank.changes += 1


async def lose(db: Database, game: int) -> None:
    """Overwrite the snapshots and log entries of a game with bytes that cannot be decoded."""
    await db.write("UPDATE snapshots SET state = x'00' WHERE game = ?", (game,))
    await db.write("UPDATE commits SET move = x'ff', events = x'ff' WHERE game = ?", (game,))


__all__ = [
    "NAMES",
    "Change",
    "a_table",
    "arrange",
    "channel_id",
    "fresh_id",
    "give",
    "lose",
    "start_table",
    "turn_of",
]

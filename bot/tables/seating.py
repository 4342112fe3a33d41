"""Who sits at a table, who is away, who may decide about a seat: questions without side effects."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.store.database.codec import Sitting
from bot.store.games.remarks import Remark
from bot.tables.computers import DEFAULT_POLICY
from bot.words import say_aloud
from engine.asked import waiting
from engine.edition import Seat
from engine.state import GameState
from renders.lookalikes import alike
from renders.words import LONGEST_NAME, shorten, tidy

if TYPE_CHECKING:
    from bot.tables.table import LiveTable

MAJORITY_FROM = 4
"""Where so many decide, more than half of them is enough."""
PATIENCE = 600.0
"""Without a clock, whoever keeps the table waiting this many seconds may be called absent."""
ROBOT = "Robo "


def people(state: GameState, seats: Sequence[Sitting]) -> dict[Seat, Sitting]:
    """People who are still in the game, whether they are there or away."""
    return {
        Seat(i): sitting
        for i, sitting in enumerate(seats)
        if sitting.human and not state.players[i].out
    }


def players(table: LiveTable) -> dict[Seat, Sitting]:
    """The same of a table as it stands."""
    return people(table.state, table.seats)


def seated(table: LiveTable) -> frozenset[int]:
    """Users who have a seat: there or away, still in the game or out of it."""
    return frozenset(sitting.user for sitting in table.seats if sitting.user)


def present(table: LiveTable) -> frozenset[int]:
    """Users who play and are there: those whose agreement counts."""
    return frozenset(sitting.user for sitting in players(table).values() if sitting.state != "away")


def everyone_away(table: LiveTable) -> bool:
    """Whether people play here and the computer keeps the seats of all: then it waits for one."""
    playing = players(table)
    return bool(playing) and not present(table)


def vacant(table: LiveTable) -> list[Seat]:
    """Seats left by their players that anyone may take over."""
    return [
        Seat(i)
        for i, sitting in enumerate(table.seats)
        if sitting.state == "vacant" and not table.state.players[i].out
    ]


def absent(table: LiveTable, seat: Seat, changed: float, now: float) -> bool:
    """Whether a player may be voted out: nobody is for being slow, only for being away.

    They are when the computer keeps the seat, or without a clock after a very long silence.
    """
    return table.seats[seat].state == "away" or (
        unhurried(table, seat) and now - changed >= PATIENCE
    )


def unhurried(table: LiveTable, seat: Seat) -> bool:
    """Whether a table without a clock waits for this seat."""
    return table.settings.speed == "none" and seat in waiting(table.state)


def absences(state: GameState, before: Sequence[Sitting], now: Sequence[Sitting]) -> list[Remark]:
    """What a table says when the computer begins to keep seats, and when it keeps all of them."""
    changed = [i for i in range(len(now)) if now[i].state != before[i].state]
    away = [i for i in changed if now[i].state == "away"]
    said = [Remark(say_aloud("seat-kept", name=now[i].name), i) for i in away]
    if away and all(sitting.state == "away" for sitting in people(state, now).values()):
        said.append(Remark(say_aloud("seat-resting")))
    return said


def votes_needed(voters: int) -> int:
    """How many of the others must agree that a player is replaced."""
    return voters if voters < MAJORITY_FROM else voters // 2 + 1


def handed_over(sitting: Sitting, others: Collection[str] = ()) -> Sitting:
    """A seat after its player left: the computer's, until someone takes it over."""
    name = sitting.name if sitting.name.startswith(ROBOT) else ROBOT + sitting.name
    return Sitting(told_apart(name, others), sitting.token, robot=DEFAULT_POLICY, kept=True)


def left_by(sitting: Sitting) -> str:
    """The name of whoever left a seat that the computer plays now."""
    return sitting.name.removeprefix(ROBOT) or sitting.name


def taken_over(sitting: Sitting, user: int, name: str, others: Collection[str]) -> Sitting:
    """A vacant seat after a newcomer sat down, under a name nobody else has."""
    return Sitting(seat_name(name, others), sitting.token, user)


def returned(sitting: Sitting) -> Sitting:
    """A kept seat after its player came back."""
    return replace(sitting, kept=False, misses=0)


def seat_name(name: str, others: Collection[str]) -> str:
    """What somebody is called at a table: as no computer is, and like nobody else there."""
    first, _, rest = tidy(name).partition(" ")
    while rest and alike(first, [ROBOT.strip()]):
        first, _, rest = rest.partition(" ")
    return told_apart(f"{first} {rest}", others)


def told_apart(name: str, others: Collection[str]) -> str:
    """A name that is tidy, short, and looks like none of the others."""
    wanted = shorten(tidy(name) or "Player", LONGEST_NAME)
    number, free = 1, wanted
    while alike(free, others):
        number += 1
        free = f"{shorten(wanted, LONGEST_NAME - 5)} ({number})"
    return free

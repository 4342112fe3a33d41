"""Questions about the seats of a table: who has one, who is away, who may decide about a seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.store.database.codec import Sitting
from bot.store.games.remarks import Remark
from bot.tables.computers import DEFAULT_POLICY
from bot.words import say_public
from engine.asked import waiting
from engine.edition import Seat
from engine.state import GameState
from renders.lookalikes import alike
from renders.words import LONGEST_NAME, shorten, tidy

if TYPE_CHECKING:
    from bot.tables.table import LiveTable

MAJORITY_FROM = 4
"""Number of voters from which a majority is enough. Fewer must all agree."""
PATIENCE = 600.0
"""Seconds without a move after which a player at a table without clocks counts as absent."""
ROBOT = "Robo "


def people(state: GameState, seats: Sequence[Sitting]) -> dict[Seat, Sitting]:
    """Return the people who are still in the game by seat, present or away."""
    return {
        Seat(i): sitting
        for i, sitting in enumerate(seats)
        if sitting.human and not state.players[i].out
    }


def players(table: LiveTable) -> dict[Seat, Sitting]:
    """Return the people who are still in a live table's game by seat, present or away."""
    return people(table.state, table.seats)


def seated(table: LiveTable) -> frozenset[int]:
    """Return the users who have a seat: present or away, still in the game or out of it."""
    return frozenset(sitting.user for sitting in table.seats if sitting.user)


def present(table: LiveTable) -> frozenset[int]:
    """Return the users who are still in the game and not away. Their votes count."""
    return frozenset(sitting.user for sitting in players(table).values() if sitting.state != "away")


def everyone_away(table: LiveTable) -> bool:
    """Return True if people play here and all of them are away. Then the game waits."""
    playing = players(table)
    return bool(playing) and not present(table)


def vacant(table: LiveTable) -> list[Seat]:
    """Return the seats left by their players that anyone may take over."""
    return [
        Seat(i)
        for i, sitting in enumerate(table.seats)
        if sitting.state == "vacant" and not table.state.players[i].out
    ]


def absent(table: LiveTable, seat: Seat, changed: float, now: float) -> bool:
    """Return True if a player may be voted out.

    They may if they are away, or if a table without clocks has waited PATIENCE seconds for them.
    """
    return table.seats[seat].state == "away" or (
        unhurried(table, seat) and now - changed >= PATIENCE
    )


def unhurried(table: LiveTable, seat: Seat) -> bool:
    """Return True if a table without clocks waits for this seat."""
    return table.settings.speed == "none" and seat in waiting(table.state)


def absences(state: GameState, before: Sequence[Sitting], now: Sequence[Sitting]) -> list[Remark]:
    """Return what a table says when players become away, and when all of them are."""
    changed = [i for i in range(len(now)) if now[i].state != before[i].state]
    away = [i for i in changed if now[i].state == "away"]
    said = [Remark(say_public("seat-kept", name=now[i].name), i) for i in away]
    if away and all(sitting.state == "away" for sitting in people(state, now).values()):
        said.append(Remark(say_public("seat-resting")))
    return said


def votes_needed(voters: int) -> int:
    """Return how many voters must agree to replace a player."""
    return voters if voters < MAJORITY_FROM else voters // 2 + 1


def handed_over(sitting: Sitting, others: Collection[str] = ()) -> Sitting:
    """Return a seat after its player left: the computer plays it until someone takes it over."""
    name = sitting.name if sitting.name.startswith(ROBOT) else ROBOT + sitting.name
    return Sitting(told_apart(name, others), sitting.token, robot=DEFAULT_POLICY, kept=True)


def left_by(sitting: Sitting) -> str:
    """Return the name of the player who left a seat that the computer plays now."""
    return sitting.name.removeprefix(ROBOT) or sitting.name


def taken_over(sitting: Sitting, user: int, name: str, others: Collection[str]) -> Sitting:
    """Return a vacant seat after a newcomer took it, under a name nobody else has."""
    return Sitting(seat_name(name, others), sitting.token, user)


def returned(sitting: Sitting) -> Sitting:
    """Return the seat of an away player who came back."""
    return replace(sitting, kept=False, misses=0)


def seat_name(name: str, others: Collection[str]) -> str:
    """Return a person's name at a table: without the computers' prefix and unlike all others."""
    first, _, rest = tidy(name).partition(" ")
    while rest and alike(first, [ROBOT.strip()]):
        first, _, rest = rest.partition(" ")
    return told_apart(f"{first} {rest}", others)


def told_apart(name: str, others: Collection[str]) -> str:
    """Return a tidy and short name that looks like none of the others."""
    wanted = shorten(tidy(name) or "Player", LONGEST_NAME)
    number, free = 1, wanted
    while alike(free, others):
        number += 1
        free = f"{shorten(wanted, LONGEST_NAME - 5)} ({number})"
    return free

"""Functions about a table's seats: who has one, who is away, and who may decide about one."""

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
"""Fewest voters of which a majority is enough. Fewer voters must all agree."""
PATIENCE = 600.0
"""Seconds without a move after which a player at a table without clocks counts as absent."""
ROBOT = "Robo "


def people(state: GameState, seats: Sequence[Sitting]) -> dict[Seat, Sitting]:
    """Return the seats of the people who are still in the game, present or away.

    A seat's number maps to its sitting, which has the person's name and user id.
    """
    return {
        Seat(i): sitting
        for i, sitting in enumerate(seats)
        if sitting.human and not state.players[i].out
    }


def players(table: LiveTable) -> dict[Seat, Sitting]:
    """Return the seats of a table's people who are still in the game, present or away.

    A seat's number maps to its sitting, which has the person's name and user id.
    """
    return people(table.state, table.seats)


def seated(table: LiveTable) -> frozenset[int]:
    """Return the ids of the users with a seat: present or away, still in the game or out of it."""
    return frozenset(sitting.user for sitting in table.seats if sitting.user)


def present(table: LiveTable) -> frozenset[int]:
    """Return the ids of the users who are still in the game and not away. They may vote."""
    return frozenset(sitting.user for sitting in players(table).values() if sitting.state != "away")


def everyone_away(table: LiveTable) -> bool:
    """Return True if people are still in the game and all of them are away.

    Then the game waits for them.
    """
    playing = players(table)
    return bool(playing) and not present(table)


def vacant(table: LiveTable) -> list[Seat]:
    """Return the seats that their players have left and that anyone may take over."""
    return [
        Seat(i)
        for i, sitting in enumerate(table.seats)
        if sitting.state == "vacant" and not table.state.players[i].out
    ]


def absent(table: LiveTable, seat: Seat, changed: float, now: float) -> bool:
    """Return True if the player of a seat may be voted out.

    They may if they are away, or if a table without clocks has waited PATIENCE seconds for them.
    `changed` is the time of the table's last change.
    """
    return table.seats[seat].state == "away" or (
        unhurried(table, seat) and now - changed >= PATIENCE
    )


def unhurried(table: LiveTable, seat: Seat) -> bool:
    """Return True if a table without clocks waits for this seat."""
    return table.settings.speed == "none" and seat in waiting(table.state)


def absences(state: GameState, before: Sequence[Sitting], now: Sequence[Sitting]) -> list[Remark]:
    """Return remarks on the players who are away in `now`, but were not in `before`.

    One more remark follows if now all people are away.
    """
    changed = [i for i in range(len(now)) if now[i].state != before[i].state]
    away = [i for i in changed if now[i].state == "away"]
    said = [Remark(say_public("seat-kept", name=now[i].name), i) for i in away]
    if away and all(sitting.state == "away" for sitting in people(state, now).values()):
        said.append(Remark(say_public("seat-resting")))
    return said


def votes_needed(voters: int) -> int:
    """Return how many of this many voters must agree to replace a player."""
    return voters if voters < MAJORITY_FROM else voters // 2 + 1


def handed_over(sitting: Sitting, others: Collection[str] = ()) -> Sitting:
    """Return a vacant seat after its player left. The computer plays it until a person takes it.

    Its name looks like none of `others`.
    """
    name = sitting.name if sitting.name.startswith(ROBOT) else ROBOT + sitting.name
    return Sitting(told_apart(name, others), sitting.token, robot=DEFAULT_POLICY, kept=True)


def left_by(sitting: Sitting) -> str:
    """Return the name of the player who left a seat that the computer plays now."""
    return sitting.name.removeprefix(ROBOT) or sitting.name


def taken_over(sitting: Sitting, user: int, name: str, others: Collection[str]) -> Sitting:
    """Return a vacant seat after a newcomer took it.

    Its name is the newcomer's, changed if it looks like one of `others`.
    """
    return Sitting(seat_name(name, others), sitting.token, user)


def returned(sitting: Sitting) -> Sitting:
    """Return the seat of an away player after they came back, without missed turns."""
    return replace(sitting, kept=False, misses=0)


def seat_name(name: str, others: Collection[str]) -> str:
    """Return a person's name for a seat.

    It has no computer player's prefix, and looks like none of `others`.
    """
    first, _, rest = tidy(name).partition(" ")
    while rest and alike(first, [ROBOT.strip()]):
        first, _, rest = rest.partition(" ")
    return told_apart(f"{first} {rest}", others)


def told_apart(name: str, others: Collection[str]) -> str:
    """Return the name, tidied and shortened, and numbered if it looks like one of `others`."""
    wanted = shorten(tidy(name) or "Player", LONGEST_NAME)
    number, free = 1, wanted
    while alike(free, others):
        number += 1
        free = f"{shorten(wanted, LONGEST_NAME - 5)} ({number})"
    return free

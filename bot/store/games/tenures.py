"""Tenures: who had a seat, and from which log entry on.

Only a seat that changed hands has tenures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database.codec import Sitting
from bot.store.database.database import Database
from bot.store.database.writer import Transaction

_CHANGES_HANDS = "FROM seats s WHERE s.game = ? AND s.seat = ? AND s.user != ?"
_FIRST = (
    "INSERT INTO tenures (game, seat, since, user, name)"
    f" SELECT s.game, s.seat, 0, s.user, s.name {_CHANGES_HANDS}"
    " AND NOT EXISTS (SELECT 1 FROM tenures t WHERE t.game = s.game AND t.seat = s.seat)"
)
_NEXT = (
    "INSERT INTO tenures (game, seat, since, user, name)"
    " SELECT s.game, s.seat, (SELECT g.seq + 1 FROM games g WHERE g.id = s.game),"
    f" ?, ? {_CHANGES_HANDS}"
    " ON CONFLICT (game, seat, since) DO UPDATE SET user = excluded.user, name = excluded.name"
)
FORGET = "UPDATE tenures SET user = 0, name = ? WHERE user = ?"


@dataclass(frozen=True)
class Tenure:
    """A user's time in a seat of a game. `since`: the number of its first log entry.

    A computer player has the user id 0 and no name.
    """

    seat: int
    since: int
    user: int
    name: str


def note_tenures(db: Transaction, game: int, seats: Sequence[Sitting]) -> None:
    """Save tenures of the old and of the new user, for each seat whose user is about to change."""
    changing = [(game, seat, sitting.user) for seat, sitting in enumerate(seats)]
    db.execute_many(_FIRST, changing)
    db.execute_many(
        _NEXT,
        [
            (sitting.user, sitting.name if sitting.user else "", *change)
            for change, sitting in zip(changing, seats, strict=True)
        ],
    )


async def untold(db: Database, game: int) -> bool:
    """Return True if a seat of a game changed hands before the bot recorded tenures."""
    row = await db.row(
        "SELECT 1 FROM substitutions s WHERE s.game = ? AND NOT EXISTS"
        " (SELECT 1 FROM tenures t WHERE t.game = s.game AND t.seat = s.seat)",
        (game,),
    )
    return row is not None

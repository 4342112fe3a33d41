"""Remarks: sentences in the story of a game that come from no event of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database.database import Database
from bot.store.database.writer import Transaction

REMEMBERED = 60
"""Most remarks of a game that are read after a restart: the last ones. No reader needs more."""

_ADD = (
    "INSERT INTO remarks (game, seq, words, user, other) SELECT id, seq, ?,"
    " coalesce((SELECT user FROM seats WHERE game = id AND seat = ?), 0),"
    " coalesce((SELECT user FROM substitutions WHERE game = id AND seat = ?), 0)"
    " FROM games WHERE id = ?"
)
FORGET = "DELETE FROM remarks WHERE ? IN (user, other)"
"""SQL that deletes the remarks about seats that a user had or left. They may name the user."""


@dataclass(frozen=True)
class Remark:
    """A sentence for the story of a game, as plain text without markup.

    `seat`: the seat that the sentence is about, or -1 for none.
    """

    words: str
    seat: int = -1


def remarks_for(words: str, seat: int = -1) -> list[Remark]:
    """Return a list with one remark, or an empty list if `words` is empty."""
    return [Remark(words, seat)] if words else []


def add_remarks(db: Transaction, game: int, remarks: Sequence[Remark]) -> None:
    """Save remarks of a game, each with the last log entry's number and the users of its seat.

    The stored users are the present user of the seat, and the last one who left it.
    """
    db.execute_many(_ADD, [(one.words, one.seat, one.seat, game) for one in remarks])


async def remarks_of(db: Database, game: int) -> dict[int, list[str]]:
    """Return the texts of a game's last remarks, by the number of the log entry before them."""
    rows = await db.rows(
        "SELECT seq, words FROM remarks WHERE game = ? ORDER BY number DESC LIMIT ?",
        (game, REMEMBERED),
    )
    said: dict[int, list[str]] = {}
    for seq, words in reversed(rows):
        if isinstance(seq, int) and isinstance(words, str):  # damaged remarks are left out
            said.setdefault(seq, []).append(words)
    return said

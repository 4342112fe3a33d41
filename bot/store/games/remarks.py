"""What a table says of itself: sentences that are on disk before anybody reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database.database import Database
from bot.store.database.writer import Transaction

REMEMBERED = 60
"""So many of the last ones are told again after a restart: more than that is never read."""

_ADD = (
    "INSERT INTO remarks (game, seq, words, user, other) SELECT id, seq, ?,"
    " coalesce((SELECT user FROM seats WHERE game = id AND seat = ?), 0),"
    " coalesce((SELECT user FROM substitutions WHERE game = id AND seat = ?), 0)"
    " FROM games WHERE id = ?"
)
FORGET = "DELETE FROM remarks WHERE ? IN (user, other)"
"""Remarks may name whoever has the seat they are about, and whoever left it last."""


@dataclass(frozen=True)
class Remark:
    """A sentence of the table's own, plain text without markup; -1: it is about no seat."""

    words: str
    seat: int = -1


def remarks_for(words: str, seat: int = -1) -> list[Remark]:
    """What is said, if anything is."""
    return [Remark(words, seat)] if words else []


def add_remarks(db: Transaction, game: int, remarks: Sequence[Remark]) -> None:
    """Write down what is said after the last entry of a game's log, seats being as they are."""
    db.execute_many(_ADD, [(one.words, one.seat, one.seat, game) for one in remarks])


async def remarks_of(db: Database, game: int) -> dict[int, list[str]]:
    """What a table said last, by the entry of the log that it was said after."""
    rows = await db.rows(
        "SELECT seq, words FROM remarks WHERE game = ? ORDER BY number DESC LIMIT ?",
        (game, REMEMBERED),
    )
    said: dict[int, list[str]] = {}
    for seq, words in reversed(rows):
        if isinstance(seq, int) and isinstance(words, str):  # a damaged one is not told
            said.setdefault(seq, []).append(words)
    return said

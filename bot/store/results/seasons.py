"""Seasons on disk: which there are, which one a time falls into, and which can be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database.rows import select
from bot.store.database.writer import Transaction

FIRST_SEASON = "Season 1"
SEASONS = "WHERE guild = ? ORDER BY began DESC, id DESC"
"""All of a server, the present one first."""


@dataclass(frozen=True)
class Season:
    """A named period; it lasts until the next one begins."""

    id: int
    name: str
    began: float

    @property
    def is_first(self) -> bool:
        """Whether it began by itself, and nobody has given it a name."""
        return self.name == FIRST_SEASON


def season_at(db: Transaction, guild: int, at: float) -> int:
    """The season a time falls into; the first one also takes what was before it."""
    row = db.row(
        "SELECT id FROM seasons WHERE guild = ?"
        " ORDER BY began <= ? DESC, CASE WHEN began <= ? THEN -began ELSE began END, id DESC"
        " LIMIT 1",
        (guild, at, at),
    )
    return row[0] if row else new_season(db, guild, FIRST_SEASON, at)


def retractable(db: Transaction, guild: int, since: float) -> Season | None:
    """The last season, unless it is old, or the only one there is for games that have ended."""
    sql = f"{select(Season, 'seasons')} {SEASONS}"
    seasons = [Season(*row) for row in db.rows(sql, (guild,))]
    if not seasons or seasons[0].began < since:
        return None
    played = db.row("SELECT 1 FROM results WHERE season = ?", (seasons[0].id,))
    return None if played and len(seasons) == 1 else seasons[0]


def new_season(db: Transaction, guild: int, name: str, now: float) -> int:
    return db.insert(
        "INSERT INTO seasons (guild, name, began) VALUES (?, ?, ?) RETURNING id",
        (guild, name, now),
    )

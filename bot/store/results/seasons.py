"""Seasons of servers: the one that a time belongs to, and the one that can be undone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database.rows import select
from bot.store.database.writer import Transaction

FIRST_SEASON = "Season 1"
SEASONS = "WHERE guild = ? ORDER BY began DESC, id DESC"
"""The end of an SQL query for a server's seasons, the current one first."""


@dataclass(frozen=True)
class Season:
    """A named period of the standings. It ends when the server's next season begins."""

    id: int
    name: str
    began: float

    @property
    def is_first(self) -> bool:
        """True if the season has the name that a server's first recorded game gives to a season."""
        return self.name == FIRST_SEASON


def season_at(db: Transaction, guild: int, at: float) -> int:
    """Return the id of a server's season at a time. Earlier times belong to the first season.

    Creates the first season if there is none.
    """
    row = db.row(
        "SELECT id FROM seasons WHERE guild = ?"
        " ORDER BY began <= ? DESC, CASE WHEN began <= ? THEN -began ELSE began END, id DESC"
        " LIMIT 1",
        (guild, at, at),
    )
    return row[0] if row else new_season(db, guild, FIRST_SEASON, at)


def retractable(db: Transaction, guild: int, since: float) -> Season | None:
    """Return a server's last season if it may still be undone, or None.

    It must have begun at `since` or later. If it is the server's only season, it must also have no
    recorded game.
    """
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

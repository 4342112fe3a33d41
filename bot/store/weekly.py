"""Tables of the week on disk: which was decided on, where it goes, and whether it stands."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.posts import Post, arrived
from bot.store.subject import Subject, transaction
from bot.store.writer import Owner, Transaction

_KEPT = 5
"""Of a server so many tables are remembered."""
_NEW = (
    "INSERT INTO weekly_tables (guild, since, due, channel, message) VALUES (?, ?, ?, ?, 0)"
    " ON CONFLICT DO NOTHING RETURNING number"
)


@dataclass(frozen=True)
class WeeklyTable:
    """The games of a server from `since` until it was `due`; `channel` 0: nothing is posted."""

    number: int
    guild: int
    since: float
    due: float
    channel: int
    message: int


class WeeklyTables(Subject):
    """Every week of a server is decided on once, whoever asks."""

    @transaction("guild")
    def skip(self, db: Transaction, guild: int, due: float) -> None:
        """Nothing is posted for what was due already."""
        db.rows(_NEW, (guild, due, due, 0))

    @transaction("guild")
    def decide(
        self, db: Transaction, guild: int, since: float, due: float, channel: int
    ) -> int | None:
        """The number of the table to post now; None without games, or if it was decided before.

        What was posted already is not told again, should the day have been changed.
        """
        if db.row("SELECT 1 FROM weekly_tables WHERE guild = ? AND due = ?", (guild, due)):
            return None
        told = db.row(
            "SELECT max(due) FROM weekly_tables WHERE guild = ? AND message != 0", (guild,)
        )
        begin = max(since, (told and told[0]) or 0.0)
        played = db.row(
            "SELECT 1 FROM placings p JOIN results r ON r.id = p.result"
            " WHERE r.guild = ? AND r.ended >= ? AND r.ended < ?",
            (guild, begin, due),
        )
        made = db.rows(_NEW, (guild, begin, due, channel if played else 0))
        db.execute(
            "DELETE FROM weekly_tables WHERE guild = ? AND due < ?",
            (guild, due - _KEPT * (due - since)),
        )
        return int(made[0][0]) if made and played else None

    async def table(self, number: int) -> WeeklyTable | None:
        found = await self._read("weekly_tables", WeeklyTable, "WHERE number = ?", (number,))
        return next(iter(found), None)

    async def unposted(self) -> list[WeeklyTable]:
        """What was decided on and does not stand yet."""
        which = "WHERE channel != 0 AND message = 0"
        return await self._read("weekly_tables", WeeklyTable, which)

    @transaction("week")
    def post(self, db: Transaction, number: int, post: Post) -> None:
        """The table stands, or Discord does not want it; it is not being sent any more."""
        db.execute(
            "UPDATE weekly_tables SET channel = ?, message = ? WHERE number = ?",
            (post.channel if post.message else 0, post.message, number),
        )
        arrived(db, Owner("week", number), post.kind)

    @transaction("week")
    def give_up(self, db: Transaction, number: int) -> None:
        """A table that cannot be posted."""
        db.execute("UPDATE weekly_tables SET channel = 0 WHERE number = ?", (number,))

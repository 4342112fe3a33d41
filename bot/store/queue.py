"""Who waits for a table in a full server, in the order of asking, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.store.codec import GameSettings, decode_settings, encode_settings
from bot.store.posts import Post, arrived
from bot.store.rows import Column, select
from bot.store.subject import Full, Subject, transaction
from bot.store.writer import Owner, Transaction

PlaceState: TypeAlias = Literal["waiting", "called", "claimed", "lapsed"]

MOST_WAITING = 50
"""Of one server."""

SETTINGS = Column("table_queue", "settings", decode_settings)
_WAITING = (
    "SELECT user FROM table_queue WHERE guild = ? AND state IN ('waiting', 'called')"
    " ORDER BY number"
)
_CALL = "UPDATE table_queue SET state = 'called', due = ? WHERE number = ? AND state = 'waiting'"
_LEAVE = "DELETE FROM table_queue WHERE guild = ? AND user = ? AND state = 'waiting'"
_END = "UPDATE table_queue SET state = ? WHERE guild = ? AND user = ? AND state = 'called'"
FORGET = "UPDATE table_queue SET user = 0, settings = '{}', state = 'lapsed' WHERE user = ?"
"""The settings go as well: those of a rematch name its host."""


@dataclass(frozen=True)
class QueuePlace:
    """Somebody's place in a queue. Who is called has until `due` to open their table.

    `message` calls them; when it says that the place is taken or has lapsed, all is forgotten.
    """

    number: int
    guild: int
    user: int
    channel: int
    settings: GameSettings
    thread: bool
    state: PlaceState
    due: float
    message: int


class TableQueue(Subject):
    """The queues of all servers. Every step is one conditional write, so it is taken once."""

    @transaction("guild")
    def join(
        self,
        db: Transaction,
        guild: int,
        user: int,
        channel: int,
        settings: GameSettings,
        *,
        thread: bool,
    ) -> int:
        """Wait for a table; returns which place that is, from 1 on.

        Whoever has a place keeps it, and the newest wish counts. Full where no more may wait.
        """
        wish = (channel, encode_settings(settings), int(thread))
        db.execute(
            "UPDATE table_queue SET channel = ?, settings = ?, thread = ?"
            " WHERE guild = ? AND user = ? AND state = 'waiting'",
            (*wish, guild, user),
        )
        users = [row[0] for row in db.rows(_WAITING, (guild,))]
        if user in users:
            return 1 + users.index(user)
        if len(users) >= MOST_WAITING:
            raise Full
        db.execute(
            "INSERT INTO table_queue (guild, user, channel, settings, thread)"
            " VALUES (?, ?, ?, ?, ?)",
            (guild, user, *wish),
        )
        return 1 + len(users)

    async def ahead(self, guild: int, user: int) -> int:
        """How many are to have a table before somebody, who may have no place at all."""
        places = await self.of(guild)
        users = [place.user for place in places if place.state in ("waiting", "called")]
        return users.index(user) if user in users else len(users)

    async def guilds(self) -> list[int]:
        """Servers where somebody waits, or something is still to be shown."""
        return await self._numbers("SELECT DISTINCT guild FROM table_queue ORDER BY guild")

    async def of(self, guild: int) -> list[QueuePlace]:
        """All places of a server, the first one first."""
        return await self._places("guild = ? ORDER BY number", guild)

    async def place(self, number: int) -> QueuePlace | None:
        return next(iter(await self._places("number = ?", number)), None)

    async def _places(self, which: str, value: int) -> list[QueuePlace]:
        sql = f"{select(QueuePlace, 'table_queue')} WHERE {which}"
        rows = await self.db.rows(sql, (value,))
        return list(self._rows.many("table_queue", QueuePlace, map(self._readable, rows)))

    def _readable(self, row: tuple[Any, ...]) -> tuple[Any, ...]:
        """A wish that cannot be read is one for the usual table."""
        number, guild, user, channel, settings, *rest = row
        wish = self._rows.value_or(SETTINGS, number, settings, GameSettings())
        return number, guild, user, channel, wish, *rest

    @transaction("queue")
    def call(self, db: Transaction, number: int, until: float) -> bool:
        """It is their turn, until a time; False where it was before, or they have left."""
        return bool(db.change(_CALL, (until, number)))

    @transaction("queue")
    def keep(self, db: Transaction, number: int, until: float) -> bool:
        """Their table is kept for longer."""
        sql = "UPDATE table_queue SET due = ? WHERE number = ? AND state = 'called'"
        return bool(db.change(sql, (until, number)))

    @transaction("queue")
    def lapse(self, db: Transaction, number: int) -> bool:
        """They were called and did not come."""
        sql = "UPDATE table_queue SET state = 'lapsed' WHERE number = ? AND state = 'called'"
        return bool(db.change(sql, (number,)))

    @transaction("guild")
    def leave(self, db: Transaction, guild: int, user: int) -> bool:
        """Somebody waits no more; False where they did not."""
        return db.change(_LEAVE, (guild, user)) + db.change(_END, ("lapsed", guild, user)) > 0

    @transaction("queue")
    def post(self, db: Transaction, number: int, post: Post) -> None:
        """The call stands, and is not being sent any more."""
        db.execute("UPDATE table_queue SET message = ? WHERE number = ?", (post.message, number))
        arrived(db, Owner("queue", number), post.kind)

    @transaction("queue")
    def forget(self, db: Transaction, number: int) -> None:
        """Nothing of a place is left to be shown."""
        sql = "DELETE FROM table_queue WHERE number = ? AND state IN ('claimed', 'lapsed')"
        db.execute(sql, (number,))


def claim(db: Transaction, guild: int, user: int) -> None:
    """Somebody opens a table: they wait no more."""
    db.execute(_LEAVE, (guild, user))
    db.execute(_END, ("claimed", guild, user))

"""Messages of removed features on disk, until each has said that its feature is gone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database.repository import Subject, transaction
from bot.store.database.writer import Owner, Transaction
from bot.store.messages.posts import Post, clear_sending
from bot.store.shards.shard import OF_SHARD, Shard

_TABLE = "retired_messages"


@dataclass(frozen=True)
class RetiredMessage:
    """A message in Discord whose feature was removed. Only a schema step adds one."""

    number: int
    guild: int
    channel: int
    message: int


class RetiredMessages(Subject):
    """Reads the messages of removed features, and forgets them one by one."""

    async def numbers(self, shard: Shard) -> list[int]:
        """Return the numbers of all messages in the servers of a shard."""
        sql = f"SELECT number FROM {_TABLE} WHERE {OF_SHARD} ORDER BY number"
        return await self._numbers(sql, *shard.values)

    async def find(self, number: int) -> RetiredMessage | None:
        """Return a message, or None once it is forgotten."""
        found = await self._read(_TABLE, RetiredMessage, "WHERE number = ?", (number,))
        return next(iter(found), None)

    @transaction("retired")
    def post(self, db: Transaction, number: int, post: Post) -> None:
        """Note that another message took its place, and is not being sent any more."""
        db.execute(f"UPDATE {_TABLE} SET message = ? WHERE number = ?", (post.message, number))
        clear_sending(db, Owner("retired", number), post.kind)

    @transaction("retired")
    def forget(self, db: Transaction, number: int) -> None:
        """Delete a message that has said its last words."""
        db.execute(f"DELETE FROM {_TABLE} WHERE number = ?", (number,))

"""Messages of removed features. Each is stored until it shows that its feature is gone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database.repository import Repository, transaction
from bot.store.database.writer import Owner, Transaction
from bot.store.messages.posts import Post, clear_sending
from bot.store.shards.shard import OF_SHARD, Shard

_TABLE = "retired_messages"


@dataclass(frozen=True)
class RetiredMessage:
    """A message of a feature that was removed.

    Only migrations add such messages to the database.
    """

    number: int
    guild: int
    channel: int
    message: int


class RetiredMessages(Repository):
    """A repository for messages of removed features."""

    async def numbers(self, shard: Shard) -> list[int]:
        """Return the numbers of all retired messages in the servers of a shard."""
        sql = f"SELECT number FROM {_TABLE} WHERE {OF_SHARD} ORDER BY number"
        return await self._numbers(sql, *shard.values)

    async def find(self, number: int) -> RetiredMessage | None:
        """Return a retired message by its number, or None if its row was deleted."""
        found = await self._read(_TABLE, RetiredMessage, "WHERE number = ?", (number,))
        return next(iter(found), None)

    @transaction("retired")
    def post(self, db: Transaction, number: int, post: Post) -> None:
        """Store the id of the message that replaced a retired one. Delete the request for it."""
        db.execute(f"UPDATE {_TABLE} SET message = ? WHERE number = ?", (post.message, number))
        clear_sending(db, Owner("retired", number), post.kind)

    @transaction("retired")
    def delete(self, db: Transaction, number: int) -> None:
        """Delete the row of a retired message that shows its final text."""
        db.execute(f"DELETE FROM {_TABLE} WHERE number = ?", (number,))

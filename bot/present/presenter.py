"""Shows tables: one task each, the newest state only, not faster than Discord allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.codec import Commit
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.app import Rentroll


class Presenters:
    """The presenters of all live tables."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        bot.tables.listeners.append(self._changed)

    def _changed(self, table: Table, commit: Commit | None) -> None:
        self.show(table)

    def show(self, table: Table) -> None:
        """Let people see the table as it is now, soon."""

    async def close(self) -> None:
        """Stop showing."""

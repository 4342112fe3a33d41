"""What a host reads in the log of a quiet day: the bot is there, games begin and end."""

from __future__ import annotations

import logging

from bot.hosting.version import version
from bot.store.database.address import Address
from bot.store.database.codec import Commit, Opening
from bot.tables.registry import Tables
from bot.tables.table import LiveTable

_log = logging.getLogger(__name__)


class ActivityLog:
    """Writes numbers only: no player's name comes into a log."""

    def __init__(self, database: Address, tables: Tables) -> None:
        self.database = database
        self.tables = tables

    def ready(self, servers: int) -> None:
        """Log that Discord is connected, and the number of servers it listed."""
        _log.info(
            "ready: Rentroll %s, database %s, %d servers, %d games",
            version(),
            self.database,
            servers,
            self.tables.count,
        )

    def heard(self, table: LiveTable, commit: Commit | None) -> None:
        """Something happened at a table."""
        if commit is not None and isinstance(commit.move, Opening):
            _log.info(
                "game %d began: server %d, channel %d, edition %s, %d seats",
                table.game,
                table.guild,
                table.channel,
                table.ed.id,
                len(table.seats),
            )
        elif commit is not None and table.over:
            _log.info("game %d is over: server %d", table.game, table.guild)
        elif commit is None and table.status == "closed":
            _log.info("game %d was closed: server %d", table.game, table.guild)

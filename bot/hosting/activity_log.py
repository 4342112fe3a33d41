"""Log lines about normal operation: the bot is ready, a game began, ended or was closed."""

from __future__ import annotations

import logging

from bot.hosting.version import version
from bot.store.database.address import Address
from bot.store.database.codec import Commit, Opening
from bot.tables.registry import Tables
from bot.tables.table import LiveTable

_log = logging.getLogger(__name__)


class ActivityLog:
    """A writer of log lines about games. It names servers, channels and games by number only."""

    def __init__(self, database: Address, tables: Tables) -> None:
        self.database = database
        self.tables = tables

    def ready(self, servers: int) -> None:
        """Log that the bot is connected to Discord, and how many servers and games it has."""
        _log.info(
            "ready: Rentroll %s, database %s, %d servers, %d games",
            version(),
            self.database,
            servers,
            self.tables.count,
        )

    def heard(self, table: LiveTable, commit: Commit | None) -> None:
        """Log if a game began, ended or was closed.

        The bot calls this after every change of a live game.
        """
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

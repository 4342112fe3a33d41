"""The copy of a whole database from SQLite to PostgreSQL or back, for `rentroll migrate-store`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.hosting.lock import only_one
from bot.hosting.trouble import told_to_host
from bot.store.copies.copying import Copied, copy, count_rows
from bot.store.database.address import Address, Server
from bot.support.failures import CannotDo


def migrate_store(
    source: Address, target: Address, begin: Callable[[int], Callable[[int], None]]
) -> list[Copied]:
    """Copy a database into another one, and return the number of rows and a digest for each table.

    `begin` gets the number of all rows, and returns a function that is called with the progress. If
    the copy was interrupted, another call continues it. Raise NotNow while a bot uses one of the
    databases.
    """
    if isinstance(source, Path) and not source.is_file():
        raise CannotDo(f"there is no database {source}")
    if _same(source, target):
        raise CannotDo("both are the same database")
    with only_one(source), only_one(target):
        with told_to_host(f"{source}: "):
            rows = count_rows(source)
        with told_to_host():
            return asyncio.run(copy(source, target, begin(rows)))


def _same(source: Address, target: Address) -> bool:
    if isinstance(source, Server) or isinstance(target, Server):
        return source == target
    return source.resolve() == target.resolve()

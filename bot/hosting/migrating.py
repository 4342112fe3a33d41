"""`rentroll migrate-store`: a whole database from one kind to the other, while no bot uses it."""

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
    """Copy one database into another; `begin` is told how many rows there are.

    Stopped midway, it goes on from there when it is called again.
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

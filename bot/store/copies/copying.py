"""Copying of a whole database into another one, verified by a fingerprint of each table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from itertools import islice
from typing import Any

import msgspec

from bot.store.database.address import Address, Server
from bot.store.database.database import (
    Database,
    Shape,
    UnusableDatabase,
    View,
    check_version,
    looking_at,
)
from bot.store.database.rows import lenient, storable
from bot.store.database.sqlite import RawText
from bot.store.database.writer import Conflict, DatabaseFailed, Transaction

UNFINISHED = "copy:unfinished"
"""The name of a row in the target's table `facts`, until the copy is complete.

Its value is the address of the source.
"""
BATCH = 500
"""Rows that a copy writes in one transaction."""
_CHANGED = "if the source has changed since the copy began, empty the target and start again"
_encode = msgspec.msgpack.Encoder().encode


class CannotCopy(UnusableDatabase):
    """An error: a database cannot be copied, or the copy differs from its source."""


@dataclass(frozen=True)
class Copied:
    """A copied table: its name, its number of rows, and a fingerprint of their content."""

    table: str
    rows: int
    digest: str


def count_rows(source: Address) -> int:
    """Return the number of rows in all tables of a database."""
    with looking_at(source) as view:
        check_version(source, view.version)
        return sum(_count(view, table) for table in view.tables())


async def copy(source: Address, target: Address, advance: Callable[[int], None]) -> list[Copied]:
    """Copy all rows of a database into another one, and verify them. Return the copied tables.

    An interrupted copy of the same source is continued. `advance` is called with the number of rows
    that were copied since its last call. Rows from an interrupted copy count too. Raises CannotCopy
    if the source is an unfinished copy, if the target holds other rows, if a row cannot be written,
    or if source and target differ in the end.
    """
    with looking_at(source) as view:
        check_version(source, view.version)
        if view.one("SELECT 1 FROM facts WHERE name = ?", (UNFINISHED,)):
            raise CannotCopy(f"{source} is an unfinished copy itself")
        tables = view.tables()
        db = await Database.open(target)
        try:
            await _claim(db, tables, str(source))
            clean = _storable if isinstance(target, Server) else _text
            for table, columns in tables.items():
                await _copy_table(view, db, table, columns, clean, advance)
            given = view.last_numbers()
            await db.transact(lambda transaction: transaction.continue_numbers(given))
            copied = _compare(view, target, tables, clean)
            await db.delete_fact(UNFINISHED)
        finally:
            await db.close()
    return copied


async def _claim(db: Database, tables: dict[str, list[Shape]], source: str) -> None:
    """Mark the target as an unfinished copy of `source`.

    Raise CannotCopy if it holds anything else.
    """
    begun = await db.fact(UNFINISHED)
    if begun == source:
        return
    if begun is not None:
        raise CannotCopy(f"the target is an unfinished copy of {begun}: empty it first")
    for table in tables:
        if await db.row(f"SELECT 1 FROM {table} LIMIT 1"):
            raise CannotCopy(f"the target is not empty: it has rows in {table}")
    await db.remember(UNFINISHED, source)


async def _copy_table(
    view: View,
    db: Database,
    table: str,
    columns: list[Shape],
    clean: Callable[[Any], Any],
    advance: Callable[[int], None],
) -> None:
    names, keys = [column.name for column in columns], _keys(columns)
    order = ", ".join(keys)
    last = await db.row(
        f"SELECT {order} FROM {table}{_BUT_OURS.get(table, '')} ORDER BY"
        f" {', '.join(f'{key} DESC' for key in keys)} LIMIT 1"
    )
    where = f" WHERE ({order}) > ({', '.join('?' * len(keys))})" if last else ""
    if last:
        ((there,),) = await db.rows(f"SELECT count(*) FROM {table}{_BUT_OURS.get(table, '')}")
        advance(there)
    read = f"SELECT {', '.join(names)} FROM {table}{where} ORDER BY {order}"
    sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
    with closing(view.stream(read, last or ())) as rows:
        while batch := [tuple(map(clean, row)) for row in islice(rows, BATCH)]:
            try:
                await db.transact(partial(_insert, sql=sql, rows=batch))
            except (Conflict, DatabaseFailed) as error:
                raise CannotCopy(
                    f"{table} cannot be copied: {error}. `rentroll doctor` finds damaged rows; "
                    f"{_CHANGED}"
                ) from error
            advance(len(batch))


def _insert(transaction: Transaction, sql: str, rows: list[tuple[Any, ...]]) -> None:
    transaction.execute_many(sql, rows)


def _compare(
    source: View, target: Address, tables: dict[str, list[Shape]], clean: Callable[[Any], Any]
) -> list[Copied]:
    copied = []
    with looking_at(target) as view:
        for table, columns in tables.items():
            wanted = _digest(source, table, columns, clean)
            got = _digest(view, table, columns, _text)
            if wanted != got:
                raise CannotCopy(
                    f"{table} is not the same in both: {wanted.rows} rows ({wanted.digest}) and "
                    f"{got.rows} ({got.digest}); {_CHANGED}"
                )
            copied.append(got)
    return copied


def _digest(view: View, table: str, columns: list[Shape], clean: Callable[[Any], Any]) -> Copied:
    """Return a table's number of rows, and a fingerprint of its rows in the order of their keys."""
    names = ", ".join(column.name for column in columns)
    mark, count = blake2b(digest_size=12), 0
    sql = f"SELECT {names} FROM {table}{_BUT_OURS.get(table, '')}"
    for row in view.stream(f"{sql} ORDER BY {', '.join(_keys(columns))}"):
        mark.update(_encode(tuple(map(clean, row))))
        count += 1
    return Copied(table, count, mark.hexdigest())


_BUT_OURS = {"facts": f" WHERE name != '{UNFINISHED}'"}
"""SQL conditions that leave out the row UNFINISHED, by table."""


def _keys(columns: Sequence[Shape]) -> list[str]:
    return [column.name for column in columns if column.key]


def _count(view: View, table: str) -> int:
    ((count,),) = view.stream(f"SELECT count(*) FROM {table}")
    return int(count)


def _text(value: Any) -> Any:
    """Return a text from SQLite, decoded. Return any other value unchanged."""
    return lenient(value) if isinstance(value, RawText) else value


def _storable(value: Any) -> Any:
    """Decode a value, and replace each character that PostgreSQL rejects."""
    plain = _text(value)
    return storable(plain) if isinstance(plain, str) else plain

"""How values come off the disk: one that makes no sense costs its own row and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from bot.support.failures import Failure

T = TypeVar("T")
U = TypeVar("U")

_log = logging.getLogger(__name__)

SENSELESS = (TypeError, ValueError, RecursionError)
"""What decoders raise for bytes and texts that are not what they should be."""


_TRUTH = {0: False, 1: True}
LATEST = 2.5e11
"""Seconds since 1970 that no calendar reaches any more; no rating is so large either."""


def sensible(number: Any) -> float:
    """A time or a rating; ValueError for what is neither."""
    if not isinstance(number, float | int) or not abs(number) < LATEST:
        raise ValueError("not a number of any use")
    return float(number)


def lenient(text: bytes) -> str:
    """A text as SQLite has it: bytes that are none spoil their place and not the whole query."""
    return text.decode(errors="replace")


def storable(text: str) -> str:
    """A text without what PostgreSQL cannot hold: NUL, and halves of a character."""
    if "\0" in text or not text.isprintable():
        text = text.replace("\0", "\ufffd").encode(errors="surrogatepass").decode(errors="replace")
    return text


def select(kind: type, table: str) -> str:
    """The beginning of a query for rows that stand for such objects: all of their columns."""
    return f"SELECT {', '.join(_fields(kind))} FROM {table}"


def _fields(kind: type) -> tuple[str, ...]:
    fields: tuple[str, ...] = kind.__match_args__  # type: ignore[attr-defined]
    return fields


@cache
def _switches(kind: type) -> frozenset[str]:
    """The fields that are true or false; a database holds them as 1 and 0."""
    return frozenset(name for name, hint in get_type_hints(kind).items() if hint is bool)


@cache
def _parsers(kind: type) -> Mapping[str, Callable[[str], Any]]:
    """The fields whose types are parsed from a text."""
    hints = get_type_hints(kind).items()
    return {name: hint.parse for name, hint in hints if hasattr(hint, "parse")}


class Unreadable(Failure):
    """A stored value that cannot be read. The message names its table, its row and the reason."""

    def __init__(self, table: str, row: object, why: object) -> None:
        super().__init__(f"{table}, row {row}: {why}")


def text(raw: object) -> str:
    """A text; TypeError for anything else."""
    if not isinstance(raw, str):
        raise TypeError("not a text")
    return raw


@dataclass(frozen=True)
class Column(Generic[T]):
    """A column that holds more than a plain number or text, and how it is read."""

    table: str
    name: str
    decode: Callable[[Any], T]


class Rows:
    """Reads rows for one part of the store, and tells the log once of each that it cannot read."""

    def __init__(self, *, quiet: bool = False) -> None:
        self.quiet = quiet
        self._told: set[str] = set()

    def value(self, column: Column[T], row: object, raw: Any) -> T:
        """What a column holds; Unreadable where it makes no sense."""
        try:
            return column.decode(raw)
        except SENSELESS as error:
            raise self.unreadable(column.table, row, f"{column.name}: {error}") from error

    def value_or(self, column: Column[T], row: object, raw: Any, usual: U) -> T | U:
        """The same with something to go on with instead."""
        try:
            return self.value(column, row, raw)
        except Unreadable:
            return usual

    def one(self, table: str, kind: type[T], row: Sequence[Any], key: object = None) -> T:
        """A row of plain values as what it stands for; its first value names it, or `key` does."""
        try:
            found = dict(zip(_fields(kind), row, strict=True))
            for value in row:
                if isinstance(value, float):
                    sensible(value)
            for name in _switches(kind):  # type: ignore[arg-type]
                found[name] = _TRUTH.get(found[name], found[name])
            for name, parse in _parsers(kind).items():  # type: ignore[arg-type]
                found[name] = parse(text(found[name]))
            return msgspec.convert(found, kind)
        except SENSELESS as error:
            raise self.unreadable(table, row[0] if key is None else key, error) from error

    def many(
        self, table: str, kind: type[T], rows: Iterable[Sequence[Any]], key: object = None
    ) -> Iterator[T]:
        """The same for many rows; those that make no sense are left out."""
        for row in rows:
            try:
                yield self.one(table, kind, row, key)
            except Unreadable:
                continue

    def unreadable(self, table: str, row: object, why: object) -> Unreadable:
        """The error for a row that makes no sense; the log hears of it the first time."""
        found = Unreadable(table, row, why)
        if not self.quiet and str(found) not in self._told:
            self._told.add(str(found))
            _log.error("cannot be read: %s; `rentroll doctor` says what to do", found)
        return found

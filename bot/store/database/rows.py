"""Decoding of rows. A damaged value makes only its own row unreadable."""

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
"""Exceptions that decoders raise for damaged values."""


_TRUTH = {0: False, 1: True}
LATEST = 2.5e11
"""A bound above all valid times and ratings, in seconds since 1970."""


def sensible(number: Any) -> float:
    """Return a time or a rating as a float. Raise ValueError if it is neither."""
    if not isinstance(number, float | int) or not abs(number) < LATEST:
        raise ValueError("not a plausible number")
    return float(number)


def lenient(text: bytes) -> str:
    """Decode a text from SQLite. Invalid bytes become replacement characters."""
    return text.decode(errors="replace")


def storable(text: str) -> str:
    """Replace the characters of a text that PostgreSQL rejects: NUL and lone surrogates."""
    if "\0" in text or not text.isprintable():
        text = text.replace("\0", "\ufffd").encode(errors="surrogatepass").decode(errors="replace")
    return text


def select(kind: type, table: str) -> str:
    """Build a SELECT of the columns that are named like the fields of `kind`."""
    return f"SELECT {', '.join(_fields(kind))} FROM {table}"


def _fields(kind: type) -> tuple[str, ...]:
    fields: tuple[str, ...] = kind.__match_args__  # type: ignore[attr-defined]
    return fields


@cache
def _switches(kind: type) -> frozenset[str]:
    """Return the names of the bool fields, which a database stores as 1 and 0."""
    return frozenset(name for name, hint in get_type_hints(kind).items() if hint is bool)


@cache
def _parsers(kind: type) -> Mapping[str, Callable[[str], Any]]:
    """Return the `parse` functions of field types that have one, by field."""
    hints = get_type_hints(kind).items()
    return {name: hint.parse for name, hint in hints if hasattr(hint, "parse")}


class Unreadable(Failure):
    """A stored value that cannot be read. The message names its table, its row and the reason."""

    def __init__(self, table: str, row: object, why: object) -> None:
        super().__init__(f"{table}, row {row}: {why}")


def text(raw: object) -> str:
    """Return the value if it is a text. Raise TypeError otherwise."""
    if not isinstance(raw, str):
        raise TypeError("not a text")
    return raw


@dataclass(frozen=True)
class Column(Generic[T]):
    """A column with encoded values, and the function that decodes them."""

    table: str
    name: str
    decode: Callable[[Any], T]


class Rows:
    """A decoder of rows, which logs each unreadable row once."""

    def __init__(self, *, quiet: bool = False) -> None:
        self.quiet = quiet
        self._told: set[str] = set()

    def value(self, column: Column[T], row: object, raw: Any) -> T:
        """Decode the value of a column. Raise Unreadable if it is damaged."""
        try:
            return column.decode(raw)
        except SENSELESS as error:
            raise self.unreadable(column.table, row, f"{column.name}: {error}") from error

    def value_or(self, column: Column[T], row: object, raw: Any, usual: U) -> T | U:
        """Decode the value of a column, or return `usual` if it is damaged."""
        try:
            return self.value(column, row, raw)
        except Unreadable:
            return usual

    def one(self, table: str, kind: type[T], row: Sequence[Any], key: object = None) -> T:
        """Build a `kind` from a row. Raise Unreadable if the row is damaged.

        Errors name the row by `key`, or else by its first value.
        """
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
        """Yield a `kind` for each row, without the rows that are damaged."""
        for row in rows:
            try:
                yield self.one(table, kind, row, key)
            except Unreadable:
                continue

    def unreadable(self, table: str, row: object, why: object) -> Unreadable:
        """Return the error for a damaged row, and log it if it is new."""
        found = Unreadable(table, row, why)
        if not self.quiet and str(found) not in self._told:
            self._told.add(str(found))
            _log.error("cannot be read: %s; `rentroll doctor` says what to do", found)
        return found

"""Decoding of database rows. A damaged value makes only its own row unreadable."""

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
"""A bound above all valid times, in seconds since 1970, and above all ratings."""


def sensible(number: Any) -> float:
    """Return a number as a float.

    Raise ValueError if it is neither a plausible time nor a rating.
    """
    if not isinstance(number, float | int) or not abs(number) < LATEST:
        raise ValueError("not a plausible number")
    return float(number)


def lenient(text: bytes) -> str:
    """Decode a text from SQLite. Invalid bytes become replacement characters."""
    return text.decode(errors="replace")


def storable(text: str) -> str:
    """Return a text with replacements for the characters that PostgreSQL rejects.

    These characters are NUL and lone surrogates.
    """
    if "\0" in text or not text.isprintable():
        text = text.replace("\0", "\ufffd").encode(errors="surrogatepass").decode(errors="replace")
    return text


def select(kind: type, table: str) -> str:
    """Build a SELECT of the columns that have the names of the fields of `kind`."""
    return f"SELECT {', '.join(_fields(kind))} FROM {table}"


def _fields(kind: type) -> tuple[str, ...]:
    fields: tuple[str, ...] = kind.__match_args__  # type: ignore[attr-defined]
    return fields


@cache
def _switches(kind: type) -> frozenset[str]:
    """Return the names of the bool fields of `kind`. A database stores their values as 1 and 0."""
    return frozenset(name for name, hint in get_type_hints(kind).items() if hint is bool)


@cache
def _parsers(kind: type) -> Mapping[str, Callable[[str], Any]]:
    """Return the `parse` methods of the field types of `kind`, by field name.

    Types without one are left out.
    """
    hints = get_type_hints(kind).items()
    return {name: hint.parse for name, hint in hints if hasattr(hint, "parse")}


class Unreadable(Failure):
    """An error: a stored value cannot be read.

    The message names its table, its row and the reason.
    """

    def __init__(self, table: str, row: object, why: object) -> None:
        super().__init__(f"{table}, row {row}: {why}")


def text(raw: object) -> str:
    """Return `raw` if it is a text. Raise TypeError otherwise."""
    if not isinstance(raw, str):
        raise TypeError("not a text")
    return raw


@dataclass(frozen=True)
class Column(Generic[T]):
    """A database column with encoded values, and the function that decodes them."""

    table: str
    name: str
    decode: Callable[[Any], T]


class Rows:
    """A decoder of database rows. It logs each unreadable row once, or never if it is `quiet`."""

    def __init__(self, *, quiet: bool = False) -> None:
        self.quiet = quiet
        self._told: set[str] = set()

    def value(self, column: Column[T], row: object, raw: Any) -> T:
        """Decode a value of a column. Raise Unreadable if the value is damaged."""
        try:
            return column.decode(raw)
        except SENSELESS as error:
            raise self.unreadable(column.table, row, f"{column.name}: {error}") from error

    def value_or(self, column: Column[T], row: object, raw: Any, usual: U) -> T | U:
        """Decode a value of a column, or return `usual` if the value is damaged."""
        try:
            return self.value(column, row, raw)
        except Unreadable:
            return usual

    def one(self, table: str, kind: type[T], row: Sequence[Any], key: object = None) -> T:
        """Build an instance of `kind` from a row. Raise Unreadable if the row is damaged.

        The error names the row by `key`, or by its first value if `key` is None.
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
        """Yield an instance of `kind` for each row. Damaged rows are left out."""
        for row in rows:
            try:
                yield self.one(table, kind, row, key)
            except Unreadable:
                continue

    def unreadable(self, table: str, row: object, why: object) -> Unreadable:
        """Return an Unreadable for a damaged row. Log it the first time, unless `quiet` is set."""
        found = Unreadable(table, row, why)
        if not self.quiet and str(found) not in self._told:
            self._told.add(str(found))
            _log.error("cannot be read: %s; `rentroll doctor` says what to do", found)
        return found

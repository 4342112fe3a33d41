"""A reader of one TOML table of an edition file. It records problems and continues."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from editions.findings import Findings, nearest, place_of
from editions.phrases import Phrase
from editions.words import refusal

Raw: TypeAlias = dict[str, Any]

MOST = 1_000_000_000
LONGEST_WORD = 18  # characters that fit on a space of a picture
ID = r"[a-z][a-z0-9_-]{0,31}"
_END_SPACE = r"\A[ \u00a0\u202f]|[ \u00a0\u202f]\Z"
_SEPARATORS = frozenset("+±.,'\u2019\u2018\u02bc_·\u066b\u066c\u2212\uff0b\uff0c\uff0e\uff07")


class Fields:
    """A TOML table of a file, read key by key, and its place in the file.

    For a bad or missing value its methods record a problem, and return the smallest or an empty
    value.
    """

    def __init__(self, raw: object, place: str, notes: Findings) -> None:
        self.place = place
        self.notes = notes
        self._read: set[str] = set()
        self.raw: Raw = {}
        if isinstance(raw, dict):
            self.raw = raw
        else:
            notes.problem(place, Phrase("table"), raw)

    def at(self, key: str) -> str:
        return place_of(self.place, key)

    def take(self, key: str) -> Any:
        """Return the raw value of a key, or None if it is missing, and mark the key as read."""
        self._read.add(key)
        return self.raw.get(key)

    def text(
        self,
        key: str,
        most: int,
        *,
        default: str | None = None,
        word: int = LONGEST_WORD,
        lines: bool = False,
    ) -> str:
        value = self.take(key)
        if value is None and default is not None:
            return default
        return words(value, self.at(key), self.notes, most, word=word, lines=lines)

    def affix(self, key: str, default: str) -> str:
        """Return the text of a key that is put before or after a number.

        The text may have one space at each end.
        """
        value = self.take(key)
        if value is None:
            return default
        if value == "":
            return ""
        if isinstance(value, str) and not value.strip():
            self.notes.problem(self.at(key), Phrase("sign"), value)
            return ""
        stripped = re.sub(_END_SPACE, "", value) if isinstance(value, str) else value
        if not words(stripped, self.at(key), self.notes, 12):
            return ""
        if any(_of_a_number(sign) for sign in stripped):
            self.notes.problem(self.at(key), Phrase("sign_no_number"), value)
            return ""
        return str(value)

    def word(self, key: str, allowed: Sequence[str]) -> str:
        """Return the word of a key if it is allowed. Otherwise record a problem and return ""."""
        value = self.take(key)
        if isinstance(value, str) and value in allowed:
            return value
        self.notes.problem(self.at(key), Phrase("one_of", names=tuple(allowed)), value)
        return ""

    def whole(self, key: str, least: int, most: int = MOST, default: int | None = None) -> int:
        value = self.take(key)
        if value is None and default is not None:
            return default
        return whole(value, self.at(key), self.notes, least, most)

    def wholes(self, key: str, fewest: int, longest: int) -> tuple[int, ...]:
        items = self.items(key, "numbers", fewest, longest)
        return tuple(whole(value, place, self.notes, 0) for place, value in items)

    def items(self, key: str, what: str, fewest: int, longest: int) -> list[tuple[str, Any]]:
        """Return the first `longest` entries of a list with their places.

        Record a problem for another number of entries than `fewest` to `longest`.
        """
        place, value = self.at(key), self.take(key)
        if not isinstance(value, list):
            self.notes.problem(place, Phrase("list", what=Phrase(f"many_{what}")), value)
            return []
        if not fewest <= len(value) <= longest:
            many, found = Phrase(f"many_{what}"), len(value)
            count = Phrase("between", least=fewest, most=longest, what=many, found=found)
            if fewest == longest:
                count = Phrase("exactly", most=longest, what=many, found=found)
            self.notes.problem(place, count)
        return [(f"{place}[{i}]", entry) for i, entry in enumerate(value[:longest])]

    def entries(self, key: str, what: str, most: int) -> Iterator[tuple[str, Fields]]:
        """Yield the id and the Fields of each TOML table inside the table at `key`.

        Yield none if that table is missing, and at most `most`. A name that is no valid id is
        recorded as a problem.
        """
        table = Fields(self.raw.get(key, {}), self.at(key), self.notes)
        self._read.add(key)
        if len(table.raw) > most:
            self.notes.problem(table.place, too_many(what, most, len(table.raw)))
        for name, raw in list(table.raw.items())[:most]:
            place = table.at(name)
            if re.fullmatch(ID, name):
                yield name, Fields(raw, place, self.notes)
            else:
                self.notes.problem(place, Phrase("id_key"))

    def inner(self, key: str) -> Fields:
        """Return the Fields of the TOML table at `key`. They are empty if the table is missing."""
        self._read.add(key)
        return Fields(self.raw.get(key, {}), self.at(key), self.notes)

    def done(self, known: Iterable[str] = (), wrong: Phrase | None = None) -> None:
        """Record a problem for every key that was not read.

        The problem is `wrong`, if given, for a key in `known`: a key that only fits another kind of
        space, group or card effect.
        """
        other = set(known)
        for key in self.raw:
            if self.notes.full:
                return
            if key in self._read:
                continue
            if key in other and wrong is not None:
                self.notes.problem(self.at(key), wrong)
                continue
            near = nearest(key, self._read | other)
            self.notes.problem(self.at(key), Phrase("no_key"), near=near)


def too_many(what: str, most: int, found: int) -> Phrase:
    return Phrase("at_most", what=Phrase(f"many_{what}"), most=most, found=found)


def _of_a_number(sign: str) -> bool:
    """Return True if a character next to a number would be read as part of the number."""
    return sign in _SEPARATORS or unicodedata.category(sign) in ("Nd", "Nl", "No", "Pd")


def whole(value: object, place: str, notes: Findings, least: int, most: int = MOST) -> int:
    if type(value) is int and least <= value <= most:
        return value
    if most < MOST or (type(value) is int and value > most):
        expected = Phrase("whole_between", least=least, most=most)
    else:
        expected = Phrase("whole_above", least=least - 1) if least else Phrase("whole")
    notes.problem(place, expected, value)
    return least


def words(
    value: object,
    place: str,
    notes: Findings,
    most: int,
    *,
    word: int = LONGEST_WORD,
    lines: bool = False,
) -> str:
    """Return a text that may be shown. Otherwise record a problem and return "".

    It must have at most `most` characters, words of at most `word` characters, and none that are
    hidden or format text. With `lines` it may have several lines.
    """
    if not isinstance(value, str) or not value.strip():
        notes.problem(place, Phrase("some_words"), value)
        return ""
    if len(value) > most:
        notes.problem(place, Phrase("characters", most=most, found=len(value)))
    elif not lines and value != value.strip():
        notes.problem(place, Phrase("no_end_spaces"), value)
    elif wrong := refusal(value, lines=lines):
        notes.problem(place, wrong, value)
    elif len(longest := max(value.split(), key=len)) > word:
        notes.problem(place, Phrase("long_word", most=word), longest)
    else:
        return value
    return ""

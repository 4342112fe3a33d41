"""Problems and warnings of an edition's files, each with its place in the file and a code.

The bot has a text for each code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, time
from difflib import get_close_matches

from msgspec import Struct

from editions.lines import Lines
from editions.phrases import Phrase
from editions.words import INVISIBLE
from engine.edition import Edition

# Limits the output for a file full of mistakes.
MOST_FINDINGS = 200
_NOTHING = object()
# Formatting that plain characters can still make together: links and underscores around words.
_TELLING = re.compile(r"://|\]\(|discord\.gg/|__|(?<!\w)_|_(?!\w)", re.IGNORECASE)


class Finding(Struct, frozen=True):
    """A problem or warning: the file, the place in it, the line, and the expected value.

    `got` is the value found, or "". `near` is a guess at what the author meant, or "". `line` is 0
    if unknown.
    """

    file: str
    place: str
    expected: Phrase
    got: str | Phrase = ""
    near: str = ""
    line: int = 0

    def __str__(self) -> str:
        line = f"line {self.line}" if self.line else ""
        parts = (self.file, self.place, line, repr(self.expected))
        return ": ".join(part for part in parts if part)


class Report(Struct, frozen=True):
    """The result of checking an edition. `edition` is None if there are problems."""

    problems: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    edition: Edition | None = None


class EditionError(ValueError):
    """The error of loading an edition that has problems."""

    def __init__(self, *problems: Finding) -> None:
        super().__init__(str(problems[0]))
        self.problems = problems


class Findings:
    """A collector of problems and warnings of an edition's files.

    Only the first problem of a place is kept, and none inside a place with a problem, because it
    may follow from the first.
    """

    def __init__(self, file: str, together: Findings | None = None) -> None:
        self.file = file
        self.problems: list[Finding] = together.problems if together else []
        self.warnings: list[Finding] = together.warnings if together else []
        self.text = ""
        """The text of the file once it has been read, or ""."""
        self._lines: Lines | None = None
        self._broken: set[str] = set()

    def beside(self, file: str) -> Findings:
        """Return a collector for another file of the edition, with the lists of this one."""
        return Findings(file, self)

    def problem(
        self, place: str, expected: Phrase, got: object = _NOTHING, near: str = "", line: int = 0
    ) -> None:
        if self.full or self.broken(place):
            return
        self._broken.add(place)
        there = "" if got is _NOTHING else shown(got)
        line = line or self._line_of(place)
        self.problems.append(Finding(self.file, place, expected, there, near, line))

    def _line_of(self, place: str) -> int:
        if not self.text:
            return 0
        self._lines = self._lines or Lines(self.text)
        return self._lines.of(place)

    def warn(self, place: str, expected: Phrase) -> None:
        if not self.broken(place) and len(self.warnings) < MOST_FINDINGS:
            self.warnings.append(Finding(self.file, place, expected))

    @property
    def full(self) -> bool:
        """True if MOST_FINDINGS problems have been recorded, after which checks stop."""
        return len(self.problems) >= MOST_FINDINGS

    def broken(self, place: str) -> bool:
        """Return True if this place or a place around it has a problem."""
        while place not in self._broken:
            cut = max(place.rfind("."), place.rfind("["))
            if cut < 0:
                return "" in self._broken
            place = place[:cut]
        return True

    def any_below(self, place: str) -> bool:
        """Return True if any place that begins with `place` has a problem."""
        return any(at.startswith(place) for at in self._broken)

    def report(self, edition: Edition | None) -> Report:
        problems = tuple(self.problems)
        return Report(problems, tuple(self.warnings), None if problems else edition)


def shown(value: object) -> str | Phrase:
    """Return a value of the file in words for its author, safe to show in any message."""
    match value:
        case None:
            return Phrase("got_nothing")
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 10**15 else Phrase("got_huge")
        case float():
            return repr(value)
        case str():
            return f"'{neutral(value)}'"
        case list() | tuple():
            return Phrase("got_list")
        case dict():
            return Phrase("got_table")
        case date() | time():
            return Phrase("got_date")
        case _:
            return Phrase("got_else")


def neutral(text: str, most: int = 40, signs: str = "") -> str:
    """Return a text cut to `most` characters, in which no character formats, links or mentions.

    Each unsafe character is replaced by a dot, except characters in `signs`.
    """
    kept = "".join(sign if sign in signs or _is_plain(sign) else "·" for sign in text[:most])
    plain = re.sub(_TELLING, lambda found: "·" * len(found[0]), kept)
    return plain + ("…" if len(text) > most else "")


def _is_plain(sign: str) -> bool:
    return sign in " .,;:!?&'()+-_/$€%=" or (sign.isalnum() and sign not in INVISIBLE)


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most similar to `word`, or "" if none is similar."""
    return next(iter(get_close_matches(word[:40], sorted(known), 1)), "")


def place_of(place: str, key: str) -> str:
    """Return the place of a key in a TOML table, such as `groups.brown`.

    A key that is no plain word is quoted.
    """
    name = key if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", key) else f"'{neutral(key)}'"
    return f"{place}.{name}" if place else name

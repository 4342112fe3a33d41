"""What is wrong with an edition file: every problem once, at its place, by a code.

The words for an author live with the bot, keyed by the code, as those for refusals do.
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

# A file of nothing but mistakes must not fill a screen, a log or a chat.
MOST_FINDINGS = 200
_NOTHING = object()
# What plain signs can still make together: links, and lines around words.
_TELLING = re.compile(r"://|\]\(|discord\.gg/|__|(?<!\w)_|_(?!\w)", re.IGNORECASE)


class Finding(Struct, frozen=True):
    """One thing wrong: the file, the place or the line in it, and what would be right.

    `got` is what stands there instead, `near` what its author may have meant.
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
    """The answer to a check. `edition` is there when nothing but warnings was found."""

    problems: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    edition: Edition | None = None


class EditionError(ValueError):
    """An edition that cannot be loaded, and why."""

    def __init__(self, *problems: Finding) -> None:
        super().__init__(str(problems[0]))
        self.problems = problems


class Findings:
    """Collects problems and warnings of one file and of the files beside it.

    Only the first problem of a place counts, and none below a broken place: what
    follows from a mistake is no mistake of its own.
    """

    def __init__(self, file: str, together: Findings | None = None) -> None:
        self.file = file
        self.problems: list[Finding] = together.problems if together else []
        self.warnings: list[Finding] = together.warnings if together else []
        self.text = ""
        """What the file says, once it has been read."""
        self._lines: Lines | None = None
        self._broken: set[str] = set()

    def beside(self, file: str) -> Findings:
        """The findings of another file that belongs to the same edition."""
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
        """Whether more would only be noise; nothing is looked for any longer."""
        return len(self.problems) >= MOST_FINDINGS

    def broken(self, place: str) -> bool:
        """Whether this place, or one that holds it, has a problem already."""
        while place not in self._broken:
            cut = max(place.rfind("."), place.rfind("["))
            if cut < 0:
                return "" in self._broken
            place = place[:cut]
        return True

    def any_below(self, place: str) -> bool:
        """Whether something inside this place has a problem, so that sums over it mislead."""
        return any(at.startswith(place) for at in self._broken)

    def report(self, edition: Edition | None) -> Report:
        problems = tuple(self.problems)
        return Report(problems, tuple(self.warnings), None if problems else edition)


def shown(value: object) -> str | Phrase:
    """A value of the file as an author would name it, harmless wherever it is printed."""
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
    """The text cut short and without anything that could format, link or mention.

    `signs` are let through beside the ordinary ones.
    """
    kept = "".join(sign if sign in signs or _is_plain(sign) else "·" for sign in text[:most])
    plain = re.sub(_TELLING, lambda found: "·" * len(found[0]), kept)
    return plain + ("…" if len(text) > most else "")


def _is_plain(sign: str) -> bool:
    return sign in " .,;:!?&'()+-_/$€%=" or (sign.isalnum() and sign not in INVISIBLE)


def nearest(word: str, known: Iterable[str]) -> str:
    """What somebody who wrote `word` may have meant; empty where that is hard to say."""
    return next(iter(get_close_matches(word[:40], sorted(known), 1)), "")


def place_of(place: str, key: str) -> str:
    """The place of a key in a table: a.b, and quoted where the key is no plain word."""
    name = key if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", key) else f"'{neutral(key)}'"
    return f"{place}.{name}" if place else name

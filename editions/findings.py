"""What is wrong with an edition file: every problem once, at its place, in plain words."""

from __future__ import annotations

import re
from datetime import date, time

from msgspec import Struct

from editions.words import INVISIBLE
from engine.edition import Edition

# A file of nothing but mistakes must not fill a screen, a log or a chat.
MOST_FINDINGS = 200
_NOTHING = object()
# What plain signs can still make together: links, and lines around words.
_TELLING = re.compile(r"://|\]\(|discord\.gg/|__|(?<!\w)_|_(?!\w)", re.IGNORECASE)


class Finding(Struct, frozen=True):
    """One thing wrong: the file, the place in it, and what would be right."""

    file: str
    place: str
    text: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.place, self.text) if part)


class Report(Struct, frozen=True):
    """The answer to a check. `edition` is there when nothing but warnings was found."""

    problems: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    edition: Edition | None = None


class EditionError(ValueError):
    """An edition that cannot be loaded: the first problem, and how many more there are."""

    def __init__(self, message: str, problems: tuple[Finding, ...] = ()) -> None:
        super().__init__(" ".join(message.split()))
        self.problems = problems

    @classmethod
    def of(cls, problems: tuple[Finding, ...]) -> EditionError:
        first, more = problems[0], len(problems) - 1
        rest = f" (and {more} more {'problem' if more == 1 else 'problems'})" if more else ""
        return cls(f"{first}{rest}", problems)


class Findings:
    """Collects problems and warnings of one file and of the files beside it.

    Only the first problem of a place counts, and none below a broken place: what
    follows from a mistake is no mistake of its own.
    """

    def __init__(self, file: str, together: Findings | None = None) -> None:
        self.file = file
        self.problems: list[Finding] = together.problems if together else []
        self.warnings: list[Finding] = together.warnings if together else []
        self._broken: set[str] = set()

    def beside(self, file: str) -> Findings:
        """The findings of another file that belongs to the same edition."""
        return Findings(file, self)

    def problem(self, place: str, expected: str, got: object = _NOTHING) -> None:
        if self.full or self.broken(place):
            return
        self._broken.add(place)
        self._add(self.problems, place, expected, got)

    def warn(self, place: str, expected: str, got: object = _NOTHING) -> None:
        if not self.broken(place):
            self._add(self.warnings, place, expected, got)

    def _add(self, to: list[Finding], place: str, expected: str, got: object) -> None:
        if len(to) < MOST_FINDINGS:
            tail = "" if got is _NOTHING else f", got {shown(got)}"
            to.append(Finding(self.file, place, f"expected {expected}{tail}"))

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


def shown(value: object) -> str:
    """A value of the file as an author would name it, harmless wherever it is printed."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 10**15 else "a huge number"
        case float():
            return repr(value)
        case str():
            return f"'{neutral(value)}'"
        case list() | tuple():
            return "a list"
        case dict():
            return "a table"
        case date() | time():
            return "a date or time"
        case _:
            return "something else"


def neutral(text: str, most: int = 40, signs: str = "") -> str:
    """The text cut short and without anything that could format, link or mention.

    `signs` are let through beside the ordinary ones.
    """
    kept = "".join(sign if sign in signs or _is_plain(sign) else "·" for sign in text[:most])
    plain = re.sub(_TELLING, lambda found: "·" * len(found[0]), kept)
    return plain + ("…" if len(text) > most else "")


def _is_plain(sign: str) -> bool:
    return sign in " .,;:!?&'()+-_/$€%=" or (sign.isalnum() and sign not in INVISIBLE)


def place_of(place: str, key: str) -> str:
    """The place of a key in a table: a.b, and quoted where the key is no plain word."""
    name = key if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", key) else f"'{neutral(key)}'"
    return f"{place}.{name}" if place else name

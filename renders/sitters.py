"""Who sat where at a table: a seat may change hands, but keeps its letter, colour and shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from engine.edition import Seat
from renders.faces import drawable


class SeatNames(tuple[str, ...]):  # noqa: SLOT001 - it carries its letters
    """What each seat is called at one moment, with the letters that the seats keep."""

    letters: tuple[str, ...]

    @classmethod
    def of(cls, names: Iterable[str], first: tuple[str, ...]) -> Self:
        """These names on seats whose letters come from those who sat there first."""
        called = cls(names)
        called.letters = letters(first)
        return called


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """A letter of its own for each seat."""
    return names.letters if isinstance(names, SeatNames) else initials(tuple(names))


@lru_cache(maxsize=1024)
def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """The first letter of a word of each name as it is drawn, if nobody took it."""
    spare = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    taken: list[str] = []
    for name in names:
        initials = "".join(word[0] for word in name.split())
        wanted = [drawable(letter)[:1].upper() for letter in initials + name if letter.isalnum()]
        fitting = (letter for letter in (*wanted, *spare) if len(letter) == 1 and letter.isalnum())
        taken.append(next(letter for letter in fitting if letter not in taken))
    return tuple(taken)


@dataclass(frozen=True)
class Sitters:
    """Everybody who sat at a table, by number: first the first on each seat, then all others.

    `changes` say from which entry of the log on who has their seat, in order.
    """

    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    changes: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, names: Sequence[str] | Sitters) -> Sitters:
        """Those who sat there from the first entry to the last, where only names are known."""
        if isinstance(names, Sitters):
            return names
        return cls(tuple(names), tuple(Seat(i) for i in range(len(names))))

    @property
    def first(self) -> tuple[str, ...]:
        """Who sat on each seat at the beginning."""
        return self.names[: len(set(self.seats))]

    def sitting(self, entry: int) -> tuple[int, ...]:
        """Who has each seat, by number, when this entry of the log is made."""
        now = list(range(len(self.first)))
        for since, who in self.changes:
            if since <= entry:
                now[self.seats[who]] = who
        return tuple(now)

    @property
    def last(self) -> tuple[int, ...]:
        """Who has each seat at the end, by number."""
        return self.sitting(max((since for since, _ in self.changes), default=0))

    def called(self, sitting: Iterable[int]) -> SeatNames:
        """What the seats are called while these sit there."""
        return SeatNames.of((self.names[who] for who in sitting), self.first)

    def of_seat(self, seat: Seat) -> list[int]:
        """All who had a seat, by number, in the order of sitting down first."""
        return [who for who, theirs in enumerate(self.seats) if theirs == seat]

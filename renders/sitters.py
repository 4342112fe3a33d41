"""The people who sat at a table. A seat with a new sitter keeps its letter, colour and shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from engine.edition import Seat
from renders.faces import drawable


class SeatNames(tuple[str, ...]):  # noqa: SLOT001 - it has the attribute `letters`
    """The name of each seat at one moment, with the letters that the seats keep."""

    letters: tuple[str, ...]

    @classmethod
    def of(cls, names: Iterable[str], first: tuple[str, ...]) -> Self:
        """Return these names, with letters made from the names of each seat's first player."""
        called = cls(names)
        called.letters = letters(first)
        return called


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a distinct letter or digit for each seat's name. `SeatNames` keep their letters."""
    return names.letters if isinstance(names, SeatNames) else initials(tuple(names))


@lru_cache(maxsize=1024)
def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return a distinct letter or digit for each name.

    It is the name's first free initial, else a free letter of the name, else any free letter.
    """
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
    """Everybody who sat at a table, by index: the first player of each seat, then all others.

    `seats` has the seat of each sitter. `changes` are ordered pairs: the number of an entry in the
    game's log, and the index of the sitter who has the seat from that entry on.
    """

    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    changes: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, names: Sequence[str] | Sitters) -> Sitters:
        """Convert plain names into sitters who keep their seats. Return sitters unchanged."""
        if isinstance(names, Sitters):
            return names
        return cls(tuple(names), tuple(Seat(i) for i in range(len(names))))

    @property
    def first(self) -> tuple[str, ...]:
        """The name of each seat's first player."""
        return self.names[: len(set(self.seats))]

    def sitting(self, entry: int) -> tuple[int, ...]:
        """Return the index of the sitter on each seat at an entry of the game's log."""
        now = list(range(len(self.first)))
        for since, who in self.changes:
            if since <= entry:
                now[self.seats[who]] = who
        return tuple(now)

    @property
    def last(self) -> tuple[int, ...]:
        """The index of the sitter on each seat at the end of the game."""
        return self.sitting(max((since for since, _ in self.changes), default=0))

    def called(self, sitting: Iterable[int]) -> SeatNames:
        """Return the name of each seat while these sitters play."""
        return SeatNames.of((self.names[who] for who in sitting), self.first)

    def of_seat(self, seat: Seat) -> list[int]:
        """Return the indices of all sitters of a seat, in the order of first sitting down."""
        return [who for who, theirs in enumerate(self.seats) if theirs == seat]

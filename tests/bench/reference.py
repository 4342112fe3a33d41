"""The yardstick for speed: the least that a game in Python could do.

A turn is two dice from a table, a move, a look-up of the space, and three small
objects as its events. There are no rules and almost no state. The speed of this loop is
the speed of the machine and its Python, so a share of it means the same everywhere.
"""

from __future__ import annotations

_THROWS = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
_SIZE = 40
_SPACES = {pos: f"space {pos}" for pos in range(_SIZE)}


class Thrown:
    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second


class Moved:
    __slots__ = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to


class Landed:
    __slots__ = ("name", "seat")

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name


def play(turns: int, seats: int = 4) -> list[object]:
    """Play this many turns, and return the events of the last one."""
    at = [0] * seats
    number = 1
    told: list[object] = []
    for turn in range(turns):
        seat = turn % seats
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        first, second = _THROWS[(number >> 8) % 36]
        to = at[seat] = (at[seat] + first + second) % _SIZE
        told = [Thrown(first, second), Moved(seat, to), Landed(seat, _SPACES[to])]
    return told

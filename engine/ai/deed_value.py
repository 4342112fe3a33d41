"""The worth of deeds to a seat by printed prices, in base units.

The same scale is used for buying, bidding and trading. Besides the board's data it depends on
owners and mortgages only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.board import Board
from engine.edition import Pos, Seat
from engine.state import BANK, Table

WHOLE_GROUP = 24
ALL_BUT_ONE = 13
SCALE = 10
"""Worth of street deeds, in tenths of their prices.

WHOLE_GROUP is for all deeds of a group, ALL_BUT_ONE for all but one, and SCALE for fewer.
"""


@cache
def _weights(kind: str, size: int) -> tuple[int, ...]:
    """Return the tenths of its price that a deed counts, by number of deeds held in its group."""
    if kind == "street":
        return (*[SCALE] * (size - 1), ALL_BUT_ONE, WHOLE_GROUP)
    return tuple(SCALE + 2 * (held - 1) for held in range(size + 1))


def group_value(board: Board, s: Table, deeds: Sequence[Pos]) -> int:
    """Return the worth of these deeds of one group, held without the group's other deeds."""
    if not deeds:
        return 0
    mortgaged = s.mortgaged
    prices = 0
    for pos in deeds:
        prices += board.mortgaged_price[pos] if mortgaged[pos] else board.price[pos]
    weights = _weights(board.kind[pos], len(board.members[pos]))
    return prices * weights[len(deeds)] // SCALE


def trade_gain(
    board: Board, s: Table, seat: Seat, gained: tuple[Pos, ...], lost: tuple[Pos, ...]
) -> int:
    """Return the change of a seat's worth by gained and lost deeds, without cash."""
    owner = s.owner
    total = 0
    for members in dict.fromkeys([board.members[pos] for pos in gained + lost]):
        held = [pos for pos in members if owner[pos] == seat]
        then = [pos for pos in members if pos in gained or (pos in held and pos not in lost)]
        total += group_value(board, s, then) - group_value(board, s, held)
    return total


def deed_value(board: Board, s: Table, seat: Seat, pos: Pos) -> int:
    """Return the worth of an unowned deed to a seat, at least its printed price.

    It is the seat's own gain, or three quarters of the most that a rival would gain if that is
    more.
    """
    most = group_value(board, s, (pos,))  # to a rival who holds no other of the group
    for other in dict.fromkeys(board.pick[pos](s.owner)):
        if other not in (seat, BANK):
            most = max(most, trade_gain(board, s, other, (pos,), ()))
    return max(trade_gain(board, s, seat, (pos,), ()), board.price[pos], most * 3 // 4)

"""What deeds are worth to a seat: one scale for buying, bidding and trading.

Values are in base units. They depend on ownership only, never on hidden things.
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
"""A street group's prices count 24/10 when whole, 13/10 when one deed is missing."""


@cache
def _weights(kind: str, size: int) -> tuple[int, ...]:
    """In tenths, what a price counts when so many deeds of a group of that size are held."""
    if kind == "street":
        return (*[SCALE] * (size - 1), ALL_BUT_ONE, WHOLE_GROUP)
    return tuple(SCALE + 2 * (held - 1) for held in range(size + 1))


def group_value(board: Board, s: Table, deeds: Sequence[Pos]) -> int:
    """What it is worth to hold these deeds of a group, and none of its others."""
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
    """How much better off a seat is after a change of hands, cash apart."""
    owner = s.owner
    total = 0
    for members in dict.fromkeys([board.members[pos] for pos in gained + lost]):
        held = [pos for pos in members if owner[pos] == seat]
        then = [pos for pos in members if pos in gained or (pos in held and pos not in lost)]
        total += group_value(board, s, then) - group_value(board, s, held)
    return total


def deed_value(board: Board, s: Table, seat: Seat, pos: Pos) -> int:
    """What an unowned deed is worth to a seat, keeping it from others included."""
    most = group_value(board, s, (pos,))  # to a rival who holds no other of the group
    for other in dict.fromkeys(board.pick[pos](s.owner)):
        if other not in (seat, BANK):
            most = max(most, trade_gain(board, s, other, (pos,), ()))
    return max(trade_gain(board, s, seat, (pos,), ()), board.price[pos], most * 3 // 4)

"""What deeds are worth to a seat: one scale for buying, bidding and trading.

Values are in base units. They depend on ownership only, never on hidden things.
"""

from __future__ import annotations

from functools import cache

from engine.edition import Board, Pos, Seat
from engine.state import Table

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


def trade_gain(
    board: Board, s: Table, seat: Seat, gained: tuple[Pos, ...], lost: tuple[Pos, ...]
) -> int:
    """How much better off a seat is after a change of hands, cash apart."""
    total = 0
    for members in dict.fromkeys([board.members[pos] for pos in gained + lost]):
        total += group_gain(board, s, seat, members, gained, lost)
    return total


def group_gain(
    board: Board,
    s: Table,
    seat: Seat,
    members: tuple[Pos, ...],
    gained: tuple[Pos, ...],
    lost: tuple[Pos, ...],
) -> int:
    """The part of a gain that lies in one group: its value after, less its value before."""
    owner, mortgaged, price = s.owner, s.mortgaged, board.price
    held = prices = held_then = prices_then = 0
    for pos in members:
        worth = board.mortgaged_price[pos] if mortgaged[pos] else price[pos]
        if owner[pos] == seat:
            held += 1
            prices += worth
            if pos in lost and pos not in gained:
                continue
        elif pos not in gained:
            continue
        held_then += 1
        prices_then += worth
    weights = _weights(board.kind[members[0]], len(members))
    return prices_then * weights[held_then] // SCALE - prices * weights[held] // SCALE


def deed_value(board: Board, s: Table, seat: Seat, pos: Pos) -> int:
    """What an unowned deed is worth to a seat, keeping it from others included."""
    members, deed = board.members[pos], (pos,)
    own = group_gain(board, s, seat, members, deed, ())
    rival = 0
    for other, player in enumerate(s.players):
        if other != seat and not player.out:
            rival = max(rival, group_gain(board, s, Seat(other), members, deed, ()))
    return max(own, board.price[pos], rival * 3 // 4)

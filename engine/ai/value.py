"""What deeds are worth to a seat: one scale for buying, bidding and trading.

Values are in base units. They depend on ownership only, never on hidden things.
"""

from __future__ import annotations

from engine.edition import Board, Pos, Seat
from engine.state import Table

WHOLE_GROUP = 24
ALL_BUT_ONE = 13
SCALE = 10
"""A street group's prices count 24/10 when whole, 13/10 when one deed is missing."""


def group_value(board: Board, members: tuple[Pos, ...], held: int, prices: int) -> int:
    """What holding `held` deeds of a group, of these prices, is worth."""
    kind = board.kind[members[0]]
    if kind == "street":
        if held == len(members):
            return prices * WHOLE_GROUP // SCALE
        if held == len(members) - 1:
            return prices * ALL_BUT_ONE // SCALE
        return prices
    return prices * (SCALE + 2 * (held - 1)) // SCALE if held else 0


def trade_gain(
    board: Board, s: Table, seat: Seat, gained: tuple[Pos, ...], lost: tuple[Pos, ...]
) -> int:
    """How much better off a seat is after a change of hands, cash apart."""
    total = 0
    for group in dict.fromkeys([board.group[pos] for pos in gained + lost]):
        total += _group_gain(board, s, seat, board.groups[group], gained, lost)
    return total


def _group_gain(
    board: Board,
    s: Table,
    seat: Seat,
    members: tuple[Pos, ...],
    gained: tuple[Pos, ...],
    lost: tuple[Pos, ...],
) -> int:
    """The part of a gain that lies in one group: its value after, less its value before."""
    owner, mortgaged = s.owner, s.mortgaged
    held = prices = held_then = prices_then = 0
    for pos in members:
        price = board.price[pos]
        if mortgaged[pos]:
            price = max(0, price - board.mortgage[pos] - board.interest[pos])
        mine = owner[pos] == seat
        if mine:
            held += 1
            prices += price
        if pos in gained or (mine and pos not in lost):
            held_then += 1
            prices_then += price
    after = group_value(board, members, held_then, prices_then)
    return after - group_value(board, members, held, prices)


def deed_value(board: Board, s: Table, seat: Seat, pos: Pos) -> int:
    """What an unowned deed is worth to a seat, keeping it from others included."""
    own = trade_gain(board, s, seat, (pos,), ())
    rivals = (
        trade_gain(board, s, Seat(other), (pos,), ())
        for other, player in enumerate(s.players)
        if other != seat and not player.out
    )
    return max(own, board.price[pos], max(rivals, default=0) * 3 // 4)

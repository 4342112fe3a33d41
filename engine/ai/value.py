"""What deeds are worth to a seat: one scale for buying, bidding and trading.

Values are in base units. They depend on ownership only, never on hidden things.
"""

from __future__ import annotations

from collections.abc import Iterable

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


def holding_value(
    board: Board, s: Table, seat: Seat, members: tuple[Pos, ...], gained: set[Pos], lost: set[Pos]
) -> int:
    """A seat's value of one group, were some deeds gained and others lost."""
    held = prices = 0
    for pos in members:
        mine = pos in gained or (s.owner[pos] == seat and pos not in lost)
        if mine:
            held += 1
            prices += board.price[pos]
            if s.mortgaged[pos]:
                prices -= board.mortgage[pos] + board.interest[pos]
    return group_value(board, members, held, max(prices, 0))


def trade_gain(
    board: Board, s: Table, seat: Seat, gained: Iterable[Pos], lost: Iterable[Pos]
) -> int:
    """How much better off a seat is after a change of hands, cash apart."""
    gain, loss = set(gained), set(lost)
    groups = sorted({board.group[pos] for pos in gain | loss})
    total = 0
    for group in groups:
        members = board.groups[group]
        total += holding_value(board, s, seat, members, gain, loss)
        total -= holding_value(board, s, seat, members, set(), set())
    return total


def deed_value(board: Board, s: Table, seat: Seat, pos: Pos) -> int:
    """What an unowned deed is worth to a seat, keeping it from others included."""
    own = trade_gain(board, s, seat, (pos,), ())
    rivals = (
        trade_gain(board, s, Seat(other), (pos,), ())
        for other, player in enumerate(s.players)
        if other != seat and not player.out
    )
    return max(own, board.price[pos], max(rivals, default=0) * 3 // 4)

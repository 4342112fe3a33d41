"""The deeds that a Challenge may win (TRIP-1, SHOW-1, SHOW-2)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engine.board import Board
from engine.decisions import Auction, Prize
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.money import can_raise, interest_due, may_buy
from engine.rules import Rules
from engine.state import BANK, Table

Game: TypeAlias = Literal["trip", "show"]

SIDES = 4


def unowned(board: Board, s: Table) -> list[Pos]:
    """Return the positions of the deeds that the Bank holds."""
    return [pos for pos in board.deeds if s.owner[pos] == BANK]


def trip_deeds(board: Board, rules: Rules, s: Table, seat: Seat) -> list[Pos]:
    """TRIP-1: return the positions of the unowned deeds whose price the seat could raise.

    The list is empty if the seat may not buy deeds yet (HOUSE-6).
    """
    if not may_buy(rules, s, seat):
        return []
    most = can_raise(board, s, seat)
    return [pos for pos in unowned(board, s) if board.price[pos] <= most]


def trip_to_make(s: Table, seat: Seat) -> bool:
    """TRIP-1: return True if a seat has won a trip and has not bought its deed."""
    return any(isinstance(f, Prize) and f.game == "trip" and f.seat == seat for f in s.pending)


class Reach(NamedTuple):
    """The most cash a seat on a trip can raise, and the price of the cheapest unowned deed.

    The price is 0 if no unowned deed counts.
    """

    raised: int
    cheapest: int

    @property
    def spare(self) -> int:
        """The most cash the seat can lose and still afford that deed, below 0 if it cannot now."""
        return self.raised - self.cheapest


def reach(board: Board, s: Table, seat: Seat, auction: Auction | None = None) -> Reach | None:
    """TRIP-1: return the Reach of a seat that has a trip to make, or None for any other seat.

    Each leading bid of the seat may win or lose. So its cost (less the deed's mortgage value) is
    deducted, and its deed is not counted as unowned. Interest due is deducted too. `auction` is the
    auction to bid in next. Its deed is not counted either.
    """
    if not s.pending or not trip_to_make(s, seat):
        return None
    led = [f for f in s.pending if isinstance(f, Auction) and (f.high == seat or f is auction)]
    left = [pos for pos in unowned(board, s) if all(pos != f.pos for f in led)]
    raised = can_raise(board, s, seat) - interest_due(s, seat)
    raised -= sum(max(0, f.bid - _mortgage_value(board, f)) for f in led if f is not auction)
    return Reach(raised, min((board.price[pos] for pos in left), default=0))


def _mortgage_value(board: Board, auction: Auction) -> int:
    return board.mortgage[auction.pos] if auction.building is None else 0


def check_reach(board: Board, s: Table, seat: Seat, gain: int) -> None:
    """TRIP-1: refuse a loss of cash after which a seat on a trip could afford no unowned deed.

    `gain` is negative for a loss.
    """
    found = reach(board, s, seat) if gain < 0 else None
    if found is not None and found.spare + gain < 0:
        after = found.raised + gain
        raise Illegal("trip_first", needed=found.cheapest, raisable=after, seat=seat)


def board_side(board: Board, pos: Pos) -> int:
    """SHOW-1: return the side of the board on which a deed lies, 1 to 4."""
    return 1 + pos * SIDES // board.size


def show_deeds(board: Board, s: Table, number: int) -> list[Pos]:
    """SHOW-2: return the positions of the unowned deeds on side `number` of the board.

    If that side has none, the next side that has any counts.
    """
    sides = {pos: board_side(board, pos) for pos in unowned(board, s)}
    lowest = min((side for side in sides.values() if side >= number), default=0)
    return [pos for pos, side in sides.items() if side == lowest]


def prize_deeds(
    board: Board, rules: Rules, s: Table, seat: Seat, game: Game, number: int
) -> list[Pos]:
    """Return the positions of the deeds that a seat may choose from after a right answer."""
    if game == "trip":
        return trip_deeds(board, rules, s, seat)
    return show_deeds(board, s, number)


def another_question(board: Board, s: Table, game: Game, number: int) -> bool:
    """SHOW-1, SHOW-2: return True if a later side of the board has unowned deeds.

    Later means after the side of the deeds on offer. A trip has a single question.
    """
    if game != "show":
        return False
    side = max((board_side(board, pos) for pos in show_deeds(board, s, number)), default=SIDES)
    return bool(show_deeds(board, s, side + 1))

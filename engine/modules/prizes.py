"""Which deeds a Challenge may win (TRIP-1, SHOW-1, SHOW-2)."""

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
    """Deeds still with the Bank."""
    return [pos for pos in board.deeds if s.owner[pos] == BANK]


def trip_deeds(board: Board, rules: Rules, s: Table, seat: Seat) -> list[Pos]:
    """TRIP-1: unowned deeds the seat could pay for, after raising cash if need be."""
    if not may_buy(rules, s, seat):
        return []
    most = can_raise(board, s, seat)
    return [pos for pos in unowned(board, s) if board.price[pos] <= most]


def trip_to_make(s: Table, seat: Seat) -> bool:
    """TRIP-1: a seat has answered rightly and has not yet bought its deed."""
    return any(isinstance(f, Prize) and f.game == "trip" and f.seat == seat for f in s.pending)


class Reach(NamedTuple):
    """What a traveller can raise, and the price of the cheapest deed there is to go to."""

    raised: int
    cheapest: int

    @property
    def spare(self) -> int:
        """What the traveller may lose of it."""
        return self.raised - self.cheapest


def reach(board: Board, s: Table, seat: Seat, auction: Auction | None = None) -> Reach | None:
    """TRIP-1: return what binds a traveller; or None.

    A bid that stands may be won or beaten: the worse of both counts, and its deed is gone either
    way. Interest that is due counts as paid. In `auction` the traveller is about to bid.
    """
    if not s.pending or not trip_to_make(s, seat):
        return None
    led = [f for f in s.pending if isinstance(f, Auction) and (f.high == seat or f is auction)]
    left = [pos for pos in unowned(board, s) if all(pos != f.pos for f in led)]
    raised = can_raise(board, s, seat) - interest_due(s, seat)
    raised -= sum(max(0, f.bid - _pledge(board, f)) for f in led if f is not auction)
    return Reach(raised, min((board.price[pos] for pos in left), default=0))


def _pledge(board: Board, auction: Auction) -> int:
    return board.mortgage[auction.pos] if auction.building is None else 0


def check_reach(board: Board, s: Table, seat: Seat, gain: int) -> None:
    """TRIP-1: refuse what would leave a traveller no unowned deed within reach."""
    found = reach(board, s, seat) if gain < 0 else None
    if found is not None and found.spare + gain < 0:
        after = found.raised + gain
        raise Illegal("trip_first", needed=found.cheapest, raisable=after, seat=seat)


def board_side(board: Board, pos: Pos) -> int:
    """SHOW-1: on which side of the board a deed lies, from 1."""
    return 1 + pos * SIDES // board.size


def show_deeds(board: Board, s: Table, number: int) -> list[Pos]:
    """SHOW-2: unowned deeds of side `number`, or of the next higher side that has one."""
    sides = {pos: board_side(board, pos) for pos in unowned(board, s)}
    lowest = min((side for side in sides.values() if side >= number), default=0)
    return [pos for pos, side in sides.items() if side == lowest]


def prize_deeds(
    board: Board, rules: Rules, s: Table, seat: Seat, game: Game, number: int
) -> list[Pos]:
    """The deeds a right answer lets a seat choose from."""
    if game == "trip":
        return trip_deeds(board, rules, s, seat)
    return show_deeds(board, s, number)


def another_question(board: Board, s: Table, game: Game, number: int) -> bool:
    """SHOW-1, SHOW-2: while a side above the deeds on offer has one too, so four at most."""
    if game != "show":
        return False
    side = max((board_side(board, pos) for pos in show_deeds(board, s, number)), default=SIDES)
    return bool(show_deeds(board, s, side + 1))

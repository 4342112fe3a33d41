"""Which deeds a Challenge may win (TRIP-1, SHOW-1, SHOW-2)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.edition import Board, Pos, Seat
from engine.money import can_raise, may_buy
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


def show_deeds(board: Board, s: Table, number: int) -> list[Pos]:
    """SHOW-2: unowned deeds of side `number`, or of the next higher side that has one."""
    quarter = board.size // SIDES
    free = unowned(board, s)
    for side in range(number, SIDES + 1):
        found = [pos for pos in free if (side - 1) * quarter < pos < side * quarter]
        if found:
            return found
    return []


def prize_deeds(
    board: Board, rules: Rules, s: Table, seat: Seat, game: Game, number: int
) -> list[Pos]:
    """The deeds a right answer lets a seat choose from."""
    if game == "trip":
        return trip_deeds(board, rules, s, seat)
    return show_deeds(board, s, number)


def another_question(board: Board, s: Table, game: Game, number: int) -> bool:
    """SHOW-1, SHOW-2: the show goes on up to the fourth, while a higher side has a deed."""
    return game == "show" and number < SIDES and bool(show_deeds(board, s, number + 1))

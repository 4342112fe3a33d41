"""American Expansion: a jump from GO to another space instead of the salary (EXP-1)."""

from __future__ import annotations

from engine import landing, movement
from engine.actions import Expand, TakeSalary
from engine.asked import answered
from engine.board import Board
from engine.decisions import SalaryChoice
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.events import TokenMoved
from engine.landing import Arrival
from engine.tx import Tx


def targets(board: Board) -> list[Pos]:
    """EXP-1: return the positions of all spaces that are not corners."""
    return [Pos(pos) for pos in range(board.size) if pos % (board.size // 4)]


def take_salary(tx: Tx, seat: Seat, action: TakeSalary) -> None:
    choice = answered(tx, seat, action.ref, SalaryChoice)
    tx.settle(choice)
    movement.pay_salary(tx, seat, Pos(0))


def expand(tx: Tx, seat: Seat, action: Expand) -> None:
    """EXP-1: jump to a space without a salary, and resolve it with the roll that led to GO."""
    choice = answered(tx, seat, action.ref, SalaryChoice)
    if action.to not in targets(tx.board):
        raise Illegal("not_a_target")
    tx.settle(choice)
    tx.emit(TokenMoved(seat, action.to))
    landing.land(tx, seat, Arrival(choice.throw, "jump"))

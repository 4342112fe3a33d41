"""Moving a token around the board (MOVE-1, GO)."""

from __future__ import annotations

from engine.edition import Pos, Seat
from engine.events import JailReason, SentToJail, TokenMoved
from engine.money import pay
from engine.state import BANK
from engine.tx import Tx
from engine.why import Why

SALARY = Why("salary")


def forward(tx: Tx, seat: Seat, steps: int, *, by_dice: bool = True) -> None:
    """MOVE-1, GO-1: move forward, and pay the salary if GO is reached or passed.

    EXP-1: a move by dice that ends on GO pays nothing, if the player may choose a jump.
    """
    to = tx.s.players[seat].at + steps
    if to < tx.board.size:
        tx.emit(TokenMoved(seat, Pos(to)))
        return
    to -= tx.board.size
    tx.emit(TokenMoved(seat, Pos(to), True))
    if to == 0 and by_dice and tx.rules.american_expansion:
        return  # EXP-1: the salary is one of two choices
    pay_salary(tx, seat, Pos(to))


def pay_salary(tx: Tx, seat: Seat, at: Pos) -> None:
    """GO-1, HOUSE-2: pay the salary.

    If the house rule says so, it is doubled for a landing on GO.
    """
    salary = tx.rules.salary
    if at == 0 and tx.rules.double_salary_on_go:
        salary *= 2
    pay(tx, BANK, seat, salary, SALARY)


def forward_to(tx: Tx, seat: Seat, to: Pos) -> None:
    """CARD-3: move a token forward to a space. If it is there already, it does not go round."""
    forward(tx, seat, (to - tx.s.players[seat].at) % tx.board.size, by_dice=False)


def back(tx: Tx, seat: Seat, steps: int) -> None:
    """CARD-5, GO-3: move backward, without a salary for passing GO."""
    tx.emit(TokenMoved(seat, Pos((tx.s.players[seat].at - steps) % tx.board.size)))


def to_jail(tx: Tx, seat: Seat, reason: JailReason) -> None:
    """JAIL-1, GO-3: send a seat to jail without a salary. Its turn is over."""
    tx.emit(SentToJail(seat, tx.board.jail, reason))

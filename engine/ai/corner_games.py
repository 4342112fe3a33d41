"""Computer players' answers to the questions of optional rule modules."""

from __future__ import annotations

from engine.actions import (
    Action,
    Answer,
    Expand,
    HireLawyer,
    MoveToken,
    PleadGuilty,
    Take,
    TakeQuestion,
    TakeSalary,
)
from engine.ai.deed_value import deed_value
from engine.decisions import Challenge, Court, OfflineMove, Prize, SalaryChoice, TripOffer
from engine.defaults import default
from engine.edition import Pos, Seat
from engine.modules import offline
from engine.modules.prizes import prize_deeds, unowned
from engine.money import spendable
from engine.rent import street_rent
from engine.state import BANK
from engine.view import SeatView


def answer(view: SeatView, seat: Seat) -> Action:
    """Return the answer to the top question, which must belong to an optional rule module."""
    top = view.pending[-1]
    match top:
        case SalaryChoice():
            return _expand(view, seat, top)
        case TripOffer():
            return TakeQuestion(top.id)
        case Challenge():
            # The answers are hidden, so this is a guess that differs between questions.
            choices = len(view.ed.questions[top.question].choices)
            return Answer((top.question + view.turn.number) % choices, top.id)
        case Prize():
            return _take(view, seat, top)
        case Court():
            free = spendable(view, seat) >= 3 * view.ed.rules.lawyer_fee
            return HireLawyer(top.id) if free else PleadGuilty(top.id)
        case _:
            assert isinstance(top, OfflineMove)
            return MoveToken(_dearest_rival(view, seat), top.id)


def _best_buy(view: SeatView, seat: Seat) -> Pos | None:
    """Return the position of the affordable unowned deed worth most above its price, or None."""
    board = view.ed.board
    cash = spendable(view, seat)
    deeds = [pos for pos in unowned(board, view) if board.price[pos] <= cash]
    gains = {pos: deed_value(board, view, seat, pos) - board.price[pos] for pos in deeds}
    return max(deeds, key=lambda pos: (gains[pos], pos), default=None)


def _expand(view: SeatView, seat: Seat, choice: SalaryChoice) -> Action:
    """Return Expand to the best deed if it is worth its price and the salary, else TakeSalary."""
    board = view.ed.board
    best = _best_buy(view, seat)
    if best is not None:
        gain = deed_value(board, view, seat, best) - board.price[best]
        if gain > view.ed.rules.salary:
            return Expand(best, choice.id)
    return TakeSalary(choice.id)


def _take(view: SeatView, seat: Seat, prize: Prize) -> Action:
    """Return Take for the most valuable deed.

    After a trip, only deeds that cash can pay for count. If there is none, return the default
    answer.
    """
    board = view.ed.board
    deeds = prize_deeds(board, view.ed.rules, view, seat, prize.game, prize.number)
    if prize.game == "trip":
        cash = spendable(view, seat)
        deeds = [pos for pos in deeds if board.price[pos] <= cash]
        if not deeds:
            return default(view.ed, view, seat)
    return Take(max(deeds, key=lambda pos: (deed_value(board, view, seat, pos), pos)), prize.id)


def _dearest_rival(view: SeatView, seat: Seat) -> Pos:
    """Return the position of another player's deed with the highest rent, for the offline token.

    Railroads and utilities count with their prices. If nobody else has a deed, an unowned deed is
    preferred to one of this seat.
    """
    board, rules = view.ed.board, view.ed.rules

    def pain(pos: Pos) -> tuple[bool, bool, int, int]:
        owner = view.owner[pos]
        rent = board.price[pos]
        if board.kind[pos] == "street":
            rent = street_rent(board, rules, view, pos)[0]
        return owner != seat, owner != BANK, rent, pos

    return max(offline.targets(board, view), key=pain)

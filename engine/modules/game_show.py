"""The Free Parking game show: up to four questions for one deed (SHOW-1, SHOW-2)."""

from __future__ import annotations

from engine.actions import NextQuestion, Take
from engine.asked import answered
from engine.decisions import Prize
from engine.edition import Seat
from engine.errors import Illegal
from engine.events import DeedMoved, TokenMoved
from engine.modules import challenge
from engine.modules.prizes import another_question, prize_deeds, show_deeds
from engine.money import pay, spendable
from engine.state import BANK
from engine.tx import Tx
from engine.why import Why


def arrive(tx: Tx, seat: Seat) -> None:
    """SHOW-1: ask the first question of a game show, unless every deed is owned."""
    if show_deeds(tx.board, tx.s, 1):
        challenge.ask(tx, seat, "show", 1)


def next_question(tx: Tx, seat: Seat, action: NextQuestion) -> None:
    """SHOW-1: give up the offered deeds and ask the next question of the show."""
    prize = answered(tx, seat, action.ref, Prize)
    if not another_question(tx.board, tx.s, prize.game, prize.number):
        raise Illegal("must_take")
    tx.settle(prize)
    challenge.ask(tx, seat, prize.game, prize.number + 1)


def take(tx: Tx, seat: Seat, action: Take) -> None:
    """SHOW-1, TRIP-1: take a deed as the prize of a right answer.

    In a show it is free. On a trip the token moves there and the seat pays the price.
    """
    prize = answered(tx, seat, action.ref, Prize)
    deeds = prize_deeds(tx.board, tx.rules, tx.s, seat, prize.game, prize.number)
    challenge.check_choice(deeds, action.deed)
    if prize.game == "show":
        tx.settle(prize)
        tx.emit(DeedMoved(action.deed, seat))
        return
    price = tx.board.price[action.deed]
    cash = spendable(tx.s, seat)
    if cash < price:
        raise Illegal("not_enough_cash", needed=price, spendable=cash)
    tx.settle(prize)
    tx.emit(TokenMoved(seat, action.deed))
    pay(tx, seat, BANK, price, Why("price", action.deed))
    tx.emit(DeedMoved(action.deed, seat))

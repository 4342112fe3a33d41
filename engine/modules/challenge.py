"""Challenge questions: asking, answering, and the prize of a right answer (CHAL-1)."""

from __future__ import annotations

from engine.actions import Answer
from engine.asked import answered
from engine.decisions import Challenge, Prize
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.events import QuestionAnswered, QuestionAsked
from engine.modules import prizes
from engine.tx import Tx


def ask(tx: Tx, seat: Seat, game: prizes.Game, number: int) -> None:
    """CHAL-1: ask a seat the first question of the pile, and move the question to the end."""
    question = tx.s.hidden.questions[0]
    tx.emit(QuestionAsked(seat, question))
    tx.push(Challenge(tx.next_id(), seat, question, game, number))


def answer(tx: Tx, seat: Seat, action: Answer) -> None:
    """CHAL-1: check an answer, and offer a prize if it is right.

    A missing answer counts as wrong.
    """
    frame = answered(tx, seat, action.ref, Challenge)
    right = tx.ed.questions[frame.question].right == action.choice
    tx.settle(frame)
    tx.emit(QuestionAnswered(seat, frame.question, action.choice, right))
    if right:
        tx.push(Prize(tx.next_id(), seat, frame.game, frame.number))


def check_choice(deeds: list[Pos], deed: Pos) -> None:
    """Raise Illegal unless the chosen deed is among `deeds`."""
    if deed not in deeds:
        raise Illegal("not_a_prize")

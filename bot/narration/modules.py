"""Sentences about the corner games and the offline token."""

from __future__ import annotations

from collections.abc import Iterator

from bot.narration.beat import Beat
from engine.decisions import Challenge, Court, OfflineMove, Prize, SalaryChoice, TripOffer
from engine.events import (
    Event,
    OfflineMoved,
    QuestionAnswered,
    QuestionAsked,
    QuestionsShuffled,
    SentToJail,
    TokenMoved,
)

ModuleEvent = QuestionsShuffled | QuestionAsked | QuestionAnswered | OfflineMoved
ModuleFrame = SalaryChoice | TripOffer | Challenge | Prize | Court | OfflineMove


def module_event(b: Beat, event: ModuleEvent) -> Iterator[str]:
    w = b.words
    match event:
        case QuestionsShuffled():
            yield "The Challenge questions are shuffled."
        case QuestionAsked(seat, question):
            yield f'{w.who(seat)} is asked: "{b.ed.questions[question].text}"'
        case QuestionAnswered(seat, question, choice, right):
            choices = b.ed.questions[question].choices
            said = f"says {choices[choice]}" if 0 <= choice < len(choices) else "says nothing"
            end = "and is right!" if right else "which is not it."
            yield f"{w.who(seat)} {said}, {end}"
        case OfflineMoved(to):
            yield f"The offline token now stands on {w.place(to)}: no rent there."


def module_frame(b: Beat, frame: ModuleFrame) -> Iterator[str]:
    who = b.words.who(frame.seat)
    match frame:
        case TripOffer():
            yield f"{who} is asked a question for a trip to a free deed."
        case Prize():
            on_trip = f"{who} must choose a free deed to go to and buy."
            yield on_trip if frame.game == "trip" else f"{who} may choose a deed."
        case Court():
            yield f"{who} stands before the judge."
        case SalaryChoice() | Challenge() | OfflineMove():
            pass  # the answer tells it


def lapsed_trip(b: Beat, frame: TripOffer | Prize, following: Event | None) -> Iterator[str]:
    """TRIP-1: a trip that nothing can be bought on any more ends without one."""
    show = isinstance(frame, Prize) and frame.game == "show"
    goes_on = isinstance(following, QuestionAsked | TokenMoved)
    if not (show or goes_on or b.state.players[frame.seat].out):
        yield f"No free deed is within {b.words.who(frame.seat)}'s reach any more: no trip."


def verdict(b: Beat, who: str, total: int) -> str:
    """LAW-1: an odd total frees, an even one jails."""
    if b.next(SentToJail):
        return f"{who} rolls {total} in court: even, so guilty. To jail!"
    return f"{who} rolls {total} in court: odd, so not guilty. Free to stay."

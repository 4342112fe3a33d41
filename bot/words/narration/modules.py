"""Sentences about optional rule modules: the corner games and the offline token."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words import say
from bot.words.narration.beat import Beat
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
            yield say("story-questions_shuffled")
        case QuestionAsked(seat, question):
            yield say("story-question", who=w.who(seat), text=b.ed.questions[question].text)
        case QuestionAnswered(seat, question, choice, right):
            asked, end = b.ed.questions[question], "right" if right else "wrong"
            known = {"who": w.who(seat), "right": asked.choices[asked.right]}
            if 0 <= choice < len(asked.choices):
                yield say(f"story-answer_{end}", answer=asked.choices[choice], **known)
            else:
                yield say(f"story-silence_{end}", **known)
        case OfflineMoved(to):
            yield say("story-offline", place=w.place(to))


def module_frame(b: Beat, frame: ModuleFrame) -> Iterator[str]:
    who = b.words.who(frame.seat)
    match frame:
        case TripOffer():
            yield say("story-trip", who=who)
        case Prize():
            yield say("story-trip_won" if frame.game == "trip" else "story-prize", who=who)
        case Court():
            yield say("story-court", who=who)
        case SalaryChoice() | Challenge() | OfflineMove():
            pass  # the answer's sentence says it


def lapsed_trip(b: Beat, frame: TripOffer | Prize, following: Event | None) -> Iterator[str]:
    """TRIP-1: yield a sentence if a trip ends because no unowned deed is in reach.

    `frame`: the question that was closed. `following`: the next event to come, or None.
    """
    show = isinstance(frame, Prize) and frame.game == "show"
    goes_on = isinstance(following, QuestionAsked | TokenMoved)
    if not (show or goes_on or b.state.players[frame.seat].out):
        yield say("story-trip_lapsed", who=b.words.who(frame.seat))


def verdict(b: Beat, who: str, total: int) -> str:
    """LAW-1: return a sentence with the verdict of a throw.

    An odd total frees, an even one jails.
    """
    guilty = b.next(SentToJail)
    return say("story-guilty" if guilty else "story-not_guilty", who=who, total=total)

"""Stories of the corner games and the offline token."""

from __future__ import annotations

from editions import load
from engine import Pos
from engine.dealings import (
    Asked,
    Settled,
)
from engine.decisions import (
    Challenge,
    Court,
    OfflineMove,
    Prize,
    SalaryChoice,
    TripOffer,
)
from engine.events import (
    DeedMoved,
    DiceThrown,
    OfflineMoved,
    QuestionAnswered,
    QuestionAsked,
    QuestionsShuffled,
    SentToJail,
    TokenMoved,
    WentOut,
)
from engine.state import BANK
from tests.support.scenes import ANA, Story

AMERICA = load("america")
QUESTION = AMERICA.questions[0]
WRONG = (QUESTION.right + 1) % 4
ANSWER = f"The answer is {QUESTION.choices[QUESTION.right]}."
MODULE_STORIES: dict[str, Story] = {
    "questions are shuffled": Story(
        [QuestionsShuffled(tuple(range(len(AMERICA.questions))))],
        ["The Challenge questions are shuffled."],
    ),
    "a question and a right answer": Story(
        [
            QuestionAsked(ANA, 0),
            Asked(Challenge(5, ANA, 0, "trip", 1)),
            Settled(5),
            QuestionAnswered(ANA, 0, QUESTION.right, True),
            Asked(Prize(6, ANA, "trip", 1)),
        ],
        [
            f'Ana is asked: "{QUESTION.text}"',
            f"Ana says {QUESTION.choices[QUESTION.right]}, and is right!",
            "Ana must choose an unowned deed to travel to and buy.",
        ],
    ),
    "a wrong answer": Story(
        [QuestionAnswered(ANA, 0, WRONG, False)],
        [f"Ana says {QUESTION.choices[WRONG]}, which is wrong. {ANSWER}"],
    ),
    "no answer": Story(
        [QuestionAnswered(ANA, 0, -1, False)],
        [f"Ana says nothing. {ANSWER}"],
    ),
    "a trip is offered": Story(
        [Asked(TripOffer(5, ANA))],
        ["Ana is asked a question for a trip to an unowned deed."],
    ),
    "a prize in the show": Story([Asked(Prize(5, ANA, "show", 1))], ["Ana may choose a deed."]),
    "a prize of the show is taken": Story(
        [Asked(Prize(5, ANA, "show", 1)), Settled(5), DeedMoved(Pos(39), ANA)],
        ["Ana may choose a deed.", "Lincoln Memorial goes to Ana."],
    ),
    "a trip is made": Story(
        [Asked(Prize(5, ANA, "trip", 1)), Settled(5), TokenMoved(ANA, Pos(39))],
        ["Ana must choose an unowned deed to travel to and buy.", "Ana lands on Lincoln Memorial."],
    ),
    "a trip that nothing can be bought on": Story(
        [Asked(Prize(5, ANA, "trip", 1)), Settled(5)],
        [
            "Ana must choose an unowned deed to travel to and buy.",
            "Ana can no longer reach any unowned deed: no trip.",
        ],
    ),
    "a trip of a player who leaves": Story(
        [Asked(TripOffer(5, ANA)), WentOut(ANA, BANK, True), Settled(5)],
        [
            "Ana is asked a question for a trip to an unowned deed.",
            "Ana gives up and leaves the table.",
        ],
    ),
    "a court frees on odd": Story(
        [Asked(Court(5, ANA)), Settled(5), DiceThrown(ANA, 2, 3, "court")],
        ["Ana stands before the judge.", "Ana rolls 5 in court: odd, so not guilty. Free to stay."],
    ),
    "a court jails on even": Story(
        [DiceThrown(ANA, 2, 2, "court"), SentToJail(ANA, Pos(10), "space")],
        ["Ana rolls 4 in court: even, so guilty. To jail!"],
    ),
    "the choice on GO says nothing yet": Story([Asked(SalaryChoice(5, ANA, 7))], []),
    "the offline token is moved": Story(
        [Asked(OfflineMove(5, ANA)), Settled(5), OfflineMoved(Pos(39))],
        ["The offline token now stands on Lincoln Memorial: no rent there."],
    ),
}

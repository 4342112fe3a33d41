"""Actions in a row that are told together."""

from __future__ import annotations

import msgspec

from bot.words.narration.narrate import Narrator
from engine import GameState, Seat, apply
from engine.actions import Action, Bid, BuildUp, Lift, Mortgage, Pass, Reject, Roll, SellDown
from engine.dealings import (
    OfferMade,
)
from engine.decisions import (
    Auction,
    MortgagedDeed,
)
from engine.events import (
    Event,
)
from tests.support.scenes import (
    ANA,
    BALTIC,
    BEN,
    BOARDWALK,
    ED,
    MEDITERRANEAN,
    NAMES,
    READING,
    SWAP,
    WATER,
    asked,
    built,
    holds_card,
    mortgaged,
    owns,
    runs,
    table,
)


def test_successive_bids_are_one_sentence() -> None:
    s = table(asked(Auction(5, (ANA, BEN), BALTIC)))
    actions: list[tuple[Seat, Action]] = [(ANA, Bid(10)), (BEN, Bid(20)), (ANA, Pass())]
    assert told_in_runs(s, actions) == [
        ["Ana bids $10, Ben bids $20, Ana passes.", "Sold: Baltic Avenue goes to Ben for $20."]
    ]


def test_two_builds_in_a_row_are_told_like_one() -> None:
    s = table(owns(ANA, BALTIC, MEDITERRANEAN))
    actions: list[tuple[Seat, Action]] = [(ANA, BuildUp("purple", 1)), (ANA, BuildUp("purple", 3))]
    assert told_in_runs(s, actions) == [
        ["Ana builds 3 houses each on Mediterranean Avenue and Baltic Avenue for $300."]
    ]


def test_two_sales_in_a_row_are_told_like_one() -> None:
    s = table(owns(ANA, BALTIC, MEDITERRANEAN), built(3, BALTIC, MEDITERRANEAN))
    actions: list[tuple[Seat, Action]] = [
        (ANA, SellDown("purple", 2)),
        (ANA, SellDown("purple", 0)),
    ]
    assert told_in_runs(s, actions) == [
        ["Ana sells 3 houses each on Mediterranean Avenue and Baltic Avenue for $150."]
    ]


def test_many_mortgages_become_several_sentences() -> None:
    deeds = (BALTIC, MEDITERRANEAN, READING, WATER)
    s = table(owns(ANA, *deeds), owns(BEN, BOARDWALK))
    actions: list[tuple[Seat, Action]] = [(ANA, Mortgage(pos)) for pos in deeds]
    assert told_in_runs(s, [*actions, (BEN, Mortgage(BOARDWALK))]) == [
        [
            "Ana mortgages Baltic Avenue, Mediterranean Avenue and Reading Railroad for $160.",
            "Ana mortgages Water Works for $75.",
            "Ben mortgages Boardwalk for $200.",
        ]
    ]


def test_mortgages_lifted_one_after_the_other_are_told_together() -> None:
    deeds = (READING, BALTIC, WATER, MEDITERRANEAN)
    asks = asked(MortgagedDeed(5, ANA, READING, 10))
    s = table(owns(ANA, *deeds), *map(mortgaged, deeds), asks)
    actions: list[tuple[Seat, Action]] = [(ANA, Lift(pos)) for pos in deeds]
    assert told_in_runs(s, actions) == [
        [
            "Ana lifts the mortgages on Reading Railroad, Baltic Avenue and Water Works for $226.",
            "Ana lifts the mortgage on Mediterranean Avenue for $33.",
        ]
    ]


def test_an_offer_and_its_answer_are_narrated_together() -> None:
    s = table(owns(ANA, MEDITERRANEAN), owns(BEN, BOARDWALK), holds_card(BEN))
    narrator = Narrator(ED, NAMES, s)
    made: list[Event] = [OfferMade(SWAP)]
    s.offers.append(SWAP)
    answer = apply(ED, s, BEN, Reject()).events
    assert [narrator.tell(events) for events in runs([made, answer])] == [
        [
            "Ana offers Ben $50 and Mediterranean Avenue for Boardwalk and a jail card.",
            "Ben says no.",
        ]
    ]


def test_a_roll_begins_a_new_part_of_the_story() -> None:
    s = table(owns(ANA, BALTIC))
    actions: list[tuple[Seat, Action]] = [(ANA, Mortgage(BALTIC)), (ANA, Roll())]
    assert len(told_in_runs(s, actions)) == 2


def told_in_runs(s: GameState, actions: list[tuple[Seat, Action]]) -> list[list[str]]:
    narrator = Narrator(ED, NAMES, s)
    happened: list[list[Event]] = []
    for seat, action in actions:
        s, events = msgspec.structs.astuple(apply(ED, s, seat, action))
        happened.append(events)
    return [narrator.tell(events) for events in runs(happened)]

"""Explanations of payments, line by line."""

from __future__ import annotations

import pytest

from bot.words.narration.narrate import Narrator
from bot.words.narration.reasons import lines
from editions import load
from engine import configure
from engine.ai.arena import Arena
from engine.ai.trader import Trader
from engine.events import (
    MoneyPaid,
)
from engine.state import BANK, POT
from tests.support.scenes import (
    ANA,
    BALTIC,
    BEN,
    EACH,
    ED,
    ILLINOIS,
    INCOME_TAX,
    LUXURY_TAX,
    NAMES,
    READING,
    SALARY,
    WATER,
    paid,
)

REASONS: dict[str, tuple[MoneyPaid, list[str]]] = {
    "houses": (
        paid(ANA, BEN, 300, "rent", ILLINOIS, 2),
        ["Rent, Illinois Avenue, 2 houses: $300 [RENT-3]"],
    ),
    "one house": (
        paid(ANA, BEN, 100, "rent", ILLINOIS, 1),
        ["Rent, Illinois Avenue, 1 house: $100 [RENT-3]"],
    ),
    "hotel": (
        paid(ANA, BEN, 1100, "rent", ILLINOIS, 5),
        ["Rent, Illinois Avenue, hotel: $1,100 [RENT-3]"],
    ),
    "whole group": (
        paid(ANA, BEN, 40, "rent", ILLINOIS, doubled=True),
        [
            "Rent, Illinois Avenue: $20 [RENT-1]",
            "Rent, Illinois Avenue, doubled for the whole group: $20 [RENT-2]",
        ],
    ),
    "railroads by a card": (
        paid(ANA, BEN, 100, "rent_railroad", READING, 2, times=2),
        [
            "Rent, Reading Railroad, 2 held: $50 [RENT-4]",
            "Rent, Reading Railroad, 2 times by the card: $50 [CARD-4]",
        ],
    ),
    "utility": (
        paid(ANA, BEN, 28, "rent_utility", WATER, 1, 7, 4),
        ["Rent, Water Works, $4 × 7 on the dice: $28 [RENT-5]"],
    ),
    "repairs": (
        paid(ANA, BANK, 175, "repairs", count=3, times=1, deck="chance", card="rep"),
        ["Repairs, 3 houses: $75 [CARD-6]", "Repairs, 1 hotel: $100 [CARD-6]"],
    ),
    "repairs of one house": (
        paid(ANA, BANK, 225, "repairs", count=1, times=2, deck="chance", card="rep"),
        ["Repairs, 1 house: $25 [CARD-6]", "Repairs, 2 hotels: $200 [CARD-6]"],
    ),
    "lift": (
        paid(ANA, BANK, 33, "lift", BALTIC),
        [
            "Mortgage value, Baltic Avenue: $30 [MORT-2]",
            "Interest, Baltic Avenue, 10%: $3 [MORT-4]",
        ],
    ),
    "bid": (
        paid(ANA, BANK, 85, "bid", BALTIC),
        ["Winning bid, Baltic Avenue: $85 [AUC-3]"],
    ),
    "bid for a building": (
        paid(ANA, BANK, 85, "bid"),
        ["Winning bid, one building: $85 [BLD-5]"],
    ),
    "salary": (SALARY, ["Salary: $200 [GO-1]"]),
    "pot": (paid(POT, ANA, 340, "pot"), ["The pot: $340 [HOUSE-1]"]),
    "price": (paid(ANA, BANK, 60, "price", BALTIC), ["Price, Baltic Avenue: $60 [BUY-1]"]),
    "dealt": (
        paid(ANA, BANK, 60, "dealt", BALTIC),
        ["Price of a deed dealt, Baltic Avenue: $60 [TIME-1]"],
    ),
    "utility by card": (
        paid(ANA, BEN, 70, "rent_utility_card", WATER, 1, 7, 10),
        ["Rent, Water Works, $10 × 7 on the dice: $70 [CARD-4]"],
    ),
    "lawyer": (paid(ANA, BANK, 20, "lawyer"), ["A lawyer's fee: $20 [LAW-1]"]),
    "forced fine": (
        paid(ANA, BANK, 50, "fine_forced"),
        ["Jail fine after the last try: $50 [JAIL-6]"],
    ),
    "tax": (paid(ANA, BANK, 75, "tax", LUXURY_TAX), ["Luxury Tax: $75 [TAX-4]"]),
    "tax by worth": (
        paid(ANA, BANK, 143, "tax_percent", INCOME_TAX, 10),
        ["Income Tax, 10% of total worth: $143 [TAX-2]"],
    ),
    "fine": (paid(ANA, BANK, 50, "fine"), ["Jail fine: $50 [JAIL-5]"]),
    "card": (MoneyPaid(BEN, ANA, 50, EACH), ["Card, Community Chest: $50 [CARD-1]"]),
    "build": (
        paid(ANA, BANK, 100, "build", BALTIC, 2),
        ["Building, Baltic Avenue, 2 × $50: $100 [BLD-3]"],
    ),
    "sell": (
        paid(BANK, ANA, 50, "sell", BALTIC, 2),
        ["Buildings sold, Baltic Avenue, 2 × $25: $50 [BLD-6]"],
    ),
    "mortgage": (
        paid(BANK, ANA, 30, "mortgage", BALTIC),
        ["Mortgage, Baltic Avenue: $30 [MORT-1]"],
    ),
    "interest": (
        paid(ANA, BANK, 3, "interest", BALTIC),
        ["Interest, Baltic Avenue, 10%: $3 [MORT-3]"],
    ),
    "trade": (paid(ANA, BEN, 20, "trade"), ["Trade: $20 [TRADE-1]"]),
    "estate": (paid(ANA, BEN, 311, "estate"), ["Estate: $311 [BANK-1]"]),
}


@pytest.mark.parametrize("name", REASONS)
def test_a_payment_is_explained_line_by_line(name: str) -> None:
    event, expected = REASONS[name]
    assert lines(ED, event) == expected


def test_a_utility_counts_the_dice_in_the_editions_own_money() -> None:
    ed = load("herenow")
    service = next(pos for pos in ed.board.deeds if ed.board.kind[pos] == "utility")
    event = paid(ANA, BEN, 28, "rent_utility", service, 1, 7, 4)
    name = ed.board.name[service]
    assert lines(ed, event) == [f"Rent, {name}, $40,000 × 7 on the dice: $280,000 [RENT-5]"]
    told = Narrator(ed, NAMES).tell([event])
    assert told == [f"Ana pays Ben $280,000 rent for {name} ($40,000 times the dice)."]


@pytest.mark.parametrize("variant", ["standard", "short", "timed"])
def test_every_payment_of_a_whole_game_is_explained(variant: str) -> None:
    ed = configure(load("classic"), variant)
    arena = Arena(ed, [Trader() for _ in NAMES], "why")
    for events in [arena.opening, *arena.play(100)]:
        for event in events:
            if isinstance(event, MoneyPaid):
                assert all(line.endswith("]") for line in lines(ed, event))

"""Every kind of question a table can ask of Ana, who has seat 0."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from editions.loader import load
from engine.decisions import (
    Auction,
    BuyChoice,
    Challenge,
    Court,
    Debt,
    Frame,
    MortgagedDeed,
    OfflineMove,
    Placement,
    Prize,
    SalaryChoice,
    Shortage,
    TaxChoice,
    TripOffer,
)
from engine.edition import JailFree, Pos, Seat
from engine.state import Claim, GameState
from engine.why import Why
from tests.support.tables import Change, fresh_id, give, turn_of

ANA, BEN = Seat(0), Seat(1)
BROWN, LIGHT_BLUE = (Pos(1), Pos(3)), (Pos(6), Pos(8), Pos(9))


@dataclass(frozen=True)
class Situation:
    """A state of the table, and the buttons Ana must see, each with its action's name."""

    change: Change
    buttons: dict[str, str]
    words: str
    lists: dict[str, str] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)


def asking(make: Callable[[GameState], Frame]) -> Callable[[GameState], None]:
    def change(s: GameState) -> None:
        turn_of(0, "end")(s)
        s.pending.append(make(s))

    return change


def _jail_card(s: GameState, deck: str) -> None:
    """Give Ana the jail card of a deck, and remove it from the pile."""
    for index, card in enumerate(load("classic").board.cards[deck]):
        if isinstance(card.effect, JailFree):
            s.hidden.decks[deck].remove(index)
    s.players[0].cards.append(deck)


def _jail(s: GameState) -> None:
    turn_of(0)(s)
    s.players[0].at, s.players[0].jail = Pos(10), 1
    _jail_card(s, "chance")


def _last_jail_turn(s: GameState) -> None:
    _jail(s)
    s.players[0].jail = 3
    _jail_card(s, "chest")


def _debt(amount: int, *deeds: Pos) -> Callable[[GameState], None]:
    def change(s: GameState) -> None:
        turn_of(0, "end")(s)
        give(s, 0, *deeds)
        s.players[0].cash = 20
        s.pending.append(Debt(fresh_id(s), ANA, BEN, amount, Why("rent", Pos(39))))

    return change


def _claim(s: GameState) -> None:
    turn_of(1)(s)
    s.claims.append(Claim(fresh_id(s), ANA, BEN, 22, Why("rent", Pos(1)), s.turn.rolled + 3))


def _mortgaged(s: GameState) -> Frame:
    give(s, 0, 1)
    s.mortgaged[1] = True
    return MortgagedDeed(fresh_id(s), ANA, Pos(1), 3)


def _short(s: GameState) -> Frame:
    give(s, 0, *BROWN)
    give(s, 1, *LIGHT_BLUE)
    s.bank.houses = 1
    return Shortage(fresh_id(s), BEN, Pos(6), 1, "house", (ANA,))


def _placing(s: GameState) -> Frame:
    give(s, 0, *BROWN)
    return Placement(fresh_id(s), ANA, "house", 1, paid=False)


def _poor_buyer(s: GameState) -> Frame:
    s.players[0].cash = 30
    return BuyChoice(fresh_id(s), ANA, Pos(39))


def _landlord_without_cash(s: GameState) -> Frame:
    give(s, 0, 37, 25, 35)
    s.players[0].cash = 30
    return BuyChoice(fresh_id(s), ANA, Pos(24))


def _traveller_without_cash(s: GameState) -> Frame:
    give(s, 0, 39)
    s.players[0].cash = 10
    return Prize(fresh_id(s), ANA, "trip", 1)


def _traveller_with_houses(s: GameState) -> Frame:
    give(s, 0, 37, 39)
    s.level[37] = s.level[39] = 1
    s.bank.houses -= 2
    s.players[0].cash = 10
    return Prize(fresh_id(s), ANA, "trip", 1)


AMERICA = {
    "edition": "america",
    "modules": (
        "american_expansion",
        "just_visit_america",
        "free_parking_game_show",
        "american_legal_system",
    ),
}

SITUATIONS: dict[str, Situation] = {
    "roll": Situation(turn_of(0), {"Roll": "roll"}, "your roll"),
    "jail": Situation(
        _jail,
        {"Roll for doubles": "roll", "Pay $50": "pay_fine", "Use a jail card": "use_card"},
        "turn 1 of 3",
    ),
    "last jail turn": Situation(
        _last_jail_turn,
        {
            "Roll for doubles": "roll",
            "Use the Chance jail card": "use_card",
            "Use the Community Chest jail card": "use_card",
        },
        "turn 3 of 3",
    ),
    "buy": Situation(
        asking(lambda s: BuyChoice(fresh_id(s), ANA, Pos(1))),
        {"Buy for $60": "buy", "Auction it": "decline"},
        "buy **Mediterranean Avenue** for $60, or let it go to auction?",
    ),
    "buy or leave": Situation(
        asking(lambda s: BuyChoice(fresh_id(s), ANA, Pos(1))),
        {"Buy for $60": "buy", "Leave it": "decline"},
        "or leave it?",
        settings={"house": {"no_auctions": True}},
    ),
    "buy without cash": Situation(
        asking(_landlord_without_cash),
        {"Auction it": "decline"},
        "costs $240 and you can spend only $30",
    ),
    "buy without means": Situation(
        asking(_poor_buyer),
        {"Auction it": "decline"},
        "you cannot afford **Boardwalk**: it costs $400, and you can spend only $30.",
    ),
    "tax": Situation(
        asking(lambda s: TaxChoice(fresh_id(s), ANA, Pos(4))),
        {"Pay $200": "pay_flat", "Pay 10%": "pay_percent"},
        "You choose before anybody counts",
    ),
    "open tax": Situation(
        asking(lambda s: TaxChoice(fresh_id(s), ANA, Pos(4))),
        {"Pay $200": "pay_flat", "Pay 10% ($150)": "pay_percent"},
        "10% of everything",
        settings={"house": {"income_tax_blind": False}},
    ),
    "debt": Situation(_debt(100, Pos(39)), {}, "needs $80 more to pay Ben"),
    "hopeless debt": Situation(_debt(2000), {"Go bankrupt": "bankrupt"}, "only a trade can help"),
    "mortgaged deed": Situation(
        asking(_mortgaged),
        {"Lift it for $33": "lift", "Keep it, pay $3": "keep_mortgaged"},
        "came to you mortgaged",
    ),
    "shortage": Situation(
        asking(_short), {"None": "want", "1": "want"}, "short of houses: 1 left. **Ana**, how many"
    ),
    "placement": Situation(
        asking(_placing),
        {
            "Mediterranean Avenue ($50)": "build",
            "Baltic Avenue ($50)": "build",
            "Do without": "pass",
        },
        "where do you put a house",
    ),
    "end of turn": Situation(turn_of(0, "end"), {"End turn": "end_turn"}, "end your turn"),
    "claim": Situation(
        _claim,
        {"Ana: claim $22": "claim_rent"},
        "may still ask for $22",
        settings={"house": {"rent_collection": "on_request"}},
    ),
    "go": Situation(
        asking(lambda s: SalaryChoice(fresh_id(s), ANA, 7)),
        {"Take $200": "take_salary"},
        "take the salary of $200",
        {"Go to another space": "expand"},
        AMERICA,
    ),
    "trip": Situation(
        asking(lambda s: TripOffer(fresh_id(s), ANA)),
        {"Ask me": "take_question"},
        "a question is waiting",
        settings=AMERICA,
    ),
    "challenge": Situation(
        asking(lambda s: Challenge(fresh_id(s), ANA, 0, "trip", 1)),
        {"A": "answer", "B": "answer", "C": "answer", "D": "answer"},
        "**Ana**, ",
        settings=AMERICA,
    ),
    "trip prize": Situation(
        asking(lambda s: Prize(fresh_id(s), ANA, "trip", 1)),
        {},
        "choose the deed you travel to and buy. You can spend $1,500.",
        {"Choose a deed": "take"},
        AMERICA,
    ),
    "trip prize without cash": Situation(
        asking(_traveller_without_cash),
        {},
        "The cheapest costs $60 and you can spend only $10: raise cash first.",
        settings=AMERICA,
    ),
    "trip prize with houses only": Situation(
        asking(_traveller_with_houses),
        {},
        "The cheapest costs $60 and you can spend only $10: raise cash first.",
        settings=AMERICA,
    ),
    "show prize": Situation(
        asking(lambda s: Prize(fresh_id(s), ANA, "show", 1)),
        {"Next question": "next_question"},
        "go on to question 2",
        {"Choose a deed": "take"},
        AMERICA,
    ),
    "court": Situation(
        asking(lambda s: Court(fresh_id(s), ANA)),
        {"Go to jail": "plead_guilty", "Lawyer for $20": "hire_lawyer"},
        "is in court",
        settings=AMERICA,
    ),
    "offline": Situation(
        asking(lambda s: OfflineMove(fresh_id(s), ANA)),
        {},
        "move the offline token",
        {"Move the token to": "move_token"},
        {"edition": "dotcom", "modules": ("offline_token",)},
    ),
}


def auction(s: GameState) -> None:
    """Start an auction of Boardwalk in which Ben leads with 120."""
    turn_of(0, "end")(s)
    s.pending.append(Auction(fresh_id(s), (ANA, BEN, Seat(2)), Pos(39), bid=120, high=BEN))

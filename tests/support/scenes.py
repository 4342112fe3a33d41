"""Game states in the middle of an event, and the events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from bot.words.narration.narrate import joined_runs
from editions import load
from engine import Edition, GameState, Pos, Seat, configure
from engine.decisions import (
    Auction,
    BuildingSale,
    Debt,
    Frame,
    Shortage,
)
from engine.events import (
    CardDrawn,
    Event,
    MoneyPaid,
)
from engine.setup import blank
from engine.state import BANK, Claim, Offer
from engine.why import Why

NAMES = ("Ana", "Ben", "Cleo")
ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
ED = configure(load("classic"))
BY_NAME = {name: Pos(pos) for pos, name in enumerate(ED.board.name)}

BALTIC, MEDITERRANEAN = BY_NAME["Baltic Avenue"], BY_NAME["Mediterranean Avenue"]
ILLINOIS, BOARDWALK = BY_NAME["Illinois Avenue"], BY_NAME["Boardwalk"]
READING, WATER = BY_NAME["Reading Railroad"], BY_NAME["Water Works"]
ST_JAMES, TENNESSEE, NEW_YORK = Pos(16), Pos(18), Pos(19)
INCOME_TAX, LUXURY_TAX = BY_NAME["Income Tax"], BY_NAME["Luxury Tax"]
JAIL, CHANCE = Pos(10), Pos(7)

Setup = Callable[[GameState], None]


def table(*setups: Setup, ed: Edition = ED) -> GameState:
    s = blank(ed, ed.tokens[: len(NAMES)])
    for setup in setups:
        setup(s)
    return s


def owns(seat: Seat, *deeds: Pos) -> Setup:
    def setup(s: GameState) -> None:
        for pos in deeds:
            s.owner[pos] = seat

    return setup


def built(level: int, *lots: Pos) -> Setup:
    def setup(s: GameState) -> None:
        for pos in lots:
            s.level[pos] = level

    return setup


def mortgaged(pos: Pos) -> Setup:
    return lambda s: s.mortgaged.__setitem__(pos, True)


def asked(frame: Frame) -> Setup:
    return lambda s: s.pending.append(frame)


def offered(offer: Offer) -> Setup:
    return lambda s: s.offers.append(offer)


def claimed(claim: Claim) -> Setup:
    return lambda s: s.claims.append(claim)


def holds_card(seat: Seat) -> Setup:
    def setup(s: GameState) -> None:
        card = next(c for c in ED.board.cards["chance"] if c.id == "gojf")
        s.hidden.decks["chance"].remove(ED.board.card_index["chance"][card.id])
        s.players[seat].cards.append("chance")

    return setup


def top_card(deck: str, card: str) -> Setup:
    def setup(s: GameState) -> None:
        index = ED.board.card_index[deck][card]
        s.hidden.decks[deck].remove(index)
        s.hidden.decks[deck].insert(0, index)

    return setup


def drawn(deck: str, card: str, *, kept: bool = False) -> CardDrawn:
    return CardDrawn(ANA, deck, ED.board.card_index[deck][card], kept)


def paid(payer: Seat, payee: Seat, amount: int, kind: str, *more: Any, **figures: Any) -> MoneyPaid:
    return MoneyPaid(payer, payee, amount, Why(kind, *more, **figures))


class Story(NamedTuple):
    """The events of an action, the sentences about them and the set-up of the state before."""

    events: list[Event]
    told: list[str]
    before: tuple[Setup, ...] = ()


RENT = Why("rent", ST_JAMES)
SALARY = paid(BANK, ANA, 200, "salary")
SWAP = Offer(9, ANA, BEN, 50, (MEDITERRANEAN,), (), 0, (BOARDWALK,), ("chance",))
TOMATOES = '"Your tomato stand has a line around the block. Collect $50 from the Bank."'
WOODPECKERS = (
    '"Woodpeckers adore your roofs. Pay the Bank $25 for each of your houses and $100 for each '
    'of your hotels."'
)
HAMMER = Auction(5, (ANA, BEN, CLEO), BALTIC, None, 85, BEN)
ONE_HOUSE = Auction(5, (ANA, BEN), building="house", bid=120, high=BEN)
SALE = BuildingSale(4, "house", ((ANA, 1), (BEN, 1)))
FEW_HOUSES = Shortage(5, ANA, BALTIC, 2, "house", (BEN, CLEO))
RENT_DEBT = Debt(5, ANA, BEN, 1600, RENT)
EACH = Why("card", deck="chest", card="each")
TO_EACH = Why("card", deck="chance", card="each50")


def runs(actions: Iterable[list[Event]]) -> Iterator[list[Event]]:
    """Yield the events of actions, joined where one message tells them together."""
    for run in joined_runs(actions, lambda events: events):
        yield [event for events in run for event in events]

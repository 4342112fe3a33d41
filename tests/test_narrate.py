"""Every event is told in a sentence, or says nothing on purpose; every payment has its reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from bot.telling.narrate import Narrator, runs
from bot.telling.reasons import lines
from editions import load
from engine import Edition, GameState, Pos, Seat, apply, configure
from engine.actions import Action, Bid, BuildUp, Lift, Mortgage, Pass, Reject, Roll, SellDown
from engine.ai.arena import Arena
from engine.ai.trader import Trader
from engine.dealings import (
    Asked,
    AuctionClosed,
    BidderLeft,
    BidMade,
    BidStruck,
    ClaimClosed,
    ClaimOpened,
    FrameChanged,
    OfferClosed,
    OfferMade,
    Settled,
    WantStated,
)
from engine.decisions import (
    Auction,
    BuildingSale,
    BuyChoice,
    Challenge,
    Court,
    Debt,
    EachPlayer,
    EstateSale,
    Frame,
    MortgagedDeed,
    MoveOn,
    OfflineMove,
    Placement,
    Prize,
    SalaryChoice,
    Shortage,
    TaxChoice,
    TripOffer,
)
from engine.events import (
    CardDrawn,
    DecksShuffled,
    DeedMortgaged,
    DeedMoved,
    DeedsDealt,
    DiceThrown,
    Event,
    GameEnded,
    JailCardMoved,
    JailTurnFailed,
    LeftJail,
    LotChanged,
    MoneyPaid,
    MortgageLifted,
    OfflineMoved,
    QuestionAnswered,
    QuestionAsked,
    QuestionsShuffled,
    SentToJail,
    TokenMoved,
    TurnBegan,
    WentOut,
)
from engine.setup import blank
from engine.state import BANK, POT, Claim, Offer, Result
from engine.why import Why
from tests.walk import Walk

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
    """What happened at which table, and how it is told."""

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

STORIES: dict[str, Story] = {
    # The opening
    "shuffled decks are mentioned": Story(
        [DecksShuffled({deck.id: tuple(range(len(deck.cards))) for deck in ED.decks}, 32)],
        ["The cards are shuffled."],
    ),
    "dealt deeds are listed by hand": Story(
        [
            DeedsDealt(((BALTIC, ILLINOIS), (READING, WATER), (ST_JAMES, BOARDWALK)), 28),
            *(DeedMoved(pos, ANA) for pos in (BALTIC, ILLINOIS)),
            *(DeedMoved(pos, BEN) for pos in (READING, WATER)),
            *(DeedMoved(pos, CLEO) for pos in (ST_JAMES, BOARDWALK)),
        ],
        [
            "Ana is dealt Baltic Avenue and Illinois Avenue.",
            "Ben is dealt Reading Railroad and Water Works.",
            "Cleo is dealt St. James Place and Boardwalk.",
        ],
    ),
    "dealt deeds that cost something say how much": Story(
        [
            DeedsDealt(((BALTIC, ILLINOIS), (READING,), (WATER,)), 28),
            DeedMoved(BALTIC, ANA),
            paid(ANA, BANK, 60, "dealt", BALTIC),
            DeedMoved(ILLINOIS, ANA),
            paid(ANA, BANK, 240, "dealt", ILLINOIS),
            DeedMoved(READING, BEN),
            paid(BEN, BANK, 200, "dealt", READING),
            DeedMoved(WATER, CLEO),
            paid(CLEO, BANK, 150, "dealt", WATER),
        ],
        [
            "Ana is dealt Baltic Avenue and Illinois Avenue for $300.",
            "Ben is dealt Reading Railroad for $200.",
            "Cleo is dealt Water Works for $150.",
        ],
    ),
    "the throws for the first turn stand in one sentence, ties in the next": Story(
        [
            DiceThrown(ANA, 3, 4, "first_turn"),
            DiceThrown(BEN, 5, 6, "first_turn"),
            DiceThrown(CLEO, 6, 5, "first_turn"),
            DiceThrown(BEN, 1, 1, "first_turn"),
            DiceThrown(CLEO, 2, 1, "first_turn"),
            TurnBegan(CLEO),
        ],
        [
            "Who goes first? Ana rolls 7, Ben 11 and Cleo 11.",
            "A tie! Once more: Ben rolls 2 and Cleo 3.",
            "Cleo goes first.",
        ],
    ),
    # Moving
    "a turn that begins says nothing": Story([TurnBegan(BEN)], []),
    "a throw and its landing are one sentence": Story(
        [DiceThrown(ANA, 3, 4), TokenMoved(ANA, CHANCE)],
        ["Ana rolls 3 + 4 and lands on Chance."],
    ),
    "doubles are called so": Story(
        [DiceThrown(ANA, 2, 2), TokenMoved(ANA, INCOME_TAX)],
        ["Ana rolls doubles (2 + 2) and lands on Income Tax."],
    ),
    "the salary comes before the landing": Story(
        [DiceThrown(ANA, 3, 4), TokenMoved(ANA, BALTIC, True), SALARY],
        ["Ana rolls 3 + 4, collects $200 at GO and lands on Baltic Avenue."],
    ),
    "landing on GO pays as well": Story(
        [DiceThrown(ANA, 3, 4), TokenMoved(ANA, Pos(0), True), SALARY],
        ["Ana rolls 3 + 4, lands on GO and collects $200."],
    ),
    "one's own deed is home": Story(
        [DiceThrown(ANA, 1, 2), TokenMoved(ANA, BALTIC)],
        ["Ana rolls 1 + 2 and comes home to Baltic Avenue."],
        (owns(ANA, BALTIC),),
    ),
    "a mortgaged deed costs nothing": Story(
        [DiceThrown(ANA, 1, 2), TokenMoved(ANA, BALTIC)],
        ["Ana rolls 1 + 2 and rests on Baltic Avenue for free: it is mortgaged."],
        (owns(BEN, BALTIC), mortgaged(BALTIC)),
    ),
    "the jail is only visited": Story(
        [DiceThrown(ANA, 4, 6), TokenMoved(ANA, JAIL)],
        ["Ana rolls 4 + 6 and drops by the jail, just visiting."],
    ),
    "free parking is a break": Story(
        [TokenMoved(ANA, Pos(20))],
        ["Ana takes a break on Free Parking."],
    ),
    "a fresh throw for a utility says what it is for": Story(
        [DiceThrown(ANA, 3, 4, "utility")],
        ["Ana rolls 3 + 4 to set the rent."],
    ),
    # Jail
    "the third doubles lead to jail": Story(
        [DiceThrown(ANA, 3, 3), SentToJail(ANA, JAIL, "doubles")],
        ["Ana rolls doubles (3 + 3) for the third time in a row: to jail for speeding."],
    ),
    "the way to jail is short": Story(
        [SentToJail(ANA, JAIL, "space")], ["Ana goes straight to jail."]
    ),
    "no doubles, no freedom": Story(
        [DiceThrown(ANA, 2, 5, "jail"), JailTurnFailed(ANA)],
        ["Ana rolls 2 + 5, no doubles, and stays in jail."],
    ),
    "a failed jail turn can stand alone": Story([JailTurnFailed(ANA)], ["Ana stays in jail."]),
    "doubles out of jail are one sentence": Story(
        [DiceThrown(ANA, 4, 4, "jail"), LeftJail(ANA, "doubles"), TokenMoved(ANA, TENNESSEE)],
        ["Ana rolls doubles (4 + 4), walks free and lands on Tennessee Avenue."],
    ),
    "the last failed roll costs the fine and moves on": Story(
        [
            DiceThrown(ANA, 2, 4, "jail"),
            Asked(MoveOn(5, ANA, 6)),
            paid(ANA, BANK, 50, "fine"),
            Settled(5),
            LeftJail(ANA, "fine"),
            TokenMoved(ANA, ST_JAMES),
        ],
        [
            "Ana rolls 2 + 4: no doubles on the last try, so the fine is due.",
            "Ana pays the fine of $50 and walks out of jail.",
            "Ana lands on St. James Place.",
        ],
    ),
    "a fine can go into the pot": Story(
        [paid(ANA, POT, 50, "fine"), LeftJail(ANA, "fine")],
        ["Ana pays the fine of $50 into the pot and walks out of jail."],
    ),
    "a jail card sets free": Story(
        [JailCardMoved(ANA, BANK, "chance", 10), LeftJail(ANA, "card")],
        ["Ana plays a jail card and walks free."],
        (holds_card(ANA),),
    ),
    "leaving jail can stand alone": Story([LeftJail(ANA, "card")], ["Ana is out of jail."]),
    "a jail card that goes back is told": Story(
        [JailCardMoved(ANA, BANK, "chance", 10)],
        ["Ana puts a jail card back under its deck."],
        (holds_card(ANA),),
    ),
    "a jail card that changes hands is told": Story(
        [JailCardMoved(ANA, BEN, "chance")],
        ["Ana hands Ben a jail card."],
        (holds_card(ANA),),
    ),
    # Cards
    "a card speaks for itself, its sum is not told twice": Story(
        [drawn("chance", "c50"), paid(BANK, ANA, 50, "card", deck="chance", card="c50")],
        [f"Ana's card: {TOMATOES}"],
        (top_card("chance", "c50"),),
    ),
    "a card that moves the token shows where to": Story(
        [drawn("chance", "back_3"), TokenMoved(ANA, INCOME_TAX)],
        [
            'Ana\'s card: "Did you leave the stove on? Go back 3 spaces and have a look."',
            "Ana lands on Income Tax.",
        ],
        (top_card("chance", "back_3"),),
    ),
    "what each player pays for a card is one sentence": Story(
        [MoneyPaid(BEN, ANA, 50, EACH), MoneyPaid(CLEO, ANA, 50, EACH)],
        ["Ben and Cleo pay Ana $50 each."],
    ),
    "what each player gets for a card is one sentence": Story(
        [MoneyPaid(ANA, BEN, 50, TO_EACH), MoneyPaid(ANA, CLEO, 50, TO_EACH)],
        ["Ana pays $50 each to Ben and Cleo."],
    ),
    "the rest of a card can be one payment": Story(
        [MoneyPaid(ANA, BEN, 50, TO_EACH)], ["Ana pays Ben $50."]
    ),
    "after the throw that led to it a card needs no name": Story(
        [DiceThrown(ANA, 3, 4), TokenMoved(ANA, CHANCE), drawn("chance", "c50")],
        [
            "Ana rolls 3 + 4 and lands on Chance.",
            f"The card: {TOMATOES}",
        ],
        (top_card("chance", "c50"),),
    ),
    "repairs of nothing cost nothing, and that is said": Story(
        [drawn("chance", "rep")],
        [
            f"Ana's card: {WOODPECKERS}",
            "No houses, nothing to pay.",
        ],
        (top_card("chance", "rep"),),
    ),
    "repairs that are owed are no reason to say that nothing is": Story(
        [drawn("chance", "rep"), Asked(Debt(5, ANA, BANK, 25, Why("repairs", count=1)))],
        [
            f"Ana's card: {WOODPECKERS}",
            "Ana owes the Bank $25 for repairs but has only $1,500.",
        ],
        (top_card("chance", "rep"),),
    ),
    "repairs say what they cost": Story(
        [paid(ANA, BANK, 215, "repairs", count=4, times=1, deck="chance", card="rep")],
        ["Ana pays $215 for repairs."],
    ),
    # Money
    "rent names its place": Story(
        [MoneyPaid(ANA, BEN, 14, RENT)], ["Ana pays Ben $14 rent for St. James Place."]
    ),
    "rent names what stands there": Story(
        [paid(ANA, BEN, 300, "rent", ILLINOIS, 2)],
        ["Ana pays Ben $300 rent for Illinois Avenue with 2 houses."],
    ),
    "a high rent hurts": Story(
        [paid(ANA, BEN, 1100, "rent", ILLINOIS, 5)],
        ["Ana pays Ben $1,100 rent for Illinois Avenue with a hotel. Ouch."],
    ),
    "rent of a railroad is plain": Story(
        [paid(ANA, BEN, 50, "rent_railroad", READING, 2)],
        ["Ana pays Ben $50 rent for Reading Railroad."],
    ),
    "rent of a utility counts the dice": Story(
        [paid(ANA, BEN, 28, "rent_utility", WATER, 1, 7, 4)],
        ["Ana pays Ben $28 rent for Water Works ($4 times the dice)."],
    ),
    "a salary can stand alone": Story([SALARY], ["Ana collects a salary of $200."]),
    "the pot is emptied with joy": Story(
        [paid(POT, ANA, 340, "pot")],
        ["Ana empties the pot: $340!"],
        (lambda s: setattr(s.bank, "pot", 340),),
    ),
    "taxes go by their names": Story(
        [paid(ANA, BANK, 75, "tax", LUXURY_TAX)], ["Ana pays $75 Luxury Tax."]
    ),
    "a tax by worth says its share": Story(
        [paid(ANA, POT, 143, "tax_percent", INCOME_TAX, 10)],
        ["Ana pays $143 Income Tax (10% of everything) into the pot."],
    ),
    "a payment without a sentence of its own is still told": Story(
        [paid(ANA, BEN, 20, "trade")], ["Ana pays Ben $20."]
    ),
    # Deeds
    "buying is one sentence": Story(
        [Settled(5), paid(ANA, BANK, 60, "price", BALTIC), DeedMoved(BALTIC, ANA)],
        ["Ana buys Baltic Avenue for $60."],
        (asked(BuyChoice(5, ANA, BALTIC)),),
    ),
    "a group made whole is news": Story(
        [paid(ANA, BANK, 60, "price", BALTIC), DeedMoved(BALTIC, ANA)],
        ["Ana buys Baltic Avenue for $60.", "Ana now holds the whole purple group!"],
        (owns(ANA, MEDITERRANEAN),),
    ),
    "so are all the railroads": Story(
        [DeedMoved(READING, ANA)],
        ["Reading Railroad goes to Ana.", "Ana now holds every railroad!"],
        (owns(ANA, *(pos for pos in ED.board.groups["railroad"] if pos != READING)),),
    ),
    "a mortgage says what it brings": Story(
        [DeedMortgaged(BALTIC), paid(BANK, ANA, 30, "mortgage", BALTIC)],
        ["Ana mortgages Baltic Avenue for $30."],
        (owns(ANA, BALTIC),),
    ),
    "a lifted mortgage says what it cost": Story(
        [paid(ANA, BANK, 33, "lift", BALTIC), MortgageLifted(BALTIC)],
        ["Ana lifts the mortgage on Baltic Avenue for $33."],
        (owns(ANA, BALTIC), mortgaged(BALTIC)),
    ),
    "a mortgage can be lifted for nothing": Story(
        [MortgageLifted(BALTIC)],
        ["Baltic Avenue is free of its mortgage."],
        (owns(ANA, BALTIC), mortgaged(BALTIC)),
    ),
    "interest keeps a deed mortgaged": Story(
        [paid(ANA, BANK, 3, "interest", BALTIC)],
        ["Ana pays $3 interest; Baltic Avenue stays mortgaged."],
    ),
    # Buildings
    "building on a whole group is one sentence": Story(
        [
            paid(ANA, BANK, 100, "build", ST_JAMES, 1),
            LotChanged(ST_JAMES, 1, 1, 0),
            paid(ANA, BANK, 100, "build", TENNESSEE, 1),
            LotChanged(TENNESSEE, 1, 1, 0),
            paid(ANA, BANK, 200, "build", NEW_YORK, 2),
            LotChanged(NEW_YORK, 2, 2, 0),
        ],
        [
            "Ana builds a house each on St. James Place and Tennessee Avenue for $200.",
            "Ana builds 2 houses on New York Avenue for $200.",
        ],
        (owns(ANA, ST_JAMES, TENNESSEE, NEW_YORK),),
    ),
    "a hotel takes the place of its houses": Story(
        [paid(ANA, BANK, 100, "build", NEW_YORK, 1), LotChanged(NEW_YORK, 5, -4, 1)],
        ["Ana builds a hotel on New York Avenue for $100."],
        (owns(ANA, NEW_YORK), built(4, NEW_YORK)),
    ),
    "a building won at auction is put on its lot": Story(
        [LotChanged(NEW_YORK, 3, 1, 0)],
        ["Ana puts a house on New York Avenue."],
        (owns(ANA, NEW_YORK), built(2, NEW_YORK)),
    ),
    "houses are sold": Story(
        [LotChanged(NEW_YORK, 1, -2, 0), paid(BANK, ANA, 100, "sell", NEW_YORK, 2)],
        ["Ana sells 2 houses on New York Avenue for $100."],
        (owns(ANA, NEW_YORK), built(3, NEW_YORK)),
    ),
    "a hotel breaks down into houses": Story(
        [LotChanged(NEW_YORK, 4, 4, -1), paid(BANK, ANA, 50, "sell", NEW_YORK, 1)],
        ["Ana turns the hotel on New York Avenue into 4 houses for $50."],
        (owns(ANA, NEW_YORK), built(5, NEW_YORK)),
    ),
    "hotels can be sold to the ground": Story(
        [
            LotChanged(ST_JAMES, 0, 0, -1),
            paid(BANK, ANA, 250, "sell", ST_JAMES, 5),
            LotChanged(NEW_YORK, 0, 0, -1),
            paid(BANK, ANA, 250, "sell", NEW_YORK, 5),
        ],
        ["Ana sells a hotel each on St. James Place and New York Avenue for $500."],
        (owns(ANA, ST_JAMES, NEW_YORK), built(5, ST_JAMES, NEW_YORK)),
    ),
    # Scarce buildings
    "a shortage asks the others": Story(
        [Asked(FEW_HOUSES)],
        ["Ana wants 2 houses, and too few are left for all: Ben and Cleo may ask too."],
    ),
    "a wish is stated": Story(
        [WantStated(5, BEN, 1), WantStated(5, CLEO, 0)],
        ["Ben wants a house too.", "Cleo wants none."],
        (asked(FEW_HOUSES),),
    ),
    "a contested building goes under the hammer": Story(
        [Asked(ONE_HOUSE)], ["A house goes under the hammer."]
    ),
    "a contested building is sold, and its place not yet told": Story(
        [
            AuctionClosed(5, BEN, 120),
            FrameChanged(SALE),
            paid(BEN, BANK, 120, "bid"),
            Asked(Placement(6, BEN, "house", 1, paid=True)),
        ],
        ["Sold: Ben gets a house for $120."],
        (asked(SALE), asked(ONE_HOUSE)),
    ),
    "a contested building may find no bidder": Story(
        [AuctionClosed(5, BANK, 0), FrameChanged(SALE)],
        ["Nobody bids, and there will not be a house for anyone today."],
        (asked(SALE), asked(ONE_HOUSE)),
    ),
    "a building granted may be placed": Story(
        [Asked(Placement(6, BEN, "hotel", 2, paid=False))], ["Ben may place 2 hotels."]
    ),
    # Auctions
    "a deed that is left goes under the hammer": Story(
        [Settled(4), Asked(HAMMER)],
        ["Ana leaves Baltic Avenue, and it goes under the hammer."],
        (asked(BuyChoice(4, ANA, BALTIC)),),
    ),
    "a deed that is left without auctions stays where it is": Story(
        [Settled(4)],
        ["Ana leaves Baltic Avenue with the Bank."],
        (asked(BuyChoice(4, ANA, BALTIC)),),
    ),
    "an auction opens": Story([Asked(HAMMER)], ["Baltic Avenue goes under the hammer."]),
    "a bid is told": Story([BidMade(5, CLEO, 90)], ["Cleo bids $90."], (asked(HAMMER),)),
    "a pass is told": Story([BidderLeft(5, CLEO)], ["Cleo passes."], (asked(HAMMER),)),
    "a long bidding is told by how it began and where it stands": Story(
        [*(BidMade(5, Seat(n % 2), 90 + n) for n in range(6)), BidderLeft(5, ANA)],
        ["Ana bids $90 first, and after 6 bids Ben leads with $95; Ana passes."],
        (asked(Auction(5, (ANA, BEN), BALTIC)),),
    ),
    "a long bidding that had begun before goes on": Story(
        [BidMade(5, Seat(n % 2), 90 + n) for n in range(6)],
        ["The bidding goes on, and after 6 bids Ben leads with $95."],
        (asked(HAMMER),),
    ),
    "a bid that is no longer covered falls": Story(
        [BidStruck(5, BEN)],
        ["Ben cannot cover the bid of $85 any more: it is struck."],
        (asked(HAMMER),),
    ),
    "the hammer falls": Story(
        [AuctionClosed(5, BEN, 85), paid(BEN, BANK, 85, "bid", BALTIC), DeedMoved(BALTIC, BEN)],
        ["Sold: Baltic Avenue goes to Ben for $85."],
        (asked(HAMMER),),
    ),
    "an auction may find no bidder": Story(
        [AuctionClosed(5, BANK, 0)],
        ["Nobody bids, so Baltic Avenue stays with the Bank."],
        (asked(HAMMER),),
    ),
    # Trades
    "an offer says both sides": Story(
        [OfferMade(SWAP)],
        ["Ana offers Ben $50 and Mediterranean Avenue for Boardwalk and a jail card."],
    ),
    "an offer may ask for nothing": Story(
        [OfferMade(Offer(9, ANA, BEN, 50))], ["Ana offers Ben $50 for nothing."]
    ),
    "a deal is told once": Story(
        [
            OfferMade(SWAP),
            OfferClosed(9, "accepted"),
            paid(ANA, BEN, 50, "trade"),
            DeedMoved(MEDITERRANEAN, BEN),
            DeedMoved(BOARDWALK, ANA),
            JailCardMoved(BEN, ANA, "chance"),
        ],
        [
            "Deal! Ana gives Ben $50 and Mediterranean Avenue for Boardwalk and a jail card.",
            "Ben now holds the whole purple group!",
        ],
        (owns(ANA, MEDITERRANEAN), owns(BEN, BOARDWALK, BALTIC), holds_card(BEN)),
    ),
    "a refusal is polite": Story([OfferClosed(9, "rejected")], ["Ben says no."], (offered(SWAP),)),
    "a counter says the new terms": Story(
        [OfferClosed(9, "countered"), OfferMade(Offer(10, BEN, ANA, 0, (BOARDWALK,), (), 500))],
        ["Ben counters: Boardwalk for $500."],
        (offered(SWAP),),
    ),
    "an offer can be taken back": Story(
        [OfferClosed(9, "withdrawn")], ["Ana takes the offer back."], (offered(SWAP),)
    ),
    "an offer can become impossible": Story(
        [OfferClosed(9, "not_owner")],
        ["The deal between Ana and Ben falls through."],
        (offered(SWAP),),
    ),
    # Claims
    "rent on request can be asked for": Story(
        [ClaimOpened(Claim(7, BEN, ANA, 14, RENT, 3))],
        ["Ben may ask Ana for $14 rent for St. James Place."],
    ),
    "rent that nobody asked for is gone": Story(
        [ClaimClosed(7, "lapsed")],
        ["Ben forgot to ask for $14; Ana says nothing."],
        (claimed(Claim(7, BEN, ANA, 14, RENT, 3)),),
    ),
    "rent that is asked for is told by its payment": Story(
        [ClaimClosed(7, "claimed"), MoneyPaid(ANA, BEN, 14, RENT)],
        ["Ana pays Ben $14 rent for St. James Place."],
        (claimed(Claim(7, BEN, ANA, 14, RENT, 3)),),
    ),
    # Debts and the end
    "a debt says what is missing": Story(
        [Asked(RENT_DEBT)], ["Ana owes Ben $1,600 rent for St. James Place but has only $1,500."]
    ),
    "a debt of somebody without money says so": Story(
        [Asked(Debt(5, ANA, BANK, 75, Why("tax", LUXURY_TAX)))],
        ["Ana owes the Bank $75 Luxury Tax but has nothing."],
        (lambda s: setattr(s.players[ANA], "cash", 0),),
    ),
    "a debt that is settled is told by its payment": Story([Settled(5)], [], (asked(RENT_DEBT),)),
    "a debt can get another creditor": Story(
        [FrameChanged(Debt(5, ANA, CLEO, 1600, RENT))],
        ["Ana now owes $1,600 to Cleo."],
        (asked(RENT_DEBT),),
    ),
    "bankrupt to a player, who takes over": Story(
        [
            WentOut(ANA, BEN, resigned=False),
            OfferClosed(9, "out_of_game"),
            Settled(5),
            LotChanged(BALTIC, 0, -1, 0),
            paid(BANK, ANA, 25, "sell", BALTIC, 1),
            paid(ANA, BEN, 1525, "estate"),
            JailCardMoved(ANA, BEN, "chance"),
            DeedMoved(BALTIC, BEN),
            Asked(MortgagedDeed(6, BEN, BALTIC, 3)),
        ],
        [
            "Ana is bankrupt.",
            "Ben takes over $1,525, Baltic Avenue and a jail card.",
            "Ben now holds the whole purple group!",
        ],
        (
            owns(ANA, BALTIC),
            owns(BEN, MEDITERRANEAN),
            built(1, BALTIC),
            holds_card(ANA),
            offered(SWAP),
            asked(RENT_DEBT),
        ),
    ),
    "bankrupt to the Bank, in the middle of everything": Story(
        [
            WentOut(BEN, BANK, resigned=False),
            BidStruck(6, BEN),
            BidderLeft(6, BEN),
            Settled(4),
            Asked(Auction(7, (ANA, CLEO), BOARDWALK)),
            FrameChanged(Debt(5, ANA, BANK, 1600, RENT)),
            paid(BEN, BANK, 1500, "estate"),
            *(
                event
                for pos in (ST_JAMES, TENNESSEE, NEW_YORK, ILLINOIS)
                for event in (
                    MortgageLifted(pos),
                    DeedMoved(pos, BANK),
                )
            ),
            Asked(EstateSale(8, (ST_JAMES, TENNESSEE, NEW_YORK, ILLINOIS))),
        ],
        [
            "Ben is bankrupt.",
            "The Bank takes over $1,500 and 4 deeds.",
            "Boardwalk goes under the hammer.",
            "Ana now owes $1,600 to the Bank.",
        ],
        (
            owns(BEN, ST_JAMES, TENNESSEE, NEW_YORK, ILLINOIS),
            asked(RENT_DEBT),
            asked(BuyChoice(4, BEN, BOARDWALK)),
            asked(Auction(6, (ANA, BEN, CLEO), BALTIC, None, 85, BEN)),
        ),
    ),
    "who gives up leaves": Story(
        [WentOut(ANA, BANK, resigned=True)], ["Ana gives up and leaves the table."]
    ),
    "the last player wins, and groups no longer matter": Story(
        [
            WentOut(ANA, BEN, resigned=False),
            DeedMoved(BALTIC, BEN),
            GameEnded(Result("last_player", (2, 1, 3))),
        ],
        [
            "Ana is bankrupt.",
            "Ben takes over Baltic Avenue.",
            "Ben is the last one at the table and wins the game!",
            "Final ranks: 1. Ben, 2. Ana, 3. Cleo.",
        ],
        (owns(ANA, BALTIC), owns(BEN, MEDITERRANEAN)),
    ),
    "the first bankruptcy can end it": Story(
        [GameEnded(Result("first_bankruptcy", (1, 2, 3), (3020, 1500, 0)))],
        [
            "The first bankruptcy ends it. With the most to show, Ana wins the game!",
            "Final ranks: 1. Ana ($3,020), 2. Ben ($1,500), 3. Cleo.",
        ],
        (lambda s: setattr(s.players[CLEO], "out", 1),),
    ),
    "a win can be shared": Story(
        [GameEnded(Result("time_limit", (1, 1, 3), (1500, 1500, 20)))],
        [
            "Time is up. With the most to show, Ana and Ben share the win!",
            "Final ranks: 1. Ana ($1,500), 1. Ben ($1,500), 3. Cleo ($20).",
        ],
    ),
    # Questions whose answer is the news, and work to come back to
    "questions and work to come back to say nothing": Story(
        [
            Asked(BuyChoice(5, ANA, BALTIC)),
            Asked(TaxChoice(6, ANA, INCOME_TAX)),
            Asked(MortgagedDeed(7, ANA, BALTIC, 3)),
            Asked(MoveOn(8, ANA, 6)),
            Asked(EachPlayer(9, ANA, (BEN,), 50, EACH, collect=True)),
            Asked(EstateSale(10, (BALTIC,))),
            Asked(SALE),
        ],
        [],
    ),
}


AMERICA = load("america")
QUESTION = AMERICA.questions[0]
WRONG = (QUESTION.right + 1) % 4
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
            "Ana may choose a deed.",
        ],
    ),
    "a wrong answer": Story(
        [QuestionAnswered(ANA, 0, WRONG, False)],
        [f"Ana says {QUESTION.choices[WRONG]}, which is not it."],
    ),
    "no answer": Story(
        [QuestionAnswered(ANA, 0, -1, False)],
        ["Ana says nothing, which is not it."],
    ),
    "a trip is offered": Story(
        [Asked(TripOffer(5, ANA))],
        ["Ana may answer a question for a trip to a free deed."],
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


ALL_STORIES = [*STORIES.values(), *MODULE_STORIES.values()]


@pytest.mark.parametrize("name", MODULE_STORIES)
def test_what_happened_in_a_module_is_told(name: str) -> None:
    story = MODULE_STORIES[name]
    assert Narrator(AMERICA, NAMES).tell(story.events) == story.told


@pytest.mark.parametrize("name", STORIES)
def test_what_happened_is_told(name: str) -> None:
    story = STORIES[name]
    assert Narrator(ED, NAMES, table(*story.before)).tell(story.events) == story.told


def test_every_event_has_a_story() -> None:
    told = {type(event) for story in ALL_STORIES for event in story.events}
    assert set(get_args(Event)) - told == set()


def test_every_question_has_a_story() -> None:
    events = [event for story in ALL_STORIES for event in story.events]
    told = {type(event.frame) for event in events if isinstance(event, Asked)}
    assert set(get_args(Frame)) - told == set()


def test_the_narrator_leaves_the_state_it_was_given_alone() -> None:
    s = table()
    Narrator(ED, NAMES, s).tell([TokenMoved(ANA, BALTIC)])
    assert s == table()


def test_telling_is_a_fold_over_the_events() -> None:
    """A narrator that has only heard the events knows the table as well as the game does."""
    arena = Arena(ED, [Trader() for _ in NAMES], "fold")
    narrator = Narrator(ED, NAMES)
    narrator.tell(arena.opening)
    for events in arena.play(3000):
        narrator.tell(events)
        told = msgspec.structs.replace(narrator.state.hidden, seed="fold")
        assert msgspec.structs.replace(narrator.state, hidden=told) == arena.state


@pytest.mark.parametrize("seed", range(9000, 9025))
def test_a_game_played_at_random_can_be_told(seed: int) -> None:
    walk = Walk(seed)
    walk.run(150)
    narrator = Narrator(
        walk.ed, [f"Player {n}" for n in range(8)][: len(walk.s.players)], walk.first
    )
    assert narrator.tell(walk.events)
    assert narrator.state == walk.s


@pytest.mark.parametrize("variant", ["standard", "short", "timed"])
def test_sentences_are_whole_and_of_readable_length(variant: str) -> None:
    ed = configure(load("classic"), variant)
    for seed in range(5):
        arena = Arena(ed, [Trader() for _ in NAMES], f"{seed}")
        narrator = Narrator(ed, NAMES)
        for events in [arena.opening, *runs(arena.play(150))]:
            for sentence in narrator.tell(events):
                assert sentence[0].isupper()
                assert sentence[-1] in '.!"'
                assert "  " not in sentence
                assert "None" not in sentence
                assert len(sentence) <= 140


def test_an_edition_tells_it_in_its_own_words_and_money() -> None:
    ed = msgspec.structs.replace(
        ED,
        currency=msgspec.structs.replace(ED.currency, scale=10_000),
        terms=msgspec.structs.replace(
            ED.terms, house="Household", houses="Households", hotel="Office", hotels="Offices"
        ),
    )
    s = table(owns(ANA, BALTIC), built(4, BALTIC), ed=ed)
    narrator = Narrator(ed, NAMES, s)
    events: list[Event] = [
        paid(ANA, BANK, 50, "build", BALTIC, 1),
        LotChanged(BALTIC, 5, -4, 1),
    ]
    assert narrator.tell(events) == ["Ana builds an office on Baltic Avenue for $500,000."]
    assert lines(ed, paid(BEN, ANA, 180, "rent", BALTIC, 3)) == [
        "Rent, Baltic Avenue, 3 households: $1,800,000 [RENT-3]"
    ]


# Runs: actions that are told together


def test_bids_after_bids_are_told_together() -> None:
    s = table(asked(Auction(5, (ANA, BEN), BALTIC)))
    actions: list[tuple[Seat, Action]] = [(ANA, Bid(10)), (BEN, Bid(20)), (ANA, Pass())]
    assert told_in_runs(s, actions) == [
        ["Ana bids $10, Ben bids $20, Ana passes.", "Sold: Baltic Avenue goes to Ben for $20."]
    ]


def test_building_twice_is_told_as_once() -> None:
    s = table(owns(ANA, BALTIC, MEDITERRANEAN))
    actions: list[tuple[Seat, Action]] = [(ANA, BuildUp("purple", 1)), (ANA, BuildUp("purple", 3))]
    assert told_in_runs(s, actions) == [
        ["Ana builds 3 houses each on Mediterranean Avenue and Baltic Avenue for $300."]
    ]


def test_selling_twice_is_told_as_once() -> None:
    s = table(owns(ANA, BALTIC, MEDITERRANEAN), built(3, BALTIC, MEDITERRANEAN))
    actions: list[tuple[Seat, Action]] = [
        (ANA, SellDown("purple", 2)),
        (ANA, SellDown("purple", 0)),
    ]
    assert told_in_runs(s, actions) == [
        ["Ana sells 3 houses each on Mediterranean Avenue and Baltic Avenue for $150."]
    ]


def test_many_mortgages_are_told_a_few_at_a_time() -> None:
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


def test_an_answer_is_told_with_its_offer() -> None:
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


def test_a_roll_begins_a_telling_of_its_own() -> None:
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


# Why did I pay that?

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

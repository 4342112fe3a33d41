"""Stories of auctions, trades, claims, debts and the end."""

from __future__ import annotations

from msgspec.structs import replace

from engine import Seat
from engine.dealings import (
    Asked,
    AuctionClosed,
    BidderLeft,
    BidMade,
    BidStruck,
    ClaimClosed,
    ClaimOpened,
    ContestEnded,
    CountBegan,
    FrameChanged,
    OfferClosed,
    OfferMade,
    Settled,
)
from engine.decisions import (
    Auction,
    BuyChoice,
    Debt,
    EachPlayer,
    EstateSale,
    FinalCount,
    MortgagedDeed,
    MoveOn,
    Placement,
    TaxChoice,
)
from engine.events import (
    DeedMortgaged,
    DeedMoved,
    GameEnded,
    JailCardMoved,
    LotChanged,
    MoneyPaid,
    MortgageLifted,
    WentOut,
)
from engine.state import BANK, Claim, Offer, Result
from engine.why import Why
from tests.support.scenes import (
    ANA,
    BALTIC,
    BEN,
    BOARDWALK,
    CLEO,
    EACH,
    HAMMER,
    ILLINOIS,
    INCOME_TAX,
    LUXURY_TAX,
    MEDITERRANEAN,
    NEW_YORK,
    ONE_HOUSE,
    READING,
    RENT,
    RENT_DEBT,
    SALE,
    ST_JAMES,
    SWAP,
    TENNESSEE,
    Story,
    asked,
    built,
    claimed,
    holds_card,
    offered,
    owns,
    paid,
)

STORIES: dict[str, Story] = {
    # Auctions
    "a deed that is not bought goes to auction": Story(
        [Settled(4), Asked(HAMMER)],
        ["Ana does not buy Baltic Avenue, so it goes to auction."],
        (asked(BuyChoice(4, ANA, BALTIC)),),
    ),
    "a deed that is left without auctions stays where it is": Story(
        [Settled(4)],
        ["Ana leaves Baltic Avenue with the Bank."],
        (asked(BuyChoice(4, ANA, BALTIC)),),
    ),
    "an auction opens": Story([Asked(HAMMER)], ["Baltic Avenue is up for auction."]),
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
        ["Ben can no longer cover the bid of $85, so it is cancelled."],
        (asked(HAMMER),),
    ),
    "a bid that falls reopens the bidding": Story(
        [BidStruck(5, BEN, (ANA, BEN, CLEO))],
        [
            "Ben can no longer cover the bid of $85, so it is cancelled.",
            "Bidding starts again for everybody.",
        ],
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
    "an offer can be too much for a debtor": Story(
        [OfferClosed(9, "debt_first")],
        ["The deal between Ana and Ben falls through: debts come first."],
        (offered(SWAP),),
    ),
    # Claims
    "rent on request can be asked for": Story(
        [ClaimOpened(Claim(7, BEN, ANA, 14, RENT, 3))],
        ["Ben may ask Ana for $14 rent for St. James Place."],
    ),
    "rent that nobody asked for is gone": Story(
        [ClaimClosed(7, "lapsed")],
        ["Ben forgot to ask Ana for $14."],
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
    "a debt behind an older one says so": Story(
        [Asked(Debt(6, ANA, CLEO, 75, Why("rent", READING)))],
        ["Ana also owes Cleo $75 rent for Reading Railroad; the older debt comes first."],
        (asked(RENT_DEBT),),
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
            "Boardwalk is up for auction.",
            "Ana now owes $1,600 to the Bank.",
        ],
        (
            owns(BEN, ST_JAMES, TENNESSEE, NEW_YORK, ILLINOIS),
            asked(RENT_DEBT),
            asked(BuyChoice(4, BEN, BOARDWALK)),
            asked(Auction(6, (ANA, BEN, CLEO), BALTIC, None, 85, BEN)),
        ),
    ),
    "whose bid led leaves, and bidding starts again": Story(
        [
            WentOut(BEN, ANA, resigned=True),
            BidStruck(5, BEN, (ANA, CLEO)),
            BidStruck(6, BEN, (ANA,)),
        ],
        [
            "Ben gives up and leaves the table.",
            "Bidding for a house starts again for everybody.",
            "Bidding for Baltic Avenue starts again for everybody.",
        ],
        (asked(ONE_HOUSE), asked(replace(HAMMER, id=6))),
    ),
    "whose bid led leaves, and one is left who could build": Story(
        [
            WentOut(BEN, ANA, resigned=True),
            BidStruck(5, BEN, (ANA,)),
            ContestEnded(5, Placement(6, ANA, "house", 1, paid=False)),
        ],
        [
            "Ben gives up and leaves the table.",
            "Nobody else can use a house any more: Ana may build at the usual price.",
        ],
        (asked(SALE), asked(ONE_HOUSE)),
    ),
    "a bankrupt who mortgages first": Story(
        [
            WentOut(ANA, BEN, resigned=False),
            Settled(5),
            DeedMortgaged(BALTIC),
            paid(BANK, ANA, 30, "mortgage", BALTIC),
            paid(ANA, BEN, 1530, "estate"),
            DeedMoved(BALTIC, BEN),
            Asked(FinalCount(6)),
            Asked(MortgagedDeed(7, BEN, BALTIC, 3)),
        ],
        ["Ana is bankrupt.", "Ben takes over $1,530 and Baltic Avenue."],
        (owns(ANA, BALTIC), asked(RENT_DEBT)),
    ),
    "a bankruptcy that ends the game": Story(
        [
            WentOut(ANA, BEN, resigned=False),
            OfferClosed(9, "game_ends"),
            CountBegan(FinalCount(6), (4, 5)),
            paid(ANA, BEN, 1530, "estate"),
            DeedMoved(BALTIC, BEN),
            Asked(MortgagedDeed(7, BEN, BALTIC, 3)),
        ],
        [
            "Ana is bankrupt.",
            "Ben takes over $1,530 and Baltic Avenue.",
            "The sale of a house is off.",
            "That ends the game: all debts are paid, then everything is counted.",
        ],
        (owns(ANA, BALTIC), asked(SALE), asked(ONE_HOUSE), offered(SWAP)),
    ),
    "a bankruptcy after which nothing is left to pay": Story(
        [
            WentOut(ANA, BEN, resigned=False),
            CountBegan(FinalCount(6), (4, 5)),
            paid(ANA, BEN, 1530, "estate"),
            Settled(6),
            GameEnded(Result("first_bankruptcy", (3, 1, 2), (0, 3030, 1500))),
        ],
        [
            "Ana is bankrupt.",
            "Ben takes over $1,530.",
            "The first bankruptcy ends the game. As the richest, Ben wins the game!",
            "Final ranks: 1. Ben ($3,030), 2. Cleo ($1,500), 3. Ana.",
        ],
    ),
    "the time is up in the middle of a landing": Story(
        [OfferClosed(9, "game_ends"), CountBegan(FinalCount(6, "time_limit"))],
        ["Time is up: the move in progress is finished, then everything is counted."],
        (offered(SWAP),),
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
            "The first bankruptcy ends the game. As the richest, Ana wins the game!",
            "Final ranks: 1. Ana ($3,020), 2. Ben ($1,500), 3. Cleo.",
        ],
        (lambda s: setattr(s.players[CLEO], "out", 1),),
    ),
    "a win can be shared": Story(
        [GameEnded(Result("time_limit", (1, 1, 3), (1500, 1500, 20)))],
        [
            "Time is up. As the richest, Ana and Ben share the win!",
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
            Asked(FinalCount(11)),
            Asked(SALE),
        ],
        [],
    ),
}

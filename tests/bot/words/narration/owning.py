"""Stories of money, deeds and buildings."""

from __future__ import annotations

from engine.dealings import (
    Asked,
    AuctionClosed,
    BidStruck,
    ContestEnded,
    FrameChanged,
    Settled,
    WantStated,
)
from engine.decisions import (
    BuyChoice,
    Placement,
)
from engine.events import (
    DeedMortgaged,
    DeedMoved,
    LotChanged,
    MoneyPaid,
    MortgageLifted,
)
from engine.state import BANK, POT
from tests.support.scenes import (
    ANA,
    BALTIC,
    BEN,
    CLEO,
    ED,
    FEW_HOUSES,
    ILLINOIS,
    INCOME_TAX,
    LUXURY_TAX,
    MEDITERRANEAN,
    NEW_YORK,
    ONE_HOUSE,
    READING,
    RENT,
    SALARY,
    SALE,
    ST_JAMES,
    TENNESSEE,
    WATER,
    Story,
    asked,
    built,
    mortgaged,
    owns,
    paid,
)

STORIES: dict[str, Story] = {
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
    "a contested building is auctioned": Story([Asked(ONE_HOUSE)], ["A house is up for auction."]),
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
        ["Nobody bids, so nobody gets a house today."],
        (asked(SALE), asked(ONE_HOUSE)),
    ),
    "a contest ends when only one is left who could build": Story(
        [ContestEnded(5, Placement(6, ANA, "house", 2, paid=False))],
        ["Nobody else can use 2 houses any more: Ana may build at the usual price."],
        (asked(SALE), asked(ONE_HOUSE)),
    ),
    "a contest ends when nobody is left who could build": Story(
        [ContestEnded(5, None)],
        ["Nobody can use a house any more, so there is nothing to sell."],
        (asked(SALE), asked(ONE_HOUSE)),
    ),
    "a bid that falls with the contest does not reopen the bidding": Story(
        [
            BidStruck(5, BEN, (ANA,)),
            ContestEnded(5, Placement(6, ANA, "house", 1, paid=False)),
        ],
        [
            "Ben can no longer cover the bid of $120, so it is cancelled.",
            "Nobody else can use a house any more: Ana may build at the usual price.",
        ],
        (asked(SALE), asked(ONE_HOUSE)),
    ),
    "a building granted may be placed": Story(
        [Asked(Placement(6, BEN, "hotel", 2, paid=False))], ["Ben may place 2 hotels."]
    ),
}

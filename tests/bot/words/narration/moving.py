"""Stories of the opening, of moving, of jail and of cards."""

from __future__ import annotations

from engine import Pos
from engine.dealings import (
    Asked,
    Settled,
)
from engine.decisions import (
    Debt,
    MoveOn,
)
from engine.events import (
    DecksShuffled,
    DeedMoved,
    DeedsDealt,
    DiceThrown,
    JailCardMoved,
    JailTurnFailed,
    LeftJail,
    MoneyPaid,
    SentToJail,
    TokenMoved,
    TurnBegan,
)
from engine.state import BANK, POT
from engine.why import Why
from tests.support.scenes import (
    ANA,
    BALTIC,
    BEN,
    BOARDWALK,
    CHANCE,
    CLEO,
    EACH,
    ED,
    ILLINOIS,
    INCOME_TAX,
    JAIL,
    READING,
    SALARY,
    ST_JAMES,
    TENNESSEE,
    TO_EACH,
    TOMATOES,
    WATER,
    WOODPECKERS,
    Story,
    drawn,
    holds_card,
    mortgaged,
    owns,
    paid,
    top_card,
)

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
}

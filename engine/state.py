"""What a game is at one moment: plain data, nothing that runs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.decisions import Frame
from engine.edition import Pos, Seat
from engine.why import Why

BANK = Seat(-1)
POT = Seat(-2)
"""Payees that are no player: the Bank, and Free Parking where a house rule makes it a pot."""

EndReason: TypeAlias = Literal["last_player", "first_bankruptcy", "time_limit", "conceded"]
Phase: TypeAlias = Literal["roll", "end", "over"]


class Player(Struct):
    """One seat. `jail`: 0 outside, else which jail turn comes next; `out`: when it went out."""

    token: str
    cash: int = 0
    at: Pos = Pos(0)
    jail: int = 0
    cards: list[str] = []
    out: int = 0
    laps: int = 0


class Bank(Struct):
    """What lies on the table and is no player's: the Bank's stock, the pot, the offline token.

    Two counters tell readers what they may go on caching: `transfers` counts
    deeds that changed hands, `changes` every change to any deed.
    """

    houses: int
    hotels: int
    pot: int = 0
    offline: Pos = Pos(-1)
    transfers: int = 0
    changes: int = 0


class Turn(Struct):
    """Whose turn it is, and the bottom of the stack: what is asked when nothing else is.

    `phase` is "roll" before a throw and after doubles, "end" when only ending
    the turn is left, and "over" when the turn passes by itself (sent to jail,
    out of the game). `ask` is the id of that question. `rolled` counts the turns
    in which dice were thrown, `fresh` says that in this one they were not yet.
    """

    seat: Seat
    number: int = 0
    phase: Phase = "roll"
    ask: int = 0
    doubles: int = 0
    rolled: int = 0
    fresh: bool = True
    dice: tuple[int, int] = (0, 0)


class Offer(Struct, frozen=True):
    """An open trade: what the maker gives and asks. It blocks nobody."""

    id: int
    maker: Seat
    to: Seat
    give_cash: int = 0
    give: tuple[Pos, ...] = ()
    give_cards: tuple[str, ...] = ()
    ask_cash: int = 0
    ask: tuple[Pos, ...] = ()
    ask_cards: tuple[str, ...] = ()


class Refusal(Struct, frozen=True):
    """A trade that was turned down: who asked whom for what, the best cash, how often, when last.

    `cash` is what the maker would have paid on balance.
    """

    maker: Seat
    to: Seat
    give: tuple[Pos, ...]
    ask: tuple[Pos, ...]
    cards: tuple[int, int]
    cash: int
    count: int
    turn: int


class HighBid(Struct, frozen=True):
    """The most that a seat has bid for a deed, and in which turn."""

    seat: Seat
    pos: Pos
    amount: int
    turn: int = 0


class Dealt(Struct, frozen=True):
    """The turn in which two seats last traded with each other; the lower seat comes first."""

    first: Seat
    second: Seat
    turn: int


class Claim(Struct, frozen=True):
    """Rent that its owner may still ask for, until the `lapses`-th turn is rolled in."""

    id: int
    owner: Seat
    lander: Seat
    amount: int
    why: Why
    lapses: int


class Result(Struct, frozen=True):
    """How the game ended: a rank per seat, and the final worth where worth decided."""

    reason: EndReason
    ranks: tuple[int, ...]
    worth: tuple[int, ...] = ()


class Hidden(Struct):
    """What no player may see: the seed, how far it is used, the order of decks and questions."""

    seed: str
    drawn: int
    decks: dict[str, list[int]]
    questions: list[int] = []


class Table(Struct):
    """The open part of a game, which a state and a seat's view have alike: rules read no more.

    `refused` holds the last trades that were turned down, `bids` the highest bids for the last
    deeds, `dealt` when two seats last traded. Only computer players read them; no rule does.
    """

    players: list[Player]
    owner: list[Seat]
    level: list[int]
    mortgaged: list[bool]
    bank: Bank
    turn: Turn
    pending: list[Frame] = []
    offers: list[Offer] = []
    claims: list[Claim] = []
    result: Result | None = None
    refused: list[Refusal] = []
    bids: list[HighBid] = []
    dealt: list[Dealt] = []


class GameState(Table, kw_only=True):
    """All of a game but its edition. Only `Event.evolve` changes it."""

    hidden: Hidden
    last_id: int = 0


def clone(s: GameState) -> GameState:
    """A copy that shares only what never changes (frozen frames, offers, claims)."""
    hidden = s.hidden
    return GameState(
        [replace(p, cards=p.cards.copy()) for p in s.players],
        s.owner.copy(),
        s.level.copy(),
        s.mortgaged.copy(),
        replace(s.bank),
        replace(s.turn),
        s.pending.copy(),
        s.offers.copy(),
        s.claims.copy(),
        s.result,
        s.refused.copy(),
        s.bids.copy(),
        s.dealt.copy(),
        hidden=Hidden(
            hidden.seed,
            hidden.drawn,
            {deck: pile.copy() for deck, pile in hidden.decks.items()},
            hidden.questions.copy(),
        ),
        last_id=s.last_id,
    )


def live_seats(s: Table) -> list[Seat]:
    """Seats still in the game, in seat order."""
    return [Seat(i) for i, p in enumerate(s.players) if not p.out]


def next_seat(s: Table, seat: Seat) -> Seat:
    """The next seat to the left that is still in the game."""
    players = s.players
    after = seat + 1
    while True:
        if after >= len(players):
            after = 0
        if not players[after].out:
            return Seat(after)
        after += 1


def seats_after(s: Table, seat: Seat) -> list[Seat]:
    """The other seats still in the game, from `seat`'s left round the table."""
    n = len(s.players)
    ring = (Seat((seat + step) % n) for step in range(1, n))
    return [other for other in ring if not s.players[other].out]


def deeds_of(s: Table, seat: Seat) -> list[Pos]:
    """A seat's deeds in board order, found by the list itself: a hot question."""
    owner = s.owner
    found: list[Pos] = []
    pos = -1
    for _ in range(owner.count(seat)):
        pos = owner.index(seat, pos + 1)
        found.append(Pos(pos))
    return found

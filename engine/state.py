"""The state of a game at one moment, as plain data."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.decisions import Frame
from engine.edition import Pos, Seat
from engine.why import Why

BANK = Seat(-1)
POT = Seat(-2)
"""BANK is the Bank, as owner, payer or payee. POT is the Free Parking pot of a house rule."""

EndReason: TypeAlias = Literal["last_player", "first_bankruptcy", "time_limit", "conceded"]
Phase: TypeAlias = Literal["roll", "end", "over"]


class Player(Struct):
    """A player's token, cash, position, jail cards and laps.

    `jail` is 0 outside jail, else the number of the next jail turn. `cards` names the deck of each
    jail card held. `out` is 0 in the game, 1 for the first player who left, 2 for the second.
    `laps` counts how often the player has reached or passed GO moving forward.
    """

    token: str
    cash: int = 0
    at: Pos = Pos(0)
    jail: int = 0
    cards: list[str] = []
    out: int = 0
    laps: int = 0


class Bank(Struct):
    """The Bank's houses and hotels, the pot and the offline token's position.

    Two counters tell caches when to refresh: `transfers` counts deeds that changed hands, `changes`
    every change of an owner, a mortgage or the buildings of a lot.
    """

    houses: int
    hotels: int
    pot: int = 0
    offline: Pos = Pos(-1)
    transfers: int = 0
    changes: int = 0


class Turn(Struct):
    """The current turn, whose question is asked when the stack is empty.

    `phase` is "roll" before a throw and after doubles, "end" when the turn can only be
    ended, and "over" when the next turn begins without a question (sent to jail, out of the
    game). `ask` is the id of the question. `rolled` counts the turns in which dice were
    thrown. `fresh` is True until they are thrown in this turn.
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
    """An open trade: the goods that the maker gives and asks for.

    Play continues while it is open.
    """

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
    """A trade that was refused, with the number of refusals and the turn of the last one.

    `cash` is the most the maker would have paid on balance. `cards` counts the jail cards given and
    asked.
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
    """A seat's last bid for a deed, and the number of the turn in which it was made."""

    seat: Seat
    pos: Pos
    amount: int
    turn: int = 0


class Dealt(Struct, frozen=True):
    """The turn in which two seats last traded with each other. `first` is the lower seat."""

    first: Seat
    second: Seat
    turn: int


class Claim(Struct, frozen=True):
    """A rent that the owner may claim.

    It expires when dice are thrown in turn `lapses`, where only turns with a throw are counted, as
    in `Turn.rolled`.
    """

    id: int
    owner: Seat
    lander: Seat
    amount: int
    why: Why
    lapses: int


class Result(Struct, frozen=True):
    """The end of a game: a rank for each seat, 1 for the winner.

    `worth` holds the final worths if they decided, else it is empty.
    """

    reason: EndReason
    ranks: tuple[int, ...]
    worth: tuple[int, ...] = ()


class Hidden(Struct):
    """The hidden part of a state: seed, random numbers drawn, order of decks and questions.

    `drawn` counts the random numbers.
    """

    seed: str
    drawn: int
    decks: dict[str, list[int]]
    questions: list[int] = []


class Table(Struct):
    """The public part of a game, shared by states and views.

    `refused` keeps the last refused trades, `bids` each seat's last bid for a deed, and `dealt` the
    turns in which two seats last traded. They are for people and computer players. No rule reads
    them.
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
    """A complete game without its edition. Only `Event.evolve` changes it."""

    hidden: Hidden
    last_id: int = 0


def clone(s: GameState) -> GameState:
    """Return a copy that shares only immutable parts (frames, offers, claims)."""
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
    """Return the seats still in the game, in seat order."""
    return [Seat(i) for i, p in enumerate(s.players) if not p.out]


def next_seat(s: Table, seat: Seat) -> Seat:
    """Return the next seat to the left of `seat` that is still in the game."""
    players = s.players
    after = seat + 1
    while True:
        if after >= len(players):
            after = 0
        if not players[after].out:
            return Seat(after)
        after += 1


def seats_after(s: Table, seat: Seat) -> list[Seat]:
    """Return the other seats still in the game, starting from `seat`'s left."""
    n = len(s.players)
    ring = (Seat((seat + step) % n) for step in range(1, n))
    return [other for other in ring if not s.players[other].out]


def deeds_of(s: Table, seat: Seat) -> list[Pos]:
    """Return the positions of a seat's deeds in board order.

    `list.index` is used because this is a hot path.
    """
    owner = s.owner
    found: list[Pos] = []
    pos = -1
    for _ in range(owner.count(seat)):
        pos = owner.index(seat, pos + 1)
        found.append(Pos(pos))
    return found

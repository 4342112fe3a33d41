"""What the game waits for: frames on the pending stack, and what a seat may answer.

The top frame is what is asked now. A frame is either a decision of one or
several seats, or a continuation: work that goes on once everything above it is
settled. Below the stack lies the turn itself (see state.Turn). Frames are
frozen; an event replaces one by its successor.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from engine.actions import Action
from engine.edition import Pos, Seat
from engine.why import Why

Building: TypeAlias = Literal["house", "hotel"]


class BuyChoice(Struct, frozen=True, gc=False, tag="buy"):
    """Buy the deed landed on, or let it be auctioned."""

    id: int
    seat: Seat
    pos: Pos


class TaxChoice(Struct, frozen=True, gc=False, tag="tax"):
    """Pay the flat tax, or a share of total worth."""

    id: int
    seat: Seat
    pos: Pos


class Auction(Struct, frozen=True, gc=False, tag="auction"):
    """Bidding for a deed, or for one building where `building` is set; `seats` are still in.

    `opens` says where bids for a building open (BLD-5): at 1, or for each bidder at the house
    price of their cheapest legal lot. It is unset for a deed, and for an auction of a building
    that began before this field existed: that auction keeps the terms it began with.
    """

    id: int
    seats: tuple[Seat, ...]
    pos: Pos = Pos(-1)
    building: Building | None = None
    bid: int = 0
    high: Seat = Seat(-1)
    # Unset fields are not written, so older states keep their bytes and their digests.
    opens: Literal["one", "house_price"] | UnsetType = UNSET


class Debt(Struct, frozen=True, gc=False, tag="debt"):
    """More is owed than is held: raise cash; it is paid as soon as the cash suffices."""

    id: int
    seat: Seat
    to: Seat
    amount: int
    why: Why


class MortgagedDeed(Struct, frozen=True, gc=False, tag="mortgaged"):
    """A mortgaged deed was received: lift it, or pay the interest and keep it so.

    The interest is due either way, so nothing else may be bought with it.
    """

    id: int
    seat: Seat
    pos: Pos
    interest: int


class Shortage(Struct, frozen=True, gc=False, tag="shortage"):
    """Others who could build are asked how many they want, too few being left.

    `asker` wants `count` on `pos`; `asked` have not answered; `wants` holds the answers.
    """

    id: int
    asker: Seat
    pos: Pos
    count: int
    building: Building
    asked: tuple[Seat, ...]
    wants: tuple[tuple[Seat, int], ...] = ()


class Placement(Struct, frozen=True, gc=False, tag="place"):
    """Buildings granted in a shortage wait to be placed; those won at auction are paid for.

    `most` is the highest house price of a lot that a building won at auction may stand on:
    the bid. Unset, any legal lot will do.
    """

    id: int
    seat: Seat
    building: Building
    count: int
    paid: bool
    most: int | UnsetType = UNSET


class SalaryChoice(Struct, frozen=True, gc=False, tag="go"):
    """Take the salary for landing on GO, or go to another space (EXP-1)."""

    id: int
    seat: Seat
    throw: int


class TripOffer(Struct, frozen=True, gc=False, tag="trip"):
    """Be asked a question for a trip to an unowned deed (TRIP-1)."""

    id: int
    seat: Seat


class Challenge(Struct, frozen=True, gc=False, tag="challenge"):
    """A question waits for its answer; `number` counts the questions of this game."""

    id: int
    seat: Seat
    question: int
    game: Literal["trip", "show"]
    number: int


class Prize(Struct, frozen=True, gc=False, tag="prize"):
    """A right answer was given: choose a deed; in a show it may be left for the next question."""

    id: int
    seat: Seat
    game: Literal["trip", "show"]
    number: int


class Court(Struct, frozen=True, gc=False, tag="court"):
    """Plead guilty and go to jail, or hire a lawyer and roll (LAW-1)."""

    id: int
    seat: Seat


class OfflineMove(Struct, frozen=True, gc=False, tag="offline"):
    """The offline token must be moved to another space with a deed (OFF-3, OFF-4)."""

    id: int
    seat: Seat


class MoveOn(Struct, frozen=True, gc=False, tag="move_on"):
    """The forced fine is dealt with: move by the throw that failed to free you."""

    id: int
    seat: Seat
    steps: int


class EachPlayer(Struct, frozen=True, gc=False, tag="each_player"):
    """The rest of a card that pays or collects from each player in turn."""

    id: int
    seat: Seat
    rest: tuple[Seat, ...]
    amount: int
    why: Why
    collect: bool


class EstateSale(Struct, frozen=True, gc=False, tag="estate_sale"):
    """Deeds of a bankrupt estate still to be auctioned, in board order."""

    id: int
    deeds: tuple[Pos, ...]


class BuildingSale(Struct, frozen=True, gc=False, tag="building_sale"):
    """Contested buildings: what each seat still wants."""

    id: int
    building: Building
    wants: tuple[tuple[Seat, int], ...]


class FinalCount(Struct, frozen=True, gc=False, tag="final_count"):
    """The end by worth, at the bottom of the stack: it comes once all above it is settled.

    `reason` is unset where a bankruptcy ends the game (SHORT-5), and otherwise says that the
    agreed time is up (TIME-2).
    """

    id: int
    reason: Literal["time_limit"] | UnsetType = UNSET


Personal: TypeAlias = (
    BuyChoice
    | TaxChoice
    | Debt
    | MortgagedDeed
    | Placement
    | SalaryChoice
    | TripOffer
    | Challenge
    | Prize
    | Court
    | OfflineMove
)
"""Decisions of one seat."""

Decision: TypeAlias = Personal | Auction | Shortage
Continuation: TypeAlias = MoveOn | EachPlayer | EstateSale | BuildingSale | FinalCount
Frame: TypeAlias = Decision | Continuation


class Choice(Struct, frozen=True):
    """A finished action: submit it as it is."""

    action: Action


class BidForm(Struct, frozen=True, gc=False, tag="bid"):
    """A bid from `least` to `most`."""

    ref: int
    least: int
    most: int


class BuildForm(Struct, frozen=True, gc=False, tag="build"):
    """`least` to `most` buildings on one lot, `cost` each."""

    on: Pos
    most: int
    cost: int
    least: int = 1


class SellForm(Struct, frozen=True, gc=False, tag="sell"):
    """Up to `most` buildings of one lot back to the Bank, for `value` each."""

    on: Pos
    most: int
    value: int
    least: int = 1


class WantForm(Struct, frozen=True, gc=False, tag="want"):
    """How many of the scarce buildings this seat wants."""

    ref: int
    least: int
    most: int


class SpaceForm(Struct, frozen=True, gc=False, tag="space"):
    """An action that names one of these spaces: expand, take or move_token."""

    ref: int
    action: Literal["expand", "take", "move_token"]
    spaces: tuple[Pos, ...]


class AnswerForm(Struct, frozen=True, gc=False, tag="answer"):
    """An answer from 0 to `choices` - 1."""

    ref: int
    choices: int


class OfferForm(Struct, frozen=True, gc=False, tag="offer"):
    """What both sides could put into a trade. `ref` above 0: a counter to that offer."""

    to: Seat
    give_cash: int
    give: tuple[Pos, ...]
    give_cards: tuple[str, ...]
    ask_cash: int
    ask: tuple[Pos, ...]
    ask_cards: tuple[str, ...]
    ref: int = 0


Form: TypeAlias = BidForm | BuildForm | SellForm | WantForm | SpaceForm | AnswerForm | OfferForm
Option: TypeAlias = Choice | Form

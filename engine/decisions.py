"""The frames on the pending stack, and the options a seat may choose from.

The top frame is the current question. A frame is either a decision of one or several seats, or a
continuation: work that is resumed once every frame above it is resolved. While the stack is empty,
the turn's own question is asked (see state.Turn). Frames are frozen. An event replaces a frame by a
new one.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from engine.actions import Action
from engine.edition import Pos, Seat
from engine.why import Why

Building: TypeAlias = Literal["house", "hotel"]


class BuyChoice(Struct, frozen=True, gc=False, tag="buy"):
    """A choice to buy the deed landed on or to let it be auctioned."""

    id: int
    seat: Seat
    pos: Pos


class TaxChoice(Struct, frozen=True, gc=False, tag="tax"):
    """A choice to pay the flat tax or a percentage of total worth."""

    id: int
    seat: Seat
    pos: Pos


class Auction(Struct, frozen=True, gc=False, tag="auction"):
    """An auction of the deed at `pos`, or of one `building`. The `seats` have not passed.

    `opens` sets the opening bid for a building (BLD-5): 1, or the house price of the bidder's
    cheapest legal lot. It is unset for a deed, and in games stored before this field existed, where
    bids for a building open at 1.
    """

    id: int
    seats: tuple[Seat, ...]
    pos: Pos = Pos(-1)
    building: Building | None = None
    bid: int = 0
    high: Seat = Seat(-1)
    # Unset fields are not stored, so older states keep their bytes and their digests.
    opens: Literal["one", "house_price"] | UnsetType = UNSET


class Debt(Struct, frozen=True, gc=False, tag="debt"):
    """A payment that the debtor `seat` owes to `to`. It is made as soon as the cash suffices."""

    id: int
    seat: Seat
    to: Seat
    amount: int
    why: Why


class MortgagedDeed(Struct, frozen=True, gc=False, tag="mortgaged"):
    """A choice to lift the mortgage of a received deed, or to keep the mortgage and pay interest.

    The interest is due in both cases, so it counts as spent.
    """

    id: int
    seat: Seat
    pos: Pos
    interest: int


class Shortage(Struct, frozen=True, gc=False, tag="shortage"):
    """A question to several seats about the number of scarce buildings that each wants.

    `asker` wants to build `count` on `pos`. `asked` are the seats that have not answered. `wants`
    holds the answers.
    """

    id: int
    asker: Seat
    pos: Pos
    count: int
    building: Building
    asked: tuple[Seat, ...]
    wants: tuple[tuple[Seat, int], ...] = ()


class Placement(Struct, frozen=True, gc=False, tag="place"):
    """Buildings granted to a seat in a shortage, to be placed on its lots.

    `paid` is True if they were bought at auction. `most` is the winning bid, and the lot's house
    price may not exceed it. If `most` is unset, any legal lot is allowed.
    """

    id: int
    seat: Seat
    building: Building
    count: int
    paid: bool
    most: int | UnsetType = UNSET


class SalaryChoice(Struct, frozen=True, gc=False, tag="go"):
    """A choice on GO: take the salary, or jump to another space (EXP-1)."""

    id: int
    seat: Seat
    throw: int


class TripOffer(Struct, frozen=True, gc=False, tag="trip"):
    """A choice on Just Visiting: take the question that can win a trip to a deed (TRIP-1)."""

    id: int
    seat: Seat


class Challenge(Struct, frozen=True, gc=False, tag="challenge"):
    """A Challenge question to be answered.

    `number` counts the questions of this trip or show from 1.
    """

    id: int
    seat: Seat
    question: int
    game: Literal["trip", "show"]
    number: int


class Prize(Struct, frozen=True, gc=False, tag="prize"):
    """A choice of a deed after a right answer.

    In a game show the player may take the next question instead, if there is one.
    """

    id: int
    seat: Seat
    game: Literal["trip", "show"]
    number: int


class Court(Struct, frozen=True, gc=False, tag="court"):
    """A choice to plead guilty and go to jail, or to hire a lawyer and roll (LAW-1)."""

    id: int
    seat: Seat


class OfflineMove(Struct, frozen=True, gc=False, tag="offline"):
    """A choice of the offline token's next space, which must have a deed (OFF-3, OFF-4)."""

    id: int
    seat: Seat


class MoveOn(Struct, frozen=True, gc=False, tag="move_on"):
    """A move out of jail, made once the forced fine is paid.

    `steps` is the sum of the failed throw.
    """

    id: int
    seat: Seat
    steps: int


class EachPlayer(Struct, frozen=True, gc=False, tag="each_player"):
    """The payments still to be made by a card between `seat` and each seat in `rest`.

    `collect` is True if the others pay `seat`, and False if `seat` pays them.
    """

    id: int
    seat: Seat
    rest: tuple[Seat, ...]
    amount: int
    why: Why
    collect: bool


class EstateSale(Struct, frozen=True, gc=False, tag="estate_sale"):
    """The deeds of a bankrupt estate still to be auctioned, in board order."""

    id: int
    deeds: tuple[Pos, ...]


class BuildingSale(Struct, frozen=True, gc=False, tag="building_sale"):
    """The next auctions of scarce buildings.

    `wants` pairs each seat with the number it still wants.
    """

    id: int
    building: Building
    wants: tuple[tuple[Seat, int], ...]


class FinalCount(Struct, frozen=True, gc=False, tag="final_count"):
    """A frame at the bottom of the stack that ends the game, with ranks by the players' worth.

    `reason` is unset if a bankruptcy ends the game (SHORT-5), and "time_limit" if the agreed time
    is up (TIME-2).
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
"""The decisions that a single seat takes."""

Decision: TypeAlias = Personal | Auction | Shortage
Continuation: TypeAlias = MoveOn | EachPlayer | EstateSale | BuildingSale | FinalCount
Frame: TypeAlias = Decision | Continuation


class Choice(Struct, frozen=True):
    """A complete action that can be submitted unchanged."""

    action: Action


class BidForm(Struct, frozen=True, gc=False, tag="bid"):
    """The lowest and highest bid a seat may make."""

    ref: int
    least: int
    most: int


class BuildForm(Struct, frozen=True, gc=False, tag="build"):
    """The fewest and most buildings that can be bought for one lot, at `cost` each."""

    on: Pos
    most: int
    cost: int
    least: int = 1


class SellForm(Struct, frozen=True, gc=False, tag="sell"):
    """The fewest and most of a lot's buildings that can be sold, for `value` each."""

    on: Pos
    most: int
    value: int
    least: int = 1


class WantForm(Struct, frozen=True, gc=False, tag="want"):
    """The fewest and most scarce buildings that a seat may ask for."""

    ref: int
    least: int
    most: int


class SpaceForm(Struct, frozen=True, gc=False, tag="space"):
    """The positions that an expand, take or move_token action may name."""

    ref: int
    action: Literal["expand", "take", "move_token"]
    spaces: tuple[Pos, ...]


class AnswerForm(Struct, frozen=True, gc=False, tag="answer"):
    """The number of choices of a Challenge question. Choices are numbered from 0."""

    ref: int
    choices: int


class OfferForm(Struct, frozen=True, gc=False, tag="offer"):
    """The most that both sides could put into a trade.

    `ref` is the countered offer's id, else 0.
    """

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

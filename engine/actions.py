"""The actions a seat can take. An action's tag is its name in scenario files.

`ref` is the id of the question, offer or claim that the action answers. An action with the id of an
earlier question is refused as stale. With `ref` 0 it answers the current question, or an open offer
or claim of this seat.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.edition import Pos, Seat


class Roll(Struct, frozen=True, gc=False, tag="roll"):
    ref: int = 0


class Buy(Struct, frozen=True, gc=False, tag="buy"):
    ref: int = 0


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    ref: int = 0


class Bid(Struct, frozen=True, gc=False, tag="bid"):
    amount: int
    ref: int = 0


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Leave an auction, or give up the granted buildings that are to be placed now."""

    ref: int = 0


class PayFine(Struct, frozen=True, gc=False, tag="pay_fine"):
    ref: int = 0


class UseCard(Struct, frozen=True, gc=False, tag="use_card"):
    """Leave jail with a card of the deck `deck`, or with the oldest card if `deck` is empty."""

    ref: int = 0
    deck: str = ""


class PayFlat(Struct, frozen=True, gc=False, tag="pay_flat"):
    ref: int = 0


class PayPercent(Struct, frozen=True, gc=False, tag="pay_percent"):
    ref: int = 0


class EndTurn(Struct, frozen=True, gc=False, tag="end_turn"):
    ref: int = 0


class Build(Struct, frozen=True, gc=False, tag="build"):
    """Buy `count` buildings for the lot `on`, or place buildings granted in a shortage.

    `ref` is the id of the Placement whose buildings are placed, else 0. A seat whose Placement is
    on top of the stack places buildings in either case.
    """

    on: Pos
    count: int = 1
    ref: int = 0


class BuildUp(Struct, frozen=True, gc=False, tag="build_up"):
    """Build on a whole group in one step until every lot has building level `to`."""

    group: str
    to: int


class Sell(Struct, frozen=True, gc=False, tag="sell"):
    on: Pos
    count: int = 1


class SellDown(Struct, frozen=True, gc=False, tag="sell_down"):
    """Sell buildings of a whole group in one step until every lot has building level `to`."""

    group: str
    to: int = 0


class Mortgage(Struct, frozen=True, gc=False, tag="mortgage"):
    deed: Pos


class Lift(Struct, frozen=True, gc=False, tag="lift"):
    """Lift a deed's mortgage, at any time or as the answer on receiving the deed.

    `ref` is the id of the MortgagedDeed question that is answered, else 0.
    """

    deed: Pos
    ref: int = 0


class KeepMortgaged(Struct, frozen=True, gc=False, tag="keep_mortgaged"):
    deed: Pos
    ref: int = 0


class MakeOffer(Struct, frozen=True, gc=False, tag="offer"):
    to: Seat
    give_cash: int = 0
    give: tuple[Pos, ...] = ()
    give_cards: tuple[str, ...] = ()
    ask_cash: int = 0
    ask: tuple[Pos, ...] = ()
    ask_cards: tuple[str, ...] = ()


class Counter(Struct, frozen=True, gc=False, tag="counter"):
    """Answer an offer with a counter-offer.

    The `give` fields are the goods that the answering seat hands over, the `ask` fields the goods
    it gets.
    """

    give_cash: int = 0
    give: tuple[Pos, ...] = ()
    give_cards: tuple[str, ...] = ()
    ask_cash: int = 0
    ask: tuple[Pos, ...] = ()
    ask_cards: tuple[str, ...] = ()
    ref: int = 0


class Accept(Struct, frozen=True, gc=False, tag="accept"):
    ref: int = 0


Objection: TypeAlias = Literal[
    "", "asked_often", "leader", "gives_group", "breaks_group", "nothing", "little"
]
"""The reason a computer player gave for declining an offer, or "" if it gave none."""


class Reject(Struct, frozen=True, gc=False, tag="reject"):
    ref: int = 0
    why: Objection = ""


class Withdraw(Struct, frozen=True, gc=False, tag="withdraw"):
    ref: int = 0


class ClaimRent(Struct, frozen=True, gc=False, tag="claim_rent"):
    ref: int = 0


class Want(Struct, frozen=True, gc=False, tag="want"):
    count: int
    ref: int = 0


class TakeSalary(Struct, frozen=True, gc=False, tag="take_salary"):
    ref: int = 0


class Expand(Struct, frozen=True, gc=False, tag="expand"):
    """Jump from GO to another space instead of taking the salary."""

    to: Pos
    ref: int = 0


class TakeQuestion(Struct, frozen=True, gc=False, tag="take_question"):
    ref: int = 0


class Skip(Struct, frozen=True, gc=False, tag="skip"):
    """Decline a question or a trip (TRIP-1). Legal only if the seat can afford no unowned deed."""

    ref: int = 0


class Answer(Struct, frozen=True, gc=False, tag="answer"):
    """Answer a Challenge question with the index of a choice, or -1 for no answer."""

    choice: int
    ref: int = 0


class Take(Struct, frozen=True, gc=False, tag="take"):
    deed: Pos
    ref: int = 0


class NextQuestion(Struct, frozen=True, gc=False, tag="next_question"):
    ref: int = 0


class PleadGuilty(Struct, frozen=True, gc=False, tag="plead_guilty"):
    ref: int = 0


class HireLawyer(Struct, frozen=True, gc=False, tag="hire_lawyer"):
    ref: int = 0


class MoveToken(Struct, frozen=True, gc=False, tag="move_token"):
    """Move the offline token to another space with a deed."""

    to: Pos
    ref: int = 0


class GoBankrupt(Struct, frozen=True, gc=False, tag="bankrupt"):
    ref: int = 0


class Resign(Struct, frozen=True, gc=False, tag="resign"):
    pass


class TimeUp(Struct, frozen=True, gc=False, tag="time_up"):
    """Report that this seat's clock has expired. Its question gets the default answer.

    Only the program that runs the game may submit this action, never a player.
    """

    ref: int = 0


class CallTime(Struct, frozen=True, gc=False, tag="call_time"):
    """Report that the agreed time of a timed game is over.

    Only the program that runs the game may submit this action, never a player.
    """


class TakeWin(Struct, frozen=True, gc=False, tag="take_win"):
    """End the game with this seat as winner, because the other people present agreed.

    Only the program that runs the game may submit this action, never a player.
    """


Action: TypeAlias = (
    Roll
    | Buy
    | Decline
    | Bid
    | Pass
    | PayFine
    | UseCard
    | PayFlat
    | PayPercent
    | EndTurn
    | Build
    | BuildUp
    | Sell
    | SellDown
    | Mortgage
    | Lift
    | KeepMortgaged
    | MakeOffer
    | Counter
    | Accept
    | Reject
    | Withdraw
    | ClaimRent
    | Want
    | TakeSalary
    | Expand
    | TakeQuestion
    | Skip
    | Answer
    | Take
    | NextQuestion
    | PleadGuilty
    | HireLawyer
    | MoveToken
    | GoBankrupt
    | Resign
    | TimeUp
    | CallTime
    | TakeWin
)

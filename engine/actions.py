"""What someone asks for, in the imperative. An action's tag is its name in scenario files.

`ref` names the decision or open item that is answered, so that a late click is
refused as stale; 0 stands for whichever fits.
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
    """Leave an auction, or give up a building that waits to be placed."""

    ref: int = 0


class PayFine(Struct, frozen=True, gc=False, tag="pay_fine"):
    ref: int = 0


class UseCard(Struct, frozen=True, gc=False, tag="use_card"):
    """Leave jail by a card; `deck` chooses which where two are held."""

    ref: int = 0
    deck: str = ""


class PayFlat(Struct, frozen=True, gc=False, tag="pay_flat"):
    ref: int = 0


class PayPercent(Struct, frozen=True, gc=False, tag="pay_percent"):
    ref: int = 0


class EndTurn(Struct, frozen=True, gc=False, tag="end_turn"):
    ref: int = 0


class Build(Struct, frozen=True, gc=False, tag="build"):
    """Buy buildings for a lot; with a `ref`, place those of that grant."""

    on: Pos
    count: int = 1
    ref: int = 0


class BuildUp(Struct, frozen=True, gc=False, tag="build_up"):
    """Build on a whole group in one step, until every lot stands at level `to`."""

    group: str
    to: int


class Sell(Struct, frozen=True, gc=False, tag="sell"):
    on: Pos
    count: int = 1


class SellDown(Struct, frozen=True, gc=False, tag="sell_down"):
    """Sell the buildings of a whole group in one step, until every lot stands at level `to`."""

    group: str
    to: int = 0


class Mortgage(Struct, frozen=True, gc=False, tag="mortgage"):
    deed: Pos


class Lift(Struct, frozen=True, gc=False, tag="lift"):
    """Lift a mortgage at any time; with a `ref`, as the answer to that question."""

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
    """Answer an offer by another one, seen from your own side."""

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
"""Why a computer player turned an offer down, for its maker to read; empty where nobody says."""


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
    """Leave GO for another space instead of taking the salary."""

    to: Pos
    ref: int = 0


class TakeQuestion(Struct, frozen=True, gc=False, tag="take_question"):
    ref: int = 0


class Skip(Struct, frozen=True, gc=False, tag="skip"):
    """Leave a question or a trip: refused as long as a deed is within reach."""

    ref: int = 0


class Answer(Struct, frozen=True, gc=False, tag="answer"):
    """Answer a question by a choice counted from 0; -1 is no answer."""

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
    """Move the offline token."""

    to: Pos
    ref: int = 0


class GoBankrupt(Struct, frozen=True, gc=False, tag="bankrupt"):
    ref: int = 0


class Resign(Struct, frozen=True, gc=False, tag="resign"):
    pass


class TimeUp(Struct, frozen=True, gc=False, tag="time_up"):
    """This seat's clock ran out: the decision it is waited for takes its default.

    Like CallTime it is the table's to submit, never a player's.
    """

    ref: int = 0


class CallTime(Struct, frozen=True, gc=False, tag="call_time"):
    """The agreed time of a timed game is over."""


class TakeWin(Struct, frozen=True, gc=False, tag="take_win"):
    """All others agree that this seat has won. It is the table's to submit, like CallTime."""


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

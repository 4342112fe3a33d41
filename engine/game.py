"""The façade: perform an action on a copy of a state or in place, and fold events.

outcome = apply(ed, state, Seat(0), Roll())   # a new state and the events, or Illegal
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from engine import (
    actions,
    auction,
    bankruptcy,
    jail,
    landing,
    mortgage,
    rent,
    shortage,
    timeup,
    trade,
    turn,
)
from engine.actions import Action, Pass, TimeUp
from engine.asked import answered_together, check_ref
from engine.buildings import build_up, sell, sell_down
from engine.decisions import Auction, Placement
from engine.edition import Edition, Seat
from engine.errors import Illegal
from engine.events import Event
from engine.modules import challenge, court, expansion, game_show, just_visit, offline
from engine.state import GameState, clone
from engine.tx import DiceSource, Tx


class Outcome(Struct, frozen=True):
    """The new state, and the events that led to it."""

    state: GameState
    events: list[Event]


def apply(
    ed: Edition, s: GameState, actor: Seat, action: Action, dice: DiceSource | None = None
) -> Outcome:
    """Perform one action on a copy of the state. Raise Illegal if the rules refuse it."""
    tx = Tx(ed, clone(s), dice)
    perform(tx, actor, action)
    return Outcome(tx.s, tx.events)


def perform(tx: Tx, actor: Seat, action: Action) -> None:
    """Perform one action on the transaction's own state, without a copy, as simulations do.

    Raise Illegal if the rules refuse the action. Every rule checks before it emits, so a refused
    action changes nothing.
    """
    s = tx.s
    if s.result is not None:
        raise Illegal("game_over")
    if not 0 <= actor < len(s.players):
        raise Illegal("no_such_seat")
    if s.players[actor].out:
        raise Illegal("out_of_game")
    _HANDLERS[type(action)](tx, actor, action)
    if s.pending or s.turn.phase == "over":  # else the turn's own question is next
        turn.proceed(tx)


def fold(s: GameState, events: Iterable[Event]) -> GameState:
    """Return a copy of the state with these events applied in order."""
    s = clone(s)
    for event in events:
        event.evolve(s)
    return s


def _pass(tx: Tx, seat: Seat, action: Pass) -> None:
    """AUC-6: leave an auction, or give up granted buildings."""
    check_ref(tx.s, action.ref)
    top = tx.s.pending[-1] if tx.s.pending else None
    if isinstance(top, Placement) and top.seat == seat:
        tx.settle(top)
    else:
        auction.leave(tx, seat, answered_together(tx, action.ref, Auction))


def _time_up(tx: Tx, seat: Seat, action: TimeUp) -> None:
    timeup.time_up(tx, seat, action, perform)


_HANDLERS: dict[type[Any], Callable[[Tx, Seat, Any], None]] = {
    actions.Roll: turn.roll,
    actions.EndTurn: turn.end_turn,
    actions.Buy: landing.buy,
    actions.Decline: landing.decline,
    actions.PayFlat: landing.pay_flat,
    actions.PayPercent: landing.pay_percent,
    actions.Bid: auction.bid,
    actions.Pass: _pass,
    actions.PayFine: jail.pay_fine,
    actions.UseCard: jail.use_card,
    actions.Build: shortage.build,
    actions.BuildUp: build_up,
    actions.Want: shortage.want,
    actions.Sell: sell,
    actions.SellDown: sell_down,
    actions.Mortgage: mortgage.mortgage,
    actions.Lift: mortgage.lift,
    actions.KeepMortgaged: mortgage.keep_mortgaged,
    actions.MakeOffer: trade.make,
    actions.Counter: trade.counter,
    actions.Accept: trade.accept,
    actions.Reject: trade.reject,
    actions.Withdraw: trade.withdraw,
    actions.ClaimRent: rent.claim_rent,
    actions.TakeSalary: expansion.take_salary,
    actions.Expand: expansion.expand,
    actions.TakeQuestion: just_visit.take_question,
    actions.Skip: just_visit.skip,
    actions.Answer: challenge.answer,
    actions.Take: game_show.take,
    actions.NextQuestion: game_show.next_question,
    actions.PleadGuilty: court.plead_guilty,
    actions.HireLawyer: court.hire_lawyer,
    actions.MoveToken: offline.move_token,
    actions.GoBankrupt: bankruptcy.go_bankrupt,
    actions.Resign: bankruptcy.resign,
    actions.TimeUp: _time_up,
    actions.CallTime: timeup.call_time,
    actions.TakeWin: bankruptcy.take_win,
}

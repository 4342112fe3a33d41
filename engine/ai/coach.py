"""Everybody's chance at a table, and advice for one seat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import (
    Accept,
    Action,
    Build,
    BuildUp,
    Buy,
    GoBankrupt,
    Lift,
    MakeOffer,
    Mortgage,
    PayFine,
    Sell,
    SellDown,
    UseCard,
)
from engine.ai.holdings import position_of
from engine.ai.levels import LEVELS
from engine.ai.mind import Mind
from engine.ai.model import chances, weights_for
from engine.ai.weights import WEIGHTS
from engine.asked import waiting
from engine.edition import Edition, Seat
from engine.game import perform
from engine.money import awaits_payment, debt_of
from engine.state import GameState, clone
from engine.trade import answerable
from engine.tx import Tx
from engine.view import view

CERTAIN = (Accept, Build, BuildUp, Buy, Lift, Mortgage, PayFine, Sell, SellDown, UseCard)
"""Actions with a certain outcome: no dice are thrown and nobody else is asked."""


ADVISER = replace(LEVELS["hard"], gives_up=False)
"""The level of the player that gives advice."""


class Advice(Struct, frozen=True):
    """An action, and everybody's chance to win before and after it.

    `after` is empty if dice or other players decide the outcome. For an offer it is the chance
    after the trade. TAX-3: both are empty while somebody chooses a tax blindly.
    """

    action: Action
    before: tuple[float, ...]
    after: tuple[float, ...] = ()
    ahead: float = 0.0
    """Chance by which an expert prefers the action to the next best one, 0 if unknown."""


def table_chances(ed: Edition, s: GameState) -> tuple[float, ...]:
    """Return everybody's chance to win, 0 for players who are out.

    TAX-3: it is empty while somebody chooses a tax blindly, as a chance hints at a worth.
    """
    if view(ed, s).hides_worth:
        return ()
    return tuple(chances(ed, position_of(ed.rules, s), weights_for(ed.rules, WEIGHTS)))


def is_asked(ed: Edition, s: GameState, seat: Seat) -> bool:
    """Return True if a seat has something to decide or an offer to answer."""
    return s.result is None and (seat in waiting(s) or bool(answerable(ed, s, seat)))


def advise(
    ed: Edition, s: GameState, seat: Seat, compared: Sequence[tuple[Action, float]] = ()
) -> Advice | None:
    """Return what the best player would do on a seat, or None while nothing is asked of it.

    `compared` is what an expert thinks, its choice first. Without it a hard player is asked.
    """
    if not is_asked(ed, s, seat):
        return None
    if compared:
        action = compared[0][0]
    else:
        action = Mind(ADVISER).decide(view(ed, s, seat))
    ahead = compared[0][1] - max(chance for _, chance in compared[1:]) if compared[1:] else 0.0
    debt = debt_of(s, seat)
    if isinstance(action, GoBankrupt) and debt is not None and awaits_payment(ed.board, s, debt):
        return None
    return Advice(action, table_chances(ed, s), _after(ed, s, seat, action), ahead)


def _after(ed: Edition, s: GameState, seat: Seat, action: Action) -> tuple[float, ...]:
    if not isinstance(action, (*CERTAIN, MakeOffer)):
        return ()
    tx = Tx(ed, clone(s))
    perform(tx, seat, action)
    if isinstance(action, MakeOffer):
        perform(tx, action.to, Accept(tx.s.offers[-1].id))
    return table_chances(ed, tx.s)

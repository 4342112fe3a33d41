"""The chance of each player at a table to win, and advice for one seat."""

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
"""Types of action whose outcome is usually known at once, without dice or other players."""


ADVISER = replace(LEVELS["hard"], gives_up=False)
"""The level of the computer player that gives advice if no expert has compared actions."""


class Advice(Struct, frozen=True):
    """A recommended action, and each seat's chance to win before and after it, as fractions.

    `after` is empty for an action that is neither an offer nor in CERTAIN. For an offer to
    make, it holds the chances after the trade. TAX-3: both are empty while a player chooses a tax
    without knowing the share.
    """

    action: Action
    before: tuple[float, ...]
    after: tuple[float, ...] = ()
    ahead: float = 0.0
    """Chance, as a fraction, by which an expert prefers the action to the next best one.

    It is 0 if unknown. It is negative if another action has a higher chance, but not surely.
    """


def table_chances(ed: Edition, s: GameState) -> tuple[float, ...]:
    """Return each seat's chance to win, as a fraction, 0 for players who are out.

    TAX-3: the result is empty while a player chooses a tax without knowing the share, because
    chances hint at worths.
    """
    if view(ed, s).hides_worth:
        return ()
    return tuple(chances(ed, position_of(ed.rules, s), weights_for(ed.rules, WEIGHTS)))


def is_asked(ed: Edition, s: GameState, seat: Seat) -> bool:
    """Return True if a seat must answer a question or may answer an offer."""
    return s.result is None and (seat in waiting(s) or bool(answerable(ed, s, seat)))


def advise(
    ed: Edition, s: GameState, seat: Seat, compared: Sequence[tuple[Action, float]] = ()
) -> Advice | None:
    """Return a computer player's advice to a seat: an action and the chances around it.

    `compared` lists an expert's candidates with their chances, its choice first. If it is empty, a
    hard player decides. Return None for a seat that is not asked, and for a debtor who should wait
    for other players' payments.
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

"""Rolls and turn ends without a press, by a player's preference or for lack of choice."""

from __future__ import annotations

from bot.store.users.people import Preferences
from bot.tables.table import LiveTable
from engine.actions import EndTurn, Lift, Roll
from engine.asked import turn_kind
from engine.decisions import BuildForm, Choice
from engine.edition import Edition, Seat
from engine.options import options
from engine.state import GameState


def obvious_step(table: LiveTable, wish: Preferences) -> Roll | EndTurn | None:
    """Return the roll or end of turn that needs no press, or None.

    It is None while an offer, a claim or another decision is open.
    """
    s = table.state
    if s.pending or s.offers or s.claims:
        return None
    kind = turn_kind(s)
    if kind == "roll" and wish.auto_roll:
        return Roll(s.turn.ask)
    if kind == "end_turn" and _ends(table, wish):
        return EndTurn(s.turn.ask)
    return None


def _ends(table: LiveTable, wish: Preferences) -> bool:
    """Return True if the turn ends without a press.

    At a practice table it never does unless the player chose so, because beginners learn to end it.
    """
    if wish.auto_end is not None:
        return wish.auto_end
    return not table.settings.tutorial and nothing_left(
        table.edition, table.state, table.state.turn.seat
    )


def nothing_left(ed: Edition, s: GameState, seat: Seat) -> bool:
    """Return True if a seat can neither build nor lift a mortgage with its cash.

    Selling, mortgaging and trading are not considered, because they are possible at any time.
    """
    return not any(
        isinstance(option, BuildForm)
        or (isinstance(option, Choice) and isinstance(option.action, Lift))
        for option in options(ed, s, seat)
    )

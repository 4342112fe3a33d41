"""Automatic rolls and ends of turns, by a player's preference or because no choice is left."""

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
    """Return the roll or end of turn that happens without a button press, or None.

    `wish` has the preferences of the turn's player. Return None while an offer, a claim or another
    decision is open.
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
    """Return True if the turn ends without a button press.

    The player's preference decides. Without one it ends if nothing is left to do. At a practice
    table it does not, because beginners learn to end it.
    """
    if wish.auto_end is not None:
        return wish.auto_end
    return not table.settings.tutorial and nothing_left(
        table.edition, table.state, table.state.turn.seat
    )


def nothing_left(ed: Edition, s: GameState, seat: Seat) -> bool:
    """Return True if a seat can neither build nor lift a mortgage with its cash.

    Selling, mortgaging and trading are ignored, because they are possible at any time.
    """
    return not any(
        isinstance(option, BuildForm)
        or (isinstance(option, Choice) and isinstance(option.action, Lift))
        for option in options(ed, s, seat)
    )

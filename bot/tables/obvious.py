"""What happens by itself in a person's turn, because there is no choice or they want it so."""

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
    """The roll or the end of a turn that needs no press; None while something else is open."""
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
    """Whether a turn ends without a press; at a practice table the beginner learns to end it."""
    if wish.auto_end is not None:
        return wish.auto_end
    return not table.settings.tutorial and nothing_left(
        table.edition, table.state, table.state.turn.seat
    )


def nothing_left(ed: Edition, s: GameState, seat: Seat) -> bool:
    """Whether a seat can neither build nor lift a mortgage with the cash at hand.

    Selling, mortgaging and trading keep no turn open: they are possible at any time.
    """
    return not any(
        isinstance(option, BuildForm)
        or (isinstance(option, Choice) and isinstance(option.action, Lift))
        for option in options(ed, s, seat)
    )

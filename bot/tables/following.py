"""Whether a game is about to end, for those who follow it."""

from __future__ import annotations

from bot.tables.clock import GAME_END, LAST_ROUND
from bot.tables.table import LiveTable
from engine.decisions import Debt
from engine.state import live_seats


def about_to_end(table: LiveTable) -> bool:
    """In the last round of a timed game, and while a debt may be the end of the last opponent."""
    if table.ended or table.status != "live":
        return False
    if GAME_END in table.timers:
        return LAST_ROUND not in table.timers
    last_out = len(live_seats(table.state)) == 2 or table.ed.rules.ends_at_first_bankruptcy
    return last_out and any(isinstance(frame, Debt) for frame in table.state.pending)

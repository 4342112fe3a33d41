"""Games that nothing on the board can end, and the computer that resigns in them."""

from __future__ import annotations

from engine.ai.judge import Judge
from engine.edition import Seat
from engine.state import BANK
from engine.view import SeatView

DEAD = 100
"""Rounds after which a computer resigns if nobody can build."""
SLOW = 150
"""Rounds after which one resigns if somebody can build, or to its only rival."""
ENDLESS = 220
"""Rounds after which one resigns that can build itself."""
APART = 15
"""Rounds between two that resign. The one with the least chance goes first."""


def gives_up(view: SeatView, judge: Judge) -> bool:
    """Return True to resign, so that deeds come to auction and groups become whole.

    If every group is split among players who never trade, salaries outrun rents for ever. A
    computer with a group to build on plays on longer, and every computer against a clock.
    """
    board, rounds = view.ed.board, view.turn.number // len(view.players)
    if rounds < DEAD or view.ed.rules.time_limit:
        return False
    if any(view.owner[pos] == BANK for pos in board.deeds):
        return False
    builders = {holders[0] for holders in _groups(view) if len(set(holders)) == 1}
    live, mine, builds = judge.now.live, judge.before[judge.seat], judge.seat in builders
    worse = sum(judge.before[seat] < mine for seat in live if builds or seat not in builders)
    patience = ENDLESS if builds else SLOW if builders or len(live) == 2 else DEAD
    return rounds >= patience + APART * worse


def _groups(view: SeatView) -> list[tuple[Seat, ...]]:
    """Return the holders of each street group's deeds."""
    return [pick(view.owner) for _, pick in view.ed.board.street_picks]

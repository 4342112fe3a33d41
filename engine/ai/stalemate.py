"""Endless games, and computer players that resign in them."""

from __future__ import annotations

from engine.ai.judge import Judge
from engine.edition import Seat
from engine.state import BANK
from engine.view import SeatView

DEAD = 100
"""Rounds of a game of three or more after which a computer player resigns if nobody can build."""
SLOW = 150
"""Rounds after which a computer player that cannot build resigns if another player can.

In a game of two, it resigns then even if nobody can build.
"""
ENDLESS = 220
"""Rounds after which a computer player resigns even if it can build."""
APART = 15
"""Rounds between two resignations of computer players, the lowest chance to win first."""


def gives_up(view: SeatView, judge: Judge) -> bool:
    """Return True if a computer player should resign, so that its deeds are auctioned.

    If every group is split among players who never trade, salaries exceed rents for ever. A player
    with a whole group resigns later. Nobody resigns in a timed game or while deeds are unsold.
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
    """Return the owners of each street group's deeds, group by group."""
    return [pick(view.owner) for _, pick in view.ed.board.street_picks]

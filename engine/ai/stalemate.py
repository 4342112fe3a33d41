"""A game that nothing on the board can end, and which computer makes way in it."""

from __future__ import annotations

from engine.ai.judge import Judge
from engine.edition import Seat
from engine.state import BANK
from engine.view import SeatView

DEAD = 100
"""Rounds after which a board on which nobody can build is dead."""
SLOW = 200
"""The same where somebody can, or where giving up would hand the game to the only rival."""
ENDLESS = 300
"""The same for those who can build themselves: what they have built has ended nothing."""
APART = 25
"""Rounds between one who gives up and the next: whoever has the least chance goes first."""


def gives_up(view: SeatView, judge: Judge) -> bool:
    """Whether to leave, so that deeds come to auction and groups become whole.

    Where every group is split among people who trade with nobody, salaries outrun rents for
    ever. Whoever has a group to build on plays on for long, and everybody against a clock.
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
    """Who holds the deeds of each street group."""
    return [pick(view.owner) for _, pick in view.ed.board.street_picks]

"""The sentence about a player whose time was up, which no event of the engine reports."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import say
from engine.actions import TimeUp
from engine.asked import now_asked
from engine.state import GameState

_NO_CHOICE = ("auction", "end_turn")
"""Questions without such a sentence: silence is an answer, or nobody misses it."""


def lateness(move: object, seat: int, before: GameState, names: Sequence[str]) -> list[str]:
    """Return a sentence that a seat's time was up, if its clock made this move.

    Returns an empty list for other moves, and for questions in _NO_CHOICE.
    """
    if not isinstance(move, TimeUp) or now_asked(before) in _NO_CHOICE:
        return []
    return [say("story-late", who=names[seat])]

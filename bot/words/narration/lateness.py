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
    """Return the sentence that a seat's time was up, if the clock decided a real question.

    Returns an empty list for all other actions.
    """
    if not isinstance(move, TimeUp) or now_asked(before) in _NO_CHOICE:
        return []
    return [say("story-late", who=names[seat])]

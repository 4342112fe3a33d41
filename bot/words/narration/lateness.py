"""The sentence about a player whose time was up. No event of the engine reports that."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import say
from engine.actions import TimeUp
from engine.asked import now_asked
from engine.state import GameState

_NO_CHOICE = ("auction", "end_turn")
"""Kinds of questions whose timeout gets no sentence.

In an auction, no bid is an answer. Ending a turn is no choice.
"""


def lateness(move: object, seat: int, before: GameState, names: Sequence[str]) -> list[str]:
    """Return a list with a sentence that a seat's time was up, if the clock made this move.

    The list is empty for other moves, and for questions in _NO_CHOICE.
    """
    if not isinstance(move, TimeUp) or now_asked(before) in _NO_CHOICE:
        return []
    return [say("story-late", who=names[seat])]

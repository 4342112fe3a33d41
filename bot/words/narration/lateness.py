"""That a clock decided for somebody, which no event of the engine tells."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import say
from engine.actions import TimeUp
from engine.asked import now_asked
from engine.state import GameState

_NO_CHOICE = ("auction", "end_turn")
"""Silence in an auction is an answer, and nobody misses the end of a turn."""


def lateness(move: object, seat: int, before: GameState, names: Sequence[str]) -> list[str]:
    """The sentence about a move that a clock made, if it is worth one."""
    if not isinstance(move, TimeUp) or now_asked(before) in _NO_CHOICE:
        return []
    return [say("story-late", who=names[seat])]

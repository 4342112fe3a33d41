"""Descriptions of pictures: alt texts of at most 1024 characters, and a full text of the board.

The texts are plain and not escaped for Markdown.
"""

from renders.alt.board import alt_text, alt_time
from renders.alt.full import describe
from renders.alt.things import (
    alt_auction,
    alt_card,
    alt_deed,
    alt_end,
    alt_hand,
    alt_lobby,
    alt_trade,
)

__all__ = [
    "alt_auction",
    "alt_card",
    "alt_deed",
    "alt_end",
    "alt_hand",
    "alt_lobby",
    "alt_text",
    "alt_time",
    "alt_trade",
    "describe",
]

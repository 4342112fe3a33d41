"""What a server allows of editions: how many of its own, how large, and which may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.bookcase import Bookcase
from editions.reading import MOST_BYTES
from engine.edition import Edition

if TYPE_CHECKING:
    from bot.app import Rentroll

MOST_EDITIONS = 20


def most_editions(bot: Rentroll, guild: int) -> int:
    """How many editions of its own a server may have."""
    return MOST_EDITIONS


def most_bytes(bot: Rentroll, guild: int) -> int:
    """How large an edition's file may be."""
    return MOST_BYTES


def allowed(bot: Rentroll, guild: int, editions: Bookcase) -> list[Edition]:
    """The editions that may be played on a server."""
    return editions.all()

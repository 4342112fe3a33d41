"""play"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import Rentroll


def add_to(bot: Rentroll) -> None:
    """Register the commands and buttons of this subject."""

"""The running client, as everything that it is made of names it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.app import Rentroll as Rentroll
else:  # bot.app imports nearly everything, so that nearly nothing can import it
    Rentroll = Any

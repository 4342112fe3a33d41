"""How long to go on trying while Discord is in trouble."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.discord_io import TROUBLE

T = TypeVar("T")

_log = logging.getLogger(__name__)

TRIES = 6
"""So often work is tried again while Discord is in trouble."""
FIRST_PAUSE = 0.5
LONGEST_WAIT = 256
"""After failures the pause between two attempts doubles, up to so many times the rhythm."""
GIVEN_UP = 6 * 3600.0
"""Seconds after which what cannot be shown of a game that has ended is not tried any more."""
LAST_WORDS = 2.0
"""Seconds that may pass when the bot closes: what was posted should also be noted down."""


def pause_after(failures: int, rhythm: float) -> float:
    """Seconds before the next attempt of something that must be shown in the end."""
    return rhythm * min(1 << failures, LONGEST_WAIT)


async def retry(work: Callable[[], Awaitable[T]], game: int) -> T:
    """Do something for a game, a few times over if need be; the last failure is raised.

    What belongs to no game is for game 0.
    """
    pause = FIRST_PAUSE
    for _ in range(TRIES - 1):
        try:
            return await work()
        except TROUBLE as error:
            _log.warning("game %d: Discord is in trouble: %r", game, error)
            await asyncio.sleep(pause)
            pause *= 2
    return await work()

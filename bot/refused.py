"""How the bot itself says no; whoever met it is told by `bot.troubles`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.words import Argument, say


class Refused(Exception):
    """Something of the bot's own says no; the message is for the user."""


class Outlived(Refused):
    """What was asked for belongs to something that is over."""


@contextmanager
def refusing(key: str, *errors: type[Exception], **words: Argument) -> Iterator[None]:
    """Where one of these errors ends the block, it is Refused with a message instead."""
    try:
        yield
    except errors:
        raise Refused(say(key, **words)) from None


class NoGameHere(Exception):
    """There is no game where one was asked for."""


class GameGone(Exception):
    """The game a button belongs to is over."""

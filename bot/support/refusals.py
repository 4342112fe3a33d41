"""How the bot itself says no. `bot.discord_api.error_replies` answers the user."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.words import Argument, say


class Refused(Exception):
    """A wish that the bot does not fulfil, with the message for its user."""

    def __init__(self, key: str, /, **words: Argument) -> None:
        super().__init__(say(key, **words))

    @classmethod
    def saying(cls, text: str) -> Refused:
        """Return a refusal with a text that is in the user's language already."""
        no = cls.__new__(cls)
        Exception.__init__(no, text)
        return no


class Outlived(Refused):
    """A press or command about something that is over. Its private page is replaced."""


@contextmanager
def refusing(key: str, *errors: type[Exception], **words: Argument) -> Iterator[None]:
    """Raise Refused with a message where one of these errors ends the block."""
    try:
        yield
    except errors:
        raise Refused(key, **words) from None

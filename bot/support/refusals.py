"""Refusals of users' requests by the bot.

`bot.discord_api.error_replies` sends them to the user.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.words import Argument, say


class Refused(Exception):
    """An error: the bot refuses a user's request. Its message is in the user's language."""

    def __init__(self, key: str, /, **words: Argument) -> None:
        super().__init__(say(key, **words))

    @classmethod
    def saying(cls, text: str) -> Refused:
        """Return a Refused with a text that is already in the user's language."""
        no = cls.__new__(cls)
        Exception.__init__(no, text)
        return no


class Expired(Refused):
    """An error: a press or command is about an object that is over.

    Its private page is replaced.
    """


@contextmanager
def refusing(key: str, *errors: type[Exception], **words: Argument) -> Iterator[None]:
    """Raise Refused with a message if the `with` block raises one of these errors."""
    try:
        yield
    except errors:
        raise Refused(key, **words) from None

"""Errors that are expected now and then, and a filter for repeated errors."""

from __future__ import annotations

import logging
from collections.abc import Callable

import aiohttp

HOUR = 3600.0


class Failure(Exception):
    """An error that is expected now and then. Its log line has no traceback."""

    topic = ""
    """The name of the error in the log and in `RepeatFilter`. Empty: the name of the failed job."""
    level = logging.ERROR
    """The level at which the error is logged."""


def is_expected(error: BaseException) -> bool:
    """Return True for a Failure, an OSError, or an error of the network.

    An error of discord.py is expected if it is a rate limit or an outage, or has no HTTP status.
    """
    if type(error).__module__.startswith("discord"):
        status = getattr(error, "status", 429)
        return bool(status >= 500 or status == 429)
    return isinstance(error, Failure | OSError | aiohttp.ClientError)


class CannotDo(Exception):
    """An error that ends a command of the command line. The message says why in one sentence."""

    code = 2
    """The exit code of the process. 2: a retry fails until somebody changes something."""


class NotNow(CannotDo):
    """An error that ends a command of the command line, although a later retry may succeed."""

    code = 75


class BadSetting(CannotDo):
    """An error: a setting cannot be used. The message names it and says what was expected."""


class RepeatFilter:
    """A filter for repeated errors. It lets each error through once an hour."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._logged: dict[str, float] = {}

    def new(self, what: str, error: Exception | None = None) -> bool:
        """Return True if the filter did not let this error through in the last hour."""
        now, words = self._now(), f"{what}: {error!r}"
        self._logged = {words: at for words, at in self._logged.items() if now - at < HOUR}
        fresh = words not in self._logged
        self._logged.setdefault(words, now)
        return fresh

"""Limits on how often one person may call other people or make the bot post.

The counts are kept in memory only. After a restart everybody has their full allowance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from math import ceil

from bot.support.refusals import Refused

WINDOW = 300.0
"""Seconds for which a call or a post counts."""
CALLS = 5
"""Calls for one other person that a person may cause within WINDOW."""
POSTS = 10
"""Messages that a person may cause within WINDOW in one server."""


class Attention:
    """The times of recent calls and posts, by the asker and the called user or server."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._spent: dict[tuple[int, int], list[float]] = {}

    @contextmanager
    def call(self, asker: int, asked: Iterable[int]) -> Iterator[None]:
        """Count a call of these users around a block. Raise Refused if one was called too often."""
        with self._spend(asker, [user for user in asked if user != asker], CALLS, "attention-call"):
            yield

    @contextmanager
    def post(self, asker: int, guild: int) -> Iterator[None]:
        """Count a post in a server around a block. Raise Refused after too many posts."""
        with self._spend(asker, [guild], POSTS, "attention-post"):
            yield

    @contextmanager
    def _spend(self, asker: int, targets: list[int], most: int, key: str) -> Iterator[None]:
        """Note the time for each target before the block runs, and remove it if the block fails.

        Noting it first keeps simultaneous requests from all passing the limit.
        """
        now = self._now()
        self._forget(now - WINDOW)
        pairs = [(asker, target) for target in targets]
        full = [times[-most] for pair in pairs if len(times := self._spent.get(pair, [])) >= most]
        if full:
            raise Refused(key, when=ceil(max(full) + WINDOW))
        for pair in pairs:
            self._spent.setdefault(pair, []).append(now)
        try:
            yield
        except BaseException:  # the block failed, so nobody was called
            for pair in pairs:
                with suppress(KeyError, ValueError):  # it has expired meanwhile
                    self._spent[pair].remove(now)
            raise

    def _forget(self, before: float) -> None:
        kept = {pair: [at for at in times if at > before] for pair, times in self._spent.items()}
        self._spent = {pair: times for pair, times in kept.items() if times}

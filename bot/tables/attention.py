"""Other people's attention, which nobody gets without end: calls and posts because of one person.

It is remembered for minutes, and in memory alone: players cannot make the bot start anew, and
whoever happens to ask across a start gets a few calls more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from math import ceil

from bot.support.refusals import Refused

WINDOW = 300.0
"""Seconds for which something counts."""
CALLS = 5
"""So often in that time may one person call for another."""
POSTS = 10
"""So many messages in that time may one person bring about in a server, whoever they call."""


class Attention:
    """Who asked for whose attention lately, in a sliding window for each two of them."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._spent: dict[tuple[int, int], list[float]] = {}

    @contextmanager
    def call(self, asker: int, asked: Iterable[int]) -> Iterator[None]:
        """Around what calls for these people; Refused when one was called often enough for now."""
        with self._spend(asker, [user for user in asked if user != asker], CALLS, "attention-call"):
            yield

    @contextmanager
    def post(self, asker: int, guild: int) -> Iterator[None]:
        """Around what is posted because somebody wants it; Refused after many in this server."""
        with self._spend(asker, [guild], POSTS, "attention-post"):
            yield

    @contextmanager
    def _spend(self, asker: int, targets: list[int], most: int, key: str) -> Iterator[None]:
        """It is spent before it is tried, or many at once would all be let in."""
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
        except BaseException:  # nobody was called
            for pair in pairs:
                with suppress(KeyError, ValueError):  # forgotten by itself meanwhile
                    self._spent[pair].remove(now)
            raise

    def _forget(self, before: float) -> None:
        kept = {pair: [at for at in times if at > before] for pair, times in self._spent.items()}
        self._spent = {pair: times for pair, times in kept.items() if times}

"""Limits on how often one user may make the bot mention other users or post messages.

The counts are kept in memory only. After a restart everybody has the full allowance again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from math import ceil

from bot.support.refusals import Refused

WINDOW = 300.0
"""Seconds for which a mention or a post counts towards its limit."""
CALLS = 5
"""Most mentions of one other user that a user may cause within WINDOW seconds."""
POSTS = 10
"""Most messages that a user may make the bot post in one server within WINDOW seconds."""


class Attention:
    """The times of each user's recent mentions and posts, by mentioned user or by server."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._spent: dict[tuple[int, int], list[float]] = {}

    @contextmanager
    def call(self, asker: int, asked: Iterable[int]) -> Iterator[None]:
        """Count a mention of each user in `asked`, unless the `with` block fails.

        Mentions of the asker do not count. Raise Refused before the block if the asker has
        mentioned one of the users too often.
        """
        with self._spend(asker, [user for user in asked if user != asker], CALLS, "attention-call"):
            yield

    @contextmanager
    def post(self, asker: int, guild: int) -> Iterator[None]:
        """Count a post in a server, unless the `with` block fails.

        Raise Refused before the block if the asker has caused too many posts in the server.
        """
        with self._spend(asker, [guild], POSTS, "attention-post"):
            yield

    @contextmanager
    def _spend(self, asker: int, targets: list[int], most: int, key: str) -> Iterator[None]:
        """Note the time for each target before the `with` block, and remove it if the block fails.

        A target is the id of a user or a server. Raise Refused if a target has `most` times
        already. The times are noted first, so that simultaneous requests cannot all pass the limit.
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

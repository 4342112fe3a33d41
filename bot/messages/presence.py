"""Who is at a table: whoever did something there a moment ago needs no call."""

from __future__ import annotations

from collections.abc import Callable, Iterable

HERE = 120.0
"""Seconds for which whoever did something at a table is taken to be looking at it."""
GRACE = 15.0
"""Seconds that a table waits for people who are there, before it calls them."""


class Presence:
    """When people last pressed or typed something at their tables.

    It is kept in memory alone: after a start nobody is known to be there, so whoever is waited
    for and was not called yet is called at once.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._acted: dict[tuple[int, int], float] = {}

    def acted(self, game: int, user: int) -> None:
        """Somebody does something at a game. The last is at the end, so old ones are in front."""
        now = self._now()
        self._acted.pop((game, user), None)
        self._acted[game, user] = now
        while next(iter(self._acted.values())) < now - HERE - GRACE:
            del self._acted[next(iter(self._acted))]

    def call_due(self, game: int, users: Iterable[int], since: float) -> float:
        """When to call users whom a table waits for since then: at once if one of them is away."""
        return min(self._due(self._acted.get((game, user), 0.0), since) for user in users)

    @staticmethod
    def _due(acted: float, since: float) -> float:
        return since if acted < since - HERE else max(acted, since) + GRACE

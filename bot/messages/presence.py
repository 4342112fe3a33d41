"""The people who are at a table: they acted there a moment ago, and need no call."""

from __future__ import annotations

from collections.abc import Callable, Iterable

HERE = 120.0
"""Seconds after an action of a user in which the user is taken to look at the table."""
GRACE = 15.0
"""Seconds that a table waits for people who are there, before it calls them."""


class Presence:
    """The times at which people last pressed or typed something at their tables.

    They are in memory alone. After a start nobody is known to be there, so a user is called at
    once if a table waits for the user and has not called yet.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._acted: dict[tuple[int, int], float] = {}

    def acted(self, game: int, user: int) -> None:
        """Note an action of a user at a game. The latest is last, so old ones are in front."""
        now = self._now()
        self._acted.pop((game, user), None)
        self._acted[game, user] = now
        while next(iter(self._acted.values())) < now - HERE - GRACE:
            del self._acted[next(iter(self._acted))]

    def call_due(self, game: int, users: Iterable[int], since: float) -> float:
        """Return when to call users, if a table waits `since` then: at once if one is away."""
        return min(self._due(self._acted.get((game, user), 0.0), since) for user in users)

    @staticmethod
    def _due(acted: float, since: float) -> float:
        return since if acted < since - HERE else max(acted, since) + GRACE

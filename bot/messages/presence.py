"""The users who acted at a table lately, so that the table need not call them at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

HERE = 120.0
"""Seconds after an action in which a user counts as present at the table."""
PRESENCE_GRACE = 15.0
"""Seconds that a table waits for a present user before it calls the user with a message."""


class Presence:
    """The time of each user's last press or command at each table, kept in memory only.

    After a start nobody counts as present, so tables call the users they wait for at once.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._acted: dict[tuple[int, int], float] = {}

    def acted(self, game: int, user: int) -> None:
        """Note the time of a user's action at a game, and forget actions that are too old."""
        now = self._now()
        self._acted.pop((game, user), None)
        self._acted[game, user] = now
        while next(iter(self._acted.values())) < now - HERE - PRESENCE_GRACE:
            del self._acted[next(iter(self._acted))]

    def call_due(self, game: int, users: Iterable[int], since: float) -> float:
        """Return the time in seconds at which a table should call users with a message.

        `since` is the time from which the table waits for them. If one of the users is away, the
        call is due at once. Otherwise it is due PRESENCE_GRACE seconds after `since`, or after a
        user's last action if that is later. Of several users, the earliest time counts.
        """
        return min(self._due(self._acted.get((game, user), 0.0), since) for user in users)

    @staticmethod
    def _due(acted: float, since: float) -> float:
        return since if acted < since - HERE else max(acted, since) + PRESENCE_GRACE

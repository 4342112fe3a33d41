"""Statistics of bots' requests: by route and status, and the busiest second."""

from __future__ import annotations

from collections import Counter, deque

from bot.playground.clock import Clock
from bot.playground.world import Json


class Statistics:
    """Counters of arriving requests and of answers."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.reset()

    def reset(self) -> None:
        self.counted = 0
        self.exempt = 0
        self.peak = 0
        self.too_many: Counter[str] = Counter()
        self._recent: deque[float] = deque()
        self._answers: Counter[tuple[str, bool, str]] = Counter()

    def count_request(self, *, exempt: bool) -> None:
        """Count an arriving request. `exempt` is True for a request on an interaction token."""
        if exempt:
            self.exempt += 1
            return
        self.counted += 1
        now, recent = self._clock.now(), self._recent
        recent.append(now)
        while recent[0] <= now - 1.0:
            recent.popleft()
        self.peak = max(self.peak, len(recent))

    def count_answer(self, route: str, status: str, *, exempt: bool) -> None:
        """Count an answer by route and status. The status of a missing answer is `none`."""
        self._answers[route, exempt, status] += 1

    def refusals(self) -> dict[str, int]:
        """Return the number of answers with an HTTP error, by status and route."""
        return {
            f"{status} {route}": times
            for (route, _, status), times in self._answers.items()
            if status.isdigit() and int(status) >= 400
        }

    def shape(self) -> Json:
        routes: dict[str, Json] = {}
        for (route, exempt, status), times in self._answers.items():
            about = routes.setdefault(route, {"exempt": exempt, "statuses": {}})
            about["statuses"][status] = times
        return {
            "counted": self.counted,
            "exempt": self.exempt,
            "peak": self.peak,
            "routes": routes,
            "too_many": dict(self.too_many),
        }

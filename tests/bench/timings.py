"""Durations of something that is repeated."""

from __future__ import annotations

from msgspec import Struct, field


class Timings(Struct):
    """Seconds under a label. A quantile of an empty list is NaN."""

    label: str
    seconds: list[float] = field(default_factory=list)

    def quantile(self, share: float) -> float:
        ordered = sorted(self.seconds) or [float("nan")]
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]

    @property
    def median(self) -> float:
        return self.quantile(0.5)

"""Lengths that are given for a picture of its usual width, and scale with it."""

from __future__ import annotations

WHOLE = 1024
"""The width for which boards and sheets give their lengths."""
NARROWEST, WIDEST = 320, 2048


class Measure:
    """Pixels for lengths: `px(24)` is 24 at the usual width, never less than one."""

    def __init__(self, width: int, usual: int = WHOLE) -> None:
        self.scale = width / usual

    def __call__(self, units: float) -> int:
        return max(1, round(units * self.scale))


def picture_measure(width: int, usual: int = WHOLE) -> Measure:
    """The measure of a whole picture; refuses widths beyond all use."""
    if not NARROWEST <= width <= WIDEST:
        raise ValueError(f"a picture is {NARROWEST} to {WIDEST} pixels wide, not {width}")
    return Measure(width, usual)

"""Lengths for a picture of its usual width, scaled to its real width."""

from __future__ import annotations

WHOLE = 1024
"""Usual width of boards and sheets in pixels."""
NARROWEST, WIDEST = 320, 2048


class Measure:
    """A scale for lengths: `px(24)` is 24 pixels at the usual width, and never less than 1."""

    def __init__(self, width: int, usual: int = WHOLE) -> None:
        self.scale = width / usual

    def __call__(self, units: float) -> int:
        return max(1, round(units * self.scale))


def picture_measure(width: int, usual: int = WHOLE) -> Measure:
    """Return the scale of a whole picture.

    Raise ValueError if the picture would be too narrow or too wide.
    """
    if not NARROWEST <= width <= WIDEST:
        raise ValueError(f"a picture is {NARROWEST} to {WIDEST} pixels wide, not {width}")
    return Measure(width, usual)

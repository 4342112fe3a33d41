"""The six faces of a die."""

from __future__ import annotations

from functools import cache

from renders.pen import Figure, Pen

_LOW, _MID, _HIGH = 28, 50, 72
_PIPS = {
    1: ((_MID, _MID),),
    2: ((_HIGH, _LOW), (_LOW, _HIGH)),
    3: ((_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: tuple((x, y) for x in (_LOW, _HIGH) for y in (_LOW, _MID, _HIGH)),
}


@cache
def die(value: int) -> Figure:
    """Return a figure that draws a die's face with `value` pips cut out."""
    pips = _PIPS[value]

    def draw(pen: Pen) -> None:
        pen.box(5, 5, 95, 95, 18)
        for x, y in pips:
            pen.disc(x, y, 9.5, cut=True)

    return draw

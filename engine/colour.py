"""What can be known of colours without drawing any: contrast and distance, for #rrggbb."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

RGB: TypeAlias = tuple[int, int, int]


def rgb(colour: str) -> RGB:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=1024)
def brightness(colour: str) -> float:
    """Relative luminance after WCAG 2, 0 for black to 1 for white."""
    parts = [value / 255 for value in rgb(colour)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio of two colours' brightness, from 1 (none) to 21 (black on white)."""
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def distance(one: str, other: str) -> float:
    """How far apart two colours are in the cube of red, green and blue, 0 to 441."""
    squares = ((a - b) ** 2 for a, b in zip(rgb(one), rgb(other), strict=True))
    return float(sum(squares) ** 0.5)

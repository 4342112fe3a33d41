"""Contrast and distance of colours, given as #rrggbb."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

RGB: TypeAlias = tuple[int, int, int]


def rgb(colour: str) -> RGB:
    """Return a colour's red, green and blue, each from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=1024)
def brightness(colour: str) -> float:
    """Return a colour's relative luminance by WCAG 2, from 0 (black) to 1 (white)."""
    parts = [value / 255 for value in rgb(colour)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours by WCAG 2, from 1 (none) to 21 (black on white)."""
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def distance(one: str, other: str) -> float:
    """Return the Euclidean distance of two colours in RGB, from 0 to 441."""
    squares = ((a - b) ** 2 for a, b in zip(rgb(one), rgb(other), strict=True))
    return float(sum(squares) ** 0.5)

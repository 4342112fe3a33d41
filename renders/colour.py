"""Mixing colours, and choosing ink that can be read."""

from __future__ import annotations

from functools import lru_cache

from engine.colour import contrast, rgb

SEEN = 3.0
"""The contrast from which on a shape is seen on its ground."""


@lru_cache(maxsize=4096)
def mix(under: str, over: str, share: float) -> str:
    """`share` of one colour laid over another."""
    channels = zip(rgb(under), rgb(over), strict=True)
    return "#{:02x}{:02x}{:02x}".format(*(round(a + (b - a) * share) for a, b in channels))


def readable_on(ground: str, dark: str, light: str) -> str:
    """Whichever of two inks stands out more."""
    return dark if contrast(ground, dark) >= contrast(ground, light) else light


@lru_cache(maxsize=1024)
def clear_of(ground: str, colour: str, ink: str) -> str:
    """The colour, drawn towards the ink as far as it takes to be seen on the ground."""
    share = 0.0
    while share < 1 and contrast(mix(colour, ink, share), ground) < SEEN:
        share += 0.1
    return mix(colour, ink, share)

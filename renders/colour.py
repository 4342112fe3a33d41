"""Mixing colours, and choosing colours with enough contrast."""

from __future__ import annotations

from functools import lru_cache

from engine.colour import contrast, rgb

SEEN = 3.0
"""Least contrast ratio between a shape and its background."""


@lru_cache(maxsize=4096)
def mix(under: str, over: str, share: float) -> str:
    """Mix two colours. `share` is the part of the colour `over`, as a fraction."""
    channels = zip(rgb(under), rgb(over), strict=True)
    return "#{:02x}{:02x}{:02x}".format(*(round(a + (b - a) * share) for a, b in channels))


def readable_on(ground: str, dark: str, light: str) -> str:
    """Return `dark` or `light`, the one with more contrast to the background."""
    return dark if contrast(ground, dark) >= contrast(ground, light) else light


@lru_cache(maxsize=1024)
def clear_of(ground: str, colour: str, ink: str) -> str:
    """Mix a colour with ink until it has enough contrast to the background, or is all ink."""
    share = 0.0
    while share < 1 and contrast(mix(colour, ink, share), ground) < SEEN:
        share += 0.1
    return mix(colour, ink, share)

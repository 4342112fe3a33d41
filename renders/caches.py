"""The memory of the main picture caches, and a function to empty them.

Colours, fonts, text and layouts are limited by number. Figures, small and large sprites, and
printed boards are limited by bytes. Together they stay below `most_bytes()`. Some caches of short
texts and of single figures are not included.
"""

from __future__ import annotations

from renders.board import standing_places, strip_place
from renders.centre import sections
from renders.colour import clear_of, mix
from renders.faces import file_for, font, has
from renders.geometry import geometry
from renders.inks import PLATES, SPRITES
from renders.layers import LAYERS
from renders.lens import tile_parts
from renders.look import LOOKS
from renders.pen import MASKS
from renders.sitters import initials
from renders.text import cap_height, fit, metrics, word_width

FONT_BYTES = 310_000
"""Memory in bytes of the largest bundled font, opened at one size."""
ENTRY_BYTES = 300
"""Approximate memory in bytes of a small cache entry, such as a measured line."""
_IMAGES = (LAYERS, MASKS, SPRITES, PLATES)
_SMALL = (
    *(cap_height, clear_of, file_for, fit, geometry, has, initials, metrics, mix),
    *(sections, standing_places, strip_place, tile_parts, word_width),
)


def held_bytes() -> int:
    """Estimate the bytes that the main picture caches hold now, rather too high than too low."""
    images = sum(cache.held_bytes for cache in _IMAGES)
    fonts = font.cache_info().currsize * FONT_BYTES
    entries = sum(cached.cache_info().currsize for cached in _SMALL) * ENTRY_BYTES
    return images + fonts + entries


def most_bytes() -> int:
    """Estimate the most bytes that the main picture caches can hold together."""
    images = sum(cache.most_bytes for cache in _IMAGES)
    fonts = (font.cache_info().maxsize or 0) * FONT_BYTES
    entries = sum(cached.cache_info().maxsize or 0 for cached in _SMALL) * ENTRY_BYTES
    return images + fonts + entries


def forget() -> None:
    """Empty the main picture caches, and the cache of editions' colours."""
    for cache in (LOOKS, *_IMAGES):
        cache.clear()
    for cached in (font, *_SMALL):
        cached.cache_clear()

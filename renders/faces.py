"""The fonts, and which font file draws each letter."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import ImageFont

Face: TypeAlias = Literal[
    "text", "bold", "serif", "slab", "poster", "mono", "western", "round", "book"
]
File: TypeAlias = Face | Literal["wide", "cjk", "emoji"]

FOLDER = Path(__file__).parent / "fonts"
FALLBACKS: tuple[File, ...] = ("wide", "cjk", "emoji")
"""Font files tried in this order for letters that a font face does not have."""

_MISSING = "\U0010fffd"
"""A private-use character that no font has. A font draws it like every character it lacks."""


@lru_cache(maxsize=128)
def font(file: File, size: int, shaped: bool = False) -> ImageFont.FreeTypeFont:
    """Load a font file at a size in pixels.

    The basic layout draws equal pictures on every machine. With `shaped`, Raqm joins letters and
    writes from right to left, if Raqm is installed.
    """
    layout = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(FOLDER / f"{file}.ttf"), size, layout_engine=layout)


@lru_cache(maxsize=4096)
def has(file: File, letter: str) -> bool:
    """Return True if a font draws a letter differently from a letter that it lacks."""
    probe = font(file, 24)
    unknown = probe.getmask(_MISSING)
    drawn = probe.getmask(letter)
    return drawn.size != unknown.size or bytes(drawn) != bytes(unknown)


@lru_cache(maxsize=4096)
def file_for(face: Face, letter: str) -> File:
    """Return the font file for a letter: the face, a fallback that has it, or else "wide"."""
    if letter.isascii() or has(face, letter):
        return face
    return next((file for file in FALLBACKS if has(file, letter)), "wide")


@lru_cache(maxsize=4096)
def drawable(letter: str) -> str:
    """Return a letter unchanged, or a replacement if no font has it.

    A Korean syllable becomes Latin letters, and a letter with accents loses the accents. Any other
    letter becomes a dot.
    """
    if letter.isascii() or letter.isspace() or letter in _SILENT:
        return letter
    if has("text", letter) or any(has(file, letter) for file in FALLBACKS):
        return letter
    _, korean, sound = unicodedata.name(letter, "").partition("HANGUL SYLLABLE ")
    if korean:
        return sound.capitalize()
    plain = unicodedata.normalize("NFKD", letter)[0]
    return plain if plain != letter and drawable(plain) == plain else "·"


def runs(text: str, face: Face, size: int) -> list[tuple[ImageFont.FreeTypeFont, str]]:
    """Split a text into (font, piece) pairs. Letters that no font has are replaced."""
    if text.isascii():
        return [(font(face, size), text)]
    pieces: list[tuple[File, str]] = []
    for letter in "".join(map(drawable, text)):
        if letter in _SILENT:
            continue
        file = file_for(face, letter)
        joined = letter == " " and pieces and _SHAPED.search(pieces[-1][1])
        if pieces and (pieces[-1][0] == file or joined):
            pieces[-1] = (pieces[-1][0], pieces[-1][1] + letter)
        else:
            pieces.append((file, letter))
    return [(font(file, size, bool(_SHAPED.search(piece))), piece) for file, piece in pieces]


_SHAPED = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""Hebrew, Arabic and related letters, which join or run from right to left."""
_SILENT = frozenset("\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff")
"""Invisible characters that are left out, because a font would draw them as boxes."""

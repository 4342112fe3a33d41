"""Text as masks: measured, wrapped, shrunk until it fits, never cut off."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from renders.faces import Face, font, runs

SMALLEST = 4
"""Below this many pixels no letter is a letter."""
LEADING = 1.14
"""From one baseline to the next, in font sizes."""


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> float:
    """How far a line of text reaches, in pixels."""
    return sum(one.getlength(piece) for one, piece in runs(text, face, size))


@lru_cache(maxsize=256)
def metrics(face: Face, size: int) -> tuple[int, int]:
    """Pixels above and below the baseline."""
    return font(face, size).getmetrics()


@lru_cache(maxsize=256)
def cap_height(face: Face, size: int) -> int:
    box = font(face, size).getbbox("H", anchor="ls")
    return round(-box[1])


def line_width(text: str, face: Face, size: int) -> int:
    """How wide the mask of a line is."""
    return ceil(width(text, face, size)) + 2


def line_mask(text: str, face: Face, size: int) -> Image.Image:
    """One line as an anti-aliased mask, as high as the face's ascent and descent."""
    up, down = metrics(face, size)
    mask = Image.new("L", (line_width(text, face, size), up + down), 0)
    draw = ImageDraw.Draw(mask)
    x = 1.0
    for one, piece in runs(text, face, size):
        draw.text((x, up), piece, fill=255, font=one, anchor="ls")
        x += one.getlength(piece)
    return mask


@dataclass(frozen=True)
class Fitted:
    """Text broken into lines at the largest size that fits its box."""

    lines: tuple[str, ...]
    face: Face
    size: int

    @property
    def leading(self) -> float:
        return self.size * LEADING

    @property
    def height(self) -> int:
        """From the first line's capitals to the last line's descenders."""
        down = metrics(self.face, self.size)[1]
        last = self.leading * (len(self.lines) - 1)
        return round(cap_height(self.face, self.size) + last + down * 0.8)

    @property
    def width(self) -> int:
        return max((line_width(line, self.face, self.size) for line in self.lines), default=0)


@lru_cache(maxsize=4096)
def fit(
    text: str, face: Face, box: tuple[int, int], largest: int, smallest: int = SMALLEST
) -> Fitted:
    """Wrap and shrink a text into a box (width, height).

    Words stay whole as long as that costs no more than a third of the size;
    after that they are hyphenated. At the smallest size the text may need more
    room than there is, which only texts far beyond every limit do.
    """
    words = text.split()
    for size in range(largest, smallest - 1, -1):
        fitted = Fitted(_wrapped(words, face, size, box[0], size <= largest * 2 / 3), face, size)
        if fitted.width <= box[0] and fitted.height <= box[1]:
            return fitted
    return Fitted(_wrapped(words, face, smallest, box[0], True), face, smallest)


def _wrapped(
    words: Sequence[str], face: Face, size: int, room: int, hyphenate: bool
) -> tuple[str, ...]:
    """Lines as even as their number allows: the fewest lines first, then the narrowest."""
    pieces: list[str] = []
    for word in words:
        parts = [part for part in _JOINTS.split(word) if part]
        for i, part in enumerate(parts):
            broken = _broken(part, face, size, room) if hyphenate else [part]
            pieces += [broken[0] if i else f" {broken[0]}", *broken[1:]]
    lines = _filled(pieces, face, size, room)
    if len(lines) < 2:
        return tuple(lines)
    narrow, wide = 1, room
    while narrow < wide:
        middle = (narrow + wide) // 2
        tried = _filled(pieces, face, size, middle)
        longest = max(width(line, face, size) for line in tried)
        if len(tried) == len(lines) and longest <= middle:
            wide = middle
        else:
            narrow = middle + 1
    evened = _filled(pieces, face, size, wide)
    return tuple(evened if len(evened) == len(lines) else lines)


_JOINTS = re.compile(r"(?<=[-/–—])(?=\w)")
"""Where a word may be broken without a hyphen of ours."""


def _filled(pieces: Sequence[str], face: Face, size: int, room: int) -> list[str]:
    """Pieces put on lines; one that begins with a space may be parted from the one before."""
    lines: list[str] = []
    for piece in pieces:
        if lines and width(lines[-1] + piece, face, size) <= room:
            lines[-1] += piece
        else:
            lines.append(piece.lstrip())
    return lines


def _broken(word: str, face: Face, size: int, room: int) -> list[str]:
    """A word in pieces that each fill a line, all but the last with a hyphen at their end."""
    pieces: list[str] = []
    while width(word, face, size) > room and len(word) > 1:
        end = len(word) - 1
        while end > 1 and width(word[:end] + "-", face, size) > room:
            end -= 1
        pieces.append(word[:end] + "-")
        word = word[end:]
    return [*pieces, word]

"""Text as masks, word by word: measured, wrapped and shrunk to fit. Only names are cut off."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image

from renders.faces import Face, font, runs

SMALLEST = 4
"""Smallest font size in pixels, unless a call gives another one."""
ZERO_WIDTH_JOINER = "\u200d"
LEADING = 1.14
"""Distance between two baselines, as a multiple of the font size."""

_SPACES = re.compile(r"[ \t\n]+")
"""Characters at which a line may end. A no-break space keeps an amount together."""


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> float:
    """Return the width of a line of text in pixels."""
    return sum(word_width(word, face, size) for word in _words(text))


@lru_cache(maxsize=8192)
def word_width(word: str, face: Face, size: int) -> float:
    """Return the width of a word or a space in pixels."""
    return sum(one.getlength(piece) for one, piece in runs(word, face, size))


def _words(text: str) -> list[str]:
    """Split a text into the parts that are measured and drawn separately and cached.

    ASCII text is split into words, runs of spaces, single digits and commas. Sums of money differ,
    but their digits recur. Other text stays whole, because its letters may join or run from the
    right.
    """
    return _WORDS.findall(text) if text.isascii() else [text]


_WORDS = re.compile(" +|[0-9,]|[^ 0-9,]+")


@lru_cache(maxsize=256)
def metrics(face: Face, size: int) -> tuple[int, int]:
    """Return a font's height above and below the baseline in pixels."""
    return font(face, size).getmetrics()


@lru_cache(maxsize=256)
def cap_height(face: Face, size: int) -> int:
    box = font(face, size).getbbox("H", anchor="ls")
    return round(-box[1])


def line_width(text: str, face: Face, size: int) -> int:
    """Return the width of a line's mask in pixels."""
    return ceil(width(text, face, size)) + 2


def widest(texts: Sequence[str], face: Face, size: int) -> int:
    """Return the width of the widest line in pixels."""
    return max(line_width(text, face, size) for text in texts)


def size_for(
    texts: Sequence[str], face: Face, largest: int, room: int, smallest: int = SMALLEST
) -> int:
    """Return the largest font size at which every line fits, but no less than `smallest`."""
    size = largest
    for text in texts:
        while size > smallest and line_width(text, face, size) > room:
            size -= 1
    return size


def clipped(text: str, face: Face, size: int, room: int) -> str:
    """Return the start of a text that fits, with an ellipsis if something is cut off.

    At least one character stays, even if it does not fit.
    """
    end, short = len(text), text
    while end > 1 and line_width(short, face, size) > room:
        end -= 1
        while end > 1 and _joined(text, end):
            end -= 1
        short = f"{text[:end].rstrip()}…"
    return short


def _joined(text: str, end: int) -> bool:
    """Return True if a cut before `end` would split characters that are joined or combined."""
    return text[end - 1] == ZERO_WIDTH_JOINER or unicodedata.category(text[end])[0] in "MC"


def line_mask(text: str, face: Face, size: int) -> Image.Image:
    """Return a line as an anti-aliased mask, as high as the font's ascent and descent."""
    mask = Image.new("L", (line_width(text, face, size), sum(metrics(face, size))), 0)
    for word, x in placed_words(text, face, size):
        mask.paste(255, (x, 0), word_mask(word, face, size))
    return mask


@lru_cache(maxsize=2048)
def placed_words(text: str, face: Face, size: int) -> tuple[tuple[str, int], ...]:
    """Return the words of a line with their distances from the left in pixels."""
    placed, x = [], 0.0
    for word in _words(text):
        if not word.isspace():
            placed.append((word, round(x)))
        x += word_width(word, face, size)
    return tuple(placed)


def word_mask(word: str, face: Face, size: int) -> Image.Image:
    """Return a word as a mask with one spare pixel on both sides."""
    up, down = metrics(face, size)
    mask = Image.new("L", (line_width(word, face, size), up + down), 0)
    x = 1.0
    for one, piece in runs(word, face, size):
        drawn, (right, below) = one.getmask2(piece, "L", anchor="ls", start=(x % 1, 0))
        left, top = int(x) + right, up + below
        wide, high = drawn.size
        # As ImageDraw.text does it, but in four fifths of the time.
        mask.im.paste(255, (left, top, left + wide, top + high), drawn)
        x += one.getlength(piece)
    return mask


class Fitted(NamedTuple):
    """A text broken into lines, with its font face and its font size in pixels."""

    lines: tuple[str, ...]
    face: Face
    size: int

    @property
    def leading(self) -> float:
        return self.size * LEADING

    @property
    def height(self) -> int:
        return _height(len(self.lines), self.face, self.size)

    @property
    def width(self) -> int:
        return max((line_width(line, self.face, self.size) for line in self.lines), default=0)


@lru_cache(maxsize=256)
def _height(lines: int, face: Face, size: int) -> int:
    """Return the height from the first line's capitals to the last line's descenders."""
    down = metrics(face, size)[1]
    return round(cap_height(face, size) + size * LEADING * (lines - 1) + down * 0.8)


@lru_cache(maxsize=4096)
def fit(
    text: str, face: Face, box: tuple[int, int], largest: int, smallest: int = SMALLEST
) -> Fitted:
    """Wrap and shrink a text to fit a box (width, height).

    Words are only hyphenated at two thirds of the largest size or less. At the smallest size the
    text may be larger than the box, which only happens with texts far beyond every limit.
    """
    parts = [part for word in _SPACES.split(text.strip()) for part in _parts(word)]
    for size in range(largest, smallest - 1, -1):
        pieces = _pieces(parts, face, size, box[0], size <= largest * 2 / 3)
        lines, widest = _needed(pieces, box[0])
        if size == smallest or (
            ceil(widest) + 2 <= box[0] and _height(lines, face, size) <= box[1]
        ):
            break
    return Fitted(_filled(pieces, _evened(pieces, lines, box[0])), face, size)


@lru_cache(maxsize=4096)
def _parts(word: str) -> tuple[tuple[str, bool], ...]:
    """Split a word after hyphens, dashes and slashes.

    Each part comes with True if it begins the word.
    """
    parts = [part for part in _JOINTS.split(word) if part]
    return tuple((part, i == 0) for i, part in enumerate(parts))


def _pieces(
    parts: Sequence[tuple[str, bool]], face: Face, size: int, room: int, hyphenate: bool
) -> list[_Piece]:
    """Measure the parts of a text. With `hyphenate`, break parts that are longer than a line."""
    if not hyphenate:
        return [_piece(part, begins, face, size) for part, begins in parts]
    space = word_width(" ", face, size)
    pieces: list[_Piece] = []
    for part, begins in parts:
        gap = space if begins else 0.0
        for text in _broken(part, face, size, room):
            pieces.append(_Piece(text, width(text, face, size), gap))
            gap = 0.0
    return pieces


@lru_cache(maxsize=8192)
def _piece(part: str, begins: bool, face: Face, size: int) -> _Piece:
    return _Piece(part, width(part, face, size), word_width(" ", face, size) if begins else 0.0)


def _evened(pieces: Sequence[_Piece], lines: int, room: int) -> int:
    """Return the narrowest width in pixels at which a text still has `lines` lines.

    Lines of this width are about equally long. For fewer than two lines, it is `room`.
    """
    if lines < 2:
        return room
    longest = max(piece.width for piece in pieces)
    narrow = min(room, int(max(longest, sum(piece.width for piece in pieces) / lines)))
    wide = room
    while narrow < wide:
        middle = (narrow + wide) // 2
        needed, widest = _needed(pieces, middle)
        if needed == lines and widest <= middle:
            wide = middle
        else:
            narrow = middle + 1
    return wide if _needed(pieces, wide)[0] == lines else room


class _Piece(NamedTuple):
    """An unbreakable part of a text: the text, its width and the gap before it in pixels."""

    text: str
    width: float
    gap: float


_JOINTS = re.compile(r"(?<=[-/–—])(?=\w)")
"""Characters after which a word may be broken without adding a hyphen."""


def _needed(pieces: Sequence[_Piece], room: int) -> tuple[int, float]:
    """Return the number of lines that pieces need, and the width in pixels of the widest line."""
    lines, width, widest = 0, 0.0, 0.0
    for _, wide, gap in pieces:
        if lines and (together := width + gap + wide) <= room:
            width = together
        else:
            lines, width = lines + 1, wide
        if width > widest:
            widest = width
    return lines, widest


def _filled(pieces: Sequence[_Piece], room: int) -> tuple[str, ...]:
    """Join pieces into lines, as many pieces on each line as fit."""
    lines: list[str] = []
    width = 0.0
    for text, wide, gap in pieces:
        if lines and (together := width + gap + wide) <= room:
            lines[-1] += f" {text}" if gap else text
            width = together
        else:
            lines.append(text)
            width = wide
    return tuple(lines)


def _broken(word: str, face: Face, size: int, room: int) -> list[str]:
    """Split a word into pieces that fill a line, all but the last ending with a hyphen."""
    pieces: list[str] = []
    while width(word, face, size) > room and len(word) > 1:
        end = len(word) - 1
        while end > 1 and width(word[:end] + "-", face, size) > room:
            end -= 1
        pieces.append(word[:end] + "-")
        word = word[end:]
    return [*pieces, word]

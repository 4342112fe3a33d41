"""The preview of an edition: its board, and next to it a few deeds and cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageOps

from engine.edition import Edition, Pos
from renders.board import USUAL, paint_board
from renders.card import paint_card
from renders.deed import paint_deed
from renders.look import Variant, look_of
from renders.scene import Scene
from renders.words import Say

GAP = 40
"""The width of a board as a multiple of the gap between two pictures."""


def paint_preview(
    say: Say,
    ed: Edition,
    scene: Scene,
    deeds: Sequence[Pos],
    cards: Sequence[tuple[str, int]],
    variant: Variant = "light",
) -> Image.Image:
    """Paint the board, with a row of deeds and a row of cards next to it."""
    gap, ground = USUAL // GAP, look_of(ed, variant).centre
    rows = []
    if deeds:
        width = _share(USUAL, len(deeds), gap)
        rows.append(_line([paint_deed(say, ed, pos, variant, width) for pos in deeds], gap, ground))
    if cards:
        width = _share(USUAL, len(cards), gap)
        faces = [paint_card(say, ed, deck, index, variant, width) for deck, index in cards]
        rows.append(_line(faces, gap, ground))
    board = paint_board(scene, variant, USUAL)
    if not rows:
        return board
    beside = ImageOps.expand(_stack(rows, gap, ground), (0, 0, gap, 0), ground)
    return _line([board, beside], gap, ground)


def _share(size: int, count: int, gap: int) -> int:
    """Return the width of each of `count` pictures in a row. A single one gets half of the row."""
    return (size - gap * (max(count, 2) - 1)) // max(count, 2)


def _line(parts: Sequence[Image.Image], gap: int, ground: str) -> Image.Image:
    """Join pictures side by side, vertically centred."""
    high = max(part.height for part in parts)
    wide = sum(part.width for part in parts) + gap * (len(parts) - 1)
    line = Image.new("RGB", (wide, high), ground)
    left = 0
    for part in parts:
        line.paste(part.convert("RGB"), (left, (high - part.height) // 2))
        left += part.width + gap
    return line


def _stack(rows: Sequence[Image.Image], gap: int, ground: str) -> Image.Image:
    """Join pictures one below another, horizontally centred."""
    wide = max(row.width for row in rows)
    high = sum(row.height for row in rows) + gap * (len(rows) - 1)
    stack = Image.new("RGB", (wide, high), ground)
    top = 0
    for row in rows:
        stack.paste(row, ((wide - row.width) // 2, top))
        top += row.height + gap
    return stack

"""A canvas for flat shapes, anti-aliased figures and text, stored as palette numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias, TypeVarTuple

from PIL import Image, ImageDraw

from renders.box import Box
from renders.faces import Face
from renders.inks import SPRITES, Inks
from renders.pen import Figure, mask
from renders.png import blank
from renders.sprite import ANY, Sprite, cut_out, hatched_mask, side_mask
from renders.text import (
    SMALLEST,
    Fitted,
    cap_height,
    fit,
    line_width,
    metrics,
    placed_words,
    size_for,
    word_mask,
)

Align: TypeAlias = Literal["left", "centre", "right"]
Shape = TypeVarTuple("Shape")


class Canvas:
    """A picture that is being drawn.

    Colours are #rrggbb. `on` is the background colour that anti-aliased edges blend with.
    """

    smallest = SMALLEST
    """Smallest font size in pixels, unless a call gives another one."""

    def __init__(self, inks: Inks, image: Image.Image) -> None:
        self.inks = inks
        self.image = image
        self.box = Box(0, 0, *image.size)
        self._core = image.im

    @classmethod
    def blank(cls, inks: Inks, width: int, height: int, ground: str) -> Canvas:
        """Return an empty canvas of one colour, for a part of a picture."""
        return cls(inks, Image.new("L", (width, height), inks.number(ground)))

    @classmethod
    def whole(
        cls, inks: Inks, width: int, height: int, ground: str, *, lasting: bool = False
    ) -> Canvas:
        """Return an empty canvas of one colour for a whole picture, laid out for fast encoding.

        A `lasting` picture is compressed more slowly into a smaller file.
        """
        canvas = cls(inks, blank(width, height, lasting=lasting))
        canvas.rect(canvas.box, ground)
        return canvas

    def rect(self, box: Box, colour: str) -> None:
        """Draw a filled rectangle."""
        self._core.paste(self.inks.number(colour), box)

    def outline(self, box: Box, colour: str, line: int = 1) -> None:
        """Draw the edge of a rectangle, `line` pixels thick, inside its box."""
        edge = (box.left, box.top, box.right - 1, box.bottom - 1)
        draw = ImageDraw.Draw(self.image)
        draw.rectangle(edge, outline=self.inks.number(colour), width=line)

    def along(self, corners: Sequence[tuple[int, int]], half: int, colour: str) -> None:
        """Draw horizontal and vertical lines from corner to corner, twice `half` pixels thick."""
        number, paste = self.inks.number(colour), self._core.paste
        for (x, y), (to_x, to_y) in pairwise(corners):
            left, right = (x, to_x) if x < to_x else (to_x, x)
            top, bottom = (y, to_y) if y < to_y else (to_y, y)
            paste(number, (left - half, top - half, right + half, bottom + half))

    def rounded(self, box: Box, colour: str, on: str, radius: int) -> None:
        """Draw a filled rectangle with round, anti-aliased corners."""
        radius = max(0, min(radius, box.width // 2, box.height // 2))
        self.rect(box.inset(radius, 0), colour)
        if radius == 0:
            return
        for x, left in ((box.left, True), (box.right - radius, False)):
            shape = (radius, box.height, left)
            self.stamp(side_mask, shape, (x, box.top), colour, on)

    def hatch(self, box: Box, colour: str, on: str, step: int, thick: int) -> None:
        """Draw slanted stripes over a box, `step` pixels apart and `thick` pixels wide."""
        shape = (*box.size, step, thick)
        self.stamp(hatched_mask, shape, box.corner, colour, on)

    def card(self, box: Box, colour: str, on: str, radius: int, edge: str, line: int) -> None:
        """Draw a filled rounded rectangle with an edge of another colour."""
        self.rounded(box, edge, on, radius)
        self.rounded(box.inset(line), colour, edge, max(1, radius - line))

    def figure(self, figure: Figure, box: Box, colour: str, on: str) -> None:
        """Draw a figure in the largest square in the middle of a box."""
        square = box.square(min(box.size))
        self.stamp(mask, (figure, square.width), square.corner, colour, on)

    def line(
        self,
        text: str,
        box: Box,
        face: Face,
        size: int,
        colour: str,
        on: str,
        align: Align = "left",
        smallest: int | None = None,
    ) -> Box:
        """Write one line of text, vertically centred and shrunk to the width of a box.

        Return the box of the written line. It is wider than the given box if even the smallest font
        size does not fit.
        """
        size = size_for((text,), face, size, box.width, smallest or self.smallest)
        return self._write(text, Fitted((text,), face, size), box, colour, on, align)

    def text(
        self,
        text: str,
        box: Box,
        face: Face,
        largest: int,
        colour: str,
        on: str,
        align: Align = "centre",
        smallest: int | None = None,
    ) -> Box:
        """Write a paragraph, wrapped and shrunk to fit a box. Return the paragraph's box."""
        fitted = fit(text, face, box.size, largest, smallest or self.smallest)
        return self._write(text, fitted, box, colour, on, align)

    def paste(self, sprite: Sprite, at: tuple[int, int]) -> None:
        """Paste a sprite at a position.

        It calls Pillow's core directly. A board has about 150 small sprites, and `Image.paste`
        takes longer to check its arguments than to copy a small sprite.
        """
        left, top = at[0] + sprite.left, at[1] + sprite.top
        box = (left, top, left + sprite.width, top + sprite.height)
        if sprite.mask_core is None:
            self._core.paste(sprite.core, box)
        else:
            self._core.paste(sprite.core, box, sprite.mask_core)

    def picture(self) -> Image.Image:
        """Return the finished palette image."""
        return self.inks.finish(self.image)

    def sprite(self) -> Sprite:
        """Return the whole canvas as a sprite for another canvas."""
        return Sprite(self.image)

    def stamp(
        self,
        shape: Callable[[*Shape], Image.Image],
        args: tuple[*Shape],
        at: tuple[int, int],
        colour: str,
        on: str,
    ) -> None:
        """Draw the mask `shape(*args)` in a colour, blended with the background at its edges.

        The coloured mask is cached.
        """
        inks = self.inks
        key = (inks.serial, shape, args, colour, on)
        sprite = SPRITES.find(key)
        if sprite is None:
            sprite = SPRITES.keep(key, cut_out(shape(*args), inks.ramp(on, colour)))
        self.paste(sprite, at)

    def soft(self, shape: Image.Image, at: tuple[int, int], colour: str, on: str) -> None:
        """Draw a mask in a colour, blended with the background at its edges, without caching it."""
        left, top = at
        box = (left, top, left + shape.width, top + shape.height)
        grades = shape.im
        numbers = grades.point(self.inks.ramp(on, colour), "L")
        self._core.paste(numbers, box, grades.point(ANY, "L"))

    def _write(
        self, text: str, fitted: Fitted, box: Box, colour: str, on: str, align: Align
    ) -> Box:
        """Write the lines of a fitted text in the vertical middle of a box. Return their box."""
        lines, face, size = fitted
        up, cap, leading = metrics(face, size)[0], cap_height(face, size), fitted.leading
        top = box.top + (box.height - cap - leading * (len(lines) - 1)) / 2
        left, right = box.right, box.left
        for i, line in enumerate(lines):
            wide = line_width(line, face, size)
            x = _aligned(wide, box, align)
            y = round(top + cap + leading * i) - up
            for word, along in placed_words(line, face, size):
                self.stamp(word_mask, (word, face, size), (x + along, y), colour, on)
            left, right = min(left, x), max(right, x + wide)
        return Box(left, round(top), right, round(top) + fitted.height)


def _aligned(wide: int, box: Box, align: Align) -> int:
    if align == "left":
        return box.left
    if align == "right":
        return box.right - wide
    return box.left + (box.width - wide) // 2

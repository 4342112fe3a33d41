"""A sheet to draw on: flat shapes, soft figures and text, in the numbers of a palette."""

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
    """One picture in the making. Colours are #rrggbb; `on` is the ground a soft edge lies on."""

    smallest = SMALLEST
    """No letters are smaller, unless somebody asks for it."""

    def __init__(self, inks: Inks, image: Image.Image) -> None:
        self.inks = inks
        self.image = image
        self.box = Box(0, 0, *image.size)
        self._core = image.im

    @classmethod
    def blank(cls, inks: Inks, width: int, height: int, ground: str) -> Canvas:
        """An empty sheet of one colour, for a piece of a picture."""
        return cls(inks, Image.new("L", (width, height), inks.number(ground)))

    @classmethod
    def whole(
        cls, inks: Inks, width: int, height: int, ground: str, *, lasting: bool = False
    ) -> Canvas:
        """An empty sheet of one colour, for a whole picture."""
        canvas = cls(inks, blank(width, height, lasting=lasting))
        canvas.rect(canvas.box, ground)
        return canvas

    def rect(self, box: Box, colour: str) -> None:
        """A filled rectangle."""
        self._core.paste(self.inks.number(colour), box)

    def outline(self, box: Box, colour: str, line: int = 1) -> None:
        """A rectangle's edge, drawn inside it."""
        edge = (box.left, box.top, box.right - 1, box.bottom - 1)
        draw = ImageDraw.Draw(self.image)
        draw.rectangle(edge, outline=self.inks.number(colour), width=line)

    def along(self, corners: Sequence[tuple[int, int]], half: int, colour: str) -> None:
        """A line of twice `half` pixels that runs level or upright from each corner to the next."""
        number, paste = self.inks.number(colour), self._core.paste
        for (x, y), (to_x, to_y) in pairwise(corners):
            left, right = (x, to_x) if x < to_x else (to_x, x)
            top, bottom = (y, to_y) if y < to_y else (to_y, y)
            paste(number, (left - half, top - half, right + half, bottom + half))

    def rounded(self, box: Box, colour: str, on: str, radius: int) -> None:
        """A filled rectangle with soft round corners."""
        radius = max(0, min(radius, box.width // 2, box.height // 2))
        self.rect(box.inset(radius, 0), colour)
        if radius == 0:
            return
        for x, left in ((box.left, True), (box.right - radius, False)):
            shape = (radius, box.height, left)
            self.stamp(side_mask, shape, (x, box.top), colour, on)

    def hatch(self, box: Box, colour: str, on: str, step: int, thick: int) -> None:
        """Slanting stripes over a box."""
        shape = (*box.size, step, thick)
        self.stamp(hatched_mask, shape, box.corner, colour, on)

    def card(self, box: Box, colour: str, on: str, radius: int, edge: str, line: int) -> None:
        """A rounded rectangle with an edge of another colour."""
        self.rounded(box, edge, on, radius)
        self.rounded(box.inset(line), colour, edge, max(1, radius - line))

    def figure(self, figure: Figure, box: Box, colour: str, on: str) -> None:
        """A figure in the largest square that fits the middle of a box."""
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
        """One line, its capitals in the middle of a box; shrunk if it is too wide."""
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
        """A paragraph wrapped and shrunk into a box, in its middle. Returns where it lies."""
        fitted = fit(text, face, box.size, largest, smallest or self.smallest)
        return self._write(text, fitted, box, colour, on, align)

    def paste(self, sprite: Sprite, at: tuple[int, int]) -> None:
        """Lay a piece on the sheet.

        Straight to Pillow's core: a board is some 150 small pieces, and Image.paste takes
        longer to ask what each of them is than to copy it.
        """
        left, top = at[0] + sprite.left, at[1] + sprite.top
        box = (left, top, left + sprite.width, top + sprite.height)
        if sprite.mask_core is None:
            self._core.paste(sprite.core, box)
        else:
            self._core.paste(sprite.core, box, sprite.mask_core)

    def picture(self) -> Image.Image:
        """The finished palette image."""
        return self.inks.finish(self.image)

    def sprite(self) -> Sprite:
        """The whole sheet as a piece for another one."""
        return Sprite(self.image)

    def stamp(
        self,
        shape: Callable[[*Shape], Image.Image],
        args: tuple[*Shape],
        at: tuple[int, int],
        colour: str,
        on: str,
    ) -> None:
        """A mask in a colour: full where it is full, mixed with the ground at its soft edges.

        It is drawn only when the same was not drawn before.
        """
        inks = self.inks
        key = (inks.serial, shape, args, colour, on)
        sprite = SPRITES.find(key)
        if sprite is None:
            sprite = SPRITES.keep(key, cut_out(shape(*args), inks.ramp(on, colour)))
        self.paste(sprite, at)

    def soft(self, shape: Image.Image, at: tuple[int, int], colour: str, on: str) -> None:
        """A mask in a colour like `stamp`, but one that will not be needed again."""
        left, top = at
        box = (left, top, left + shape.width, top + shape.height)
        grades = shape.im
        numbers = grades.point(self.inks.ramp(on, colour), "L")
        self._core.paste(numbers, box, grades.point(ANY, "L"))

    def _write(
        self, text: str, fitted: Fitted, box: Box, colour: str, on: str, align: Align
    ) -> Box:
        """The lines of a text in the middle of a box. Returns where they lie."""
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

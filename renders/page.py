"""A canvas that scales lengths and records the boxes of its words and figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, ParamSpec, TypeAlias

from PIL import Image

from renders.box import Box
from renders.canvas import Align, Canvas
from renders.figures.motifs import motif
from renders.inks import Inks
from renders.look import Look
from renders.measure import WHOLE, Measure, picture_measure
from renders.pen import Figure
from renders.png import blank
from renders.text import Fitted

P = ParamSpec("P")


class Written(NamedTuple):
    """Written words, the box they fill, and the box they had to fit in."""

    text: str
    box: Box
    room: Box


class Page(Canvas):
    """A canvas with a scale `px` for lengths, which records its words and figures."""

    smallest = 6

    def __init__(self, inks: Inks, image: Image.Image, px: Measure) -> None:
        super().__init__(inks, image)
        self.px = px
        self.words: list[Written] = []
        self.figures: list[Box] = []

    @classmethod
    def sized(
        cls, look: Look, width: int, usual: int, height: int, *, lasting: bool = True
    ) -> Page:
        """Return an empty page. `height` is in pixels of a page `usual` pixels wide."""
        px = picture_measure(width, usual)
        page = cls(look.inks, blank(width, px(height), lasting=lasting), px)
        page.rect(page.box, look.centre)
        return page

    def figure(self, figure: Figure, box: Box, colour: str, on: str) -> None:
        super().figure(figure, box, colour, on)
        self.figures.append(box.square(min(box.size)))

    def _write(
        self, text: str, fitted: Fitted, box: Box, colour: str, on: str, align: Align
    ) -> Box:
        lies = super()._write(text, fitted, box, colour, on, align)
        self.words.append(Written(text, lies, box))
        return lies

    def ornament(self, box: Box, name: str, ground: str, ink: str, rows: int) -> None:
        """Draw an edition's motif all over a box, in the mixed colour closest to the background.

        `ink` is the other colour of the mix. Nothing is drawn for the motif "plain".
        """
        figure = motif(name)
        if figure is None:
            return
        tint = self.inks.step(ground, ink, 1)
        for row, band in enumerate(box.rows(rows)):
            for column, place in enumerate(band.columns(10)):
                if (row + column) % 2 == 0:
                    self.figure(figure, place.inset(self.px(14)), tint, ground)

    def dotted(self, left: int, right: int, y: int, colour: str) -> None:
        """Draw a row of dots that leads from a word to its number."""
        dot, step = self.px(2), self.px(8)
        first = -(-left // step) * step
        for x in range(first, right - dot, step):
            self.rect(Box(x, y - dot, x + dot, y), colour)

    def row_of(self, figures: Sequence[Figure], box: Box, colour: str, on: str) -> Box:
        """Draw figures side by side from a box's left edge. Return the box of the row.

        The figures are smaller if there are many.
        """
        side = min(box.height, box.width // len(figures))
        row = Box(box.left, 0, box.left + side * len(figures), side)
        row = row.moved(0, box.top + (box.height - side) // 2)
        for figure, place in zip(figures, row.columns(len(figures)), strict=True):
            self.figure(figure, place, colour, on)
        return row


Section: TypeAlias = tuple[Callable[[Box], None], int]
"""A painter of a part of a card, and the part's height. A part without height is left out."""
MARGIN, GAP = 28, 18
"""Margin at the card's sides and bottom, and gap above each part, in pixels."""


class CardLayout:
    """A card of parts, painted on one page."""

    page: Page

    def stack(self, look: Look, width: int, hero: Section, parts: Sequence[Section]) -> None:
        """Create the page and paint all parts one below another.

        `hero` is the top part, across the whole card. Parts without height are left out.
        """
        shown = [part for part in parts if part[1] > 0]
        height = hero[1] + sum(high + GAP for _, high in shown) + MARGIN
        page = self.page = Page.sized(look, width, WHOLE, height)
        top, rest = page.box.cut_top(page.px(hero[1]))
        hero[0](top)
        rest = rest.inset(page.px(MARGIN), 0)
        for paint, high in shown:
            box, rest = rest.skip_top(page.px(GAP)).cut_top(page.px(high))
            paint(box)

    def picture(self) -> Image.Image:
        return self.page.picture()


def painted(made: Callable[P, Page | CardLayout]) -> Callable[P, Image.Image]:
    """Wrap a function that returns a page or card, so that it returns the picture."""
    return lambda *args, **kwargs: made(*args, **kwargs).picture()

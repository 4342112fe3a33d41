"""A pen for small figures in a square of 100 × 100 units, drawn enlarged and shrunk once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from renders.cache import Cache
from renders.outlines import Corner, Point, bezier, smooth, soft

UNITS = 100
LARGER = 8
"""Factor by which figures are drawn larger before they are shrunk, which makes their edges soft."""


class Pen:
    """A pen that draws in one tone. `cut=True` erases a shape: windows, spokes, smiles."""

    def __init__(self, pixels: int) -> None:
        self.scale = pixels / UNITS
        self.image = Image.new("L", (pixels, pixels), 0)
        self._draw = ImageDraw.Draw(self.image)

    def fill(self, points: Sequence[Point], cut: bool = False) -> None:
        """Draw a filled polygon."""
        self._draw.polygon(self._scaled(points), fill=_tone(cut))

    def box(
        self, x0: float, y0: float, x1: float, y1: float, radius: float = 0, cut: bool = False
    ) -> None:
        """Draw a filled rectangle with corners rounded by `radius`."""
        corners = self._rect(x0, y0, x1, y1)
        self._draw.rounded_rectangle(corners, radius * self.scale, fill=_tone(cut))

    def disc(self, x: float, y: float, radius: float, cut: bool = False) -> None:
        self.oval(x - radius, y - radius, x + radius, y + radius, cut)

    def oval(self, x0: float, y0: float, x1: float, y1: float, cut: bool = False) -> None:
        self._draw.ellipse(self._rect(x0, y0, x1, y1), fill=_tone(cut))

    def ring(self, x: float, y: float, radius: float, width: float, cut: bool = False) -> None:
        """Draw a circle `width` thick, with its outer edge at `radius`."""
        self.arc(x, y, radius, 0, 360, width, cut)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        start: float,
        end: float,
        width: float,
        cut: bool = False,
    ) -> None:
        """Draw part of a ring from `start` to `end` degrees, clockwise from three o'clock."""
        box = self._rect(x - radius, y - radius, x + radius, y + radius)
        self._draw.arc(box, start, end, fill=_tone(cut), width=max(1, round(width * self.scale)))

    def slice(
        self, x: float, y: float, radius: float, start: float, end: float, cut: bool = False
    ) -> None:
        """Draw a piece of pie from `start` to `end` degrees, clockwise from three o'clock."""
        box = self._rect(x - radius, y - radius, x + radius, y + radius)
        self._draw.pieslice(box, start, end, fill=_tone(cut))

    def line(self, points: Sequence[Point], width: float, cut: bool = False) -> None:
        """Draw a line through points with round ends and joints."""
        self._draw.line(
            self._scaled(points), fill=_tone(cut), width=max(1, round(width * self.scale))
        )
        for x, y in points:
            self.disc(x, y, width / 2, cut)

    def curve(self, points: Sequence[Point], width: float, cut: bool = False) -> None:
        """Draw a line with round ends along the Bézier curve with these control points."""
        self.line(bezier(points), width, cut)

    def blob(self, points: Sequence[Point]) -> None:
        """Draw a filled shape whose outline passes smoothly through the points."""
        self.fill(smooth(points))

    def soft(self, points: Sequence[Corner], radius: float = 4, cut: bool = False) -> None:
        """Draw a filled polygon with rounded corners."""
        self.fill(soft(points, radius), cut)

    def over(self, points: Sequence[Point], gap: float = 5) -> None:
        """Draw a filled polygon with an empty gap around it, in front of earlier shapes."""
        self.line([*points, points[0]], 2 * gap, cut=True)
        self.fill(points)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _rect(
        self, x0: float, y0: float, x1: float, y1: float
    ) -> tuple[float, float, float, float]:
        scale = self.scale
        return x0 * scale, y0 * scale, x1 * scale - 1, y1 * scale - 1


Figure: TypeAlias = Callable[[Pen], None]


MASK_BYTES = 3_000_000
MASKS: Cache[Image.Image] = Cache(MASK_BYTES, lambda image: image.width * image.height)
"""The cache of figures drawn as masks, which all colours share."""


def mask(figure: Figure, pixels: int) -> Image.Image:
    """Return the figure as an anti-aliased mask, `pixels` wide and high.

    It is shared: do not draw on it.
    """
    return MASKS.get((figure, pixels), lambda: _drawn(figure, pixels))


def _drawn(figure: Figure, pixels: int) -> Image.Image:
    pen = Pen(pixels * LARGER)
    figure(pen)
    return pen.image.reduce(LARGER)


def tilted(figure: Figure, degrees: float, right: float = 0, down: float = 0) -> Figure:
    """Return a figure rotated clockwise about the middle of its square, then moved.

    `right` and `down` are in units of the square.
    """

    def draw(pen: Pen) -> None:
        own = Pen(pen.image.width)
        figure(own)
        shift = (round(right * pen.scale), round(down * pen.scale))
        # Rotation without smoothing is enough, because the picture is shrunk later.
        pen.image.paste(255, mask=own.image.rotate(-degrees, translate=shift))

    return draw


def _tone(cut: bool) -> int:
    return 0 if cut else 255

"""The printed board: frame, spaces and centre, painted once for each edition, variant and size."""

from __future__ import annotations

from PIL import Image

from engine.edition import Edition, Pos
from renders.cache import Cache
from renders.canvas import Canvas
from renders.cells import paint_cell
from renders.colour import mix
from renders.figures.motifs import motif as motif_named
from renders.geometry import TURNS, Geometry, geometry
from renders.look import Look
from renders.words import Say


def image_bytes(image: Image.Image) -> int:
    """Return the size in bytes of an image of palette numbers."""
    return image.width * image.height


LAYER_BYTES = 15_000_000
LAYERS: Cache[Image.Image] = Cache(LAYER_BYTES, image_bytes)


def printed_board(say: Say, ed: Edition, look: Look, size: int, motif: bool = True) -> Image.Image:
    """Return the cached picture of a board without a game, painted if it is new.

    Copy it with `copied` before you draw on it. `motif` is False for a running game, which covers
    most of the centre: the visible remains of the ornament would look like dirt.
    """
    return LAYERS.get((look.serial, size, motif), lambda: _print(say, ed, look, size, motif))


def _print(say: Say, ed: Edition, look: Look, size: int, motif: bool) -> Image.Image:
    geo = geometry(len(ed.spaces), size)
    canvas = Canvas.whole(look.inks, size, size, look.frame)
    canvas.rect(geo.board, look.rule)
    canvas.rect(geo.inner, look.centre)
    if motif:
        _ornament(canvas, geo, look, ed.theme.motif)
    for i in range(len(ed.spaces)):
        pos = Pos(i)
        cell = geo.cell(pos)
        canvas.paste(
            paint_cell(say, geo, look, ed, pos).sprite().turned(TURNS[geo.side(pos)]), cell.corner
        )
        canvas.outline(cell.inset(-geo.px(0.75)), look.rule, geo.px(1.5))
    canvas.outline(geo.inner, look.rule, geo.px(2))
    canvas.outline(geo.board.inset(-geo.px(1)), look.rule, geo.px(2))
    return canvas.image


def _ornament(canvas: Canvas, geo: Geometry, look: Look, name: str) -> None:
    """Paint the edition's motif over the centre, faint enough to keep words readable."""
    figure = motif_named(name)
    if figure is None:
        return
    tint = mix(look.centre, look.ink, 0.055)
    count = 6
    for row, band in enumerate(geo.inner.rows(count)):
        for column, place in enumerate(band.columns(count)):
            if (row + column) % 2 == 0:
                canvas.figure(figure, place.inset(geo.px(26)), tint, look.centre)

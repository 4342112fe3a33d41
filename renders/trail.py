"""The path of the last move: a line along the tokens' lane in the mover's colour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from engine.edition import Pos, Seat
from renders.canvas import Canvas
from renders.figures.icons import icon
from renders.figures.shapes import SHAPES
from renders.geometry import Geometry
from renders.look import Look
from renders.outlines import Point, turned
from renders.pen import Figure, Pen, mask
from renders.scene import Scene
from renders.sprite import Sprite, inked

Spot: TypeAlias = tuple[int, int]
Layer: TypeAlias = tuple[Figure, float, str]
"""A figure, its width as a fraction of the sprite's width, and its colour."""

HALF, CASING = 2.5, 1.5
"""Half the line's width and the width of its edge in pixels, on a board 1024 pixels wide."""
HEAD, RING, HALT = 22, 26, 34
"""Diameters in pixels of an arrow head, of the ring at the start, and of a cross or bars sign. The
cross is at the end of the trail, the sign with bars is where a jump into jail begins.
"""
_DISC = SHAPES[0]
RIM = 9
"""The edge of an arrow head or cross, in hundredths of its size."""


def paint_trail(canvas: Canvas, geo: Geometry, look: Look, scene: Scene) -> None:
    """Draw the last move: a ring at its start, and an arrow head on every space it passed.

    The line ends at the token, or with a cross if the token has left that space. If the player was
    sent to jail, the line has bars where the jump begins and an arrow head at the jail.
    """
    mover, way = scene.mover, scene.trail
    if mover is None or not way or (len(way) < 2 and not scene.jailed):
        return
    spots = [geo.lane(pos).centre for pos in way]
    colour = look.seat(mover)
    line = _Line(canvas, geo, look, colour, look.casing(colour))
    line.along(trail_points(spots))
    if len(way) > 1:
        line.ring(spots[0])
    for here, there in pairwise(spots[1:]):
        line.head(here, _direction(here, there))
    if scene.jailed:
        jail = scene.view.ed.board.jail
        line.bars(spots[-1])
        line.head(geo.lane(jail).centre, _inwards(geo, jail))
    elif not _is_there(scene, mover, way[-1]):
        line.cross(spots[-1])
    elif geo.is_corner(way[-1]):
        line.head(spots[-1], _inwards(geo, way[-1]))


def trail_points(centres: Sequence[Spot]) -> list[Spot]:
    """Return the corners of a path along the lane, without the points on straight parts."""
    points: list[Spot] = []
    for point in centres:
        while len(points) > 1 and _straight(points[-2], points[-1], point):
            points.pop()
        points.append(point)
    return points


def _straight(a: Spot, b: Spot, c: Spot) -> bool:
    return (a[0] == b[0] == c[0]) or (a[1] == b[1] == c[1])


def _is_there(scene: Scene, mover: Seat, end: Pos) -> bool:
    player = scene.view.players[mover]
    return not player.out and player.at == end


def _direction(here: Spot, there: Spot) -> Spot:
    return _sign(there[0] - here[0]), _sign(there[1] - here[1])


def _inwards(geo: Geometry, corner: Pos) -> Spot:
    """Return the direction, as (x, y) signs, from the lane at a corner into the corner."""
    return _direction(geo.lane(corner).centre, geo.cell(corner).centre)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


class _Line(NamedTuple):
    """The painter of a trail. Every part has the player's colour and an edge."""

    canvas: Canvas
    geo: Geometry
    look: Look
    colour: str
    casing: str

    def along(self, points: Sequence[Spot]) -> None:
        px = self.geo.px
        for half, colour in ((px(HALF + CASING), self.casing), (px(HALF), self.colour)):
            self.canvas.along(points, half, colour)

    def ring(self, spot: Spot) -> None:
        layers = ((_DISC, 1.0, self.casing), (_DISC, 0.88, self.colour), (_DISC, 0.42, self.casing))
        self._stacked(spot, RING, layers)

    def head(self, spot: Spot, direction: Spot) -> None:
        edge, inside = _HEADS[direction]
        self._stacked(spot, HEAD, ((edge, 1.0, self.casing), (inside, 1.0, self.colour)))

    def cross(self, spot: Spot) -> None:
        self._stacked(spot, HALT, ((_cross_edge, 1.0, self.casing), (_cross, 1.0, self.colour)))

    def bars(self, spot: Spot) -> None:
        """Draw a sign with bars where a jump into jail begins."""
        ink = self.look.ink_on(self.colour)
        disc = (_DISC, 1.0, self.casing), (_DISC, 0.91, self.colour)
        self._stacked(spot, HALT, (*disc, (icon("bars"), 0.5, ink)))

    def _stacked(self, spot: Spot, units: int, layers: Sequence[Layer]) -> None:
        """Draw figures on top of each other at a spot, from a cached sprite."""
        x, y = spot
        side = self.geo.px(units)
        key = ("trail", side, *layers)
        sprite = self.look.inks.sprite(key, lambda: self._drawn(side, layers))
        self.canvas.paste(sprite, (x - side // 2, y - side // 2))

    def _drawn(self, side: int, layers: Sequence[Layer]) -> Sprite:
        """Return a sprite with the layers on top of each other. Its mask is the lowest figure."""
        ramp = self.look.inks.ramp
        (figure, _, ground), *others = layers
        sprite = inked(mask(figure, side), ramp(self.look.centre, ground))
        sheet = Canvas(self.look.inks, sprite.numbers)
        for figure, share, colour in others:
            sheet.figure(figure, sheet.box.square(round(side * share)), colour, ground)
            ground = colour
        return sprite


_OUTLINE: tuple[Point, ...] = ((14, 14), (88, 50), (14, 86), (30, 50))
_STROKES: tuple[tuple[Point, Point], ...] = (((22, 22), (78, 78)), ((78, 22), (22, 78)))


def _head(points: Sequence[Point], pen: Pen) -> None:
    pen.fill(points)


def _head_edge(points: Sequence[Point], pen: Pen) -> None:
    pen.fill(points)
    pen.line([*points, points[0]], 2 * RIM)


def _cross(pen: Pen) -> None:
    for stroke in _STROKES:
        pen.line(stroke, 18)


def _cross_edge(pen: Pen) -> None:
    for stroke in _STROKES:
        pen.line(stroke, 18 + 2 * RIM)


def _heads(degrees: float) -> tuple[Figure, Figure]:
    points = turned(_OUTLINE, degrees)
    return partial(_head_edge, points), partial(_head, points)


_HEADS: dict[Spot, tuple[Figure, Figure]] = {
    direction: _heads(45 * eighth)
    for eighth, direction in enumerate(
        ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
    )
}
"""The edge and the inside of an arrow head for each direction, with y growing downwards."""

"""The position of every space on a board, for any number of spaces divisible by four.

GO is at the bottom right, and play goes clockwise. A space is first drawn upright, with its inner
edge on top, and then rotated to its side of the board.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from engine.edition import Pos
from renders.box import Box
from renders.measure import Measure

Side: TypeAlias = Literal["bottom", "left", "top", "right"]

SIDES: tuple[Side, ...] = ("bottom", "left", "top", "right")
TURNS: dict[Side, Image.Transpose | None] = {
    "bottom": None,
    "left": Image.Transpose.ROTATE_270,
    "top": Image.Transpose.ROTATE_180,
    "right": Image.Transpose.ROTATE_90,
}
FRAME, DEPTH, LANE = 6, 118, 42
"""Widths in pixels of the board's edge, of a space from edge to centre, and of the tokens' lane.
They are for a board 1024 pixels wide.
"""


class Geometry:
    """The boxes of a board's spaces, lanes and centre at one size."""

    def __init__(self, spaces: int, size: int) -> None:
        self.spaces = spaces
        self.size = size
        self.px = Measure(size)
        self.quarter = spaces // 4
        self.depth = self.px(DEPTH)
        self.board = Box(0, 0, size, size).inset(self.px(FRAME))
        self.inner = self.board.inset(self.depth)
        """The area inside the ring of spaces."""
        self.centre = self.inner.inset(self.px(LANE))
        """The inner area without the lane for tokens."""
        ring = [Pos(i) for i in range(spaces)]
        self._cells = tuple(map(self._cell, ring))
        self._lanes = tuple(map(self._lane, ring))

    def side(self, pos: Pos) -> Side:
        return SIDES[pos // self.quarter]

    def is_corner(self, pos: Pos) -> bool:
        return pos % self.quarter == 0

    def cell(self, pos: Pos) -> Box:
        """Return a space's box on the board."""
        return self._cells[pos]

    def lane(self, pos: Pos) -> Box:
        """Return the box for tokens on the inner side of a space.

        The box of a corner is the square where the lanes of two sides meet. The lanes next to a
        corner end before this square.
        """
        return self._lanes[pos]

    def upright(self, pos: Pos) -> Box:
        """Return the box of a space before rotation to its side, with its top left at (0, 0)."""
        width, height = self._cells[pos].size
        sideways = self.side(pos) in ("left", "right")
        return Box(0, 0, height, width) if sideways else Box(0, 0, width, height)

    def placed(self, pos: Pos, part: Box) -> Box:
        """Convert a box within the upright space into a box on the board."""
        cell, sheet = self.cell(pos), self.upright(pos)
        side = self.side(pos)
        if side == "bottom":
            return part.moved(cell.left, cell.top)
        if side == "left":
            return Box(
                cell.right - part.bottom,
                cell.top + part.left,
                cell.right - part.top,
                cell.top + part.right,
            )
        if side == "top":
            return Box(
                cell.right - part.right,
                cell.bottom - part.bottom,
                cell.right - part.left,
                cell.bottom - part.top,
            )
        return Box(
            cell.left + part.top,
            cell.top + sheet.width - part.right,
            cell.left + part.bottom,
            cell.top + sheet.width - part.left,
        )

    def lane_upright(self, pos: Pos, cut: int = 0) -> Box:
        """Return the lane above the upright space, shorter by `cut` pixels next to a corner."""
        step = pos % self.quarter
        left = cut if step == self.quarter - 1 else 0
        right = self.upright(pos).width - (cut if step == 1 else 0)
        return Box(left, -self.px(LANE), right, 0)

    def tip(self, pos: Pos) -> int:
        """Return the pixels that a lane next to a corner leaves to the tip.

        The tip is where two lanes meet.
        """
        lane = self.px(LANE)
        return min(lane, max(0, self.upright(pos).width - lane))

    def round_the_corner(self, pos: Pos) -> Pos | None:
        """Return the space beyond a corner whose lane meets the lane of this space.

        It is None for a space that is not next to a corner.
        """
        step = pos % self.quarter
        if step not in (1, self.quarter - 1):
            return None
        return Pos((pos + (2 if step == self.quarter - 1 else -2)) % self.spaces)

    def _cell(self, pos: Pos) -> Box:
        board, inner, depth = self.board, self.inner, self.depth
        quarter, step = divmod(pos, self.quarter)
        side = SIDES[quarter]
        if step == 0:
            left = inner.right if side in ("bottom", "right") else board.left
            top = inner.bottom if side in ("bottom", "left") else board.top
            return Box(left, top, left + depth, top + depth)
        across, along = inner.columns(self.quarter - 1), inner.rows(self.quarter - 1)
        if side == "bottom":
            return across[-step]._replace(top=inner.bottom, bottom=board.bottom)
        if side == "left":
            return along[-step]._replace(left=board.left, right=inner.left)
        if side == "top":
            return across[step - 1]._replace(top=board.top, bottom=inner.top)
        return along[step - 1]._replace(left=inner.right, right=board.right)

    def _lane(self, pos: Pos) -> Box:
        lane, inner, side = self.px(LANE), self.inner, self.side(pos)
        if self.is_corner(pos):
            left = inner.right - lane if side in ("bottom", "right") else inner.left
            top = inner.bottom - lane if side in ("bottom", "left") else inner.top
            return Box(left, top, left + lane, top + lane)
        return self.placed(pos, self.lane_upright(pos, self.tip(pos)))


@lru_cache(maxsize=64)
def geometry(spaces: int, size: int) -> Geometry:
    return Geometry(spaces, size)

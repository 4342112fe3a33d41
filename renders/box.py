"""Rectangles of pixels, and the ways to cut them up."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle of pixels.

    The pixels at `left` and `top` are inside, the pixels at `right` and `bottom` are outside.
    """

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def corner(self) -> tuple[int, int]:
        return self.left, self.top

    @property
    def centre(self) -> tuple[int, int]:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def inset(self, dx: int, dy: int | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.left + dx, self.top + dy, self.right - dx, self.bottom - dy)

    def moved(self, dx: int, dy: int) -> Box:
        return Box(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)

    def cut_top(self, height: int) -> tuple[Box, Box]:
        """Return the top part of the given height, and the rest."""
        left, top, right, bottom = self
        middle = top + height
        return Box(left, top, right, middle), Box(left, middle, right, bottom)

    def cut_bottom(self, height: int) -> tuple[Box, Box]:
        """Return the bottom part of the given height, and the rest."""
        left, top, right, bottom = self
        middle = bottom - height
        return Box(left, middle, right, bottom), Box(left, top, right, middle)

    def cut_left(self, width: int) -> tuple[Box, Box]:
        """Return the left part of the given width, and the rest."""
        left, top, right, bottom = self
        middle = left + width
        return Box(left, top, middle, bottom), Box(middle, top, right, bottom)

    def cut_right(self, width: int) -> tuple[Box, Box]:
        """Return the right part of the given width, and the rest."""
        left, top, right, bottom = self
        middle = right - width
        return Box(middle, top, right, bottom), Box(left, top, middle, bottom)

    def skip_left(self, width: int) -> Box:
        left, top, right, bottom = self
        return Box(left + width, top, right, bottom)

    def skip_right(self, width: int) -> Box:
        left, top, right, bottom = self
        return Box(left, top, right - width, bottom)

    def skip_top(self, height: int) -> Box:
        left, top, right, bottom = self
        return Box(left, top + height, right, bottom)

    def skip_bottom(self, height: int) -> Box:
        left, top, right, bottom = self
        return Box(left, top, right, bottom - height)

    def columns(self, count: int, gap: int = 0) -> list[Box]:
        """Return `count` parts of equal width side by side, `gap` pixels apart."""
        edges = [self.left + (self.width + gap) * i // count for i in range(count + 1)]
        return [Box(edges[i], self.top, edges[i + 1] - gap, self.bottom) for i in range(count)]

    def rows(self, count: int, gap: int = 0) -> list[Box]:
        """Return `count` parts of equal height one below another, `gap` pixels apart."""
        edges = [self.top + (self.height + gap) * i // count for i in range(count + 1)]
        return [Box(self.left, edges[i], self.right, edges[i + 1] - gap) for i in range(count)]

    def square(self, side: int) -> Box:
        """Return a square with this side in pixels around the middle of the box."""
        x, y = self.centre
        left, top = x - side // 2, y - side // 2
        return Box(left, top, left + side, top + side)

    def within(self, other: Box) -> bool:
        return (
            other.left <= self.left
            and other.top <= self.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def overlaps(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

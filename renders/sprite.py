"""Small pieces of a picture, ready to paste."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.pen import LARGER


@dataclass(frozen=True)
class Sprite:
    """Palette numbers and the mask that says where they lie; no mask: everywhere."""

    numbers: Image.Image
    mask: Image.Image | None = None

    @property
    def weight(self) -> int:
        """Bytes, roughly."""
        return self.numbers.width * self.numbers.height * (2 if self.mask else 1) + 500

    def turned(self, turn: Image.Transpose | None) -> Sprite:
        if turn is None:
            return self
        return Sprite(self.numbers.transpose(turn), self.mask and self.mask.transpose(turn))


def inked(shape: Image.Image, ramp: bytes) -> Sprite:
    """A mask in the colours of a ramp; where it is empty, nothing is pasted."""
    return Sprite(shape.point(ramp), shape.point(_ANY))


_ANY = bytes([0] + [255] * 255)


def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """A rectangle with round corners, as a mask: only the corners need to be drawn large."""
    radius = max(0, min(radius, width // 2, height // 2))
    shape = Image.new("L", (width, height), 255)
    if radius == 0:
        return shape
    large = Image.new("L", (radius * LARGER, radius * LARGER), 0)
    side = 2 * radius * LARGER - 1
    ImageDraw.Draw(large).ellipse((0, 0, side, side), fill=255)
    quarter = large.reduce(LARGER)
    right, bottom = width - radius, height - radius
    shape.paste(quarter, (0, 0))
    shape.paste(quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (right, 0))
    shape.paste(quarter.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, bottom))
    shape.paste(quarter.transpose(Image.Transpose.ROTATE_180), (right, bottom))
    return shape

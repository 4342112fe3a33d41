"""Small parts of a picture, ready to paste."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.pen import LARGER


class Sprite:
    """A small image of palette numbers, with an optional mask of the pixels to paste.

    `left` and `top` are the widths of the empty edges that were cut off.
    """

    __slots__ = ("core", "height", "left", "mask", "mask_core", "numbers", "top", "width")

    def __init__(self, numbers: Image.Image, mask: Image.Image | None = None) -> None:
        self.numbers = numbers
        self.mask = mask
        self.left = self.top = 0
        # Read from Pillow once here, because a sprite is pasted many times.
        self.width, self.height = numbers.size
        self.core = numbers.im
        self.mask_core = mask.im if mask else None

    @property
    def weight(self) -> int:
        """Approximate size in bytes."""
        return self.width * self.height * (2 if self.mask else 1) + 500

    def turned(self, turn: Image.Transpose | None) -> Sprite:
        if turn is None:
            return self
        return Sprite(self.numbers.transpose(turn), self.mask and self.mask.transpose(turn))


def inked(shape: Image.Image, ramp: bytes) -> Sprite:
    """Return a mask as a sprite in the colours of a ramp, transparent where the mask is 0."""
    grades = bytearray(shape.tobytes())
    return Sprite(*(_in_place(shape.size, grades.translate(table)) for table in (ramp, ANY)))


def cut_out(shape: Image.Image, ramp: bytes) -> Sprite:
    """Return a mask as a sprite in the colours of a ramp, without its empty edges.

    Most of the height of a word's mask is empty space above its letters.
    """
    box = shape.getbbox() or (0, 0, 1, 1)
    sprite = inked(shape.crop(box), ramp)
    sprite.left, sprite.top = box[:2]
    return sprite


ANY = bytes([0] + [255] * 255)
"""Table from 256 grades of a soft edge to a mask in which every grade but 0 is pasted."""


def _in_place(size: tuple[int, int], pixels: bytearray) -> Image.Image:
    """Return an image that uses these bytes without copying them."""
    image = Image.frombuffer("L", size, pixels, "raw", "L", 0, 1)
    image.readonly = 0
    return image


def hatched_mask(width: int, height: int, step: int, thick: int) -> Image.Image:
    """Return a mask of slanted stripes, `step` pixels apart.

    A stripe is `thick` pixels wide along the edge. A stripe rises by one pixel for each pixel to
    the side, so each row is the row above moved by one.
    """
    long, across = (width + height) * LARGER, thick * LARGER
    large = Image.new("L", (long, LARGER), 0)
    draw = ImageDraw.Draw(large)
    for x in range(0, long + LARGER, step * LARGER):
        foot = x - LARGER
        draw.polygon([(foot, LARGER), (foot + across, LARGER), (x + across, 0), (x, 0)], 255)
    row = large.reduce(LARGER).tobytes()
    rows = b"".join(row[y : y + width] for y in range(height))
    return Image.frombytes("L", (width, height), rows)


def side_mask(radius: int, height: int, left: bool) -> Image.Image:
    """Return a mask of the left or right end of a rounded rectangle, as wide as its corners."""
    side, high = radius * LARGER, height * LARGER
    large = Image.new("L", (side, high), 0)
    x = 0 if left else -side
    ImageDraw.Draw(large).rounded_rectangle((x, 0, x + 2 * side - 1, high - 1), side, fill=255)
    return large.reduce(LARGER)

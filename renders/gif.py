"""An animated GIF written frame by frame, so that a long film never lies in memory.

Each frame holds only the rectangle that changed, and in it only the pixels
that did: half the bytes of plain rectangles, at the same speed.
"""

from __future__ import annotations

from struct import pack

from PIL import GifImagePlugin, Image, ImageChops

from renders.inks import FULL, Inks

CLEAR = FULL - 1
"""The number that stands for a pixel left as it was, as long as no colour has taken it."""
STAYS = 1
"""The next frame is laid over this one."""
FOREVER = 0


class Gif:
    """One film in the making: frames are images of palette numbers, all of the same size."""

    def __init__(self, inks: Inks, size: tuple[int, int]) -> None:
        self.inks = inks
        self.size = size
        self.weight = len(self._head()) + 1
        """How many bytes the film would have if it ended here."""
        self._parts: list[bytes] = []
        self._last: Image.Image | None = None

    def add(self, numbers: Image.Image, milliseconds: int) -> None:
        """Show this picture next, for so long."""
        if self._last is None:
            self._write(numbers, (0, 0), milliseconds, {})
        else:
            changed = ImageChops.difference(self._last, numbers)
            box = changed.getbbox() or (0, 0, 1, 1)
            part, options = numbers.crop(box), {}
            if len(self.inks) <= CLEAR:
                part = ImageChops.lighter(part, _unchanged(changed.crop(box)))
                options["transparency"] = CLEAR
            self._write(part, box[:2], milliseconds, options)
        self._last = numbers

    def finished(self) -> bytes:
        """The whole file."""
        return b"".join((self._head(), *self._parts, b";"))

    def _write(
        self,
        part: Image.Image,
        at: tuple[int, int],
        milliseconds: int,
        options: dict[str, int],
    ) -> None:
        data = b"".join(
            GifImagePlugin.getdata(part, at, duration=milliseconds, disposal=STAYS, **options)
        )
        self._parts.append(data)
        self.weight += len(data)

    def _head(self) -> bytes:
        """Size, the colours, which are all known only at the end, and that it starts again."""
        palette = self.inks.finish(Image.new("L", (1, 1))).getpalette() or []
        colours = bytes(palette).ljust(3 * FULL, b"\0")
        screen = pack("<6sHHBBB", b"GIF89a", *self.size, 0xF7, 0, 0)
        again = pack("<3s11sBBHB", b"!\xff\x0b", b"NETSCAPE2.0", 3, 1, FOREVER, 0)
        return screen + colours + again


def _unchanged(difference: Image.Image) -> Image.Image:
    """`CLEAR`, the largest number, where nothing differs, and zero elsewhere.

    Two quick passes: looking up every pixel takes longer, and pasting where it is unchanged too.
    """
    one = Image.new("L", difference.size, 1)
    return ImageChops.subtract_modulo(ImageChops.darker(difference, one), one)

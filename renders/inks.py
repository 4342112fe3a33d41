"""A palette that grows: flat colours and the soft steps between two of them.

Pictures are drawn as images of palette numbers, in Pillow's mode "L", and
become palette images at the end. Every soft edge is a ramp between two colours
known when it is drawn, so nothing is ever quantised, and encoding is fast.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import count
from threading import Lock

from PIL import Image

from engine.colour import RGB, rgb
from renders.cache import Cache
from renders.colour import mix
from renders.sprite import Sprite

FULL = 256
STEPS = 7
"""How many colours a ramp has between its ends: enough for smooth letters, few enough for all."""
ALIKE = 3 * 11**2
"""Squared distance, in levels of red, green and blue, below which two soft steps are one."""
SPRITE_BYTES, PLATE_BYTES = 31_000_000, 46_000_000
SPRITES: Cache[Sprite] = Cache(SPRITE_BYTES, lambda sprite: sprite.weight)
"""Words, figures, discs: small, and needed over and over."""
PLATES: Cache[Sprite] = Cache(PLATE_BYTES, lambda sprite: sprite.weight)
"""Rows and tiles put together from them: large, and soon out of date."""
_SERIALS = count()


class Inks:
    """The colours of a family of pictures that share their sprites. Safe in several threads."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._colours: list[RGB] = []
        self._flat = bytearray()
        """The same, one channel after the other."""
        self._ramps: dict[tuple[str, str], bytes] = {}
        self._lock = Lock()
        self.serial = next(_SERIALS)
        """Tells what was drawn in these colours from what was drawn in any others."""

    def number(self, colour: str) -> int:
        """The palette number of a colour; when all are taken, the nearest one's."""
        known = self._numbers.get(colour)
        if known is not None:
            return known
        with self._lock:
            return self._number(colour)

    def ramp(self, under: str, over: str) -> bytes:
        """Palette numbers for 256 grades of `over` laid on `under`."""
        known = self._ramps.get((under, over))
        if known is not None:
            return known
        with self._lock:
            last = STEPS + 1
            inner = (mix(under, over, step / last) for step in range(1, last))
            steps = [self._number(under), *map(self._close, inner), self._number(over)]
            table = bytes(steps[round(grade * last / 255)] for grade in range(256))
            self._ramps[under, over] = table
            return table

    def step(self, under: str, over: str, step: int) -> str:
        """One of the colours of a ramp, so that flat shapes in it need no other."""
        self.ramp(under, over)
        return mix(under, over, step / (STEPS + 1))

    def finish(self, image: Image.Image) -> Image.Image:
        """The picture of palette numbers as a palette image. Changes it in place."""
        image.putpalette(bytes(self._flat))
        return image

    def sprite(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """A small piece in these colours, drawn now if it is not there."""
        return SPRITES.get((self.serial, key), make)

    def plate(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """A large piece in these colours, drawn now if it is not there."""
        return PLATES.get((self.serial, key), make)

    def __len__(self) -> int:
        return len(self._colours)

    def _number(self, colour: str) -> int:
        known = self._numbers.get(colour)
        if known is not None:
            return known
        value = rgb(colour)
        number = len(self._colours)
        if number < FULL:
            self._colours.append(value)
            self._flat.extend(value)
        else:
            number = min(range(FULL), key=lambda i: _apart(self._colours[i], value))
        self._numbers[colour] = number
        return number

    def _close(self, colour: str) -> int:
        """A step of a ramp: any colour that no eye tells from it will do."""
        known = self._numbers.get(colour)
        if known is not None:
            return known
        red, green, blue = rgb(colour)
        for number, (r, g, b) in enumerate(self._colours):
            if (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 <= ALIKE:
                self._numbers[colour] = number
                return number
        return self._number(colour)


def _apart(a: RGB, b: RGB) -> int:
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))

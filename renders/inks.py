"""A palette that grows: flat colours, and the mixed colours of soft edges between two of them.

Pictures are drawn as images of palette numbers, in Pillow's mode "L", and become palette images at
the end. The colours of every soft edge are added when the edge is drawn. So nothing has to be
quantised, and encoding is fast.
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
"""Number of mixed colours in a ramp between two colours: enough for smooth letters, but few."""
ALIKE = 3 * 11**2
"""Squared RGB distance up to which a mixed colour is replaced by a colour in the palette."""
SPRITE_BYTES, PLATE_BYTES = 31_000_000, 46_000_000
SPRITES: Cache[Sprite] = Cache(SPRITE_BYTES, lambda sprite: sprite.weight)
"""The cache of words, figures and discs, which are small and often used."""
PLATES: Cache[Sprite] = Cache(PLATE_BYTES, lambda sprite: sprite.weight)
"""The cache of rows and tiles made of sprites, which are large and soon out of date."""
_SERIALS = count()


class Inks:
    """A growing palette that several pictures and their cached sprites share.

    Several threads may use it at once.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._colours: list[RGB] = []
        self._flat = bytearray()
        """The RGB bytes of all colours, in the palette's order."""
        self._ramps: dict[tuple[str, str], bytes] = {}
        self._lock = Lock()
        self.serial = next(_SERIALS)
        """A number that is unique to this palette, for cache keys."""

    def number(self, colour: str) -> int:
        """Return the palette number of a colour, which is added to the palette if it is new.

        If the palette is full, return the number of the nearest colour.
        """
        known = self._numbers.get(colour)
        if known is not None:
            return known
        with self._lock:
            return self._number(colour)

    def ramp(self, under: str, over: str) -> bytes:
        """Return 256 palette numbers that lead from the colour `under` to the colour `over`.

        The index is the opacity of `over`.
        """
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
        """Return mixed colour number `step` of the ramp from `under` to `over`.

        A flat shape in this colour adds no further colour to the palette.
        """
        self.ramp(under, over)
        return mix(under, over, step / (STEPS + 1))

    def finish(self, image: Image.Image) -> Image.Image:
        """Convert an image of palette numbers into a palette image, in place."""
        image.putpalette(bytes(self._flat))
        return image

    def sprite(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """Return the small sprite cached under a key. If there is none, draw and cache it."""
        return SPRITES.get((self.serial, key), make)

    def plate(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """Return the large sprite cached under a key. If there is none, draw and cache it."""
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
        """Return the palette number of a mixed colour, or of one that looks the same."""
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

"""PNG files with few chunks and a fast compressor.

Compression used to take most of the time for a picture.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import partial
from hashlib import sha512
from typing import Protocol, TypeAlias, cast

from PIL import Image

Rows: TypeAlias = bytes | memoryview


class _Compressor(Protocol):
    def compress(self, data: Rows, /) -> bytes: ...
    def flush(self, mode: int = ..., /) -> bytes: ...


_quick: Callable[[], _Compressor]
_small: Callable[[], _Compressor]
_smallish: Callable[[], _Compressor]
try:
    from isal import isal_zlib
    from zlib_ng import zlib_ng

    _quick = partial(isal_zlib.compressobj, 2)
    _small, _smallish = (partial(zlib_ng.compressobj, level) for level in (4, 2))
    _crc32 = zlib_ng.crc32
except ImportError:  # no wheels for this platform
    _quick = _small = _smallish = partial(zlib.compressobj, 3)
    _crc32 = zlib.crc32

BAND = 128
"""Rows of pixels between two flushes of the compressor. Flushes make files one percent smaller."""
LARGE = 1_500_000
"""Uncompressed size in bytes from which a lasting picture gets a faster compression level."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH = 8
_COLOURS = {"L": 0, "RGB": 2, "P": 3, "RGBA": 6}
"""PNG's colour type for each Pillow mode."""
_ROWS, _LASTING = "rows", "lasting"


def blank(width: int, height: int, *, lasting: bool = False) -> Image.Image:
    """Return an empty image of palette numbers, laid out in memory as PNG needs it.

    Before each row is a zero byte, which means "not filtered". Pillow skips it, so the drawn
    picture can be compressed without copying. A `lasting` picture is painted once and kept, so it
    gets more time for a smaller file than a board, which the next press replaces.
    """
    return _drawable(bytearray((width + 1) * height + 1), width, height, lasting)


def copied(image: Image.Image) -> Image.Image:
    """Copy an image made by `blank`, to draw on the copy.

    The image is copied in one step instead of row by row.
    """
    return _drawable(bytearray(image.info[_ROWS][1].obj), *image.size, image.info[_LASTING])


def _drawable(data: bytearray, width: int, height: int, lasting: bool) -> Image.Image:
    rows = memoryview(data)
    pixels = cast(bytes, rows[1:])  # frombuffer accepts any buffer
    image = Image.frombuffer("L", (width, height), pixels, "raw", "L", width + 1, 1)
    image.readonly = 0
    image.info[_ROWS] = (image.im, rows[:-1])
    image.info[_LASTING] = lasting
    return image


def encoded(image: Image.Image) -> bytes:
    """Encode a picture as a PNG file and return its bytes."""
    kind = _COLOURS[image.mode]
    header = struct.pack(">IIBBBBB", *image.size, DEPTH, kind, 0, 0, 0)
    chunks = [(b"IHDR", header), *_palette(image), (b"IDAT", _compressed(image))]
    return SIGNATURE + b"".join(_chunk(*chunk) for chunk in (*chunks, (b"IEND", b"")))


def _palette(image: Image.Image) -> list[tuple[bytes, bytes]]:
    """Return the chunks of a palette image's colours, and of its transparency if it has any."""
    if image.mode != "P":
        return []
    colours = image.getpalette("RGB")
    assert colours is not None
    chunks = [(b"PLTE", bytes(colours))]
    clear = image.info.get("transparency")
    if isinstance(clear, int):
        clear = b"\xff" * clear + b"\x00"
    return [*chunks, (b"tRNS", clear)] if clear else chunks


def _compressed(image: Image.Image) -> bytes:
    rows = _rows(image)
    if image.info.get(_LASTING):
        compressor = (_small if len(rows) < LARGE else _smallish)()
        return compressor.compress(rows) + compressor.flush()
    compressor, step = _quick(), BAND * (len(rows) // image.height)
    parts = []
    for at in range(0, len(rows), step):
        parts.append(compressor.compress(rows[at : at + step]))
        parts.append(compressor.flush(zlib.Z_SYNC_FLUSH))
    parts.append(compressor.flush())
    sha512().digest()  # resets registers: after isal, zlib would be half as fast
    return b"".join(parts)


def _rows(image: Image.Image) -> Rows:
    """Return the bytes of all rows, each after a zero byte, which means "not filtered"."""
    core, rows = image.info.get(_ROWS, (None, b""))
    if core is image.im:  # not inherited from the image this one was copied from
        return cast(Rows, rows)
    data, line = image.tobytes(), image.width * len(image.getbands())
    return b"".join(b"\x00" + data[at : at + line] for at in range(0, len(data), line))


def _chunk(name: bytes, data: bytes) -> bytes:
    check = _crc32(data, _crc32(name))
    return b"".join((struct.pack(">I", len(data)), name, data, struct.pack(">I", check)))

"""Pictures as PNG files: what the format asks for and no more, and the fastest compressor there is.

Most of a picture's time used to be its compression.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable

from PIL import Image

_Compress = Callable[[bytes, int], bytes]

_compress: _Compress
try:
    from isal import isal_zlib

    _compress, LEVEL = isal_zlib.compress, 2
except ImportError:  # where it has no wheel
    _compress, LEVEL = zlib.compress, 3

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH = 8
_COLOURS = {"L": 0, "RGB": 2, "P": 3, "RGBA": 6}
"""The format's number for the kind of a pixel."""


def encoded(image: Image.Image) -> bytes:
    """A picture as PNG."""
    kind = _COLOURS[image.mode]
    header = struct.pack(">IIBBBBB", *image.size, DEPTH, kind, 0, 0, 0)
    chunks = [(b"IHDR", header), *_palette(image), (b"IDAT", _compress(_rows(image), LEVEL))]
    return SIGNATURE + b"".join(_chunk(*chunk) for chunk in (*chunks, (b"IEND", b"")))


def _palette(image: Image.Image) -> list[tuple[bytes, bytes]]:
    """The colours of a palette image, and how clear they are where that is said."""
    if image.mode != "P":
        return []
    colours = image.getpalette("RGB")
    assert colours is not None
    chunks = [(b"PLTE", bytes(colours))]
    clear = image.info.get("transparency")
    if isinstance(clear, int):
        clear = b"\xff" * clear + b"\x00"
    return [*chunks, (b"tRNS", clear)] if clear else chunks


def _rows(image: Image.Image) -> bytes:
    """The pixels, before each row a zero: it is not filtered.

    A picture of one-byte pixels that is one column wider already is that.
    """
    wide, high = image.size
    if len(image.getbands()) == 1:
        wider = Image.new(image.mode, (wide + 1, high))
        wider.paste(image, (1, 0))
        return wider.tobytes()
    data, line = image.tobytes(), wide * len(image.getbands())
    return b"".join(b"\x00" + data[at : at + line] for at in range(0, len(data), line))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

"""Helpers for the bots of the four other Python libraries. Standard library only."""

from __future__ import annotations

import json
import struct
import sys
import zlib
from typing import Any

URL, TOKEN = [*sys.argv, "", ""][1:3]
API = f"{URL}/api/v10"
FRUIT = ("apple", "apricot", "banana")
KINDS = ("string", "user", "role", "mentionable", "channel")


def tell(what: str, **more: Any) -> None:
    """Print a line of JSON, which the test reads as an event called `what`."""
    print(json.dumps({"what": what, **more}), flush=True)


def picture(shade: int) -> bytes:
    """Return a grey PNG of eight by six pixels."""

    def chunk(name: bytes, data: bytes) -> bytes:
        checked = name + data
        return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))

    header = struct.pack(">IIBBBBB", 8, 6, 8, 0, 0, 0, 0)
    rows = (b"\0" + bytes([shade]) * 8) * 6
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body

"""Numbers that come as text."""

from __future__ import annotations

MOST = 2**63 - 1
"""The largest number that an id can be."""


def plain_number(text: str) -> int | None:
    """Return the number that a text consists of, or None for any other text.

    `int` fails at some characters that `isdigit` accepts.
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MOST)):
        return None
    number = int(text)
    return number if number <= MOST else None

"""Numbers in texts of requests, such as ids."""

from __future__ import annotations

MOST = 2**63 - 1
"""The largest id."""


def plain_number(text: str) -> int | None:
    """Return the number that a text of ASCII digits stands for, or None for any other text.

    None also for numbers above `MOST`. `int` fails at some characters that `isdigit` accepts.
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MOST)):
        return None
    number = int(text)
    return number if number <= MOST else None

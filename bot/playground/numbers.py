"""A parser of numbers in requests, such as ids."""

from __future__ import annotations

MOST = 2**63 - 1
"""The largest number that is accepted as an id."""


def plain_number(text: str) -> int | None:
    """Return the number that a text of ASCII digits represents.

    Return None for any other text and for numbers above `MOST`. `isdigit` is not used, because it
    accepts characters at which `int` fails.
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MOST)):
        return None
    number = int(text)
    return number if number <= MOST else None

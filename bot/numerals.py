"""Numbers out of texts that anybody may have written."""

from __future__ import annotations

MOST = 2**63 - 1
"""What a database can hold; no id of Discord is larger."""


def plain_number(text: str) -> int | None:
    """The number that a text is, None for any other: `int` fails at some that `isdigit` takes."""
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MOST)):
        return None
    number = int(text)
    return number if number <= MOST else None

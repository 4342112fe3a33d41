"""Long texts as pages of a message, and the buttons that turn them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from bot.ui.components import Button, Part, fitting
from bot.ui.custom_ids import press_id
from bot.words import safe, say
from renders.words import shorten

T = TypeVar("T")

LIMIT = 1900
"""Most characters on a page. Discord allows 2000 in a message."""
NAME = 32
"""Most characters of a player's name in a list of players."""
_NUMBERED = re.compile(r"^(\d+)\.")


def line(text: str) -> str:
    """Escape a line of plain text. Discord then shows neither markup nor a numbered list."""
    return _NUMBERED.sub(r"\1\\.", safe(text))


def short_name(name: str) -> str:
    """Return a player's name, escaped and shortened for a list of players."""
    return safe(shorten(name, NAME))


def split(lines: Iterable[str], limit: int = LIMIT) -> list[str]:
    """Join lines to pages of at most `limit` characters. Return at least one page.

    A line that is longer than a page is cut.
    """
    pages = [""]
    for text in lines:
        text = fitting(text, limit)
        joined = f"{pages[-1]}\n{text}" if pages[-1] else text
        if len(joined) <= limit:
            pages[-1] = joined
        else:
            pages.append(text)
    return [page.strip("\n") for page in pages]


def page_of(items: Sequence[T], page: int, size: int = 1) -> tuple[Sequence[T], int, int]:
    """Return the items on a page, the page's index and the number of pages.

    An index beyond the last page means the last page.
    """
    pages = max(1, -(-len(items) // size))
    page = min(page, pages - 1)
    return items[page * size : (page + 1) * size], page, pages


def turn_buttons(page: int, pages: int, game: int, verb: str, *args: object) -> list[Part]:
    """Return the Back and Next buttons, or an empty list for a single page.

    The page to open is the last argument of each button's custom id.
    """
    if pages < 2:
        return []
    return [
        Button(say(key), press_id(game, verb, *args, to), disabled=not 0 <= to < pages)
        for key, to in (("info-back", page - 1), ("info-next", page + 1))
    ]

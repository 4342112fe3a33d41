"""A text of limited length, to which pieces are added whole or not at all."""

from __future__ import annotations

from renders.words import Say

LIMIT = 1024
"""Most characters that Discord allows in a picture's alt text."""


class AltPage:
    """A text of limited length in numbered lines.

    Each line is a list of pieces, joined by commas and ended by a full stop.
    """

    def __init__(self, say: Say, limit: int = LIMIT) -> None:
        self._say = say
        self._room = limit + 1  # the last line has no line feed
        self._lines: dict[int, str] = {}

    def add(self, line: int, piece: str) -> bool:
        """Append a piece to a line and return True, or return False if the page has no room."""
        before = self._lines.get(line)
        after = piece if before is None else self._say("list-comma", first=before, last=piece)
        room = self._room - _taken(after) + (0 if before is None else _taken(before))
        if room < 0:
            return False
        self._lines[line], self._room = after, room
        return True

    @property
    def text(self) -> str:
        return "\n".join(_closed(line) for _, line in sorted(self._lines.items()))


def page_of(say: Say, lines: list[str], limit: int = LIMIT) -> str:
    """Join lines from the first on, up to the first that does not fit within `limit` characters."""
    page = AltPage(say, limit)
    for number, line in enumerate(lines):
        if not page.add(number, line):
            break
    return page.text


def _taken(line: str) -> int:
    return len(_closed(line)) + 1


def _closed(line: str) -> str:
    return line if line[-1] in '.!?…"”' else f"{line}."

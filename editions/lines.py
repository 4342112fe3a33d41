"""A finder of the line number of a place in an edition file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

Path: TypeAlias = tuple[str, ...]

_WORD = r"""[A-Za-z0-9_-]+|"[^"\\]*"|'[^']*'"""
_KEYS = rf"(?:{_WORD})(?:\s*\.\s*(?:{_WORD}))*"
_HEADER = re.compile(rf"\s*\[\s*({_KEYS})\s*\]\s*(?:#.*)?$")
_REPEATED = re.compile(rf"\s*\[\[\s*({_KEYS})\s*\]\]\s*(?:#.*)?$")
_ENTRY = re.compile(rf"\s*({_KEYS})\s*=\s*(.*)$")


class Lines:
    """The numbers of the lines on which a file's keys, sections and list entries begin."""

    def __init__(self, text: str) -> None:
        self._entries: dict[Path, int] = {}
        self._headers: dict[Path, int] = {}
        for number, path, is_header in _places(text.replace("\r\n", "\n").split("\n")):
            (self._headers if is_header else self._entries).setdefault(path, number)

    def of(self, place: str) -> int:
        """Return the line number of a place such as `spaces[3].price`, or of the entry around it.

        For a key missing from a nested section, such as `[groups.brown]`, return the section's
        line. Return 0 for a place that is not found.
        """
        path = tuple(part.strip("'") for part in re.findall(r"'[^']*'|[^.\[\]]+", place))
        for length in range(len(path), 0, -1):
            if line := self._entries.get(path[:length]):
                return line
            if line := self._headers.get(path[:length]):
                return line if length == len(path) or length == len(path) - 1 > 1 else 0
        return 0


def _places(lines: list[str]) -> Iterator[tuple[int, Path, bool]]:
    """Yield the line number and path of each key, section and list entry.

    The last value is True for a section's header.
    """
    section: Path = ()
    within: Path | None = None
    counts: dict[Path, int] = {}
    in_words = False
    for number, line in enumerate(lines, 1):
        was_in_words = in_words
        in_words ^= bool((line.count('"""') + line.count("'''")) % 2)
        if was_in_words:
            continue
        if within is not None:
            if line.lstrip().startswith("]"):
                within = None
            elif _is_entry(line):
                yield number, (*within, str(counts[within])), False
                counts[within] += 1
            elif not _is_remark(line):  # an entry of several lines: later indices are unknown
                counts[within] = -len(lines)
        elif found := _HEADER.match(line):
            section = _keys(found[1])
            yield number, section, True
        elif found := _REPEATED.match(line):
            path = _keys(found[1])
            section = (*path, str(counts.setdefault(path, 0)))
            counts[path] += 1
            yield number, section, True
        elif found := _ENTRY.match(line):
            path = (*section, *_keys(found[1]))
            yield number, path, False
            if found[2].startswith("[") and _is_remark(found[2][1:]):
                within, counts[path] = path, 0


def _is_entry(line: str) -> bool:
    entry = line.strip()
    return entry.startswith("{") and entry.endswith(("}", "},"))


def _is_remark(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _keys(text: str) -> Path:
    return tuple(key.strip("\"'") for key in re.findall(_WORD, text))

"""Explanations for authors: why a line of an edition file cannot be read, and how to correct it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass

from editions.findings import neutral
from editions.phrases import Phrase

SHOWN = 60
"""Most characters of a line that are quoted."""
_SIGNS = '"[]{}#“”„‟«»‘’‚‛'
_CURLY, _CURLY_SINGLE = "“”„‟«»", "‘’‚‛"
_STRING = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")
_ENTRY = re.compile(r"""\s*(\[|[\w."'-]+\s*=)""")
_TRUTH = dict.fromkeys(("true", "yes", "on"), "true") | dict.fromkeys(
    ("false", "no", "off"), "false"
)


@dataclass(frozen=True)
class _Spot:
    """The position at which the TOML parser failed.

    It has the parser's reason, all lines of the file, and the line number and column from 1.
    """

    reason: str
    lines: list[str]
    number: int
    column: int

    @property
    def line(self) -> str:
        return self.lines[self.number - 1]

    @property
    def read(self) -> str:
        return self.line[: self.column - 1]

    @property
    def rest(self) -> str:
        return self.line[self.column - 1 :].strip()

    @property
    def key(self) -> str:
        return self.line.partition("=")[0].strip()


def explained(text: str, error: tomllib.TOMLDecodeError) -> tuple[int, Phrase]:
    """Return the number of the line that is not valid TOML, and advice to the file's author."""
    spot = _spot(text, str(error))
    line = quoted_line(spot.line, spot.column)
    return spot.number, Phrase("at_line", what=_advice(spot), line=line)


def quoted_line(line: str, column: int = 1) -> str:
    """Return a line of the file, safe to show.

    Of a line longer than SHOWN characters, return the part around `column`.
    """
    start = max(0, min(column - 1 - SHOWN * 2 // 3, len(line) - SHOWN))
    return ("…" if start else "") + neutral(line[start:].strip(), SHOWN, _SIGNS)


def _spot(text: str, reason: str) -> _Spot:
    lines = text.replace("\r\n", "\n").split("\n")
    if found := re.search(r"\(at line (\d+), column (\d+)\)", reason):
        return _Spot(reason, lines, int(found[1]), int(found[2]))
    number = max((i for i, line in enumerate(lines, 1) if line.strip()), default=1)
    if '"""' in reason or "'''" in reason or "Unterminated" in reason:
        opened = (i for i, line in enumerate(lines, 1) if '"""' in line or "'''" in line)
        number = max(opened, default=number)
    return _Spot(reason, lines, number, len(lines[number - 1]) + 1)


def _advice(spot: _Spot) -> Phrase:
    for advise in (_curly, _twice, _unclosed, _after_value, _value, _key):
        if advice := advise(spot):
            return advice
    if "\\" in spot.line:
        return Phrase("no_backslashes")
    return Phrase("entry")


def _curly(spot: _Spot) -> Phrase | None:
    if not _has_curly(spot.line):
        return None
    more = sum(map(_has_curly, spot.lines)) - 1
    return Phrase("curly_more", count=more) if more else Phrase("curly")


def _has_curly(line: str) -> bool:
    """Return True if a line has curly quotes outside of strings and comments."""
    outside = _STRING.sub("", line).partition("#")[0]
    singles = "" if '"' in outside else _CURLY_SINGLE
    return any(sign in outside for sign in _CURLY + singles)


def _twice(spot: _Spot) -> Phrase | None:
    if not re.search("twice|overwrite|redefine|mutate|immutable", spot.reason):
        return None
    above = spot.lines[: spot.number - 1]
    if spot.line.lstrip().startswith("["):
        header = _header(spot.line)
        first = next((i for i, line in enumerate(above, 1) if _header(line) == header), 0)
        if first:
            return Phrase("section_twice", line=first)
        return Phrase("section_taken")
    section = max((i for i, line in enumerate(above) if line.lstrip().startswith("[")), default=0)
    taken = (
        i
        for i, line in enumerate(above[section:], section + 1)
        if "=" in line and line.partition("=")[0].strip() == spot.key
    )
    first = next(taken, 0)
    return Phrase("key_twice_at", line=first) if first else Phrase("key_twice")


def _header(line: str) -> str:
    found = re.match(r"\s*\[+([^\]]+)\]", line)
    return re.sub(r"[\s\"']", "", found[1]) if found else ""


def _unclosed(spot: _Spot) -> Phrase | None:
    """Return advice about a missing quote, bracket or comma, or None if that is not the fault."""
    if "]" in spot.reason and "declaration" in spot.reason:
        return Phrase("close_section")
    if '"""' in spot.line or "'''" in spot.line:
        return Phrase("close_lines")
    if re.search(r"Illegal character '\\n'|Unterminated|Expected \"", spot.reason):
        return Phrase("close_quote")
    if "array" in spot.reason:
        if not spot.rest or (not spot.read.strip() and _ENTRY.match(spot.line)):
            return Phrase("close_list")
        return _comma(spot)
    if "inline table" in spot.reason:
        return _comma(spot) if spot.rest else Phrase("close_brace")
    if "{" in spot.read and "initial character" in spot.reason:
        if spot.rest.startswith("}"):
            return Phrase("no_comma_brace")
        return Phrase("key_in_braces")
    return None


def _comma(spot: _Spot) -> Phrase:
    if spot.read.strip():
        return Phrase("comma", rest=neutral(spot.rest, 12, _SIGNS))
    return Phrase("comma_above")


def _after_value(spot: _Spot) -> Phrase | None:
    """Return advice about text after the end of a value, or None if that is not the fault."""
    if "after a statement" not in spot.reason:
        return None
    if spot.rest == ",":
        return Phrase("no_comma_end")
    if spot.read.rstrip().endswith(('"', "'")):
        return Phrase("quotes_inside")
    if re.search(r"= *0$", spot.read) or re.match(r"[.,' ]\d", spot.line[spot.column - 1 :]):
        return Phrase("digits_only")
    return Phrase("own_line")


def _value(spot: _Spot) -> Phrase | None:
    if "Invalid value" not in spot.reason:
        return None
    value = spot.rest.partition("#")[0].strip()
    if not value:
        return Phrase("value")
    if truth := _TRUTH.get(value.casefold()):
        return Phrase("truth", value=truth)
    if re.fullmatch(r"[^\w\s]?\s?\d[\d.,]*\s?[^\w\s]?", value):
        return Phrase("digits_only")
    return Phrase("in_quotes")


def _key(spot: _Spot) -> Phrase | None:
    if "Expected '='" in spot.reason:
        if spot.rest.startswith(":"):
            return Phrase("equals_for_colon")
        if "=" in spot.rest:
            return Phrase("name_in_quotes")
        if re.search(r"\d,\d+\s*$", spot.read):
            return Phrase("digits_only")
        return Phrase("equals")
    start = spot.line.strip()
    if start.startswith(("//", ";", "--", "/*")):
        return Phrase("remark")
    if start.startswith("="):
        return Phrase("key_first")
    return None

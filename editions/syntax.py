"""Why a line of an edition file cannot be read, and what its author should do about it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass

from editions.findings import neutral

SHOWN = 60
"""Characters of a line that are quoted."""
_SIGNS = '"[]{}#“”„‟«»‘’‚‛'
_CURLY, _CURLY_SINGLE = "“”„‟«»", "‘’‚‛"
_STRING = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")
_ENTRY = re.compile(r"""\s*(\[|[\w."'-]+\s*=)""")
_TRUTH = dict.fromkeys(("true", "yes", "on"), "true") | dict.fromkeys(
    ("false", "no", "off"), "false"
)


@dataclass(frozen=True)
class _Spot:
    """Where the reader gave up: its reason, the line, and how much of the line it had read."""

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


def explained(text: str, error: tomllib.TOMLDecodeError) -> tuple[str, str]:
    """The line at which a text ceases to be TOML, and what is expected there."""
    spot = _spot(text, str(error))
    return f"line {spot.number}", f"{_advice(spot)}, got: {quoted_line(spot.line, spot.column)}"


def quoted_line(line: str, column: int = 1) -> str:
    """A line as it stands in the file, harmless; of a long one the part around a column."""
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


def _advice(spot: _Spot) -> str:
    for advise in (_curly, _twice, _unclosed, _after_value, _value, _key):
        if advice := advise(spot):
            return advice
    if "\\" in spot.line:
        return "words without backslashes"
    return "a key, an equals sign and a value, or a line that begins with #"


def _curly(spot: _Spot) -> str | None:
    if not _has_curly(spot.line):
        return None
    more = sum(map(_has_curly, spot.lines)) - 1
    also = f" (also in {more} more {'line' if more == 1 else 'lines'})" if more else ""
    return f'straight quotes "like these" around words, not curly ones{also}'


def _has_curly(line: str) -> bool:
    """Whether curly quotes stand where straight ones belong, and not within words."""
    outside = _STRING.sub("", line).partition("#")[0]
    singles = "" if '"' in outside else _CURLY_SINGLE
    return any(sign in outside for sign in _CURLY + singles)


def _twice(spot: _Spot) -> str | None:
    if not re.search("twice|overwrite|redefine|mutate|immutable", spot.reason):
        return None
    above = spot.lines[: spot.number - 1]
    if spot.line.lstrip().startswith("["):
        header = _header(spot.line)
        first = next((i for i, line in enumerate(above, 1) if _header(line) == header), 0)
        if first:
            return f"each section once: it begins in line {first} already, so put its lines there"
        return "a section with a name that nothing above has taken"
    section = max((i for i, line in enumerate(above) if line.lstrip().startswith("[")), default=0)
    taken = (
        i
        for i, line in enumerate(above[section:], section + 1)
        if "=" in line and line.partition("=")[0].strip() == spot.key
    )
    first = next(taken, 0)
    return f"each key once{f': it stands in line {first} already' if first else ''}"


def _header(line: str) -> str:
    found = re.match(r"\s*\[+([^\]]+)\]", line)
    return re.sub(r"[\s\"']", "", found[1]) if found else ""


def _unclosed(spot: _Spot) -> str | None:
    """A quote, a bracket or a comma is missing."""
    if "]" in spot.reason and "declaration" in spot.reason:
        return "a ] at the end of the section's name"
    if '"""' in spot.line or "'''" in spot.line:
        return "three closing quotes after words of several lines"
    if re.search(r"Illegal character '\\n'|Unterminated|Expected \"", spot.reason):
        return "a closing quote after the words"
    if "array" in spot.reason:
        if not spot.rest or (not spot.read.strip() and _ENTRY.match(spot.line)):
            return "a ] that closes the list before it"
        return _comma(spot)
    if "inline table" in spot.reason:
        return _comma(spot) if spot.rest else "a closing } on the same line"
    if "{" in spot.read and "initial character" in spot.reason:
        if spot.rest.startswith("}"):
            return "no comma before }"
        return "a key between { and }, all of it on one line"
    return None


def _comma(spot: _Spot) -> str:
    if spot.read.strip():
        return f"a comma before {neutral(spot.rest, 12, _SIGNS)}"
    return "a comma at the end of the line before"


def _after_value(spot: _Spot) -> str | None:
    """The value has ended, but the line goes on."""
    if "after a statement" not in spot.reason:
        return None
    if spot.rest == ",":
        return "no comma at the end of this line"
    if spot.read.rstrip().endswith(('"', "'")):
        return "words without quotes inside them, and nothing after the closing quote"
    if re.search(r"= *0$", spot.read) or re.match(r"[.,' ]\d", spot.line[spot.column - 1 :]):
        return "a whole number of nothing but digits, such as 1000"
    return "each key in a line of its own"


def _value(spot: _Spot) -> str | None:
    if "Invalid value" not in spot.reason:
        return None
    value = spot.rest.partition("#")[0].strip()
    if not value:
        return "a value after the equals sign"
    if truth := _TRUTH.get(value.casefold()):
        return f"{truth}, in small letters and without quotes"
    if re.fullmatch(r"[^\w\s]?\s?\d[\d.,]*\s?[^\w\s]?", value):
        return "a whole number of nothing but digits, such as 1000"
    return "words between quotes: they begin and end with a straight quote"


def _key(spot: _Spot) -> str | None:
    if "Expected '='" in spot.reason:
        if spot.rest.startswith(":"):
            return "an equals sign instead of the colon"
        if "=" in spot.rest:
            return "a name of several words between quotes before the equals sign"
        return "an equals sign between a key and its value"
    start = spot.line.strip()
    if start.startswith(("//", ";", "--", "/*")):
        return "a # at the beginning of a remark"
    if start.startswith("="):
        return "a key before the equals sign"
    return None

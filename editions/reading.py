"""From bytes to a plain dict, within bounds: a hostile file is refused, never obeyed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from editions.fields import Raw
from editions.findings import Findings, neutral

MOST_BYTES = 256 * 1024
LONGEST_LINE = 4_000
# The parser's time grows with the square of the dots in a key, so a line may not be all dots.
MOST_DOTS = 30
MOST_DOTS_IN_HEADER = 8
MOST_DOTS_IN_ALL = 4_000
DEEPEST = 8


def read(file: Path, notes: Findings) -> bytes | None:
    """The file's bytes, at most one more than allowed."""
    try:
        if file.is_file():  # anything else could block or never end
            with file.open("rb") as stream:
                return stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no such name"
        notes.problem("", f"a readable file, got: {reason}")
        return None
    notes.problem("", "an edition file, found none")
    return None


def parse(data: bytes, notes: Findings) -> Raw | None:
    """The file as a dict of plain values, or None with the reason noted."""
    if len(data) > MOST_BYTES:
        notes.problem("", f"at most {MOST_BYTES // 1024} KiB, got more")
        return None
    try:
        text = data.decode("utf-8-sig")  # some editors put a byte order mark first
    except UnicodeDecodeError as error:
        notes.problem(f"byte {error.start}", "UTF-8 text")
        return None
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            notes.problem(f"line {number}", f"at most {LONGEST_LINE} characters, got {len(line)}")
            return None
        most = MOST_DOTS_IN_HEADER if line.lstrip().startswith("[") else MOST_DOTS
        if (dots := line.count(".")) > most:
            notes.problem(f"line {number}", f"at most {most} dots, got {dots}")
            return None
    if text.count(".") > MOST_DOTS_IN_ALL:
        notes.problem("", f"at most {MOST_DOTS_IN_ALL} dots, got {text.count('.')}")
        return None
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        notes.problem("", f"TOML, got: {neutral(str(error), 120)}")
        return None
    except (ValueError, RecursionError):  # a number of thousands of digits, endless brackets
        notes.problem("", "TOML of sensible size and depth")
        return None
    if _depth(raw) > DEEPEST:
        notes.problem("", f"at most {DEEPEST} tables or lists inside each other")
        return None
    return raw


def _depth(raw: Raw) -> int:
    """How deep tables and lists stand inside each other; without recursion, as it may be deep."""
    depth = 0
    level: list[Any] = [raw]
    while level:
        depth += 1
        inside = (v for at in level for v in (at.values() if isinstance(at, dict) else at))
        level = [value for value in inside if isinstance(value, dict | list)]
    return depth

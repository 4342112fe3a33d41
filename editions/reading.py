"""From bytes to a plain dict, within bounds: a hostile file is refused, never obeyed."""

from __future__ import annotations

import codecs
import tomllib
from pathlib import Path
from typing import Any

from editions.fields import Raw
from editions.findings import Findings
from editions.syntax import explained, quoted_line

MOST_BYTES = 256 * 1024
LONGEST_LINE = 4_000
# The parser's time grows with the square of the dots in a key, so a line may not be all dots.
MOST_DOTS = 30
MOST_DOTS_IN_HEADER = 8
MOST_DOTS_IN_ALL = 4_000
DEEPEST = 8

# How files begin that are no text, and what they are.
_FOREIGN: tuple[tuple[bytes, str], ...] = (
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "an archive or a document of a word processor"),
    (b"{\\rtf", "a document of a word processor"),
    (b"<!DOCTYPE", "a web page"),
    (b"<html", "a web page"),
)


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
    text = text_of(data, notes)
    if text is None:
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
        notes.problem(*explained(text, error))
        return None
    except (ValueError, RecursionError):  # a number of thousands of digits, endless brackets
        notes.problem("", "TOML of sensible size and depth")
        return None
    if _depth(raw) > DEEPEST:
        notes.problem("", f"at most {DEEPEST} tables or lists inside each other")
        return None
    return raw


def text_of(data: bytes, notes: Findings) -> str | None:
    """What a file says, as UTF-8 or UTF-16; None with the reason noted where it is no text."""
    for start, what in _FOREIGN:
        if data.removeprefix(codecs.BOM_UTF8).startswith(start):
            notes.problem("", f"a plain text file that ends in .toml, got {what}")
            return None
    try:
        text = data.decode(encoding_of(data)).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        line = data.split(b"\n")[number - 1].decode("cp1252", "replace")
        advice = f"text saved as UTF-8, got letters of another kind: {quoted_line(line)}"
        notes.problem(f"line {number}", advice)
        return None
    if "\0" in text:
        notes.problem("", "a plain text file, got bytes that no text has")
        return None
    return text


def encoding_of(data: bytes) -> str:
    """By the mark at the beginning; without one, UTF-16 has a zero beside every plain letter."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    for encoding, zeros in (("utf-16-le", data[1:80:2]), ("utf-16-be", data[:80:2])):
        if len(data) > 2 and not len(data) % 2 and set(zeros) == {0}:
            return encoding
    return "utf-8"


def _depth(raw: Raw) -> int:
    """How deep tables and lists stand inside each other; without recursion, as it may be deep."""
    depth = 0
    level: list[Any] = [raw]
    while level:
        depth += 1
        inside = (v for at in level for v in (at.values() if isinstance(at, dict) else at))
        level = [value for value in inside if isinstance(value, dict | list)]
    return depth

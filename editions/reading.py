"""Functions that parse files into plain dicts, with limits against hostile files."""

from __future__ import annotations

import codecs
import tomllib
from pathlib import Path
from typing import Any

from editions.fields import Raw
from editions.findings import Findings
from editions.phrases import Phrase
from editions.syntax import explained, quoted_line

MOST_BYTES = 256 * 1024
LONGEST_LINE = 4_000
# The time of the parser grows with the square of a key's dots, so each line has a limit.
MOST_DOTS = 30
MOST_DOTS_IN_HEADER = 8
MOST_DOTS_IN_ALL = 4_000
DEEPEST = 8

# The first bytes of files that are not text, and what these files are.
_FOREIGN: tuple[tuple[bytes, str], ...] = (
    (b"\x89PNG", "file_picture"),
    (b"\xff\xd8\xff", "file_picture"),
    (b"GIF8", "file_picture"),
    (b"%PDF", "file_pdf"),
    (b"PK\x03\x04", "file_archive"),
    (b"{\\rtf", "file_document"),
    (b"<!doctype", "file_page"),
    (b"<html", "file_page"),
)


def read(file: Path, notes: Findings) -> bytes | None:
    """Return a file's bytes, or None with the problem recorded.

    At most MOST_BYTES + 1 bytes are read.
    """
    try:
        if file.is_file():  # a pipe or device could block or never end
            with file.open("rb") as stream:
                return stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no such name"
        notes.problem("", Phrase("readable", reason=str(reason)))
        return None
    notes.problem("", Phrase("no_file"))
    return None


def parse(data: bytes, notes: Findings) -> Raw | None:
    """Return the values in a TOML file as a dict, or None with the problem recorded."""
    if len(data) > MOST_BYTES:
        notes.problem("", Phrase("file_size", most=MOST_BYTES // 1024))
        return None
    text = text_of(data, notes)
    if text is None:
        return None
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            long = Phrase("characters", most=LONGEST_LINE, found=len(line))
            notes.problem("", long, line=number)
            return None
        most = MOST_DOTS_IN_HEADER if line.lstrip().startswith("[") else MOST_DOTS
        if (dots := line.count(".")) > most:
            notes.problem("", Phrase("dots", most=most, found=dots), line=number)
            return None
    if text.count(".") > MOST_DOTS_IN_ALL:
        notes.problem("", Phrase("dots", most=MOST_DOTS_IN_ALL, found=text.count(".")))
        return None
    notes.text = text
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        number, expected = explained(text, error)
        notes.problem("", expected, line=number)
        return None
    except (ValueError, RecursionError):  # a number with thousands of digits, or too many brackets
        notes.problem("", Phrase("sensible"))
        return None
    if _depth(raw) > DEEPEST:
        notes.problem("", Phrase("depth", most=DEEPEST))
        return None
    return raw


def text_of(data: bytes, notes: Findings) -> str | None:
    """Return the text of a file in UTF-8 or UTF-16, or None with the problem recorded."""
    beginning = data.removeprefix(codecs.BOM_UTF8)[:10]
    for start, what in _FOREIGN:
        if beginning.startswith(start) or beginning.lower().startswith(start):
            notes.problem("", Phrase("text_file", what=Phrase(what)))
            return None
    try:
        text = data.decode(encoding_of(data)).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        line = data.split(b"\n")[number - 1].decode("cp1252", "replace")
        notes.problem("", Phrase("utf8", line=quoted_line(line)), line=number)
        return None
    if "\0" in text:
        notes.problem("", Phrase("no_bytes"))
        return None
    return text


def encoding_of(data: bytes) -> str:
    """Return the name of a file's encoding, by its byte order mark or its zero bytes.

    Without either it is UTF-8.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    for encoding, zeros in (("utf-16-le", data[1:80:2]), ("utf-16-be", data[:80:2])):
        if len(data) > 2 and not len(data) % 2 and set(zeros) == {0}:
            return encoding
    return "utf-8"


def _depth(raw: Raw) -> int:
    """Return the number of levels to which tables and lists are nested, at least 1."""
    depth = 0
    level: list[Any] = [raw]
    while level:
        depth += 1
        inside = (v for at in level for v in (at.values() if isinstance(at, dict) else at))
        level = [value for value in inside if isinstance(value, dict | list)]
    return depth

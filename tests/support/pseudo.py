"""A pseudo-language for tests: English with long accented words in brackets.

A text that is not in it was not translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import bot.words
from bot.words import LANGUAGES, Language
from bot.words.limits import limit_of
from editions.fields import LONGEST_WORD
from editions.loader import Shelf, available, load
from editions.translations import texts, told_in
from engine.edition import Edition

PSEUDO = "eo"
"""A language code that Babel knows and the project does not translate into."""
OPEN, CLOSE = "«", "»"
_ACCENTED = str.maketrans("aeiouyAEIOUY", "áêïôûýÁÊÏÔÛÝ")
_VOWEL = re.compile("[aeiouAEIOU]")
_BEGINNING = re.compile(r"(?:#{1,3} |-# |- |> |• )?")


def accented(text: str) -> str:
    return text.translate(_ACCENTED)


def longer(text: str) -> str:
    """Double every vowel and add accents, which makes English about as long as German."""
    return accented(_VOWEL.sub(lambda found: found[0] + found[0].lower(), text))


class _Turn:
    """A pass over one pattern that applies `turn` to its text, except between backticks."""

    def __init__(self, turn: object) -> None:
        self.turn = turn
        self.code = False

    def pattern(self, pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                element.value = self.text(element.value)
            elif isinstance(element.expression, ast.SelectExpression):
                before = self.code
                for variant in element.expression.variants:
                    self.code = before
                    self.pattern(variant.value)

    def text(self, text: str) -> str:
        if "://" in text:
            return text
        made = []
        for i, part in enumerate(text.split("`")):
            self.code = self.code != bool(i)
            made.append(part if self.code else self.turn(part))  # type: ignore[operator]
        return "`".join(made)


def _bracketed(pattern: ast.Pattern) -> None:
    first, last = pattern.elements[0], pattern.elements[-1]
    if isinstance(first, ast.TextElement):
        begins = _BEGINNING.match(first.value)
        assert begins is not None
        first.value = f"{begins[0]}{OPEN}{first.value[begins.end() :]}"
    else:
        pattern.elements.insert(0, ast.TextElement(OPEN))
    if isinstance(last, ast.TextElement):
        last.value += CLOSE
    else:
        pattern.elements.append(ast.TextElement(CLOSE))


def _turned(key: str, pattern: ast.Pattern) -> None:
    """Translate one message. A message with a length limit gets accents only."""
    limit = limit_of(key)
    if limit is not None:
        _Turn(accented).pattern(pattern)
        return
    _Turn(longer).pattern(pattern)
    _bracketed(pattern)


def _file(source: str) -> str:
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                _turned(entry.id.name, entry.value)
            for attribute in entry.attributes:
                _turned(f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return FluentSerializer().serialize(resource)


@cache
def pseudo_language() -> Language:
    folder = Path(bot.words.__file__).parent / "en"
    return Language(
        PSEUDO, [_file(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.ftl"))]
    )


def _fitting(path: str, text: str) -> str:
    """Translate a text of an edition, without longer words where the board has no room."""
    turned = longer(text)
    spacious = not path.startswith(("spaces.", "corners.", "groups.", "tokens.", "decks."))
    if path.startswith("decks.") and ".cards." in path:
        spacious = True
    if spacious or max(map(len, turned.split()), default=0) <= LONGEST_WORD:
        return turned
    return accented(text)


def pseudo_edition(ed: Edition) -> Edition:
    """Return an edition in the pseudo-language. The names of deeds stay in English."""
    deeds = {f"spaces.{pos}" for pos in ed.board.deeds}
    words = {path: _fitting(path, text) for path, text in texts(ed).items() if path not in deeds}
    return told_in(ed, PSEUDO, words)


@contextmanager
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add the pseudo-language to the messages and editions during the block."""
    usual = Shelf.in_language

    def in_language(self: Shelf, ed: Edition, language: str) -> Edition:
        return pseudo_edition(ed) if language == PSEUDO else usual(self, ed, language)

    monkeypatch.setitem(LANGUAGES, PSEUDO, pseudo_language())
    monkeypatch.setattr(Shelf, "in_language", in_language)
    try:
        yield
    finally:
        for name in available():
            load(name).told.pop(PSEUDO, None)

"""A search for English words in texts that should be in another language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from bot.cli.words_check import expanded
from bot.words import FOLDER, LANGUAGES
from editions.translations import texts
from engine.ai.levels import CHARACTERS
from engine.edition import Edition
from tests.support.wording import files

_WORD = re.compile(r"[^\W\d_]{3,}")
_PROTECTED = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+|\b[A-Z]+\\?-\d+")
SHARED = {
    *("rentroll", "discord", "sha", "toml", "kib", "robo"),
    *(one.name.lower() for one in CHARACTERS.values()),
}
"""Words that are the same in every language, and the computer players' names."""


def words_of(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(_PROTECTED.sub(" ", text))}


@cache
def _said(language: str) -> frozenset[str]:
    found = (expanded(written.pattern) for written in files(language).messages.values())
    return frozenset(word for texts in found for text in texts for word in words_of(text))


@cache
def reference(language: str) -> frozenset[str]:
    """Return the words in the English messages that are not in this language's messages."""
    own = _said(language) if language in LANGUAGES and (FOLDER / language).is_dir() else frozenset()
    return _said("en") - own - SHARED


def english_in(lines: Iterable[str], language: str, *editions: Edition) -> dict[str, set[str]]:
    """Return the lines that contain English words, with these words.

    Words in the texts of `editions` are allowed.
    """
    own = [text for ed in editions for text in (*texts(ed).values(), *ed.token_names.values())]
    allowed = {word for text in own for word in words_of(text)}
    wrong = reference(language) - allowed
    return {line: words_of(line) & wrong for line in lines if words_of(line) & wrong}

"""Every sentence the bot says that the game's own story does not: one place for all.

Keys are `subject.name`, one module per subject. Another language is another
package with the same keys; `say` falls back to English for what it lacks.
Which language is spoken is set at the doors, by the server: for every
interaction, and in the loops that show a server's tables.
Players' and editions' names are made `safe` before they are filled in, or `quoted` where
the sentence has backticks around them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.catalogue.english import ENGLISH
from renders.words import shorten, tidy

LANGUAGES: dict[str, dict[str, str]] = {"en": ENGLISH}
_spoken: ContextVar[str] = ContextVar("spoken", default="en")


def speak(language: str) -> None:
    """From here on this task, and whatever it begins, says everything in a language."""
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """The same for a block, in a task that is also about others."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def language_name(language: str) -> str:
    """What a language is called by those who speak it."""
    return LANGUAGES.get(language, ENGLISH)["setup.language_name"]


def say(key: str, **words: object) -> str:
    """A sentence of the catalogue in the language that is spoken, its braces filled in."""
    table = LANGUAGES.get(_spoken.get(), ENGLISH)
    return (table.get(key) or ENGLISH[key]).format_map(words)


def counted(key: str, count: int, **words: object) -> str:
    """A sentence about so many of something; about one it is the sentence of `<key>_one`."""
    return say(f"{key}_one" if count == 1 else key, count=count, **words)


_ADDRESS = re.compile(r"(?<=\S)/")
"""A slash within a word: with something before it, no address becomes a link or an invitation."""
_MARKUP = re.compile(r"([\\*_~`|>\[\]()#-])")


def safe(text: str) -> str:
    """Text from people or editions, so that it formats nothing and calls nobody."""
    return _ADDRESS.sub("\u200b/", _silent(_MARKUP.sub(r"\\\1", tidy(text))))


def quoted(text: str, most: int = 40) -> str:
    """The same between backticks: it cannot leave them, and within nothing is formatted."""
    return _silent(shorten(tidy(text), most).replace("`", "'")) or "?"


def _silent(text: str) -> str:
    return text.replace("@", "@\u200b").replace("<", "<\u200b")

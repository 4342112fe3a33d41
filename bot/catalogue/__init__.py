"""Every sentence the bot says that the game's own story does not: one place for all.

Keys are `subject.name`, one module per subject. Another language is another
package with the same keys; `say` falls back to English for what it lacks.
Players' and editions' names are made `safe` before they are filled in.
"""

from __future__ import annotations

import re

from bot.catalogue.english import ENGLISH
from renders.words import tidy

LANGUAGES: dict[str, dict[str, str]] = {"en": ENGLISH}


def say(key: str, language: str = "en", **words: object) -> str:
    """A sentence of the catalogue, its braces filled in."""
    table = LANGUAGES.get(language, ENGLISH)
    return (table.get(key) or ENGLISH[key]).format_map(words)


_ADDRESS = re.compile(r"(?<=\S)/")
"""A slash within a word: with something before it, no address becomes a link or an invitation."""
_MARKUP = re.compile(r"([\\*_~`|>\[\]()#-])")


def safe(text: str) -> str:
    """Text from people or editions, so that it formats nothing and calls nobody."""
    escaped = _MARKUP.sub(r"\\\1", tidy(text)).replace("@", "@\u200b").replace("<", "<\u200b")
    return _ADDRESS.sub("\u200b/", escaped)

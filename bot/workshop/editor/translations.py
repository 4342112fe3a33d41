"""Forms that translate the texts of an edition, a few texts at a time."""

from __future__ import annotations

from bot.ui.custom_ids import NotOurs
from bot.words import LANGUAGES
from bot.workshop.editor.entry import FormLine
from editions.loader import in_language
from editions.translations import needed, texts
from editions.wordfiles import LONGEST_CARD, LONGEST_NOTES
from engine.edition import Edition
from renders.words import shorten

AT_ONCE = 5
"""Texts in one form, which is the most lines that a form can have."""
LONGEST_LABEL = 45
"""Characters of a form label."""
_ONLY_IN_FILE = ("corners.", "questions.", "topics.")
"""Prefixes of texts that can only be translated in the file."""
_LONGEST = {"notes": LONGEST_NOTES, "decks": LONGEST_CARD}


def languages() -> list[str]:
    """Return the languages into which an edition can be translated."""
    return [name for name in LANGUAGES if name != "en"]


def language_of(item: str) -> str:
    """Return the language of an item such as `de` or `de.3`. Raise NotOurs if it is unknown."""
    language = item.partition(".")[0]
    if language not in languages():
        raise NotOurs(item)
    return language


def parts_of(ed: Edition) -> list[list[str]]:
    """Return the paths of all texts to translate, divided into one list per form."""
    paths = [path for path in ("name", *needed(ed)) if not path.startswith(_ONLY_IN_FILE)]
    return [paths[at : at + AT_ONCE] for at in range(0, len(paths), AT_ONCE)]


def translated(ed: Edition, language: str) -> dict[str, str]:
    """Return the translated texts by path: the parent edition's, then the file's own."""
    told, original = in_language(ed, language), texts(ed)
    now = {**texts(told), **{f"tokens.{token}": told.token_name(token) for token in ed.tokens}}
    other = {path: now[path] for path, text in original.items() if now.get(path, text) != text}
    return {**other, **ed.words.get(language, {})}


def word_entries(ed: Edition, item: str) -> list[FormLine]:
    """Return the form lines of one part, e.g. `de.3`. Return none for a whole language."""
    language = language_of(item)
    _, part, number = item.partition(".")
    if not part:
        return []
    parts = parts_of(ed)
    if not number.isdecimal() or len(number) > 3 or int(number) >= len(parts):
        raise NotOurs(item)
    original, now = texts(ed), translated(ed, language)
    return [
        FormLine(
            f"text{place}",
            ("words", language, *path.split(".", 1 if path.startswith("tokens.") else -1)),
            "words",
            now.get(path, ""),
            _LONGEST.get(path.partition(".")[0], 60),
            required=False,
            title=shorten(original[path].strip(), LONGEST_LABEL),
        )
        for place, path in enumerate(parts[int(number)])
    ]

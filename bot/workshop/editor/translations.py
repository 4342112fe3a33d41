"""Translations in the edition workshop: what an edition says, a few texts at a time."""

from __future__ import annotations

from bot.ui.custom_ids import NotOurs
from bot.words import LANGUAGES
from bot.workshop.editor.entry import Entry
from editions.loader import in_language
from editions.translations import needed, texts
from editions.wordfiles import LONGEST_CARD, LONGEST_NOTES
from engine.edition import Edition
from renders.words import shorten

AT_ONCE = 5
"""Texts of a form: as many as a form has lines."""
LONGEST_LABEL = 45
_BY_FILE = ("corners.", "questions.", "topics.")
"""Lists, and what no edition of the workshop has by itself: they are translated in the file."""
_LONGEST = {"notes": LONGEST_NOTES, "decks": LONGEST_CARD}


def languages() -> list[str]:
    """Into which an edition can be translated here."""
    return [name for name in LANGUAGES if name != "en"]


def language_of(item: str) -> str:
    """The language of an item, `de` or `de.3`; NotOurs for one that nobody speaks."""
    language = item.partition(".")[0]
    if language not in languages():
        raise NotOurs(item)
    return language


def parts_of(ed: Edition) -> list[list[str]]:
    """The paths of all texts to translate, as many together as a form holds."""
    paths = [path for path in ("name", *needed(ed)) if not path.startswith(_BY_FILE)]
    return [paths[at : at + AT_ONCE] for at in range(0, len(paths), AT_ONCE)]


def translated(ed: Edition, language: str) -> dict[str, str]:
    """What is said otherwise than in the original, by its path: by the file, or by its parent's."""
    told, original = in_language(ed, language), texts(ed)
    now = {**texts(told), **{f"tokens.{token}": told.token_name(token) for token in ed.tokens}}
    other = {path: now[path] for path, text in original.items() if now.get(path, text) != text}
    return {**other, **ed.words.get(language, {})}


def word_entries(ed: Edition, item: str) -> list[Entry]:
    """The lines of the form of a part, `de.3`; none for a language as a whole."""
    language = language_of(item)
    _, part, number = item.partition(".")
    if not part:
        return []
    parts = parts_of(ed)
    if not number.isdecimal() or len(number) > 3 or int(number) >= len(parts):
        raise NotOurs(item)
    original, now = texts(ed), translated(ed, language)
    return [
        Entry(
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

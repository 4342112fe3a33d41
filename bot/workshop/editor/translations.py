"""The forms that translate the texts of an edition, a few texts per form."""

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
"""Most texts in one form. A Discord form has room for five lines."""
LONGEST_LABEL = 45
"""Most characters of a form line's label."""
_ONLY_IN_FILE = ("corners.", "questions.", "topics.")
"""Prefixes of the keys of texts that the editor does not offer for translation.

These texts can be translated in the file.
"""
_LONGEST = {"notes": LONGEST_NOTES, "decks": LONGEST_CARD}


def languages() -> list[str]:
    """Return the codes of the languages into which an edition can be translated."""
    return [name for name in LANGUAGES if name != "en"]


def language_of(item: str) -> str:
    """Return the language code in an item id such as `de` or `de.3`.

    Raise NotOurs if the language is unknown.
    """
    language = item.partition(".")[0]
    if language not in languages():
        raise NotOurs(item)
    return language


def parts_of(ed: Edition) -> list[list[str]]:
    """Return the paths of the texts that the editor can translate, with a list for each form."""
    paths = [path for path in ("name", *needed(ed)) if not path.startswith(_ONLY_IN_FILE)]
    return [paths[at : at + AT_ONCE] for at in range(0, len(paths), AT_ONCE)]


def translated(ed: Edition, language: str) -> dict[str, str]:
    """Return the translations of an edition's texts into a language, by path.

    Texts without a translation are missing. Translations of the parent edition are included, but
    the file's own translations replace them.
    """
    told, original = in_language(ed, language), texts(ed)
    now = {**texts(told), **{f"tokens.{token}": told.token_name(token) for token in ed.tokens}}
    other = {path: now[path] for path, text in original.items() if now.get(path, text) != text}
    return {**other, **ed.words.get(language, {})}


def word_entries(ed: Edition, item: str) -> list[FormLine]:
    """Return the form lines for the texts of one form, which an item id such as `de.3` names.

    The list is empty for an id that names only a language. Raise NotOurs for an unknown form.
    """
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

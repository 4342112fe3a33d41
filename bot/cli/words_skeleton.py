"""The files of a new language: every message and text in English, commented out with #."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from babel import Locale

from editions.loader import WORDS, Shelf
from editions.translations import blanks, needed
from editions.writer import quoted
from engine.edition import Edition

GLOSSARY = (
    "deed", "lot", "group", "price", "rent", "mortgage", "interest", "to lift a mortgage", "house",
    "hotel", "railroad", "utility", "jail", "jail card", "fine", "salary", "tax", "pot", "auction",
    "bid", "to pass", "trade", "offer", "counter-offer", "debt", "bankrupt", "worth", "turn",
    "to roll", "doubles", "token", "table", "lobby", "host", "seat", "computer player", "panel",
    "edition", "variant", "house rule", "standings", "rating", "award", "turning point",
)  # fmt: skip


def begin_files(folder: Path, language: str, locale: Locale) -> Iterator[Path]:
    """Write a commented-out copy of each English message file, and yield the path of the copy.

    Only the language's own name is filled in.
    """
    (folder / language).mkdir()
    plurals = ", ".join(sorted(locale.plural_form.tags | {"other"}))
    own = (locale.get_display_name(locale) or language).capitalize()
    for original in sorted((folder / "en").glob("*.ftl")):
        lines = [f"### {language}. Take the # away and translate. Plurals: {plurals}.", ""]
        for line in original.read_text(encoding="utf-8").splitlines():
            if line.startswith("setup-language_name ="):
                lines.append(f"setup-language_name = {own}")
            else:
                lines.append(f"# {line}".rstrip() if line and not line.startswith("#") else line)
        file = folder / language / original.name
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        yield file


def begin_glossary(folder: Path, language: str) -> Path:
    """Write a glossary with the game's words and blanks for their translations.

    Return its path.
    """
    rows = [f"| {word} | |" for word in GLOSSARY]
    file = folder / language / "glossary.md"
    head = [f"# Glossary: {language}", "", "| English | here |", "|---|---|"]
    file.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")
    return file


def begin_edition(shelf: Shelf, edition: str, language: str) -> Path:
    """Write the file for the translation of an edition, with its texts commented out.

    Return its path. Texts that the edition takes from its parent edition are left out. An existing
    file is not changed.
    """
    folder = shelf.folder / edition / WORDS
    file = folder / f"{language}.toml"
    if file.exists():
        return file
    ed = shelf.load(edition)
    parent = needed(shelf.load(ed.extends)) if ed.extends else {}
    own = {path: text for path, text in needed(ed).items() if parent.get(path) != text}
    own |= {path: text for path, text in _with_blanks(ed).items() if path in own}
    folder.mkdir(exist_ok=True)
    file.write_text("\n".join(_lines(ed, language, own)) + "\n", encoding="utf-8")
    return file


def _with_blanks(ed: Edition) -> dict[str, str]:
    """Return the texts of an edition's cards, with placeholders such as {amount} for values.

    The keys are paths of texts, such as `decks.DECK.cards.CARD`.
    """
    made: dict[str, str] = {}
    for deck in ed.decks:
        for card in deck.cards:
            text = card.text
            for name, value in blanks(ed, card).items():
                if len(value) > 1:
                    text = re.sub(rf"(?<!\w){re.escape(value)}(?!\w)", f"{{{name}}}", text)
            made[f"decks.{deck.id}.cards.{card.id}"] = text
    return made


def _lines(ed: Edition, language: str, own: dict[str, str]) -> Iterator[str]:
    """Yield the lines of the file for an edition's translation, as commented-out TOML."""
    yield f"# {ed.name}: {language}. Take the # away and translate; see docs/translating.md."
    if any(path.startswith("corners.") for path in own):
        yield f"# corners = {quoted(ed.theme.corners)}"
    choices = {question.id: question.choices for question in ed.questions}
    before = ""
    for path, text in own.items():
        if path.startswith("corners."):
            continue
        table, key = _place(path, text)
        if table != before:
            before = table
            yield f"\n[{table}]"
        if not key.startswith("choices."):
            yield f"# {key} = {quoted(text)}"
        if table.startswith("questions.") and key == "text":
            yield f"# choices = {quoted(choices[table.removeprefix('questions.')])}"


def _place(path: str, text: str) -> tuple[str, str]:
    """Return the table and the key in the TOML file for the path of a text."""
    table, _, key = path.partition(".")
    if table in ("tokens", "topics", "spaces"):
        return table, quoted(text)
    if table == "questions":
        name, _, kind = key.partition(".")
        return f"{table}.{name}", kind
    inside, _, last = path.rpartition(".")
    return inside, last

"""A loader that turns edition files into Editions, or reports all their problems.

Each step has its own module: `reading` turns bytes into a dict, `merge` adds the parent's values,
`build` and `themes` make typed parts, and `checks` looks at the whole.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from editions.build import build, questions
from editions.checks import check_leftovers, check_questions, check_whole, settle
from editions.fields import ID, Raw
from editions.findings import EditionError, Finding, Findings, Report, nearest, neutral
from editions.merge import merge, merge_theme, settle_targets
from editions.phrases import Phrase
from editions.reading import parse, read
from editions.themes import read_theme
from editions.translations import Texts, inherited, told_in
from editions.wordfiles import check_words, read_languages, read_words
from engine.edition import Edition

__all__ = [
    "EditionError",
    "Report",
    "Shelf",
    "available",
    "check",
    "check_bytes",
    "in_language",
    "load",
    "shelf",
]

FILE = "edition.toml"
THEME = "theme.toml"
WORDS = "words"
# Most parents in a chain. Longer chains are hard to follow.
LONGEST_CHAIN = 2


class _Plain(Struct, frozen=True):
    """The values of an edition's file and theme in the full layout, with inherited values.

    `parent` has the values of the parent's file, if there is one.
    """

    raw: Raw
    theme: Raw
    parent: Raw | None = None


class _Files(Struct, frozen=True):
    """The values of an edition file and its theme, with collectors of each file's problems."""

    raw: Raw
    theme: Raw
    notes: Findings
    theme_notes: Findings
    question_notes: Findings
    theme_place: str


class Shelf:
    """A folder of editions, which editions in it and elsewhere may extend. Results are cached."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ids: tuple[str, ...] = ()
        self._loaded: dict[str, Report] = {}
        self._parents: dict[tuple[str, int], _Plain | None] = {}
        self._words: dict[tuple[str, str], Report] = {}

    def available(self) -> tuple[str, ...]:
        """Return the ids of the editions in the folder. The folder is only listed once."""
        if not self._ids:
            self._ids = tuple(sorted(file.parent.name for file in self.folder.glob(f"*/{FILE}")))
        return self._ids

    def load(self, ref: str | Path) -> Edition:
        """Return an edition, given by its id or a path. Raise EditionError if it has problems."""
        report = self.check(ref)
        if report.edition is None:
            raise EditionError(*report.problems)
        return report.edition

    def check(self, ref: str | Path) -> Report:
        """Return the report on an edition, given by its id or by a path to its file or folder."""
        if isinstance(ref, str) and not re.search(r"[/\\]|\.toml$", ref):
            return self._own(ref)
        path = Path(ref)
        file = path if path.suffix == ".toml" else path / FILE
        notes = Findings(str(file))
        data = read(file, notes)
        return notes.report(None) if data is None else self._examine(data, notes, file)

    def check_bytes(self, data: bytes, label: str = FILE) -> Report:
        """Return the report on an edition given as the bytes of one file.

        No other file beside it is read. `label` is the file's name in the report.
        """
        return self._examine(data, Findings(neutral(label, 60)), None)

    def languages(self, edition_id: str) -> tuple[str, ...]:
        """Return the codes of the languages for which an edition has a translation file."""
        files = (self.folder / edition_id / WORDS).glob("*.toml")
        return tuple(sorted(file.stem for file in files))

    def in_language(self, ed: Edition, language: str) -> Edition:
        """Return an edition with its texts in a language.

        Its own translation has precedence over the inherited one. Texts without a translation stay
        as they are.
        """
        base = next((name for name in (ed.id, ed.extends) if name in self.available()), None)
        return told_in(
            ed, language, {**self._taken(ed, base, language), **ed.words.get(language, {})}
        )

    def check_words(self, edition_id: str, language: str) -> Report:
        """Return the report on the translation file of an edition in this folder."""
        if (edition_id, language) not in self._words:
            self._words[edition_id, language] = self._read_words(edition_id, language)
        return self._words[edition_id, language]

    def _read_words(self, edition_id: str, language: str) -> Report:
        ed = self.load(edition_id)
        notes = Findings(f"{edition_id}/{WORDS}/{language}.toml")
        file = self.folder / edition_id / WORDS / f"{language}.toml"
        raw = _parsed(file, notes) if file.is_file() else {}
        own = read_words(raw, ed, "", notes)
        found = {**self._taken(ed, ed.extends, language), **own}
        check_words(ed, language, found, "", notes)
        return notes.report(replace(ed, words={language: found}))

    def _taken(self, ed: Edition, base: str | None, language: str) -> Texts:
        """Return the translations of edition `base` for texts that it shares with edition `ed`.

        Return none if `base` is None or empty.
        """
        if not base:
            return {}
        report = self.check_words(base, language)
        words = report.edition.words[language] if report.edition is not None else {}
        return inherited(ed, self.load(base), words)

    def _own(self, edition_id: str) -> Report:
        if edition_id not in self.available():
            unknown = Phrase("unknown", id=neutral(edition_id), names=self.available())
            return Report((Finding("", "", unknown),), ())
        if edition_id not in self._loaded:
            file = self.folder / edition_id / FILE
            notes = Findings(f"{edition_id}/{FILE}")
            data = read(file, notes)
            self._loaded[edition_id] = (
                notes.report(None) if data is None else self._examine(data, notes, file)
            )
        return self._loaded[edition_id]

    def _examine(self, data: bytes, notes: Findings, file: Path | None) -> Report:
        files = _gather(data, notes, file)
        if files is None:
            return notes.report(None)
        plain = self._full(files, LONGEST_CHAIN)
        if plain is None:
            return notes.report(None)
        ed = build(plain.raw, notes)
        place = "questions"
        if "questions" in plain.raw:
            asked = questions(plain.raw["questions"], "", files.question_notes)
            check_questions(asked, place, files.question_notes)
            ed = replace(ed, questions=asked)
        theme = read_theme(plain.theme, files.theme_place, ed, files.theme_notes)
        ed = replace(ed, theme=theme)
        check_whole(ed, notes)
        if plain.parent is not None:
            check_leftovers(ed, plain.parent, notes)
        ed = replace(ed, extends=files.raw.get("extends", ""))
        if WORDS in files.raw and not notes.problems:
            ed = self._with_words(ed, files.raw[WORDS], notes)
        return notes.report(settle(ed, plain.raw.get("rules", {}), notes))

    def _with_words(self, ed: Edition, raw: object, notes: Findings) -> Edition:
        """Return the edition with the translations in its own file.

        Record their problems in `notes`.
        """
        made = read_languages(raw, ed, notes)
        for language, own in made.items():
            found = {**self._taken(ed, ed.extends, language), **own}
            check_words(ed, language, found, f"{WORDS}.{language}", notes)
        return replace(ed, words=made)

    def _full(self, files: _Files, chain: int) -> _Plain | None:
        """Return the files' values with inherited values, or None if a parent is missing or broken.

        `chain` is the most parents that may follow each other.
        """
        if "extends" not in files.raw:
            return _Plain(files.raw, files.theme)
        parent = self._parent(files.raw["extends"], files.notes, chain)
        if parent is None:
            return None
        raw = merge(parent.raw, files.raw, files.notes)
        same = _corners(raw) == _corners(parent.raw)
        theme = merge_theme(parent.theme, files.theme, raw, parent.raw, same_corners=same)
        return _Plain(raw, theme, parent.raw)

    def _parent(self, wanted: object, notes: Findings, chain: int) -> _Plain | None:
        if not isinstance(wanted, str) or wanted not in self.available():
            near = nearest(wanted, self.available()) if isinstance(wanted, str) else ""
            notes.problem("extends", Phrase("one_of", names=self.available()), wanted, near)
            return None
        if not chain:
            notes.problem("extends", Phrase("chain", most=LONGEST_CHAIN))
            return None
        if (wanted, chain) not in self._parents:
            self._parents[wanted, chain] = self._as_parent(wanted, chain)
        parent = self._parents[wanted, chain]
        if parent is None:
            notes.problem("extends", Phrase("sound_parent", id=wanted))
        return parent

    def _as_parent(self, edition_id: str, chain: int) -> _Plain | None:
        file = self.folder / edition_id / FILE
        notes = Findings(f"{edition_id}/{FILE}")
        data = read(file, notes)
        files = None if data is None else _gather(data, notes, file)
        plain = None if files is None else self._full(files, chain - 1)
        if plain is None or notes.problems:
            return None
        # A child may only extend a parent whose values are valid.
        build(plain.raw, notes)
        return None if notes.problems else _Plain(settle_targets(plain.raw), plain.theme)


def _gather(data: bytes, notes: Findings, file: Path | None) -> _Files | None:
    """Return the parsed values of an edition file, its theme and its questions file.

    Return None, with the problem recorded, if the edition file itself is empty or cannot be parsed.
    """
    raw = parse(data, notes)
    if raw is None:
        return None
    if not raw:
        notes.problem("", Phrase("empty_file"))
        return None
    folder = file.parent if file is not None and file.name == FILE else None
    theme, theme_notes, place = raw.get("theme", {}), notes, "theme"
    if folder is not None and (folder / THEME).is_file():
        if "theme" in raw:
            notes.problem("theme", Phrase("one_theme", file=THEME))
        theme_notes, place = notes.beside(_beside(notes, THEME)), ""
        theme = _parsed(folder / THEME, theme_notes)
    elif not isinstance(theme, dict):
        notes.problem("theme", Phrase("table"), theme)
        theme = {}
    question_notes = notes
    if isinstance(name := raw.get("questions"), str):
        raw = {key: value for key, value in raw.items() if key != "questions"}
        if folder is None:
            notes.problem("questions", Phrase("questions_here"), name)
        elif not re.fullmatch(rf"{ID}\.toml", name) or name in (FILE, THEME):
            notes.problem("questions", Phrase("questions_file"), name)
        else:
            question_notes = notes.beside(_beside(notes, name))
            inside = _parsed(folder / name, question_notes)
            for key in inside:
                if key != "questions":
                    question_notes.problem(key, Phrase("only_questions"))
            raw["questions"] = inside.get("questions", [])
    return _Files(raw, theme, notes, theme_notes, question_notes, place)


def _beside(notes: Findings, name: str) -> str:
    return notes.file.removesuffix(FILE) + name


def _parsed(file: Path, notes: Findings) -> Raw:
    data = read(file, notes)
    return {} if data is None else parse(data, notes) or {}


def _corners(raw: Raw) -> list[object]:
    """Return the names of the spaces on the four corners of a board."""
    spaces = raw["spaces"]
    corners = spaces[:: max(1, len(spaces) // 4)]
    return [space.get("name") if isinstance(space, dict) else None for space in corners]


@cache
def shelf() -> Shelf:
    """Return the folder of the editions that come with the game, as a Shelf."""
    return Shelf(Path(__file__).parent)


def available() -> tuple[str, ...]:
    """Return the ids of the editions that come with the game."""
    return shelf().available()


def load(ref: str | Path) -> Edition:
    """Return a shipped edition by its id, or any edition by a path to its file or folder.

    Raise EditionError if it has problems.
    """
    return shelf().load(ref)


def in_language(ed: Edition, language: str) -> Edition:
    """Return an edition with its texts in a language, cached after the first call.

    For "en" return the original edition.
    """
    ed = ed.told.get("en", ed)
    if language == "en":
        return ed
    made = ed.told.get(language)
    if made is None:
        made = ed.told[language] = shelf().in_language(ed, language)
        made.told["en"] = ed
    return made


def check(ref: str | Path) -> Report:
    """Return the report on a shipped edition by its id, or on any edition by a path."""
    return shelf().check(ref)


def check_bytes(data: bytes, label: str = FILE) -> Report:
    """Return the report on an edition given as the bytes of one file, such as an upload."""
    return shelf().check_bytes(data, label)

"""All sentences of the bot: message files in Project Fluent's format, a folder per language.

English is the reference: `say` uses it for messages that another language lacks. The language is a
context variable that is set at the start of each task. A task that updates a table uses the
server's language, and an interaction uses the reader's language. Public texts of an interaction are
in the server's language (`public_language`). Names by players and editions are passed through
`safe` before they are filled in, or through `quoted` if the sentence has backticks around them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import (
    BaseResolver,
    CurrentEnvironment,
    Message,
    NeverIsolatingPlaceable,
    Pattern,
    Placeable,
    ResolverEnvironment,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentInt

from editions.loader import in_language
from engine.edition import Edition
from renders.words import Say, joined, row, shorten, tidy

Argument: TypeAlias = str | int
"""A value for a placeholder of a message.

A number is shown as its digits, and selects the plural form.
"""

REMEMBERED = 5_000
"""Most sentences that the cache of each language holds, and most texts that `safe` caches."""

resolver.MAX_PART_LENGTH = 1 << 20  # this limit is for untrusted files


class _Digits(FluentInt):
    """A number that is shown without separators, as in ids and times.

    `NUMBER()` in a file adds separators.
    """

    def format(self, locale: object) -> str:
        return str(int(self))


def _number(number: Any, **options: Any) -> FluentInt:
    return FluentInt(int(number), **options)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
"""A pattern for a message or term in a file: its id, and the lines that belong to it."""
_COMMAND = re.compile(r"`/([a-z]+)(?: ([a-z-]+)(?![a-z-]*:))?(?: ([a-z_]+)(?=:))?")
"""A pattern for a command in a text, with an optional subcommand and option."""
_OPTION = re.compile(r"(?<=`)([a-z_]+)(?=`|: )")
"""A pattern for the name of an option that is written without its command."""
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class _Bundle(FluentBundle):
    """A Fluent bundle that parses each message at its first use.

    To parse all messages of a language takes 0.3 s.
    """

    def __init__(self, name: str, sources: Mapping[str, str]) -> None:
        functions: dict[str, Callable[[Any], Any]] = {"NUMBER": _number, "ORDINAL": self._ordinal}
        super().__init__([name, "en"], functions, use_isolating=False)
        self._sources = sources

    def _ordinal(self, number: Any) -> str:
        """Return which form a rank has in this language: one (1st), two (2nd), few (3rd), other."""
        return str(self._babel_locale.ordinal_form(int(number)))

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        key = f"-{entry_id}" if term else entry_id
        if key not in self._compiled:
            source = _OPTION.sub(self._option, _COMMAND.sub(self._command, self._sources[key]))
            self.add_resource(FluentResource(source))
        return super()._lookup(entry_id, term)

    def _command(self, found: re.Match[str]) -> str:
        """Return a matched command with its names in this language."""
        group, command, option = found.groups()
        called = f"`/{_name(self._sources, f'command-{group}', group)}"
        if command is not None:
            path = f"command-{group}_{command.replace('-', '_')}"
            called += f" {_name(self._sources, path, command)}"
        return f"{called} {_name(self._sources, f'option-{option}', option)}" if option else called

    def _option(self, found: re.Match[str]) -> str:
        return _name(self._sources, f"option-{found[1]}", found[1])


def _name(sources: Mapping[str, str], key: str, usual: str) -> str:
    """Return the name of a command or option in these files, or `usual` if they have none."""
    return sources.get(key, f"= {usual}").partition("=")[2].strip()


class Language:
    """The messages of one language, read from its files at the first use."""

    def __init__(self, name: str, texts: Iterable[str]) -> None:
        self.name = name
        self._texts = texts
        self._understood: dict[str, str | BaseResolver] = {}
        self._chosen: dict[tuple[object, ...], str] = {}
        """Cached sentences with plurals or other choices, by message id and arguments."""

    @cached_property
    def _sources(self) -> dict[str, str]:
        """The text of each message and term in the language's files, by its id."""
        found: dict[str, str] = {}
        for text in self._texts:
            for entry in _ENTRY.finditer(text.replace("\r\n", "\n")):
                found.setdefault(entry[1], entry[0])
        return found

    @cached_property
    def mark(self) -> str:
        """A hash of the texts of all messages, as hexadecimal digits.

        It is computed once, so an edited file counts only after a restart.
        """
        return sha256("".join(self._sources.values()).encode()).hexdigest()

    @cached_property
    def _bundle(self) -> _Bundle:
        return _Bundle(self.name, self._sources)

    @cached_property
    def variants(self) -> dict[str, list[str]]:
        """The keys under which `say` finds each message's variants, by message id.

        They are the id, if it has a text of its own, and then each `id.attribute` in the file's
        order.
        """
        found: dict[str, list[str]] = {}
        for key, source in self._sources.items():
            attributes = list(_ATTRIBUTE.finditer(source))
            own = source[: attributes[0].start()] if attributes else source
            ways = [key] if own.partition("=")[2].strip() else []
            found[key] = ways + [f"{key}.{attribute[1]}" for attribute in attributes]
        return found

    @cached_property
    def keys(self) -> dict[str, None]:
        """All keys that `say` accepts: message ids and `id.attribute`, in the files' order."""
        return dict.fromkeys(way for ways in self.variants.values() for way in ways)

    def say(self, key: str, words: Mapping[str, Argument]) -> str:
        """Return a message with its placeholders filled in. `key` is an id or `id.attribute`.

        Raises LookupError if the message or a value for a placeholder is missing.
        """
        meaning = self._understood.get(key)
        if meaning is None:
            meaning = self._understood[key] = self._understand(key)
        if isinstance(meaning, str):
            return meaning.format_map(words)
        said = key, *words.items()
        told = self._chosen.get(said)
        if told is None:
            if len(self._chosen) >= REMEMBERED:
                self._chosen.clear()
            told = self._chosen[said] = self._choose(key, meaning, words)
        return told

    def _choose(self, key: str, meaning: BaseResolver, words: Mapping[str, Argument]) -> str:
        given = {name: _argument(word) for name, word in words.items()}
        errors: list[Exception] = []
        told = meaning(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(given)))
        if errors:
            raise LookupError(key, *errors)
        return str(told)

    def _understand(self, key: str) -> str | BaseResolver:
        """Return a format string for a message of only text and placeholders.

        Return a Fluent pattern for any other message, for example one with plurals. The
        Fluent library formats ten times slower than `str.format_map`.
        """
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(key)
        template = _template(pattern)
        return pattern if template is None else template


def _template(pattern: BaseResolver) -> str | None:
    parts = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        match element:
            case TextElement(value=text):
                parts.append(text.replace("{", "{{").replace("}", "}}"))
            case (
                Placeable(expression=VariableReference(id=name))
                | NeverIsolatingPlaceable(expression=VariableReference(id=name))
            ):
                parts.append(f"{{{name.name}}}")
            case _:
                return None
    return "".join(parts)


def _argument(word: Argument) -> Argument:
    return _Digits(word) if isinstance(word, int) else word


class _Texts:
    """The texts of a language's files. Each iteration reads the files again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __iter__(self) -> Iterator[str]:
        for file in sorted(self._folder.glob("*.ftl")):
            yield file.read_text(encoding="utf-8")


FOLDER = Path(__file__).parent
LANGUAGES: dict[str, Language] = {
    folder.name: Language(folder.name, _Texts(folder))
    for folder in sorted(file.parent for file in FOLDER.glob("*/setup.ftl"))
}
"""All languages of the bot by Discord's locale code. English has the code `en`."""
ENGLISH = LANGUAGES["en"]
_spoken: ContextVar[str] = ContextVar("spoken", default="en")
_public: ContextVar[str] = ContextVar("public", default="en")
"""The language of the server that a task is about. The task's user may read another language."""


def set_language(language: str, private: str | None = None) -> None:
    """Set the language of the current task, and of the tasks that it starts.

    `language`: the server's language. `private`: the user's language, for all texts that are not
    said in `public_language`. None: the server's language.
    """
    _public.set(language)
    _spoken.set(private or language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use a language for all texts in the `with` block."""
    before, public = _spoken.set(language), _public.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)
        _public.reset(public)


@contextmanager
def public_language() -> Iterator[None]:
    """Use the server's language in the `with` block, for texts that everybody can read."""
    before = _spoken.set(_public.get())
    try:
        yield
    finally:
        _spoken.reset(before)


def known_language(locale: str, among: Iterable[str] = LANGUAGES) -> str | None:
    """Return the code of the bot's language for a Discord locale, or None if there is no close one.

    A close language has the same code before the first hyphen. The locale itself is preferred, then
    the first close language in `among`.
    """
    return _nearest(locale, tuple(among))


@lru_cache
def _nearest(locale: str, among: tuple[str, ...]) -> str | None:
    alike = [name for name in among if name.partition("-")[0] == locale.partition("-")[0]]
    return locale if locale in alike else next(iter(alike), None)


def language_name(language: str) -> str:
    """Return the name of a language as its speakers call it, such as "Deutsch" for `de`.

    For an unknown code, return the name of English.
    """
    return LANGUAGES.get(language, ENGLISH).say("setup-language_name", {})


def say(key: str, /, **words: Argument) -> str:
    """Return a message in the current language, with its placeholders filled in.

    English is used if the current language lacks the message.
    """
    language = LANGUAGES.get(_spoken.get(), ENGLISH)
    if language is not ENGLISH:
        with suppress(LookupError):
            return language.say(key, words)
    return ENGLISH.say(key, words)


def say_public(key: str, /, **words: Argument) -> str:
    """Return a message in the server's language, with its placeholders filled in."""
    with public_language():
        return say(key, **words)


@cache
def _voice(language: str) -> Say:
    def said(key: str, /, **words: Argument) -> str:
        with speaking(language):
            return say(key, **words)

    return said


def sayer() -> Say:
    """Return a version of `say` that always uses the language that is current now."""
    return _voice(_spoken.get())


def language_now() -> str:
    """Return the locale code of the current language."""
    return _spoken.get()


def localized(ed: Edition) -> Edition:
    """Return an edition with its texts in the current language."""
    return in_language(ed, _spoken.get())


def vary(key: str, number: int, /, **words: Argument) -> str:
    """Return one variant of a message, chosen by a number.

    The variants are the message's own text, if it has one, and its attributes. In one language, a
    number always chooses the same variant. English is used if the current language lacks the
    message.
    """
    language = LANGUAGES.get(_spoken.get(), ENGLISH)
    for one in (language, ENGLISH):
        ways = one.variants.get(key)
        with suppress(LookupError):
            if ways:
                return one.say(ways[number % len(ways)], words)
    raise LookupError(key)


def listed(parts: Iterable[str], last: str = "and") -> str:
    """Join parts as in "one, two and three". Return an empty text without parts.

    `last`: how the last part is joined, as in the message ids `list-and` and `list-comma`.
    """
    return joined(say, parts, last)


def in_a_row(parts: Iterable[str], sign: str = "comma") -> str:
    """Join parts as in "one, two, three". The sign `semicolon` joins them with semicolons."""
    return row(say, parts, sign)


@cache
def _locale(language: str) -> Locale:
    try:
        return Locale.parse(language, sep="-")
    except UnknownLocaleError:
        return Locale("en")


def day(moment: float) -> str:
    """Format the date of a time (in UTC) in the current language.

    It is for places where Discord shows no timestamps.
    """
    when = datetime.fromtimestamp(moment, UTC)
    return format_date(when, "medium", locale=_locale(_spoken.get()))


def decimal(number: float) -> str:
    """Format a number with one decimal place in the current language."""
    return format_decimal(number, "#,##0.0", locale=_locale(_spoken.get()))


_ADDRESS = re.compile(r"(?<=\S)/")
"""A pattern for a slash within a word. A zero-width space before the slash prevents links."""
_MARKUP = re.compile(r"([\\*_~`|>\[\]()#-])")


@lru_cache(REMEMBERED)
def safe(text: str) -> str:
    """Escape a text by users or editions for a message.

    It then formats nothing and pings nobody.
    """
    return _ADDRESS.sub("\u200b/", _silent(_MARKUP.sub(r"\\\1", tidy(text))))


def quoted(text: str, most: int = 40) -> str:
    """Shorten a text to `most` characters, and escape it for a place between backticks.

    Returns "?" for an empty text.
    """
    return _silent(shorten(tidy(text), most).replace("`", "'")) or "?"


def _silent(text: str) -> str:
    return text.replace("@", "@\u200b").replace("<", "<\u200b")

"""Every sentence the bot says: message files in Project Fluent's format, a folder per language.

English is the reference, and `say` falls back to it for what another language lacks. Which
language is spoken is set at the doors, by the server: for every interaction, and in the loops
that show a server's tables. Players' and editions' names are made `safe` before they are filled
in, or `quoted` where the sentence has backticks around them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import (
    BaseResolver,
    CurrentEnvironment,
    NeverIsolatingPlaceable,
    Pattern,
    Placeable,
    ResolverEnvironment,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentInt

from renders.words import joined, shorten, tidy

Argument: TypeAlias = str | int
"""What is filled in. A number chooses the plural and is shown as its digits."""

resolver.MAX_PART_LENGTH = 1 << 20  # a guard against strangers' files; ours are shipped with us


class _Digits(FluentInt):
    """A number without separators, as in ids and times; in a file NUMBER() asks for them."""

    def format(self, locale: object) -> str:
        return str(int(self))


def _number(number: Any, **options: Any) -> FluentInt:
    return FluentInt(int(number), **options)


class Language:
    """The messages of one language, understood when it first speaks."""

    def __init__(self, name: str, texts: Iterable[str]) -> None:
        self._name, self._texts = name, texts

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self._name, "en"], {"NUMBER": _number}, use_isolating=False)
        for text in self._texts:
            bundle.add_resource(FluentResource(text))
        return bundle

    @cached_property
    def patterns(self) -> dict[str, BaseResolver]:
        """Every message by its id, and its attributes by `id.attribute`, in the files' order."""
        found: dict[str, BaseResolver] = {}
        for name in self._bundle._messages:
            message = self._bundle.get_message(name)
            if message.value is not None:
                found[name] = message.value
            found |= {f"{name}.{one}": pattern for one, pattern in message.attributes.items()}
        return found

    @cached_property
    def _templates(self) -> dict[str, str]:
        """Messages that choose nothing, as format strings: the reader takes ten times as long."""
        found = {key: _template(pattern) for key, pattern in self.patterns.items()}
        return {key: text for key, text in found.items() if text is not None}

    @cached_property
    def variants(self) -> dict[str, list[str]]:
        """The ways to say a message: itself, and its attributes."""
        found: dict[str, list[str]] = {}
        for key in self.patterns:
            found.setdefault(key.partition(".")[0], []).append(key)
        return found

    def say(self, key: str, words: Mapping[str, Argument]) -> str:
        """A message, filled in; LookupError if it, or a word that it needs, is not there."""
        if template := self._templates.get(key):
            return template.format_map(words)
        given = {name: _argument(word) for name, word in words.items()}
        errors: list[Exception] = []
        told = self.patterns[key](
            ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(given))
        )
        if errors:
            raise LookupError(key, *errors)
        return str(told)


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


def _read(folder: Path) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))]


_FOLDERS = sorted(file.parent for file in Path(__file__).parent.glob("*/setup.ftl"))
LANGUAGES: dict[str, Language] = {
    folder.name: Language(folder.name, _read(folder)) for folder in _FOLDERS
}
ENGLISH = LANGUAGES["en"]
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
    return LANGUAGES.get(language, ENGLISH).say("setup-language_name", {})


def say(key: str, /, **words: Argument) -> str:
    """A message in the language that is spoken, else in English, with its words filled in."""
    language = LANGUAGES.get(_spoken.get(), ENGLISH)
    if language is not ENGLISH:
        with suppress(LookupError):
            return language.say(key, words)
    return ENGLISH.say(key, words)


def vary(key: str, number: int, /, **words: Argument) -> str:
    """A message or one of its attributes, the same for the same number: some variety."""
    language = LANGUAGES.get(_spoken.get(), ENGLISH)
    ways = language.variants.get(key) or ENGLISH.variants[key]
    return say(ways[number % len(ways)], **words)


def listed(parts: Iterable[str], last: str = "and") -> str:
    """One, two and three; nothing for nothing."""
    return joined(say, parts, last)


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

"""The message files as written: what each message needs, and a sample of its text."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from bot.cli.words_check import Files
from bot.words import FOLDER, say

ENGLISH = sorted((FOLDER / "en").glob("*.ftl"))


@cache
def entries(source: str) -> list[ast.EntryType]:
    """Return the entries of a Fluent file, in order."""
    return FluentParser().parse(source).body


@cache
def files(language: str) -> Files:
    """Return the messages of a language, which are read once."""
    return Files(FOLDER / language)


def documented() -> dict[str, set[str]]:
    """Return the names of the arguments that the comments of each English message document."""
    return {key: written.documented for key, written in files("en").messages.items()}


def arguments() -> dict[str, set[str]]:
    """Return the names of the arguments that each English message uses."""
    return {key: written.used for key, written in files("en").messages.items()}


def samples(*prefixes: str) -> dict[str, str]:
    """Return the English messages with these key prefixes, with 7 for every argument."""
    return {
        key: say(key, **dict.fromkeys(names, 7))
        for key, names in arguments().items()
        if key.startswith(prefixes)
    }

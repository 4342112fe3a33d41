"""The message files as they are written: what each message needs, and a sample of its text."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from bot.cli.words_check import Files
from bot.words import FOLDER, say

ENGLISH = sorted((FOLDER / "en").glob("*.ftl"))


@cache
def entries(source: str) -> list[ast.EntryType]:
    """What a file holds, in its order."""
    return FluentParser().parse(source).body


@cache
def files(language: str) -> Files:
    """The messages of a language, read once."""
    return Files(FOLDER / language)


def documented() -> dict[str, set[str]]:
    """The names of what a message is given besides, as the comments say."""
    return {key: written.documented for key, written in files("en").messages.items()}


def arguments() -> dict[str, set[str]]:
    """Every message of the English files, with the names of what is filled in."""
    return {key: written.used for key, written in files("en").messages.items()}


def samples(*prefixes: str) -> dict[str, str]:
    """The English messages of some subjects, with a number wherever something is filled in."""
    return {
        key: say(key, **dict.fromkeys(names, 7))
        for key, names in arguments().items()
        if key.startswith(prefixes)
    }

"""The message files as they are written: what each message needs, and a sample of its text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.words
from bot.tools.words_check import Files
from bot.words import say

ENGLISH = sorted((Path(bot.words.__file__).parent / "en").glob("*.ftl"))


def entries(source: str) -> list[ast.EntryType]:
    """What a file holds, in its order."""
    return FluentParser().parse(source).body


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _messages() -> Iterator[tuple[str, ast.Pattern]]:
    for file in ENGLISH:
        for entry in entries(file.read_text(encoding="utf-8")):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def documented() -> dict[str, set[str]]:
    """The names of what a message is given besides, as the comments say."""
    files = Files(ENGLISH[0].parent)
    return {key: written.documented for key, written in files.messages.items()}


@cache
def arguments() -> dict[str, set[str]]:
    """Every message of the English files, with the names of what is filled in."""
    needed: dict[str, set[str]] = defaultdict(set)
    for key, pattern in _messages():
        visitor = _Arguments()
        visitor.visit(pattern)
        needed[key] |= visitor.found
    return needed


def samples(*prefixes: str) -> dict[str, str]:
    """The English messages of some subjects, with a number wherever something is filled in."""
    return {
        key: say(key, **dict.fromkeys(names, 7))
        for key, names in arguments().items()
        if key.startswith(prefixes)
    }

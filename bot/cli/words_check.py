"""The check of a language's message files: they are compared with the English ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.limits import NAME, limit_of

_DOCUMENTED = re.compile(r"\$(\w+)")
_MARKUP = re.compile(
    r"\*\*|~~|__|`|<t:|<#|<@|\]\(|^-# |^#{1,3} |^> |^- |^• |\n",
    re.MULTILINE,
)
_COMMAND = re.compile(r"`/([a-z]+(?:[ -][a-z]+)*)")
_OPTION = re.compile(r"`([a-z_]+)(?:`|: )")
VARIED = ("story-",)
"""Prefixes of the keys of messages that may have any number of alternative wordings."""


@dataclass(frozen=True)
class WordsProblem:
    """A fault of a message in a language's files, or the lack of a message."""

    file: str
    key: str
    text: str
    missing: bool = False
    """True if the language lacks the message, so that English is used instead."""

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.text) if part)


@dataclass
class MessagePattern:
    """The text of a message or of its attribute in a message file, and the variables in it."""

    file: str
    pattern: ast.Pattern
    used: set[str] = field(default_factory=set)
    """Names of all variables in the text."""
    shown: set[str] = field(default_factory=set)
    """Names of variables whose value appears in the text, and does not only select a variant."""
    documented: set[str] = field(default_factory=set)
    """Names of variables in the comments of the message, its group and its file."""
    optional: set[str] = field(default_factory=set)
    """Names of variables in the message's own comment. A translation may omit them."""


class _Variables(Visitor):
    """A visitor of a syntax tree that collects the names of a text's variables."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.shown: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for inside in _named(node.selector):
            self.used.add(inside)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used.add(node.id.name)
        self.shown.add(node.id.name)


def _named(node: ast.BaseNode) -> set[str]:
    inner = _Variables()
    inner.visit(node)
    return inner.used


def _documented(comment: ast.BaseComment | None) -> set[str]:
    """Return the names of variables that a comment mentions as `$name`."""
    return {*_DOCUMENTED.findall(comment.content or "")} if comment else set()


class Files:
    """The messages in a language's folder, by key, and the faults of its files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.messages: dict[str, MessagePattern] = {}
        self.findings: list[WordsProblem] = []
        for file in sorted(folder.glob("*.ftl")):
            self._read(file)

    def _read(self, file: Path) -> None:
        of_file: set[str] = set()
        of_group: set[str] = set()
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().partition("\n")[0]
                self.findings.append(WordsProblem(file.name, "", f"cannot be read: {first}"))
            elif isinstance(entry, ast.Message):
                own = _documented(entry.comment)
                documented = of_file | of_group | own
                if entry.value is not None:
                    self._add(file.name, entry.id.name, entry.value, documented, own)
                for attribute in entry.attributes:
                    key = f"{entry.id.name}.{attribute.id.name}"
                    self._add(file.name, key, attribute.value, documented, own)
            elif isinstance(entry, ast.ResourceComment):
                of_file |= _documented(entry)
            elif isinstance(entry, ast.GroupComment):
                of_group = _documented(entry)

    def _add(
        self, file: str, key: str, pattern: ast.Pattern, documented: set[str], optional: set[str]
    ) -> None:
        if key in self.messages:
            self.findings.append(WordsProblem(file, key, "is there twice"))
        found = _Variables()
        found.visit(pattern)
        self.messages[key] = MessagePattern(
            file, pattern, found.used, found.shown, documented, optional
        )


def check_language(english: Files, other: Files) -> Iterator[WordsProblem]:
    """Yield the faults of a language's messages, then the messages that it lacks."""
    yield from other.findings
    varied = {key.partition(".")[0] for key in english.messages if "." in key}
    for key, written in other.messages.items():
        name = key.partition(".")[0]
        original = english.messages.get(key)
        if original is None and key.startswith(VARIED) and name in varied:
            original = english.messages.get(name)  # an additional wording
        if original is None:
            yield WordsProblem(written.file, key, "is no message of the English files")
            continue
        for text in _differences(key, original, written):
            yield WordsProblem(written.file, key, text)
    yield from _same_names(english, other)
    for key, original in english.messages.items():
        if key not in other.messages and not ("." in key and key.startswith(VARIED)):
            yield WordsProblem(original.file, key, "is missing", missing=True)


def _same_names(english: Files, other: Files) -> Iterator[WordsProblem]:
    """Yield a problem for each command or option that has the name of an earlier one.

    Discord would refuse equal names. Subcommands are compared within their group only.
    """
    taken: dict[tuple[str, str], str] = {}
    for key, original in english.messages.items():
        kind, _, path = key.partition("-")
        if kind not in ("command", "option"):
            continue
        written = other.messages.get(key, original)
        group, inside, _ = path.partition("_")
        scope = group if inside and kind == "command" else kind
        name = expanded(written.pattern)[0]
        first = taken.setdefault((scope, name), key)
        if first != key:
            yield WordsProblem(written.file, key, f"has the name of {first}")


def _differences(key: str, original: MessagePattern, written: MessagePattern) -> Iterator[str]:
    """Yield what is wrong with a translation: variables, markup, or too long labels and names."""
    for name in sorted(written.used - original.used - original.documented):
        yield f"uses ${name}, which English has not"
    for name in sorted(original.shown - written.used - original.optional):
        yield f"does not use ${name}"
    known = {_signature(text) for text in expanded(original.pattern)}
    mine = expanded(written.pattern)
    if any(_signature(text) not in known for text in mine):
        yield "has other markup, lines or commands than English"
    limit = limit_of(key)
    if limit is not None:
        what, most = limit
        longest = max(len(text) for text in mine)
        if longest > most:
            yield f"is {what} and too long: {longest} of {most} characters"
        if most == 32 and not all(NAME.fullmatch(text) and text == text.lower() for text in mine):
            yield "is a name: small letters, digits, - and _, without spaces"


def _signature(text: str) -> tuple[tuple[str, int], ...]:
    """Return the markup, line ends, commands and options of a text, each with its count.

    Each text of a translation must have them in common with a text of the English message.
    """
    found = Counter(_MARKUP.findall(text))
    found.update(f"/{command}" for command in _COMMAND.findall(text))
    found.update(_OPTION.findall(text))
    return tuple(sorted(found.items()))


def expanded(pattern: ast.Pattern) -> list[str]:
    """Return every text that a message can produce, with nothing in place of its variables."""
    parts: list[Sequence[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            parts.append([text for one in variants for text in expanded(one.value)])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.parse()["value"]])
        else:
            parts.append([""])
    return ["".join(one) for one in product(*parts)]

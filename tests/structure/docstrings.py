"""Check that docstrings are plain English.

`python -m tests.structure.docstrings [FOLDER ...]` prints one line per fault.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from typing import NamedTuple

from tests.structure.tree import LAYERS, python_files
from tests.support.paths import ROOT
from tests.support.syntax import parsed

MOST_WORDS = 20
"""Words that the first sentence of a docstring may have."""

FORBIDDEN = (
    "so many",
    "so much",
    "whoever",
    "whatever",
    "whom",
    "anew",
    "that which",
    "of those",
    "likewise",
    "where it is not",
    "as one",
)
"""Phrases that make a docstring hard to read."""

VERBS = frozenset((ROOT / "tests/structure/verbs.txt").read_text().split())
"""Verbs with which the docstring of a function may begin. Add a verb that is missing."""

RULE_IDS = re.compile(r"^[A-Z]{2,6}(-\d+)?((, | and | to )([A-Z]{2,6})?-?\d*)*: ")
"""The rule ids before the first sentence."""

EXCEPTIONS: dict[str, str] = {}
"""Docstrings that break a check, as `path:name`, each with its reason. At most 40."""

QUESTIONS = frozenset(["How", "What", "When", "Where", "Whether", "Which", "Who", "Whose", "Why"])
"""Words that begin no noun phrase."""

PROPERTIES = ("property", "cached_property", "fixture", "setter", "overload")


class Docstring(NamedTuple):
    """A docstring, or the string below a constant or field, with the name that it describes."""

    path: str
    line: int
    name: str
    text: str
    imperative: bool
    """True for functions, whose docstring begins with a verb."""

    @property
    def cites_rules(self) -> bool:
        """True if rule ids come before the first sentence."""
        return RULE_IDS.match(self.text.strip()) is not None

    @property
    def first(self) -> str:
        """The first sentence, without rule ids."""
        start = self.text.strip().split("\n\n")[0]
        start = re.sub(r"\s+", " ", RULE_IDS.sub("", start))
        return re.split(r"(?<=[.!?])(?<!e\.g\.)(?<!i\.e\.) (?=[A-Z`\"'(/])", start)[0]

    def faults(self) -> Iterator[str]:
        """Yield the faults of this docstring."""
        words = [word for word in self.first.split() if re.search(r"\w", word)]
        if len(words) > MOST_WORDS:
            yield f"{len(words)} words in the first sentence"
        if ";" in re.sub(r"`[^`]*`", "", self.first):
            yield "a semicolon in the first sentence"
        plain = re.sub(r"\s+", " ", re.sub(r"`[^`]*`", "", self.text)).lower()
        for phrase in FORBIDDEN:
            if re.search(rf"\b{phrase}\b", plain):
                yield f'"{phrase}"'
        test = self.name.rpartition(".")[2].startswith("test_")
        if not test and words and words[0] in QUESTIONS:
            yield f'begins with "{words[0]}", not with a noun'
        elif self.imperative and words:
            verb = words[0].strip(",.:")
            if not self.cites_rules:  # after a rule id a sentence goes on in lower case
                verb = verb[0].lower() + verb[1:]
            if verb not in VERBS or (words[0][0].islower() and not self.cites_rules):
                yield f'begins with "{words[0]}", not with an imperative verb'


def docstrings(path: str, source: str) -> Iterator[Docstring]:
    """Yield every docstring of a module, and every string below a constant or field."""
    tests = path.startswith("tests/")

    def walk(node: ast.AST, prefix: str) -> Iterator[Docstring]:
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            return
        for before, one in zip([None, *body], body, strict=False):
            match one:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    if before is None and not isinstance(node, ast.If | ast.With | ast.For):
                        name, imperative = prefix, _is_imperative(node, tests)
                    elif isinstance(before, ast.Assign | ast.AnnAssign):
                        name, imperative = f"{prefix}.{_target(before)}", False
                    else:
                        continue
                    yield Docstring(path, one.lineno, name.strip("."), text, imperative)
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    yield from walk(one, f"{prefix}.{one.name}")
                case ast.If() | ast.With() | ast.Try():
                    yield from walk(one, prefix)

    yield from walk(parsed(source), "")


def _is_imperative(node: ast.AST, tests: bool) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    if tests and node.name.startswith("test_"):
        return False
    marks = " ".join(ast.unparse(one) for one in node.decorator_list)
    return not any(mark in marks for mark in PROPERTIES)


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return ast.unparse(target)


def faults(*folders: str) -> Iterator[tuple[str, str]]:
    """Yield each faulty docstring of these folders as `path:name`, with its fault."""
    for path in python_files(*folders):
        for one in docstrings(str(path), (ROOT / path).read_text(encoding="utf-8")):
            for fault in one.faults():
                yield f"{path}:{one.name}", f"{path}:{one.line}: {one.name or 'module'}: {fault}"


if __name__ == "__main__":
    for _, line in faults(*(sys.argv[1:] or (*LAYERS, "tests"))):
        print(line)

"""Which tests are tried on a mutant, and in which order."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import zip_longest

from tests.mutants.loading import ROOT
from tests.mutants.operators import Mutant
from tests.mutants.records import Record, Records
from tests.mutants.statements import named_statements

LONG = 5.0
"""Seconds of a test that is tried after all others."""


class Planner:
    """Finds the tests of a mutant in the records of all tests."""

    def __init__(self, records: Records, sources: Mapping[str, bytes]) -> None:
        self._records = records
        self._trees = {path: ast.parse(source) for path, source in sources.items()}
        self._names = {
            path: dict(named_statements(tree, path)) for path, tree in self._trees.items()
        }

    def tests_for(self, mutant: Mutant, limit: float) -> list[Record]:
        """Return the tests that run the changed statement, as many as fit into the limit.

        A change of a constant or a default concerns the tests of the functions that use it.
        """
        words: set[str] = set()
        name = self._statement(mutant)
        if name is not None:
            tests = self._records.tests_of([name])
            if name not in self._records.bits:  # written after the records
                tests = self._of_function(mutant.path, name.split(" ")[1])
        elif function := _function_around(self._trees[mutant.path], mutant.line):
            tests = self._of_function(mutant.path, function)
        else:
            words = _bound_names(self._trees[mutant.path], mutant.line)
            tests = self._of_words(mutant.path, words)
        return list(_within(limit, _ordered(tests, mutant.path, words)))

    def _statement(self, mutant: Mutant) -> str | None:
        """Return the name of the innermost statement inside a function that is changed."""
        around = [
            (_span(node), name)
            for name, node in self._names[mutant.path].items()
            if _covers(node, mutant.line)
        ]
        return min(around)[1] if around else None

    def _of_function(self, path: str, function: str) -> list[Record]:
        start = f"{path} {function} "
        return self._records.tests_of(it for it in self._records.bits if it.startswith(start))

    def _of_words(self, path: str, words: Collection[str]) -> list[Record]:
        """Return the tests of statements with one of these words, else those of the module."""
        found: list[Record] = []
        if words:
            one_of = re.compile(rf"\b({'|'.join(words)})\b")
            users = (it for it in self._records.bits if one_of.search(it.split(" ", 2)[2]))
            found = self._records.tests_of(users)
            files = {one.file for one in self._records.records}
            naming = {file for file in files if one_of.search(_text_of(file))}
            ran = {one.test for one in found}
            found += [
                one
                for one in self._records.records
                if one.passed and one.file in naming and one.test not in ran
            ]
        module = (it for it in self._records.bits if it.startswith(f"{path} "))
        return found or self._records.tests_of(module)


def _function_around(tree: ast.Module, line: int) -> str | None:
    """Return the qualified name of the outermost function around a line, if there is one."""

    def inside(node: ast.AST, names: tuple[str, ...]) -> str | None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                if _covers(child, line):
                    return ".".join((*names, child.name))
            elif isinstance(child, ast.ClassDef) and _covers(child, line):
                return inside(child, (*names, child.name))
        return None

    return inside(tree, ())


def _bound_names(tree: ast.Module, line: int) -> set[str]:
    """Return what a statement outside of functions binds, and what is made of that beside it."""
    bound = [(_targets(node), node) for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    names = {name for targets, node in bound if _covers(node, line) for name in targets}
    while True:
        users = {
            name
            for targets, node in bound
            if node in tree.body
            and any(isinstance(part, ast.Name) and part.id in names for part in ast.walk(node))
            for name in targets
        }
        if users <= names:
            return names
        names |= users


def _targets(node: ast.stmt) -> set[str]:
    match node:
        case ast.Assign(targets=targets):
            return {part.id for part in targets if isinstance(part, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
    return set()


def _span(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno


def _covers(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)


def _ordered(tests: list[Record], path: str, words: Collection[str]) -> Iterator[Record]:
    """Yield the tests whose file is about the module first, and of each file the fastest first.

    Tests of different files take turns, because they find different mistakes.
    """
    groups: dict[tuple[bool, int], dict[str, list[Record]]] = defaultdict(lambda: defaultdict(list))
    distances = {file: _distance(file, path, words) for file in {one.file for one in tests}}
    for one in sorted(tests, key=lambda it: it.seconds):
        groups[one.seconds > LONG, distances[one.file]][one.file].append(one)
    for _, files in sorted(groups.items(), key=lambda it: it[0]):
        for turn in zip_longest(*files.values()):
            yield from sorted(filter(None, turn), key=lambda it: it.seconds)


def _distance(file: str, path: str, words: Collection[str]) -> int:
    """Return 0 for a file about the module, 1 for one about its room, else 2."""
    module = path.removesuffix(".py")
    room, _, stem = module.rpartition("/")
    text = _text_of(file)
    if module.replace("/", ".") in text or stem in file or any(word in text for word in words):
        return 0
    return 1 if room.rpartition("/")[2].rstrip("s") in file else 2


@cache
def _text_of(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8") if (ROOT / file).exists() else ""


def _within(limit: float, tests: Iterable[Record]) -> Iterator[Record]:
    for one in tests:
        limit -= one.seconds
        if limit >= 0:
            yield one

"""The tests that run on a mutant, in their order."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from heapq import heapify, heappop, heappush

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
        of_module = self._named(lambda it: it.startswith(f"{mutant.path} "))
        name = self._statement(mutant)
        if name is not None:
            tests = self._records.tests_of([name])
            if name not in self._records.bits:  # written after the records
                tests = self._of_function(mutant.path, name.split(" ")[1])
        elif function := _function_around(self._trees[mutant.path], mutant.line):
            tests = self._of_function(mutant.path, function)
        else:
            tests, users = self._of_words(_bound_names(self._trees[mutant.path], mutant.line))
            of_module = users or of_module
            tests = tests or self._records.tests_of(of_module)
        return list(_within(limit, self._ordered(tests, of_module)))

    def _named(self, matches: Callable[[str], object]) -> list[str]:
        return [name for name in self._records.bits if matches(name)]

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
        return self._records.tests_of(self._named(lambda it: it.startswith(start)))

    def _of_words(self, words: Collection[str]) -> tuple[list[Record], list[str]]:
        """Return the tests that have one of these words or run it, and the statements with it."""
        if not words:
            return [], []
        one_of = re.compile(rf"\b({'|'.join(words)})\b")
        users = self._named(lambda it: one_of.search(it.split(" ", 2)[2]))
        found = {one.test: one for one in self._records.tests_of(users)}
        files = {one.file for one in self._records.records}
        naming = {file for file in files if one_of.search(_text_of(file))}
        found |= {
            one.test: one for one in self._records.records if one.passed and one.file in naming
        }
        return list(found.values()), users

    def _ordered(self, tests: list[Record], names: list[str]) -> Iterator[Record]:
        """Yield tests by what they run of some statements, and how fast.

        A statement counts for more, the fewer tests run it, and for half after each of them.
        """
        bits = [self._records.bits[name] for name in names]
        runs = {one: [bit for bit in bits if one.hits >> bit & 1] for one in tests}
        often = Counter(bit for ran in runs.values() for bit in ran)
        worth = {bit: 1 / count for bit, count in often.items()}

        def rank(one: Record) -> tuple[bool, float]:
            return one.seconds > LONG, -sum(worth[bit] for bit in runs[one]) / (1 + one.seconds)

        waiting = [(rank(one), at, one) for at, one in enumerate(tests)]
        heapify(waiting)
        while waiting:
            known, at, one = heappop(waiting)
            now = rank(one)
            if waiting and now > known and (now, at) > waiting[0][:2]:
                heappush(waiting, (now, at, one))
                continue
            yield one
            for bit in runs[one]:
                worth[bit] /= 2


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


@cache
def _text_of(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8") if (ROOT / file).exists() else ""


def _within(limit: float, tests: Iterable[Record]) -> Iterator[Record]:
    for one in tests:
        limit -= one.seconds
        if limit < 0:
            return
        yield one

"""The changes that make mutants of a module, as edits of its source."""

from __future__ import annotations

import ast
import itertools
import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

COMPARISONS = {
    "==": "!=",
    "!=": "==",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}
CALCULATIONS = {"+": "-", "-": "+", "*": "+", "//": "*", "/": "*", "%": "*"}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
QUERIES = {
    " AND ": " OR ",
    " OR ": " AND ",
    " DESC": " ASC",
    " IS NULL": " IS NOT NULL",
    " IS NOT NULL": " IS NULL",
    " NOT IN ": " IN ",
    " NOT EXISTS ": " EXISTS ",
    "MAX(": "MIN(",
    "MIN(": "MAX(",
    " = ": " != ",
    " != ": " = ",
    " <= ": " < ",
    " < ": " <= ",
    " >= ": " > ",
    " > ": " >= ",
}
_QUERY = re.compile(r"\b(SELECT|UPDATE|DELETE|INSERT|WHERE|ORDER BY|FROM|JOIN)\b")
_IN_QUERY = re.compile("|".join(map(re.escape, sorted(QUERIES, key=len, reverse=True))))
_ASSIGNED = re.compile(r"\b(SET|VALUES)\b")

QUIET = {"debug", "info"}
"""Levels of the log that a host does not see by default."""
OF_TYPES = {"TypeVar", "NewType", "ParamSpec", "getLogger", "cast", "Owner"}
"""Calls that mean nothing when the program runs, or whose texts the type checker knows."""


@dataclass(frozen=True)
class Mutant:
    """One edit of a module's source: bytes from `start` to `end` become `new`."""

    path: str
    line: int
    text: str
    """The line where the edit begins, without its indentation."""
    nth: int
    """The number of the line among the file's lines with this text, from 1."""
    change: str
    start: int
    end: int
    new: str

    @property
    def key(self) -> str:
        """A name that stays when other lines of the file change."""
        return f"{self.path} | {self.text} | {self.nth} | {self.change}"

    def rank(self, seed: int) -> str:
        """Return the mutant's place in the random order of a seed."""
        return sha256(f"{seed} {self.key}".encode()).hexdigest()

    def applied(self, source: bytes) -> bytes:
        """Return the changed source, which has as many lines."""
        return source[: self.start] + self.new.encode() + source[self.end :]


def mutants_of(source: bytes, path: str) -> list[Mutant]:
    """Return every mutant of a module, in the order of its lines. A few may not compile."""
    found = set(_Module(source, path).mutants())
    return sorted(found, key=lambda it: (it.start, it.change))


def sample(
    sources: Mapping[str, bytes], seed: int, count: int, without: Container[str] = ()
) -> list[Mutant]:
    """Return a random sample from modules by their path, at most one mutant of each line.

    A mutant that disappears, or whose key is left out, changes nothing for the others.
    """
    mutants = [one for path, source in sources.items() for one in mutants_of(source, path)]
    chosen: dict[tuple[str, int], Mutant] = {}
    for one in sorted(mutants, key=lambda it: it.rank(seed)):
        if len(chosen) == count:
            break
        line = (one.path, one.line)
        if one.key not in without and line not in chosen and _compiles(one, sources[one.path]):
            chosen[line] = one
    return list(chosen.values())


def _compiles(mutant: Mutant, source: bytes) -> bool:
    try:
        compile(mutant.applied(source), mutant.path, "exec")
    except SyntaxError:
        return False
    return True


class _Module:
    def __init__(self, source: bytes, path: str) -> None:
        self.source = source
        self.path = path
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self._ends: set[ast.stmt] = set()

    def mutants(self) -> Iterator[Mutant]:
        yield from self._inside(ast.parse(self.source), in_function=False)

    def _inside(self, node: ast.AST, in_function: bool) -> Iterator[Mutant]:
        if _means_nothing(node):
            return
        if isinstance(node, ast.stmt) and in_function and not self._is_last_return(node):
            yield from self._drop(node)
        yield from self._expression(node, in_function)
        here = in_function
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            here = True
            self._ends.add(node.body[-1])
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases", "type"):
                continue
            if isinstance(value, list):
                if here and value and isinstance(value[0], ast.stmt):
                    yield from self._swap(value)
                for child in value:
                    if isinstance(child, ast.AST):
                        yield from self._inside(child, here)
            elif isinstance(value, ast.AST):
                yield from self._inside(value, here)

    def _is_last_return(self, node: ast.stmt) -> bool:
        """Return True for a `return None` where the function ends anyway."""
        return node in self._ends and ast.unparse(node) in ("return", "return None")

    def _drop(self, node: ast.stmt) -> Iterator[Mutant]:
        match node:
            case ast.Return(value=ast.Constant(value=None) | None) | ast.Continue() | ast.Break():
                yield self._replace(node, "pass", "drop the statement")
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                yield self._replace(node, "return None", "return None")
            case ast.Raise() if "NotImplementedError" not in self._text(node):
                yield self._replace(node, "pass", "drop the statement")
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.Delete() | ast.AugAssign():
                yield self._replace(node, "pass", "drop the statement")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self._replace(node, "pass", "drop the statement")

    def _swap(self, block: list[ast.stmt]) -> Iterator[Mutant]:
        simple = (ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Delete)
        for one, other in itertools.pairwise(block):
            if isinstance(one, simple) and isinstance(other, simple):
                if not (_calls(one) and _calls(other)) or not (_acts(one) or _acts(other)):
                    continue
                between = self.source[self._end(one) : self._start(other)].decode()
                new = self._text(other) + between + self._text(one)
                yield self._edit(self._start(one), self._end(other), new, "swap with the next")

    def _expression(self, node: ast.AST, in_function: bool) -> Iterator[Mutant]:
        match node:
            case ast.Compare():
                parts = [node.left, *node.comparators]
                for left, right in itertools.pairwise(parts):
                    yield from self._operator(left, right, COMPARISONS)
            case ast.BoolOp(values=values):
                for left, right in itertools.pairwise(values):
                    yield from self._operator(left, right, {"and": "or", "or": "and"})
            case ast.BinOp():
                yield from self._operator(node.left, node.right, CALCULATIONS)
            case ast.AugAssign():
                changes = {f"{old}=": f"{new}=" for old, new in CALCULATIONS.items()}
                yield from self._operator(node.target, node.value, changes)
            case ast.UnaryOp(op=ast.Not()):
                yield self._replace(node, f"({self._text(node.operand)})", "drop `not`")
            case ast.If() | ast.While() | ast.IfExp():
                yield from self._negate(node.test)
            case ast.comprehension():
                for test in node.ifs:
                    yield from self._negate(test)
            case ast.Call(func=ast.Name(id=name) as called) if name in CALLS:
                yield self._replace(called, CALLS[name])
            case ast.Constant(value=bool() as value):
                yield self._replace(node, str(not value))
            case ast.Constant(value=int() | float() as value):
                # Of a measure that somebody chose, one more is as good.
                yield self._replace(node, str(value + 1 if in_function or not value else 0))
            case ast.Constant(value=str()) | ast.JoinedStr():
                yield from self._string(node)

    def _string(self, node: ast.Constant | ast.JoinedStr) -> Iterator[Mutant]:
        start, text = self._start(node), self._text(node)
        if _QUERY.search(text):
            for found in _IN_QUERY.finditer(text):
                if found[0] == " = " and _in_assignment(text[: found.start()]):
                    continue
                at = start + len(text[: found.start()].encode())
                new = QUERIES[found[0]]
                yield self._edit(at, at + len(found[0]), new, f"`{found[0]}` → `{new}`")
        elif isinstance(node, ast.Constant) and text[:1] in "'\"" and "\n" not in text:
            yield self._replace(node, f"{text[0]}XX{text[1:]}")

    def _operator(
        self, left: ast.expr, right: ast.expr, changes: dict[str, str]
    ) -> Iterator[Mutant]:
        start = self._end(left)
        between = self.source[start : self._start(right)]
        found = re.search(rb"(?:not\s+in|is\s+not|\w+|[^\w\s()#]+)", between)
        if found and (old := " ".join(found[0].decode().split())) in changes:
            new = changes[old]
            yield self._edit(start + found.start(), start + found.end(), new, f"`{old}` → `{new}`")

    def _negate(self, test: ast.expr) -> Iterator[Mutant]:
        if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Await | ast.Subscript):
            yield self._replace(test, f"(not ({self._text(test)}))", f"not {self._text(test)}")

    def _replace(self, node: ast.expr | ast.stmt, new: str, change: str = "") -> Mutant:
        old = self._text(node)
        new += "\n" * (old.count("\n") - new.count("\n")) if isinstance(node, ast.stmt) else ""
        return self._edit(self._start(node), self._end(node), new, change or f"`{old}` → `{new}`")

    def _edit(self, start: int, end: int, new: str, change: str) -> Mutant:
        line = self.source.count(b"\n", 0, start) + 1
        text = self._stripped[line - 1]
        nth = self._stripped[:line].count(text)
        # The same change may be possible more than once in a line.
        before = self._stripped_start(line, start)
        change = " ".join(change.split())
        self._times[line, change] += 1
        if self._times[line, change] > 1:
            change = f"{change} at column {before}"
        return Mutant(self.path, line, text, nth, change, start, end, new)

    def _stripped_start(self, line: int, start: int) -> int:
        raw = self.lines[line - 1]
        return start - self.starts[line - 1] - (len(raw) - len(raw.lstrip())) + 1

    @cached_property
    def _stripped(self) -> list[str]:
        return [line.decode().strip() for line in self.lines]

    @cached_property
    def _times(self) -> Counter[tuple[int, str]]:
        return Counter()

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self._start(node) : self._end(node)].decode()


def _means_nothing(node: ast.AST) -> bool:
    """Return True for what only people, type checkers and the log's finer levels read."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__" | "__slots__")]):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=level, value=ast.Name(id="_log")))):
            return level in QUIET
        case ast.Call(func=ast.Attribute(value=ast.Name(id="_log"))):
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in OF_TYPES or name.endswith(("Error", "Failed"))
    return isinstance(node, ast.stmt) and _is_text(node)


def _calls(node: ast.stmt) -> bool:
    calls = any(isinstance(part, ast.Call | ast.Await) for part in ast.walk(node))
    return calls and not _means_nothing(node)


def _acts(node: ast.stmt) -> bool:
    """Return True for a statement that does more than name a value."""
    match node:
        case ast.Assign(targets=[ast.Name() | ast.Tuple()]) | ast.AnnAssign(target=ast.Name()):
            return False
    return True


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _in_assignment(before: str) -> bool:
    """Return True in the part of an UPDATE where `=` assigns."""
    found = [match.start() for match in _ASSIGNED.finditer(before)]
    return bool(found) and "WHERE" not in before[found[-1] :]

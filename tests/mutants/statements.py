"""Names for the statements inside functions, and code that notes which of them run."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

HITS = "_statement_hits_"
"""Global of an instrumented module: a bytearray with one byte per statement."""


def named_statements(tree: ast.Module, path: str) -> Iterator[tuple[str, ast.stmt]]:
    """Yield each statement inside a function with a name that survives edits elsewhere.

    The name holds the path, the function, the statement's first line, and a number where the
    function has this line more than once.
    """
    seen: Counter[str] = Counter()
    for function, block in _blocks(tree):
        for statement in block:
            name = f"{path} {function} {ast.unparse(statement).partition(chr(10))[0]}"
            seen[name] += 1
            yield f"{name} {seen[name]}", statement


def instrumented(tree: ast.Module, path: str, names: list[str]) -> ast.Module:
    """Return a module that sets a byte for each statement it runs. Append their names."""
    numbers = {}
    for name, statement in named_statements(tree, path):
        numbers[statement] = len(names)
        names.append(name)
    for _, block in list(_blocks(tree)):
        block[:] = [
            part
            for statement in block
            for part in (*_notes(statement, numbers[statement]), statement)
        ]
    return ast.fix_missing_locations(tree)


def _notes(statement: ast.stmt, number: int) -> list[ast.stmt]:
    if isinstance(statement, ast.Global | ast.Nonlocal) or _is_text(statement):
        return []
    (note,) = ast.parse(f"{HITS}[{number}] = 1").body
    for node in ast.walk(note):
        ast.copy_location(node, statement)
    return [note]


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _blocks(
    node: ast.AST, function: str = "", within: bool = False
) -> Iterator[tuple[str, list[ast.stmt]]]:
    """Yield each list of statements inside a function, with the function's qualified name."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
        within = not isinstance(node, ast.ClassDef)
    for _, value in ast.iter_fields(node):
        children = value if isinstance(value, list) else [value]
        if within and children and isinstance(children[0], ast.stmt):
            yield function, children
        for child in children:
            if isinstance(child, ast.AST):
                yield from _blocks(child, function, within)

"""Cached syntax trees of source texts, for tests that read code."""

from __future__ import annotations

import ast
from functools import cache

parsed = cache(ast.parse)


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Return every node of a source's syntax tree, from the module down."""
    return tuple(ast.walk(parsed(source)))

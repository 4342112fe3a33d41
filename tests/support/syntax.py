"""The syntax of a source text, for tests that read the code; each text is read once."""

from __future__ import annotations

import ast
from functools import cache

parsed = cache(ast.parse)


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Every part of a source, from the whole down to its names and numbers."""
    return tuple(ast.walk(parsed(source)))

"""New code for functions that exist already."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

Place = tuple[str, str, int]
"""The file, the qualified name and the first line of a function."""
Functions = dict[Place, list[FunctionType]]
Changes = list[tuple[FunctionType, CodeType]]
"""Functions and their new code."""


def live_functions() -> Functions:
    """Return all functions of this process, also those below decorators."""
    found: Functions = defaultdict(list)
    for one in gc.get_objects():
        if type(one) is FunctionType:
            found[_place(one.__code__)].append(one)
    return found


def changes(file: str, source: bytes, changed: bytes, functions: Functions) -> Changes | None:
    """Return the functions to change and their new code.

    None if a change is outside of functions, where it only matters during the import.
    """
    old = _codes(compile(source, file, "exec", dont_inherit=True))
    new = _codes(compile(changed, file, "exec", dont_inherit=True))
    found = []
    for place, code in old.items():
        other = new.get(place)
        if other is None or code == other:
            continue
        if not code.co_flags & CO_OPTIMIZED:
            if _own(code) != _own(other):
                return None
            continue
        for function in functions.get(place, ()):
            if len(function.__code__.co_freevars) != len(other.co_freevars):
                return None
            found.append((function, other))
    return found or None


def _codes(code: CodeType) -> dict[Place, CodeType]:
    return {_place(one): one for one in _nested(code)}


def _nested(code: CodeType) -> Iterator[CodeType]:
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _nested(const)


def _own(code: CodeType) -> CodeType:
    """Return code without the functions in it."""
    consts = tuple(None if isinstance(it, CodeType) else it for it in code.co_consts)
    return code.replace(co_consts=consts)


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno

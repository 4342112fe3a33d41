"""The files of the source tree, their imports, and complaints with file and line."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tests.support.paths import ROOT
from tests.support.syntax import nodes, parsed

LAYERS = ("bot", "editions", "engine", "renders")
SUBJECTS = ("lobby", "play", "results", "servers", "workshop")
"""The rooms of the bot that are about one subject each."""

# Modules that need packages of an extra. Others import them inside functions only.
FOR_AN_EXTRA = {
    "bot/store/postgres/server_database.py": "a database on a server",
    "bot/store/postgres/dialect.py": "a database on a server",
    "bot/store/postgres/session.py": "a database on a server",
    "bot/store/postgres/lease_table.py": "a database on a server",
    "bot/store/postgres/server_lock.py": "a database on a server",
    "bot/app/cluster/member.py": "several processes, which need a database on a server",
}

Check = Callable[[str], Iterator[str]]


def imported_modules(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the module of each absolute import, also inside functions."""
    for node in nodes(source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def top(module: str) -> str:
    return module.partition(".")[0]


def imported_names(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the full dotted name of each imported name or module."""
    for node in nodes(source):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name


def late_imports(source: str) -> Iterator[str]:
    """Yield the modules that are imported inside a function or under `TYPE_CHECKING`."""
    first = {
        node.lineno for node in parsed(source).body if isinstance(node, ast.Import | ast.ImportFrom)
    }
    yield from (module for line, module in imported_modules(source) if line not in first)


def python_files(*folders: str) -> list[Path]:
    """Return every module of these folders, or of the whole tree, relative to its root."""
    found = (path.relative_to(ROOT) for folder in folders or (".",) for path in every(folder))
    return sorted(path for path in found if path.suffix == ".py")


def product_files(without: Iterable[str]) -> list[Path]:
    """Return every module of the bot that is not below one of these paths."""
    parts = tuple(without)
    return [path for path in python_files("bot") if not any(map(path.is_relative_to, parts))]


def every(folder: str) -> Iterator[Path]:
    """Yield every file below a folder, except in hidden folders and those that tools create."""
    for path in (ROOT / folder).iterdir():
        if path.name.startswith(".") or path.name in {"__pycache__", "build", "dist", "htmlcov"}:
            continue
        if path.is_dir():
            yield from every(str(path.relative_to(ROOT)))
        else:
            yield path


def complaints(check: Check, files: Iterable[Path]) -> str:
    return "".join(
        f"\n{path}:{complaint}"
        for path in files
        for complaint in check((ROOT / path).read_text(encoding="utf-8"))
    )


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


ACTING = {"commands", "actions", "handlers", "source", "votes", "scorekeeper", "lab_runs"}
"""Names of the modules in subject rooms that wait, read the store or use a clock."""


def view_files() -> list[Path]:
    """Return every module of the subject rooms that only turns data into messages."""
    files = python_files(*(f"bot/{room}" for room in SUBJECTS))
    return [path for path in files if path.stem not in ACTING and "laboratory" not in path.parts]

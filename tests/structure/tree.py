"""The files of the tree, and what is wrong with them as lines that name file and line."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tests.support.paths import ROOT
from tests.support.syntax import nodes, parsed

LAYERS = ("bot", "editions", "engine", "renders")
SUBJECTS = ("lobby", "play", "results", "servers", "workshop")
"""The rooms of the bot that are divided by subject."""

# What only those need who have an extra; imported late, so that others never meet it.
FOR_AN_EXTRA = {
    "bot/store/postgres/server_database.py": "a database on a server",
    "bot/store/postgres/dialect.py": "the same",
    "bot/store/postgres/session.py": "the same",
    "bot/store/postgres/lease_table.py": "the same",
    "bot/store/postgres/server_lock.py": "the same",
    "bot/app/cluster/member.py": "one of several processes, which need one",
}

Check = Callable[[str], Iterator[str]]


def imported_modules(source: str) -> Iterator[tuple[int, str]]:
    """Each absolute import, wherever it stands, as its line and dotted name."""
    for node in nodes(source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def top(module: str) -> str:
    return module.partition(".")[0]


def imported_names(source: str) -> Iterator[tuple[int, str]]:
    """Each import again, with the name that is taken out of a module as its last part."""
    for node in nodes(source):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name


def late_imports(source: str) -> Iterator[str]:
    """Imports that wait until they are needed, or that only the type checker follows."""
    first = {
        node.lineno for node in parsed(source).body if isinstance(node, ast.Import | ast.ImportFrom)
    }
    yield from (module for line, module in imported_modules(source) if line not in first)


def python_files(*folders: str) -> list[Path]:
    """Every module of these folders, or of the whole tree, relative to its root."""
    found = (path.relative_to(ROOT) for folder in folders or (".",) for path in every(folder))
    return sorted(path for path in found if path.suffix == ".py")


def product_files(without: Iterable[str]) -> list[Path]:
    """Every module of the bot but these."""
    parts = tuple(without)
    return [path for path in python_files("bot") if not any(map(path.is_relative_to, parts))]


def every(folder: str) -> Iterator[Path]:
    """Every file below, leaving out hidden folders and what tools leave behind."""
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
"""Names of the modules in subject rooms that wait, read the store or know the time."""


def view_files() -> list[Path]:
    """Return every module of the subject rooms that only turns data into messages."""
    files = python_files(*(f"bot/{room}" for room in SUBJECTS))
    return [path for path in files if path.stem not in ACTING and "laboratory" not in path.parts]

"""The playground is a program of its own: it uses nothing else of Rentroll."""

from __future__ import annotations

import ast
from pathlib import Path

import bot.playground

HERE = Path(bot.playground.__file__).parent
OURS = {"bot", "editions", "engine", "renders", "tests"}


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_the_playground_imports_nothing_else_of_ours() -> None:
    wrong = {
        f"{path.name}: {name}"
        for path in HERE.rglob("*.py")
        for name in imported(path)
        if name.partition(".")[0] in OURS and not name.startswith("bot.playground")
    }
    assert wrong == set()

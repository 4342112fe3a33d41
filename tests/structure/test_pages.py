"""Every file and function that a page of the documentation names exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from tests.structure.tree import LAYERS, complaints, every, python_files
from tests.support.paths import ROOT
from tests.support.syntax import nodes, parsed

PARTS = (*LAYERS, "tests", "docs")

PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "PRIVACY.md",
    *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))),
)

OUR_CODE = [
    f"docs/{name}.md"
    for name in ("architecture", "messages", "pictures", "processes", "store", "words")
]
"""Pages about the code."""


def missing_files(page: str, files: Collection[str]) -> Iterator[str]:
    """Yield the files that a page names by their path and that do not exist."""
    folders = "|".join(PARTS)
    for name in sorted(set(re.findall(rf"`((?:{folders})/[\w./-]+\.\w+)`", page))):
        if name not in files:
            yield f"{name} is named, but it is not there"


def steps(page: str) -> list[tuple[str, list[str]]]:
    """Return the rows of a page's table of steps: each file, and its functions."""
    rows = re.findall(r"^\| \d+ \| `([^`]+)` \| ([^|]+) \|", page, re.MULTILINE)
    return [(file, re.findall(r"`([^`]+)`", names)) for file, names in rows]


def functions(source: str) -> set[str]:
    """Return the names of a module's functions, and of methods as `Class.method`."""
    found = set()
    for node in parsed(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            inner = (ast.unparse(part) for part in node.body)
            found |= {f"{node.name}.{name}" for name in functions("\n".join(inner))}
    return found


def unknown_classes(page: str, known: Collection[str]) -> Iterator[str]:
    """Yield the names in backticks that look like a class and are none."""
    for name in sorted(set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)+)[`.(]", page))):
        if name not in known:
            yield f"{name} is named, but no class is called so"


@pytest.mark.parametrize("page", OUR_CODE)
def test_every_class_that_a_page_names_is_there(page):
    sources = [(ROOT / path).read_text(encoding="utf-8") for path in python_files(*LAYERS)]
    known = {
        node.name for source in sources for node in nodes(source) if isinstance(node, ast.ClassDef)
    }
    assert not [*unknown_classes((ROOT / page).read_text(encoding="utf-8"), known)]


def test_a_class_that_is_named_and_not_there_is_reported():
    page = "See `MessageKeeper.show`, `MessagePolicy` and `Buy`."
    assert list(unknown_classes(page, {"MessageKeeper"})) == [
        "MessagePolicy is named, but no class is called so"
    ]


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page):
    files = {path.relative_to(ROOT).as_posix() for folder in PARTS for path in every(folder)}
    wrong = "\n".join(missing_files((ROOT / page).read_text(encoding="utf-8"), files))
    assert not wrong, wrong


def test_the_documented_path_of_a_press_has_ten_files_at_most():
    followed = steps((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    files = [file for file, _ in followed]
    assert 0 < len(files) <= 10
    assert len(set(files)) == len(files), "no file is come back to"
    for file, names in followed:
        known = functions((ROOT / file).read_text(encoding="utf-8"))
        assert names, file
        assert set(names) <= known, f"{file}: {sorted(set(names) - known)}"


def test_a_file_that_is_named_and_not_there_is_reported():
    page = "See `bot/app/client.py`, `bot/gone.py`, `store/db.py` and `docs/`."
    assert list(missing_files(page, {"bot/app/client.py"})) == [
        "bot/gone.py is named, but it is not there"
    ]


def test_the_steps_of_a_page_are_its_files_and_functions():
    page = "| | file | functions | what |\n| 1 | `a.py` | `A.f`, `g` | `h` |\n| x | `b` | |"
    assert steps(page) == [("a.py", ["A.f", "g"])]
    assert functions("class A:\n    async def f(self): ...\ndef g(): ...") == {"A.f", "g"}


def test_a_reported_fault_names_its_file_and_line():
    here = Path(__file__).relative_to(ROOT)
    assert complaints(lambda _: iter(["7: no"]), [here]) == f"\n{here}:7: no"

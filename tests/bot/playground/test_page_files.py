"""Tests that the page's files are short and self-contained, and never parse text as markup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.paths import ROOT

PAGE = ROOT / "bot" / "playground" / "page"
LONGEST_FILE = 400
MARKUP = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(|srcdoc"
IMPORT = re.compile(r'^import \{([^}]+)\} from "\./([^"]+)";', re.MULTILINE)
EXPORT = re.compile(r"^export (?:async )?(?:function|class|const) (\w+)", re.MULTILINE)

SCRIPTS = sorted(PAGE.glob("*.js"))
FILES = sorted(path for path in PAGE.iterdir() if path.suffix in {".js", ".css", ".html"})


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_of_the_page_is_short_and_loads_nothing_from_elsewhere(path: Path):
    source = path.read_text(encoding="utf-8")
    assert source.count("\n") <= LONGEST_FILE
    addresses = set(re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}", source))
    assert addresses <= {"http://www.w3.org"}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_script_makes_elements_from_markup(path: Path):
    assert re.findall(MARKUP, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_every_import_of_a_script_is_there_and_used(path: Path):
    source = path.read_text(encoding="utf-8")
    for names, file in IMPORT.findall(source):
        theirs = EXPORT.findall((PAGE / file).read_text(encoding="utf-8"))
        for name in (each.strip() for each in names.split(",") if each.strip()):
            assert name in theirs
            assert len(re.findall(rf"(?<![\w.#]){name}\b", source)) > 1, f"{name} is not used"


def test_every_name_a_script_exports_is_used_by_another():
    everything = {path.name: path.read_text(encoding="utf-8") for path in SCRIPTS}
    imported = {
        name.strip()
        for source in everything.values()
        for names, _ in IMPORT.findall(source)
        for name in names.split(",")
    }
    exported = {name for source in everything.values() for name in EXPORT.findall(source)}
    assert exported <= imported


def test_the_index_loads_every_stylesheet_and_only_one_script():
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    sheets = set(re.findall(r'href="/static/([a-z]+\.css)"', index))
    assert sheets == {path.name for path in PAGE.glob("*.css")}
    assert re.findall(r'src="/static/([a-z.]+)"', index) == ["main.js"]
    assert "style=" not in index

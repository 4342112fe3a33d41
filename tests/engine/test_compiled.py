"""Compiled rules play exactly as their sources do."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from sysconfig import get_path

import pytest

from bot.cli import compile_engine, main
from bot.cli.compile_engine import write_plainly
from bot.support import compiled
from bot.support.failures import CannotDo
from tests.support.compiled_games import all_games, fingerprint


@pytest.fixture(scope="module")
def by_the_sources() -> dict[str, str]:
    return {name: fingerprint(lines) for name, lines in all_games()}


def play_with(rules: Path) -> dict[str, str]:
    """Return the fingerprints of all games, played by a process that imports these rules."""
    path = os.pathsep.join([str(rules), str(compiled.ROOT)])
    told = subprocess.run(
        [sys.executable, "-P", "-m", "tests.support.compiled_games"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        check=True,
    )
    found = json.loads(told.stdout)
    assert Path(found["rules"]).is_relative_to(rules)
    games: dict[str, str] = found["games"]
    return games


def test_rules_with_written_out_structs_play_the_same_games(
    by_the_sources: dict[str, str], tmp_path: Path
) -> None:
    modules = write_plainly(compiled.ROOT / "engine", tmp_path / "engine")
    for module in modules:
        assert "msgspec" not in (tmp_path / module).read_text().split()
    assert "engine/turn.py" in modules
    assert "engine/edition.py" not in modules
    assert play_with(tmp_path) == by_the_sources


@pytest.mark.long
@pytest.mark.skipif(
    shutil.which("cc") is None or not Path(get_path("include"), "Python.h").exists(),
    reason=compile_engine.NEEDS,
)
def test_compiled_rules_play_the_same_games(
    by_the_sources: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "SHELF", tmp_path)
    old = tmp_path / "engine-of-older-sources"
    old.mkdir()
    assert main(["compile"]) == 0
    (made,) = tmp_path.iterdir()  # no other file is left
    assert made == compiled.folder()
    assert list((made / "engine").glob("turn.*.so"))
    assert play_with(made) == by_the_sources
    assert main(["compile"]) == 0  # already compiled


def test_a_field_without_a_value_of_its_own_gets_a_new_list_each_time() -> None:
    source = """
class Pile(Struct, frozen=True, tag="pile"):
    size: int
    cards: list[int] = []

class Named(Pile, kw_only=True):
    name: str
"""
    nodes = ast.parse(source).body
    structs = compile_engine.Structs(iter(nodes))
    spoken = "\n".join(
        ast.unparse(structs.plain_class(node)) for node in nodes if isinstance(node, ast.ClassDef)
    )
    names: dict[str, object] = {}
    exec(
        "from __future__ import annotations\n"
        "from typing import Any, ClassVar\n"
        f"class record:\n  StructConfig = staticmethod(lambda tag: tag)\n{spoken}",
        names,
    )
    pile, named = names["Pile"], names["Named"]
    assert callable(pile)
    assert callable(named)
    first, second = pile(1), pile(1)
    assert first == second
    assert first.cards is not second.cards
    assert repr(named(2, [3], name="x")) == "Named(size=2, cards=[3], name='x')"
    with pytest.raises(TypeError, match="positional"):
        named(2, [3], "x")


def test_compile_reports_missing_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_engine, "find_spec", lambda name: None)
    with pytest.raises(CannotDo, match="rentroll\\[compile\\]"):
        compile_engine.compile_engine(tmp_path / "rules")
    assert not list(tmp_path.iterdir())


def test_a_failed_compilation_prints_one_line_and_leaves_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_engine, "BUILD", "raise SystemExit('no compiler')")
    with pytest.raises(CannotDo, match=r"gcc and python3-dev.*: no compiler"):
        compile_engine.compile_engine(tmp_path / "rules")
    assert not list(tmp_path.iterdir())


def test_a_command_restarts_once_with_compiled_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[dict[str, str]] = []
    monkeypatch.setattr(compiled, "SHELF", tmp_path)
    monkeypatch.setattr(os, "execve", lambda path, words, env: begun.append(env))
    compiled.begin_again()
    assert begun == []  # no compiled rules exist
    compiled.folder().mkdir()
    compiled.begin_again()
    (env,) = begun
    assert env["PYTHONPATH"].split(os.pathsep)[:2] == [str(compiled.folder()), str(compiled.ROOT)]
    monkeypatch.setenv("PYTHONPATH", env["PYTHONPATH"])
    compiled.begin_again()
    assert len(begun) == 1


def test_other_sources_are_compiled_to_another_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = compiled.folder()
    shutil.copytree(compiled.ROOT / "engine", tmp_path / "engine")
    (tmp_path / "engine" / "why.py").write_text("changed = True")
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    compiled._made_of.cache_clear()
    try:
        assert compiled.folder() != before
    finally:
        compiled._made_of.cache_clear()


def test_a_folder_that_cannot_be_created_is_reported_in_one_line(tmp_path: Path) -> None:
    shelf = tmp_path / "a file"
    shelf.touch()
    with pytest.raises(CannotDo, match=r"a file.*cannot be made: "):
        compile_engine.compile_engine(shelf / "rules")

"""The files of the wheel, and the dependencies in pyproject.toml."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.structure.tree import (
    FOR_AN_EXTRA,
    LAYERS,
    every,
    imported_modules,
    late_imports,
    project,
    python_files,
    top,
)
from tests.support.paths import ROOT

USED_BY_OTHERS = {"orjson"}
"""Packages that only discord.py imports, if they are installed."""

# Distributions whose name differs from that of their import.
DISTRIBUTIONS = {"PIL": "pillow", "discord": "discord-py", "fluent": "fluent-runtime"}


def distribution(requirement: str) -> str:
    """Return the normalised name in a requirement such as "discord.py>=2.4"."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[._-]+", "-", name[0]).lower()


def undeclared(imports: Iterable[str], requirements: Iterable[str]) -> Iterator[str]:
    """Yield undeclared third-party imports, and dependencies that nothing imports."""
    declared = {distribution(requirement) for requirement in requirements}
    used = {
        DISTRIBUTIONS.get(name, distribution(name))
        for name in map(top, imports)
        if name not in sys.stdlib_module_names and name not in LAYERS
    }
    for name in sorted(used - declared):
        yield f"{name} is imported, but pyproject.toml does not declare it"
    for name in sorted(declared - used - USED_BY_OTHERS):
        yield f"{name} is declared in pyproject.toml, but nothing imports it"


def test_every_package_has_an_init_file():
    bare = {path.parent for path in python_files(*LAYERS)}
    bare -= {path.parent for path in python_files(*LAYERS) if path.name == "__init__.py"}
    assert not bare, f"without __init__.py: {sorted(map(str, bare))}"


def test_a_wheel_has_every_file_of_the_four_folders_and_nothing_else(tmp_path: Path):
    """Files of an earlier build that no longer exist do not come back."""
    pytest.importorskip("hatchling")  # not installed without the locked versions
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    old = tmp_path / "build" / "lib" / "bot" / "store" / "database" / "steps" / "99_newer.sql"
    for path in ("pyproject.toml", "README.md", "LICENSE", *LAYERS):
        copy = shutil.copytree if (ROOT / path).is_dir() else shutil.copy
        copy(ROOT / path, tmp_path / path)
    old.parent.mkdir(parents=True)
    old.touch()
    subprocess.run([*build, "--directory", "wheels"], cwd=tmp_path, check=True)
    (wheel,) = (tmp_path / "wheels").iterdir()
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    files = {path.relative_to(ROOT).as_posix() for layer in LAYERS for path in every(layer)}
    assert names == files


def test_every_dependency_is_declared_and_used():
    """Imports inside functions may be declared in an extra."""
    declared = project()["project"]
    extras = set(map(distribution, chain(*declared["optional-dependencies"].values())))
    imports = set()
    for path in python_files(*LAYERS):
        source = (ROOT / path).read_text(encoding="utf-8")
        late = {name for name in late_imports(source) if distribution(top(name)) in extras}
        if str(path) in FOR_AN_EXTRA:
            late = {
                name for _, name in imported_modules(source) if distribution(top(name)) in extras
            }
        imports |= {module for _, module in imported_modules(source)} - late
    wrong = "\n".join(undeclared(imports, declared["dependencies"]))
    assert not wrong, wrong


def test_every_dependency_has_its_reason_on_the_dependencies_page():
    declared = project()["project"]
    extras = declared["optional-dependencies"].values()
    requirements = chain(declared["dependencies"], *extras)
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    named = {distribution(name) for name in re.findall(r"^\| `([^`]+)`", page, re.MULTILINE)}
    assert named == {distribution(requirement) for requirement in requirements}


def test_a_dependency_missing_on_either_side_is_reported():
    imports = ["os.path", "engine.rent", "discord.ui", "PIL", "msgspec"]
    assert list(undeclared(imports, ["discord.py>=2.4", "Pillow>=10", "msgspec"])) == []
    assert list(undeclared(imports, ["discord.py>=2.4", "rich", "msgspec"])) == [
        "pillow is imported, but pyproject.toml does not declare it",
        "rich is declared in pyproject.toml, but nothing imports it",
    ]

"""What is installed, and which packages that takes."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path, PurePath

import pytest

from tests.structure.tree import (
    FOR_AN_EXTRA,
    LAYERS,
    ROOT,
    every,
    imported_modules,
    late_imports,
    project,
    python_files,
    top,
)

USED_BY_OTHERS = {"orjson"}
"""What nothing of ours imports, because discord.py does where it is installed."""

# Where the name of an import is not the name of its distribution.
DISTRIBUTIONS = {"PIL": "pillow", "discord": "discord-py", "fluent": "fluent-runtime"}


def unlisted_packages(modules: Iterable[PurePath], listed: Iterable[str]) -> Iterator[str]:
    """Folders with code and the packages of pyproject.toml that are not each other's."""
    present = {".".join(path.parent.parts) for path in modules}
    for name in sorted(present - set(listed)):
        yield f'"{name}" holds code, but pyproject.toml does not list it under packages'
    for name in sorted(set(listed) - present):
        yield f'"{name}" is listed in pyproject.toml, but there is no such package'


def unshipped_files(files: Iterable[PurePath], patterns: Iterable[str]) -> Iterator[str]:
    """Data files of a package that no pattern of its package-data matches."""
    for path in sorted(files):
        if not any(len(path.parts) == len(PurePath(p).parts) and path.match(p) for p in patterns):
            yield f"{path} is not covered by package-data and would be missing once installed"


def distribution(requirement: str) -> str:
    """The bare, normalised name in a requirement such as "discord.py>=2.4"."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[._-]+", "-", name[0]).lower()


def undeclared(imports: Iterable[str], requirements: Iterable[str]) -> Iterator[str]:
    """Third-party imports and declared dependencies that do not meet."""
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


def test_every_package_is_listed_in_pyproject():
    listed = project()["tool"]["setuptools"]["packages"]
    wrong = "\n".join(unlisted_packages(python_files(*LAYERS), listed))
    assert not wrong, wrong


def test_every_package_has_an_init_file():
    bare = {path.parent for path in python_files(*LAYERS)}
    bare -= {path.parent for path in python_files(*LAYERS) if path.name == "__init__.py"}
    assert not bare, f"without __init__.py: {sorted(map(str, bare))}"


@pytest.mark.parametrize("layer", LAYERS)
def test_every_data_file_is_installed_with_its_package(layer):
    patterns = project()["tool"]["setuptools"]["package-data"].get(layer, [])
    files = [path.relative_to(ROOT / layer) for path in every(layer) if path.suffix != ".py"]
    wrong = "\n".join(unshipped_files(files, patterns))
    assert not wrong, wrong


def test_every_dependency_is_declared_and_used():
    """What is imported late, by those who happen to have it, may be declared in an extra."""
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


def test_what_an_update_removed_is_not_installed_again(tmp_path: Path):
    """The next step of a schema that an older version left there would be taken for its own."""
    pytest.importorskip("setuptools")
    shutil.copy(ROOT / "setup.py", tmp_path)
    old = tmp_path / "build" / "lib" / "bot" / "store" / "steps" / "99_newer.sql"
    old.parent.mkdir(parents=True)
    old.touch()
    subprocess.run([sys.executable, "setup.py", "--name"], cwd=tmp_path, check=True)
    assert not old.exists()


def test_a_package_missing_on_either_side_is_reported():
    modules = [PurePath("engine/rent.py"), PurePath("engine/ai/policy.py")]
    assert list(unlisted_packages(modules, ["engine", "engine.ai"])) == []
    assert list(unlisted_packages(modules, ["engine", "bot"])) == [
        '"engine.ai" holds code, but pyproject.toml does not list it under packages',
        '"bot" is listed in pyproject.toml, but there is no such package',
    ]


def test_a_data_file_left_out_of_the_package_is_reported():
    files = [PurePath("classic/edition.toml"), PurePath("classic/art/token.png")]
    assert list(unshipped_files(files, ["*/*.toml", "*/*/*.png"])) == []
    assert list(unshipped_files(files, ["*/*.toml", "*.png"])) == [
        f"{files[1]} is not covered by package-data and would be missing once installed"
    ]


def test_a_dependency_missing_on_either_side_is_reported():
    imports = ["os.path", "engine.rent", "discord.ui", "PIL", "msgspec"]
    assert list(undeclared(imports, ["discord.py>=2.4", "Pillow>=10", "msgspec"])) == []
    assert list(undeclared(imports, ["discord.py>=2.4", "rich", "msgspec"])) == [
        "pillow is imported, but pyproject.toml does not declare it",
        "rich is declared in pyproject.toml, but nothing imports it",
    ]

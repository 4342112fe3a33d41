"""The compilation of the engine to machine code, for `rentroll compile`, to play many games.

mypyc makes fast code of plain typed classes, but not of msgspec's structs. So in a copy of
`engine/`, the structs are replaced by plain classes. Modules with data that msgspec reads from
edition files stay unchanged.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bot.support import compiled
from bot.support.failures import CannotDo

AS_THEY_ARE = ("__init__.py", "edition.py", "rules.py", "theme.py", "colour.py")
"""File names of modules that are not compiled. Most contain data that msgspec reads."""
RECORD_MODULE = '''"""What rules use of msgspec."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, TypeVar, cast

T = TypeVar("T")


class UnsetType(Enum):
    UNSET = "UNSET"

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = UnsetType.UNSET


class StructConfig:
    def __init__(self, tag: str | None) -> None:
        self.tag = tag


def replace(old: T, **changes: object) -> T:
    new = cast(Any, old).__copy__()
    for name, value in changes.items():
        setattr(new, name, value)
    return cast(T, new)
'''
"""The source that replaces `engine/record.py` in the copy, so that the copy needs no msgspec."""
RECORD_NAMES = {"UNSET", "UnsetType"}
"""Names of msgspec that the replaced `engine/record.py` defines."""
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

options = ["--python-version", "%d.%d" % sys.version_info[:2], "--explicit-package-bases"]
modules = mypycify([*options, *sys.argv[1:]], opt_level="1", debug_level="0")
setup(name="engine", packages=[], script_args=["build_ext", "--inplace"], ext_modules=modules)
"""
"""The script that compiles modules.

A higher `opt_level` takes twice as long to compile, and the code is not faster.
"""
NEEDS = "compiling needs a C compiler and Python's headers (on Debian: gcc and python3-dev)"


def add_compile_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser(
        "compile", help="compile the rules: many games take a third to half of the time"
    )
    parser.set_defaults(run=_compile)


def _compile(args: argparse.Namespace) -> int:
    target = compiled.folder()
    if target.is_dir():
        print("The rules are compiled already, and nothing in them has changed since.")
        return 0
    print("Compiling the rules takes a minute or two …", flush=True)
    compile_engine(target)
    for other in compiled.SHELF.glob("engine-*"):
        if other != target:
            shutil.rmtree(other)  # compiled from older sources
    print("Done: simulate, tournament, train and edition lab use them from now on.")
    return 0


def compile_engine(target: Path) -> None:
    """Compile the engine into a new folder. Raise CannotDo if that fails.

    The folder appears only when it is complete.
    """
    try:
        _compile_into(target)
    except OSError as error:
        raise CannotDo(f"{target} cannot be made: {error.strerror or error}") from None


def _compile_into(target: Path) -> None:
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise CannotDo("mypyc and setuptools are missing: pip install 'rentroll[compile]'")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as draft:
        modules = write_plainly(compiled.ROOT / "engine", Path(draft, "engine"))
        build = subprocess.run(
            [sys.executable, "-c", BUILD, *modules],
            cwd=draft,
            env={**os.environ, "MYPYPATH": draft},
            capture_output=True,
            text=True,
            check=False,
        )
        if build.returncode:
            last = (build.stdout + build.stderr).strip().splitlines()[-1:]
            raise CannotDo(f"{NEEDS}; the last line of its output: {' '.join(last)}")
        made = Path(draft, "compiled")
        made.mkdir()
        for part in (*Path(draft).glob("*.so"), *Path(draft).glob("*.pyd"), Path(draft, "engine")):
            part.rename(made / part.name)
        made.rename(target)


def write_plainly(engine: Path, copy: Path) -> list[str]:
    """Copy the engine's sources with plain classes instead of structs.

    Return the paths of the modules to compile.
    """
    shutil.copytree(engine, copy, ignore=shutil.ignore_patterns("__pycache__"))
    sources = [path for path in sorted(copy.rglob("*.py")) if path.name not in AS_THEY_ARE]
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sources}
    structs = Structs(node for tree in trees.values() for node in tree.body)
    for path, tree in trees.items():
        tree.body = [line for node in tree.body for line in _rewritten(node, structs)]
        path.write_text(ast.unparse(tree), encoding="utf-8")
    record = copy / "record.py"
    record.write_text(RECORD_MODULE, encoding="utf-8")
    return [path.relative_to(copy.parent).as_posix() for path in [*sources, record]]


def _rewritten(node: ast.stmt, structs: Structs) -> list[ast.stmt]:
    """Return the statements that replace a statement of a module, so that it needs no msgspec.

    A struct becomes a plain class, and imports of msgspec become other imports.
    """
    match node:
        case ast.ClassDef() if structs.holds(node):
            return [structs.plain_class(node)]
        case ast.ImportFrom(module="__future__"):
            extra = "from typing import Any, ClassVar\nfrom engine import record"
            return [node, *ast.parse(extra).body]
        case ast.ImportFrom(module="msgspec.structs"):
            node.module = "engine.record"
        case ast.ImportFrom(module="msgspec", names=names):
            used = {alias.name for alias in names}
            lines = ["from engine import record as structs"] if "structs" in used else []
            lines += [f"from engine.record import {name}" for name in sorted(used & RECORD_NAMES)]
            return ast.parse("\n".join(lines)).body
    return [node]


class Structs:
    """The msgspec structs of the engine, and their conversion to plain classes."""

    def __init__(self, nodes: Iterator[ast.stmt]) -> None:
        self._by_name: dict[str, ast.ClassDef] = {}
        for node in nodes:
            if isinstance(node, ast.ClassDef) and self.holds(node):
                self._by_name[node.name] = node

    def holds(self, node: ast.ClassDef) -> bool:
        """Return True if a class derives from msgspec's Struct, or from a struct found before."""
        return bool(self._bases(node)) or "Struct" in map(ast.unparse, node.bases)

    def _bases(self, node: ast.ClassDef) -> list[ast.expr]:
        """Return the bases of a class that are structs of the engine."""
        return [base for base in node.bases if ast.unparse(base) in self._by_name]

    def plain_class(self, node: ast.ClassDef) -> ast.ClassDef:
        """Return a plain class with `__init__`, `__copy__`, `__eq__` and `__repr__` for a struct.

        The class for a frozen struct also has `__hash__`.
        """
        options = {word.arg: ast.unparse(word.value) for word in node.keywords}
        fields = list(self._fields(node))
        declared = [field for field in fields if field.node in node.body]
        positional = [field for field in fields if not field.by_name]
        by_name = [field for field in fields if field.by_name]
        names = tuple(field.name for field in fields)
        # This module may not import the types of inherited fields.
        arguments = [
            field.argument(field.kind if field in declared else "Any")
            for field in (*positional, *by_name)
        ]
        if by_name:
            arguments.insert(len(positional), "*")
        copied = [f"self.{field.name}" for field in positional]
        copied += [f"{field.name}=self.{field.name}" for field in by_name]
        equal = "".join(f" and self.{name} == other.{name}" for name in names)
        shown = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
        lines = [
            f"class {node.name}:",
            *(f" {field.name}: {field.kind}" for field in declared),
            f" __struct_fields__: ClassVar[tuple[str, ...]] = {names!r}",
            f" __match_args__: ClassVar[tuple[str, ...]] = {names!r}",
            (
                " __struct_config__: ClassVar[record.StructConfig]"
                f" = record.StructConfig({options.get('tag')})"
            ),
            f" def __init__({', '.join(['self', *arguments])}) -> None:",
            *(f"  self.{field.name} = {field.value}" for field in fields),
            "  pass",
            f" def __copy__(self) -> {node.name}:",
            f"  return {node.name}({', '.join(copied)})",
            " def __eq__(self, other: object) -> bool:",
            f"  return isinstance(other, {node.name}){equal}",
            " def __repr__(self) -> str:",
            f"  return f'{node.name}({shown})'",
        ]
        if "frozen" in options:
            whole = "".join(f"self.{name}, " for name in names)
            lines += [" def __hash__(self) -> int:", f"  return hash(({whole}))"]
        made = ast.parse("\n".join(lines)).body[0]
        assert isinstance(made, ast.ClassDef)
        made.bases = self._bases(node)
        made.body += [line for line in node.body if not isinstance(line, ast.AnnAssign)]
        return made

    def _fields(self, node: ast.ClassDef) -> Iterator[StructField]:
        """Yield the fields of a struct. The fields of its bases are first."""
        for base in self._bases(node):
            yield from self._fields(self._by_name[ast.unparse(base)])
        by_name = any(word.arg == "kw_only" for word in node.keywords)
        for line in node.body:
            if isinstance(line, ast.AnnAssign):
                yield StructField(line, by_name)


@dataclass(frozen=True)
class StructField:
    """A field of a struct. `by_name`: the constructor takes it as a keyword-only argument."""

    node: ast.AnnAssign
    by_name: bool

    @property
    def name(self) -> str:
        return ast.unparse(self.node.target)

    @property
    def kind(self) -> str:
        return ast.unparse(self.node.annotation)

    @property
    def _default(self) -> str:
        """The source of the field's default value, or an empty text for a required field."""
        return "" if self.node.value is None else ast.unparse(self.node.value)

    @property
    def _has_mutable_default(self) -> bool:
        """True if the default value is a list or dict, so that each object needs a new one."""
        return isinstance(self.node.value, ast.List | ast.Dict)

    def argument(self, kind: str) -> str:
        """Return the source of the constructor's parameter for this field.

        `kind`: the type in the source.
        """
        if self._has_mutable_default:
            return f"{self.name}: {kind} | None = None"
        return f"{self.name}: {kind} = {self._default}" if self._default else f"{self.name}: {kind}"

    @property
    def value(self) -> str:
        """The source of the expression that the constructor assigns to this field."""
        return (
            f"{self._default} if {self.name} is None else {self.name}"
            if self._has_mutable_default
            else self.name
        )

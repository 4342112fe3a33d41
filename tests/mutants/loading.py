"""An import hook that changes the source of some modules, and no file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

Change = Callable[[bytes, str], CodeType | None]
"""Code for a module's source and its path in the tree, or None to leave the module as it is."""

ROOT = Path(__file__).resolve().parents[2]


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType, names: dict[str, object]) -> None:
        super().__init__(name, path)
        self._code = code
        self._names = names

    def get_code(self, fullname: str) -> CodeType:
        return self._code

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self._names)
        super().exec_module(module)


class ChangingFinder:
    """A finder whose modules get changed code and a few more globals."""

    def __init__(self, change: Change, names: dict[str, object]) -> None:
        self._change = change
        self._names = names

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: Any = None
    ) -> ModuleSpec | None:
        """Return the spec of a module whose code changes."""
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, SourceFileLoader):
            return None
        file = Path(spec.loader.path)
        if not file.is_relative_to(ROOT):
            return None
        code = self._change(file.read_bytes(), file.relative_to(ROOT).as_posix())
        if code is None:
            return None
        spec.loader = _Loader(name, spec.loader.path, code, self._names)
        return spec

    def install(self) -> None:
        """Insert this finder before Python's own finders."""
        sys.meta_path.insert(0, self)

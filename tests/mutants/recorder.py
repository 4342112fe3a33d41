"""A pytest plugin that notes which statements of the rooms each test runs, and for how long.

It is loaded by the variable PYTEST_PLUGINS, before any module of the bot. Every worker of xdist
appends to a file of its own.
"""

from __future__ import annotations

import ast
import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType

import pytest

from tests.mutants.loading import ChangingFinder
from tests.mutants.records import FOLDER, ROOMS, digest_of, digests
from tests.mutants.statements import HITS, instrumented

_rooms = tuple(f"{room}/" for room in os.environ[ROOMS].split())
_folder = Path(os.environ[FOLDER])
_names: list[str] = []
_hits = bytearray(1 << 17)
_DIGITS = bytes.maketrans(b"\0\1", b"01")


def _instrument(source: bytes, path: str) -> CodeType | None:
    if not path.startswith(_rooms):
        return None
    tree = instrumented(ast.parse(source), path, _names)
    return compile(tree, str(path), "exec", dont_inherit=True)


ChangingFinder(_instrument, {HITS: _hits}).install()


class Recorder:
    def __init__(self) -> None:
        worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
        self._file = (_folder / f"records-{worker}.jsonl").open("a", encoding="utf-8")
        self._named = 0
        self._passed = True

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave out the tests whose records are newer than their files."""
        known = digests(_folder)
        done = [item for item in items if known.get(item.nodeid) == digest_of(item.path)]
        if done:
            config.hook.pytest_deselected(items=done)
            left = set(items) - set(done)
            items[:] = [item for item in items if item in left]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Write one line for each test, after another with the names it uses first."""
        _hits[:] = bytes(len(_hits))
        self._passed = True
        began = time.perf_counter()
        result = yield
        seconds = time.perf_counter() - began
        count = len(_names)
        bits = int(_hits[count::-1].translate(_DIGITS), 2)
        line = {
            "test": item.nodeid,
            "digest": digest_of(item.path),
            "seconds": round(seconds, 3),
            "passed": self._passed,
            "hits": f"{bits:x}",
        }
        if self._named < count:
            self._write({"names": _names[self._named : count]})
            self._named = count
        self._write(line)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._passed &= not report.failed

    def _write(self, line: dict[str, object]) -> None:
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Recorder())

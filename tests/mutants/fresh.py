"""A pytest plugin that imports a mutant from the start, for changes outside of functions.

It is loaded by the variable PYTEST_PLUGINS, before any module of the bot.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import CodeType

import pytest

from tests.mutants.child import JOB, try_tests
from tests.mutants.loading import ChangingFinder

_job = json.loads(Path(os.environ.pop(JOB)).read_text(encoding="utf-8"))
del os.environ["PYTEST_PLUGINS"]  # the tests may start a pytest themselves


def _change(source: bytes, path: str) -> CodeType | None:
    if path != _job["path"]:
        return None
    return compile(_job["source"], path, "exec", dont_inherit=True)


ChangingFinder(_change, {}).install()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    items = {item.nodeid: item for item in session.items}
    wanted = [items[test] for test in _job["tests"] if test in items]
    try_tests(session.config, wanted, _job["pipe"], Path(_job["folder"]))

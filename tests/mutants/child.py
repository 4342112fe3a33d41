"""The process that runs tests on a mutant."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

JOB = "MUTANT_JOB"
"""Variable with the path of a job that a new process reads."""


def try_tests(config: pytest.Config, items: list[pytest.Item], pipe: int, folder: Path) -> None:
    """Run tests until one fails, write to a pipe which, and end the process."""

    def tell(**what: Any) -> None:
        os.write(pipe, json.dumps(what).encode() + b"\n")

    try:
        failed = run_tests(config, items, folder, lambda item: tell(started=item.nodeid))
        if failed:
            tell(failed=failed)
        else:
            tell(passed=len(items))
    except BaseException as error:  # noqa: BLE001 - what breaks pytest is a failure too
        tell(failed=repr(error))
    os._exit(0)


def run_tests(
    config: pytest.Config,
    items: list[pytest.Item],
    folder: Path,
    note: Callable[[pytest.Item], None] = lambda item: None,
) -> str:
    """Run tests until one fails, and return its name or an empty text."""
    watch = _Watch()
    config.pluginmanager.register(watch)
    # The folder that all processes would share is cleaned by the first that ends.
    config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]
    try:
        for item, after in zip(items, [*items[1:], None], strict=True):
            note(item)
            config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if watch.failed:
                return item.nodeid
        return ""
    finally:
        config.pluginmanager.unregister(watch)


class _Watch:
    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

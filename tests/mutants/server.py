"""Processes that try mutants: forks of a process that has collected all tests.

A fork needs no start-up: it gives the functions of the changed module new code and runs the
mutant's tests. A change outside of functions needs a process of its own, see `fresh`.
"""

from __future__ import annotations

import gc
import json
import os
import selectors
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.child import JOB, run_tests, try_tests
from tests.mutants.codes import Changes, Functions, changes, live_functions
from tests.mutants.loading import ROOT
from tests.mutants.operators import Mutant
from tests.mutants.records import Record
from tests.mutants.results import Outcome

SLOW = (5.0, 3.0)
"""A test that takes this many times its usual seconds, and this many more, may hang."""
START = 60.0
"""Most seconds until a process of its own has started its first test."""
WARMING = 60
"""Tests that run once at first, so that no fork has to fill the caches."""
FILES = 12
"""Files with tests that a process of its own collects at most."""


@dataclass(frozen=True)
class Job:
    """A mutant, the source of its module, and the tests in order."""

    mutant: Mutant
    source: bytes
    tests: list[Record]


@dataclass(eq=False)
class _Attempt:
    """A process that tries tests on a mutant, or on nothing, to see whether they hang anyway."""

    job: Job
    pipe: int
    pid: int
    process: subprocess.Popen[bytes] | None
    folder: Path
    began: float
    control_of: _Attempt | None = None
    test: str = ""
    test_began: float = 0.0
    has_control: bool = False
    tried: int = 0
    unread: bytes = b""


class Server:
    """Tries mutants in processes of their own, a few at a time."""

    def __init__(
        self, session: pytest.Session, limit: float, workers: int, done: Callable[[Outcome], None]
    ) -> None:
        self._session = session
        self._items = {item.nodeid: item for item in session.items}
        self._limit = limit
        self._workers = workers
        self._done = done
        self._selector = selectors.DefaultSelector()
        self._functions: Functions = {}
        self._caches: list[Any] = []

    def run(self, jobs: list[Job]) -> None:
        """Try all mutants."""
        waiting = deque(jobs)
        self._prepare(jobs)
        while waiting or self._selector.get_map():
            while waiting and len(self._selector.get_map()) < self._workers:
                job = waiting.popleft()
                if job.tests:
                    self._start(job)
                else:
                    self._done(Outcome(job.mutant.key, "unreached", "", 0.0, 0))
            for key, _ in self._selector.select(timeout=0.2):
                if key.data in self._running():
                    self._read(key.data)
            for attempt in self._running():
                if not attempt.control_of:
                    self._stop_late(attempt)

    def _running(self) -> list[_Attempt]:
        return [key.data for key in self._selector.get_map().values()]

    def _prepare(self, jobs: list[Job]) -> None:
        """Import the modules, fill the caches, and find the functions to change."""
        for path in {job.mutant.path for job in jobs}:
            import_module(path.removesuffix(".py").replace("/", "."))
        folder = Path(tempfile.mkdtemp(prefix="mutant-"))
        firsts = {job.tests[0].test: job.tests[0] for job in jobs if job.tests}
        quickest = sorted(firsts.values(), key=lambda it: it.seconds)[:WARMING]
        run_tests(self._session.config, self._of_session(quickest), folder)
        shutil.rmtree(folder, ignore_errors=True)
        gc.unfreeze()
        self._functions = live_functions()
        self._caches = [one for one in gc.get_objects() if hasattr(type(one), "cache_clear")]
        gc.collect()
        gc.freeze()  # a fork then shares the memory

    def _of_session(self, tests: Iterable[Record]) -> list[pytest.Item]:
        return [self._items[one.test] for one in tests if one.test in self._items]

    def _start(self, job: Job, control_of: _Attempt | None = None) -> None:
        folder = Path(tempfile.mkdtemp(prefix="mutant-"))
        reader, writer = os.pipe()
        file = str(ROOT / job.mutant.path)
        changed = job.source if control_of else job.mutant.applied(job.source)
        found: Changes | None = []
        if not control_of or control_of.process:
            found = changes(file, job.source, changed, self._functions)
        process = _fresh(job, changed, folder, writer) if found is None else None
        pid = process.pid if process else os.fork()
        if pid == 0:
            self._be_child(job, found or [], folder, writer)
        with suppress(PermissionError):  # it has done so itself, and started to run
            os.setpgid(pid, pid)
        os.close(writer)
        attempt = _Attempt(job, reader, pid, process, folder, time.monotonic(), control_of)
        self._selector.register(reader, selectors.EVENT_READ, attempt)

    def _be_child(self, job: Job, found: Changes, folder: Path, pipe: int) -> None:
        os.setpgid(0, 0)
        silence = os.open(folder / "output", os.O_WRONLY | os.O_CREAT)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        # With a worker's name the PostgreSQL server of the parent is used.
        os.environ["PYTEST_XDIST_WORKER"] = "mutant"
        for function, code in found:
            function.__code__ = code
        module = job.mutant.path.removesuffix(".py").replace("/", ".")
        for cache in self._caches:
            if getattr(cache, "__module__", "") == module:
                cache.cache_clear()
        try_tests(self._session.config, self._of_session(job.tests), pipe, folder)

    def _read(self, attempt: _Attempt) -> None:
        part = os.read(attempt.pipe, 1 << 16)
        *lines, attempt.unread = (attempt.unread + part).split(b"\n")
        for line in lines:
            match json.loads(line):
                case {"started": test}:
                    attempt.test, attempt.test_began = test, time.monotonic()
                    attempt.has_control = False
                    attempt.tried += 1
                case {"failed": by}:
                    self._end(attempt, "killed", by)
                    return
                case {"passed": _}:
                    self._end(attempt, "survived")
                    return
        if not part:  # it could not be imported, or a test ended it
            self._end(attempt, "killed", attempt.test or "import")

    def _stop_late(self, attempt: _Attempt) -> None:
        now = time.monotonic()
        if not attempt.test:
            if now - attempt.began > START:
                self._end(attempt, "hangs", "import")
            return
        (test,) = (one for one in attempt.job.tests if one.test == attempt.test)
        slow = now - attempt.test_began > SLOW[0] * test.seconds + SLOW[1]
        if now - attempt.began > self._limit:
            self._end(attempt, "hangs" if slow else "stopped", test.test if slow else "")
        elif slow and not attempt.has_control:
            attempt.has_control = True
            self._start(replace(attempt.job, tests=[test]), attempt)

    def _end(self, attempt: _Attempt, status: str, by: str = "") -> None:
        self._selector.unregister(attempt.pipe)
        os.close(attempt.pipe)
        os.killpg(attempt.pid, signal.SIGKILL)
        if attempt.process:
            attempt.process.wait()
        else:
            os.waitpid(attempt.pid, 0)
        shutil.rmtree(attempt.folder, ignore_errors=True)
        if attempt.control_of is None:
            seconds = round(time.monotonic() - attempt.began, 2)
            key = attempt.job.mutant.key
            self._done(Outcome(key, status, by, seconds, attempt.tried))
            return
        hanging = attempt.control_of
        if status == "survived" and hanging in self._running() and hanging.test == attempt.test:
            # Without the change the test began later, and has ended.
            self._end(hanging, "hangs", attempt.test)


def _fresh(job: Job, changed: bytes, folder: Path, pipe: int) -> subprocess.Popen[bytes]:
    """Start a pytest that imports the changed module."""
    files = list(dict.fromkeys(one.file for one in job.tests))[:FILES]
    tests = [one.test for one in job.tests if one.file in files]
    what = {"path": job.mutant.path, "source": changed.decode(), "tests": tests, "pipe": pipe}
    order = folder / "job.json"
    order.write_text(json.dumps({**what, "folder": str(folder)}), encoding="utf-8")
    environment = {
        **os.environ,
        JOB: str(order),
        "PYTEST_PLUGINS": "tests.mutants.fresh",
        "PYTEST_XDIST_WORKER": "mutant",
    }
    with (folder / "output").open("wb") as output:
        return subprocess.Popen(
            [sys.executable, "-m", "pytest", "-n0", "-s", "-p", "no:cacheprovider", *files],
            cwd=ROOT, env=environment, stdout=output, stderr=output,
            pass_fds=[pipe], process_group=0,
        )  # fmt: skip

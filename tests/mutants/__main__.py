"""Try mutants: `make mutants`, or `python -m tests.mutants --help`."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.loading import ROOT
from tests.mutants.operators import Mutant, sample
from tests.mutants.order import Planner
from tests.mutants.records import FOLDER, ROOMS, merge, read_records
from tests.mutants.results import Outcome, Results, equivalent
from tests.mutants.server import Job, Server

DEFAULT_ROOMS = ("bot/messages", "bot/store", "bot/tables")


class _Try:
    """A pytest plugin that tries mutants with the collected tests instead of running these."""

    def __init__(self, jobs: list[Job], results: Results, limit: float, workers: int) -> None:
        self._jobs = jobs
        self._results = results
        self._limit = limit
        self._workers = workers

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        assert not session.testsfailed, "some tests cannot be collected"
        Server(session, self._limit, self._workers, self._note).run(self._jobs)
        return True

    def _note(self, outcome: Outcome) -> None:
        self._results.add(outcome)
        print(f"{outcome.status} after {outcome.seconds} s: {outcome.key}", flush=True)


def record(folder: Path, rooms: list[str], workers: int) -> None:
    """Run the tests that have no record, and note which statements of the rooms they run."""
    environment = {
        **os.environ,
        ROOMS: " ".join(rooms),
        FOLDER: str(folder),
        "PYTEST_PLUGINS": "tests.mutants.recorder",
    }
    command = [sys.executable, "-m", "pytest", "-n", str(workers), "tests"]
    subprocess.run(command, cwd=ROOT, env=environment, check=False)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    add = parser.add_argument
    add("rooms", nargs="*", default=DEFAULT_ROOMS, help="folders whose modules are changed")
    add("--seed", type=int, default=1, help="another seed draws other mutants")
    add("--count", type=int, default=100, help="mutants of each room")
    add("--limit", type=float, default=60.0, help="most seconds for one mutant")
    add("--workers", type=int, default=2, help="processes at once")
    add("--again", action="store_true", help="try those again that were alive")
    add("--no-records", action="store_true", help="run no tests to bring the records up to date")
    add("--fresh", action="store_true", help="forget all records and outcomes first")
    add("--folder", type=Path, default=ROOT / ".mutants", help="where records and outcomes are")
    return parser.parse_args()


def main() -> None:
    options = _options()
    if options.fresh:
        shutil.rmtree(options.folder, ignore_errors=True)
    options.folder.mkdir(exist_ok=True)
    merge(options.folder)
    if not options.no_records:
        record(options.folder, options.rooms, options.workers)
        merge(options.folder)
    results = Results(options.folder / "results.jsonl")
    unseen = equivalent()
    sources: dict[str, bytes] = {}
    mutants: dict[str, list[Mutant]] = {}
    for room in options.rooms:
        files = sorted((ROOT / room).rglob("*.py"))
        of_room = {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in files}
        mutants[room] = sample(of_room, options.seed, options.count, unseen)
        sources |= of_room
    drawn = [one for some in mutants.values() for one in some]
    left = results.left(sorted(drawn, key=lambda it: it.rank(options.seed)), options.again)
    if left:
        planner = Planner(read_records(options.folder), sources)
        jobs = [Job(it, sources[it.path], planner.tests_for(it, options.limit)) for it in left]
        attempt = _Try(jobs, results, options.limit, options.workers)
        quiet = ["-qq", "-s", "-n0", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
        pytest.main([*quiet, "tests"], plugins=[attempt])
    for room, some in mutants.items():
        print(*results.report(room, some), sep="\n")


if __name__ == "__main__":
    main()

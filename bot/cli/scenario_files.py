"""The command `rentroll scenario check`, which plays scenario files and prints the differences."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.cli.scenario import check_file, find_files
from bot.cli.terminal import plain, progress_bar
from bot.support.failures import CannotDo


def add_scenario_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("scenario", help="rules as files that can be played")
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = actions.add_parser("check", help="play scenario files and report differences")
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    check.set_defaults(run=_check)


def _check(args: argparse.Namespace) -> int:
    """Print a line for each file, with the differences of a failed one, and the totals.

    Return 2 if a file is invalid, 1 if a file failed, otherwise 0.
    """
    files: list[Path] = []
    for path in args.paths:
        found = find_files([path])
        if not found:
            raise CannotDo(f"{path}: expected a scenario file, or a folder with .toml files")
        files += found
    passed = failed = bad = 0
    with progress_bar() as bar:
        for path in bar.track(files, description="checking"):
            report = check_file(path)
            shown, title = plain(str(path)), plain(" ".join(report.title.split()))
            if report.verdict == "ok":
                passed += 1
                print(f"ok      {shown}: {title}")
            elif report.verdict == "failed":
                failed += 1
                print(f"FAILED  {shown}: {title}")
                for line in report.lines:
                    print(f"        {plain(line)}")
            else:
                bad += 1
                print(f"BAD     {shown}: {plain(report.lines[0])}")
    print(f"{passed} passed, {failed + bad} failed")
    return 2 if bad else int(failed > 0)

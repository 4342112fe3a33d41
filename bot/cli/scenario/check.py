"""The check of a scenario file, for the command line and for pytest."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from bot.cli.scenario.faults import ScenarioError
from bot.cli.scenario.parse import read_scenario
from bot.cli.scenario.play import Mismatch, play


class ScenarioReport(Struct, frozen=True):
    """The result of checking a scenario file.

    The verdict "bad" means that the file is no valid scenario. `lines` contain the differences from
    the game, or the error.
    """

    path: Path
    verdict: Literal["ok", "failed", "bad"]
    title: str = ""
    lines: tuple[str, ...] = ()


def check_file(path: Path) -> ScenarioReport:
    """Play a scenario file and return the result. No content of a file raises an error."""
    title = ""
    try:
        scenario = read_scenario(path)
        title = scenario.title
        play(scenario, path.parent)
    except Mismatch as mismatch:
        return ScenarioReport(path, "failed", title, tuple(mismatch.lines))
    except ScenarioError as error:
        return ScenarioReport(path, "bad", title, (str(error),))
    return ScenarioReport(path, "ok", title)


def find_files(paths: list[Path]) -> list[Path]:
    """Return the given files, and all TOML files below the given folders, sorted per folder."""
    found: list[Path] = []
    for path in paths:
        if _is_folder(path):
            found.extend(sorted(file for file in path.rglob("*.toml") if not _is_folder(file)))
        else:
            found.append(path)
    return found


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False  # reading it reports the error

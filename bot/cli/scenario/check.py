"""Checking scenario files one by one, for the command line and for pytest."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from bot.cli.scenario.faults import ScenarioError
from bot.cli.scenario.parse import read_scenario
from bot.cli.scenario.play import Mismatch, play


class Report(Struct, frozen=True):
    """How one file fared. `bad` is a file that cannot be played at all."""

    path: Path
    verdict: Literal["ok", "failed", "bad"]
    title: str = ""
    lines: tuple[str, ...] = ()


def check_file(path: Path) -> Report:
    """Play one file and say how it went; never raises for what the file contains."""
    title = ""
    try:
        scenario = read_scenario(path)
        title = scenario.title
        play(scenario, path.parent)
    except Mismatch as mismatch:
        return Report(path, "failed", title, tuple(mismatch.lines))
    except ScenarioError as error:
        return Report(path, "bad", title, (str(error),))
    return Report(path, "ok", title)


def find_files(paths: list[Path]) -> list[Path]:
    """The files named, and all scenario files under the folders named, in a fixed order."""
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
        return False  # what is wrong with it is said when it is read

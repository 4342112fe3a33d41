"""Fixtures that write and check scenario files with two players."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.scenario import check_file
from tests.support.scenario_writing import Check, Write


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """A function that writes a scenario with Ana to move, which passes unless `parts` break it."""

    def write(
        *steps: str,
        top: str = "",
        ana: str = "",
        ben: str = "",
        dice: str = "[[1, 2]]",
        expect: str = "",
        name: str = "case.toml",
    ) -> Path:
        path = tmp_path / name
        tables = "".join(f"[[steps]]\n{step}\n" for step in steps)
        path.write_text(
            f'title = "A case"\nrules = ["MOVE-1"]\ndice = {dice}\n{top}\n'
            f'[[players]]\nname = "Ana"\n{ana}\n[[players]]\nname = "Ben"\n{ben}\n'
            f"{tables}{expect}\n",
            encoding="utf-8",
        )
        return path

    return write


@pytest.fixture
def check(write: Write) -> Check:
    return lambda *steps, **parts: check_file(write(*steps, **parts))

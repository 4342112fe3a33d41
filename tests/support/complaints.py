"""The error line that `rentroll scenario check` prints for a bad file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli import main


def bad_line(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the error of `rentroll scenario check`, after checking exit code and output.

    The file must be reported as BAD in one printable line.
    """
    code = main(["scenario", "check", str(path)])
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert (code, err) == (2, "")
    assert lines[1:] == ["0 passed, 1 failed"]
    assert lines[0].startswith(f"BAD     {path}: ")
    assert lines[0].isprintable()
    return lines[0].removeprefix(f"BAD     {path}: ")

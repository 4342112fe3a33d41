"""Tournaments between computer players: the lines of docs/opponents.md.

Each line is a tournament in its own process, by the compiled rules if they exist and no player is
loaded from a module. A line keeps its score in a file and goes on from it.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.cli.tournament import Duel
from bot.support import compiled

COMMAND = "import sys; from bot.cli import main; sys.exit(main())"
SEATS = 4
ENOUGH = 400
"""Games of a line, in which a share is sure to about five points either way."""
PAIRED = 4_000
"""Games of a line whose target is nearer than five points to what was measured before."""
EARLIER = "9729639b"
"""The commit whose players are "earlier:Hard"."""
PLAYERS = ("bargain", "bidding", "corner", "deals", "estate", "levels", "mind", "stalemate", "tax",
           "value")  # fmt: skip
"""Modules of an earlier player. It judges by the model of today, so both share its caches."""


class Line(Struct, frozen=True):
    """One player against three others, the shares of wins measured before and wanted."""

    one: str
    others: str
    before: str
    wanted: str
    games: int = ENOUGH


def yardstick(name: str) -> str:
    """Return the name by which a tournament loads a yardstick."""
    return f"tests.yardsticks.{name}"


LINES = (
    Line(yardstick("shopper:Shopper"), "normal", "98 %", "≤ 40 %"),
    Line(yardstick("shopper:PatientShopper"), "normal", "91 %", "≤ 40 %"),
    Line(yardstick("shopper:GreedyShopper"), "easy", "100 %", "≤ 50 %"),
    Line(yardstick("beggar:Beggar"), "hard", "26.5 %", "≤ 10 %"),
    Line(yardstick("beggar:Beggar"), "normal", "39 %", "≤ 12 %"),
    Line(yardstick("bluffer:Bluffer"), "hard", "31 %", "≤ 28 %", PAIRED),
    Line(yardstick("bluffer:TwiceBluffer"), "hard", "31 %", "≤ 28 %", PAIRED),
    Line(yardstick("searcher:Searcher"), "hard", "52–59 %", "≤ 35 %"),
    Line("hard", "earlier:Hard", "25 %", "≥ 45 %"),
    Line("hard", "bold", "59 %", "≥ 60 %", PAIRED),
    Line("hard", yardstick("fixed:FixedPolicy"), "52.5 %", "≥ 60 %"),
    Line("hard", "normal", "44 %", "≥ 40 %"),
    Line("normal", "easy", "45 %", "≥ 40 %"),
    Line("exploiter", "hard", "3 %", "≤ 25 %"),
    Line("exploiter", "normal", "10 %", "≤ 30 %"),
)


class Fared(Struct, frozen=True):
    """A line and the games that were played for it."""

    line: Line
    duel: Duel


def measure_opponents(
    folder: Path,
    advance: Callable[[float], None],
    games: int | None = None,
    lines: Sequence[Line] = LINES,
    seed: str = "1",
) -> list[Fared]:
    """Play every line, each deal from every seat in turn, and keep the scores in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    earlier = write_earlier(folder)
    found = []
    for line in lines:
        if earlier or "earlier:Hard" not in (line.one, line.others):
            found.append(Fared(line, _play(folder, line, games or line.games, seed)))
        advance(1 / len(lines))
    return found


def _play(folder: Path, line: Line, games: int, seed: str) -> Duel:
    name = f"{line.one}-{line.others}-{seed}".replace(":", ".")
    program = [
        *(sys.executable, "-P", "-c", COMMAND, "tournament", "--json", "--jobs", "1"),
        *("--one", line.one, "--others", line.others, "--players", str(SEATS)),
        *("--games", str(games), "--seed", seed, "--resume", str(folder / f"{name}.json")),
    ]
    environment = {**os.environ, "PYTHONPATH": f"{compiled.ROOT}:{folder}"}
    told = subprocess.run(program, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(told.stdout, type=Duel)


def write_earlier(folder: Path, commit: str = EARLIER) -> bool:
    """Write the hard player of an earlier commit as package `earlier`, if git knows the commit."""
    paths = [f"engine/ai/{name}.py" for name in PLAYERS]
    archive = subprocess.run(
        ["git", "-C", str(compiled.ROOT), "archive", commit, *paths],
        capture_output=True,
        check=False,
    )
    if archive.returncode:
        return False
    package = folder / "earlier"
    package.mkdir(exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        for path in paths:
            source = files.extractfile(path)
            assert source is not None
            text = source.read().decode()
            text = re.sub(rf"from engine\.ai\.({'|'.join(PLAYERS)}) ", r"from earlier.\1 ", text)
            text = re.sub(r"from engine\.ai import ", "from earlier import ", text)
            (package / Path(path).name).write_text(text, encoding="utf-8")
    player = "from earlier.mind import Mind as Hard\n\n__all__ = ['Hard']\n"
    (package / "__init__.py").write_text(player, encoding="utf-8")
    return True

"""The outcomes of mutants, and the mutants that change nothing."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.mutants.operators import Mutant

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
ALIVE = ("survived", "stopped", "unreached")


@dataclass(frozen=True)
class Outcome:
    """The outcome of a mutant: killed, hangs, survived, stopped or unreached."""

    key: str
    status: str
    by: str
    """The test that failed or hangs."""
    seconds: float
    tried: int
    """Tests that were started."""

    @property
    def is_alive(self) -> bool:
        """True if no test noticed the change."""
        return self.status in ALIVE


class Results:
    """A file with one line for each outcome, so that a run can be continued."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.outcomes: dict[str, Outcome] = {}
        for text in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            try:
                outcome = Outcome(**json.loads(text))
            except ValueError:
                continue  # the run was killed while it wrote
            self.outcomes[outcome.key] = outcome

    def add(self, outcome: Outcome) -> None:
        """Write an outcome down."""
        self.outcomes[outcome.key] = outcome
        with self._file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(outcome)) + "\n")

    def left(self, mutants: Iterable[Mutant], again: bool) -> list[Mutant]:
        """Return the mutants to try: those without an outcome, and again those alive."""
        return [
            one
            for one in mutants
            if (known := self.outcomes.get(one.key)) is None or (again and known.is_alive)
        ]

    def report(self, room: str, mutants: list[Mutant]) -> Iterator[str]:
        """Yield lines about a room: how many mutants are dead, and where the others are."""
        known = [(one, self.outcomes[one.key]) for one in mutants if one.key in self.outcomes]
        counts = Counter(outcome.status for _, outcome in known)
        seconds = sum(outcome.seconds for _, outcome in known)
        statuses = ", ".join(f"{count} {status}" for status, count in counts.most_common())
        yield f"{room}: {len(known)} mutants in {seconds:.0f} seconds of work: {statuses or 'none'}"
        for one, outcome in sorted(known, key=lambda it: (it[0].path, it[0].line)):
            if outcome.is_alive:
                yield f"  {one.path}:{one.line}: {one.text}"
                yield f"      {one.change} ({outcome.status}, {outcome.tried} tests)"


def equivalent(file: Path = EQUIVALENT) -> dict[str, str]:
    """Return the keys of mutants that nobody can notice, with the reasons."""
    listed = tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]
    return {
        f"{one['file']} | {one['line']} | {one.get('nth', 1)} | {one['change']}": one["reason"]
        for one in listed
    }

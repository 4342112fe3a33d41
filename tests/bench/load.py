"""The plan of a load of live tables, and the results measured under it."""

from __future__ import annotations

from msgspec import Struct, field

from tests.bench.processes import Json
from tests.bench.timings import Timings


class LoadPlan(Struct, frozen=True):
    """A load of live tables. `acts` is the number of tables that act per second.

    At `computers` of the tables, only computers play.
    """

    tables: int
    acts: float
    seconds: float
    computers: int = 0
    limits: bool = True
    restart: bool = True

    @property
    def presses(self) -> float:
        """Presses by people per second."""
        return self.acts * (self.tables - self.computers) / self.tables

    @property
    def pace(self) -> float:
        """Seconds that a computer player thinks, so that its table acts as often as the others."""
        return self.tables / self.acts


class Phase(Struct, frozen=True):
    """A part of a run: its duration in seconds, and whether it ended before its timeout."""

    name: str
    seconds: float
    in_time: bool

    def __str__(self) -> str:
        late = "" if self.in_time else ", OUT OF TIME"
        return f"{self.name}: {self.seconds:.1f} s{late}"


class Sample(Struct, frozen=True):
    """The bot's processor seconds, bytes of memory and bytes of database at one moment."""

    cpu: float
    resident: int | None
    database: int | None


class Load(Struct):
    """The results of a load. `late_…` counts states that were never shown."""

    plan: LoadPlan
    phases: list[Phase] = field(default_factory=list)
    answered: Timings = field(default_factory=lambda: Timings("press to answer"))
    saved: Timings = field(default_factory=lambda: Timings("press to disk"))
    people: Timings = field(default_factory=lambda: Timings("commit to newest shown"))
    computers: Timings = field(default_factory=lambda: Timings("commit to newest shown"))
    presses: int = 0
    no_table: int = 0
    unanswered: int = 0
    refused: int = 0
    late_people: int = 0
    late_computers: int = 0
    never_opened: int = 0
    """Tables that were never shown, neither before nor during the play."""
    acts_of_people: int = 0
    acts_of_computers: int = 0
    ended: int = 0
    """Games that ended. Each was followed by a new one in its channel."""
    requests: Json = field(default_factory=dict)
    stall: float = 0.0
    samples: list[Sample] = field(default_factory=list)
    """Samples of the bot under load, at even intervals."""
    driver_cpu: float = 0.0
    """Processor seconds of this process during the load, for the playground and the pages."""
    back: float = 0.0
    all_back: float = 0.0
    restart: Json = field(default_factory=dict)

    @property
    def acts(self) -> int:
        return self.acts_of_people + self.acts_of_computers

    @property
    def cpu(self) -> float:
        """Processor seconds of the bot during the load."""
        return self.samples[-1].cpu - self.samples[0].cpu if self.samples else 0.0

    @property
    def resident(self) -> int | None:
        """Bytes of memory that the bot held at the end."""
        return self.samples[-1].resident if self.samples else None

    @property
    def bytes_per_act(self) -> float | None:
        """Bytes by which the database grew per action."""
        if not self.samples or not self.acts:
            return None
        first, last = self.samples[0].database, self.samples[-1].database
        return None if first is None or last is None else (last - first) / self.acts

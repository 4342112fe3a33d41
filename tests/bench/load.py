"""How many live tables are put under load, and what was measured while they were."""

from __future__ import annotations

from msgspec import Struct, field

from tests.bench.processes import Json
from tests.bench.timings import Timings


class LoadPlan(Struct, frozen=True):
    """So many tables, of which `acts` act each second; at `computers` of them nobody presses."""

    tables: int
    acts: float
    seconds: float
    computers: int = 0
    limits: bool = True
    restart: bool = True

    @property
    def presses(self) -> float:
        """How many people press each second."""
        return self.acts * (self.tables - self.computers) / self.tables

    @property
    def pace(self) -> float:
        """How long a computer player thinks, so that its table acts as often as any other."""
        return self.tables / self.acts


class Phase(Struct, frozen=True):
    """A part of a run: how long it took, and whether it ran out of its time."""

    name: str
    seconds: float
    in_time: bool

    def __str__(self) -> str:
        late = "" if self.in_time else ", OUT OF TIME"
        return f"{self.name}: {self.seconds:.1f} s{late}"


class Sample(Struct, frozen=True):
    """The bot at a moment of play: processor time it has had, bytes of memory and of database."""

    cpu: float
    resident: int | None
    database: int | None


class Load(Struct):
    """What the tables were like under load. `late_…`: states that were not shown in the end."""

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
    """Tables that were not seen before the play began, nor while it went on."""
    acts_of_people: int = 0
    acts_of_computers: int = 0
    ended: int = 0
    """Games that came to their end; each was followed by a new one in its channel."""
    requests: Json = field(default_factory=dict)
    stall: float = 0.0
    samples: list[Sample] = field(default_factory=list)
    """Of the bot while it was under load, at even distances."""
    driver_cpu: float = 0.0
    """Processor time of this process meanwhile: the playground, and whoever presses and looks."""
    back: float = 0.0
    all_back: float = 0.0
    restart: Json = field(default_factory=dict)

    @property
    def acts(self) -> int:
        return self.acts_of_people + self.acts_of_computers

    @property
    def cpu(self) -> float:
        """Processor time of the bot while it was under load."""
        return self.samples[-1].cpu - self.samples[0].cpu if self.samples else 0.0

    @property
    def resident(self) -> int | None:
        """Bytes of memory the bot held in the end."""
        return self.samples[-1].resident if self.samples else None

    @property
    def bytes_per_act(self) -> float | None:
        """What the database grew by for each action."""
        if not self.samples or not self.acts:
            return None
        first, last = self.samples[0].database, self.samples[-1].database
        return None if first is None or last is None else (last - first) / self.acts

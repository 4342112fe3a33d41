"""The story of a game, for the end card and the replay: a fold over its events.

story = Story(ed, state)      # as the game began
story.add(outcome.events)     # after every action
story.worth, story.turning_points(5), story.awards()
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.edition import Edition, Pos, Seat
from engine.events import Event
from engine.state import BANK, GameState
from renders.awards import Award, choose
from renders.sitters import Sitters
from renders.tally import Tally

PointKind: TypeAlias = Literal["group", "rent", "lead", "bankrupt", "resigned", "handover"]

LASTING_ROUNDS = 3
"""A lead that is kept for so many rounds, or to the end, was a change of leader."""
NOWHERE = Pos(-1)
OUT = 300
MOST_FAREWELLS = 1
"""How much going out weighs, in thousandths of the game, and how often it is a turning point:
the ranks tell of every farewell anyway."""
FAREWELLS = ("bankrupt", "resigned")


@dataclass(frozen=True, slots=True)
class Point:
    """A turning point: what happened in this turn to whom, ready for a caption.

    `group`: `who` completed the group of `pos`, which later brought `amount`;
    `rent`: `who` got `amount` from `other` on `pos`; `lead`: `who` came to
    lead by `amount`; `bankrupt`: `who` could not pay `amount` to `other`, for
    `pos` if that is a place; `resigned`: `who` left; `handover`: `who` got the
    seat of `other`. Both are numbers among all sitters.
    """

    turn: int
    kind: PointKind
    who: int
    amount: int = 0
    pos: Pos = NOWHERE
    other: int = BANK


class Story(Tally):
    """What made this game, on top of its figures."""

    undone = False
    """Whether dice, cards or questions were taken back: then it counts for nothing."""

    @classmethod
    def from_log(
        cls,
        ed: Edition,
        start: GameState,
        log: Iterable[Iterable[Event]],
        sitters: Sitters | None = None,
        *,
        undone: bool = False,
    ) -> Story:
        """The story of a stored game: its first state, the events of each action, who sat there."""
        story = cls(ed, start, sitters)
        story.undone = undone
        coming = deque(story.sitters.changes)
        for entry, events in enumerate(log):
            while coming and coming[0][0] <= entry:
                story.sit_down(coming.popleft()[1])
            story.add(events)
        return story

    def awards(self) -> tuple[Award, ...]:
        """The most striking first; at most one seat gets three, everybody else two.

        None in a game that counts for nothing.
        """
        return () if self.undone else choose(self)

    def turning_points(self, limit: int) -> tuple[Point, ...]:
        """The weightiest, in order of time: one to a turn, not more than half of one kind.

        Of those who go out at most one is among them.
        """
        chosen: list[Point] = []
        heaviest = sorted(self._weighed(), key=lambda found: (-found[0], found[1].turn))
        for most_alike in ((limit + 1) // 2, limit):  # variety first, then fill up
            for _, point in heaviest:
                if len(chosen) == limit:
                    break
                alike = sum(1 for other in chosen if _alike(other, point))
                most = MOST_FAREWELLS if point.kind in FAREWELLS else most_alike
                taken = any(other.turn == point.turn for other in chosen)
                if alike < most and not taken:
                    chosen.append(point)
        return tuple(sorted(chosen, key=lambda point: point.turn))

    def _weighed(self) -> Iterator[tuple[int, Point]]:
        """Everything that may have turned the game, in thousandths of it."""
        all_rent = max(1, sum(self.rent_paid))
        for whole in self.wholes:
            point = Point(whole.turn, "group", whole.who, whole.rent, whole.pos, whole.giver)
            yield 1000 * whole.rent // all_rent, point
        for rent in self.rents:
            point = Point(rent.turn, "rent", rent.owner, rent.amount, rent.pos, rent.visitor)
            yield 2000 * rent.amount // max(1, rent.table), point
        for gone in self.farewells:
            if gone.debt is None:
                yield OUT, Point(gone.turn, "resigned", gone.who, other=gone.heir)
            else:
                owed, pos = gone.debt.amount, gone.debt.why.pos
                yield OUT, Point(gone.turn, "bankrupt", gone.who, owed, pos, gone.heir)
        for change in self.handovers:
            yield OUT, Point(change.turn, "handover", change.who, other=change.before)
        yield from self._leads()

    def _leads(self) -> Iterator[tuple[int, Point]]:
        """Changes of leader that lasted, each weighing as much of the game as it did."""
        turns = len(self.samples) - 1
        lasting = LASTING_ROUNDS * len(self.samples[0])
        leader = None
        for seat, since, until in self._reigns():
            if until - since < lasting and until <= turns:
                continue
            if leader is not None and seat != leader:
                first, second = sorted(self.samples[since], reverse=True)[:2]
                point = Point(self.skipped + since, "lead", self.sat[since][seat], first - second)
                yield 1000 * (until - since) // max(1, turns), point
            leader = seat

    def _reigns(self) -> Iterator[tuple[Seat, int, int]]:
        """Who was worth most from which sample up to which; a tie changes nothing."""
        leader, since = None, 0
        for index, worths in enumerate(self.samples):
            best = max(worths)
            if (leader is not None and worths[leader] == best) or worths.count(best) > 1:
                continue
            if leader is not None:
                yield leader, since, index
            leader, since = Seat(worths.index(best)), index
        if leader is not None:
            yield leader, since, len(self.samples)


def _alike(one: Point, other: Point) -> bool:
    """Two farewells are of one kind, whatever the reason."""
    return one.kind == other.kind or {one.kind, other.kind} == {*FAREWELLS}

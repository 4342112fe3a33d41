"""The story of a game, for the end card and the replay, computed from its events.

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
"""Rounds for which a lead must be kept to count as a change of leader, unless the game ends."""
NOWHERE = Pos(-1)
OUT = 300
MOST_FAREWELLS = 1
"""Most exits of players among the turning points. The ranks mention every exit anyway. An exit or
a handover of a seat has the weight `OUT`.
"""
FAREWELLS = ("bankrupt", "resigned")


@dataclass(frozen=True, slots=True)
class Point:
    """A turning point, with everything its caption needs. `who` and `other` are indices of sitters.

    `group`: `who` completed a group with `pos`, got from `other`, and the group later earned
    `amount`. `rent`: `who` got `amount` from `other` on `pos`. `lead`: `who` took the lead by
    `amount`. `bankrupt`: `who` could not pay a debt of `amount`, for `pos` if it is a space, and
    `other` got the property. `resigned`: `who` left, and `other` got the property. `handover`:
    `who` got the seat of `other`.
    """

    turn: int
    kind: PointKind
    who: int
    amount: int = 0
    pos: Pos = NOWHERE
    other: int = BANK


class Story(Tally):
    """The statistics of one game, with its awards and turning points."""

    undone = False
    """True if dice, cards or questions were undone, so that the game does not count."""

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
        """Return the story of a stored game, from its first state and the events of each action."""
        story = cls(ed, start, sitters)
        story.undone = undone
        coming = deque(story.sitters.changes)
        for entry, events in enumerate(log):
            while coming and coming[0][0] <= entry:
                story.sit_down(coming.popleft()[1])
            story.add(events)
        return story

    def awards(self) -> tuple[Award, ...]:
        """Return the awards, most striking first.

        One player gets at most three, every other player at most two. A game that does not count
        has none.
        """
        return () if self.undone else choose(self)

    def turning_points(self, limit: int) -> tuple[Point, ...]:
        """Return the most important turning points in order of time, at most `limit`.

        There is at most one per turn, and at most one exit of a player. At most half of the limit,
        rounded up, are of one kind if there are enough others.
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
        """Yield (weight, point) for every possible turning point.

        A weight is in thousandths. For a group, it is the part of all rent that the group earned.
        For a rent, it is the rent as a part of half the players' worth. For a lead, it is the part
        of the game's turns for which the lead lasted. An exit or a handover has the weight `OUT`.
        """
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
        """Yield (weight, point) for every lasting change of leader. Longer leads weigh more."""
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
        """Yield (leader, first, end) for each lead, as a seat and two indices of `samples`.

        The lead lasts from sample `first` until before sample `end`. A tie does not end a lead.
        """
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
    """Return True if two turning points are of one kind.

    All exits of players are one kind.
    """
    return one.kind == other.kind or {one.kind, other.kind} == {*FAREWELLS}

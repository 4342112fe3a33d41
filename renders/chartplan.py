"""The layout of a chart of worth: axes, lines, and labels that never overlap.

Heights are proportional to the square root of worth, because a winner may be worth ten times as
much as any other player. On a linear scale, the other lines would look the same. The ticks on the
axis of worth are at round amounts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from math import sqrt
from typing import NamedTuple, TypeAlias

from engine.edition import Seat
from renders.axis import short_money, spread, ticks
from renders.box import Box
from renders.measure import Measure
from renders.story import Point, Story
from renders.text import line_width
from renders.words import Say

BADGE, PIN, GAP = 40, 38, 14
LANE = 50
"""Height in pixels of the lane of pins above the lines. The lane below the lines, for badges of
players who are out, has this height too.
"""
LETTERS = 25
HEADROOM = 1.05
TICK = 8
TIMES = 8
"""Most ticks on the axis of turns."""


class Spot(NamedTuple):
    """A position on the picture in pixels, with fractions."""

    x: float
    y: float


Way: TypeAlias = Sequence[tuple[float, float]]
"""Positions along a line, as plain pairs, because a long game has about a thousand."""


class Tick(NamedTuple):
    """A tick on an axis: its coordinate in pixels, its words, and the box of the words."""

    at: int
    words: str
    box: Box


class Label(NamedTuple):
    """A player's badge: its box, and the position on the player's line to which it belongs."""

    seat: Seat
    spot: Spot
    box: Box


class Pin(NamedTuple):
    """A turning point: its position on a line, and the box of its number above the chart."""

    point: Point
    spot: Spot
    box: Box


class ChartPlan:
    """The layout of one chart of worth in a box of the picture."""

    def __init__(
        self, say: Say, box: Box, story: Story, points: Sequence[Point], width: int
    ) -> None:
        self.say = say
        self.box = box
        self.px = Measure(width)
        self.first = story.skipped
        self._seats = story.sitters.seats
        self.turns = max(1, len(story.samples) - 1)
        self.most = max(1, *map(max, story.samples))
        gone = {Seat(i): turn for i, turn in enumerate(story.bankrupt_turn) if turn is not None}
        currency = story.ed.currency
        self.unit_name = currency.suffix.strip()
        rest = box.skip_top(self.px(LANE if points or self.unit_name else GAP))
        self._lane, rest = rest.cut_bottom(self.px(LANE) if gone else 0)
        self._foot, rest = rest.cut_bottom(self.px(TICK + LETTERS + GAP // 2))
        marks = _root_ticks(self.most, rest.height, self.px(LETTERS * 1.2))
        words = [f"{currency.prefix}0", *short_money(currency, marks)]
        margin = max(self._wide(text) for text in words)
        rest = rest.skip_left(margin + self.px(GAP))
        self.plot = rest.skip_right(self.px(BADGE + GAP))
        self._column = box.right - self.px(BADGE)
        """The left edge in pixels of the badges at the ends of the lines."""
        lasted = {seat: turn - self.first + 1 for seat, turn in gone.items()}
        self.lines = tuple(
            self._line(line[: lasted.get(Seat(i))]) for i, line in enumerate(story.worth)
        )
        """The line of each player, which ends with the turn in which the player goes out."""
        self.worths = [self._worth(*mark) for mark in zip((0, *marks), words, strict=True)]
        self.unit_box = self._unit_box()
        self.times = self._times()
        self.ends = self._ends([Seat(i) for i in range(len(self.lines)) if i not in gone])
        self.farewells = self._farewells([*gone])
        self.pins = self._pins(points)

    @property
    def labels(self) -> list[Box]:
        """The boxes of all words, badges and numbers."""
        parts = (self.worths, self.times, self.ends, self.farewells, self.pins)
        return [self.unit_box, *(label.box for part in parts for label in part)]

    @property
    def below(self) -> int:
        """The lower edge of the turn numbers below the axis, in pixels."""
        return self._foot.bottom

    def spot(self, turn: int, amount: int) -> Spot:
        """Return the position on the chart of an amount of worth after a turn."""
        along = min(max(turn - self.first, 0), self.turns)
        return Spot(*self._line((amount,), along)[0])

    def _line(self, worths: Sequence[int], along: int = 0) -> Way:
        """Return the positions of the worths after successive turns.

        The first worth is `along` turns after the start of the chart.
        """
        left, bottom, step = self.plot.left, self.plot.bottom, self.plot.width / self.turns
        high = self.plot.height * _up(1, self.most)
        return [
            (left + step * i, bottom - high * sqrt(amount) if amount > 0 else bottom)
            for i, amount in enumerate(worths, along)
        ]

    def _worth(self, amount: int, words: str) -> Tick:
        y = round(self.spot(self.first, amount).y)
        half = self.px(LETTERS) // 2
        right = self.plot.left - self.px(GAP)
        return Tick(y, words, Box(right - self._wide(words), y - half, right, y + half))

    def _unit_box(self) -> Box:
        """Return the box for the currency's suffix above the amounts, empty without a suffix."""
        wide = self._wide(self.unit_name) if self.unit_name else 0
        return Box(self.box.left, self.box.top, self.box.left + wide, self.box.top + self.px(PIN))

    def _times(self) -> list[Tick]:
        """Return the ticks of the axis of turns. The first label contains the word for turn."""
        numbers = ticks(self.first + self.turns, TIMES)
        marks: list[Tick] = []
        for number in numbers:
            if number < self.first:
                continue
            x = round(self.spot(number, 0).x)
            words = str(number) if marks else self.say("picture-turn", turn=number)
            wide = self._wide(words)
            left = max(self.box.left, min(x - wide // 2, self.box.right - wide))
            box = self._foot.skip_top(self.px(TICK)).cut_top(self.px(LETTERS))[0]
            box = box._replace(left=left, right=left + wide)
            if not marks or marks[-1].box.right + self.px(GAP) <= left:
                marks.append(Tick(x, words, box))
        return marks

    def _ends(self, seats: Sequence[Seat]) -> list[Label]:
        """Return the badges of players who are not out, to the right of their lines."""
        spots = [Spot(*self.lines[seat][-1]) for seat in seats]
        low, high = self.plot.top - self.px(BADGE) // 2, self.plot.bottom + self.px(BADGE) // 2
        side = min(self.px(BADGE), (high - low) // max(1, len(seats)))
        left = self._column
        tops = spread([spot.y for spot in spots], side, low, high)
        return [
            Label(seat, spot, Box(left, top, left + side, top + side))
            for seat, spot, top in zip(seats, spots, tops, strict=True)
        ]

    def _farewells(self, seats: Sequence[Seat]) -> list[Label]:
        """Return the badges of players who are out, each below the end of the player's line.

        Badges that would overlap are moved aside.
        """
        spots = [Spot(*self.lines[seat][-1]) for seat in seats]
        side, bottom = self.px(BADGE), self._lane.bottom
        lefts = spread([spot.x for spot in spots], side, self.box.left, self._column)
        return [
            Label(seat, spot, Box(left, bottom - side, left + side, bottom))
            for seat, spot, left in zip(seats, spots, lefts, strict=True)
        ]

    def _pins(self, points: Sequence[Point]) -> list[Pin]:
        side, top, apart = self.px(PIN), self.box.top, self.px(3)
        spots = [self._of(point) for point in points]
        low = max(self.plot.left - side // 2, self.unit_box.right)
        lefts = spread([spot.x for spot in spots], side + 2 * apart, low, self._column)
        return [
            Pin(point, spot, Box(0, top, side, top + side).moved(left + apart, 0))
            for point, spot, left in zip(points, spots, lefts, strict=True)
        ]

    def _of(self, point: Point) -> Spot:
        """Return the position of a turning point on its player's line."""
        line = self.lines[self._seats[point.who]]
        return Spot(*line[min(max(point.turn - self.first, 0), len(line) - 1)])

    def _wide(self, words: str) -> int:
        return line_width(words, "text", self.px(LETTERS))


def _up(amount: int, most: int) -> float:
    """Return the height of an amount as a fraction of the axis: 0 for 0, nearly 1 for `most`."""
    return sqrt(max(0, amount) / (most * HEADROOM))


def _round_numbers() -> Iterator[int]:
    """Return an iterator over 1, 2, 5, 10, 20, 50 and so on."""
    return (first * 10**power for power in count() for first in (1, 2, 5))


def _root_ticks(most: int, height: int, apart: int) -> list[int]:
    """Return round amounts up to `most` whose labels overlap neither each other nor the 0."""
    fitting: list[int] = []
    for amount in _round_numbers():
        if amount > most:
            return fitting
        while fitting and height * (_up(amount, most) - _up(fitting[-1], most)) < apart:
            fitting.pop()
        if height * _up(amount, most) >= apart:
            fitting.append(amount)
    return fitting

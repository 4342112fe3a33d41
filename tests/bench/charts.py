"""The two charts of docs/opponents.md: `python -m tests.bench.charts` draws them.

Their figures are in files beside them: `strength.csv` is written by hand from tournaments,
`calibration.csv` by `rentroll train --calibration`.
"""

from __future__ import annotations

import csv

from PIL import Image, ImageDraw

from renders.faces import font
from tests.support.paths import ROOT

FOLDER = ROOT / "docs" / "opponents"
WIDE, HIGH, EDGE, LEFT = 900, 480, 70, 70
INK, GRID, PAPER = "#22262b", "#d5d9de", "#ffffff"
COLOURS = ("#2f6fb0", "#c8553d", "#4b8f5a", "#8a5fa8")


class Chart:
    """A chart whose vertical axis goes from 0 to `most`."""

    def __init__(self, title: str, most: float) -> None:
        self.image = Image.new("RGB", (WIDE, HIGH), PAPER)
        self.draw = ImageDraw.Draw(self.image)
        self.most = most
        self.text(LEFT, 14, title, 20)
        for tenth in range(0, int(most * 10) + 1, 2):
            height = self.y(tenth / 10)
            self.draw.line((LEFT, height, WIDE - EDGE, height), GRID)
            self.text(LEFT - 48, height - 9, f"{tenth * 10} %", 14)

    def y(self, share: float) -> float:
        return HIGH - EDGE - share / self.most * (HIGH - 2 * EDGE)

    def x(self, share: float) -> float:
        return LEFT + share * (WIDE - EDGE - LEFT)

    def text(self, x: float, y: float, words: str, size: int, ink: str = INK) -> None:
        self.draw.text((x, y), words, ink, font("text", size))

    def key(self, names: list[str]) -> None:
        """Draw the legend of the colours."""
        left = LEFT
        for name, colour in zip(names, COLOURS, strict=False):
            self.draw.rectangle((left, 44, left + 12, 56), colour)
            self.text(left + 18, 41, name, 14)
            left += 40 + 9 * len(name)


def strength(rows: list[dict[str, str]]) -> Image.Image:
    """Draw the share of games won by level and edition, with 95 % intervals and par."""
    pairs = list(dict.fromkeys(f"{row['one']} against {row['others']}" for row in rows))
    tables = list(dict.fromkeys(row["table"] for row in rows))
    chart = Chart("Games won by one against the rest (95 % intervals; the line is par)", 1.0)
    chart.key(pairs)
    room = 1 / len(tables)
    for place, table in enumerate(tables):
        chart.text(chart.x(place * room) + 6, HIGH - EDGE + 8, table, 14)
        for row in (row for row in rows if row["table"] == table):
            index = pairs.index(f"{row['one']} against {row['others']}")
            middle = chart.x((place + (index + 0.7) / (len(pairs) + 0.6)) * room)
            half = chart.x(room / (len(pairs) + 0.6) / 2.6) - LEFT
            top, low, high = (chart.y(float(row[name])) for name in ("share", "low", "high"))
            chart.draw.rectangle(
                (middle - half, top, middle + half, chart.y(0)), COLOURS[index % len(COLOURS)]
            )
            chart.draw.line((middle, low, middle, high), INK, 2)
            par = chart.y(1 / int(row["seats"]))
            chart.draw.line((middle - half - 4, par, middle + half + 4, par), INK, 2)
    return chart.image


def calibration(rows: list[dict[str, str]]) -> Image.Image:
    """Draw the chances shown to players against the games won, by tenths.

    A perfect model is on the diagonal.
    """
    chart = Chart("Chances told (across) against games won (up), by tenths", 1.0)
    kinds = list(dict.fromkeys(row["kind"] for row in rows))
    chart.key(kinds)
    chart.draw.line((chart.x(0), chart.y(0), chart.x(1), chart.y(1)), GRID, 2)
    for tenth in range(0, 11, 2):
        chart.text(chart.x(tenth / 10) - 14, HIGH - EDGE + 8, f"{tenth * 10} %", 14)
    for kind, colour in zip(kinds, COLOURS, strict=False):
        dots = [
            (chart.x(float(row["told"])), chart.y(float(row["won"])))
            for row in rows
            if row["kind"] == kind
        ]
        chart.draw.line(dots, colour, 2)
        for x, y in dots:
            chart.draw.ellipse((x - 4, y - 4, x + 4, y + 4), colour)
    return chart.image


def main() -> None:
    for name, draw in (("strength", strength), ("calibration", calibration)):
        with (FOLDER / f"{name}.csv").open(newline="") as file:
            picture = draw(list(csv.DictReader(file)))
        picture.convert("P", palette=Image.Palette.ADAPTIVE, colors=32).save(
            FOLDER / f"{name}.png", optimize=True
        )


if __name__ == "__main__":
    main()

"""A line chart of every player's worth, and the captions of the game's turning points."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from engine.colour import contrast
from renders.box import Box
from renders.canvas import Canvas
from renders.chartplan import LETTERS, TICK, ChartPlan, Pin, Spot, Way
from renders.colour import mix
from renders.endings import point_line
from renders.figures.icons import icon
from renders.figures.shapes import SHAPES
from renders.look import Look
from renders.marks import owner_badge
from renders.measure import Measure
from renders.sitters import Sitters, letters
from renders.story import Point
from renders.text import line_width
from renders.words import Words

LARGER = 3
"""Factor by which a soft line is enlarged before it is shrunk. More would give no softer line,
because the palette has few shades between two colours. The gaps beside the lines are not
anti-aliased.
"""
BEND = 0.4
"""Most pixels by which a simplified line may miss one of its points."""
COLUMN = 240
"""Width in pixels of the strips in which a soft line is drawn."""
LINE, CASING, STEM = 5.5, 2.5, 2
"""Widths in pixels: of a line, of the gap beside a line, and of the line below a pin."""
CROSS, DOT = 22, 16
TINT = 0.13
"""Share of the winner's colour in the area under the winner's line, as a fraction."""
FAINT = 1.8
"""Contrast ratio of a line to its background below which the line gets a rim."""
DISC = SHAPES[0]


def paint_chart(
    canvas: Canvas, look: Look, plan: ChartPlan, marks: Sequence[str], first: Sequence[int], on: str
) -> None:
    """Draw the chart, with the winners' lines on top.

    If there is a single winner, the area under the winner's line is tinted.
    """
    if len(first) == 1:
        _shade(canvas, look, plan, first[0], on)
    _axes(canvas, look, plan, on)
    for pin in plan.pins:
        _stem(canvas, look, plan, pin, on)
    for seat in sorted(range(len(plan.lines)), key=lambda seat: (seat in first, seat)):
        corners, colour = _steps(plan.lines[seat]), look.seat(seat)
        _sharp_line(canvas, look, plan.px, corners, LINE, colour, on)
    for pin in plan.pins:
        dot = _around(pin.spot, plan.px(DOT))
        canvas.figure(DISC, dot, look.ink, on)
        canvas.figure(DISC, dot.inset(plan.px(3)), on, look.ink)
    for label in plan.ends:
        x, y = label.box.left, label.box.centre[1]
        _lead(canvas, look, plan.px, (label.spot, (x, y)), look.seat(label.seat), on)
        owner_badge(canvas, look, label.box, label.seat, marks[label.seat], on)
    for label in plan.farewells:
        way = (label.spot, (label.spot.x, plan.below), label.box.centre)
        _lead(canvas, look, plan.px, way, look.seat(label.seat), on)
    for label in plan.farewells:
        canvas.figure(icon("out"), _around(label.spot, plan.px(CROSS)), look.ink, on)
        owner_badge(canvas, look, label.box, label.seat, marks[label.seat], on)
    _turns(canvas, look, plan, on)
    for number, pin in enumerate(plan.pins, 1):
        paint_number(canvas, look, pin.box, number, on)


def paint_number(canvas: Canvas, look: Look, box: Box, number: int, on: str) -> None:
    """Draw the number of a turning point on a disc, above the chart or beside a caption."""
    canvas.figure(DISC, box, look.ink, on)
    size = min(box.size) * 7 // 10
    canvas.line(str(number), box, "bold", size, on, look.ink, "centre")


def paint_captions(
    canvas: Canvas,
    look: Look,
    box: Box,
    points: Sequence[Point],
    words: Words,
    sitters: Sitters,
    on: str,
) -> list[Box]:
    """Write the captions of the turning points, one per row.

    Return two boxes per row: of the turn and of the sentence.
    """
    marks = letters(sitters.first)
    lie: list[Box] = []
    rows = box.rows(max(1, len(points)))
    high = min(row.height for row in rows)
    side, gap, size = high * 4 // 5, high // 4, high * 13 // 20
    told = [words.say("picture-turn", turn=point.turn) for point in points]
    wide = max([high * 5 // 2, *(line_width(text, "text", size) + gap for text in told)])
    for number, (point, row) in enumerate(zip(points, rows, strict=False), 1):
        place, rest = row.cut_left(side)
        paint_number(canvas, look, place.square(side), number, on)
        turn, rest = rest.skip_left(gap).cut_left(wide)
        lie.append(canvas.line(told[number - 1], turn, "text", size, look.muted, on))
        place, rest = rest.cut_left(side)
        seat = sitters.seats[point.who]
        owner_badge(canvas, look, place.square(side), seat, marks[seat], on)
        rest = rest.skip_left(gap)
        lie.append(canvas.line(point_line(point, words), rest, "text", size, look.ink, on))
    return lie


def _axes(canvas: Canvas, look: Look, plan: ChartPlan, on: str) -> None:
    thin, size = plan.px(1.5), plan.px(LETTERS)
    grid = look.inks.step(on, look.muted, 2)
    for tick in plan.worths:
        canvas.rect(plan.plot._replace(top=tick.at, bottom=tick.at + thin), grid)
        canvas.line(tick.words, tick.box, "text", size, look.muted, on, "right")
    canvas.line(plan.unit_name, plan.unit_box, "text", size, look.muted, on)
    base = plan.plot._replace(top=plan.plot.bottom - thin, bottom=plan.plot.bottom + thin)
    canvas.rect(base, look.rule)
    for tick in plan.times:
        mark = Box(tick.at - thin, base.bottom, tick.at + thin, base.bottom + plan.px(TICK))
        canvas.rect(mark, look.rule)


def _turns(canvas: Canvas, look: Look, plan: ChartPlan, on: str) -> None:
    """Draw the turn numbers below the axis, over the lines to badges of players who are out."""
    for tick in plan.times:
        canvas.rect(tick.box, on)
        canvas.line(tick.words, tick.box, "text", plan.px(LETTERS), look.muted, on, "centre")


def _shade(canvas: Canvas, look: Look, plan: ChartPlan, seat: int, on: str) -> None:
    """Fill the area under a player's line with a tint of its colour."""
    colour = look.seat(seat)
    line = _steps(plan.lines[seat])
    base = plan.plot.bottom
    outline = [(line[0][0], base), *line, (line[-1][0], base)]
    ink = canvas.inks.number(mix(on, colour, TINT))
    ImageDraw.Draw(canvas.image).polygon(outline, fill=ink)


def _stem(canvas: Canvas, look: Look, plan: ChartPlan, pin: Pin, on: str) -> None:
    """Draw a thin line from a pin down to the pin's point on a player's line.

    The top of the thin line is slanted if the pin was moved aside.
    """
    x, bottom = pin.box.centre[0], pin.box.bottom
    way = ((x, bottom), (pin.spot.x, plan.plot.top), pin.spot)
    _lead(canvas, look, plan.px, way, look.muted, on)


def _lead(canvas: Canvas, look: Look, px: Measure, way: Way, colour: str, on: str) -> None:
    """Draw a thin line between a label and its point on the chart.

    Only slanted parts are anti-aliased.
    """
    for (x, y), (to_x, to_y) in pairwise(way):
        corners = (round(x), round(y)), (round(to_x), round(to_y))
        if corners[0][0] == corners[1][0] or corners[0][1] == corners[1][1]:
            _sharp_line(canvas, look, px, corners, STEM, colour, on)
        else:
            soft_line(canvas, look, px, ((x, y), (to_x, to_y)), STEM, colour, on)


def _sharp_line(
    canvas: Canvas,
    look: Look,
    px: Measure,
    corners: Sequence[tuple[int, int]],
    width: float,
    colour: str,
    on: str,
) -> None:
    """Draw a line of horizontal and vertical pieces, with a gap of background on both sides."""
    half, gap = px(width / 2), px(CASING)
    canvas.along(corners, half + gap, on)
    if contrast(colour, on) < FAINT:
        canvas.along(corners, half + px(CASING / 2), look.muted)
    canvas.along(corners, half, colour)


def _steps(line: Way) -> list[tuple[int, int]]:
    """Return the corners of a line that goes in steps, in whole pixels.

    Worth changes in jumps, and horizontal and vertical pieces need no anti-aliasing.
    """
    (x, y), (end, _) = line[0], line[-1]
    level = round(y)
    corners = [(round(x), level)]
    for x, y in line:
        if round(y) != level:
            before, level = level, round(y)
            corners += [(round(x), before), (round(x), level)]
    return [*corners, (round(end), level)]


def soft_line(
    canvas: Canvas, look: Look, px: Measure, line: Way, width: float, colour: str, on: str
) -> None:
    """Draw an anti-aliased line through points sorted by x, with a gap on both sides.

    A colour with too little contrast to the background gets a rim.
    """
    thick, gap = max(1.5, width * px.scale), max(1, CASING * px.scale)
    points = _bends(line[::-1] if line[0][0] > line[-1][0] else line)
    _stroke(canvas.image, points, thick + 2 * gap, canvas.inks.number(on))
    if contrast(colour, on) < FAINT:
        _paint_line(canvas, points, thick + gap, look.muted, on)
    _paint_line(canvas, points, thick, colour, on)


def _bends(line: Way) -> Way:
    """Return the line without points that it misses by at most `BEND` pixels."""
    x, y = line[0]
    bends = [line[0]]
    for here, (after_x, after_y) in pairwise(line[1:]):
        wide = after_x - x
        if not wide or abs(here[1] - y - (after_y - y) * (here[0] - x) / wide) > BEND:
            bends.append(here)
            x, y = here
    return [*bends, line[-1]]


def _paint_line(canvas: Canvas, points: Way, thick: float, colour: str, on: str) -> None:
    """Draw a soft line strip by strip, because most of an enlarged mask would be empty."""
    xs = [x for x, _ in points]
    end = int(xs[-1] + thick) + 2
    for left in range(int(xs[0] - thick), end, COLUMN):
        right = min(left + COLUMN, end)
        first, last = bisect_left(xs, left - thick), bisect_right(xs, right + thick)
        near = points[max(0, first - 1) : last + 1]
        ys = [y for _, y in near]
        top, bottom = int(min(ys) - thick), int(max(ys) + thick) + 2
        sheet = Image.new("L", ((right - left) * LARGER, (bottom - top) * LARGER), 0)
        larger = [((x - left) * LARGER, (y - top) * LARGER) for x, y in near]
        _stroke(sheet, larger, thick * LARGER, 255)
        canvas.soft(sheet.reduce(LARGER), (left, top), colour, on)


def _stroke(image: Image.Image, points: Way, thick: float, ink: int) -> None:
    """Draw a line with round joints and hard edges."""
    draw, wide = ImageDraw.Draw(image), round(thick)
    draw.line(points, ink, wide)
    half, joint = wide / 2, draw.draw.draw_ellipse
    for x, y in points:
        joint((x - half, y - half, x + half, y + half), ink, True)


def _around(spot: Spot, side: int) -> Box:
    x, y = round(spot.x), round(spot.y)
    return Box(x, y, x, y).square(side)

"""Rows with a label and an amount, as on deeds."""

from __future__ import annotations

from dataclasses import dataclass

from renders.box import Box
from renders.faces import Face
from renders.figures.icons import icon
from renders.look import Look
from renders.page import Page
from renders.text import width


@dataclass(frozen=True)
class LedgerRow:
    """One row: a label, an amount, and the names of the small icons that illustrate it."""

    label: str
    amount: str
    figures: tuple[str, ...] = ()


def paint_entry(
    page: Page, look: Look, row: Box, entry: LedgerRow, on: str, strong: bool = False
) -> None:
    """Paint a row: the label on the left, the amount on the right, dots between them.

    The amount gets its room first, then the label. The small icons are left out if the row is too
    narrow for them.
    """
    gap = page.px(8)
    size = row.height * 72 // 100
    room = row.skip_left(row.width * 2 // 5)
    amount = page.line(entry.amount, room, "bold", size, look.ink, on, "right")
    rest = row._replace(right=amount.left - gap)
    face: Face = "bold" if strong else "text"
    size = size * 23 // 25
    side = size * 7 // 8
    figures = [icon(name) for name in entry.figures]
    room = rest.skip_right(side * len(figures) + gap)
    if not figures or width(entry.label, face, size * 3 // 4) > room.width:
        figures, room = [], rest
    left = page.line(entry.label, room, face, size, look.ink, on).right + gap
    if figures:
        place = rest._replace(left=left).inset(0, (row.height - side) // 2)
        left = page.row_of(figures, place, look.muted, on).right + gap
    baseline = row.centre[1] + size // 3
    page.dotted(left, amount.left - gap // 2, baseline, look.muted)

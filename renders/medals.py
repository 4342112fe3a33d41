"""The picture of a player's medals, earned or not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.edition import Edition
from renders.box import Box
from renders.colour import mix
from renders.faces import Face
from renders.figures.medals import SHAPES, medal_icon, ribbon, rim
from renders.look import BLACK, Look, Variant, look_of
from renders.measure import WHOLE
from renders.page import CardLayout, Page, painted
from renders.words import shorten, tidy

Tier: TypeAlias = Literal["bronze", "silver", "gold"]

METALS: dict[Tier, str] = {"bronze": "#b5713a", "silver": "#aab4be", "gold": "#e3b23c"}
MARGIN, GAP = 24, 14
HERO, TILE = 132, 262
"""Heights in pixels of the head and of a medal's tile, on a picture 1024 pixels wide."""
MEDAL, SMALLEST_TITLE = 168, 24
COLUMNS = 4
ON_PLATE = 20
LONGEST_NAME = 32


@dataclass(frozen=True)
class Medal:
    """A medal on the picture, earned or not. A secret medal has a placeholder as its title."""

    icon: str
    tier: Tier
    title: str
    earned: bool


class MedalPlate(CardLayout):
    """The picture of a player's medals in an edition's colours.

    `standing` is a text at the top right.
    """

    def __init__(
        self,
        ed: Edition,
        name: str,
        standing: str,
        medals: Sequence[Medal],
        variant: Variant = "light",
        width: int = 768,
    ) -> None:
        self.look = look_of(ed, variant)
        rows = -(-len(medals) // COLUMNS)
        height = HERO + 2 * MARGIN + rows * (TILE + GAP) - GAP
        self.page = page = Page.sized(self.look, width, WHOLE, height)
        hero, rest = page.box.cut_top(page.px(HERO))
        self._hero(hero, name, standing)
        gap = page.px(GAP)
        lines = rest.inset(page.px(MARGIN)).rows(rows, gap)
        places = [place for line in lines for place in line.columns(COLUMNS, gap)]
        for medal, place in zip(medals, places, strict=False):
            self._medal(medal, place)

    def _hero(self, box: Box, name: str, standing: str) -> None:
        page, look = self.page, self.look
        ground, ink = look.frame, look.ink_on(look.frame)
        page.rect(box, ground)
        inner = box.inset(page.px(MARGIN + 8), page.px(14))
        right, left = inner.cut_right(inner.width // 3)
        called = shorten(tidy(name) or "?", LONGEST_NAME)
        left = left.skip_right(page.px(GAP))
        page.text(called, left, look.face, page.px(68), ink, ground, "left", page.px(18))
        page.line(standing, right, "bold", page.px(44), ink, ground, "right")

    def _medal(self, medal: Medal, box: Box) -> None:
        page, look = self.page, self.look
        page.rounded(box, look.panel, look.centre, page.px(14))
        inner = box.inset(page.px(10))
        sign, words = inner.cut_top(page.px(MEDAL))
        colours = _colours(look, medal)
        square = sign.square(page.px(MEDAL))
        band = square.square(square.width * 3 // 5).moved(0, square.height // 5)
        disc = square.square(square.width * 4 // 5).moved(0, -square.height // 10)
        page.figure(ribbon, band, colours.band, look.panel)
        page.figure(SHAPES[medal.tier], disc, colours.metal, look.panel)
        page.figure(rim, disc, colours.rim, colours.metal)
        inside = disc.square(disc.width * 11 // 25)
        page.figure(medal_icon(medal.icon), inside, colours.icon, colours.metal)
        size, ink = page.px(30), look.ink if medal.earned else look.muted
        face: Face = "bold" if medal.earned else "text"
        page.text(
            tidy(medal.title), words, face, size, ink, look.panel, smallest=page.px(SMALLEST_TITLE)
        )


paint_medals = painted(MedalPlate)


@dataclass(frozen=True)
class _Colours:
    metal: str
    rim: str
    icon: str
    band: str


def _colours(look: Look, medal: Medal) -> _Colours:
    """Return metal colours for an earned medal, and faint colours for any other medal."""
    if medal.earned:
        metal = METALS[medal.tier]
        return _Colours(metal, mix(metal, BLACK, 0.35), mix(metal, BLACK, 0.72), look.accent)
    faint, clearer = (look.inks.step(look.panel, look.muted, step) for step in (2, 5))
    return _Colours(faint, clearer, clearer, faint)

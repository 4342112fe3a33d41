"""The picture of a player's season: rating, games, places, favourites and personal bests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.edition import Edition
from renders.box import Box
from renders.chart import soft_line
from renders.faces import Face
from renders.figures.icons import icon
from renders.figures.shapes import SHAPES
from renders.look import Variant, look_of
from renders.marks import token_on
from renders.page import GAP, MARGIN, CardLayout, painted
from renders.text import line_width
from renders.words import Say, shorten, tidy

PAD = 22
HERO, TILE, TITLE, PLOT, LOVED, BEST = 216, 136, 48, 300, 108, 104
"""Heights in pixels of the card's parts, on a card 1024 pixels wide."""
LETTERS = 25
LINE, DOT = 5.5, 18
SEAT = 1
"""The seat number that gives the card's player a colour."""
LONGEST_NAME = 32
MOST_BESTS = 8
STEPS_OF_AXIS = (10, 20, 50, 100, 200, 500, 1000)
MOST_TICKS = 4


@dataclass(frozen=True)
class Best:
    """A personal best: its icon, title and value, and a note."""

    icon: str
    title: str
    value: str
    note: str = ""


@dataclass(frozen=True)
class Stats:
    """The content of a season's card.

    `ratings` starts with the rating before the first rated game.
    """

    name: str
    season: str
    standing: str
    """The player's rank in words: "2nd of 14"."""
    rating: str
    games: int
    wins: int
    places: Mapping[int, int]
    ratings: Sequence[int]
    token: str
    token_name: str
    token_note: str
    edition: str
    edition_note: str
    bests: Sequence[Best] = ()


def round_steps(low: int, high: int) -> list[int]:
    """Return evenly spaced round numbers that span all values from `low` to `high`."""
    for step in STEPS_OF_AXIS:
        first, last = low // step * step, -(-high // step) * step
        if (last - first) // step <= MOST_TICKS:
            break
    return list(range(first, max(last, first + step) + 1, step))


class StatsCard(CardLayout):
    """The card of a season in an edition's look, as high as its parts need."""

    def __init__(
        self, say: Say, ed: Edition, stats: Stats, variant: Variant = "light", width: int = 768
    ) -> None:
        self.say = say
        self.ed = ed
        self.stats = stats
        self.look = look_of(ed, variant)
        self.bests = stats.bests[:MOST_BESTS]
        rows = -(-len(self.bests) // 2)
        parts = (
            (self._tiles, TILE),
            (self._course, 2 * PAD + TITLE + PLOT),
            (self._favourites, LOVED),
            (self._bests, rows * (BEST + GAP) - GAP),
        )
        self.stack(self.look, width, (self._hero, HERO), parts)

    def _hero(self, box: Box) -> None:
        """Paint the favourite token, the name as large as it fits, the season and the rank."""
        page, look = self.page, self.look
        ground, ink = look.frame, look.ink_on(look.frame)
        page.rect(box, ground)
        page.ornament(box, self.ed.theme.motif, ground, ink, rows=2)
        inner = box.inset(page.px(MARGIN + 12), page.px(PAD))
        left, right = inner.cut_left(page.px(164))
        self._token(left.square(page.px(156)), ground)
        right = right.skip_left(page.px(34))
        eyebrow, right = right.cut_top(page.px(42))
        below, name = right.cut_bottom(page.px(46))
        page.line(tidy(self.stats.season), eyebrow, look.face, page.px(32), ink, ground)
        called = shorten(tidy(self.stats.name) or "?", LONGEST_NAME)
        page.text(called, name, look.face, page.px(76), ink, ground, "left", page.px(18))
        page.line(self.stats.standing, below, "text", page.px(31), ink, ground)

    def _token(self, box: Box, ground: str) -> None:
        token_on(self.page, self.look, box, self.ed.tokens, self.stats.token, SEAT, ground)

    def _tiles(self, box: Box) -> None:
        """Paint four tiles: rating, games, wins, and the percentage won."""
        page, look = self.page, self.look
        games, wins = self.stats.games, self.stats.wins
        say, share = self.say, "–"
        if games:
            share = say("picture-percent", percent=(200 * wins + games) // (2 * games))
        figures = (
            (say("picture-rating"), self.stats.rating),
            (say("picture-games", count=games), f"{games}"),
            (say("picture-wins", count=wins), f"{wins}"),
            (say("picture-won"), share),
        )
        for (title, value), place in zip(figures, box.columns(4, page.px(GAP)), strict=True):
            page.rounded(place, look.panel, look.centre, page.px(14))
            inner = place.inset(page.px(14), page.px(12))
            label, number = inner.cut_bottom(page.px(36))
            page.line(value, number, look.face, page.px(58), look.ink, look.panel, "centre")
            page.line(title, label, "text", page.px(28), look.muted, look.panel, "centre")

    def _course(self, box: Box) -> None:
        """Paint the rating over time, and beside it how often each place was reached."""
        page = self.page
        right, left = box.cut_right(box.width * 2 // 5)
        left = left.skip_right(page.px(GAP))
        self._ratings(self._panel(left, self.say("picture-rating_course")))
        self._places(self._panel(right, self.say("picture-places")))

    def _panel(self, box: Box, title: str) -> Box:
        page, look = self.page, self.look
        page.rounded(box, look.panel, look.centre, page.px(16))
        head, rest = box.inset(page.px(PAD)).cut_top(page.px(TITLE))
        page.line(title, head, look.face, page.px(31), look.ink, look.panel)
        return rest

    def _ratings(self, box: Box) -> None:
        page, look = self.page, self.look
        ratings = self.stats.ratings
        if len(ratings) < 2:
            words = self.say("picture-no_rated_games")
            page.text(words, box, "text", page.px(28), look.muted, look.panel)
            return
        size, on = page.px(LETTERS), look.panel
        marks = round_steps(min(ratings), max(ratings))
        wide = max(line_width(self._number(mark), "text", size) for mark in marks)
        foot, rest = box.cut_bottom(page.px(34))
        rest = rest.skip_top(page.px(12))
        numbers, plot = rest.inset(0, size // 2).cut_left(wide)
        plot = plot.skip_left(page.px(14)).skip_right(page.px(DOT))

        def height_of(rating: int) -> float:
            return plot.bottom - plot.height * (rating - marks[0]) / (marks[-1] - marks[0])

        grid, thin = look.inks.step(on, look.muted, 2), page.px(1.5)
        for mark in marks:
            y = round(height_of(mark))
            page.rect(plot._replace(top=y, bottom=y + thin), grid)
            place = numbers._replace(top=y - size // 2, bottom=y + size // 2)
            page.line(self._number(mark), place, "text", size, look.muted, on, "right")
        step = plot.width / (len(ratings) - 1)
        course = [(plot.left + step * i, height_of(one)) for i, one in enumerate(ratings)]
        soft_line(page, look, page.px, course, LINE, look.seat(SEAT), on)
        end = Box(0, 0, 1, 1).moved(*map(round, course[-1]))
        page.figure(SHAPES[0], end.square(page.px(DOT)), look.ink, on)
        foot = foot.skip_left(plot.left - box.left)
        last = self.say("picture-after_games", count=len(ratings) - 1)
        page.line(last, foot, "text", size, look.muted, on, "right")

    def _number(self, number: int) -> str:
        return f"{number:,}".replace(",", self.ed.currency.group)

    def _places(self, box: Box) -> None:
        """Paint a bar for each place. Its length shows how often the player reached the place."""
        page, look = self.page, self.look
        on, size = look.panel, page.px(27)
        lowest = max(4, *self.stats.places) if self.stats.places else 4
        most = max(self.stats.places.values(), default=1)
        for place, row in enumerate(box.rows(lowest, page.px(6)), 1):
            count = self.stats.places.get(place, 0)
            label, rest = row.cut_left(page.px(50))
            page.line(self.say("picture-place", place=place), label, "bold", size, look.ink, on)
            number, rest = rest.cut_right(page.px(58))
            tall = min(row.height, page.px(34))
            bar = rest._replace(top=row.centre[1] - tall // 2, bottom=row.centre[1] + tall // 2)
            if count:
                long = max(page.px(12), bar.width * count // most)
                colour = look.seat(SEAT) if place == 1 else look.muted
                page.rounded(bar._replace(right=bar.left + long), colour, on, page.px(6))
            face: Face = "bold" if count else "text"
            page.line(f"{count}", number, face, size, look.ink, on, "right")

    def _favourites(self, box: Box) -> None:
        """Paint the token and the edition that the player chose most often."""
        page, look, stats = self.page, self.look, self.stats
        token, edition = box.columns(2, page.px(GAP))
        inner = self._tile(token)
        sign, inner = inner.cut_left(page.px(72))
        self._token(sign.square(page.px(70)), look.panel)
        self._words(inner, self.say("picture-favourite_token"), stats.token_name, stats.token_note)
        inner = self._tile(edition)
        sign, inner = inner.cut_left(page.px(72))
        page.figure(icon("dice"), sign.square(page.px(66)), look.accent, look.panel)
        self._words(inner, self.say("picture-favourite_edition"), stats.edition, stats.edition_note)

    def _bests(self, box: Box) -> None:
        gap = self.page.px(GAP)
        rows = box.rows(-(-len(self.bests) // 2), gap)
        places = [place for row in rows for place in row.columns(2, gap)]
        if len(self.bests) % 2:
            places[-2:] = [rows[-1]]
        for best, place in zip(self.bests, places, strict=True):
            inner = self._tile(place)
            sign, inner = inner.cut_left(self.page.px(72))
            square = sign.square(self.page.px(62))
            self.page.figure(icon(best.icon), square, self.look.accent, self.look.panel)
            self._words(inner, best.title, best.value, best.note)

    def _tile(self, box: Box) -> Box:
        page, look = self.page, self.look
        page.rounded(box, look.panel, look.centre, page.px(14))
        return box.inset(page.px(16), page.px(10))

    def _words(self, box: Box, title: str, value: str, note: str) -> None:
        """Write a small title, the value below it, and a note at the value's right."""
        page, look = self.page, self.look
        box = box.skip_left(page.px(16))
        head, rest = box.cut_top(box.height * 2 // 5)
        page.line(title, head, "text", page.px(25), look.muted, look.panel)
        if note:
            room = min(line_width(value, "bold", page.px(32)) + page.px(14), rest.width * 3 // 5)
            strong, small = rest.cut_left(room)
            page.text(note, small, "text", page.px(25), look.muted, look.panel, "left", page.px(14))
            rest = strong.skip_right(page.px(8))
        page.text(tidy(value), rest, "bold", page.px(32), look.ink, look.panel, "left", page.px(14))


paint_stats = painted(StatsCard)

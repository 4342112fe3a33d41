"""The card at the end of a game: winner, ranks, chart and awards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.edition import Seat
from engine.money import final_worth
from engine.view import SeatView
from renders.awards import Award, AwardId
from renders.box import Box
from renders.canvas import Align
from renders.chart import paint_captions, paint_chart
from renders.chartplan import ChartPlan
from renders.endings import award_line, award_title
from renders.faces import Face
from renders.figures.icons import icon
from renders.look import SEATS, Variant, look_of
from renders.marks import owner_badge, token_disc, token_on
from renders.measure import WHOLE
from renders.page import GAP, MARGIN, CardLayout, painted
from renders.sitters import Sitters, letters
from renders.sprite import Sprite
from renders.story import Story
from renders.text import line_width
from renders.words import Say, Words

PAD = 22
HERO, TITLE, ROW, TALL_ROW, CHART, CAPTION, AWARD, NOTE = 300, 52, 66, 90, 440, 42, 148, 100
"""Heights in pixels of the card's parts, on a card 1024 pixels wide."""
AWARD_TITLE, AWARD_AROUND = 31, 174
"""Largest font size of an award's title, and width of everything beside the title, in pixels."""
MOST_POINTS, MOST_AWARDS = 5, 6
ONE_COLUMN = 4
"""Most players listed in one column. More players need two columns."""
GOLD = SEATS[2]

ICONS: dict[AwardId, str] = {
    "best_deed": "star",
    "top_rent": "receipt",
    "comeback": "chart",
    "trade": "handshake",
    "jail": "bars",
    "builder": "crane",
    "guest": "bell",
    "cards": "card",
    "tax": "bank",
    "doubles": "dice",
    "bargain": "gavel",
    "laps": "flag",
    "deals": "speech",
    "quiz": "question",
    "pot": "parking",
}


class EndCard(CardLayout):
    """The card of a finished game, as high as its parts need."""

    def __init__(
        self,
        say: Say,
        view: SeatView,
        names: Sequence[str] | Sitters,
        story: Story,
        variant: Variant = "light",
        width: int = WHOLE,
    ) -> None:
        self.say = say
        self.view = view
        self.story = story
        self.look = look_of(view.ed, variant)
        self.sitters = Sitters.of(names)
        self.words = Words(say, view.ed, self.sitters.names)
        self.names = [self.words.names[who] for who in self.sitters.last]
        self.marks = letters(self.sitters.first)
        self.points = story.turning_points(MOST_POINTS)
        self.awards = _even(story.awards()[:MOST_AWARDS])
        seats = [Seat(i) for i in range(len(self.names))]
        self.ranks = _ranks(view)
        self.order = sorted(seats, key=lambda seat: (self.ranks[seat], seat))
        self.first = [seat for seat in self.order if view.result and self.ranks[seat] == 1]
        self.columns = 1 if len(seats) <= ONE_COLUMN else 2
        self.rows = -(-len(seats) // self.columns)
        self.listed = len(self.points) * CAPTION + PAD if self.points else 0
        parts = (
            (self._standing, self.rows * (ROW if self.columns == 1 else TALL_ROW)),
            (self._undone, NOTE if story.undone else 0),
            (self._chart, 2 * PAD + TITLE + CHART + self.listed),
            (self._honours, -(-len(self.awards) // 2) * (AWARD + GAP) - GAP),
        )
        self.stack(self.look, width, (self._hero, HERO), parts)

    def _hero(self, box: Box) -> None:
        """Paint the top of the card: edition, winners' tokens and names, and how the game ended.

        The names are as large as they fit. A game that was called off has words instead of names.
        """
        page, look = self.page, self.look
        ground, ink = look.frame, look.ink_on(look.frame)
        page.rect(box, ground)
        page.ornament(box, self.view.ed.theme.motif, ground, ink, rows=3)
        inner = box.inset(page.px(MARGIN + 12), page.px(PAD))
        left, right = inner.cut_left(page.px(250))
        self._winners(left, ground)
        right = right.skip_left(page.px(36))
        eyebrow, right = right.cut_top(page.px(60))
        below, name = right.cut_bottom(page.px(76))
        page.line(self.view.ed.name, eyebrow, look.face, page.px(36), ink, ground)
        who = self.words.listed(self.names[seat] for seat in self.first)
        who = who or self.say("picture-called_off")
        name = name.inset(0, page.px(6))
        page.text(who, name, look.face, page.px(104), ink, ground, "left", page.px(20))
        page.text(self._how(), below, "text", page.px(32), ink, ground, "left", page.px(16))

    def _how(self) -> str:
        """Return words for how the game ended, to follow the winner's name."""
        turns, winners = max(self.story.turn, 1), len(self.first)
        result = self.view.result
        if result is None:
            return self.say("picture-broke_up", turns=turns)
        if result.reason == "last_player":
            return self.say("picture-won_last_player", winners=winners, turns=turns)
        worth = self.words.money(result.worth[self.first[0]])
        return self.say(f"picture-won_{result.reason}", winners=winners, turns=turns, worth=worth)

    def _winners(self, box: Box, ground: str) -> None:
        """Paint the tokens of all winners under a crown.

        For a game that was called off, paint the tokens of all players under a flag.
        """
        page, look = self.page, self.look
        top, rest = box.cut_top(box.height * 3 // 10)
        sign, colour = ("crown", GOLD) if self.first else ("flag", look.ink_on(ground))
        page.figure(icon(sign), top.square(page.px(96)), colour, ground)
        seats = self.first or self.order
        across = next(n for n in range(1, 9) if n * n >= len(seats))
        down = -(-len(seats) // across)
        side = min(rest.width // across, rest.height // down)
        for row, band in enumerate(rest.rows(down)):
            here = seats[row * across : (row + 1) * across]
            line = band.square(side).moved((side - side * len(here)) // 2, 0)
            for k, seat in enumerate(here):
                self._large_token(line.moved(side * k, 0), seat, ground)

    def _large_token(self, box: Box, seat: Seat, ground: str) -> None:
        name = self.view.players[seat].token
        token_on(self.page, self.look, box, self.view.ed.tokens, name, seat, ground)

    def _token(self, seat: Seat, side: int) -> Sprite:
        name = self.view.players[seat].token
        return token_disc(self.look, self.view.ed.tokens, name, seat, side)

    def _standing(self, box: Box) -> None:
        """Paint the players by rank, each with the final worth or the turn of going out."""
        places = [
            place
            for column in box.columns(self.columns, self.page.px(GAP))
            for place in column.rows(self.rows, self.page.px(6))
        ]
        for seat, place in zip(self.order, places, strict=False):
            self._place(place, seat)

    def _place(self, box: Box, seat: Seat) -> None:
        page, look = self.page, self.look
        first = seat in self.first
        ground = look.paper if first else look.panel
        radius = page.px(12)
        if first:
            page.card(box, ground, look.centre, radius, look.seat(seat), page.px(4))
        else:
            page.rounded(box, ground, look.centre, radius)
        inner = box.inset(page.px(14), 0)
        side = box.height - page.px(16)
        rank, inner = inner.cut_left(page.px(40))
        page.line(str(self.ranks[seat]), rank, "bold", page.px(36), look.ink, ground, "centre")
        disc, inner = inner.skip_left(page.px(8)).cut_left(side)
        page.paste(self._token(seat, side), disc.square(side).corner)
        place, inner = inner.skip_left(page.px(8)).cut_left(page.px(40))
        owner_badge(page, look, place, seat, self.marks[seat], ground)
        inner = inner.skip_left(page.px(14))
        if self.columns == 1:
            value, inner = inner.cut_right(page.px(210))
            best, inner = inner.cut_right(page.px(270))
            peak = self.words.money(max(self.story.worth[seat]))
            told = self.say("picture-at_best", amount=peak)
            page.line(told, best, "text", page.px(27), look.muted, ground, "right")
            inner = inner.skip_right(page.px(10))
        else:
            inner = inner.inset(0, page.px(8))
            value, inner = inner.cut_bottom(inner.height * 2 // 5)
        words, strong = self._left_with(seat)
        face: Face = "bold" if strong else "text"
        align: Align = "right" if self.columns == 1 else "left"
        colour = look.ink if strong else look.muted
        page.line(
            words, value, face, page.px(30 if self.columns == 1 else 27), colour, ground, align
        )
        name = self.words.in_turn(self.sitters.of_seat(seat))
        page.text(name, inner, "bold", page.px(32), look.ink, ground, "left", page.px(13))

    def _left_with(self, seat: Seat) -> tuple[str, bool]:
        """Return a player's final worth as text, and True.

        For a player who is out, return words for the turn of going out, and False.
        """
        turn = self.story.bankrupt_turn[seat]
        if turn is not None:
            return self.say("picture-out_in_turn", turn=turn), False
        result = self.view.result
        if result is not None and result.worth:
            return self.words.money(result.worth[seat]), True
        return self.words.money(final_worth(self.view.ed.board, self.view, seat)), True

    def _undone(self, box: Box) -> None:
        """Paint the note that the game does not count because something was undone."""
        page, look = self.page, self.look
        page.rounded(box, look.panel, look.centre, page.px(14))
        inner = box.inset(page.px(18), page.px(12))
        sign, inner = inner.cut_left(page.px(72))
        page.figure(icon("dice"), sign.square(page.px(60)), look.accent, look.panel)
        text = inner.skip_left(page.px(18))
        told = self.say("ending-undone")
        page.text(told, text, "text", page.px(28), look.ink, look.panel, "left", page.px(14))

    def _chart(self, box: Box) -> None:
        page, look = self.page, self.look
        page.rounded(box, look.panel, look.centre, page.px(16))
        inner = box.inset(page.px(PAD))
        title, inner = inner.cut_top(page.px(TITLE))
        told = self.say("picture-worth_title")
        page.line(told, title, look.face, page.px(34), look.ink, look.panel)
        captions, inner = inner.cut_bottom(page.px(self.listed) if self.listed else 0)
        plan = ChartPlan(self.say, inner, self.story, self.points, page.image.width)
        paint_chart(page, look, plan, self.marks, self.first, look.panel)
        if self.points:
            captions = captions.skip_top(page.px(PAD))
            points, words, ground = self.points, self.words, look.panel
            paint_captions(page, look, captions, points, words, self.sitters, ground)

    def _honours(self, box: Box) -> None:
        gap = self.page.px(GAP)
        places = [
            place
            for row in box.rows(-(-len(self.awards) // 2), gap)
            for place in row.columns(min(2, len(self.awards)), gap)
        ]
        size = self.page.px(AWARD_TITLE)
        room = min(place.width for place in places) - self.page.px(AWARD_AROUND)
        titles = [award_title(self.say, award) for award in self.awards]
        while max(line_width(title, self.look.face, size) for title in titles) > room:
            size -= 1
        for award, place in zip(self.awards, places, strict=True):
            self._award(place, award, size)

    def _award(self, box: Box, award: Award, size: int) -> None:
        page, look = self.page, self.look
        on = look.panel
        page.rounded(box, on, look.centre, page.px(14))
        inner = box.inset(page.px(18), page.px(12))
        sign, inner = inner.cut_left(page.px(72))
        page.figure(icon(ICONS[award.id]), sign.square(page.px(72)), look.accent, on)
        title, text = inner.skip_left(page.px(18)).cut_top(page.px(42))
        badge, title = title.cut_right(page.px(40))
        seat = self.sitters.seats[award.who]
        owner_badge(page, look, badge, seat, self.marks[seat], on)
        page.line(award_title(self.say, award), title, look.face, size, look.ink, on)
        line = award_line(award, self.words)
        page.text(line, text, "text", page.px(26), look.ink, on, "left", page.px(14))


paint_end = painted(EndCard)


def _ranks(view: SeatView) -> tuple[int, ...]:
    """Return the rank of each seat at the end.

    In a game that was called off, the remaining players are ranked by present worth. Players who
    are out follow, the last to go out first.
    """
    if view.result is not None:
        return view.result.ranks
    board, players = view.ed.board, view.players
    worths = [final_worth(board, view, Seat(i)) for i in range(len(players))]
    live = sorted((w for w, p in zip(worths, players, strict=True) if not p.out), reverse=True)
    return tuple(
        len(players) + 1 - p.out if p.out else 1 + live.index(w)
        for w, p in zip(worths, players, strict=True)
    )


def _even(awards: Sequence[Award]) -> Sequence[Award]:
    """Return the awards without the last one of an odd number. A single award stays."""
    return awards[: len(awards) // 2 * 2] or awards[:1]

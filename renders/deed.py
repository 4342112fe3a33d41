"""The picture of a title deed: its rents and costs, and its mortgaged side."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.edition import Edition, Pos
from engine.mortgage import lift_cost
from engine.rent import count_held, doubled
from engine.state import BANK
from engine.view import SeatView
from renders.box import Box
from renders.canvas import Canvas
from renders.facts import rent_words
from renders.figures.choice import space_icon
from renders.figures.icons import icon
from renders.ledger import LedgerRow, paint_entry
from renders.look import Look, Variant, look_of, sign_colour
from renders.marks import owner_badge
from renders.page import Page, painted
from renders.sitters import letters
from renders.words import Say, Words, capitalised

USUAL = 480
MARGIN, INNER, GAP = 14, 16, 12
HEAD, RENT, COST, MATE, STATE, BUILT = 140, 38, 34, 31, 56, 38
RULE, SIGN, HATCH = 18, 190, 24
LEAST_HEIGHT = 743
"""Smallest height in pixels of a deed 480 pixels wide. A deed with few rows has a higher head."""


def paint_both_sides(
    say: Say,
    ed: Edition,
    pos: Pos,
    variant: Variant = "light",
    *,
    view: SeatView | None = None,
    names: Sequence[str] = (),
) -> Image.Image:
    """Paint a deed's face and its mortgaged side next to each other."""
    look = look_of(ed, variant)
    front = deed_page(say, ed, pos, variant, view=view, names=names).image
    back = deed_page(say, ed, pos, variant, mortgaged=True).image
    height = max(front.height, back.height)
    width = front.width + back.width
    both = Canvas.whole(look.inks, width, height, look.centre, lasting=True)
    both.image.paste(front, (0, 0))
    both.image.paste(back, (front.width, 0))
    return both.picture()


def deed_page(
    say: Say,
    ed: Edition,
    pos: Pos,
    variant: Variant = "light",
    width: int = USUAL,
    *,
    mortgaged: bool = False,
    view: SeatView | None = None,
    names: Sequence[str] = (),
) -> Page:
    """Paint a deed's face, or its mortgaged side, on a page and return the page.

    With a view, the page also shows the owner and the rent due now.
    """
    look = look_of(ed, variant)
    deed = _Deed(say, ed, pos, look, width, view, names)
    if mortgaged:
        deed.paint_back()
    else:
        deed.paint_front()
    return deed.page


paint_deed = painted(deed_page)


def rent_entries(say: Say, ed: Edition, pos: Pos) -> list[LedgerRow]:
    """Return every row of a deed's rent table, in the edition's words."""
    board, rules, words = ed.board, ed.rules, Words(say, ed, ())
    show = ed.currency.show
    if board.kind[pos] == "street":
        bare, *built = board.rents[pos]
        clear = rules.double_rent_needs_clear_group
        whole = say("picture-rent_group_clear" if clear else "picture-rent_group")
        entries = [LedgerRow(say("picture-rent"), show(bare)), LedgerRow(whole, show(2 * bare))]
        for level, rent in enumerate(built[: rules.houses_before_hotel], 1):
            entries.append(LedgerRow(words.label("house", level), show(rent), ("house",) * level))
        return [*entries, LedgerRow(words.label("hotel", 1), show(built[-1]), ("hotel",))]
    if board.kind[pos] == "railroad":
        amounts = [show(rent) for rent in board.group_rents[pos]]
    else:
        times_what = "picture-times_roll" if rules.utility_fresh_roll else "picture-times_dice"
        amounts = [say(times_what, amount=show(times)) for times in board.multipliers[pos]]
    if len(amounts) == 1:
        return [LedgerRow(say("picture-rent"), amounts[0])]
    labels = [say("picture-rent_held", count=held) for held in range(1, len(amounts))]
    labels.append(say("picture-rent_all_held", count=len(amounts)))
    return [LedgerRow(*row) for row in zip(labels, amounts, strict=True)]


def cost_entries(say: Say, ed: Edition, pos: Pos) -> list[LedgerRow]:
    """Return the rows for a deed's price, building costs and mortgage value."""
    board, words = ed.board, Words(say, ed, ())
    show = ed.currency.show
    entries = [LedgerRow(say("picture-price"), show(board.price[pos]))]
    if board.kind[pos] == "street":
        cost, houses = show(board.house_cost[pos]), ed.rules.houses_before_hotel
        each = say("picture-each_building", building=ed.terms.house)
        whole = say("picture-hotel_cost", cost=cost, buildings=words.label("house", houses))
        entries += [LedgerRow(each, cost), LedgerRow(capitalised(ed.terms.hotel), whole)]
    return [*entries, LedgerRow(say("picture-mortgage_value"), show(board.mortgage[pos]))]


def present_entry(view: SeatView, pos: Pos) -> int | None:
    """Return the index in `rent_entries` of the row with a deed's present rent.

    It is None for an unowned or mortgaged deed.
    """
    board, rules = view.ed.board, view.ed.rules
    if view.owner[pos] == BANK or view.mortgaged[pos]:
        return None
    if board.kind[pos] != "street":
        return count_held(board, view, pos) - 1
    level = view.level[pos]
    return level + 1 if level else int(doubled(board, rules, view, pos))


class _Deed:
    """The painter of one deed. `rest` is the box below the parts painted so far."""

    def __init__(
        self,
        say: Say,
        ed: Edition,
        pos: Pos,
        look: Look,
        width: int,
        view: SeatView | None,
        names: Sequence[str],
    ) -> None:
        self.say, self.ed, self.pos, self.look = say, ed, pos, look
        self.view, self.names = view, names
        self.rents, self.costs = rent_entries(say, ed, pos), cost_entries(say, ed, pos)
        self.mates = [mate for mate in ed.board.members[pos] if mate != pos]
        self.street = ed.board.kind[pos] == "street"
        self.colour = look.group(ed.board.group[pos])
        self.level = view.level[pos] if view else 0
        self._begin(width)

    def _begin(self, width: int) -> None:
        """Create the page with an empty card, high enough for the deed's face."""
        body = GAP + RENT * len(self.rents) + RULE + COST * len(self.costs) + self._foot_height
        edges = 2 * (MARGIN + INNER)
        least = LEAST_HEIGHT + (STATE + GAP if self.view else 0)
        self.head = max(HEAD + (BUILT if self.level else 0), least - edges - body)
        height = edges + self.head + body
        page = self.page = Page.sized(self.look, width, USUAL, height)
        card = page.box.inset(page.px(MARGIN))
        look = self.look
        page.card(card, look.paper, look.centre, page.px(20), look.rule, page.px(3))
        self.rest = card.inset(page.px(INNER))

    @property
    def _foot_height(self) -> int:
        mates = RULE + MATE * (1 + self._mate_rows) if self.mates else 0
        return mates + (STATE + GAP if self.view else 0)

    @property
    def _mate_rows(self) -> int:
        return -(-len(self.mates) // self._mate_columns)

    @property
    def _mate_columns(self) -> int:
        return 1 if len(self.mates) <= 4 else 2

    def _cut(self, height: float, gap: float = 0) -> Box:
        """Cut a part off the top of `rest`, below an empty gap, and return the part's box."""
        skipped = self.rest.skip_top(round(gap * self.page.px.scale))
        part, self.rest = skipped.cut_top(self.page.px(height))
        return part

    def _rule(self) -> None:
        middle = self._cut(RULE).centre[1]
        line = self.rest._replace(top=middle, bottom=middle + self.page.px(1.5))
        self.page.rect(line, self.look.rule)

    def paint_front(self) -> None:
        page, look = self.page, self.look
        if self.street:
            self._band(self._cut(self.head))
        else:
            self._sign(self._cut(self.head))
        self._cut(GAP)
        now = present_entry(self.view, self.pos) if self.view else None
        for i, entry in enumerate(self.rents):
            row = self._cut(RENT)
            on = look.paper
            if i == now:
                on = look.panel
                edge = row.inset(-page.px(8), 0)
                page.card(edge, on, look.paper, page.px(9), look.accent, page.px(2))
            paint_entry(page, look, row, entry, on, strong=i == now)
        self._rule()
        for entry in self.costs:
            paint_entry(page, look, self._cut(COST), entry, look.paper)
        self._foot(
            rent_words(self.say, self.view, self.pos)
            if self.view and self.view.owner[self.pos] != BANK
            else ""
        )

    def _band(self, band: Box) -> None:
        """Paint a street's head: its name on the group's colour, with its buildings below."""
        page, look, colour = self.page, self.look, self.colour
        ink = look.ink_on(colour)
        page.rect(band, colour)
        page.outline(band, look.rule, page.px(2))
        inner = band.inset(page.px(14), page.px(10))
        top, inner = inner.cut_top(page.px(24))
        page.line(self.say("picture-title_deed"), top, "text", page.px(21), ink, colour, "centre")
        if self.level:
            built, inner = inner.cut_bottom(page.px(BUILT))
            hotel = self.level == self.ed.rules.hotel_level
            signs = [icon("hotel")] if hotel else [icon("house")] * self.level
            side = page.px(BUILT - 4)
            wide = min(built.width, side * len(signs))
            middle = Box(built.centre[0] - wide // 2, built.top, built.right, built.bottom)
            page.row_of(signs, middle.cut_left(wide)[0], ink, colour)
        name = inner.inset(0, page.px(7))
        page.text(self.ed.board.name[self.pos], name, look.face, page.px(44), ink, colour)

    def _sign(self, head: Box) -> None:
        """Paint the head of a railroad or utility: its icon above its name."""
        page, look = self.page, self.look
        top, head = head.cut_top(page.px(24))
        page.line(
            self.say("picture-title_deed"),
            top,
            "text",
            page.px(21),
            look.muted,
            look.paper,
            "centre",
        )
        name, sign = head.cut_bottom(min(head.height // 2, page.px(92)))
        figure = space_icon(self.ed, self.pos)
        if figure:
            place = sign.square(min(sign.height - page.px(12), page.px(SIGN)))
            page.figure(icon(figure), place, sign_colour(look, self.ed, self.pos), look.paper)
        text = self.ed.board.name[self.pos]
        place = name.inset(0, page.px(6))
        page.text(text, place, look.face, page.px(42), look.ink, look.paper)

    def paint_back(self) -> None:
        """Paint the mortgaged side: hatched, with the cost of lifting the mortgage."""
        page, look, ed, pos, say = self.page, self.look, self.ed, self.pos, self.say
        show, board = ed.currency.show, ed.board
        stripe = page.px(8)
        page.hatch(self.rest, self.colour, look.paper, 2 * stripe, stripe)
        page.outline(self.rest, look.rule, page.px(2))
        plate = self.rest.inset(page.px(HATCH))
        page.rect(plate, look.paper)
        page.outline(plate, look.rule, page.px(2))
        self.rest = plate.inset(page.px(18), page.px(12))
        foot, self.rest = self.rest.cut_bottom(page.px(self._foot_height))
        word = self._cut(76)
        told = say("picture-mortgaged")
        page.line(told, word, look.face, page.px(60), look.accent, look.paper, "centre")
        name = self._cut(88).inset(0, page.px(9))
        page.text(board.name[pos], name, look.face, page.px(35), look.ink, look.paper)
        says = self._cut(36)
        told = say("picture-no_rent_due")
        page.line(told, says, "text", page.px(25), look.muted, look.paper, "centre")
        self._rule()
        sums = [
            LedgerRow(say("picture-bank_lent"), show(board.mortgage[pos])),
            LedgerRow(
                say("picture-interest", percent=ed.rules.mortgage_interest),
                show(board.interest[pos]),
            ),
        ]
        for entry in sums:
            paint_entry(page, look, self._cut(RENT), entry, look.paper)
        self._rule()
        lift = LedgerRow(say("picture-to_lift"), show(lift_cost(board, pos)))
        paint_entry(page, look, self._cut(50), lift, look.paper, strong=True)
        note = say("picture-new_owner", interest=show(board.interest[pos]))
        page.text(note, self.rest, "text", page.px(23), look.muted, look.paper)
        self.rest = foot
        self._foot(say("picture-no_rent"))

    def _foot(self, due: str) -> None:
        """Paint the other deeds of the group and, with a view, the owner and the text `due`."""
        page, look = self.page, self.look
        if self.mates:
            self._rule()
            title = self._cut(MATE)
            told = self.say("picture-belongs_with")
            page.line(told, title, "text", page.px(21), look.muted, look.paper)
            area = self._cut(MATE * self._mate_rows)
            rows = area.rows(self._mate_rows)
            places = [
                place for row in rows for place in row.columns(self._mate_columns, page.px(16))
            ]
            for mate, place in zip(self.mates, places, strict=False):
                self._mate(mate, place)
        if self.view:
            self._state(self.view, self._cut(STATE, GAP), due)

    def _mate(self, pos: Pos, row: Box) -> None:
        """Paint a row for another deed of the group: colour square, name, and owner's badge."""
        page, look = self.page, self.look
        chip, row = row.cut_left(page.px(24))
        side = chip.square(page.px(18))
        page.rect(side, self.colour)
        page.outline(side, look.rule, page.px(1.5))
        row = row.skip_left(page.px(8))
        if self.view and self.view.owner[pos] != BANK:
            place, row = row.cut_right(page.px(32))
            owner = self.view.owner[pos]
            letter = letters(self.names)[owner]
            owner_badge(page, look, place.square(page.px(27)), owner, letter, look.paper)
        page.line(self.ed.board.name[pos], row, "text", page.px(23), look.ink, look.paper)

    def _state(self, view: SeatView, box: Box, due: str) -> None:
        """Paint the owner and the text `due`, or that nobody owns the deed."""
        page, look = self.page, self.look
        page.card(box, look.panel, look.paper, page.px(12), look.faint, page.px(2))
        inner = box.inset(page.px(12), 0)
        owner = view.owner[self.pos]
        size = page.px(25)
        if owner == BANK:
            told = self.say("picture-nobody_owns")
            page.line(told, inner, "bold", size, look.ink, look.panel, "centre")
            return
        place, inner = inner.cut_left(page.px(42))
        letter = letters(self.names)[owner]
        owner_badge(page, look, place.square(page.px(38)), owner, letter, look.panel)
        inner = inner.skip_left(page.px(10))
        half = inner.skip_left(inner.width * 2 // 5)
        rent = page.line(due, half, "bold", size, look.ink, look.panel, "right")
        name = inner._replace(right=rent.left - page.px(10))
        page.text(self.names[owner], name, "text", size, look.ink, look.panel, "left")

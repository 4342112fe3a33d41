"""The private page on which a player builds a trade. The page's custom ids hold the whole draft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from bot.play.trade.draft import DraftSide, TradeDraft, Way, draft_of_offer, fitted, offer_of_draft
from bot.play.trade.views import goods, outlook_lines, problem, trade_drawing, why_not
from bot.support.refusals import Refused
from bot.tables.computers import answering
from bot.tables.table import LiveTable
from bot.ui.amounts import LONGEST_AMOUNT
from bot.ui.components import MOST_CHOICES, Button, Field, Modal, Part, Select, SelectOption
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.words import safe, say
from bot.words.narration.vocabulary import TableWords
from engine.ai.suggestion import suggested_offer
from engine.asked import check_goes_on
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.options import tradable
from engine.state import GameState, Offer, seats_after
from engine.tx import Tx
from engine.view import view
from renders.words import capitalised

WAYS: tuple[Way, Way] = ("give", "ask")


def first_page(table: LiveTable, seat: Seat) -> Message:
    """Return a page to choose the trade's partner.

    If only one partner is possible, return the trade builder's page. Raise Refused if the player is
    out or alone.
    """
    if table.state.players[seat].out:
        raise Refused("trade-out")
    check_goes_on(table.state)
    others = seats_after(table.state, seat)
    if not others:
        raise Refused("trade-nobody")
    if len(others) == 1:
        return Builder(table, seat, TradeDraft(others[0])).page()
    choices = [
        SelectOption(table.names[other], str(other), _purse(table, other)) for other in others
    ]
    custom_id = press_id(table.game, "trade-with")
    return Message(say("trade-whom"), [[Select(custom_id, say("trade-partner"), choices)]])


def _purse(table: LiveTable, seat: Seat) -> str:
    words = TableWords(table.ed, ())
    deeds = len(table.view().deeds_of(seat))
    return say("trade-partner_note", cash=words.money(table.state.players[seat].cash), deeds=deeds)


class Builder:
    """The trade builder's page for one draft, as the draft's maker sees it now."""

    def __init__(self, table: LiveTable, seat: Seat, draft: TradeDraft) -> None:
        self.table = table
        self.seat = seat
        self.draft = fitted(draft, table.ed, table.state, seat)
        self.words = TableWords(table.ed, ())
        tx = Tx(table.ed, table.state)
        self._mine = {"give": tradable(tx, seat), "ask": tradable(tx, draft.partner)}

    @property
    def offer(self) -> Offer:
        """The offer that the maker would make with this draft."""
        return offer_of_draft(self.draft, self.table.state, self.seat)

    def is_open(self, s: GameState) -> bool:
        """Return True if this state already has an open offer with the same content."""
        mine = self.offer
        return any(structs.replace(other, id=mine.id) == mine for other in s.offers)

    def suggested(self) -> Message:
        """Return the page with a suggested trade that the partner would accept.

        If there is none, return the page of the unchanged draft with a note.
        """
        table, partner = self.table, self.draft.partner
        name = safe(table.names[partner])
        player = answering(table.automatic, [one.robot for one in table.seats], partner)
        found = suggested_offer(view(table.ed, table.state, self.seat), self.offer, player)
        if found is None:
            key = "trade-fair_none" if self.draft.empty else "trade-fair_not_so"
            return self.page(note=say(key, name=name))
        suggested = Builder(table, self.seat, draft_of_offer(found.offer))
        key = "trade-fair_found" if found.fair else "trade-fair_theirs"
        return suggested.page(note=say(key, name=name))

    def page(self, way: Way | None = None, group: int = -1, note: str = "") -> Message:
        """Return the trade builder's page, with `note` above its text.

        `way` and `group` open the list of one group's deeds on one side of the trade.
        """
        rows: list[Sequence[Part]] = []
        for one in WAYS:
            if one == way and self.deeds(one, group):
                rows.append([self._deed_list(one, group)])
            elif self._groups(one):
                rows.append([self._group_list(one)])
        offer = self.offer
        no = problem(self.table, self.table.state, offer)
        rows += [self._extras(), self._steps(possible=no is None)]
        picture = None if self.draft.empty else trade_drawing(self.table, offer)
        text = "\n".join([*filter(None, [note]), self._text(offer, no)])
        return Message(text, rows, picture)

    def _text(self, offer: Offer, no: Illegal | None) -> str:
        draft, name = self.draft, safe(self.table.names[self.draft.partner])
        lines = [say(f"trade-title{'_counter' if draft.ref else ''}", name=name)]
        for way in WAYS:
            side = draft.side(way)
            told = goods(self.table, side.cash, side.deeds, side.cards)
            lines.append(say(f"trade-{way}", goods=told or say("trade-nothing")))
        lines += outlook_lines(self.table, offer)
        if no is not None and not draft.empty:
            lines.append(say("trade-not_possible", reason=why_not(self.table, no)))
        return "\n".join(lines)

    def deeds(self, way: Way, group: int) -> list[Pos]:
        """Return the deeds of a group that one side of the trade could hand over now.

        The list is empty for an unknown group.
        """
        members = list(self.table.ed.board.groups.values())
        if not 0 <= group < len(members):
            return []
        return [pos for pos in members[group] if pos in self._mine[way][1]]

    def _groups(self, way: Way) -> list[int]:
        return [i for i in range(len(self.table.ed.board.groups)) if self.deeds(way, i)]

    def _group_list(self, way: Way) -> Select:
        chosen = self.draft.side(way).deeds
        choices = []
        for group in self._groups(way):
            deeds = self.deeds(way, group)
            label = self._family(deeds[0])
            if len(deeds) == 1:
                deed = self.words.place(deeds[0])
                label = say("trade-group_single", group=label, deed=deed)
            count = sum(pos in chosen for pos in deeds)
            note = say("trade-group_note", count=count, all=len(deeds))
            choices.append(SelectOption(label, str(group), note))
        return Select(self._id(f"trade-{way}"), say(f"trade-group_{way}"), choices[:MOST_CHOICES])

    def _deed_list(self, way: Way, group: int) -> Select:
        chosen, deeds = self.draft.side(way).deeds, self.deeds(way, group)[:MOST_CHOICES]
        choices = [
            SelectOption(
                self.words.place(pos), str(pos), self._deed_note(pos), default=pos in chosen
            )
            for pos in deeds
        ]
        family = self._family(deeds[0]).lower()
        return Select(
            self._id(f"trade-{way}-deeds", str(group)),
            say(f"trade-deeds_{way}", group=family),
            choices,
            least=0,
            most=len(choices),
        )

    def _deed_note(self, pos: Pos) -> str:
        board, money = self.table.ed.board, self.words.money
        if self.table.state.mortgaged[pos]:
            return say("trade-deed_mortgaged", interest=money(board.interest[pos]))
        return say("trade-deed_note", price=money(board.price[pos]))

    def _family(self, pos: Pos) -> str:
        return capitalised(self.words.family(pos) or self.table.ed.board.group[pos])

    def _extras(self) -> list[Part]:
        """Return a row of buttons for cash, for jail cards, and for a suggested fair trade."""
        row: list[Part] = [Button(say("trade-cash"), self._id("trade-cash"))]
        for way in WAYS:
            held, side = len(self._mine[way][2]), self.draft.side(way)
            if held:
                more = replace(side, cards=(side.cards + 1) % (held + 1))
                label = say(f"trade-cards_{way}", count=side.cards, all=held)
                row.append(
                    Button(label, self._id("trade-show", draft=self.draft.with_side(way, more)))
                )
        return [*row, Button(say("trade-fair"), self._id("trade-fair"))]

    def _steps(self, *, possible: bool) -> list[Part]:
        draft = self.draft
        send = say("trade-send_counter" if draft.ref else "trade-send")
        row: list[Part] = [Button(send, self._id("trade-send"), "success", not possible)]
        if not draft.empty:
            none = TradeDraft(draft.partner, draft.ref)
            row.append(Button(say("trade-clear"), self._id("trade-clear", draft=none)))
        if not draft.ref and len(seats_after(self.table.state, self.seat)) > 1:
            partner = press_id(self.table.game, "trade-partner")
            row.append(Button(say("trade-other"), partner))
        return [*row, Button(say("trade-refresh"), self._id("trade-refresh"))]

    def _id(self, verb: str, *more: str, draft: TradeDraft | None = None) -> str:
        args = (draft or self.draft).args(self.table.ed)
        return press_id(self.table.game, verb, *args, *more)

    def cash_form(self) -> Modal:
        """Return the form for the cash on both sides of the trade.

        The form's custom id holds the draft.
        """
        show, names = self.table.ed.currency.show, self.table.names
        fields = [
            Field(
                way,
                say(
                    f"trade-cash_{way}",
                    most=show(self._mine[way][0]),
                    name=names[self.draft.partner][:20],
                ),
                show(side.cash) if (side := self.draft.side(way)).cash else "",
                show(0),
                required=False,
                longest=LONGEST_AMOUNT,
            )
            for way in WAYS
        ]
        return Modal(self._id("trade-sum"), say("trade-cash_title"), fields)

    def with_group(self, way: Way, group: int) -> TradeDraft | None:
        """Return the draft after adding or removing the only deed of a group.

        Return None if that side of the trade can hand over several deeds of the group, or none.
        """
        deeds = self.deeds(way, group)
        if len(deeds) != 1:
            return None
        chosen = set(self.draft.side(way).deeds) ^ set(deeds)
        return self._with_deeds(way, chosen)

    def with_deeds(self, way: Way, group: int, chosen: Sequence[Pos]) -> TradeDraft:
        """Return the draft with only the chosen deeds of one group on one side."""
        others = set(self.draft.side(way).deeds) - set(self.deeds(way, group))
        return self._with_deeds(way, others | set(chosen))

    def _with_deeds(self, way: Way, deeds: set[Pos]) -> TradeDraft:
        side = self.draft.side(way)
        return self.draft.with_side(way, DraftSide(side.cash, tuple(sorted(deeds)), side.cards))

    def with_cash(self, give: int, ask: int) -> TradeDraft:
        """Return the draft with the cash `give` from its maker and `ask` from the partner."""
        draft = self.draft.with_side("give", replace(self.draft.give, cash=give))
        return draft.with_side("ask", replace(draft.ask, cash=ask))

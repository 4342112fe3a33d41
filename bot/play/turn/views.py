"""The message of a live table: the news, the questions to players, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from msgspec import UNSET

from bot.play.turn.corner_questions import corner_question
from bot.play.turn.options import replies, reply_rows
from bot.tables.clocks import DECISION, GAME_END, REST, minutes_left
from bot.tables.seating import everyone_away
from bot.tables.table import LiveTable
from bot.ui.components import Button, Link, Part, Rows
from bot.ui.custom_ids import press_id
from bot.ui.message import Drawing, Message
from bot.words import in_a_row, listed, safe, say
from bot.words.narration.vocabulary import TableWords
from engine.asked import final_count, waiting
from engine.auction import lowest_opening
from engine.buildings import group_has_buildings, stock
from engine.decisions import (
    Auction,
    BuyChoice,
    Challenge,
    Frame,
    MortgagedDeed,
    Placement,
    Prize,
    Shortage,
    TaxChoice,
)
from engine.edition import Seat
from engine.modules.prizes import trip_deeds
from engine.money import can_raise, debt_of, spendable
from engine.mortgage import lift_cost
from engine.rent import claimable
from engine.shortage import lots_to_place
from renders.alt import alt_text, alt_time
from renders.alt.page import LIMIT
from renders.board import paint_board
from renders.words import capitalised

MOST_ROWS = 5
NEWS_LONGEST = 1100
BOARD = 1024
"""Width and height of the picture of the board, in pixels."""
MOST_ASIDE = 80
"""Characters of a board's alt text that are reserved for the clock of a timed game."""


@dataclass(frozen=True)
class Links:
    """URLs of messages that a table's message links to.

    They are the message of the current auction, and those of open offers by the offers' ids.
    """

    auction: str = ""
    offers: Mapping[int, str] = field(default_factory=dict)


NO_LINKS = Links()


def table_message(table: LiveTable, links: Links = NO_LINKS) -> Message:
    """Return the message of a table, with a picture of the board."""
    return replace(table_words(table, links), picture=board_drawing(table))


def table_words(table: LiveTable, links: Links = NO_LINKS) -> Message:
    """Return the message of a table without its picture."""
    rows: Rows = ()
    if table.over:
        text = say("table-over")
    elif table.status == "closed":
        text = say("table-practice_finished" if table.settings.tutorial else "table-closed")
    elif table.status == "paused":
        text = "\n".join([say("table-paused"), *game_end(table)])
        rows = [_permanent_buttons(table)]
    else:
        text = " ".join(["\n".join(_question_lines(table)), *_deadline(table)])
        text += "".join(f"\n{line}" for line in _footnotes(table, links))
        rows = _rows(table, links)
    return Message(f"{_story(table)}\n\n{text}", rows)


def board_drawing(table: LiveTable, sentences: int = 0) -> Drawing:
    """Return the drawing of a table's board, with the last `sentences` sentences of the story.

    The alt text always has the latest news.
    """
    seen, theme = table.scene(sentences), table.settings.theme
    aside, room = ("\n" + alt_time(say, seen.time), MOST_ASIDE) if seen.time else ("", 0)
    alt = alt_text(say, seen.view, seen.names, "\n".join(table.news()), LIMIT - room)
    paint = partial(paint_board, seen, theme, BOARD)
    return Drawing("board.png", alt, paint, f"{table.seq} {theme}", aside)


def asked_people(table: LiveTable) -> list[Seat]:
    """Return the seats of the people for whose answer the table waits.

    Seats that the computer plays are left out.
    """
    return [seat for seat in waiting(table.state) if not table.seats[seat].automatic]


def _story(table: LiveTable) -> str:
    asked = _open_question(table)
    told = [words for words in table.news() if not asked or asked not in words]
    news = " ".join(safe(words) for words in told)
    turn = table.state.turn.number
    fresh = say("table-fresh") if turn <= 1 else say("table-goes_on", turn=turn)
    return news[:NEWS_LONGEST] or fresh


def _open_question(table: LiveTable) -> str:
    """Return the text of the quiz question that is being asked, or an empty text."""
    top = table.state.pending[-1] if table.state.pending else None
    return table.ed.questions[top.question].text if isinstance(top, Challenge) else ""


def _deadline(table: LiveTable) -> list[str]:
    timer = table.timers.get(DECISION)
    if timer is None or not asked_people(table):
        return []
    return [say("table-deadline", due=int(timer.due))]


def game_end(table: LiveTable) -> list[str]:
    """Return a line with the end time of a timed game, or the minutes left if it is paused.

    The list is empty for games without a time limit, and while the last decisions of a game are
    finished.
    """
    end, rest = table.timers.get(GAME_END), table.timers.get(REST)
    if final_count(table.state) is not None:
        return []
    if end is not None:
        return [say("table-ends", due=int(end.due))]
    return [say("table-time_left", minutes=minutes_left(rest.about))] if rest else []


def _footnotes(table: LiveTable, links: Links) -> list[str]:
    """Return the lines below the question in a table's message.

    They are about dealt deeds, rent claims, offers, the end of a timed game and absent players.
    """
    s = table.state
    money = table.ed.currency.show
    names = [safe(name) for name in table.names]
    dealt = " ".join(safe(words) for words in table.dealt())
    notes = [say("table-dealt", dealt=dealt)] if dealt else []
    notes += [
        say("table-claim", who=names[claim.owner], amount=money(claim.amount))
        for claim in claimable(s)[:3]
    ]
    shown = [offer for offer in s.offers if offer.id in links.offers]
    if shown:
        to = [
            say(
                "table-offer",
                maker=names[offer.maker],
                to=names[offer.to],
                link=links.offers[offer.id],
            )
            for offer in shown[:3]
        ]
        notes.append(say("table-offers_here", offers=in_a_row(to)))
    elif s.offers:
        notes.append(say("table-offers", count=len(s.offers)))
    notes += game_end(table)
    kept = [names[i] for i, sitting in enumerate(table.seats) if sitting.state == "away"]
    if kept and not everyone_away(table):
        notes.append(say("table-kept", who=listed(kept)))
    return notes


def _question_lines(table: LiveTable) -> list[str]:
    """Return the lines of a table's message that ask players or name those it waits for.

    All bidders of an auction share one line, and so do all players of a building shortage.
    """
    s = table.state
    questions = _Questions(table)
    resting = everyone_away(table)
    lines = [say("table-unsaved")] if table.unsaved else []
    if resting:
        lines.append(say("table-resting"))
    for seat, kind in waiting(s).items():
        if kind in ("auction", "shortage"):
            continue
        if table.seats[seat].automatic:
            if not table.unsaved and not resting:
                lines.append(say("table-thinking", who=questions.names[seat]))
        else:
            lines.append(questions.question(seat, kind))
    top = s.pending[-1] if s.pending else None
    if isinstance(top, Auction):
        lines.append(questions.auction(top))
    elif isinstance(top, Shortage):
        lines.append(questions.shortage(top))
    return lines


def own_question(table: LiveTable, seat: Seat) -> str:
    """Return the question to one seat with its deadline.

    Return an empty text if the seat is not asked.
    """
    kind = waiting(table.state).get(seat)
    if kind is None:
        return ""
    questions = _Questions(table)
    match table.state.pending[-1:]:
        case [Auction() as lot]:
            words = questions.auction(lot)
        case [Shortage() as short]:
            words = questions.shortage(short)
        case _:
            words = questions.question(seat, kind)
    return " ".join([words, *_deadline(table)])


class _Questions:
    """The sentences in which one table asks its players."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.ed = table.ed
        self.s = table.state
        self.names = [safe(name) for name in table.names]
        self.words = TableWords(table.ed, self.names)
        self.money: Callable[[int], str] = table.ed.currency.show

    def question(self, seat: Seat, kind: str) -> str:
        who = self.names[seat]
        match kind:
            case "roll":
                return say("table-ask-again" if self.s.turn.doubles else "table-ask-roll", who=who)
            case "jail":
                turn, turns = self.s.players[seat].jail, self.ed.rules.jail_turns
                key = "table-ask-jail" if turn < turns else "table-ask-jail_last"
                fine = self.money(self.ed.rules.jail_fine)
                return say(key, who=who, turn=turn, turns=turns, fine=fine)
            case "end_turn":
                return say("table-ask-end_turn", who=who)
            case "debt":
                return self._debt(seat)
            case _:
                return self._frame(seat, self.s.pending[-1])

    def _debt(self, seat: Seat) -> str:
        debt = debt_of(self.s, seat)
        assert debt is not None
        raisable = can_raise(self.ed.board, self.s, seat)
        key = "table-ask-debt" if raisable >= debt.amount else "table-ask-debt_hopeless"
        return say(
            key,
            who=self.names[seat],
            to=self.words.who(debt.to),
            missing=self.money(debt.amount - self.s.players[seat].cash),
            short=self.money(debt.amount - raisable),
        )

    def _frame(self, seat: Seat, frame: Frame) -> str:
        board, rules, who = self.ed.board, self.ed.rules, self.names[seat]
        match frame:
            case BuyChoice():
                return self._buy(seat, frame)
            case TaxChoice():
                space = self.ed.spaces[frame.pos]
                return say(
                    "table-ask-tax_blind" if rules.income_tax_blind else "table-ask-tax",
                    who=who,
                    space=safe(space.name),
                    flat=self.money(space.flat),
                    percent=space.percent,
                )
            case MortgagedDeed():
                return say(
                    "table-ask-mortgaged",
                    who=who,
                    deed=safe(board.name[frame.pos]),
                    lift=self.money(lift_cost(board, frame.pos)),
                    interest=self.money(frame.interest),
                )
            case Placement():
                return self._place(seat, frame)
            case _:
                return corner_question(self.table, seat, frame) or say("table-thinking", who=who)

    def _place(self, seat: Seat, frame: Placement) -> str:
        who, bid = self.names[seat], frame.most
        buildings = safe(self.words.buildings(frame.building, frame.count))
        if frame.paid and not lots_to_place(self.ed.board, self.ed.rules, self.s, frame):
            return say("table-ask-place_nowhere", who=who, buildings=buildings)
        if bid is UNSET:
            return say("table-ask-place", who=who, buildings=buildings)
        return say("table-ask-place_within", who=who, buildings=buildings, bid=self.money(bid))

    def _buy(self, seat: Seat, choice: BuyChoice) -> str:
        price = self.ed.board.price[choice.pos]
        cash = spendable(self.s, seat)
        key = "table-ask-buy_or_leave" if self.ed.rules.no_auctions else "table-ask-buy"
        if cash < price:
            enough = _most_spendable(self.table, seat) >= price
            key = "table-ask-buy_short" if enough else "table-ask-buy_poor"
        return say(
            key,
            who=self.names[seat],
            deed=safe(self.ed.board.name[choice.pos]),
            price=self.money(price),
            cash=self.money(cash),
        )

    def auction(self, lot: Auction) -> str:
        if lot.building:
            what = capitalised(self.words.buildings(lot.building, 1))
        else:
            what = self.ed.board.name[lot.pos]
        bid = say("table-no_bid")
        if lot.high >= 0:
            bid = say("table-bid", who=self.names[lot.high], bid=self.money(lot.bid))
        elif (least := lowest_opening(self.ed, self.s, lot)) is not None:
            bid = say("table-no_bid_from", least=self.money(least))
        return say("table-ask-auction", what=safe(what), bid=bid)

    def shortage(self, short: Shortage) -> str:
        terms = self.ed.terms.within
        plural = terms.houses if short.building == "house" else terms.hotels
        return say(
            "table-ask-shortage",
            who=listed(self.names[seat] for seat in short.asked),
            asker=self.names[short.asker],
            buildings=safe(plural),
            left=stock(self.s, short.building),
        )


def _rows(table: LiveTable, links: Links) -> Rows:
    """Return the rows of buttons below a table's message.

    The first rows are for people who are asked or may claim rent. The last row is always there.
    """
    s = table.state
    asked = waiting(s)
    people = [Seat(i) for i, sitting in enumerate(table.seats) if not sitting.automatic]
    claiming = {claim.owner for claim in claimable(s)}
    able = [seat for seat in people if seat in asked or seat in claiming]
    given = [reply for seat in able for reply in replies(table.ed, s, table.names, seat)]
    pages = {_cash_page(table, seat) for seat in people if seat in asked} - {""}
    cash: list[Part] = [
        Button(
            say("table-raise"),
            press_id(table.game, "panel", page),
            "primary" if page == "debt" or not given else "secondary",
        )
        for page in sorted(pages)[:1]
    ]
    rows = [cash, *reply_rows(table.game, table.ed, given)]
    return [
        *tightened(rows)[: MOST_ROWS - 1],
        _auction_link(table, links) + _permanent_buttons(table),
    ]


def _auction_link(table: LiveTable, links: Links) -> list[Part]:
    """Return the link to the current auction's message, or an empty list without one."""
    on = bool(table.state.pending) and isinstance(table.state.pending[-1], Auction)
    return [Link(say("table-to_auction"), links.auction)] if on and links.auction else []


def _cash_page(table: LiveTable, seat: Seat) -> str:
    """Return the name of the panel page on which a seat can raise the cash it needs.

    Return an empty text if no cash is needed or not enough can be raised.
    """
    s, board = table.state, table.ed.board
    debt = debt_of(s, seat)
    if debt is not None:
        return "debt" if can_raise(board, s, seat) >= debt.amount else ""
    top = s.pending[-1] if s.pending else None
    match top:
        case BuyChoice() if top.seat == seat:
            wanted = [top.pos]
        case Prize(game="trip") if top.seat == seat:
            wanted = trip_deeds(board, table.ed.rules, s, seat)
        case _:
            return ""
    free, most = spendable(s, seat), _most_spendable(table, seat)
    if not any(free < board.price[pos] <= most for pos in wanted):
        return ""
    held = [pos for pos in table.view().deeds_of(seat) if not s.mortgaged[pos]]
    bare = any(not group_has_buildings(board, s, pos) for pos in held)
    return "mortgage" if bare else "sell"


def _most_spendable(table: LiveTable, seat: Seat) -> int:
    """Return the cash that a seat could spend after selling and mortgaging everything."""
    s = table.state
    return can_raise(table.ed.board, s, seat) - s.players[seat].cash + spendable(s, seat)


def tightened(rows: list[list[Part]]) -> list[list[Part]]:
    """Merge neighbouring rows of buttons as long as a merged row fits."""
    tight: list[list[Part]] = []
    for row in filter(None, rows):
        buttons = all(isinstance(part, Button) for part in row)
        before = tight[-1] if tight else []
        if buttons and before and isinstance(before[0], Button) and len(before + row) <= MOST_ROWS:
            before.extend(row)
        else:
            tight.append(list(row))
    return tight


def _permanent_buttons(table: LiveTable) -> list[Part]:
    row: list[Part] = [
        Button(say("table-panel"), press_id(table.game, "panel")),
        Button(say("table-trade"), press_id(table.game, "trade")),
    ]
    if any(sitting.state == "away" for sitting in table.seats):
        row.append(Button(say("table-back"), press_id(table.game, "back"), "success"))
    return row

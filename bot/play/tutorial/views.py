"""The coach's messages to a beginner at a practice table: which button to press, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.auction.views import price_steps, usual_price
from bot.play.trade.draft import DraftSide, TradeDraft
from bot.play.turn.options import replies
from bot.tables.table import LiveTable
from bot.ui.components import Button, Rows
from bot.ui.custom_ids import action_id, press_id
from bot.ui.message import Message
from bot.words import safe, say
from bot.words.narration.vocabulary import TableWords
from engine.actions import (
    Accept,
    Action,
    Bid,
    BuildUp,
    Buy,
    Decline,
    EndTurn,
    GoBankrupt,
    MakeOffer,
    Pass,
    PayFlat,
    PayPercent,
    Reject,
    Roll,
    UseCard,
)
from engine.ai.policies import policy_named
from engine.ai.suggestion import suggested_offer
from engine.asked import waiting
from engine.buildings import group_has_buildings
from engine.decisions import Auction, BuyChoice, Choice, TaxChoice
from engine.defaults import default
from engine.edition import Edition, Pos, Seat
from engine.money import can_raise, debt_of, spendable
from engine.options import options
from engine.rent import street_rent
from engine.state import GameState, Offer
from engine.view import view

STEPS = 12
"""Number of the beginner's decisions after which the tutorial may end between turns.

The coach counts up to this number. The tutorial ends only if the beginner has also taken part in an
auction and in a trade.
"""
MOST_STEPS = 20
BEGINNER = Seat(0)
"""The beginner's seat at every practice table."""
RESERVE = 3
"""Cash reserve for bids and houses that the coach advises, as a multiple of the jail fine.

For a purchase, the advice keeps one jail fine.
"""

IN_AUCTION = (Bid, Pass)
IN_TRADE = (MakeOffer, Accept)
"""Actions by which a beginner takes part in a trade."""

ENDS = ("end", "end_why", "end_look")
"""Keys of the lessons at the end of a turn, used in rotation."""


@dataclass(frozen=True)
class Lesson:
    """A text of the coach to the beginner.

    `action` is the advised action, or None while others must act.
    """

    words: str
    action: Action | None = None
    label: str = ""


def coach_message(table: LiveTable, decided: Sequence[object]) -> Message:
    """Return the coach's message at a practice table.

    `decided` has the beginner's decisions so far.
    """
    now = lesson(table.ed, table.state, table.names, BEGINNER, decided)
    step = len(decided) + 1
    counted = now.action is not None and step <= STEPS
    key = "tutorial-line" if counted else "tutorial-watching"
    text = say(key, step=step, steps=STEPS, words=now.words)
    return Message(text, coach_rows(table.game, table.ed, now), silent=True)


def coach_rows(game: int, ed: Edition, now: Lesson) -> Rows:
    """Return the coach's buttons: the advised build or trade, further advice, and stopping."""
    row = [
        Button(say("coach-button"), press_id(game, "info-coach")),
        Button(say("tutorial-stop"), press_id(game, "info-tutorial-stop")),
    ]
    match now.action:
        case BuildUp():
            row.insert(0, Button(now.label, action_id(game, now.action), "success"))
        case MakeOffer(to, give_cash, give, _, ask_cash, ask, _):
            draft = TradeDraft(to, 0, DraftSide(give_cash, give), DraftSide(ask_cash, ask))
            shown = press_id(game, "trade-show", *draft.args(ed))
            row.insert(0, Button(now.label, shown, "success"))
        case _:
            pass
    return [row]


def farewell_rows() -> Rows:
    """Return the button below the coach's last message, which opens a lobby for a real game."""
    return [[Button(say("tutorial-play"), press_id(0, "lobby-new", "above"), "success")]]


def coach_farewell(table: LiveTable) -> str:
    """Return the text of the coach's last message, with the beginner's cash and number of deeds."""
    player = table.state.players[BEGINNER]
    words = TableWords(table.ed, ())
    held = say("name-deeds", count=len(table.view().deeds_of(BEGINNER)))
    return say("tutorial-done", cash=words.money(player.cash), deeds=held)


def finished(s: GameState, seat: Seat, decided: Sequence[object]) -> bool:
    """Return True if the tutorial should end.

    It ends with the game, after `MOST_STEPS` decisions, or between turns after `STEPS` decisions
    that include an auction and a trade.
    """
    between = not s.pending and (s.turn.seat != seat or (s.turn.phase == "roll" and s.turn.fresh))
    enough = len(decided) >= STEPS and _has(decided, *IN_AUCTION) and _has(decided, *IN_TRADE)
    return s.result is not None or len(decided) >= MOST_STEPS or (enough and between)


def _has(decided: Sequence[object], *kinds: type[Action]) -> bool:
    return any(isinstance(move, kinds) for move in decided)


def lesson(
    ed: Edition, s: GameState, names: Sequence[str], seat: Seat, decided: Sequence[object] = ()
) -> Lesson:
    """Return the coach's text and advice for a seat in this state.

    `decided` has the seat's decisions so far.
    """
    return _Coach(ed, s, names, seat, decided).lesson()


class _Coach:
    """The choice of the coach's lesson for one seat in one state."""

    def __init__(
        self, ed: Edition, s: GameState, names: Sequence[str], seat: Seat, decided: Sequence[object]
    ) -> None:
        self.ed = ed
        self.s = s
        self.seat = seat
        self.decided = decided
        self.names = tuple(names)
        self.words = TableWords(ed, [safe(name) for name in names])
        self.money = ed.currency.show
        self.free = spendable(s, seat)
        self.reserve = RESERVE * ed.rules.jail_fine
        self.rival = next(Seat(i) for i in range(len(names)) if i != seat)
        self.other = self.words.who(self.rival)

    def lesson(self) -> Lesson:
        s, seat = self.s, self.seat
        asked = waiting(s).get(seat)
        debt = debt_of(s, seat)
        if debt is not None:
            return self._debt(debt.amount, debt.id)
        offer = next((offer for offer in s.offers if offer.to == seat), None)
        if offer is not None:
            who = self.words.who(offer.maker)
            return Lesson(say("tutorial-offer", who=who), Reject(offer.id))
        top = s.pending[-1] if s.pending else None
        match asked, top:
            case None, _:
                earns = any(owner == seat for owner in s.owner)
                return Lesson(say("tutorial-paid" if earns else "tutorial-wait", other=self.other))
            case "roll", _:
                return self._roll()
            case "jail", _:
                return self._jail()
            case "end_turn", _:
                return self._end()
            case _, BuyChoice():
                return self._buy(top)
            case _, Auction():
                return self._auction(top)
            case _, TaxChoice():
                return self._tax(top)
            case _:
                return self._say("other", default(self.ed, s, seat))

    def _say(self, key: str, action: Action, label: str = "", **words: Any) -> Lesson:
        """Return a lesson whose text names the button for the advised action."""
        label = label or self._label(action)
        press = say("tutorial-press", label=safe(label)) if label else ""
        return Lesson(say(f"tutorial-{key}", press=press, **words), action, label)

    def _label(self, action: Action) -> str:
        known = replies(self.ed, self.s, self.names, self.seat)
        return next((reply.label for reply in known if reply.action == action), "")

    def _roll(self) -> Lesson:
        turn = self.s.turn
        if turn.doubles:
            key = "again"
        else:
            key = "first" if not self.s.players[self.seat].at else "roll"
        cash = self.money(self.s.players[self.seat].cash)
        return self._say(key, Roll(turn.ask), cash=cash, other=self.other)

    def _jail(self) -> Lesson:
        ask, cards = self.s.turn.ask, self.s.players[self.seat].cards
        if cards:
            return self._say("jail_card", UseCard(ask, cards[0]))
        return self._say("jail_roll", Roll(ask), fine=self.money(self.ed.rules.jail_fine))

    def _end(self) -> Lesson:
        if not _has(self.decided, *IN_TRADE):
            for pos, offer in self._trades_for_groups():
                return self._trade(pos, offer)
        group = self._group_to_build()
        if group is None:
            turns = len(self.names)
            key = ENDS[self.s.turn.number // turns % len(ENDS)]
            return self._say(key, EndTurn(self.s.turn.ask))
        board = self.ed.board
        lot = board.groups[group][-1]
        cost = board.house_cost[lot] * len(board.groups[group])
        rent, _ = street_rent(board, self.ed.rules, self.s, lot)
        return self._say(
            "build",
            BuildUp(group, 1),
            say("tutorial-build_label", cost=self.money(cost)),
            group=self._colour(lot),
            rent=self.money(rent),
            built=self.money(board.rents[lot][1]),
        )

    def _trades_for_groups(self) -> Iterator[tuple[Pos, Offer]]:
        """Yield the position of a missing deed and a fair trade that completes its street group."""
        seen, board = view(self.ed, self.s, self.seat), self.ed.board
        for pos in seen.deeds_of(self.rival):
            others = [p for p in board.members[pos] if self.s.owner[p] != self.seat]
            if board.kind[pos] != "street" or others != [pos]:
                continue
            draft = Offer(0, self.seat, self.rival, ask=(pos,))
            found = suggested_offer(seen, draft, policy_named("normal"))
            if found is not None and found.fair:
                yield pos, found.offer

    def _trade(self, pos: Pos, offer: Offer) -> Lesson:
        return self._say(
            "trade",
            MakeOffer(offer.to, offer.give_cash, offer.give, (), offer.ask_cash, offer.ask),
            say("tutorial-trade_label", other=self.names[self.rival]),
            other=self.other,
            deed=safe(self.ed.board.name[pos]),
            group=self._colour(pos),
        )

    def _group_to_build(self) -> str | None:
        """Return the id of a complete group on which the seat can afford its first houses.

        One house per lot must leave the cash reserve. Return None if there is no such group.
        """
        board = self.ed.board
        ups = [
            option.action
            for option in options(self.ed, self.s, self.seat)
            if isinstance(option, Choice) and isinstance(option.action, BuildUp)
        ]
        for up in ups:
            lots = board.groups[up.group]
            cost = board.house_cost[lots[0]] * len(lots)
            bare = not group_has_buildings(board, self.s, lots[0])
            if up.to == 1 and bare and self.free - cost >= self.reserve:
                return up.group
        return None

    def _buy(self, choice: BuyChoice) -> Lesson:
        board, pos = self.ed.board, choice.pos
        price, deed = board.price[pos], safe(board.name[pos])
        if self.free < price + self.reserve // RESERVE:
            cash = self.money(self.free)
            return self._say(
                "decline", Decline(choice.id), deed=deed, price=self.money(price), cash=cash
            )
        members = board.members[pos]
        held = sum(1 for other in members if self.s.owner[other] == self.seat)
        if not held and self._shows_an_auction():
            words = {"deed": deed, "price": self.money(price), "other": self.other}
            return self._say("auction", Decline(choice.id), **words)
        key = "buy"
        if board.kind[pos] == "railroad":
            key = "buy_rail"
        elif board.kind[pos] == "street" and held == len(members) - 1:
            key = "buy_group"
        elif board.kind[pos] == "street" and held:
            key = "buy_near"
        return self._say(
            key,
            Buy(choice.id),
            deed=deed,
            price=self.money(price),
            group=self._colour(pos),
            held=held,
            all=len(members),
            railroad=safe(self.ed.terms.railroad),
        )

    def _shows_an_auction(self) -> bool:
        """Return True if declining a deed would start the beginner's first auction.

        It is False before the first purchase and where the rules have no auctions.
        """
        bought = any(isinstance(move, Buy) for move in self.decided)
        held = _has(self.decided, *IN_AUCTION)
        return bought and not held and not self.ed.rules.no_auctions

    def _auction(self, lot: Auction) -> Lesson:
        """Return the advice to bid up to half the price, or else to pass.

        A bid must leave the cash reserve. Pass for a building, and once the rival has outbid the
        beginner.
        """
        price = usual_price(self.ed, lot)
        offered = price_steps(lot.bid, price)[1]
        bargain = offered * 2 <= price and offered + self.reserve <= self.free
        outbid = lot.high == self.rival and _has(self.decided, Bid)
        if lot.building is not None or not bargain or outbid:
            key, bid = "outbid" if outbid else "pass", self.money(lot.bid)
            return self._say(key, Pass(lot.id), say("auction-pass"), other=self.other, bid=bid)
        return self._say(
            "bid" if lot.bid else "bid_first",
            Bid(offered, lot.id),
            say("auction-bid", amount=self.money(offered)),
            deed=safe(self.ed.board.name[lot.pos]),
            price=self.money(price),
            bid=self.money(lot.bid),
        )

    def _tax(self, choice: TaxChoice) -> Lesson:
        """TAX-3: return the advice to pay the smaller tax.

        If the player must choose blindly, the text explains both sums and recommends none.
        """
        flat, share = view(self.ed, self.s).tax_sums(choice)
        percent = self.ed.spaces[choice.pos].percent
        words: dict[str, Any] = {
            "percent": percent,
            "flat": self.money(flat),
            "even": self.money(flat * 100 // percent),
        }
        if share is None:
            return Lesson(say("tutorial-tax_blind", **words), PayFlat(choice.id))
        if share < flat:
            return self._say("tax", PayPercent(choice.id), **words)
        return self._say("tax_flat", PayFlat(choice.id), **words)

    def _debt(self, amount: int, ref: int) -> Lesson:
        shown = self.money(amount)
        if can_raise(self.ed.board, self.s, self.seat) < amount:
            return self._say("broke", GoBankrupt(ref), amount=shown)
        cash = self.money(self.s.players[self.seat].cash)
        words = say("tutorial-debt", amount=shown, cash=cash)
        return Lesson(words, default(self.ed, self.s, self.seat), say("table-raise"))

    def _colour(self, pos: Pos) -> str:
        group = self.ed.board.group[pos]
        return safe(next(found.color or found.id for found in self.ed.groups if found.id == group))

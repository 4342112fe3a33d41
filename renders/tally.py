"""Numbers counted from a game's events: everybody's worth by turn, rents, trades and more.

The tally tracks owners, building levels and worth, so it needs no later game state. Events may be
added in groups of any size.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.dealings import Asked, OfferClosed, OfferMade, Settled
from engine.decisions import Debt
from engine.edition import Edition, Pos, Seat
from engine.events import (
    DeedMortgaged,
    DeedMoved,
    DiceThrown,
    Event,
    GameEnded,
    LeftJail,
    LotChanged,
    MoneyPaid,
    MortgageLifted,
    QuestionAnswered,
    SentToJail,
    TokenMoved,
    TurnBegan,
    WentOut,
)
from engine.money import deed_worth, final_worth
from engine.state import BANK, GameState, Offer, Result
from renders.sitters import Sitters

BIG_RENT = 2
"""Smallest rent, in salaries, that can be a turning point or win the top rent award."""


@dataclass(slots=True)
class RentPaid:
    """A high rent. `table` is the worth of all players together after the payment.

    `owner` and `visitor` are indices of sitters.
    """

    turn: int
    owner: int
    visitor: int
    pos: Pos
    amount: int
    table: int


@dataclass(slots=True)
class Whole:
    """A group that one owner completed, and the rent it earned while complete.

    `pos` is the deed that completed it. `who` and `giver` are indices of the people who sat at the
    table: its new and its former owner. `giver` may be BANK.
    """

    turn: int
    who: int
    pos: Pos
    giver: int
    rent: int = 0


@dataclass(slots=True)
class Trade:
    """A trade. `gain` is the maker's gain, which is also the partner's loss.

    The gain is the cash and the later rent of deeds that the maker received, less those that the
    partner received. Rent counts until the receiver of the deed loses it. `maker` and `taker` are
    the sitters at the time of the trade.
    """

    turn: int
    offer: Offer
    gain: int
    maker: int
    taker: int
    earned: dict[Pos, int] = field(default_factory=dict)

    def receiver(self, pos: Pos) -> Seat:
        return self.offer.to if pos in self.offer.give else self.offer.maker

    def partner(self, who: int) -> int:
        return self.taker if who == self.maker else self.maker

    def earner(self, who: int) -> Pos | None:
        """Return the deed received by this sitter in the trade that has earned the most rent since.

        It is None if the sitter received no deed.
        """
        got = self.offer.ask if who == self.maker else self.offer.give
        return max(got, key=lambda pos: self.earned.get(pos, 0), default=None)

    def earns(self, owner: Seat, pos: Pos, amount: int) -> None:
        self.gain += amount if owner == self.offer.maker else -amount
        self.earned[pos] = self.earned.get(pos, 0) + amount


@dataclass(slots=True)
class Farewell:
    """A player's exit.

    `debt` is the debt that could not be paid, or None for a resignation. `heir` is the sitter or
    the Bank that got the property.
    """

    turn: int
    who: int
    heir: int
    debt: Debt | None


@dataclass(slots=True)
class SeatChange:
    """A change of the player on a seat: `who` took the seat of `before`."""

    turn: int
    who: int
    before: int


class Tally:
    """The statistics of one game, counted event by event.

    Actions are counted for the sitter who did them, worth is counted for the seat. Without changes
    of seats both have the same indices.
    """

    def __init__(self, ed: Edition, start: GameState, sitters: Sitters | None = None) -> None:
        seats = range(len(start.players))
        self.ed = ed
        self.sitters = sitters or Sitters.of([""] * len(seats))
        everybody = range(len(self.sitters.names))
        self.sitting = list(self.sitters.sitting(0))
        """The index of the sitter on each seat now."""
        self.turn = start.turn.number
        self.skipped = max(0, self.turn - 1)
        """Number of turns played before the tally began. The first sample is the worth after them.
        """
        self.result: Result | None = start.result
        self.bankrupt_turn: list[int | None] = [None for _ in seats]
        self.rent_by_deed: dict[tuple[int, Pos], int] = defaultdict(int)
        self.rents: list[RentPaid] = []
        self.wholes: list[Whole] = []
        self.trades: list[Trade] = []
        self.farewells: list[Farewell] = []
        self.handovers: list[SeatChange] = []
        self.rent_paid = [0 for _ in everybody]
        self.jail_turns = [0 for _ in everybody]
        self.doubles = [0 for _ in everybody]
        self.laps = [0 for _ in everybody]
        self.built = [0 for _ in everybody]
        self.taxes = [0 for _ in everybody]
        self.from_cards = [0 for _ in everybody]
        self.from_pot = [0 for _ in everybody]
        self.right_answers = [0 for _ in everybody]
        self.turns = [0 for _ in everybody]
        self.bargains: list[tuple[int, Pos]] = [(0, Pos(-1)) for _ in everybody]
        """Each sitter's largest saving on a printed price at one auction, and the deed.

        It is (0, -1) without a saving.
        """
        self._now = [final_worth(ed.board, start, Seat(i)) for i in seats]
        self.samples = [self._now.copy()]
        """A list for the start and for the end of every turn, each with the worth of every seat."""
        self.sat = [tuple(self.sitting)]
        """A tuple for each list in `samples`, with the index of the sitter on every seat."""
        self._owner = start.owner.copy()
        self._level = start.level.copy()
        self._mortgaged = start.mortgaged.copy()
        self._in_jail = [player.jail > 0 for player in start.players]
        self._offers = {offer.id: offer for offer in start.offers}
        self._debts = [frame for frame in start.pending if isinstance(frame, Debt)]
        self._held: dict[str, Whole] = {}
        self._traded: dict[Pos, Trade] = {}
        self._big_rent = ed.rules.salary * BIG_RENT
        self._seat = start.turn.seat
        self._counters: dict[type[Any], Callable[[Any], None]] = {
            TurnBegan: self._turn_began,
            DiceThrown: self._dice_thrown,
            TokenMoved: self._token_moved,
            MoneyPaid: self._money_paid,
            DeedMoved: self._deed_moved,
            DeedMortgaged: self._deed_mortgaged,
            MortgageLifted: self._mortgage_lifted,
            LotChanged: self._lot_changed,
            SentToJail: self._sent_to_jail,
            LeftJail: self._left_jail,
            Asked: self._asked,
            Settled: self._settled,
            OfferMade: self._offer_made,
            OfferClosed: self._offer_closed,
            QuestionAnswered: self._question_answered,
            WentOut: self._went_out,
            GameEnded: self._game_ended,
        }
        self._payments: dict[str, Callable[[MoneyPaid], None]] = {
            "rent": self._rent,
            "rent_railroad": self._rent,
            "rent_utility": self._rent,
            "rent_utility_card": self._rent,
            "build": self._build,
            "bid": self._bid,
            "tax": self._tax,
            "tax_percent": self._tax,
            "card": self._card,
            "card_each": self._card,
            "repairs": self._card,
            "pot": self._pot,
        }

    def add(self, events: Iterable[Event]) -> None:
        """Count further events."""
        counters = self._counters
        for event in events:
            count = counters.get(type(event))
            if count is not None:
                count(event)

    def sit_down(self, who: int) -> None:
        """Replace the player on a sitter's seat by this sitter from now on."""
        seat = self.sitters.seats[who]
        self.handovers.append(SeatChange(self.turn, who, self.sitting[seat]))
        self.sitting[seat] = who

    def _who(self, seat: Seat) -> int:
        """Return the index of the sitter on a seat now. Negative numbers such as BANK are kept."""
        return self.sitting[seat] if seat >= 0 else seat

    @property
    def worth(self) -> list[list[int]]:
        """A list for each seat, with its worth at the start and after every turn."""
        return [list(line) for line in zip(*self.samples, strict=True)]

    def _turn_began(self, event: TurnBegan) -> None:
        self._sample(self.turn)
        self.turn += 1
        self._seat = event.seat
        who = self.sitting[event.seat]
        self.turns[who] += 1
        if self._in_jail[event.seat]:
            self.jail_turns[who] += 1

    def _game_ended(self, event: GameEnded) -> None:
        self._sample(self.turn)
        self.result = event.result

    def _sample(self, played: int) -> None:
        """Record everybody's worth.

        Money and deeds dealt before the first turn count as part of the start.
        """
        if played == self.skipped:
            self.samples.clear()
            self.sat.clear()
        self.samples.append(self._now.copy())
        self.sat.append(tuple(self.sitting))

    def _dice_thrown(self, event: DiceThrown) -> None:
        if event.first == event.second and event.purpose in ("move", "jail"):
            self.doubles[self.sitting[event.seat]] += 1

    def _token_moved(self, event: TokenMoved) -> None:
        if event.passed_go:
            self.laps[self.sitting[event.seat]] += 1

    def _sent_to_jail(self, event: SentToJail) -> None:
        self._in_jail[event.seat] = True

    def _left_jail(self, event: LeftJail) -> None:
        self._in_jail[event.seat] = False

    def _question_answered(self, event: QuestionAnswered) -> None:
        self.right_answers[self.sitting[event.seat]] += event.right

    def _money_paid(self, event: MoneyPaid) -> None:
        payer, payee = event.payer, event.payee
        if payer >= 0:
            self._now[payer] -= event.amount
        if payee >= 0:
            self._now[payee] += event.amount
        book = self._payments.get(event.why.kind)
        if book is not None:
            book(event)

    def _rent(self, event: MoneyPaid) -> None:
        owner, amount, pos = event.payee, event.amount, event.why.pos
        host, guest = self.sitting[owner], self.sitting[event.payer]
        self.rent_paid[guest] += amount
        self.rent_by_deed[host, pos] += amount
        if amount >= self._big_rent:
            table = sum(self._now)
            self.rents.append(RentPaid(self.turn, host, guest, pos, amount, table))
        whole = self._held.get(self.ed.board.group[pos])
        if whole is not None and self.sitters.seats[whole.who] == owner:
            whole.rent += amount
        traded = self._traded.get(pos)
        if traded is not None:
            traded.earns(owner, pos, amount)

    def _build(self, event: MoneyPaid) -> None:
        self.built[self.sitting[event.payer]] += event.amount

    def _bid(self, event: MoneyPaid) -> None:
        """Count a payment at an auction: a bargain for a deed, or the cost of a building."""
        pos, who = event.why.pos, self.sitting[event.payer]
        if pos < 0:
            self.built[who] += event.amount
        else:
            saved = self.ed.board.price[pos] - event.amount
            self.bargains[who] = max(self.bargains[who], (saved, pos))

    def _tax(self, event: MoneyPaid) -> None:
        self.taxes[self.sitting[event.payer]] += event.amount

    def _card(self, event: MoneyPaid) -> None:
        """Count money from a card as a gain or loss of the player who drew it.

        Other players' payments and receipts are not counted.
        """
        who = self.sitting[self._seat]
        if event.payee == self._seat:
            self.from_cards[who] += event.amount
        elif event.payer == self._seat:
            self.from_cards[who] -= event.amount

    def _pot(self, event: MoneyPaid) -> None:
        self.from_pot[self.sitting[event.payee]] += event.amount

    def _lot_changed(self, event: LotChanged) -> None:
        pos = event.pos
        risen = event.level - self._level[pos]
        self._level[pos] = event.level
        self._now[self._owner[pos]] += risen * self.ed.board.house_cost[pos]

    def _deed_moved(self, event: DeedMoved) -> None:
        board, owners = self.ed.board, self._owner
        pos, to = event.pos, event.to
        before = owners[pos]
        owners[pos] = to
        if before != BANK:
            self._now[before] -= deed_worth(board, self._mortgaged, pos)
            self._lost_from_group(board.group[pos])
        if to != BANK:
            self._now[to] += deed_worth(board, self._mortgaged, pos)
            members = board.members[pos]
            if len(members) > 1 and all(owners[other] == to for other in members):
                whole = Whole(self.turn, self._who(to), pos, self._who(before))
                self._held[board.group[pos]] = whole
                self.wholes.append(whole)
        traded = self._traded.get(pos)
        if traded is not None and traded.receiver(pos) != to:
            del self._traded[pos]

    def _deed_mortgaged(self, event: DeedMortgaged) -> None:
        self._pledge(event.pos, True)

    def _mortgage_lifted(self, event: MortgageLifted) -> None:
        self._pledge(event.pos, False)

    def _pledge(self, pos: Pos, mortgaged: bool) -> None:
        """Record the begin or end of a mortgage, which changes the deed's worth."""
        before = deed_worth(self.ed.board, self._mortgaged, pos)
        self._mortgaged[pos] = mortgaged
        after = deed_worth(self.ed.board, self._mortgaged, pos)
        self._now[self._owner[pos]] += after - before

    def _lost_from_group(self, group: str) -> None:
        """Record that a complete group was broken up.

        A group that was completed in the same turn is removed.
        """
        whole = self._held.pop(group, None)
        if whole is not None and whole.turn == self.turn:
            self.wholes.remove(whole)

    def _offer_made(self, event: OfferMade) -> None:
        self._offers[event.offer.id] = event.offer

    def _offer_closed(self, event: OfferClosed) -> None:
        offer = self._offers.pop(event.id)
        if event.reason == "accepted":
            maker, taker = self.sitting[offer.maker], self.sitting[offer.to]
            trade = Trade(self.turn, offer, offer.ask_cash - offer.give_cash, maker, taker)
            self.trades.append(trade)
            for pos in (*offer.give, *offer.ask):
                self._traded[pos] = trade

    def _asked(self, event: Asked) -> None:
        if isinstance(event.frame, Debt):
            self._debts.append(event.frame)

    def _settled(self, event: Settled) -> None:
        if self._debts:
            self._debts = [debt for debt in self._debts if debt.id != event.id]

    def _went_out(self, event: WentOut) -> None:
        seat = event.seat
        self.bankrupt_turn[seat] = self.turn
        self._in_jail[seat] = False
        debt = None if event.resigned else next(d for d in self._debts if d.seat == seat)
        leaver, heir = self._who(seat), self._who(event.to)
        self.farewells.append(Farewell(self.turn, leaver, heir, debt))

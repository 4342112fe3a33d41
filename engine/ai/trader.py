"""A computer player that buys, bids by value, builds, mortgages and trades for whole groups."""

from __future__ import annotations

from msgspec import Struct

from engine.actions import (
    Action,
    Bid,
    Build,
    Buy,
    Decline,
    EndTurn,
    KeepMortgaged,
    Lift,
    Mortgage,
    Pass,
    PayFine,
    PayFlat,
    PayPercent,
    Roll,
    UseCard,
    Want,
)
from engine.ai import bargain
from engine.ai.value import deed_value
from engine.buildings import could_buy, holds_group
from engine.decisions import (
    Auction,
    BuyChoice,
    Debt,
    MortgagedDeed,
    Placement,
    Shortage,
    TaxChoice,
)
from engine.defaults import raise_cash
from engine.edition import Pos, Seat
from engine.jail import fine_allowed
from engine.money import debt_of, spendable
from engine.mortgage import lift_cost
from engine.shortage import lots_for
from engine.view import SeatView

RETRY_TURNS = 24
"""After so many turns of the table a trade is thought about again though no deed moved."""


class Temper(Struct, frozen=True):
    """What makes one computer player differ from another; all in percent of a price or rent."""

    reserve: int = 60
    """Base units always kept back when building or lifting."""
    caution: int = 35
    """Share of the worst rent in sight that is kept back too."""
    bidding: int = 100
    """Share of a deed's value bid at most."""
    margin: int = 12
    """Gain asked for in a trade, as a share of the deeds' price."""


class Trader:
    """Sees a view, never the state. Its memory only saves work: a fresh Trader plays on."""

    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()
        self._transfers = -1
        self._groups: list[tuple[Pos, ...]] = []
        self._thought = (-1, 0)

    def decide(self, view: SeatView) -> Action:
        """Answer what is asked; on one's own turn manage the estate first."""
        if view.offers:
            answer = bargain.answer(view, self.temper.margin)
            if answer is not None:
                return answer
        if view.pending:
            return self._answer(view)
        turn = view.turn
        if turn.phase == "end":
            return self._manage(view) or EndTurn(turn.ask)
        assert view.seat is not None
        if view.players[view.seat].jail:
            return self._jail(view, view.seat)
        return Roll(turn.ask)

    def _answer(self, view: SeatView) -> Action:
        seat = view.seat
        assert seat is not None
        top = view.pending[-1]
        match top:
            case Debt() if top.seat == seat:
                return raise_cash(view.ed, view, top)
            case BuyChoice():
                return self._buy(view, top, seat)
            case Auction():
                return self._bid(view, top, seat)
            case TaxChoice():
                return self._tax(view, top, seat)
            case MortgagedDeed():
                return self._received(view, top, seat)
            case Shortage():
                wish = could_buy(view.ed.board, view.ed.rules, view, seat, top.building)
                return Want(min(wish, 2), top.id)
            case Placement():
                return self._place(view, top, seat)
            case _:
                debt = debt_of(view, seat)
                assert debt is not None
                return raise_cash(view.ed, view, debt)

    def _buy(self, view: SeatView, choice: BuyChoice, seat: Seat) -> Action:
        """Buy whatever can be paid; mortgage lone deeds for one that matters more."""
        board = view.ed.board
        price = board.price[choice.pos]
        cash = spendable(view, seat)
        if cash >= price:
            return Buy(choice.id)
        if deed_value(board, view, seat, choice.pos) > price:
            lone = [
                pos
                for pos in view.deeds_of(seat)
                if not view.mortgaged[pos]
                and board.group[pos] != board.group[choice.pos]
                and not holds_group(board, view, seat, pos)
            ]
            if cash + sum(board.mortgage[pos] for pos in lone) >= price:
                return Mortgage(min(lone, key=lambda pos: (board.mortgage[pos], pos)))
        return Decline(choice.id)

    def _bid(self, view: SeatView, auction: Auction, seat: Seat) -> Action:
        """Raise in steps up to the value of the deed, or of the building to one's lots."""
        board = view.ed.board
        if auction.building is None:
            worth = deed_value(board, view, seat, auction.pos)
            step = max(1, board.price[auction.pos] // 8)
        else:
            worth = 2 * max((board.house_cost[pos] for pos in view.deeds_of(seat)), default=0)
            step = max(1, worth // 8)
        limit = min(worth * self.temper.bidding // 100, spendable(view, seat))
        if auction.bid >= limit:
            return Pass(auction.id)
        return Bid(min(limit, auction.bid + step), auction.id)

    def _tax(self, view: SeatView, choice: TaxChoice, seat: Seat) -> Action:
        """Guess one's worth, as a player would: cash, and what a deed costs on average."""
        space = view.ed.spaces[choice.pos]
        board = view.ed.board
        average = sum(board.price[pos] for pos in board.deeds) // len(board.deeds)
        guess = view.players[seat].cash + average * len(view.deeds_of(seat))
        if guess * space.percent < space.flat * 100:
            return PayPercent(choice.id)
        return PayFlat(choice.id)

    def _received(self, view: SeatView, frame: MortgagedDeed, seat: Seat) -> Action:
        cost = lift_cost(view.ed.board, frame.pos)
        if spendable(view, seat) >= cost + self._keep_back(view, seat):
            return Lift(frame.pos)
        return KeepMortgaged(frame.pos)

    def _place(self, view: SeatView, frame: Placement, seat: Seat) -> Action:
        """Put it on the dearest lot that takes it."""
        board = view.ed.board
        lots = lots_for(board, view.ed.rules, view, seat, frame.building)
        cash = spendable(view, seat)
        if not frame.paid:
            lots = [pos for pos in lots if board.house_cost[pos] <= cash]
        return Build(max(lots, key=lambda pos: board.price[pos])) if lots else Pass(frame.id)

    def _jail(self, view: SeatView, seat: Seat) -> Action:
        """Out at once while there are deeds to be had; later jail is a good place to rest."""
        turn, rules, player = view.turn, view.ed.rules, view.players[seat]
        board = view.ed.board
        unowned = sum(1 for pos in board.deeds if view.owner[pos] < 0)
        if unowned * 4 > len(board.deeds):
            if player.cards:
                return UseCard(turn.ask, player.cards[0])
            if fine_allowed(rules, player) and spendable(view, seat) >= 3 * rules.jail_fine:
                return PayFine(turn.ask)
        return Roll(turn.ask)

    def _manage(self, view: SeatView) -> Action | None:
        """Before ending the turn: trade, build, lift. None when all is done."""
        seat = view.seat
        assert seat is not None
        cash = view.players[seat].cash
        bank, turn = view.bank, view.turn
        thought_at, thought_turn = self._thought
        if turn.offers == 0 and (
            bank.transfers != thought_at or turn.number - thought_turn >= RETRY_TURNS
        ):
            self._thought = (bank.transfers, turn.number)
            offer = bargain.propose(view, self.temper.margin)
            if offer is not None:
                return offer
        if cash < self.temper.reserve:
            return None
        return self._build(view, seat, cash) or self._lift(view, seat, cash)

    def _whole_groups(self, view: SeatView, seat: Seat) -> list[tuple[Pos, ...]]:
        """Street groups in this hand; looked up again only when a deed has moved."""
        if self._transfers != view.bank.transfers:
            self._transfers = view.bank.transfers
            board = view.ed.board
            self._groups = [
                members
                for members in board.groups.values()
                if board.house_cost[members[0]] and holds_group(board, view, seat, members[0])
            ]
        return self._groups

    def _build(self, view: SeatView, seat: Seat, cash: int) -> Action | None:
        """One building where the next level pays best, while the reserve stays whole."""
        groups = self._whole_groups(view, seat)
        if not groups:
            return None
        board, rules, bank, level = view.ed.board, view.ed.rules, view.bank, view.level
        best: tuple[int, Pos] | None = None
        for members in groups:
            lot = min(members, key=lambda pos: (level[pos], -board.price[pos]))
            have = level[lot]
            cost = board.house_cost[lot]
            if have > rules.houses_before_hotel or cost + self.temper.reserve > cash:
                continue
            stock = bank.houses if have < rules.houses_before_hotel else bank.hotels
            if not stock or any(view.mortgaged[pos] for pos in members):
                continue
            rents = board.rents[lot]
            after = rents[-1] if have == rules.houses_before_hotel else rents[have + 1]
            growth = (after - rents[have]) * 100 // cost
            if best is None or growth > best[0]:
                best = (growth, lot)
        if best is None or cash - board.house_cost[best[1]] < self._keep_back(view, seat):
            return None
        return Build(best[1])

    def _lift(self, view: SeatView, seat: Seat, cash: int) -> Action | None:
        """Lift mortgages from spare cash, those of whole groups first."""
        if True not in view.mortgaged:
            return None
        board = view.ed.board
        mine = [pos for pos in view.deeds_of(seat) if view.mortgaged[pos]]
        if not mine:
            return None
        pos = min(
            mine, key=lambda pos: (not holds_group(board, view, seat, pos), board.mortgage[pos])
        )
        if cash >= lift_cost(board, pos) + 2 * self._keep_back(view, seat):
            return Lift(pos)
        return None

    def _keep_back(self, view: SeatView, seat: Seat) -> int:
        """Cash kept for the worst rent a neighbour could ask."""
        board, rules = view.ed.board, view.ed.rules
        worst = 0
        for pos in board.deeds:
            level = view.level[pos]
            if level and view.owner[pos] != seat:
                rents = board.rents[pos]
                rent = rents[-1] if level == rules.hotel_level else rents[level]
                worst = max(worst, rent)
        return self.temper.reserve + worst * self.temper.caution // 100

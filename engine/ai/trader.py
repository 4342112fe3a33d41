"""The computer player of older games, which decides by printed prices."""

from __future__ import annotations

from itertools import compress

from msgspec import Struct

from engine.actions import (
    Action,
    Bid,
    Build,
    BuildUp,
    Buy,
    ClaimRent,
    Decline,
    EndTurn,
    KeepMortgaged,
    Lift,
    Mortgage,
    Pass,
    PayFine,
    Roll,
    UseCard,
    Want,
)
from engine.ai import corner_games, printed_prices
from engine.ai.deed_value import deed_value
from engine.ai.tax import choose_tax
from engine.auction import least_bid, most_bid
from engine.buildings import contenders, could_buy, holds_group, whole_groups
from engine.decisions import (
    Auction,
    Building,
    BuyChoice,
    MortgagedDeed,
    Placement,
    Shortage,
    TaxChoice,
)
from engine.defaults import raise_cash
from engine.edition import Pos, Seat
from engine.jail import fine_allowed
from engine.money import debt_of, spendable
from engine.mortgage import lift_cost, lifting_cash
from engine.rent import claimable
from engine.shortage import lots_to_place
from engine.state import BANK
from engine.view import SeatView

TRADE_PAUSE, LONG_PAUSE = 10, 50
"""Turns from one search for a trade to the next, if a deed changed hands and if none did."""


class Temper(Struct, frozen=True):
    """The settings of one older computer player. Shares are in percent."""

    reserve: int = 60
    """Base units of cash never spent on building or lifting mortgages."""
    caution: int = 35
    """Cash kept back besides the reserve, in percent of the worst rent on others' buildings."""
    bidding: int = 100
    """Highest bid, in percent of the value of the deed or building."""
    margin: int = 12
    """Gain asked for in a trade, in percent of the deeds' printed prices."""


class Trader:
    """A computer player that decides by printed prices.

    Its memory only saves work: a new instance can continue the game.
    """

    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()
        self._transfers = -1
        self._changes = -1
        self._traded = 0
        self._trade_again = 0
        self._groups: list[tuple[Pos, ...]] = []
        self._plan: tuple[int, Action] | None = None
        self._kept_back = -1

    def decide(self, view: SeatView) -> Action:
        """Return the next action: answer offers, claim rent, answer questions, then play the turn.

        At the end of a turn, building and trading come before EndTurn.
        """
        if view.offers:
            answer = printed_prices.answer(view, self.temper.margin)
            if answer is not None:
                return answer
        for claim in claimable(view, view.seat):
            return ClaimRent(claim.id)
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
        debt = debt_of(view, seat)
        if debt is not None:
            return raise_cash(view.ed, view, debt)
        top = view.pending[-1]
        match top:
            case BuyChoice():
                return self._buy(view, top, seat)
            case Auction():
                return self._bid(view, top, seat)
            case TaxChoice():
                return choose_tax(view, top)
            case MortgagedDeed():
                return self._received(view, top, seat)
            case Shortage():
                wish = could_buy(view.ed.board, view.ed.rules, view, seat, top.building)
                return Want(min(wish, 2), top.id)
            case Placement():
                return self._place(view, top)
            case _:
                return corner_games.answer(view, seat)

    def _buy(self, view: SeatView, choice: BuyChoice, seat: Seat) -> Action:
        """Return Buy if the cash suffices, else Mortgage or Decline.

        A deed is mortgaged only for one that is worth more than its price.
        """
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
                and board.mortgage[pos]
                and board.group[pos] != board.group[choice.pos]
                and not holds_group(board, view, seat, pos)
            ]
            if cash + sum(board.mortgage[pos] for pos in lone) >= price:
                return Mortgage(min(lone, key=lambda pos: (board.mortgage[pos], pos)))
        return Decline(choice.id)

    def _bid(self, view: SeatView, auction: Auction, seat: Seat) -> Action:
        """Return a bid one step higher, or Pass.

        The limit is the percentage `Temper.bidding` of the value of the deed or building.
        """
        board = view.ed.board
        if auction.building is None:
            worth = deed_value(board, view, seat, auction.pos)
            step = max(1, board.price[auction.pos] // 8)
        else:
            worth = 2 * max((board.house_cost[pos] for pos in view.deeds_of(seat)), default=0)
            step = max(1, worth // 8)
        limit = min(worth * self.temper.bidding // 100, spendable(view, seat))
        return raised(view, seat, auction, limit, step)

    def _received(self, view: SeatView, frame: MortgagedDeed, seat: Seat) -> Action:
        cost = lift_cost(view.ed.board, frame.pos)
        spare = lifting_cash(view, seat, frame.pos) - cost - self.temper.reserve
        if spare >= self._fear(view, seat):
            return Lift(frame.pos, frame.id)
        return KeepMortgaged(frame.pos, frame.id)

    def _place(self, view: SeatView, frame: Placement) -> Action:
        """Return the placement of a building on the dearest allowed lot, or Pass."""
        board = view.ed.board
        lots = lots_to_place(board, view.ed.rules, view, frame)
        if not lots:
            return Pass(frame.id)
        return Build(max(lots, key=lambda pos: board.price[pos]), 1, frame.id)

    def _jail(self, view: SeatView, seat: Seat) -> Action:
        """Return an action that leaves jail while over a quarter of the deeds is unsold, else Roll.

        Without a jail card the seat needs three times the fine.
        """
        turn, rules, player = view.turn, view.ed.rules, view.players[seat]
        board = view.ed.board
        sold = board.size - view.owner.count(BANK)
        if (len(board.deeds) - sold) * 4 > len(board.deeds):
            if player.cards:
                return UseCard(turn.ask, player.cards[0])
            if fine_allowed(rules, player) and spendable(view, seat) >= 3 * rules.jail_fine:
                return PayFine(turn.ask)
        return Roll(turn.ask)

    def _manage(self, view: SeatView) -> Action | None:
        """Return a trade, building or lifting step before the turn ends, or None."""
        seat = view.seat
        assert seat is not None
        bank, number = view.bank, view.turn.number
        if bank.transfers != self._transfers:
            self._transfers = bank.transfers
            self._groups = whole_groups(view.ed.board, view, seat)
            self._trade_again = min(self._trade_again, self._traded + TRADE_PAUSE)
        if number >= self._trade_again:
            self._traded = number
            self._trade_again = number + LONG_PAUSE
            offer = self._trade(view)
            if offer is not None:
                return offer
        purse = view.players[seat].cash - self.temper.reserve
        if purse <= 0:
            return None
        if bank.changes != self._changes:
            self._changes = bank.changes
            self._plan = self._best_step(view, seat)
            self._kept_back = -1
        if self._plan is None:
            return None
        cost, action = self._plan
        if purse < cost:
            return None
        if self._kept_back < 0:
            self._kept_back = self._fear(view, seat)
        if purse - cost < self._kept_back:
            return None
        if isinstance(action, BuildUp):
            return self._unless_scarce(view, seat, action)
        return action

    def _unless_scarce(self, view: SeatView, seat: Seat, step: BuildUp) -> Action:
        """Return the step for a whole group, or for one lot if other seats want the buildings."""
        board, rules = view.ed.board, view.ed.rules
        building: Building = "hotel" if step.to == rules.hotel_level else "house"
        if not contenders(board, rules, view, seat, building):
            return step
        return Build(min(board.groups[step.group], key=lambda pos: view.level[pos]))

    def _trade(self, view: SeatView) -> Action | None:
        """Return an offer to make, or None.

        No offers are made before deeds have changed hands half as often as there are deeds.
        """
        if view.bank.transfers * 2 < len(view.ed.board.deeds):
            return None
        return printed_prices.propose(view, self.temper.margin)

    def _best_step(self, view: SeatView, seat: Seat) -> tuple[int, Action] | None:
        """Return the cost and the action of the next lifting or building step, or None.

        For a deed outside whole groups the cost is doubled, so that enough cash remains.
        """
        board = view.ed.board
        groups, owner = self._groups, view.owner
        mine: list[Pos] = []
        if True in view.mortgaged:
            mine = [pos for pos in compress(board.positions, view.mortgaged) if owner[pos] == seat]
            whole = [pos for pos in mine if board.members[pos] in groups]
            if whole:
                pos = min(whole, key=lambda pos: board.mortgage[pos])
                return lift_cost(board, pos), Lift(pos)
        group = _best_group(view, groups) if groups else None
        if group is not None:
            return group
        if mine:
            pos = min(mine, key=lambda pos: board.mortgage[pos])
            return 2 * lift_cost(board, pos), Lift(pos)
        return None

    def _fear(self, view: SeatView, seat: Seat) -> int:
        """Return the cash kept back for rent, in base units.

        It is a percentage of the worst rent on another player's buildings.
        """
        board, hotel, owner = view.ed.board, view.ed.rules.hotel_level, view.owner
        worst = 0
        for pos in compress(board.positions, view.level):
            if owner[pos] != seat:
                level = view.level[pos]
                rent = board.rents[pos][-1 if level == hotel else level]
                if rent > worst:
                    worst = rent
        return worst * self.temper.caution // 100


def raised(view: SeatView, seat: Seat, auction: Auction, most: int, step: int) -> Action:
    """Return a bid one step above the last one, but not above `most`.

    Return Pass if the lowest legal bid exceeds `most`, or if no bid is legal.
    """
    least = least_bid(view.ed.board, view.ed.rules, view, seat, auction)
    most = min(most, most_bid(view.ed.board, view.ed.rules, view, seat, auction))
    if least is None or least > most:
        return Pass(auction.id)
    return Bid(max(least, min(most, auction.bid + step)), auction.id)


def _best_group(view: SeatView, groups: list[tuple[Pos, ...]]) -> tuple[int, Action] | None:
    """Return the cost and the action of the building step that pays best, or None.

    It builds one level on a whole group, or on one lot if the Bank has few buildings.
    """
    board, bank, level = view.ed.board, view.bank, view.level
    last = view.ed.rules.houses_before_hotel
    best: tuple[int, Action] | None = None
    most = 0
    for members in groups:
        levels = board.pick[members[0]](level)
        have = min(levels)
        stock = bank.houses if have < last else bank.hotels
        if have > last or not stock:
            continue
        lot = members[levels.index(have)]
        rents = board.rents[lot]
        after = rents[-1] if have == last else rents[have + 1]
        growth = (after - rents[have]) * 100 // board.house_cost[lot]
        if growth > most:
            most = growth
            lots = levels.count(have)
            if stock >= lots:
                best = lots * board.house_cost[lot], BuildUp(board.group[lot], have + 1)
            else:
                best = board.house_cost[lot], Build(lot)
    return best

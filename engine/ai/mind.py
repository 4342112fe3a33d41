"""The computer player of every level: it chooses the action with the best chance to win."""

from __future__ import annotations

from collections.abc import Collection

from engine.actions import (
    Action,
    Build,
    ClaimRent,
    EndTurn,
    Expand,
    HireLawyer,
    KeepMortgaged,
    Lift,
    Pass,
    PayFine,
    PleadGuilty,
    Resign,
    Roll,
    Take,
    TakeSalary,
    UseCard,
    Want,
)
from engine.ai import corner_games, deals, estate
from engine.ai.bidding import Bidding
from engine.ai.features import Weights
from engine.ai.holdings import Position
from engine.ai.judge import Judge
from engine.ai.levels import LEVELS, Level
from engine.ai.model import weights_for
from engine.ai.stalemate import gives_up
from engine.ai.tax import choose_tax
from engine.ai.terrain import THROWS
from engine.ai.weights import WEIGHTS
from engine.buildings import could_buy
from engine.decisions import (
    Auction,
    BuyChoice,
    Court,
    MortgagedDeed,
    Placement,
    Prize,
    SalaryChoice,
    Shortage,
    TaxChoice,
)
from engine.defaults import raise_cash
from engine.edition import Pos, Seat
from engine.jail import fine_allowed
from engine.modules.prizes import prize_deeds, unowned
from engine.money import debt_of, spendable
from engine.mortgage import lift_cost, lifting_cash
from engine.rent import USUAL_THROW, claimable, plain_rent
from engine.shortage import lots_to_place
from engine.state import BANK
from engine.view import SeatView


class Mind:
    """A computer player without memory. A new instance makes the same decisions."""

    def __init__(
        self, level: Level | None = None, by_kind: dict[str, Weights] | None = None
    ) -> None:
        self.level = level or LEVELS["hard"]
        self._by_kind = by_kind or WEIGHTS
        self._bidding = Bidding(self.level)
        self.people: Collection[Seat] = ()
        """Seats of people, who get fewer repeated offers of trades than computers."""

    def decide(self, view: SeatView) -> Action:
        """Return the next action: answer offers, claim rent, answer questions, then play the turn.

        At the end of a turn, building and trading come before EndTurn.
        """
        seat = view.seat
        assert seat is not None
        if view.offers:
            answer = deals.answer(view, self._judge(view, seat), self.level)
            if answer is not None:
                return answer
        for claim in claimable(view, seat):
            return ClaimRent(claim.id)
        if view.pending:
            return self._answer(view, seat)
        turn = view.turn
        if turn.phase == "end":
            return self._manage(view, seat) or EndTurn(turn.ask)
        if view.players[seat].jail:
            return self._jail(view, seat)
        return Roll(turn.ask)

    def _judge(self, view: SeatView, seat: Seat) -> Judge:
        return Judge(view.ed, view, seat, weights_for(view.ed.rules, self._by_kind))

    def _answer(self, view: SeatView, seat: Seat) -> Action:
        judge = self._judge(view, seat)
        debt = debt_of(view, seat)
        if debt is not None:
            return estate.raise_money(view, judge, debt) or raise_cash(view.ed, view, debt)
        top = view.pending[-1]
        match top:
            case BuyChoice():
                return self._bidding.buy(view, judge, top)
            case Auction():
                return self._bidding.bid(view, judge, top)
            case TaxChoice():
                return choose_tax(view, top)
            case MortgagedDeed():
                return _received(view, judge, top)
            case Shortage():
                wish = could_buy(view.ed.board, view.ed.rules, view, seat, top.building)
                return Want(wish, top.id)
            case Placement():
                return _place(view, judge, top)
            case SalaryChoice():
                return _expand(view, judge, top)
            case Prize() if top.game == "show":
                return _take(view, judge, top)
            case Court():
                return _court(view, judge, top)
            case _:
                return corner_games.answer(view, seat)

    def _jail(self, view: SeatView, seat: Seat) -> Action:
        """Return an action that leaves jail if that gives a better chance, else Roll."""
        turn, rules, player = view.turn, view.ed.rules, view.players[seat]
        judge = self._judge(view, seat)
        outside = judge.now.copy()
        outside.jail[seat] = False
        payable = fine_allowed(rules, player) and spendable(view, seat) >= rules.jail_fine
        outside.cash[seat] -= rules.jail_fine
        if (
            not (player.cards or payable)
            or _after_throw(view, judge, outside) <= judge.before[seat]
        ):
            return Roll(turn.ask)
        return UseCard(turn.ask, player.cards[0]) if player.cards else PayFine(turn.ask)

    def _manage(self, view: SeatView, seat: Seat) -> Action | None:
        """Return a resignation, an offer, or a building, lifting or mortgaging step, or None.

        The action comes before the end of the turn.
        """
        judge = self._judge(view, seat)
        if self.level.gives_up and gives_up(view, judge):
            return Resign()
        if self._may_trade(view, seat):
            offer = deals.propose(view, judge, self.level, self.people)
            if offer is not None:
                return offer
        return estate.improve(view, judge, seat, self.level)

    def _may_trade(self, view: SeatView, seat: Seat) -> bool:
        """Return True if the seat may propose a trade now.

        Deeds must have changed hands at least a quarter as often as there are deeds, and the level
        must search in this round. The seat has no open offer, and fewer than `Level.offers` of its
        offers were refused in this turn.
        """
        number, seats = view.turn.number, len(view.players)
        if view.bank.transfers * 4 < len(view.ed.board.deeds):
            return False
        if (number // seats + seat) % self.level.pause:
            return False
        if any(offer.maker == seat for offer in view.offers):
            return False  # a person may take their time to answer
        refused = sum(1 for old in view.refused if old.maker == seat and old.turn == number)
        return refused < self.level.offers


def _after_throw(view: SeatView, judge: Judge, position: Position) -> float:
    """Return a seat's average chance to win after its next throw from a position."""
    seat, board, rules = judge.seat, view.ed.board, view.ed.rules
    here, total = position.at[seat], 0.0
    for steps, chance in THROWS:
        pos = Pos((here + steps) % board.size)
        then = position.copy()
        then.at[seat] = pos
        owner = view.owner[pos]
        if board.group[pos] and owner == BANK:
            if then.cash[seat] >= board.price[pos]:
                then.owner[pos] = seat
                then.cash[seat] -= board.price[pos]
        elif board.group[pos] and owner != seat and not view.mortgaged[pos]:
            rent = plain_rent(board, rules, view, pos, USUAL_THROW)
            then.cash[seat] -= rent
            then.cash[owner] += rent
        elif board.kind[pos] == "go_to_jail":
            then.at[seat] = board.jail
            then.jail[seat] = True
        total += chance * judge.chance(then)
    return total


def _received(view: SeatView, judge: Judge, frame: MortgagedDeed) -> Action:
    """Return Lift for a received deed if that gives the better chance, else KeepMortgaged."""
    board, pos = view.ed.board, frame.pos
    cost = lift_cost(board, pos)
    if lifting_cash(view, judge.seat, pos) >= cost:
        lifted = judge.paid(cost)
        lifted.mortgaged[pos] = False
        if judge.chance(lifted) > judge.chance(judge.paid(frame.interest)):
            return Lift(pos, frame.id)
    return KeepMortgaged(pos, frame.id)


def _place(view: SeatView, judge: Judge, frame: Placement) -> Action:
    """Return the Build of a granted building that gives the best chance to win, or Pass.

    A building that is not paid for must raise the chance.
    """
    board = view.ed.board
    best, most = None, judge.before[judge.seat] if not frame.paid else -1.0
    for pos in lots_to_place(board, view.ed.rules, view, frame):
        cost = 0 if frame.paid else board.house_cost[pos]
        chance = judge.chance(judge.raised([(pos, view.level[pos] + 1)], cost))
        if chance > most:
            best, most = pos, chance
    return Pass(frame.id) if best is None else Build(best, 1, frame.id)


def _expand(view: SeatView, judge: Judge, choice: SalaryChoice) -> Action:
    """Return Expand to the deed with the best chance to win, or TakeSalary if that is better."""
    seat, board = judge.seat, view.ed.board
    best, most = None, judge.chance(judge.paid(-view.ed.rules.salary))
    for pos in unowned(board, view):
        if board.price[pos] <= spendable(view, seat):
            then = judge.bought(pos, seat, board.price[pos])
            then.at[seat] = pos
            chance = judge.chance(then)
            if chance > most:
                best, most = pos, chance
    return TakeSalary(choice.id) if best is None else Expand(best, choice.id)


def _take(view: SeatView, judge: Judge, prize: Prize) -> Action:
    """Return Take for the deed that raises the chance to win most."""
    deeds = prize_deeds(view.ed.board, view.ed.rules, view, judge.seat, prize.game, prize.number)
    return Take(
        max(deeds, key=lambda pos: (judge.chance(judge.bought(pos, judge.seat, 0)), pos)), prize.id
    )


def _court(view: SeatView, judge: Judge, frame: Court) -> Action:
    """Return HireLawyer if an even chance of staying free is worth the fee, else PleadGuilty."""
    fee, seat = view.ed.rules.lawyer_fee, judge.seat
    guilty = judge.now.copy()
    guilty.jail[seat], guilty.at[seat] = True, view.ed.board.jail
    tried, free = guilty.copy(), judge.paid(fee)
    tried.cash[seat] -= fee
    even = (judge.chance(tried) + judge.chance(free)) / 2
    if spendable(view, seat) >= fee and even > judge.chance(guilty):
        return HireLawyer(frame.id)
    return PleadGuilty(frame.id)

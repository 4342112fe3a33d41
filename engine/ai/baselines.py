"""Simple computer players, against which the strength of others is measured."""

from __future__ import annotations

from engine.actions import (
    Accept,
    Action,
    Bid,
    Build,
    Buy,
    ClaimRent,
    Decline,
    EndTurn,
    Pass,
    PayFine,
    PayFlat,
    PayPercent,
    Reject,
    Resign,
    Roll,
    UseCard,
    Want,
)
from engine.ai import corner_games
from engine.ai.judge import Judge
from engine.ai.model import weights_for
from engine.ai.stalemate import gives_up
from engine.ai.trader import Temper, Trader, raised
from engine.ai.weights import WEIGHTS
from engine.auction import least_bid, most_bid
from engine.buildings import could_buy
from engine.decisions import Auction, BuyChoice, Debt, MortgagedDeed, Placement, Shortage, TaxChoice
from engine.defaults import default
from engine.edition import Seat
from engine.jail import fine_allowed
from engine.money import debt_of, spendable
from engine.rent import claimable
from engine.rng import number
from engine.shortage import lots_for
from engine.trade import answerable
from engine.view import SeatView


class NonTrader(Trader):
    """A Trader that rejects every offer, makes none, and resigns in a game that cannot end."""

    def decide(self, view: SeatView) -> Action:
        for offer in view.offers:
            if offer.to == view.seat:
                return Reject(offer.id)
        return super().decide(view)

    def _manage(self, view: SeatView) -> Action | None:
        assert view.seat is not None
        judge = Judge(view.ed, view, view.seat, weights_for(view.ed.rules, WEIGHTS))
        return Resign() if gives_up(view, judge) else super()._manage(view)

    def _trade(self, view: SeatView) -> Action | None:
        return None


class BuysEverything(NonTrader):
    """A player that buys, bids and builds with all its cash, and never trades."""

    def __init__(self) -> None:
        super().__init__(Temper(reserve=0, caution=0))

    def _bid(self, view: SeatView, auction: Auction, seat: Seat) -> Action:
        return raised(view, seat, auction, spendable(view, seat), 20)


class Random:
    """A player that chooses most of its actions at random.

    Debts, received mortgaged deeds, placements and optional modules get fixed answers. The same
    state gives the same choice.
    """

    def decide(self, view: SeatView) -> Action:
        seat = view.seat
        assert seat is not None
        choices = self._choices(view, seat)
        asked = view.pending[-1].id if view.pending else view.turn.ask
        label = f"{view.seed_hash}:{seat}:{asked}:{view.bank.changes}:{len(view.offers)}"
        return choices[number(label, 0, len(choices))]

    def _choices(self, view: SeatView, seat: Seat) -> list[Action]:
        for offer in answerable(view.ed, view, seat):
            return [Accept(offer.id), Reject(offer.id)]
        for claim in claimable(view, seat):
            return [ClaimRent(claim.id)]
        if view.pending:
            return self._answers(view, seat)
        turn, rules, player = view.turn, view.ed.rules, view.players[seat]
        if turn.phase == "end":
            lots = lots_for(view.ed.board, rules, view, seat, "house") if view.bank.houses else []
            cash = spendable(view, seat)
            built = [Build(pos) for pos in lots if view.ed.board.house_cost[pos] <= cash]
            return [EndTurn(turn.ask), *built]
        found: list[Action] = [Roll(turn.ask)]
        if player.jail:
            found += [UseCard(turn.ask, card) for card in player.cards]
            if fine_allowed(rules, player) and spendable(view, seat) >= rules.jail_fine:
                found.append(PayFine(turn.ask))
        return found

    def _answers(self, view: SeatView, seat: Seat) -> list[Action]:
        board, cash, top = view.ed.board, spendable(view, seat), view.pending[-1]
        if debt_of(view, seat) is not None:
            return [default(view.ed, view, seat)]
        match top:
            case BuyChoice():
                bought: list[Action] = [Buy(top.id)] if cash >= board.price[top.pos] else []
                return [Decline(top.id), *bought]
            case Auction():
                least = least_bid(board, view.ed.rules, view, seat, top)
                steps = () if least is None else (least, least + 9, least + 49)
                most = most_bid(board, view.ed.rules, view, seat, top)
                return [Pass(top.id), *[Bid(bid, top.id) for bid in steps if bid <= most]]
            case TaxChoice():
                return [PayFlat(top.id), PayPercent(top.id)]
            case Shortage():
                most = could_buy(board, view.ed.rules, view, seat, top.building)
                return [Want(count, top.id) for count in range(most + 1)]
            case MortgagedDeed() | Placement() | Debt():
                return [default(view.ed, view, seat)]
            case _:
                return [corner_games.answer(view, seat)]

"""A player by fixed policies, as simulators of published studies use them."""

from __future__ import annotations

from engine.actions import Accept, Action, Bid, Buy, Decline, MakeOffer, Pass, Reject
from engine.ai.deals import completes
from engine.ai.trader import Temper, Trader
from engine.decisions import Auction, BuyChoice
from engine.edition import Pos, Seat
from engine.money import spendable
from engine.state import Offer, seats_after
from engine.trade import answerable, possible
from engine.view import SeatView

SPARE = 200
"""Base units kept when a deed is bought that completes nothing."""


class FixedPolicy(Trader):
    """Buy with cash to spare, bid by price, build early, trade by printed prices."""

    def __init__(self) -> None:
        super().__init__(Temper(reserve=100, caution=0))
        self._asked: dict[tuple[Seat, tuple[Pos, ...]], int] = {}

    def decide(self, view: SeatView) -> Action:
        assert view.seat is not None
        for offer in answerable(view.ed, view, view.seat):
            return Accept(offer.id) if _fair(view, offer) else Reject(offer.id)
        return super().decide(view)

    def _buy(self, view: SeatView, choice: BuyChoice, seat: Seat) -> Action:
        price, cash = view.ed.board.price[choice.pos], spendable(view, seat)
        wanted = completes(view, seat, (choice.pos,)) or cash >= price + SPARE
        return Buy(choice.id) if wanted and cash >= price else Decline(choice.id)

    def _bid(self, view: SeatView, auction: Auction, seat: Seat) -> Action:
        if auction.building is not None:
            return super()._bid(view, auction, seat)
        price, cash = view.ed.board.price[auction.pos], spendable(view, seat)
        most = cash if completes(view, seat, (auction.pos,)) else min(cash - SPARE, price)
        bid = auction.bid + max(1, price // 10)
        return Bid(bid, auction.id) if bid <= most else Pass(auction.id)

    def _trade(self, view: SeatView) -> Action | None:
        """Offer a quarter more than the printed price for a deed that completes a group."""
        seat, board = view.seat, view.ed.board
        assert seat is not None
        for other in seats_after(view, seat):
            for pos in view.deeds_of(other):
                cash = board.price[pos] * 5 // 4
                offer = Offer(0, seat, other, cash, ask=(pos,))
                key = (other, (pos,))
                soon = view.turn.number < self._asked.get(key, 0)
                if soon or not completes(view, seat, (pos,)) or not possible(view.ed, view, offer):
                    continue
                self._asked[key] = view.turn.number + 5 * len(view.players)
                return MakeOffer(other, cash, (), (), 0, (pos,), ())
        return None


def _fair(view: SeatView, offer: Offer) -> bool:
    """Return True if an offer gains by printed prices and arms nobody for nothing."""
    price, seat = view.ed.board.price, offer.to
    value = offer.give_cash + sum(price[pos] for pos in offer.give)
    cost = offer.ask_cash + sum(price[pos] for pos in offer.ask)
    if completes(view, seat, offer.give):
        return cost <= 3 * value
    if completes(view, offer.maker, offer.ask):
        return False
    return value > cost

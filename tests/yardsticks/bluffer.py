"""A hard player that bids foolishly once or twice at the start, to be believed."""

from __future__ import annotations

from engine.actions import Action, Bid, Decline, Pass
from engine.ai.mind import Mind
from engine.decisions import Auction, BuyChoice
from engine.edition import Pos, Seat
from engine.money import spendable
from engine.state import BANK
from engine.view import SeatView

TIMES = 4
"""Printed prices bid for a cheap deed."""


class Bluffer(Mind):
    """Bid four prices for the first cheap deed."""

    bluffs = 1

    def decide(self, view: SeatView) -> Action:
        seat = view.seat
        assert seat is not None
        if view.pending and self._bluffing(view, seat):
            top = view.pending[-1]
            board = view.ed.board
            if isinstance(top, BuyChoice) and _cheap(view, top.pos):
                return Decline(top.id)
            if isinstance(top, Auction) and top.building is None and _cheap(view, top.pos):
                amount = board.price[top.pos] * TIMES
                if top.high == seat:
                    return Pass(top.id)
                if top.bid < amount <= spendable(view, seat):
                    return Bid(amount, top.id)
        return super().decide(view)

    def _bluffing(self, view: SeatView, seat: Seat) -> bool:
        price = view.ed.board.price
        foolish = [b for b in view.bids if b.seat == seat and b.amount >= price[b.pos] * TIMES]
        return len(foolish) < self.bluffs


class TwiceBluffer(Bluffer):
    """Bid four prices for the first two cheap deeds."""

    bluffs = 2


def _cheap(view: SeatView, pos: Pos) -> bool:
    """Return True for a deed below half the average price whose group nobody has begun."""
    board = view.ed.board
    untouched = all(holder == BANK for holder in board.pick[pos](view.owner))
    return untouched and board.price[pos] <= view.ed.terrain.unit // 2

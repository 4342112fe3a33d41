"""A hard player that searches all small trades and knows what the others accept."""

from __future__ import annotations

from engine.ai.judge import Judge
from engine.ai.levels import LEVELS
from engine.state import Offer
from engine.view import SeatView
from tests.yardsticks.dealing import Dealer, gains, least_accepted, legal, paying, small_trades

LEAST_GAIN = 0.004
"""Winning chance that a trade must add."""
TRIED = 12
"""Trades priced in one search, those of the largest joint gain."""


class Searcher(Dealer):
    """Propose the accepted small trade that gains most, twice a turn."""

    asks = 2
    victims = LEVELS["hard"]

    def next_offer(self, view: SeatView, judge: Judge) -> Offer | None:
        if view.bank.transfers * 4 < len(view.ed.board.deeds):
            return None
        ranked = sorted(
            ((sum(gains(judge, offer, 0)), offer) for offer in small_trades(view, judge.seat)),
            key=lambda pair: -pair[0],
        )
        best, most = None, LEAST_GAIN
        for joint, offer in ranked[:TRIED]:
            if joint < -0.02:
                break
            cash = least_accepted(view, offer, self.victims)
            if cash is None:
                continue
            gain = gains(judge, offer, cash)[0]
            if gain > most and legal(view, paying(offer, cash)):
                best, most = paying(offer, cash), gain
        return best


class SearcherOfNormals(Searcher):
    """Search with the answers of normal players."""

    victims = LEVELS["normal"]

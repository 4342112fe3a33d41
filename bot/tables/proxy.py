"""Automatic bids in auctions, for players who have set a maximum bid."""

from __future__ import annotations

from collections.abc import Mapping

from engine.asked import bidders
from engine.auction import least_bid, most_bid
from engine.decisions import Auction
from engine.edition import Edition, Seat
from engine.state import GameState


def top_auction(s: GameState) -> Auction | None:
    """Return the auction in which players can bid now, or None if there is none."""
    top = s.pending[-1] if s.pending else None
    return top if isinstance(top, Auction) and s.result is None else None


def proxy_bid(
    ed: Edition, s: GameState, auction: Auction, limits: Mapping[Seat, int]
) -> tuple[Seat, int] | None:
    """Return the seat and amount of the next automatic bid, or None if nobody bids.

    `limits` has the maximum bids by seat, in the order in which they were set. The bid is only as
    high as needed. A duel of two maximum bids takes at most two bids. Of two equal maximum bids the
    earlier wins.
    """
    order = list(limits)
    reach = {
        seat: min(limits[seat], most_bid(ed.board, ed.rules, s, seat, auction)) for seat in order
    }
    able: dict[Seat, int] = {}
    for seat in order:
        least = least_bid(ed.board, ed.rules, s, seat, auction)
        if seat in bidders(s, auction) and least is not None and reach[seat] >= least:
            able[seat] = least
    if not able:
        return None
    best = max(able, key=lambda seat: reach[seat])
    least, most = able[best], reach[best]
    leader = reach.get(auction.high, auction.bid)
    if most > leader:
        rivals = [reach[seat] for seat in able if seat != best]
        return best, max(least, min(most, max(leader, *rivals, auction.bid) + 1))
    earlier = most == leader and order.index(auction.high) < order.index(best)
    return best, most - 1 if earlier and most - 1 >= least else most

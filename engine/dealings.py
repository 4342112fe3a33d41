"""Events about the stack, auctions, building shortages, offers and claims.

Only `evolve` changes a game's state.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Objection
from engine.decisions import Auction, BuildingSale, FinalCount, Frame, Placement, Shortage
from engine.edition import Seat
from engine.state import BANK, Claim, Dealt, GameState, HighBid, Offer, Refusal


class Asked(Struct, frozen=True, gc=False, tag="asked"):
    """A frame was put on top of the stack: a question, or work to continue later."""

    frame: Frame

    def evolve(self, s: GameState) -> None:
        s.last_id = max(s.last_id, self.frame.id)
        s.pending.append(self.frame)


class Settled(Struct, frozen=True, gc=False, tag="settled"):
    """A frame was answered or resolved, and left the stack."""

    id: int

    def evolve(self, s: GameState) -> None:
        pending = s.pending
        if pending[-1].id == self.id:
            pending.pop()
        else:
            pending[:] = [frame for frame in pending if frame.id != self.id]


class FrameChanged(Struct, frozen=True, gc=False, tag="frame_changed"):
    """A frame was replaced by another with the same id, at the same index of the stack."""

    frame: Frame

    def evolve(self, s: GameState) -> None:
        pending = s.pending
        pending[_index(s, self.frame.id)] = self.frame


class BidMade(Struct, frozen=True, gc=False, tag="bid_made"):
    id: int
    seat: Seat
    amount: int

    def evolve(self, s: GameState) -> None:
        index, auction = _auction(s, self.id)
        s.pending[index] = replace(auction, bid=self.amount, high=self.seat)
        if auction.building is None:
            _note_bid(s, HighBid(self.seat, auction.pos, self.amount, s.turn.number))


MOST_BIDS = 32
"""Most bids for deeds that a state remembers: the last of each seat for each deed, newest kept."""


def _note_bid(s: GameState, bid: HighBid) -> None:
    bids = s.bids
    for index in range(len(bids) - 1, -1, -1):
        if bids[index].pos == bid.pos and bids[index].seat == bid.seat:
            del bids[index]
            break
    bids.append(bid)
    del bids[:-MOST_BIDS]


class BidStruck(Struct, frozen=True, gc=False, tag="bid_struck"):
    """The highest bid was cancelled because its bidder left or could no longer cover it.

    `seats` are the seats that may bid now. In older games it is None, and the bidders stay as they
    were.
    """

    id: int
    seat: Seat
    seats: tuple[Seat, ...] | None = None

    def evolve(self, s: GameState) -> None:
        index, auction = _auction(s, self.id)
        seats = auction.seats if self.seats is None else self.seats
        s.pending[index] = replace(auction, bid=0, high=BANK, seats=seats)


class BidderLeft(Struct, frozen=True, gc=False, tag="bidder_left"):
    """A seat left an auction by passing or by leaving the game."""

    id: int
    seat: Seat

    def evolve(self, s: GameState) -> None:
        index, auction = _auction(s, self.id)
        seats = tuple(seat for seat in auction.seats if seat != self.seat)
        s.pending[index] = replace(auction, seats=seats)


class AuctionClosed(Struct, frozen=True, gc=False, tag="auction_closed"):
    """An auction ended. `winner` is the Bank if nobody bid."""

    id: int
    winner: Seat
    amount: int

    def evolve(self, s: GameState) -> None:
        s.pending.pop(_index(s, self.id))


class ContestEnded(Struct, frozen=True, gc=False, tag="contest_ended"):
    """A building's auction ended unsold because at most one seat could still use the building.

    `placement` lets that seat buy buildings at the usual price. It is None if no seat is left.
    """

    id: int
    placement: Placement | None

    def evolve(self, s: GameState) -> None:
        index, _ = _auction(s, self.id)
        assert isinstance(s.pending[index - 1], BuildingSale)
        if self.placement is None:
            s.pending[index - 1 : index + 1] = []
        else:
            s.last_id = max(s.last_id, self.placement.id)
            s.pending[index - 1 : index + 1] = [self.placement]


class WantStated(Struct, frozen=True, gc=False, tag="want_stated"):
    """A seat answered how many of the scarce buildings it wants to buy."""

    id: int
    seat: Seat
    count: int

    def evolve(self, s: GameState) -> None:
        index = _index(s, self.id)
        frame = s.pending[index]
        assert isinstance(frame, Shortage)
        s.pending[index] = replace(
            frame,
            asked=tuple(seat for seat in frame.asked if seat != self.seat),
            wants=(*frame.wants, (self.seat, self.count)),
        )


class CountBegan(Struct, frozen=True, gc=False, tag="count_began"):
    """The end of the game by worth was put below all open questions.

    The `dropped` frames are discarded.
    """

    frame: FinalCount
    dropped: tuple[int, ...] = ()

    def evolve(self, s: GameState) -> None:
        s.last_id = self.frame.id
        s.pending[:] = [self.frame, *(f for f in s.pending if f.id not in self.dropped)]


class OfferMade(Struct, frozen=True, gc=False, tag="offer_made"):
    offer: Offer

    def evolve(self, s: GameState) -> None:
        s.last_id = self.offer.id
        s.offers.append(self.offer)


class OfferClosed(Struct, frozen=True, gc=False, tag="offer_closed"):
    """An offer was closed. `reason` is a word such as "accepted", or the code of an Illegal.

    `why` is the objection of the computer player who declined the offer.
    """

    id: int
    reason: str
    why: Objection = ""

    def evolve(self, s: GameState) -> None:
        if self.reason in TURNED_DOWN or self.reason == "accepted":
            offer = next(offer for offer in s.offers if offer.id == self.id)
            if self.reason == "accepted":
                _note_trade(s, offer)
            else:
                _note_refusal(s, offer)
        s.offers[:] = [offer for offer in s.offers if offer.id != self.id]


TURNED_DOWN = ("rejected", "countered")
MOST_REFUSED = 24
"""Most refused trades that a state remembers for each refusing seat. The newest are kept."""


def _note_trade(s: GameState, offer: Offer) -> None:
    """Record that two seats traded with each other in this turn."""
    first, second = sorted((offer.maker, offer.to))
    s.dealt[:] = [old for old in s.dealt if (old.first, old.second) != (first, second)]
    s.dealt.append(Dealt(first, second, s.turn.number))


def _note_refusal(s: GameState, offer: Offer) -> None:
    """Record a refused trade in the state.

    Refusals of the same goods share one record, with their number and the highest cash.
    """
    cards = (len(offer.give_cards), len(offer.ask_cards))
    goods = (offer.maker, offer.to, offer.give, offer.ask, cards)
    cash, count = offer.give_cash - offer.ask_cash, 1
    for index, old in enumerate(s.refused):
        if (old.maker, old.to, old.give, old.ask, old.cards) == goods:
            cash, count = max(cash, old.cash), old.count + 1
            del s.refused[index]
            break
    s.refused.append(Refusal(*goods, cash, count, s.turn.number))
    mine = [index for index, old in enumerate(s.refused) if old.to == offer.to]
    if len(mine) > MOST_REFUSED:
        del s.refused[mine[0]]


class ClaimOpened(Struct, frozen=True, gc=False, tag="claim_opened"):
    claim: Claim

    def evolve(self, s: GameState) -> None:
        s.last_id = self.claim.id
        s.claims.append(self.claim)


class ClaimClosed(Struct, frozen=True, gc=False, tag="claim_closed"):
    id: int
    reason: Literal["claimed", "lapsed", "gone"]

    def evolve(self, s: GameState) -> None:
        s.claims[:] = [claim for claim in s.claims if claim.id != self.id]


Dealing: TypeAlias = (
    Asked
    | Settled
    | FrameChanged
    | BidMade
    | BidStruck
    | BidderLeft
    | AuctionClosed
    | ContestEnded
    | WantStated
    | CountBegan
    | OfferMade
    | OfferClosed
    | ClaimOpened
    | ClaimClosed
)


def _index(s: GameState, frame_id: int) -> int:
    """Return the index on the stack of the frame with this id."""
    pending = s.pending
    index = len(pending) - 1
    while pending[index].id != frame_id:
        index -= 1
    return index


def _auction(s: GameState, frame_id: int) -> tuple[int, Auction]:
    """Return the index on the stack of the auction with this id, and the auction."""
    index = _index(s, frame_id)
    auction = s.pending[index]
    assert isinstance(auction, Auction)
    return index, auction

"""Sentences about what is asked and dealt: auctions, trades, debts, scarce buildings, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from bot.narration.beat import Beat
from bot.narration.modules import lapsed_trip, module_frame
from engine.dealings import (
    Asked,
    AuctionClosed,
    BidderLeft,
    BidMade,
    BidStruck,
    ClaimClosed,
    ClaimOpened,
    Dealing,
    FrameChanged,
    OfferClosed,
    OfferMade,
    Settled,
    WantStated,
)
from engine.decisions import (
    Auction,
    BuildingSale,
    BuyChoice,
    Challenge,
    Court,
    Debt,
    EachPlayer,
    EstateSale,
    FinalCount,
    Frame,
    MortgagedDeed,
    MoveOn,
    OfflineMove,
    Placement,
    Prize,
    SalaryChoice,
    Shortage,
    TaxChoice,
    TripOffer,
)
from engine.edition import Pos
from engine.events import (
    DeedMortgaged,
    DeedMoved,
    GameEnded,
    JailCardMoved,
    LotChanged,
    MoneyPaid,
    MortgageLifted,
    WentOut,
)
from engine.money import debt_of
from engine.state import BANK, Result
from renders.alt.asked import claimed, offered
from renders.words import listing

BIDS_IN_A_SENTENCE = 5


def dealing(b: Beat, event: Dealing) -> Iterator[str]:
    w = b.words
    match event:
        case Asked(frame):
            yield from _asked(b, frame)
        case Settled(frame_id):
            yield from _settled(b, frame_id)
        case FrameChanged(frame):
            if isinstance(frame, Debt):
                yield f"{w.who(frame.seat)} now owes {w.money(frame.amount)} to {w.who(frame.to)}."
        case BidMade() | BidderLeft():
            yield from _bidding(b, event)
        case BidStruck(frame_id, seat, seats):
            bid = w.money(_auction(b, frame_id).bid)
            yield f"{w.who(seat)} cannot cover the bid of {bid} any more: it is struck."
            if seats is not None:
                yield "Bidding starts again for everybody."
        case AuctionClosed():
            yield from _auction_closed(b, event)
        case WantStated(frame_id, seat, count):
            shortage = _frame(b, frame_id)
            assert isinstance(shortage, Shortage)
            wish = w.buildings(shortage.building, count) if count else "none"
            yield f"{w.who(seat)} wants {wish}{' too' if count else ''}."
        case OfferMade(offer):
            if not (b.rest and b.rest[0] == OfferClosed(offer.id, "accepted")):
                yield offered(w, offer)
        case OfferClosed():
            yield from _offer_closed(b, event)
        case ClaimOpened(claim):
            yield claimed(w, claim)
        case ClaimClosed(claim_id, reason):
            if reason == "lapsed":  # a claimed rent is told as it is paid
                claim = next(c for c in b.state.claims if c.id == claim_id)
                yield (
                    f"{w.who(claim.owner)} forgot to ask for {w.money(claim.amount)}; "
                    f"{w.who(claim.lander)} says nothing."
                )
        case _:
            assert_never(event)


def _asked(b: Beat, frame: Frame) -> Iterator[str]:
    w = b.words
    match frame:
        case Auction():
            lot = w.lot(frame)
            yield f"{lot[:1].upper()}{lot[1:]} goes under the hammer."
        case Debt():
            owed = f"{w.who(frame.to)} {w.money(frame.amount)}{w.cause(frame.why)}"
            if debt_of(b.state, frame.seat) is not None:
                yield f"{w.who(frame.seat)} also owes {owed}; the older debt comes first."
                return
            cash = b.state.players[frame.seat].cash
            purse = f"has only {w.money(cash)}" if cash else "has nothing"
            yield f"{w.who(frame.seat)} owes {owed} but {purse}."
        case Shortage():
            wish = w.buildings(frame.building, frame.count)
            yield (
                f"{w.who(frame.asker)} wants {wish}, and too few are left for all: "
                f"{w.everyone(frame.asked)} may ask too."
            )
        case Placement():
            if not frame.paid:
                yield f"{w.who(frame.seat)} may place {w.buildings(frame.building, frame.count)}."
        case BuyChoice() | TaxChoice() | MortgagedDeed():
            pass  # the answer tells it
        case MoveOn() | EachPlayer() | EstateSale() | BuildingSale() | FinalCount():
            pass  # work to come back to
        case SalaryChoice() | TripOffer() | Challenge() | Prize() | Court() | OfflineMove():
            yield from module_frame(b, frame)
        case _:
            assert_never(frame)


def _settled(b: Beat, frame_id: int) -> Iterator[str]:
    """Only a deed or a trip that was left is news; everything else is told by what follows."""
    w, frame = b.words, _frame(b, frame_id)
    following = b.rest[0] if b.rest else None
    if isinstance(frame, TripOffer | Prize):
        yield from lapsed_trip(b, frame, following)
    if not isinstance(frame, BuyChoice):
        return
    who, place = w.who(frame.seat), w.place(frame.pos)
    if isinstance(following, Asked) and isinstance(following.frame, Auction):
        b.next(Asked)
        yield f"{who} leaves {place}, and it goes under the hammer."
    elif not isinstance(following, MoneyPaid):
        yield f"{who} leaves {place} with the Bank."


def _bidding(b: Beat, event: BidMade | BidderLeft) -> Iterator[str]:
    """AUC-2, AUC-6: a run of bids and passes; of a long one how it began and ended."""
    w = b.words
    run: list[BidMade | BidderLeft] = [event]
    while more := b.next(BidMade) or b.next(BidderLeft):
        run.append(more)
    if len(run) <= BIDS_IN_A_SENTENCE:
        yield f"{', '.join(_bid(b, e) for e in run)}."
        return
    bids = [e for e in run if isinstance(e, BidMade)]
    left = [w.who(e.seat) for e in run if isinstance(e, BidderLeft)]
    parts = []
    if bids:
        opened = _auction(b, event.id).high == BANK
        start = f"{_bid(b, bids[0])} first, and" if opened else "The bidding goes on, and"
        leader, high = w.who(bids[-1].seat), w.money(bids[-1].amount)
        count = "one bid" if len(bids) == 1 else f"{len(bids)} bids"
        parts.append(f"{start} after {count} {leader} leads with {high}")
    if left:
        parts.append(f"{listing(left)} {'passes' if len(left) == 1 else 'pass'}")
    yield f"{'; '.join(parts)}."


def _bid(b: Beat, event: BidMade | BidderLeft) -> str:
    who = b.words.who(event.seat)
    if isinstance(event, BidderLeft):
        return f"{who} passes"
    return f"{who} bids {b.words.money(event.amount)}"


def _auction_closed(b: Beat, event: AuctionClosed) -> Iterator[str]:
    """AUC-3, AUC-5: who got it and for how much."""
    w, auction = b.words, _auction(b, event.id)
    b.next(FrameChanged)
    b.payment("bid")
    if auction.building is not None:
        thing = w.buildings(auction.building, 1)
        if event.winner == BANK:
            yield f"Nobody bids, and there will not be {thing} for anyone today."
        else:
            yield f"Sold: {w.who(event.winner)} gets {thing} for {w.money(event.amount)}."
        return
    place = w.place(auction.pos)
    if event.winner == BANK:
        yield f"Nobody bids, so {place} stays with the Bank."
        return
    b.next(DeedMoved)
    yield f"Sold: {place} goes to {w.who(event.winner)} for {w.money(event.amount)}."
    yield from b.completed(event.winner, (auction.pos,))


def _offer_closed(b: Beat, event: OfferClosed) -> Iterator[str]:
    w = b.words
    offer = next(o for o in b.state.offers if o.id == event.id)
    maker, to = w.who(offer.maker), w.who(offer.to)
    match event.reason:
        case "accepted":
            while b.payment("trade") or b.next(DeedMoved) or b.next(JailCardMoved):
                pass
            yield f"Deal! {maker} gives {to} {w.terms(offer)}."
            yield from b.completed(offer.to, offer.give)
            yield from b.completed(offer.maker, offer.ask)
        case "countered" if made := b.next(OfferMade):
            yield f"{to} counters: {w.terms(made.offer)}."
        case "rejected":
            yield b.pick(f"{to} says no.", f"{to} would rather not.", f"No deal, says {to}.")
        case "withdrawn":
            yield f"{maker} takes the offer back."
        case "debt_first":
            yield f"The deal between {maker} and {to} falls through: debts come first."
        case _:
            yield f"The deal between {maker} and {to} falls through."


def went_out(b: Beat, event: WentOut) -> Iterator[str]:
    """BANK-1, BANK-2: a farewell, and who takes over what in one sentence."""
    w, who, heir = b.words, b.words.who(event.seat), b.words.who(event.to)
    deeds: list[Pos] = []
    besides: list[str] = []
    cash = cards = 0
    while b.rest:
        after = b.rest[0]
        match after:
            case DeedMoved(pos):
                deeds.append(pos)
            case JailCardMoved():
                cards += 1
            case MoneyPaid() if after.why.kind in ("sell", "mortgage", "estate"):
                cash = after.amount  # the estate comes last, after what was sold and mortgaged
            case FrameChanged(Debt() as debt):
                besides.append(f"{w.who(debt.seat)} now owes {w.money(debt.amount)} to {heir}.")
            case Asked(Auction() as auction):  # what the seat was about to buy
                besides.append(f"{w.place(auction.pos)} goes under the hammer.")
            case LotChanged() | DeedMortgaged() | MortgageLifted() | FrameChanged() | Settled():
                pass
            case BidStruck(frame_id, _, seats) if seats is not None:
                lot = w.lot(_auction(b, frame_id))
                besides.append(f"Bidding for {lot} starts again for everybody.")
            case OfferClosed() | ClaimClosed() | BidStruck() | BidderLeft() | WantStated():
                pass
            case Asked(FinalCount()):
                pass
            case _:
                break
        b.next(type(after))
    if event.resigned:
        yield f"{who} gives up and leaves the table."
    else:
        yield b.pick(
            f"{who} is bankrupt.",
            f"{who} is bankrupt and leaves the table with a bow.",
            f"{who} turns out both pockets: bankrupt.",
        )
    if goods := w.goods(cash, deeds, cards, brief=True):
        taker = f"{heir[:1].upper()}{heir[1:]}" if event.to == BANK else heir
        yield f"{taker} takes over {goods}."
    yield from besides
    if not (b.rest and isinstance(b.rest[0], GameEnded)):
        yield from b.completed(event.to, deeds)


def ended(b: Beat, result: Result) -> Iterator[str]:
    """END-2: the winner, then everybody's rank, with the worth where that decided."""
    w = b.words
    names = [w.names[i] for i, rank in enumerate(result.ranks) if rank == 1]
    win = "wins the game" if len(names) == 1 else "share the win"
    match result.reason:
        case "last_player":
            yield f"{listing(names)} is the last one at the table and {win}!"
        case "first_bankruptcy":
            yield f"The first bankruptcy ends it. With the most to show, {listing(names)} {win}!"
        case "time_limit":
            yield f"Time is up. With the most to show, {listing(names)} {win}!"
        case _:
            assert_never(result.reason)
    places = []
    for rank, i in sorted((rank, i) for i, rank in enumerate(result.ranks)):
        counted = result.worth and not b.state.players[i].out
        worth = f" ({w.money(result.worth[i])})" if counted else ""
        places.append(f"{rank}. {w.names[i]}{worth}")
    yield f"Final ranks: {', '.join(places)}."


def _frame(b: Beat, frame_id: int) -> Frame:
    return next(frame for frame in b.state.pending if frame.id == frame_id)


def _auction(b: Beat, frame_id: int) -> Auction:
    frame = _frame(b, frame_id)
    assert isinstance(frame, Auction)
    return frame

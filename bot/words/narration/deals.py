"""Sentences about auctions, trades, debts, scarce buildings, questions and the end of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from bot.words import listed, say
from bot.words.narration.beat import Beat
from bot.words.narration.modules import lapsed_trip, module_frame
from engine.dealings import (
    Asked,
    AuctionClosed,
    BidderLeft,
    BidMade,
    BidStruck,
    ClaimClosed,
    ClaimOpened,
    ContestEnded,
    CountBegan,
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
                yield _owes_now(b, frame, w.who(frame.to))
        case BidMade() | BidderLeft():
            yield from _bidding(b, event)
        case BidStruck(frame_id, seat, seats):
            bid = w.money(_auction(b, frame_id).bid)
            yield say("story-struck", who=w.who(seat), amount=bid)
            if seats is not None and not _contest_ends(b, frame_id):
                yield say("story-bidding_again")
        case AuctionClosed():
            yield from _auction_closed(b, event)
        case ContestEnded():
            yield _contest_ended(b, event)
        case WantStated(frame_id, seat, count):
            shortage = _frame(b, frame_id)
            assert isinstance(shortage, Shortage)
            if count:
                wish = w.buildings(shortage.building, count)
                yield say("story-wants_building", who=w.who(seat), buildings=wish)
            else:
                yield say("story-wants_none", who=w.who(seat))
        case CountBegan():
            yield from _count_began(b, event)
        case OfferMade(offer):
            if not (b.rest and b.rest[0] == OfferClosed(offer.id, "accepted")):
                yield w.offered(offer)
        case OfferClosed():
            yield from _offer_closed(b, event)
        case ClaimOpened(claim):
            yield w.claimed(claim)
        case ClaimClosed(claim_id, reason):
            if reason == "lapsed":  # the payment tells a claimed rent
                claim = next(c for c in b.state.claims if c.id == claim_id)
                yield say(
                    "story-claim_lapsed",
                    owner=w.who(claim.owner),
                    lander=w.who(claim.lander),
                    amount=w.money(claim.amount),
                )
        case _:
            assert_never(event)


def _asked(b: Beat, frame: Frame) -> Iterator[str]:
    w = b.words
    match frame:
        case Auction():
            sentence = say("story-hammer", lot=w.lot(frame))
            yield f"{sentence[:1].upper()}{sentence[1:]}"
        case Debt():
            who, to = w.who(frame.seat), w.who(frame.to)
            what = w.charge(frame.amount, frame.why)
            if debt_of(b.state, frame.seat) is not None:
                yield say("story-owes_also", who=who, to=to, what=what)
            elif cash := b.state.players[frame.seat].cash:
                yield say("story-owes", who=who, to=to, what=what, cash=w.money(cash))
            else:
                yield say("story-owes_broke", who=who, to=to, what=what)
        case Shortage():
            wish = w.buildings(frame.building, frame.count)
            who, others = w.who(frame.asker), w.everyone(frame.asked)
            yield say("story-shortage", who=who, buildings=wish, others=others)
        case Placement():
            if not frame.paid:
                wish = w.buildings(frame.building, frame.count)
                yield say("story-may_place", who=w.who(frame.seat), buildings=wish)
        case BuyChoice() | TaxChoice() | MortgagedDeed():
            pass  # the answer's sentence says it
        case MoveOn() | EachPlayer() | EstateSale() | BuildingSale() | FinalCount():
            pass  # no question to a player
        case SalaryChoice() | TripOffer() | Challenge() | Prize() | Court() | OfflineMove():
            yield from module_frame(b, frame)
        case _:
            assert_never(frame)


def _settled(b: Beat, frame_id: int) -> Iterator[str]:
    """Yield a sentence if a deed was declined, or a trip ended because no deed is in reach.

    The events that follow tell all other answers.
    """
    w, frame = b.words, _frame(b, frame_id)
    following = b.rest[0] if b.rest else None
    if isinstance(frame, TripOffer | Prize):
        yield from lapsed_trip(b, frame, following)
    if not isinstance(frame, BuyChoice):
        return
    who, place = w.who(frame.seat), w.place(frame.pos)
    if isinstance(following, Asked) and isinstance(following.frame, Auction):
        b.next(Asked)
        yield say("story-leaves_to_auction", who=who, deed=place)
    elif not isinstance(following, MoneyPaid):
        yield say("story-leaves_to_bank", who=who, deed=place)


def _bidding(b: Beat, event: BidMade | BidderLeft) -> Iterator[str]:
    """AUC-2, AUC-6: yield a sentence about consecutive bids and passes.

    If there are more than BIDS_IN_A_SENTENCE, the bids are summed up, and the names of the players
    who passed come after them.
    """
    w = b.words
    run: list[BidMade | BidderLeft] = [event]
    while more := b.next(BidMade) or b.next(BidderLeft):
        run.append(more)
    if len(run) <= BIDS_IN_A_SENTENCE:
        yield say("story-bidding", bids=listed((_bid(b, e) for e in run), "comma"))
        return
    bids = [e for e in run if isinstance(e, BidMade)]
    left = [w.who(e.seat) for e in run if isinstance(e, BidderLeft)]
    told = _many_bids(b, bids) if bids else ""
    if left:
        passes = say("story-pass", who=listed(left), count=len(left))
        told = say("story-bids_and_passes", bids=told, passes=passes) if told else passes
    yield say("story-bidding", bids=told)


def _many_bids(b: Beat, bids: list[BidMade]) -> str:
    """Return words for many consecutive bids: the first bid, their number, and the last bid.

    The first bid is left out if the auction had a bid before.
    """
    last, count = bids[-1], len(bids)
    leader, high = b.words.who(last.seat), b.words.money(last.amount)
    if _auction(b, last.id).high != BANK:
        return say("story-more_bids", count=count, leader=leader, amount=high)
    first = _bid(b, bids[0])
    return say("story-many_bids", first=first, count=count, leader=leader, amount=high)


def _bid(b: Beat, event: BidMade | BidderLeft) -> str:
    who = b.words.who(event.seat)
    if isinstance(event, BidderLeft):
        return say("story-passes", who=who)
    return say("story-bids", who=who, amount=b.words.money(event.amount))


def _auction_closed(b: Beat, event: AuctionClosed) -> Iterator[str]:
    """AUC-3, AUC-5: yield a sentence about the buyer and the price, or about an unsold lot."""
    w, auction = b.words, _auction(b, event.id)
    winner, amount = w.who(event.winner), w.money(event.amount)
    b.next(FrameChanged)
    b.payment("bid")
    if auction.building is not None:
        thing = w.buildings(auction.building, 1)
        if event.winner == BANK:
            yield say("story-unsold_building", buildings=thing)
        else:
            yield say("story-sold_building", who=winner, buildings=thing, amount=amount)
        return
    place = w.place(auction.pos)
    if event.winner == BANK:
        yield say("story-unsold", deed=place)
        return
    b.next(DeedMoved)
    yield say("story-sold", deed=place, who=winner, amount=amount)
    yield from b.completed(event.winner, (auction.pos,))


def _contest_ended(b: Beat, event: ContestEnded) -> str:
    """AUC-7: return a sentence about the player who may build unopposed, or that nobody may."""
    w, building = b.words, _auction(b, event.id).building
    assert building is not None
    if event.placement is None:
        return say("story-no_takers", buildings=w.buildings(building, 1))
    wish = w.buildings(building, event.placement.count)
    return say("story-uncontested", who=w.who(event.placement.seat), buildings=wish)


def _contest_ends(b: Beat, frame_id: int) -> bool:
    """Return True if an event to come ends the contest for the building that an auction sells."""
    return any(isinstance(event, ContestEnded) and event.id == frame_id for event in b.rest)


def _count_began(b: Beat, event: CountBegan) -> Iterator[str]:
    """SHORT-5, TIME-2: yield a sentence for each discarded auction, and one about the final count.

    The final count compares what the players are worth. Its sentence says why the game ends so. It
    is left out if the end of the game is among the events to come.
    """
    for frame in b.state.pending:
        if isinstance(frame, Auction) and frame.id in event.dropped:
            yield say("story-no_sale", lot=b.words.lot(frame))
    if not any(isinstance(later, GameEnded) for later in b.rest):
        yield say(f"story-count_{event.frame.reason or 'first_bankruptcy'}")


def _offer_closed(b: Beat, event: OfferClosed) -> Iterator[str]:
    w = b.words
    offer = next(o for o in b.state.offers if o.id == event.id)
    maker, to = w.who(offer.maker), w.who(offer.to)
    match event.reason:
        case "accepted":
            while b.payment("trade") or b.next(DeedMoved) or b.next(JailCardMoved):
                pass
            yield say("story-deal", maker=maker, to=to, terms=w.terms(offer))
            yield from b.completed(offer.to, offer.give)
            yield from b.completed(offer.maker, offer.ask)
        case "countered" if made := b.next(OfferMade):
            yield say("story-counters", who=to, terms=w.terms(made.offer))
        case "rejected":
            yield b.pick("story-declines", who=to)
        case "withdrawn":
            yield say("story-withdraws", who=maker)
        case "game_ends":
            pass  # the sentence about the end says it
        case "debt_first":
            yield say("story-deal_off_debts", maker=maker, to=to)
        case _:
            yield say("story-deal_off", maker=maker, to=to)


def went_out(b: Beat, event: WentOut) -> Iterator[str]:
    """BANK-1, BANK-2: yield sentences that a player is out, and who gets the property.

    Further sentences tell how debts, auctions and groups change because of that.
    """
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
                cash = after.amount  # the payment of the estate comes after sales and mortgages
            case FrameChanged(Debt() as debt):
                besides.append(_owes_now(b, debt, heir))
            case Asked(Auction() as auction):  # what the seat was about to buy
                besides.append(say("story-hammer", lot=w.place(auction.pos)))
            case LotChanged() | DeedMortgaged() | MortgageLifted() | FrameChanged() | Settled():
                pass
            case BidStruck(frame_id, _, seats) if seats is not None and not _contest_ends(
                b, frame_id
            ):
                lot = w.lot(_auction(b, frame_id))
                besides.append(say("story-bidding_again_for", lot=lot))
            case OfferClosed() | ClaimClosed() | BidStruck() | BidderLeft() | WantStated():
                pass
            case CountBegan():
                besides += _count_began(b, after)
            case Asked(FinalCount()):  # in older games
                pass
            case _:
                break
        b.next(type(after))
    if event.resigned:
        yield say("story-gives_up", who=who)
    else:
        yield b.pick("story-bankrupt", who=who)
    if goods := w.goods(cash, deeds, cards, brief=True):
        if event.to == BANK:
            yield say("story-bank_takes_over", goods=goods)
        else:
            yield say("story-takes_over", who=heir, goods=goods)
    yield from besides
    if not (b.rest and isinstance(b.rest[0], GameEnded)):
        yield from b.completed(event.to, deeds)


def ended(b: Beat, result: Result) -> Iterator[str]:
    """END-2: yield a sentence about the winners, and another with the ranks of all players.

    If the worth decided, the ranks include the worth of each player who is not out.
    """
    w = b.words
    names = [w.names[i] for i, rank in enumerate(result.ranks) if rank == 1]
    yield say(f"story-{result.reason}", names=listed(names), count=len(names))
    places = []
    for rank, i in sorted((rank, i) for i, rank in enumerate(result.ranks)):
        if result.worth and not b.state.players[i].out:
            worth = w.money(result.worth[i])
            places.append(say("story-rank_worth", rank=rank, name=w.names[i], worth=worth))
        else:
            places.append(say("story-rank", rank=rank, name=w.names[i]))
    yield say("story-ranks", places=listed(places, "comma"))


def _owes_now(b: Beat, debt: Debt, to: str) -> str:
    amount = b.words.money(debt.amount)
    return say("story-owes_now", who=b.words.who(debt.seat), amount=amount, to=to)


def _frame(b: Beat, frame_id: int) -> Frame:
    return next(frame for frame in b.state.pending if frame.id == frame_id)


def _auction(b: Beat, frame_id: int) -> Auction:
    frame = _frame(b, frame_id)
    assert isinstance(frame, Auction)
    return frame

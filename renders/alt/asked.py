"""What the game waits for, in sentences."""

from __future__ import annotations

from typing import assert_never

from engine.asked import asked_seats, bidders
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
from engine.jail import fine_allowed
from engine.money import debt_of
from engine.mortgage import lift_cost
from engine.state import BANK, Claim, Offer, Result
from engine.view import SeatView
from renders.words import Words, listing


def headline(view: SeatView, w: Words) -> str:
    """The turn, and who is asked what; or how the game ended."""
    if view.result is not None:
        return ending(view.result, w)
    turn, owner = view.turn, w.who(view.turn.seat)
    if not view.pending:
        return f"Turn {turn.number}: {_of_the_turn(view, w)}"
    first, *_ = by_urgency(view)
    whose = "" if turn.seat in asked_seats(view, first) else f", {owner}'s"
    return f"Turn {turn.number}{whose}: {asks(view, w, first)}"


def by_urgency(view: SeatView) -> list[Frame]:
    """The stack from its top down; of one player's debts on top the oldest comes first."""
    frames = view.pending[::-1]
    if frames and isinstance(frames[0], Debt):
        oldest = debt_of(view, frames[0].seat)
        frames.sort(key=lambda frame: frame is not oldest)
    return frames


def ending(result: Result, w: Words) -> str:
    winners = [name for name, rank in zip(w.names, result.ranks, strict=True) if rank == 1]
    wins = "wins" if len(winners) == 1 else "share the win"
    match result.reason:
        case "last_player":
            return f"The game is over: {listing(winners)} {wins} as the last one at the table."
        case "first_bankruptcy":
            return f"The first bankruptcy has ended the game: {listing(winners)} {wins}."
        case "time_limit":
            return f"Time is up: {listing(winners)} {wins}."
        case _:
            assert_never(result.reason)


def _of_the_turn(view: SeatView, w: Words) -> str:
    turn, rules = view.turn, view.ed.rules
    player, who = view.players[turn.seat], w.who(turn.seat)
    if turn.phase != "roll":
        return f"{who} may build, trade or end the turn."
    if player.jail:
        ways = ["roll for doubles"]
        if fine_allowed(rules, player):
            ways.append(f"pay {w.money(rules.jail_fine)}")
        if player.cards:
            ways.append("play a jail card")
        tries = f"{player.jail} of {rules.jail_turns}"
        return f"{who} is in jail (try {tries}) and may {listing(ways, 'or')}."
    return f"{who} rolls again after doubles." if turn.doubles else f"{who} is about to roll."


def asks(view: SeatView, w: Words, frame: Frame) -> str:
    """One frame of the stack, as a sentence."""
    ed = view.ed
    match frame:
        case BuyChoice(_, seat, pos):
            other = "leave it" if ed.rules.no_auctions else "send it to auction"
            price = w.money(ed.board.price[pos])
            return f"{w.who(seat)} may buy {w.place(pos)} for {price} or {other}."
        case TaxChoice(_, seat, pos):
            flat, share = view.tax_sums(frame)
            percent = f"{ed.spaces[pos].percent}% of everything"
            if share is not None:
                percent += f" ({w.money(share)})"
            return f"{w.who(seat)} chooses how to pay {w.place(pos)}: {w.money(flat)} or {percent}."
        case Auction():
            return bidding(view, w, frame)
        case Debt():
            missing = frame.amount - view.players[frame.seat].cash
            more = f" and must find {w.money(missing)} more" if missing > 0 else ""
            owed = f"{w.who(frame.to)} {w.money(frame.amount)}{w.cause(frame.why)}"
            if debt_of(view, frame.seat) != frame:
                return f"{w.who(frame.seat)} also owes {owed}, after that."
            return f"{w.who(frame.seat)} owes {owed}{more}."
        case MortgagedDeed(_, seat, pos, interest):
            cost = w.money(lift_cost(ed.board, pos))
            return (
                f"{w.who(seat)} got {w.place(pos)} mortgaged and may lift it for {cost} "
                f"or keep it so for {w.money(interest)} interest."
            )
        case Shortage():
            left = view.bank.houses if frame.building == "house" else view.bank.hotels
            wish = w.buildings(frame.building, frame.count)
            asked = f": {w.everyone(frame.asked)} may ask too" if frame.asked else ""
            return f"{w.who(frame.asker)} wants {wish} and the Bank has {left}{asked}."
        case Placement():
            return f"{w.who(frame.seat)} may place {w.buildings(frame.building, frame.count)}."
        case SalaryChoice(_, seat):
            return f"{w.who(seat)} may take the salary or move on to a space of choice."
        case TripOffer(_, seat):
            return f"{w.who(seat)} is asked a question for a trip to a free deed."
        case Challenge(_, seat, question):
            return f"{w.who(seat)} is asked: “{ed.questions[question].text}”"
        case Prize(_, seat, game):
            if game == "trip":
                return f"{w.who(seat)} was right and must choose a free deed to go to and buy."
            return f"{w.who(seat)} was right and may choose a prize."
        case Court(_, seat):
            fee = w.money(ed.rules.lawyer_fee)
            return f"{w.who(seat)} is in court and may go to jail or hire a lawyer for {fee}."
        case OfflineMove(_, seat):
            return f"{w.who(seat)} must move the offline token."
        case MoveOn(_, seat, steps):
            return f"{w.who(seat)} will then move {w.counted(steps, 'space')}."
        case EachPlayer():
            way = "collects from" if frame.collect else "pays"
            each = f"{w.money(frame.amount)} each"
            return f"{w.who(frame.seat)} then {way} {w.everyone(frame.rest)}, {each}."
        case EstateSale(_, deeds):
            return f"Then under the hammer: {w.places(deeds)}."
        case BuildingSale(_, building, wants):
            wished = [f"{w.who(seat)} {count}" for seat, count in wants]
            return f"Wanted, {w.buildings(building, 2)[2:]}: {listing(wished)}."
        case FinalCount():
            return "Then the game ends, and what everybody has is counted."
        case _:
            assert_never(frame)


def bidding(view: SeatView, w: Words, auction: Auction) -> str:
    """What is sold, the highest bid, and who may still raise it."""
    raisers = w.everyone(bidders(view, auction), "or")
    if auction.high == BANK:
        return f"{w.lot(auction)} is up for auction, no bid yet; {raisers or 'nobody'} may bid."
    bid = f"{w.who(auction.high)} leads with {w.money(auction.bid)}"
    return f"{w.lot(auction)} is up for auction: {bid}; {raisers or 'nobody'} may raise."


def hammer(w: Words, auction: Auction) -> str:
    """How an auction ended."""
    if auction.high == BANK:
        return f"Auction over. Nobody bid for {w.lot(auction)}."
    price = w.money(auction.bid)
    return f"Auction over. {w.who(auction.high)} buys {w.lot(auction)} for {price}."


def offered(w: Words, offer: Offer) -> str:
    """An open trade as its maker put it."""
    return f"{w.who(offer.maker)} offers {w.who(offer.to)} {w.terms(offer)}."


def claimed(w: Words, claim: Claim) -> str:
    """A rent that its owner may still ask for."""
    rent = f"{w.money(claim.amount)}{w.cause(claim.why)}"
    return f"{w.who(claim.owner)} may ask {w.who(claim.lander)} for {rent}."


def stands(view: SeatView, w: Words, pos: Pos, jailed: bool) -> str:
    """Where a token is, as it follows a name."""
    if pos != view.ed.board.jail:
        return f"on {w.place(pos)}"
    return "in jail" if jailed else "visiting the jail"

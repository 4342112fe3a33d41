"""Sentences that say what the game waits for."""

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
from engine.state import BANK
from engine.view import SeatView
from renders.endings import ending
from renders.words import Words, building_words


def headline(view: SeatView, w: Words) -> str:
    """Return a sentence: the turn and what the game waits for, or how the game ended."""
    if view.result is not None:
        return ending(w.say, view.result, w.names)
    turn = view.turn
    if not view.pending:
        return w.say("alt-turn", turn=turn.number, what=_of_the_turn(view, w))
    first, *_ = by_urgency(view)
    what = asks(view, w, first)
    if turn.seat in asked_seats(view, first):
        return w.say("alt-turn", turn=turn.number, what=what)
    return w.say("alt-turn_of", turn=turn.number, who=w.who(turn.seat), what=what)


def by_urgency(view: SeatView) -> list[Frame]:
    """Return the pending decisions, top of the stack first.

    If the top decision is a debt, the oldest debt of the same player comes first.
    """
    frames = view.pending[::-1]
    if frames and isinstance(frames[0], Debt):
        oldest = debt_of(view, frames[0].seat)
        frames.sort(key=lambda frame: frame is not oldest)
    return frames


def _of_the_turn(view: SeatView, w: Words) -> str:
    turn, rules = view.turn, view.ed.rules
    player, who = view.players[turn.seat], w.who(turn.seat)
    if turn.phase != "roll":
        return w.say("alt-ends_turn", who=who)
    if player.jail:
        ways = [w.say("alt-way_doubles")]
        if fine_allowed(rules, player):
            ways.append(w.say("alt-way_fine", amount=w.money(rules.jail_fine)))
        if player.cards:
            ways.append(w.say("alt-way_card"))
        may = w.listed(ways, "or")
        turns = rules.jail_turns
        return w.say("alt-in_jail", who=who, turn=player.jail, turns=turns, ways=may)
    return w.say("alt-rolls_again" if turn.doubles else "alt-rolls", who=who)


def asks(view: SeatView, w: Words, frame: Frame) -> str:
    """Return a sentence that describes a pending decision."""
    ed = view.ed
    match frame:
        case BuyChoice(_, seat, pos):
            auctions = "no" if ed.rules.no_auctions else "yes"
            deed, price = w.place(pos), w.money(ed.board.price[pos])
            return w.say("alt-buy", who=w.who(seat), deed=deed, price=price, auctions=auctions)
        case TaxChoice(_, seat, pos):
            return _taxed(view, w, frame)
        case Auction():
            return auction_state(view, w, frame)
        case Debt():
            return _owed(view, w, frame)
        case MortgagedDeed(_, seat, pos, interest):
            return w.say(
                "alt-mortgaged_deed",
                who=w.who(seat),
                deed=w.place(pos),
                cost=w.money(lift_cost(ed.board, pos)),
                interest=w.money(interest),
            )
        case Shortage():
            left = view.bank.houses if frame.building == "house" else view.bank.hotels
            who, wish = w.who(frame.asker), w.buildings(frame.building, frame.count)
            if not frame.asked:
                return w.say("alt-shortage", who=who, buildings=wish, left=left)
            others = w.everyone(frame.asked)
            return w.say("alt-shortage_others", who=who, buildings=wish, left=left, others=others)
        case Placement():
            wish = w.buildings(frame.building, frame.count)
            return w.say("story-may_place", who=w.who(frame.seat), buildings=wish)
        case SalaryChoice(_, seat):
            return w.say("alt-salary", who=w.who(seat))
        case TripOffer(_, seat):
            return w.say("story-trip", who=w.who(seat))
        case Challenge(_, seat, question):
            return w.say("alt-question", who=w.who(seat), text=ed.questions[question].text)
        case Prize(_, seat, game):
            return w.say("alt-trip_won" if game == "trip" else "alt-prize", who=w.who(seat))
        case Court(_, seat):
            return w.say("alt-court", who=w.who(seat), fee=w.money(ed.rules.lawyer_fee))
        case OfflineMove(_, seat):
            return w.say("alt-offline_move", who=w.who(seat))
        case MoveOn(_, seat, steps):
            return w.say("alt-moves_on", who=w.who(seat), steps=steps)
        case EachPlayer():
            key = "alt-collects_each" if frame.collect else "alt-pays_each"
            others, amount = w.everyone(frame.rest), w.money(frame.amount)
            return w.say(key, who=w.who(frame.seat), others=others, amount=amount)
        case EstateSale(_, deeds):
            return w.say("alt-estate", deeds=w.places(deeds))
        case BuildingSale(_, building, wants):
            wished = [w.say("alt-wish", who=w.who(seat), count=count) for seat, count in wants]
            _, what, _ = building_words(ed.terms.within, building)
            return w.say("alt-building_sale", buildings=what, wishes=w.listed(wished))
        case FinalCount():
            return w.say("alt-final_count")
        case _:
            assert_never(frame)


def _taxed(view: SeatView, w: Words, frame: TaxChoice) -> str:
    who, place, percent = w.who(frame.seat), w.place(frame.pos), view.ed.spaces[frame.pos].percent
    flat, share = view.tax_sums(frame)
    if share is None:
        return w.say("alt-tax", who=who, place=place, flat=w.money(flat), percent=percent)
    return w.say(
        "alt-tax_known",
        who=who,
        place=place,
        flat=w.money(flat),
        percent=percent,
        share=w.money(share),
    )


def _owed(view: SeatView, w: Words, debt: Debt) -> str:
    who, to, what = w.who(debt.seat), w.who(debt.to), w.charge(debt.amount, debt.why)
    missing = debt.amount - view.players[debt.seat].cash
    if debt_of(view, debt.seat) != debt:
        return w.say("alt-debt_later", who=who, to=to, what=what)
    if missing > 0:
        return w.say("alt-debt_short", who=who, to=to, what=what, missing=w.money(missing))
    return w.say("alt-debt", who=who, to=to, what=what)


def auction_state(view: SeatView, w: Words, auction: Auction) -> str:
    """Return a sentence with the lot, the highest bid, and the players who may raise it."""
    lot, raisers = w.lot(auction), w.everyone(bidders(view, auction), "or") or w.say("alt-nobody")
    if auction.high == BANK:
        return w.say("alt-auction_open", lot=lot, raisers=raisers)
    who, bid = w.who(auction.high), w.money(auction.bid)
    return w.say("alt-auction_led", lot=lot, who=who, amount=bid, raisers=raisers)


def auction_result(w: Words, auction: Auction) -> str:
    """Return a sentence on how an auction ended: the buyer and the price, or no sale."""
    lot = w.lot(auction)
    if auction.high == BANK:
        return w.say("alt-auction_unsold", lot=lot)
    price = w.money(auction.bid)
    return w.say("alt-auction_sold", who=w.who(auction.high), lot=lot, price=price)


def location(view: SeatView, w: Words, pos: Pos, jailed: bool) -> str:
    """Return words that say where a token is, to follow the player's name."""
    if pos != view.ed.board.jail:
        return w.say("alt-on", place=w.place(pos))
    return w.say("alt-jailed" if jailed else "alt-visiting")

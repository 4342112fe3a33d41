"""Making and answering trades. Never loops: one offer a turn, and only offers of the player
whose turn it is are countered, once."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.actions import Accept, Action, MakeOffer, Reject
from engine.ai.deals import turned_round
from engine.ai.deed_value import group_value, trade_gain
from engine.board import Board
from engine.edition import Pos, Seat
from engine.money import spendable
from engine.state import BANK, Offer
from engine.trade import answerable, possible
from engine.view import SeatView

PATIENCE = 400
"""Turns after which a player no longer minds how much the other side gains."""


def answer(view: SeatView, margin: int) -> Action | None:
    """Accept what is a gain, counter what is nearly one, reject the rest."""
    seat = view.seat
    offers = answerable(view.ed, view, seat)
    if not offers or seat is None:
        return None
    offer = offers[0]
    board = view.ed.board
    gain = trade_gain(board, view, seat, offer.give, offer.ask) + offer.give_cash - offer.ask_cash
    theirs = trade_gain(board, view, offer.maker, offer.ask, offer.give)
    price = _price(board, offer.give + offer.ask)
    wanted = _least_gain(view, price, theirs, margin)
    if gain >= wanted:
        return Accept(offer.id)
    if offer.maker == view.turn.seat and offer.ask:
        counter = _counter(view, offer, wanted - gain)
        if counter is not None:
            return counter
    return Reject(offer.id)


def _least_gain(view: SeatView, price: int, theirs: int, margin: int) -> int:
    """A share of the price, and of what the other side wins by it while patience lasts."""
    patience = PATIENCE - view.turn.number
    if patience <= 0 or theirs <= 0:
        return price * margin // 100
    return price * margin // 100 + theirs * patience // (PATIENCE * 3)


def _counter(view: SeatView, offer: Offer, missing: int) -> Action | None:
    """The same deeds, with so much more cash the right way that it becomes a gain."""
    cash = offer.give_cash - offer.ask_cash + missing
    if cash > spendable(view, offer.maker) // 2:
        return None
    return turned_round(view, offer, cash)


def propose(view: SeatView, margin: int) -> MakeOffer | None:
    """The best trade in sight that brings a group nearer and that the other side may like."""
    seat = view.seat
    assert seat is not None
    wishes, gifts = _wishes(view, seat)
    if not wishes:
        return None
    found: list[tuple[int, Offer]] = []
    purses: dict[Seat, int] = {}
    for other, ask in wishes:
        if other not in purses:
            purses[other] = spendable(view, other)
        for gift in (NOTHING, *gifts[other]):
            if gift.group != ask.group:
                price = ask.price + gift.price
                mine, theirs = ask.gain - gift.loss, gift.gain - ask.loss
                # The cash that leaves the other side a fair gain; does it pay for this one?
                cash = max(_least_gain(view, price, mine, margin) - theirs, -purses[other])
                if mine - cash >= _least_gain(view, price, theirs, margin):
                    give_cash, ask_cash = max(0, cash), max(0, -cash)
                    offer = Offer(
                        0, seat, other, give_cash, gift.deeds, (), ask_cash, ask.deeds, ()
                    )
                    found.append((mine - cash, offer))
    most = spendable(view, seat) * 3 // 4
    for _, offer in sorted(found, key=lambda priced: -priced[0]):
        if offer.give_cash <= most and possible(view.ed, view, offer):
            return MakeOffer(offer.to, offer.give_cash, offer.give, (), offer.ask_cash, offer.ask)
    return None


Deeds: TypeAlias = tuple[Pos, ...]


class Share(Struct, frozen=True):
    """Deeds of one group that could change hands: the giver's loss by it, the taker's gain."""

    deeds: Deeds
    group: Deeds
    price: int
    loss: int
    gain: int


NOTHING = Share((), (), 0, 0, 0)
"""For a trade in cash alone."""


def _wishes(view: SeatView, seat: Seat) -> tuple[list[tuple[Seat, Share]], dict[Seat, list[Share]]]:
    """What a seat would like to have, and of whom; and by seat, what others want of it.

    One other hand's share makes a street group whole; later a single deed helps too.
    A group with an unsold deed interests nobody yet.
    """
    owner = view.owner
    late = view.turn.number > PATIENCE // 4
    wishes: list[tuple[Seat, Share]] = []
    gifts: dict[Seat, list[Share]] = {}
    for members, pick in view.ed.board.street_picks:
        holders = pick(owner)
        if seat not in holders or BANK in holders:
            continue
        others = dict.fromkeys([holder for holder in holders if holder != seat])
        if not others or (len(others) > 1 and not late):
            continue
        hands = {hand: tuple([p for p in members if owner[p] == hand]) for hand in (seat, *others)}
        if len(others) == 1:
            (other,) = others
            ask, gift = _halves(view, members, hands[other], hands[seat])
            wishes.append((other, ask))
            gifts.setdefault(other, []).append(gift)
            continue
        for pos in members:
            if owner[pos] != seat:
                ask = _single(view, members, pos, hands[owner[pos]], hands[seat])
                wishes.append((owner[pos], ask))
        for other in others:
            found = [_single(view, members, pos, hands[seat], hands[other]) for pos in hands[seat]]
            gifts.setdefault(other, []).extend(found)
    return wishes, gifts


def _halves(view: SeatView, group: Deeds, theirs: Deeds, own: Deeds) -> tuple[Share, Share]:
    """A group in two hands: all of the other's as a wish, and all of one's own as a gift."""
    board = view.ed.board
    whole, other, mine = [group_value(board, view, deeds) for deeds in (group, theirs, own)]
    return (
        Share(theirs, group, _price(board, theirs), other, whole - mine),
        Share(own, group, _price(board, own), mine, whole - other),
    )


def _single(view: SeatView, group: Deeds, pos: Pos, giver: Deeds, taker: Deeds) -> Share:
    """One deed of a group out of a giver's hand into a taker's."""
    board = view.ed.board
    left = [deed for deed in giver if deed != pos]
    loss = group_value(board, view, giver) - group_value(board, view, left)
    gain = group_value(board, view, (*taker, pos)) - group_value(board, view, taker)
    return Share((pos,), group, board.price[pos], loss, gain)


def _price(board: Board, deeds: Deeds) -> int:
    return sum([board.price[pos] for pos in deeds])

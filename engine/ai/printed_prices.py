"""Trades by printed prices, as the older computer players make them.

They make at most one offer a turn, and counter only offers of the player whose turn it is.
"""

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
"""Turns of the game after which the other side's gain in a trade does not count.

After a quarter of these turns, single deeds are proposed for trades too.
"""


def answer(view: SeatView, margin: int) -> Action | None:
    """Return an acceptance, a counter or a rejection of the oldest open offer, or None without one.

    An offer that gains enough is accepted. An offer by the player of this turn is countered if it
    asks for deeds and payable cash could make it gain enough.
    """
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
    """Return the gain asked for in a trade: a share of the price and of the other side's gain."""
    patience = PATIENCE - view.turn.number
    if patience <= 0 or theirs <= 0:
        return price * margin // 100
    return price * margin // 100 + theirs * patience // (PATIENCE * 3)


def _counter(view: SeatView, offer: Offer, missing: int) -> Action | None:
    """Return a counter with the same goods and enough cash to gain, or None.

    The cash may be at most half of the maker's spendable cash.
    """
    cash = offer.give_cash - offer.ask_cash + missing
    if cash > spendable(view, offer.maker) // 2:
        return None
    return turned_round(view, offer, cash)


def propose(view: SeatView, margin: int) -> MakeOffer | None:
    """Return the best offer that gains deeds of a street group, or None.

    Both sides must gain enough.
    """
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
                # The cash that leaves the other side a fair gain.
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


class TradableDeeds(Struct, frozen=True):
    """Deeds of one group that could change hands, with the giver's loss and the taker's gain."""

    deeds: Deeds
    group: Deeds
    price: int
    loss: int
    gain: int


NOTHING = TradableDeeds((), (), 0, 0, 0)
"""The goods of a side that gives no deeds."""


def _wishes(
    view: SeatView, seat: Seat
) -> tuple[list[tuple[Seat, TradableDeeds]], dict[Seat, list[TradableDeeds]]]:
    """Return the deeds a seat would like, each with its holder, and its gifts to each other seat.

    Gifts are deeds that it could give in exchange. If one other seat holds the rest of a street
    group, the whole rest is wished for. Later in the game, so are single deeds of groups with more
    holders. Groups with an unsold deed, or without a deed of the seat, are left out.
    """
    owner = view.owner
    late = view.turn.number > PATIENCE // 4
    wishes: list[tuple[Seat, TradableDeeds]] = []
    gifts: dict[Seat, list[TradableDeeds]] = {}
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


def _halves(
    view: SeatView, group: Deeds, theirs: Deeds, own: Deeds
) -> tuple[TradableDeeds, TradableDeeds]:
    """Return the other seat's deeds of a group as a wish, and this seat's deeds as a gift.

    The two seats hold the whole group.
    """
    board = view.ed.board
    whole, other, mine = [group_value(board, view, deeds) for deeds in (group, theirs, own)]
    return (
        TradableDeeds(theirs, group, _price(board, theirs), other, whole - mine),
        TradableDeeds(own, group, _price(board, own), mine, whole - other),
    )


def _single(view: SeatView, group: Deeds, pos: Pos, giver: Deeds, taker: Deeds) -> TradableDeeds:
    """Return one deed as tradable goods, with its giver's loss and its taker's gain."""
    board = view.ed.board
    left = [deed for deed in giver if deed != pos]
    loss = group_value(board, view, giver) - group_value(board, view, left)
    gain = group_value(board, view, (*taker, pos)) - group_value(board, view, taker)
    return TradableDeeds((pos,), group, board.price[pos], loss, gain)


def _price(board: Board, deeds: Deeds) -> int:
    return sum([board.price[pos] for pos in deeds])

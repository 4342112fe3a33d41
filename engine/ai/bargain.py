"""Making and answering trades. Never loops: one offer a turn, and only offers of the player
whose turn it is are countered, once."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.actions import Accept, Action, Counter, MakeOffer, Reject
from engine.ai.value import group_gain, trade_gain
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.money import spendable
from engine.state import BANK, Offer
from engine.trade import check
from engine.view import SeatView

PATIENCE = 400
"""Turns after which a player no longer minds how much the other side gains."""


def answer(view: SeatView, margin: int) -> Action | None:
    """Accept what is a gain, counter what is nearly one, reject the rest."""
    seat = view.seat
    offer = next((o for o in view.offers if o.to == seat), None)
    if offer is None or seat is None:
        return None
    board = view.ed.board
    gain = trade_gain(board, view, seat, offer.give, offer.ask) + offer.give_cash - offer.ask_cash
    theirs = trade_gain(board, view, offer.maker, offer.ask, offer.give)
    price = sum([board.price[pos] for pos in offer.give + offer.ask])
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
    counter = Offer(
        0, offer.to, offer.maker,
        max(0, -cash), offer.ask, offer.ask_cards,
        max(0, cash), offer.give, offer.give_cards,
    )  # fmt: skip
    if not _possible(view, counter):
        return None
    return Counter(
        counter.give_cash, counter.give, counter.give_cards,
        counter.ask_cash, counter.ask, counter.ask_cards, offer.id,
    )  # fmt: skip


def propose(view: SeatView, margin: int) -> MakeOffer | None:
    """The best trade in sight that brings a group nearer and that the other side may like."""
    seat = view.seat
    assert seat is not None
    wishes, wanted = _wishes(view, seat)
    if not wishes:
        return None
    board = view.ed.board
    found: list[tuple[int, Offer]] = []
    partners: dict[Seat, tuple[int, list[Gift]]] = {}
    for ask, other in wishes:
        if other not in partners:
            gifts = _gifts(view, seat, other, wanted.get(other, []))
            partners[other] = spendable(view, other), gifts
        purse, gifts = partners[other]
        members = board.members[ask[0]]
        won = group_gain(board, view, seat, members, ask, ())
        lost = group_gain(board, view, other, members, (), ask)
        price = sum([board.price[pos] for pos in ask])
        for gift in gifts:
            if gift.group != members:
                mine, theirs = won + gift.cost, lost + gift.gain
                # The cash that leaves the other side a fair gain; does it pay for this one?
                least = _least_gain(view, price + gift.price, mine, margin)
                cash = max(least - theirs, -purse)
                if mine - cash >= _least_gain(view, price + gift.price, theirs, margin):
                    give_cash, ask_cash = max(0, cash), max(0, -cash)
                    offer = Offer(0, seat, other, give_cash, gift.deeds, (), ask_cash, ask, ())
                    found.append((mine - cash, offer))
    most = spendable(view, seat) * 3 // 4
    for _, offer in sorted(found, key=lambda priced: -priced[0]):
        if offer.give_cash <= most and _possible(view, offer):
            return MakeOffer(offer.to, offer.give_cash, offer.give, (), offer.ask_cash, offer.ask)
    return None


Deeds: TypeAlias = tuple[Pos, ...]


def _wishes(view: SeatView, seat: Seat) -> tuple[list[tuple[Deeds, Seat]], dict[Seat, list[Deeds]]]:
    """Deeds a seat would like to have, with their holders; and by seat, what others want of it.

    One other hand's share makes a street group whole; later a single deed helps too.
    A group with an unsold deed interests nobody yet.
    """
    owner = view.owner
    late = view.turn.number > PATIENCE // 4
    wishes: list[tuple[Deeds, Seat]] = []
    wanted: dict[Seat, list[Deeds]] = {}
    pick = view.ed.board.pick
    for members in view.ed.board.street_groups:
        holders = pick[members[0]](owner)
        if seat not in holders or BANK in holders:
            continue
        others = dict.fromkeys([other for other in holders if other != seat])
        if len(others) == 1:
            (other,) = others
            wishes.append((tuple([pos for pos in members if owner[pos] == other]), other))
            wanted.setdefault(other, []).append(
                tuple([pos for pos in members if owner[pos] == seat])
            )
        elif late:
            wishes += [((pos,), owner[pos]) for pos in members if owner[pos] != seat]
            for other in others:
                own = [(pos,) for pos in members if owner[pos] == seat]
                wanted.setdefault(other, []).extend(own)
    return wishes, wanted


class Gift(Struct, frozen=True):
    """Deeds of one group that could go into a trade: their cost to the giver, gain to the taker."""

    deeds: Deeds
    group: Deeds
    price: int
    cost: int
    gain: int


NOTHING = Gift((), (), 0, 0, 0)


def _gifts(view: SeatView, seat: Seat, other: Seat, wanted: list[Deeds]) -> list[Gift]:
    """What a seat holds that the other one wants; and nothing, for a trade in cash alone."""
    board = view.ed.board
    found = [NOTHING]
    for deeds in wanted:
        members = board.members[deeds[0]]
        cost = group_gain(board, view, seat, members, (), deeds)
        gain = group_gain(board, view, other, members, deeds, ())
        price = sum([board.price[pos] for pos in deeds])
        found.append(Gift(deeds, members, price, cost, gain))
    return found


def _possible(view: SeatView, offer: Offer) -> bool:
    try:
        check(view.ed, view, offer)
    except Illegal:
        return False
    return True

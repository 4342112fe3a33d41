"""Making and answering trades. Never loops: one offer a turn, and only offers of the player
whose turn it is are countered, once."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.actions import Accept, Action, Counter, MakeOffer, Reject
from engine.ai.value import trade_gain
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
    wanted = _least_gain(view, offer.give + offer.ask, theirs, margin)
    if gain >= wanted:
        return Accept(offer.id)
    if offer.maker == view.turn.seat and offer.ask:
        counter = _counter(view, offer, wanted - gain)
        if counter is not None:
            return counter
    return Reject(offer.id)


def _least_gain(view: SeatView, deeds: tuple[Pos, ...], theirs: int, margin: int) -> int:
    """A share of the price, and of what the other side wins by it while patience lasts."""
    price = sum(view.ed.board.price[pos] for pos in deeds)
    patience = max(0, PATIENCE - view.turn.number)
    return price * margin // 100 + max(0, theirs) * patience // (PATIENCE * 3)


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
    board = view.ed.board
    wishes = _wishes(view)
    found: list[tuple[int, Offer]] = []
    gifts: dict[Seat, list[Gift]] = {}
    for ask, other in wishes.get(seat, ()):
        if other not in gifts:
            gifts[other] = _gifts(view, seat, other, wishes.get(other, []))
        won = trade_gain(board, view, seat, ask, ())
        lost = trade_gain(board, view, other, (), ask)
        for gift in gifts[other]:
            if gift.group != board.group[ask[0]]:
                mine, theirs = won + gift.cost, lost + gift.gain
                priced = _price(view, seat, other, gift, ask, mine, theirs, margin)
                if priced is not None:
                    found.append(priced)
    for _, offer in sorted(found, key=lambda priced: -priced[0]):
        if _possible(view, offer):
            return MakeOffer(offer.to, offer.give_cash, offer.give, (), offer.ask_cash, offer.ask)
    return None


Wish: TypeAlias = tuple[tuple[Pos, ...], Seat]
"""Deeds somebody would like to have, and who holds them."""


def _wishes(view: SeatView) -> dict[Seat, list[Wish]]:
    """By seat: deeds in one other hand that make a street group whole, later also ones that help.

    A group with an unsold deed interests nobody yet.
    """
    owner = view.owner
    late = view.turn.number > PATIENCE // 4
    found: dict[Seat, list[Wish]] = {}
    for members in view.ed.board.street_groups:
        holders = [owner[pos] for pos in members]
        if BANK in holders:
            continue
        seats = list(dict.fromkeys(holders))
        if len(seats) == 2:
            for seat, other in (seats, seats[::-1]):
                theirs = tuple([pos for pos in members if owner[pos] == other])
                found.setdefault(seat, []).append((theirs, other))
        elif late and len(seats) > 2:
            for seat in seats:
                wish = found.setdefault(seat, [])
                wish.extend(((pos,), owner[pos]) for pos in members if owner[pos] != seat)
    return found


class Gift(Struct, frozen=True):
    """Deeds that could go into a trade: what they cost the giver and gain the taker."""

    deeds: tuple[Pos, ...]
    group: str
    cost: int
    gain: int


def _gifts(view: SeatView, seat: Seat, other: Seat, wanted: list[Wish]) -> list[Gift]:
    """What a seat holds that the other one wants; and nothing, for a trade in cash alone."""
    board = view.ed.board
    found = [Gift((), "", 0, 0)]
    for deeds, holder in wanted:
        if holder == seat:
            cost = trade_gain(board, view, seat, (), deeds)
            gain = trade_gain(board, view, other, deeds, ())
            found.append(Gift(deeds, board.group[deeds[0]], cost, gain))
    return found


def _price(
    view: SeatView,
    seat: Seat,
    other: Seat,
    gift: Gift,
    ask: tuple[Pos, ...],
    mine: int,
    theirs: int,
    margin: int,
) -> tuple[int, Offer] | None:
    """Find the cash that leaves the other side a fair gain, and see whether it pays."""
    deeds = gift.deeds + ask
    cash = max(_least_gain(view, deeds, mine, margin) - theirs, -spendable(view, other))
    gain = mine - cash
    if cash > spendable(view, seat) * 3 // 4 or gain < _least_gain(view, deeds, theirs, margin):
        return None
    return gain, Offer(0, seat, other, max(0, cash), gift.deeds, (), max(0, -cash), ask, ())


def _possible(view: SeatView, offer: Offer) -> bool:
    try:
        check(view.ed, view, offer)
    except Illegal:
        return False
    return True

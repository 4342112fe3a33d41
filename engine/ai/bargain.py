"""Making and answering trades. Never loops: one offer a turn, and only offers of the player
whose turn it is are countered, once."""

from __future__ import annotations

from engine.actions import Accept, Action, Counter, MakeOffer, Reject
from engine.ai.value import trade_gain
from engine.buildings import group_has_buildings
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.money import spendable
from engine.mortgage import received
from engine.state import Offer, seats_after
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
    best: tuple[int, Offer] | None = None
    spare = _tradable(view, seat)
    for other in seats_after(view, seat):
        theirs = _tradable(view, other)
        wanted = [pos for pos in theirs if _brings_group(view, seat, pos)]
        offered: list[tuple[Pos, ...]] = [()]
        offered += [(pos,) for pos in spare if _brings_group(view, other, pos)]
        for ask in wanted:
            group = board.group[ask]
            for give in offered:
                if give and board.group[give[0]] == group:
                    continue
                found = _price(view, seat, other, give, (ask,), margin)
                if found is not None and (best is None or found[0] > best[0]):
                    best = found
    if best is None:
        return None
    offer = best[1]
    return MakeOffer(offer.to, offer.give_cash, offer.give, (), offer.ask_cash, offer.ask)


def _tradable(view: SeatView, seat: Seat) -> list[Pos]:
    board = view.ed.board
    return [
        pos
        for pos in view.deeds_of(seat)
        if not group_has_buildings(board, view, pos) and received(view, pos) is None
    ]


def _brings_group(view: SeatView, seat: Seat, pos: Pos) -> bool:
    """Getting this deed makes a street group whole, or leaves only one missing."""
    board, owner = view.ed.board, view.owner
    members = board.members[pos]
    if not board.house_cost[pos]:
        return False
    missing = sum(1 for other in members if other != pos and owner[other] != seat)
    return missing == 0 or (missing == 1 and view.turn.number > PATIENCE // 4)


def _price(
    view: SeatView,
    seat: Seat,
    other: Seat,
    give: tuple[Pos, ...],
    ask: tuple[Pos, ...],
    margin: int,
) -> tuple[int, Offer] | None:
    """Find the cash that leaves the other side a fair gain, and see whether it pays."""
    board = view.ed.board
    mine = trade_gain(board, view, seat, ask, give)
    theirs = trade_gain(board, view, other, give, ask)
    cash = _least_gain(view, give + ask, mine, margin) - theirs
    own_limit = spendable(view, seat) * 3 // 4
    if cash > own_limit or -cash > spendable(view, other):
        if cash > own_limit:
            return None
        cash = -spendable(view, other)
    gain = mine - cash
    if gain < _least_gain(view, give + ask, theirs, margin):
        return None
    offer = Offer(0, seat, other, max(0, cash), give, (), max(0, -cash), ask, ())
    return (gain, offer) if _possible(view, offer) else None


def _possible(view: SeatView, offer: Offer) -> bool:
    try:
        check(view.ed, view, offer)
    except Illegal:
        return False
    return True

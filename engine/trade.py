"""Trades: offers between two players that stay open while play goes on (TRADE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from engine.actions import Accept, Counter, MakeOffer, Reject, Withdraw
from engine.asked import check_goes_on
from engine.buildings import group_has_buildings
from engine.dealings import OfferClosed, OfferMade
from engine.decisions import TaxChoice
from engine.edition import Edition, Pos, Seat
from engine.errors import Illegal
from engine.events import DeedMoved, JailCardMoved
from engine.modules.prizes import check_reach
from engine.money import can_raise, debt_of, due, owed, pay, spendable
from engine.mortgage import ask_receivers, check_owner, received
from engine.state import GameState, Offer, Table
from engine.tx import Tx
from engine.why import Why

MOST_OPEN = 10
"""Most open offers made by one seat, a limit that keeps the state small."""

TRADE = Why("trade")

JAIL_CARD = 50
"""DEBT-3: the value of a jail card in a debtor's trade, in base units."""


class Goods(NamedTuple):
    """The cash, deeds and jail cards that one side of a trade hands over."""

    cash: int
    deeds: tuple[Pos, ...]
    cards: tuple[str, ...]


T = TypeVar("T", Pos, str)


def make(tx: Tx, seat: Seat, a: MakeOffer) -> None:
    """TRADE-1: offer any mix of cash, deeds and jail cards for any other mix."""
    tx.emit(OfferMade(_new_offer(tx, seat, a.to, a)))


def counter(tx: Tx, seat: Seat, a: Counter) -> None:
    """TRADE-5: close an offer and make a counter-offer to its maker."""
    old = _open_offer(tx.s, seat, a.ref, as_maker=False)
    offer = _new_offer(tx, seat, old.maker, a)
    tx.emit(OfferClosed(old.id, "countered"))
    tx.emit(OfferMade(offer))


def _new_offer(tx: Tx, seat: Seat, to: Seat, a: MakeOffer | Counter) -> Offer:
    """Return a new offer, or raise Illegal if the trade is impossible.

    If both sides give cash, only the difference is kept.
    """
    if sum(1 for offer in tx.s.offers if offer.maker == seat) >= MOST_OPEN:
        raise Illegal("too_many_offers", most=MOST_OPEN)
    if min(a.give_cash, a.ask_cash) < 0:
        raise Illegal("bad_count", least=0)
    both = min(a.give_cash, a.ask_cash)
    offer = Offer(
        tx.next_id(), seat, to,
        a.give_cash - both, _sorted(a.give), _sorted(a.give_cards),
        a.ask_cash - both, _sorted(a.ask), _sorted(a.ask_cards),
    )  # fmt: skip
    check(tx.ed, tx.s, offer)
    return offer


def reject(tx: Tx, seat: Seat, action: Reject) -> None:
    offer = _open_offer(tx.s, seat, action.ref, as_maker=False)
    tx.emit(OfferClosed(offer.id, "rejected", action.why))


def withdraw(tx: Tx, seat: Seat, action: Withdraw) -> None:
    """TRADE-5: close one of the seat's own offers."""
    tx.emit(OfferClosed(_open_offer(tx.s, seat, action.ref, as_maker=True).id, "withdrawn"))


def accept(tx: Tx, seat: Seat, action: Accept) -> None:
    """TRADE-3: check the offer again, then carry it out or close it as impossible.

    Raise Illegal while a side must choose a tax first.
    """
    offer = _open_offer(tx.s, seat, action.ref, as_maker=False)
    chooser = waits_for_tax(tx.ed, tx.s, offer)
    if chooser is not None:
        raise Illegal("tax_first", seat=chooser)
    try:
        check(tx.ed, tx.s, offer)
    except Illegal as problem:
        tx.emit(OfferClosed(offer.id, problem.code))
        return
    tx.emit(OfferClosed(offer.id, "accepted"))
    cash = offer.give_cash - offer.ask_cash
    if cash > 0:
        pay(tx, offer.maker, offer.to, cash, TRADE)
    else:
        pay(tx, offer.to, offer.maker, -cash, TRADE)
    _hand_over(tx, offer.maker, offer.to, offer.give, offer.give_cards)
    _hand_over(tx, offer.to, offer.maker, offer.ask, offer.ask_cards)
    ask_receivers(tx, [*offer.give, *offer.ask])


def _hand_over(
    tx: Tx, giver: Seat, taker: Seat, deeds: Iterable[Pos], cards: Iterable[str]
) -> None:
    for pos in deeds:
        tx.emit(DeedMoved(pos, taker))
    for deck in cards:
        tx.emit(JailCardMoved(giver, taker, deck))


def check(ed: Edition, s: Table, offer: Offer) -> None:
    """TRADE-1, TRADE-2, TRADE-4: raise Illegal if the offered trade is impossible now."""
    maker, to = offer.maker, offer.to
    check_goes_on(s)
    if not 0 <= to < len(s.players) or to == maker or s.players[to].out:
        raise Illegal("bad_partner")
    given = bool(offer.give_cash or offer.give or offer.give_cards)
    if not given and not (offer.ask_cash or offer.ask or offer.ask_cards):
        raise Illegal("empty_offer")
    cash = offer.give_cash - offer.ask_cash
    _check_side(ed, s, maker, cash, offer.give, offer.give_cards)
    _check_side(ed, s, to, -cash, offer.ask, offer.ask_cards)
    _check_interest(ed, s, maker, -cash, offer.ask)
    _check_interest(ed, s, to, cash, offer.give)
    if s.pending or s.claims:
        gives = Goods(offer.give_cash, offer.give, offer.give_cards)
        asks = Goods(offer.ask_cash, offer.ask, offer.ask_cards)
        _check_debt(ed, s, maker, asks, gives)
        _check_debt(ed, s, to, gives, asks)
        check_reach(ed.board, s, maker, _raised(ed, s, asks, gives))
        check_reach(ed.board, s, to, _raised(ed, s, gives, asks))


def possible(ed: Edition, s: Table, offer: Offer) -> bool:
    """Return True if an offer could be accepted right now."""
    try:
        check(ed, s, offer)
    except Illegal:
        return False
    return waits_for_tax(ed, s, offer) is None


def answerable(ed: Edition, s: Table, seat: Seat | None = None) -> list[Offer]:
    """TAX-2: return the open offers to a seat, without those that must wait for a tax choice.

    With `seat` None, return the offers to all seats.
    """
    return [o for o in s.offers if seat in (None, o.to) and waits_for_tax(ed, s, o) is None]


def waits_for_tax(ed: Edition, s: Table, offer: Offer) -> Seat | None:
    """TAX-2: return the seat that must choose a tax before the trade, or None.

    Such a seat would lower its taxed worth by the trade. For a seat in debt only DEBT-3 applies.
    """
    for frame in s.pending:
        if isinstance(frame, TaxChoice) and frame.seat in (offer.maker, offer.to):
            seat = frame.seat
            if debt_of(s, seat) is None and _worth_gained(ed, s, offer, seat) < 0:
                return seat
    return None


def _worth_gained(ed: Edition, s: Table, offer: Offer, seat: Seat) -> int:
    """TAX-2: return the change of a seat's total worth by a trade, after interest due at once.

    Jail cards count nothing.
    """
    price, cash = ed.board.price, offer.ask_cash - offer.give_cash
    gets, gives = offer.ask, offer.give
    if seat == offer.to:
        cash, gets, gives = -cash, gives, gets
    interest = sum(ed.board.interest[pos] for pos in gets if s.mortgaged[pos])
    return cash + sum(price[pos] for pos in gets) - sum(price[pos] for pos in gives) - interest


def _check_side(
    ed: Edition, s: Table, seat: Seat, cash: int, deeds: tuple[Pos, ...], cards: tuple[str, ...]
) -> None:
    """Raise Illegal unless one side holds the goods it would hand over and may trade them."""
    free = spendable(s, seat)
    if cash > max(0, free):
        raise Illegal("not_enough_cash", needed=cash, spendable=free, seat=seat)
    if len(set(deeds)) != len(deeds):
        raise Illegal("listed_twice")
    for pos in deeds:
        check_owner(ed.board, s, seat, pos)
        if group_has_buildings(ed.board, s, pos):
            raise Illegal("group_has_buildings", group=ed.board.group[pos])
        if received(s, pos) is not None:
            raise Illegal("unsettled_mortgage", deed=pos)
    held = s.players[seat].cards
    for deck in cards:
        if cards.count(deck) > held.count(deck):
            raise Illegal("no_jail_card", seat=seat)


def _check_interest(ed: Edition, s: Table, seat: Seat, gain: int, deeds: tuple[Pos, ...]) -> None:
    """TRADE-4: refuse if a side could not pay the interest on mortgaged deeds it receives."""
    interest = sum([ed.board.interest[pos] for pos in deeds if s.mortgaged[pos]])
    if not interest:
        return
    left = spendable(s, seat) + gain - owed(s, seat)
    if interest > left:
        raise Illegal("cannot_pay_interest", needed=interest, spendable=left, seat=seat)


def _check_debt(ed: Edition, s: Table, seat: Seat, gets: Goods, gives: Goods) -> None:
    """DEBT-3: refuse a trade that leaves a debtor unable to pay.

    It is allowed all the same if it lowers neither the cash that the debtor can raise nor the value
    of its goods.
    """
    debt = due(s, seat)
    if debt == 0:
        return
    raised = _raised(ed, s, gets, gives)
    after = can_raise(ed.board, s, seat) + raised
    if after >= debt:
        return
    worth = _value(ed, s, gives)
    if raised < 0 or _value(ed, s, gets) < worth:
        raise Illegal("debt_first", owed=debt, raisable=after, worth=worth, seat=seat)


def _raised(ed: Edition, s: Table, gets: Goods, gives: Goods) -> int:
    """DEBT-3: return the change of the cash a side can raise, after the interest due at once."""
    board, mortgaged = ed.board, s.mortgaged
    got = (-board.interest[pos] if mortgaged[pos] else board.mortgage[pos] for pos in gets.deeds)
    lost = (board.mortgage[pos] for pos in gives.deeds if not mortgaged[pos])
    return gets.cash + sum(got) - gives.cash - sum(lost)


def _value(ed: Edition, s: Table, goods: Goods) -> int:
    """DEBT-3: return the value of goods in a debtor's trade, in base units.

    A deed counts half its price, less the interest on its mortgage value. An unmortgaged deed
    also counts its mortgage value.
    """
    board = ed.board
    deeds = sum(board.price[pos] // 2 - board.interest[pos] for pos in goods.deeds)
    pledges = sum(board.mortgage[pos] for pos in goods.deeds if not s.mortgaged[pos])
    return goods.cash + deeds + pledges + JAIL_CARD * len(goods.cards)


def close_offers_of(tx: Tx, seat: Seat) -> None:
    """BANK-3: close all offers from and to a seat that has left the game."""
    for offer in [o for o in tx.s.offers if seat in (o.maker, o.to)]:
        tx.emit(OfferClosed(offer.id, "out_of_game"))


def _open_offer(s: GameState, seat: Seat, ref: int, *, as_maker: bool) -> Offer:
    mine = [
        offer
        for offer in s.offers
        if seat == (offer.maker if as_maker else offer.to) and ref in (0, offer.id)
    ]
    if not mine:
        raise Illegal("stale" if ref else "no_offer")
    if len(mine) > 1:
        raise Illegal("which_one", ids=[offer.id for offer in mine])
    return mine[0]


def _sorted(items: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(sorted(items))

"""What happens on the space a token has reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from engine import cards, movement, rent
from engine.actions import Buy, Decline, PayFlat, PayPercent
from engine.asked import answered
from engine.auction import open_auction
from engine.decisions import BuyChoice, SalaryChoice, TaxChoice
from engine.edition import AdvanceNearest, Seat
from engine.errors import Illegal
from engine.events import DeedMoved
from engine.modules import court, game_show, just_visit, offline
from engine.money import charge, may_buy, pay, spendable, tax_share
from engine.rent import PLAIN
from engine.state import BANK, POT
from engine.tx import Tx
from engine.why import Why


class Arrival(Struct, frozen=True, gc=False):
    """How a token came to a space: the throw that moved it, by what, and a card's rent."""

    throw: int
    by: Literal["dice", "jail", "card", "jump"]
    card: AdvanceNearest = PLAIN


Resolver = Callable[[Tx, Seat, Arrival], AdvanceNearest | None]


def land(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """Resolve the space, and the next one where a card moved the token on (CARD-3, CARD-5)."""
    while True:
        moved_on = _RESOLVE[tx.board.kind[tx.s.players[seat].at]](tx, seat, arrival)
        if moved_on is None:
            return
        arrival = Arrival(arrival.throw, "card", moved_on)


def _deed(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """BUY-1, BUY-3, RENT-1: somebody's deed costs rent, nobody's may be bought."""
    s = tx.s
    pos = s.players[seat].at
    owner = s.owner[pos]
    if pos == s.bank.offline:
        offline.arrive(tx, pos)  # OFF-2: and no rent is collected
    if owner == BANK:
        if may_buy(tx.rules, s, seat):
            tx.push(BuyChoice(tx.next_id(), seat, pos))
    elif owner != seat and pos != s.bank.offline:
        rent.collect(tx, seat, pos, arrival.throw, arrival.card)


def _card(tx: Tx, seat: Seat, arrival: Arrival) -> AdvanceNearest | None:
    """CARD-1: draw the top card and do what it says at once."""
    return cards.draw(tx, seat, tx.board.deck[tx.s.players[seat].at])


def _tax(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """TAX-1, TAX-4: a flat sum, or a choice where the space names a percentage."""
    pos = tx.s.players[seat].at
    space = tx.ed.spaces[pos]
    if space.percent and tx.rules.income_tax == "choice":
        tx.push(TaxChoice(tx.next_id(), seat, pos))
    else:
        charge(tx, seat, BANK, space.flat, Why("tax", pos))


def _go(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """EXP-1: landing on GO by dice offers the choice; GO-1 has paid otherwise."""
    if tx.rules.american_expansion and arrival.by in ("dice", "jail"):
        tx.push(SalaryChoice(tx.next_id(), seat, arrival.throw))


def _jail(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """JAIL-2: Just Visiting; TRIP-1: by dice, it may be the start of a trip."""
    if tx.rules.just_visit_america and arrival.by == "dice":
        just_visit.arrive(tx, seat)


def _go_to_jail(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """JAIL-1: straight to jail; LAW-1: to court first."""
    if tx.rules.american_legal_system:
        court.arrive(tx, seat)
    else:
        movement.to_jail(tx, seat, "space")


def _free_parking(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """TAX-5: Free Parking gives nothing, unless there is a show (SHOW-1) or a pot (HOUSE-1)."""
    if tx.rules.free_parking_game_show:
        game_show.arrive(tx, seat)
    pay(tx, POT, seat, tx.s.bank.pot, Why("pot"))


_RESOLVE: dict[str, Resolver] = {
    "street": _deed,
    "railroad": _deed,
    "utility": _deed,
    "card": _card,
    "tax": _tax,
    "go": _go,
    "jail": _jail,
    "go_to_jail": _go_to_jail,
    "free_parking": _free_parking,
}


def buy(tx: Tx, seat: Seat, action: Buy) -> None:
    """BUY-1, BUY-2: pay the printed price in cash."""
    choice = answered(tx, seat, action.ref, BuyChoice)
    price = tx.board.price[choice.pos]
    cash = spendable(tx.s, seat)
    if cash < price:
        raise Illegal("not_enough_cash", needed=price, spendable=cash)
    tx.settle(choice)
    pay(tx, seat, BANK, price, Why("price", choice.pos))
    tx.emit(DeedMoved(choice.pos, seat))


def decline(tx: Tx, seat: Seat, action: Decline) -> None:
    """BUY-1: what is not bought is auctioned; HOUSE-3: unless the house has no auctions."""
    choice = answered(tx, seat, action.ref, BuyChoice)
    tx.settle(choice)
    if not tx.rules.no_auctions:
        open_auction(tx, choice.pos)


def pay_flat(tx: Tx, seat: Seat, action: PayFlat) -> None:
    """TAX-1: the flat sum."""
    choice = answered(tx, seat, action.ref, TaxChoice)
    tx.settle(choice)
    charge(tx, seat, BANK, tx.ed.spaces[choice.pos].flat, Why("tax", choice.pos))


def pay_percent(tx: Tx, seat: Seat, action: PayPercent) -> None:
    """TAX-1, TAX-2: the share of total worth, counted only after the choice (TAX-3)."""
    choice = answered(tx, seat, action.ref, TaxChoice)
    percent = tx.ed.spaces[choice.pos].percent
    amount = tax_share(tx.ed, tx.s, seat, percent)
    tx.settle(choice)
    charge(tx, seat, BANK, amount, Why("tax_percent", choice.pos, count=percent))

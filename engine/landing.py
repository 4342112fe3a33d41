"""The effects of landing on each kind of space."""

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
    """A landing on a space: the throw before it, the kind of move, and the rent terms of a card."""

    throw: int
    by: Literal["dice", "jail", "card", "jump"]
    card: AdvanceNearest = PLAIN


Resolver = Callable[[Tx, Seat, Arrival], AdvanceNearest | None]


def land(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """Resolve the space that a token reached, and each space that a card then moves it to.

    The rules are CARD-3 and CARD-5.
    """
    while True:
        moved_on = _RESOLVE[tx.board.kind[tx.s.players[seat].at]](tx, seat, arrival)
        if moved_on is None:
            return
        arrival = Arrival(arrival.throw, "card", moved_on)


def _deed(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """BUY-1, BUY-3, RENT-1: offer an unowned deed, or collect rent for another player's deed."""
    s = tx.s
    pos = s.players[seat].at
    owner = s.owner[pos]
    if pos == s.bank.offline:
        offline.arrive(tx, pos)  # OFF-2: no rent is collected
    if owner == BANK:
        if may_buy(tx.rules, s, seat):
            tx.push(BuyChoice(tx.next_id(), seat, pos))
    elif owner != seat and pos != s.bank.offline:
        rent.collect(tx, seat, pos, arrival.throw, arrival.card)


def _card(tx: Tx, seat: Seat, arrival: Arrival) -> AdvanceNearest | None:
    """CARD-1: draw the top card and carry it out at once."""
    return cards.draw(tx, seat, tx.board.deck[tx.s.players[seat].at])


def _tax(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """TAX-1, TAX-4: charge the flat tax, or offer a choice if the space and the rules have one."""
    pos = tx.s.players[seat].at
    space = tx.ed.spaces[pos]
    if space.percent and tx.rules.income_tax == "choice":
        tx.push(TaxChoice(tx.next_id(), seat, pos))
    else:
        charge(tx, seat, BANK, space.flat, Why("tax", pos))


def _go(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """EXP-1: offer the choice on GO if American Expansion is on and the token came by dice.

    Otherwise any salary was paid with the move (GO-1).
    """
    if tx.rules.american_expansion and arrival.by in ("dice", "jail"):
        tx.push(SalaryChoice(tx.next_id(), seat, arrival.throw))


def _jail(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """JAIL-2, TRIP-1: offer a trip question if `just_visit_america` is on and dice moved the token.

    A landing after a roll that led out of jail has no question.
    """
    if tx.rules.just_visit_america and arrival.by == "dice":
        just_visit.arrive(tx, seat)


def _go_to_jail(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """JAIL-1, LAW-1: send the seat to jail, or to court if `american_legal_system` is on."""
    if tx.rules.american_legal_system:
        court.arrive(tx, seat)
    else:
        movement.to_jail(tx, seat, "space")


def _free_parking(tx: Tx, seat: Seat, arrival: Arrival) -> None:
    """TAX-5, SHOW-1, HOUSE-1: start the game show if it is on, and pay out the pot."""
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
    """BUY-1, BUY-2: buy the deed for its printed price in cash."""
    choice = answered(tx, seat, action.ref, BuyChoice)
    price = tx.board.price[choice.pos]
    cash = spendable(tx.s, seat)
    if cash < price:
        raise Illegal("not_enough_cash", needed=price, spendable=cash)
    tx.settle(choice)
    pay(tx, seat, BANK, price, Why("price", choice.pos))
    tx.emit(DeedMoved(choice.pos, seat))


def decline(tx: Tx, seat: Seat, action: Decline) -> None:
    """BUY-1, HOUSE-3: auction a deed that is not bought, unless auctions are switched off."""
    choice = answered(tx, seat, action.ref, BuyChoice)
    tx.settle(choice)
    if not tx.rules.no_auctions:
        open_auction(tx, choice.pos)


def pay_flat(tx: Tx, seat: Seat, action: PayFlat) -> None:
    """TAX-1: charge the flat tax."""
    choice = answered(tx, seat, action.ref, TaxChoice)
    tx.settle(choice)
    charge(tx, seat, BANK, tx.ed.spaces[choice.pos].flat, Why("tax", choice.pos))


def pay_percent(tx: Tx, seat: Seat, action: PayPercent) -> None:
    """TAX-1, TAX-2: charge a percentage of total worth as tax. The worth is counted now (TAX-3)."""
    choice = answered(tx, seat, action.ref, TaxChoice)
    percent = tx.ed.spaces[choice.pos].percent
    amount = tax_share(tx.ed, tx.s, seat, percent)
    tx.settle(choice)
    charge(tx, seat, BANK, amount, Why("tax_percent", choice.pos, count=percent))

"""What happens on the space a token has reached."""

from __future__ import annotations

from collections.abc import Callable

from engine import cards, movement, rent
from engine.actions import Buy, Decline, PayFlat, PayPercent
from engine.asked import answered
from engine.auction import open_auction
from engine.decisions import BuyChoice, TaxChoice
from engine.edition import AdvanceNearest, Seat
from engine.errors import Illegal
from engine.events import DeedMoved
from engine.money import charge, may_buy, pay, spendable, tax_share
from engine.rent import PLAIN
from engine.state import BANK, POT
from engine.tx import Tx
from engine.why import Why

Resolver = Callable[[Tx, Seat, int, AdvanceNearest], AdvanceNearest | None]


def land(tx: Tx, seat: Seat, throw: int) -> None:
    """Resolve the space, and the next one where a card moved the token on (CARD-3, CARD-5)."""
    card: AdvanceNearest | None = PLAIN
    while card is not None:
        resolve = _RESOLVE.get(tx.board.kind[tx.s.players[seat].at])
        card = resolve(tx, seat, throw, card) if resolve else None


def _deed(tx: Tx, seat: Seat, throw: int, card: AdvanceNearest) -> None:
    """BUY-1, BUY-3, RENT-1: somebody's deed costs rent, nobody's may be bought."""
    s = tx.s
    pos = s.players[seat].at
    owner = s.owner[pos]
    if owner == BANK:
        if may_buy(tx.rules, s, seat):
            tx.push(BuyChoice(tx.next_id(), seat, pos))
    elif owner != seat:
        rent.collect(tx, seat, pos, throw, card)


def _card(tx: Tx, seat: Seat, throw: int, card: AdvanceNearest) -> AdvanceNearest | None:
    """CARD-1: draw the top card and do what it says at once."""
    return cards.draw(tx, seat, tx.board.deck[tx.s.players[seat].at])


def _tax(tx: Tx, seat: Seat, throw: int, card: AdvanceNearest) -> None:
    """TAX-1, TAX-4: a flat sum, or a choice where the space names a percentage."""
    pos = tx.s.players[seat].at
    space = tx.ed.spaces[pos]
    if space.percent and tx.rules.income_tax == "choice":
        tx.push(TaxChoice(tx.next_id(), seat, pos))
    else:
        charge(tx, seat, BANK, space.flat, Why("tax", pos))


def _go_to_jail(tx: Tx, seat: Seat, throw: int, card: AdvanceNearest) -> None:
    movement.to_jail(tx, seat, "space")


def _free_parking(tx: Tx, seat: Seat, throw: int, card: AdvanceNearest) -> None:
    """TAX-5: Free Parking gives nothing, unless the house makes it a pot (HOUSE-1)."""
    pay(tx, POT, seat, tx.s.bank.pot, Why("pot"))


_RESOLVE: dict[str, Resolver] = {
    "street": _deed,
    "railroad": _deed,
    "utility": _deed,
    "card": _card,
    "tax": _tax,
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

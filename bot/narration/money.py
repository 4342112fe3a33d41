"""Sentences about payments, and about the buildings they are for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.narration.beat import Beat
from engine.dealings import Settled
from engine.edition import Pos
from engine.events import DeedMortgaged, DeedMoved, LeftJail, LotChanged, MoneyPaid, MortgageLifted
from engine.state import POT
from renders.words import FEW


def paid(b: Beat, event: MoneyPaid) -> Iterator[str]:
    w, why = b.words, event.why
    payer, payee, amount = w.who(event.payer), w.who(event.payee), w.money(event.amount)
    pot = " into the pot" if event.payee == POT else ""
    match why.kind:
        case "rent" | "rent_railroad" | "rent_utility" | "rent_utility_card":
            painful = event.amount > b.ed.rules.salary * 2
            ouch = b.pick(" Ouch.", " That hurts.", " Gulp.") if painful else ""
            yield f"{payer} pays {payee} {amount}{w.cause(why)}.{ouch}"
        case "salary":
            yield f"{payee} collects a salary of {amount}."
        case "pot":
            yield f"{payee} empties the pot: {amount}!"
        case "price" if b.next(DeedMoved):
            yield f"{payer} buys {w.place(why.pos)} for {amount}."
            yield from b.completed(event.payer, (why.pos,))
        case "fine" | "fine_forced":
            b.next(Settled)
            out = " and walks out of jail" if b.next(LeftJail) else ""
            yield f"{payer} pays the fine of {amount}{pot}{out}."
        case "card" | "card_each":
            yield _round_the_table(b, event)
        case "lawyer":
            yield f"{payer} hires a lawyer for {amount}."
        case "build":
            yield from _built(b, event)
        case "lift":
            yield from _lifted(b, event)
        case "interest":
            yield f"{payer} pays {amount} interest; {w.place(why.pos)} stays mortgaged."
        case "tax" | "tax_percent" | "repairs":
            yield f"{payer} pays {amount}{w.cause(why)}{pot}."
        case _:
            yield f"{payer} pays {payee} {amount}{w.cause(why)}."


def mortgaged(b: Beat, event: DeedMortgaged) -> Iterator[str]:
    """MORT-1: everything mortgaged in one go, a few deeds to a sentence."""
    w, owner = b.words, b.state.owner
    loans: list[tuple[Pos, int]] = []
    deed: DeedMortgaged | None = event
    while deed is not None:
        loan = b.payment("mortgage")
        loans.append((deed.pos, loan.amount if loan else 0))
        deed = b.next(DeedMortgaged, lambda more: owner[more.pos] == owner[event.pos])
    for first in range(0, len(loans), FEW):
        deeds, amounts = zip(*loans[first : first + FEW], strict=True)
        yield f"{w.who(owner[event.pos])} mortgages {w.places(deeds)} for {w.money(sum(amounts))}."


def _lifted(b: Beat, event: MoneyPaid) -> Iterator[str]:
    """MORT-2: everything lifted in one go, a few deeds to a sentence."""
    w = b.words
    prices = [event]
    b.next(MortgageLifted)
    while more := _next_lift(b, event):
        b.next(Settled)
        prices.append(more)
        b.next(MoneyPaid)
        b.next(MortgageLifted)
    for first in range(0, len(prices), FEW):
        few = prices[first : first + FEW]
        mortgage = "mortgage" if len(few) == 1 else "mortgages"
        deeds, sum_ = w.places([p.why.pos for p in few]), w.money(sum(p.amount for p in few))
        yield f"{w.who(event.payer)} lifts the {mortgage} on {deeds} for {sum_}."


def _next_lift(b: Beat, event: MoneyPaid) -> MoneyPaid | None:
    """What the same player pays next for another mortgage, whether asked about it or not."""
    following = [e for e in islice(b.rest, 2) if not isinstance(e, Settled)]
    price = following[0] if following else None
    if isinstance(price, MoneyPaid) and (price.why.kind, price.payer) == ("lift", event.payer):
        return price
    return None


def _round_the_table(b: Beat, event: MoneyPaid) -> str:
    """CARD-7: what each player pays or gets for one card, in one sentence."""
    w, amount = b.words, b.words.money(event.amount)
    payers, payees = [event.payer], [event.payee]
    while more := b.next(MoneyPaid, lambda more: more.why == event.why):
        payers.append(more.payer)
        payees.append(more.payee)
    if len(payers) == 1:
        return f"{w.who(event.payer)} pays {w.who(event.payee)} {amount}."
    if payees[0] == payees[1]:
        return f"{w.everyone(payers)} pay {w.who(event.payee)} {amount} each."
    return f"{w.who(event.payer)} pays {amount} each to {w.everyone(payees)}."


def _built(b: Beat, event: MoneyPaid) -> Iterator[str]:
    """BLD-3: everything built in one go, lots that were raised alike together."""
    w, who = b.words, b.words.who(event.payer)
    lots = _Lots(b)
    price: MoneyPaid | None = event
    while price is not None and (lot := b.next(LotChanged)):
        lots.add(lot, price.amount)
        price = b.payment("build", payer=event.payer)
    for before, after, alike, amount in lots.alike():
        step = _raised(b, before, after) + (" each" if len(alike) > 1 else "")
        yield f"{who} builds {step} on {w.places(alike)} for {w.money(amount)}."


def rebuilt(b: Beat, event: LotChanged) -> Iterator[str]:
    """BLD-5, BLD-6: a building placed that is paid for, or buildings sold in one go."""
    w, owner = b.words, b.state.owner[event.pos]
    who, before = w.who(owner), b.state.level[event.pos]
    if event.level > before:
        yield f"{who} puts {_raised(b, before, event.level)} on {w.place(event.pos)}."
        return
    lots = _Lots(b)
    lot: LotChanged | None = event
    while lot is not None:
        price = b.payment("sell")
        lots.add(lot, price.amount if price else 0)
        lot = b.next(LotChanged, lambda more: b.state.owner[more.pos] == owner)
    for before, after, alike, amount in lots.alike():
        places, each = w.places(alike), " each" if len(alike) > 1 else ""
        if before == b.ed.rules.hotel_level and after:
            hotel = b.ed.terms.hotels if each else b.ed.terms.hotel
            step = f"turns the {hotel.lower()} on {places} into {w.level(after)}{each}"
        elif before == b.ed.rules.hotel_level:
            step = f"sells {w.level(before)}{each} on {places}"
        else:
            step = f"sells {w.level(before - after)}{each} on {places}"
        yield f"{who} {step} for {w.money(amount)}."


def _raised(b: Beat, before: int, after: int) -> str:
    """What was put on a lot; a hotel takes the place of its houses."""
    if after == b.ed.rules.hotel_level:
        return b.words.level(after)
    return b.words.level(after - before)


class _Lots:
    """Lots that changed, and the money for it."""

    def __init__(self, b: Beat) -> None:
        self._group = b.ed.board.group
        self._before = b.state.level
        self._after: dict[Pos, int] = {}
        self._paid: dict[Pos, int] = {}

    def add(self, lot: LotChanged, amount: int) -> None:
        self._after[lot.pos] = lot.level
        self._paid[lot.pos] = self._paid.get(lot.pos, 0) + amount

    def alike(self) -> Iterator[tuple[int, int, list[Pos], int]]:
        """Levels before and after, the lots of a group that changed so, and the sum for them."""
        found: dict[tuple[str, int, int], list[Pos]] = {}
        for pos, after in self._after.items():
            found.setdefault((self._group[pos], self._before[pos], after), []).append(pos)
        for (_, before, after), lots in found.items():
            yield before, after, lots, sum(self._paid[pos] for pos in lots)

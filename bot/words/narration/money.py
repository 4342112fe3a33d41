"""Sentences about payments, mortgages and buildings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.words import Argument, say
from bot.words.narration.beat import Beat
from engine.dealings import Settled
from engine.edition import Pos
from engine.events import DeedMortgaged, DeedMoved, LeftJail, LotChanged, MoneyPaid, MortgageLifted
from engine.state import POT
from renders.words import FEW, building_words


def paid(b: Beat, event: MoneyPaid) -> Iterator[str]:
    w, why = b.words, event.why
    payer, payee, amount = w.who(event.payer), w.who(event.payee), w.money(event.amount)
    match why.kind:
        case "rent" | "rent_railroad" | "rent_utility" | "rent_utility_card" if (
            event.amount > b.ed.rules.salary * 2
        ):
            charge = w.charge(event.amount, why)
            yield b.pick("story-pays_much", payer=payer, payee=payee, what=charge)
        case "salary":
            yield say("story-salary", who=payee, amount=amount)
        case "pot":
            yield say("story-empties_pot", who=payee, amount=amount)
        case "price" if b.next(DeedMoved):
            yield say("story-buys", who=payer, deed=w.place(why.pos), amount=amount)
            yield from b.completed(event.payer, (why.pos,))
        case "fine" | "fine_forced":
            b.next(Settled)
            to, out = "pot" if event.payee == POT else "bank", "yes" if b.next(LeftJail) else "no"
            yield say("story-fine", payer=payer, amount=amount, to=to, out=out)
        case "card" | "card_each":
            yield _round_the_table(b, event)
        case "lawyer":
            yield say("story-lawyer", who=payer, amount=amount)
        case "build":
            yield from _built(b, event)
        case "lift":
            yield from _lifted(b, event)
        case "interest":
            yield say("story-interest", who=payer, amount=amount, deed=w.place(why.pos))
        case "tax" | "tax_percent" | "repairs":
            key = "story-pays_pot" if event.payee == POT else "story-pays_bank"
            yield say(key, payer=payer, what=w.charge(event.amount, why))
        case _:
            yield say("story-pays", payer=payer, payee=payee, what=w.charge(event.amount, why))


def mortgaged(b: Beat, event: DeedMortgaged) -> Iterator[str]:
    """MORT-1: yield sentences about deeds that an owner mortgages in a row.

    Each sentence has at most FEW deeds.
    """
    w, owner = b.words, b.state.owner
    loans: list[tuple[Pos, int]] = []
    deed: DeedMortgaged | None = event
    while deed is not None:
        loan = b.payment("mortgage")
        loans.append((deed.pos, loan.amount if loan else 0))
        deed = b.next(DeedMortgaged, lambda more: owner[more.pos] == owner[event.pos])
    for first in range(0, len(loans), FEW):
        deeds, amounts = zip(*loans[first : first + FEW], strict=True)
        yield say(
            "story-mortgages",
            who=w.who(owner[event.pos]),
            deeds=w.places(deeds),
            amount=w.money(sum(amounts)),
        )


def _lifted(b: Beat, event: MoneyPaid) -> Iterator[str]:
    """MORT-2: yield sentences about mortgages that a player lifts in a row.

    Each sentence has at most FEW deeds.
    """
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
        yield say(
            "story-lifts",
            who=w.who(event.payer),
            count=len(few),
            deeds=w.places(price.why.pos for price in few),
            amount=w.money(sum(price.amount for price in few)),
        )


def _next_lift(b: Beat, event: MoneyPaid) -> MoneyPaid | None:
    """Return the same player's payment to lift another mortgage, if it is the next event, or None.

    One answer to a question may come before the payment.
    """
    following = [e for e in islice(b.rest, 2) if not isinstance(e, Settled)]
    price = following[0] if following else None
    if isinstance(price, MoneyPaid) and (price.why.kind, price.payer) == ("lift", event.payer):
        return price
    return None


def _round_the_table(b: Beat, event: MoneyPaid) -> str:
    """CARD-7: return one sentence about all consecutive payments for one card.

    The card makes all players pay one player, or one player pay all. It may also cause only one
    payment.
    """
    w, amount = b.words, b.words.money(event.amount)
    payers, payees = [event.payer], [event.payee]
    while more := b.next(MoneyPaid, lambda more: more.why == event.why):
        payers.append(more.payer)
        payees.append(more.payee)
    if len(payers) == 1:
        payer, payee = w.who(event.payer), w.who(event.payee)
        return say("story-pays", payer=payer, payee=payee, what=amount)
    if payees[0] == payees[1]:
        payee, everyone = w.who(event.payee), w.everyone(payers)
        return say("story-all_pay", payers=everyone, payee=payee, amount=amount)
    payer, everyone = w.who(event.payer), w.everyone(payees)
    return say("story-pays_all", payer=payer, amount=amount, payees=everyone)


def _built(b: Beat, event: MoneyPaid) -> Iterator[str]:
    """BLD-3: yield sentences about buildings that a player bought in a row.

    Lots of one group with the same change share a sentence.
    """
    w, who = b.words, b.words.who(event.payer)
    lots = _Lots(b)
    price: MoneyPaid | None = event
    while price is not None and (lot := b.next(LotChanged)):
        lots.add(lot, price.amount)
        price = b.payment("build", payer=event.payer)
    for before, after, alike, amount in lots.alike():
        yield say(
            "story-builds",
            who=who,
            buildings=_raised(b, before, after),
            count=len(alike),
            deeds=w.places(alike),
            amount=w.money(amount),
        )


def rebuilt(b: Beat, event: LotChanged) -> Iterator[str]:
    """BLD-5, BLD-6: yield sentences about sold buildings, or one about a placed building.

    The placed building was won in an auction. Lots of one group with the same sale share a
    sentence.
    """
    w, owner = b.words, b.state.owner[event.pos]
    who, before = w.who(owner), b.state.level[event.pos]
    if event.level > before:
        placed = _raised(b, before, event.level)
        yield say("story-places_building", who=who, buildings=placed, deed=w.place(event.pos))
        return
    lots = _Lots(b)
    lot: LotChanged | None = event
    while lot is not None:
        price = b.payment("sell")
        lots.add(lot, price.amount if price else 0)
        lot = b.next(LotChanged, lambda more: b.state.owner[more.pos] == owner)
    for before, after, alike, amount in lots.alike():
        words: dict[str, Argument] = {
            "who": who,
            "count": len(alike),
            "deeds": w.places(alike),
            "amount": w.money(amount),
        }
        if before == b.ed.rules.hotel_level and after:
            hotel, hotels, _ = building_words(b.ed.terms.within, "hotel")
            left = w.level(after)
            yield say("story-breaks_hotels", buildings=left, hotel=hotel, hotels=hotels, **words)
        else:
            whole_hotel = before == b.ed.rules.hotel_level
            sold = w.level(before if whole_hotel else before - after)
            yield say("story-sells", buildings=sold, **words)


def _raised(b: Beat, before: int, after: int) -> str:
    """Return words for the buildings that a lot gained. A hotel replaces its houses.

    `before`, `after`: the building levels of the lot.
    """
    if after == b.ed.rules.hotel_level:
        return b.words.level(after)
    return b.words.level(after - before)


class _Lots:
    """The lots whose buildings changed in a beat, and the money paid or received for each."""

    def __init__(self, b: Beat) -> None:
        self._group = b.ed.board.group
        self._before = b.state.level
        self._after: dict[Pos, int] = {}
        self._paid: dict[Pos, int] = {}

    def add(self, lot: LotChanged, amount: int) -> None:
        self._after[lot.pos] = lot.level
        self._paid[lot.pos] = self._paid.get(lot.pos, 0) + amount

    def alike(self) -> Iterator[tuple[int, int, list[Pos], int]]:
        """Yield a tuple for all lots of a group that changed in the same way.

        It holds the building levels before and after, the lots, and the total money.
        """
        found: dict[tuple[str, int, int], list[Pos]] = {}
        for pos, after in self._after.items():
            found.setdefault((self._group[pos], self._before[pos], after), []).append(pos)
        for (_, before, after), lots in found.items():
            yield before, after, lots, sum(self._paid[pos] for pos in lots)

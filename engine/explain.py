"""The sum behind each payment, as lines that each name a rule.

The rules store the numbers in `Why`. A line's label is a key, because the bot has the words.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.edition import Edition, Pos, Repairs
from engine.events import MoneyPaid
from engine.state import BANK
from engine.why import Why


class Line(Struct, frozen=True):
    """One line of an explained payment: rule id, label, amount, and the label's numbers."""

    rule: str
    label: str
    amount: int
    pos: Pos = Pos(-1)
    count: int = 0
    times: int = 1
    throw: int = 0


def explain(ed: Edition, event: MoneyPaid) -> tuple[Line, ...]:
    """Return the lines that explain a payment. Their amounts add up to the amount paid."""
    return tuple(_lines(ed, event))


def _lines(ed: Edition, event: MoneyPaid) -> Iterator[Line]:
    board, why, amount = ed.board, event.why, event.amount
    pos, count = why.pos, why.count
    match why.kind:
        case "rent":
            yield from _street_rent(ed, why, amount)
        case "rent_railroad":
            yield Line("RENT-4", "rent_held", amount // why.times, pos, count)
            yield from _card_times(why, amount)
        case "rent_utility" | "rent_utility_card":
            rule = "RENT-5" if why.kind == "rent_utility" else "CARD-4"
            yield Line(rule, "rent_dice", amount, pos, count, why.times, why.throw)
        case "repairs":
            effect = ed.board.cards[why.deck][ed.board.card_index[why.deck][why.card]].effect
            assert isinstance(effect, Repairs)
            if count:
                yield Line("CARD-6", "repairs_houses", count * effect.per_house, count=count)
            if why.times:
                yield Line(
                    "CARD-6", "repairs_hotels", why.times * effect.per_hotel, count=why.times
                )
        case "lift":
            yield Line("MORT-2", "lift_value", board.mortgage[pos], pos)
            yield Line("MORT-4", "lift_interest", amount - board.mortgage[pos], pos)
        case "bid":
            rule = "AUC-3" if pos >= 0 else "BLD-5"
            yield Line(rule, "bid" if pos >= 0 else "bid_building", amount, pos)
        case "tax":
            rule = "TAX-1" if ed.spaces[pos].percent else "TAX-4"
            yield Line(rule, "tax", amount, pos)
        case "estate":
            yield Line("BANK-2" if event.payee == BANK else "BANK-1", "estate", amount)
        case kind:
            yield Line(_RULES[kind], kind, amount, pos, count)


def _street_rent(ed: Edition, why: Why, amount: int) -> Iterator[Line]:
    """RENT-1 to RENT-3: yield the lines for a lot's rent, its doubling and a card's multiple."""
    pos, level = why.pos, why.count
    plain = amount // why.times
    if level == ed.rules.hotel_level:
        yield Line("RENT-3", "rent_hotel", plain, pos, 1)
    elif level:
        yield Line("RENT-3", "rent_houses", plain, pos, level)
    else:
        base = plain // 2 if why.doubled else plain
        yield Line("RENT-1", "rent_bare", base, pos)
        if why.doubled:
            yield Line("RENT-2", "rent_whole_group", plain - base, pos)
    yield from _card_times(why, amount)


def _card_times(why: Why, amount: int) -> Iterator[Line]:
    """CARD-4: yield a line for the extra rent if a card multiplies it."""
    if why.times > 1:
        more = amount - amount // why.times
        yield Line("CARD-4", "card_times", more, why.pos, times=why.times)


_RULES = {
    "salary": "GO-1",
    "pot": "HOUSE-1",
    "price": "BUY-1",
    "dealt": "TIME-1",
    "tax_percent": "TAX-2",
    "fine": "JAIL-5",
    "fine_forced": "JAIL-6",
    "lawyer": "LAW-1",
    "card": "CARD-1",
    "card_each": "CARD-7",
    "build": "BLD-3",
    "sell": "BLD-6",
    "mortgage": "MORT-1",
    "interest": "MORT-3",
    "trade": "TRADE-1",
}
"""The rule id of each kind of payment that is explained in a single line."""

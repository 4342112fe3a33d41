"""Why money moved: the lines of any payment, each with the id of its rule.

The charging rules leave their figures in `Why`; here they are written out as a
sum. Labels are keys and numbers, not sentences: the words live with the bot.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.edition import Edition, Pos, Repairs
from engine.events import MoneyPaid
from engine.why import Why


class Line(Struct, frozen=True):
    """One line of a sum: its rule, what it is for, and how much."""

    rule: str
    label: str
    amount: int
    pos: Pos = Pos(-1)
    count: int = 0
    times: int = 1
    throw: int = 0


def explain(ed: Edition, event: MoneyPaid) -> tuple[Line, ...]:
    """The lines of a payment; their amounts add up to what was paid."""
    return tuple(_lines(ed, event.why, event.amount))


def _lines(ed: Edition, why: Why, amount: int) -> Iterator[Line]:
    board = ed.board
    pos, count = why.pos, why.count
    match why.kind:
        case "rent":
            yield from _street_rent(ed, why, amount)
        case "rent_railroad":
            single = board.group_rents[pos][count - 1]
            yield Line("RENT-4", "rent_held", single, pos, count)
            if why.times > 1:
                yield Line("CARD-4", "card_times", amount - single, pos, times=why.times)
        case "rent_utility":
            multiplier = board.multipliers[pos][count - 1]
            rule = "RENT-5" if why.times == multiplier else "CARD-4"
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
        case kind:
            yield Line(_RULES[kind], kind, amount, pos, count)


def _street_rent(ed: Edition, why: Why, amount: int) -> Iterator[Line]:
    """RENT-1 to RENT-3: a built lot in one line, a bare one with its doubling after it."""
    pos, level, times = why.pos, why.count, why.times
    if level == ed.rules.hotel_level:
        yield Line("RENT-3", "rent_hotel", amount, pos, 1)
    elif level:
        yield Line("RENT-3", "rent_houses", amount, pos, level)
    else:
        base = amount // times
        yield Line("RENT-1", "rent_bare", base, pos)
        if times > 1:
            yield Line("RENT-2", "rent_whole_group", amount - base, pos)


_RULES = {
    "salary": "GO-1",
    "pot": "HOUSE-1",
    "price": "BUY-1",
    "dealt": "TIME-1",
    "tax": "TAX-1",
    "tax_percent": "TAX-2",
    "fine": "JAIL-5",
    "lawyer": "LAW-1",
    "card": "CARD-1",
    "build": "BLD-3",
    "sell": "BLD-6",
    "mortgage": "MORT-1",
    "interest": "MORT-3",
    "trade": "TRADE-1",
    "estate": "BANK-1",
}
"""Payments of one line, and the rule each stands under."""

"""Why money moved, line by line with the rule ids: the answer to "why did I pay that?"."""

from __future__ import annotations

from engine.edition import Edition
from engine.events import MoneyPaid
from engine.explain import Line, explain
from renders.words import Words


def lines(ed: Edition, event: MoneyPaid) -> list[str]:
    """The sum of a payment, such as `Rent, Illinois Avenue, 2 houses: $300 [RENT-3]`."""
    words = Words(ed, ())
    return [
        f"{_label(words, event, line)}: {words.money(line.amount)} [{line.rule}]"
        for line in explain(ed, event)
    ]


def _label(words: Words, event: MoneyPaid, line: Line) -> str:
    ed = words.ed
    place = words.place(line.pos) if line.pos >= 0 else ""
    match line.label:
        case "rent_bare":
            return f"Rent, {place}"
        case "rent_houses":
            return f"Rent, {place}, {words.buildings('house', line.count)}"
        case "rent_hotel":
            return f"Rent, {place}, {ed.terms.hotel.lower()}"
        case "rent_whole_group":
            return f"Rent, {place}, doubled for the whole group"
        case "rent_held":
            return f"Rent, {place}, {line.count} held"
        case "rent_dice":
            return f"Rent, {place}, {words.money(line.times)} × {line.throw} on the dice"
        case "card_times":
            return f"Rent, {place}, {line.times} times by the card"
        case "repairs_houses":
            return f"Repairs, {words.buildings('house', line.count)}"
        case "repairs_hotels":
            return f"Repairs, {words.buildings('hotel', line.count)}"
        case "lift_value":
            return f"Mortgage value, {place}"
        case "lift_interest" | "interest":
            return f"Interest, {place}, {ed.rules.mortgage_interest}%"
        case "tax":
            return place
        case "tax_percent":
            return f"{place}, {line.count}% of total worth"
        case "card" | "card_each":
            return f"Card, {_deck_name(ed, event.why.deck)}"
        case "build" | "sell":
            each = words.money(line.amount // line.count)
            return f"{_PLAIN[line.label]}, {place}, {line.count} × {each}"
        case label:
            return f"{_PLAIN[label]}, {place}" if place else _PLAIN[label]


def _deck_name(ed: Edition, deck_id: str) -> str:
    return next(deck.name for deck in ed.decks if deck.id == deck_id)


_PLAIN = {
    "salary": "Salary",
    "pot": "The pot",
    "price": "Price",
    "dealt": "Price of a deed dealt",
    "fine": "Jail fine",
    "fine_forced": "Jail fine after the last try",
    "lawyer": "A lawyer's fee",
    "build": "Building",
    "sell": "Buildings sold",
    "mortgage": "Mortgage",
    "trade": "Trade",
    "estate": "Estate",
    "bid": "Winning bid",
    "bid_building": "Winning bid, one building",
}
"""Labels that need nothing but a place."""

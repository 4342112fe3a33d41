"""Explanations of a payment in lines with rule ids, for the question "why did I pay that?"."""

from __future__ import annotations

from bot.words import say
from engine.edition import Edition
from engine.events import MoneyPaid
from engine.explain import Line, explain
from renders.words import Words


def lines(ed: Edition, event: MoneyPaid) -> list[str]:
    """Return the lines that explain a payment.

    An example of a line is `Rent, Illinois Avenue, 2 houses: $300 [RENT-3]`.
    """
    words = Words(say, ed, ())
    return [
        say(
            "reason-line",
            what=_label(words, event, line),
            amount=words.money(line.amount),
            rule=line.rule,
        )
        for line in explain(ed, event)
    ]


def _label(words: Words, event: MoneyPaid, line: Line) -> str:
    ed, count = words.ed, line.count
    place = words.place(line.pos) if line.pos >= 0 else ""
    match line.label:
        case "rent_bare" | "rent_whole_group" | "lift_value":
            return say(f"reason-{line.label}", place=place)
        case "rent_houses":
            built = words.buildings("house", count)
            return say("reason-rent_houses", place=place, buildings=built)
        case "rent_hotel":
            return say("reason-rent_hotel", place=place, hotel=ed.terms.within.hotel)
        case "rent_held":
            return say("reason-rent_held", place=place, count=count)
        case "rent_dice":
            times = words.money(line.times)
            return say("reason-rent_dice", place=place, times=times, throw=line.throw)
        case "card_times":
            return say("reason-card_times", place=place, times=line.times)
        case "repairs_houses":
            return say("reason-repairs", buildings=words.buildings("house", count))
        case "repairs_hotels":
            return say("reason-repairs", buildings=words.buildings("hotel", count))
        case "lift_interest" | "interest":
            return say("reason-interest", place=place, percent=ed.rules.mortgage_interest)
        case "tax":
            return place
        case "tax_percent":
            return say("reason-tax_percent", place=place, percent=count)
        case "card" | "card_each":
            deck = next(deck.name for deck in ed.decks if deck.id == event.why.deck)
            return say("reason-card", deck=deck)
        case "build" | "sell":
            what, each = say(f"reason-{line.label}"), words.money(line.amount // count)
            return say("reason-each", what=what, place=place, count=count, amount=each)
        case label:
            what = say(f"reason-{label}")
            return say("reason-at", what=what, place=place) if place else what

"""Phrases made of an edition's names, terms and money: the parts of every sentence.

Plain text only. Whoever shows it adds the colours and escapes what must be escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.decisions import Building
from engine.edition import Edition, Pos, Seat
from engine.state import BANK, POT
from engine.why import Why

FEW = 3
"""Deeds named in one sentence, where the list is not the point."""


def listing(parts: Iterable[str]) -> str:
    """One, two and three."""
    *front, last = parts
    return f"{', '.join(front)} and {last}" if front else last


def with_article(noun: str) -> str:
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


class Words:
    """What things are called at one table."""

    def __init__(self, ed: Edition, names: Sequence[str]) -> None:
        self.ed = ed
        self.names = tuple(names)

    def who(self, seat: Seat) -> str:
        if seat == BANK:
            return "the Bank"
        return "the pot" if seat == POT else self.names[seat]

    def everyone(self, seats: Iterable[Seat]) -> str:
        return listing(self.who(seat) for seat in seats)

    def money(self, amount: int) -> str:
        return self.ed.currency.show(amount)

    def place(self, pos: Pos) -> str:
        return self.ed.board.name[pos]

    def places(self, deeds: Iterable[Pos]) -> str:
        return listing(self.place(pos) for pos in deeds)

    def buildings(self, building: Building, count: int) -> str:
        """A house, 2 houses, a hotel, 3 hotels, in the edition's words."""
        terms = self.ed.terms
        one, more = (
            (terms.house, terms.houses) if building == "house" else (terms.hotel, terms.hotels)
        )
        return with_article(one.lower()) if count == 1 else f"{count} {more.lower()}"

    def level(self, level: int) -> str:
        """What stands on a lot of this level."""
        if level == self.ed.rules.hotel_level:
            return self.buildings("hotel", 1)
        return self.buildings("house", level)

    def group(self, pos: Pos) -> str:
        """The group of a deed as something to be held: the whole orange group, every railroad.

        Utilities are few and go by name; some editions' word for them is no common noun.
        """
        kind = self.ed.board.kind[pos]
        if kind == "railroad":
            return f"every {self.ed.terms.railroad}"
        if kind == "utility":
            return self.places(self.ed.board.members[pos])
        color = next(g.color for g in self.ed.groups if g.id == self.ed.board.group[pos])
        return f"the whole {color} group" if color else "the whole group"

    def jail_cards(self, count: int) -> str:
        return "a jail card" if count == 1 else f"{count} jail cards"

    def goods(self, cash: int, deeds: Sequence[Pos], cards: int, *, brief: bool = False) -> str:
        """Everything on one side of a trade, or left of an estate; empty for nothing."""
        parts = [self.money(cash)] if cash else []
        if brief and len(deeds) > FEW:
            parts.append(f"{len(deeds)} deeds")
        else:
            parts += [self.place(pos) for pos in deeds]
        if cards:
            parts.append(self.jail_cards(cards))
        return listing(parts) if parts else ""

    def cause(self, why: Why) -> str:
        """What a sum is for, as it follows the sum: " rent for Boardwalk", " Luxury Tax"."""
        match why.kind:
            case "rent" if why.count:
                return f" rent for {self.place(why.pos)} with {self.level(why.count)}"
            case "rent" | "rent_railroad":
                return f" rent for {self.place(why.pos)}"
            case "rent_utility" | "rent_utility_card":
                return f" rent for {self.place(why.pos)} ({self.money(why.times)} times the dice)"
            case "tax":
                return f" {self.place(why.pos)}"
            case "tax_percent":
                return f" {self.place(why.pos)} ({why.count}% of everything)"
            case "fine" | "fine_forced":
                return " to get out of jail"
            case "repairs":
                return " for repairs"
            case "interest":
                return f" interest on {self.place(why.pos)}"
            case "price" | "dealt":
                return f" for {self.place(why.pos)}"
            case _:
                return ""

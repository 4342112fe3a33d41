"""Phrases made of an edition's names, terms and money: the parts of every sentence.

Plain text only. Whoever shows it adds the colours and escapes what must be escaped.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.decisions import Building
from engine.edition import Edition, Pos
from engine.why import Why
from renders.words import Words as Called
from renders.words import listing

FEW = 3
"""Deeds named in one sentence, where the list is not the point."""


def with_article(noun: str) -> str:
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


class Words(Called):
    """What things are called at one table, as the story has them."""

    def __init__(self, ed: Edition, names: Sequence[str]) -> None:
        super().__init__(ed, names)
        self.names = tuple(names)  # whoever tells has settled them, with marks perhaps

    def buildings(self, building: Building, count: int) -> str:
        """A house, 2 houses, a hotel, 3 hotels, in the edition's words."""
        terms = self.ed.terms
        one, more = (
            (terms.house, terms.houses) if building == "house" else (terms.hotel, terms.hotels)
        )
        return with_article(one.lower()) if count == 1 else f"{count} {more.lower()}"

    def group(self, pos: Pos) -> str:
        """The group of a deed as something to be held: the whole orange group, every railroad.

        Utilities are few and go by name; some editions' word for them is no common noun.
        """
        kind = self.ed.board.kind[pos]
        if kind == "railroad":
            return f"every {self.ed.terms.railroad}"
        if kind == "utility":
            return self.places(self.ed.board.members[pos])
        color = self.colors[self.ed.board.group[pos]]
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
        return listing(parts)

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

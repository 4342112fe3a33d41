"""What is called otherwise in the story than beside a picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.edition import Edition, Pos
from engine.why import Why
from renders import words


def sound(noun: str) -> str:
    """How a word begins, for languages whose articles go by it."""
    return "vowel" if noun[:1].lower() in "aeiou" else "consonant"


def with_article(noun: str) -> str:
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


class Words(words.Words):
    """What things are called at one table, as the story has them."""

    def __init__(self, ed: Edition, names: Sequence[str]) -> None:
        super().__init__(ed, names)
        self.names = tuple(names)  # whoever tells has settled them, with marks perhaps

    def counted(self, count: int, noun: str, nouns: str = "") -> str:
        """A house, 2 houses."""
        return with_article(noun) if count == 1 else super().counted(count, noun, nouns)

    def whole(self, pos: Pos) -> str:
        """A complete group as something to be held: the whole orange group, every railroad."""
        if self.ed.board.kind[pos] != "street":
            return super().whole(pos)
        color = self.family(pos)
        return f"the whole {color} group" if color else "the whole group"

    def cause(self, why: Why) -> str:
        """What a sum is for, as it follows the sum: " rent for Boardwalk", " Luxury Tax"."""
        match why.kind:
            case "rent" if why.count:
                return f" rent for {self.place(why.pos)} with {self.level(why.count)}"
            case "rent_utility" | "rent_utility_card":
                return f" rent for {self.place(why.pos)} ({self.money(why.times)} times the dice)"
            case "tax":
                return f" {self.place(why.pos)}"
            case "tax_percent":
                return f" {self.place(why.pos)} ({why.count}% of everything)"
            case "price" | "dealt":
                return f" for {self.place(why.pos)}"
            case "card" | "card_each":
                return ""  # the card has said so itself
            case _:
                return super().cause(why)

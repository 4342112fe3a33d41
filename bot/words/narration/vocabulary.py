"""The words of a table where the story differs from the texts beside pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import say
from engine.edition import Edition, Pos
from engine.why import Why
from renders import words


def sound(noun: str) -> str:
    """Return "vowel" or "consonant", by the first letter of a word, for the choice of articles."""
    return "vowel" if noun[:1].lower() in "aeiou" else "consonant"


class TableWords(words.Words):
    """The names of things at one table, as the story and the bot's messages use them."""

    def __init__(self, ed: Edition, names: Sequence[str]) -> None:
        super().__init__(say, ed, names)
        self.names = tuple(names)  # the caller has escaped them, and may have added marks

    def counted(self, count: int, one: str, few: str, many: str) -> str:
        """Return a number of buildings, such as "a house" or "2 houses"."""
        return say("name-buildings", count=count, one=one, few=few, many=many, sound=sound(one))

    def jail_cards(self, count: int) -> str:
        return say("name-jail_cards", count=count)

    def whole(self, pos: Pos) -> str:
        """Return the name of a complete group, such as "the whole orange group"."""
        if self.ed.board.kind[pos] != "street":
            return super().whole(pos)
        color = self.family(pos)
        return say("name-whole_color", color=color) if color else say("name-whole_group")

    def cause(self, why: Why) -> str:
        """Return what a payment is for, or an empty text if another sentence says it."""
        place = self.place(why.pos)
        match why.kind:
            case "rent" if why.count:
                return say("cause-rent_built", place=place, buildings=self.level(why.count))
            case "rent_utility" | "rent_utility_card":
                return say("cause-rent_dice", place=place, times=self.money(why.times))
            case "tax_percent":
                return say("cause-tax_percent", place=place, percent=why.count)
            case "price" | "dealt":
                return say("cause-price", place=place)
            case "card" | "card_each":
                return ""  # the text of the card says it
            case _:
                return super().cause(why)

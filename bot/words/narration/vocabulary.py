"""Words for things at a table that differ from the texts beside pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import say
from engine.edition import Edition, Pos
from engine.why import Why
from renders import words


def sound(noun: str) -> str:
    """Return "vowel" or "consonant" for the first letter of a noun.

    Messages choose the article by it.
    """
    return "vowel" if noun[:1].lower() in "aeiou" else "consonant"


class TableWords(words.Words):
    """Words for the things at one table, for the story and for the bot's messages."""

    def __init__(self, ed: Edition, names: Sequence[str]) -> None:
        super().__init__(say, ed, names)
        self.names = tuple(names)  # the caller has escaped them, and may have added marks

    def counted(self, count: int, one: str, few: str, many: str) -> str:
        """Return words for a number of buildings, such as "a house" or "2 houses"."""
        return say("name-buildings", count=count, one=one, few=few, many=many, sound=sound(one))

    def jail_cards(self, count: int) -> str:
        return say("name-jail_cards", count=count)

    def whole(self, pos: Pos) -> str:
        """Return words for the complete group of a space, such as "the whole orange group"."""
        if self.ed.board.kind[pos] != "street":
            return super().whole(pos)
        color = self.family(pos)
        return say("name-whole_color", color=color) if color else say("name-whole_group")

    def cause(self, why: Why) -> str:
        """Return words for the cause of a payment, or an empty text if a card's text tells it."""
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

"""What is called otherwise in the story and by the bot than beside a picture."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import say
from engine.edition import Edition, Pos
from engine.why import Why
from renders import words


def sound(noun: str) -> str:
    """How a word begins, for languages whose articles go by it."""
    return "vowel" if noun[:1].lower() in "aeiou" else "consonant"


class Words(words.Words):
    """What things are called at one table, as the story and the bot have them."""

    def __init__(self, ed: Edition, names: Sequence[str]) -> None:
        super().__init__(say, ed, names)
        self.names = tuple(names)  # whoever tells has settled them, with marks perhaps

    def counted(self, count: int, one: str, few: str, many: str) -> str:
        """A house, 2 houses."""
        return say("name-buildings", count=count, one=one, few=few, many=many, sound=sound(one))

    def jail_cards(self, count: int) -> str:
        return say("name-jail_cards", count=count)

    def whole(self, pos: Pos) -> str:
        """A complete group as something to be held: the whole orange group, every railroad."""
        if self.ed.board.kind[pos] != "street":
            return super().whole(pos)
        color = self.family(pos)
        return say("name-whole_color", color=color) if color else say("name-whole_group")

    def cause(self, why: Why) -> str:
        """What a sum is for, as it follows the sum; empty where something else has said so."""
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
                return ""  # the card has said so itself
            case _:
                return super().cause(why)

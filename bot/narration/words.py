"""What things are called at one table, in the words of the files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.words import listed, say
from engine.decisions import Building
from engine.edition import Edition, Pos, Seat
from engine.state import BANK, POT, Offer
from engine.why import Why
from renders import words
from renders.words import FEW


def sound(noun: str) -> str:
    """How a word begins, for languages whose articles go by it."""
    return "vowel" if noun[:1].lower() in "aeiou" else "consonant"


class Words(words.Words):
    """What things are called at one table, as the story and the bot have them."""

    def __init__(self, ed: Edition, names: Sequence[str]) -> None:
        super().__init__(ed, names)
        self.names = tuple(names)  # whoever tells has settled them, with marks perhaps

    def who(self, seat: Seat) -> str:
        if seat == BANK:
            return say("name-bank")
        return say("name-pot") if seat == POT else self.names[seat]

    def everyone(self, seats: Iterable[Seat], last: str = "and") -> str:
        return listed(map(self.who, seats), last)

    def places(self, deeds: Iterable[Pos]) -> str:
        return listed(map(self.place, deeds))

    def buildings(self, building: Building, count: int) -> str:
        """A house, 2 houses, a hotel, in the edition's words."""
        one, many = self._terms(building)
        return say("name-buildings", count=count, one=one, many=many, sound=sound(one))

    def number_of(self, building: Building, count: int) -> str:
        """1 house, 2 houses, 1 hotel."""
        one, many = self._terms(building)
        return say("name-buildings_counted", count=count, one=one, many=many)

    def _terms(self, building: Building) -> tuple[str, str]:
        terms = self.ed.terms
        if building == "house":
            return terms.house.lower(), terms.houses.lower()
        return terms.hotel.lower(), terms.hotels.lower()

    def family(self, pos: Pos) -> str:
        """What a deed is one of: orange, railroad, utility."""
        if self.ed.board.kind[pos] == "utility":
            return say("name-utility")
        return super().family(pos)

    def whole(self, pos: Pos) -> str:
        """A complete group as something to be held: the whole orange group, every railroad."""
        match self.ed.board.kind[pos]:
            case "railroad":
                return say("name-whole_railroads", railroad=self.ed.terms.railroad)
            case "utility":
                return self.places(self.ed.board.members[pos])
        color = self.family(pos)
        return say("name-whole_color", color=color) if color else say("name-whole_group")

    def goods(self, cash: int, deeds: Sequence[Pos], cards: int, *, brief: bool = False) -> str:
        """Everything on one side of a trade, or left of an estate; empty for nothing."""
        parts = [self.money(cash)] if cash else []
        if brief and len(deeds) > FEW:
            parts.append(say("name-deeds", count=len(deeds)))
        else:
            parts += map(self.place, deeds)
        if cards:
            parts.append(say("name-jail_cards", count=cards))
        return listed(parts)

    def terms(self, offer: Offer) -> str:
        """Both sides of a trade as its maker sees them."""
        give = self.goods(offer.give_cash, offer.give, len(offer.give_cards))
        ask = self.goods(offer.ask_cash, offer.ask, len(offer.ask_cards))
        nothing = say("name-nothing")
        return say("name-terms", give=give or nothing, ask=ask or nothing)

    def charge(self, amount: int, why: Why) -> str:
        """A sum and what it is for, if there is more to say: $50 rent for Boardwalk."""
        cause = self.cause(why)
        shown = self.money(amount)
        return say("name-sum", amount=shown, cause=cause) if cause else shown

    def cause(self, why: Why) -> str:
        """What a sum is for, as it follows the sum; empty where something else has said so."""
        place = self.place(why.pos)
        match why.kind:
            case "rent" if why.count:
                return say("cause-rent_built", place=place, buildings=self.level(why.count))
            case "rent" | "rent_railroad":
                return say("cause-rent", place=place)
            case "rent_utility" | "rent_utility_card":
                return say("cause-rent_dice", place=place, times=self.money(why.times))
            case "tax":
                return place
            case "tax_percent":
                return say("cause-tax_percent", place=place, percent=why.count)
            case "price" | "dealt":
                return say("cause-price", place=place)
            case "interest":
                return say("cause-interest", place=place)
            case "fine" | "fine_forced":
                return say("cause-fine")
            case "repairs":
                return say("cause-repairs")
            case _:
                return ""

"""What things are called beside a picture, in the words of the files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.state import BANK, POT, Claim, Offer
from engine.why import Why
from renders import words
from renders.words import FEW, LONGEST_NAME, Say, joined


class Words(words.Words):
    """What things are called at one table, as the files of a language have it."""

    def __init__(
        self, say: Say, ed: Edition, names: Sequence[str], width: int = LONGEST_NAME
    ) -> None:
        super().__init__(ed, names, width)
        self.say = say

    def listed(self, parts: Iterable[str], last: str = "and") -> str:
        return joined(self.say, parts, last)

    def who(self, seat: Seat) -> str:
        if seat == BANK:
            return self.say("name-bank")
        return self.say("name-pot") if seat == POT else self.names[seat]

    def everyone(self, seats: Iterable[Seat], last: str = "and") -> str:
        return self.listed(map(self.who, seats), last)

    def places(self, deeds: Iterable[Pos]) -> str:
        return self.listed(map(self.place, deeds))

    def counted(self, count: int, noun: str, nouns: str = "") -> str:
        """So many of what an edition has its own words for."""
        return self.say("name-buildings_counted", count=count, one=noun, many=nouns or f"{noun}s")

    def level(self, level: int) -> str:
        """What stands on a lot of this level."""
        if level == self.ed.rules.hotel_level:
            return self.buildings("hotel", 1)
        return self.buildings("house", level)

    def lot(self, auction: Auction) -> str:
        """What an auction is about."""
        if auction.building is None:
            return self.place(auction.pos)
        return self.buildings(auction.building, 1)

    def jail_cards(self, count: int) -> str:
        return self.say("alt-jail_cards", count=count)

    def family(self, pos: Pos) -> str:
        if self.ed.board.kind[pos] == "utility":
            return self.say("name-utility")
        return super().family(pos)

    def whole(self, pos: Pos) -> str:
        """A complete group as something to be held: all orange, every railroad."""
        board = self.ed.board
        if board.kind[pos] == "railroad":
            return self.say("name-whole_railroads", railroad=self.ed.terms.railroad)
        color = self.colors[board.group[pos]]
        if board.kind[pos] == "utility" or not color:
            return self.places(board.members[pos])
        return self.say("alt-whole_color", color=color)

    def goods(self, cash: int, deeds: Sequence[Pos], cards: int, *, brief: bool = False) -> str:
        """Everything on one side of a trade, or left of an estate; empty for nothing."""
        parts = [self.money(cash)] if cash else []
        if brief and len(deeds) > FEW:
            parts.append(self.say("alt-deeds", count=len(deeds)))
        else:
            parts += map(self.place, deeds)
        if cards:
            parts.append(self.jail_cards(cards))
        return self.listed(parts)

    def terms(self, offer: Offer) -> str:
        """Both sides of a trade as its maker sees them."""
        give = self.goods(offer.give_cash, offer.give, len(offer.give_cards))
        ask = self.goods(offer.ask_cash, offer.ask, len(offer.ask_cards))
        nothing = self.say("name-nothing")
        return self.say("name-terms", give=give or nothing, ask=ask or nothing)

    def worth(self, worth: int | None) -> str:
        """What a player is worth in all, or that nobody may know yet (TAX-3)."""
        if worth is None:
            return self.say("alt-worth_hidden")
        return self.say("alt-worth", amount=self.money(worth))

    def charge(self, amount: int, why: Why) -> str:
        """A sum and what it is for, if there is more to say."""
        cause, shown = self.cause(why), self.money(amount)
        return self.say("name-sum", amount=shown, cause=cause) if cause else shown

    def cause(self, why: Why) -> str:
        """What a sum is for, as it follows the sum: rent for Boardwalk."""
        match why.kind:
            case "rent" | "rent_railroad" | "rent_utility" | "rent_utility_card":
                return self.say("cause-rent", place=self.place(why.pos))
            case "tax" | "tax_percent":
                return self.say("cause-price", place=self.place(why.pos))
            case "interest":
                return self.say("cause-interest", place=self.place(why.pos))
            case "fine" | "fine_forced":
                return self.say("cause-fine")
            case "repairs":
                return self.say("cause-repairs")
            case "card" | "card_each":
                return self.say("cause-card")
            case _:
                return ""

    def offered(self, offer: Offer) -> str:
        """An open trade as its maker put it."""
        maker, to = self.who(offer.maker), self.who(offer.to)
        return self.say("story-offers", maker=maker, to=to, terms=self.terms(offer))

    def claimed(self, claim: Claim) -> str:
        """A rent that its owner may still ask for."""
        owner, lander = self.who(claim.owner), self.who(claim.lander)
        what = self.charge(claim.amount, claim.why)
        return self.say("story-claims", owner=owner, lander=lander, what=what)

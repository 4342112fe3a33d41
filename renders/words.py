"""Words for players, deeds and other things of a game, in the language of its table.

The texts are plain and not escaped for Markdown.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from typing import Protocol

from engine.decisions import Auction, Building
from engine.edition import Edition, Pos, Seat, Terms
from engine.state import BANK, POT, Claim, Offer
from engine.why import Why
from renders.lookalikes import JOINERS, alike, shows_nothing

LONGEST_NAME = 32
FEW = 3
"""Most deeds that a brief text names. More deeds are only counted."""
_LOOSE = re.compile(rf"(?<!\S)[{JOINERS}]+|[{JOINERS}]+(?!\S)|(?<=[{JOINERS}])[{JOINERS}]+")
"""Invisible joiners without a character on both sides."""
_BLANKS = re.compile(r"(?!(?<=\S)[\u00a0\u202f](?=\S))\s+")
"""Blanks, except a single no-break space within a text, which keeps an amount together."""


_SPOKEN_VOWEL = re.compile(r"^\W*[Hh]?([Ii](?![aeoA-Z])|[Oo])")
"""A text that begins with the sound i or o: Indiana, Hilda or Oregon, but not hielo or iVillage."""


class Say(Protocol):
    """A function that returns a message in one language, with its placeholders filled."""

    def __call__(self, key: str, /, **words: str | int) -> str: ...


def row(say: Say, parts: Iterable[str], sign: str = "comma") -> str:
    """Join parts as in "one, two, three", in a language's way.

    No parts give an empty text.
    """
    first, *others = [*parts] or [""]
    return reduce(lambda before, more: say(f"list-{sign}", first=before, last=more), others, first)


def joined(say: Say, parts: Iterable[str], last: str = "and") -> str:
    """Join parts as in "one, two and three". No parts give an empty text."""
    *front, end = [*parts] or [""]
    if not front:
        return end
    return say(f"list-{last}", first=row(say, front), last=end, sound=_sound(end))


def _sound(text: str) -> str:
    """Return "i" or "o" if a text begins with that sound, else "other".

    In some languages, "and" or "or" depends on it.
    """
    begins = _SPOKEN_VOWEL.search(text)
    return begins[1].lower() if begins else "other"


def tidy(text: str) -> str:
    """Return a text in a single line without repeated blanks and invisible characters.

    A text with nothing visible becomes empty.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = (c for c in text if c.isspace() or c in JOINERS or not shows_nothing(c))
    line = _BLANKS.sub(" ", _LOOSE.sub("", "".join(kept))).strip()
    return line if any(unicodedata.category(c)[0] in "LNPS" for c in line) else ""


def shorten(text: str, width: int) -> str:
    """Cut a text to at most `width` characters. A cut text ends with an ellipsis."""
    return text if len(text) <= width else f"{text[: width - 1].rstrip(JOINERS + ' ')}…"


def call_names(say: Say, names: Sequence[str], width: int = LONGEST_NAME) -> tuple[str, ...]:
    """Return the name of each seat, tidy and shortened to `width` characters.

    A name that looks like an earlier one gets the seat's number appended, counted from 1. An empty
    name becomes the word for player with that number, as in "Player 1".
    """
    given = (tidy(name) or say("name-player", number=n) for n, name in enumerate(names, 1))
    return _told_apart(tuple(given), width)


@lru_cache(maxsize=2048)
def _told_apart(names: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Shorten names and number those that look alike.

    The result is cached, because the same people sit at a table for a whole evening.
    """
    called: list[str] = []
    for number, name in enumerate(names, 1):
        name = shorten(name, width)
        if alike(name, called):
            name = f"{name} ({number})"
        called.append(name)
    return tuple(called)


class Words:
    """The names of things and players at one table, in its language."""

    def __init__(
        self, say: Say, ed: Edition, names: Sequence[str], width: int = LONGEST_NAME
    ) -> None:
        self.say = say
        self.ed = ed
        self.names = call_names(say, names, width)
        self.money = ed.currency.show
        self.colors = {group.id: group.color for group in ed.groups}

    def place(self, pos: Pos) -> str:
        return self.ed.board.name[pos]

    def listed(self, parts: Iterable[str], last: str = "and") -> str:
        return joined(self.say, parts, last)

    def row(self, parts: Iterable[str], sign: str = "comma") -> str:
        return row(self.say, parts, sign)

    def who(self, number: int) -> str:
        if number == BANK:
            return self.say("name-bank")
        return self.say("name-pot") if number == POT else self.names[number]

    def in_turn(self, sitters: Sequence[int]) -> str:
        """Join the names of a seat's sitters in the order in which they played."""
        first, *others = (self.names[who] for who in sitters)
        for name in others:
            first = self.say("name-then", first=first, last=name)
        return first

    def everyone(self, seats: Iterable[Seat], last: str = "and") -> str:
        return self.listed(map(self.who, seats), last)

    def places(self, deeds: Iterable[Pos]) -> str:
        return self.listed(map(self.place, deeds))

    def buildings(self, building: Building, count: int) -> str:
        """Return a number of buildings in the edition's words: 1 house, 2 houses, 1 hotel."""
        return self.counted(count, *building_words(self.ed.terms.within, building))

    def label(self, building: Building, count: int) -> str:
        """Return a number of buildings as it is printed on a deed: 2 Houses."""
        return Words.counted(self, count, *building_words(self.ed.terms, building))

    def counted(self, count: int, one: str, few: str, many: str) -> str:
        """Return a number and a word in the form it needs: for one, few or many buildings."""
        return self.say("name-buildings_counted", count=count, one=one, few=few, many=many)

    def level(self, level: int) -> str:
        """Return words for the buildings on a lot of this building level."""
        if level == self.ed.rules.hotel_level:
            return self.buildings("hotel", 1)
        return self.buildings("house", level)

    def lot(self, auction: Auction) -> str:
        """Return the name of the auctioned deed, or words for the building."""
        if auction.building is None:
            return self.place(auction.pos)
        return self.buildings(auction.building, 1)

    def jail_cards(self, count: int) -> str:
        return self.say("alt-jail_cards", count=count)

    def family(self, pos: Pos) -> str:
        """Return the kind of a deed as a word: orange, railroad, utility.

        It is empty for a street whose group has no colour word.
        """
        kind = self.ed.board.kind[pos]
        if kind == "railroad":
            return self.ed.terms.railroad
        if kind == "utility":
            return self.say("name-utility")  # some editions' own word lists the names of both
        return self.colors[self.ed.board.group[pos]]

    def whole(self, pos: Pos) -> str:
        """Return words for a deed's complete group, as in "all orange" or "every railroad".

        For utilities and for streets without a colour word, list all deeds of the group.
        """
        board = self.ed.board
        if board.kind[pos] == "railroad":
            terms = self.ed.terms
            many = terms.railroads or terms.railroad
            return self.say("name-whole_railroads", railroad=terms.railroad, railroads=many)
        color = self.colors[board.group[pos]]
        if board.kind[pos] == "utility" or not color:
            return self.places(board.members[pos])
        return self.say("alt-whole_color", color=color)

    def goods(self, cash: int, deeds: Sequence[Pos], cards: int, *, brief: bool = False) -> str:
        """Return words for everything on one side of a trade or in an estate.

        They are an empty text if there is nothing. With `brief`, more than `FEW` deeds are only
        counted.
        """
        parts = [self.money(cash)] if cash else []
        if brief and len(deeds) > FEW:
            parts.append(self.say("alt-deeds", count=len(deeds)))
        else:
            parts += map(self.place, deeds)
        if cards:
            parts.append(self.jail_cards(cards))
        return self.listed(parts)

    def terms(self, offer: Offer) -> str:
        """Return words for what a trade's maker gives and for what the maker asks."""
        give = self.goods(offer.give_cash, offer.give, len(offer.give_cards))
        ask = self.goods(offer.ask_cash, offer.ask, len(offer.ask_cards))
        nothing = self.say("name-nothing")
        return self.say("name-terms", give=give or nothing, ask=ask or nothing)

    def worth(self, worth: int | None) -> str:
        """TAX-3: return words for a player's worth, or that it is hidden."""
        if worth is None:
            return self.say("alt-worth_hidden")
        return self.say("alt-worth", amount=self.money(worth))

    def charge(self, amount: int, why: Why) -> str:
        """Return words for an amount and its cause, if it has one."""
        cause, shown = self.cause(why), self.money(amount)
        return self.say("name-sum", amount=shown, cause=cause) if cause else shown

    def cause(self, why: Why) -> str:
        """Return words for a payment's cause that follow the amount, as in "rent for Boardwalk".

        Payments other than rent, taxes, interest, fines, repairs and cards give an empty text.
        """
        match why.kind:
            case "rent" | "rent_railroad" | "rent_utility" | "rent_utility_card":
                return self.say("cause-rent", place=self.place(why.pos))
            case "tax" | "tax_percent":
                return self.say("cause-tax", place=self.place(why.pos))
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
        """Return an open offer as a sentence."""
        maker, to = self.who(offer.maker), self.who(offer.to)
        return self.say("story-offers", maker=maker, to=to, terms=self.terms(offer))

    def claimed(self, claim: Claim) -> str:
        """Return a rent that its owner may still claim, as a sentence."""
        owner, lander = self.who(claim.owner), self.who(claim.lander)
        what = self.charge(claim.amount, claim.why)
        return self.say("story-claims", owner=owner, lander=lander, what=what)


def building_words(terms: Terms, building: Building) -> tuple[str, str, str]:
    """Return the edition's words for one building, for a few, and for many."""
    if building == "house":
        return terms.house, terms.houses, terms.houses_many or terms.houses
    return terms.hotel, terms.hotels, terms.hotels_many or terms.hotels


def capitalised(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def group_name(ed: Edition, group: str) -> str:
    """Return the name of a group: the word for railroads or utilities, else its colour or id."""
    found = next(one for one in ed.groups if one.id == group)
    kinds = {"railroad": ed.terms.railroad, "utility": ed.terms.utility}
    return capitalised(kinds.get(found.kind) or found.color or found.id)

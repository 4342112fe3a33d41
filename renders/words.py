"""What things, players, awards and turning points are called beside a picture.

Plain text only. Whoever shows it escapes what must be escaped.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Protocol, assert_never

from engine.decisions import Building
from engine.edition import Edition, Pos, Seat
from engine.state import BANK, POT, Result
from renders.awards import Award
from renders.lookalikes import JOINERS, alike, shows_nothing
from renders.story import Point

LONGEST_NAME = 32
FEW = 3
"""Deeds named in one sentence, where the list is not the point."""
UNDONE = (
    "Dice, cards or questions were taken back in this game, so it counts for no standings, "
    "record or award."
)
_LOOSE = re.compile(rf"(?<!\S)[{JOINERS}]+|[{JOINERS}]+(?!\S)|(?<=[{JOINERS}])[{JOINERS}]+")
"""Joiners with nothing to join."""


class Say(Protocol):
    """Says a message of the files: pictures and their texts are handed one by who shows them."""

    def __call__(self, key: str, /, **words: str | int) -> str: ...


def joined(say: Say, parts: Iterable[str], last: str = "and") -> str:
    """One, two and three, as the language of `say` has it; nothing for nothing."""
    *front, end = [*parts] or [""]
    if not front:
        return end
    together = reduce(lambda first, more: say("list-comma", first=first, last=more), front)
    return say(f"list-{last}", first=together, last=end)


def listing(parts: Iterable[str], last: str = "and") -> str:
    """One, two and three; nothing for nothing."""
    *front, end = [*parts] or [""]
    return f"{', '.join(front)} {last} {end}" if front else end


def tidy(text: str) -> str:
    """One line without runs of blanks, invisible marks or turned writing directions.

    Nothing where there is nothing to be seen.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = (c for c in text if c.isspace() or c in JOINERS or not shows_nothing(c))
    line = " ".join(_LOOSE.sub("", "".join(kept)).split())
    return line if any(unicodedata.category(c)[0] in "LNPS" for c in line) else ""


def shorten(text: str, width: int) -> str:
    """At most `width` characters, the last one saying that there is more."""
    return text if len(text) <= width else f"{text[: width - 1].rstrip(JOINERS + ' ')}…"


def call_names(names: Sequence[str], width: int = LONGEST_NAME) -> tuple[str, ...]:
    """What each seat is called: tidy, short enough, and no two the same."""
    called: list[str] = []
    for number, given in enumerate(names, 1):
        name = shorten(tidy(given) or f"Player {number}", width)
        if alike(name, called):
            name = f"{name} ({number})"
        called.append(name)
    return tuple(called)


class Words:
    """What things are called at one table."""

    def __init__(self, ed: Edition, names: Sequence[str], width: int = LONGEST_NAME) -> None:
        self.ed = ed
        self.names = call_names(names, width)
        self.money = ed.currency.show
        self.colors = {group.id: group.color for group in ed.groups}

    def who(self, seat: Seat) -> str:
        if seat == BANK:
            return "the Bank"
        return "the pot" if seat == POT else self.names[seat]

    def place(self, pos: Pos) -> str:
        return self.ed.board.name[pos]

    def places(self, deeds: Iterable[Pos]) -> str:
        return listing(self.place(pos) for pos in deeds)

    def buildings(self, building: Building, count: int) -> str:
        """1 house, 2 houses, 1 hotel, in the edition's words."""
        terms = self.ed.terms
        one, more = (
            (terms.house, terms.houses) if building == "house" else (terms.hotel, terms.hotels)
        )
        return self.counted(count, one.lower(), more.lower())

    def family(self, pos: Pos) -> str:
        """What a deed is one of: orange, railroad, utility."""
        kind = self.ed.board.kind[pos]
        if kind == "railroad":
            return self.ed.terms.railroad
        if kind == "utility":
            return "utility"  # some editions' own word is the names of both
        return self.colors[self.ed.board.group[pos]]

    def whole(self, pos: Pos) -> str:
        """A complete group as something to be held: all orange, every railroad."""
        board = self.ed.board
        if board.kind[pos] == "railroad":
            return f"every {self.ed.terms.railroad}"
        color = self.colors[board.group[pos]]
        if board.kind[pos] == "utility" or not color:
            return self.places(board.members[pos])
        return f"all {color}"

    def counted(self, count: int, noun: str, nouns: str = "") -> str:
        return f"{count} {noun}" if count == 1 else f"{count} {nouns or f'{noun}s'}"


TITLES = {
    "best_deed": "The golden doorstep",
    "top_rent": "The bill of the day",
    "comeback": "Never count them out",
    "trade": "Deal of the day",
    "jail": "The reserved cell",
    "builder": "Forever building",
    "guest": "Everyone's best guest",
    "cards": "Friend of the cards",
    "tax": "Pillar of society",
    "doubles": "Seeing double",
    "bargain": "The quiet bidder",
    "laps": "The long-distance runner",
    "deals": "Let's talk about it",
    "quiz": "Knew it all along",
    "pot": "Parked in the right place",
}


def award_title(award: Award) -> str:
    """The few words above an award."""
    return TITLES[award.id]


def award_line(award: Award, w: Words) -> str:
    """Who got an award and for what, in one sentence."""
    who, sum_ = w.who(award.seat), w.money(award.amount)
    place = "" if award.pos is None else w.place(award.pos)
    other = "" if award.other is None else w.who(award.other)
    match award.id:
        case "best_deed":
            return f"{who} took {sum_} in rent on {place} alone."
        case "top_rent":
            return f"{other} handed {who} {sum_} for one stop on {place}."
        case "comeback":
            return f"{who} was down to {award.count}% of the table's wealth, and won."
        case "trade":
            return f"One trade with {other} left {who} {sum_} better off."
        case "jail":
            return f"{who} spent {w.counted(award.count, 'turn')} behind bars. Nice view?"
        case "builder":
            return f"{who} put {sum_} into {w.ed.terms.houses.lower()} and upwards."
        case "guest":
            return f"{who} paid {sum_} in rent and was welcome everywhere."
        case "cards":
            return f"{who} drew {sum_} out of thin card."
        case "tax":
            return f"{who} paid {sum_} in taxes. The roads say thank you."
        case "doubles":
            return f"{who} threw doubles {award.count} times."
        case "bargain":
            return f"{who} got {place} {sum_} under its price."
        case "laps":
            return f"{who} went round the board {award.count} times."
        case "deals":
            return f"{who} shook hands on {w.counted(award.count, 'trade')}."
        case "quiz":
            return f"{who} had {w.counted(award.count, 'right answer')}."
        case "pot":
            return f"{who} stopped for a rest and found {sum_}."
        case _:
            assert_never(award.id)


def point_line(point: Point, w: Words) -> str:
    """A turning point in one short sentence."""
    who, other, sum_ = w.who(point.seat), w.who(point.other), w.money(point.amount)
    match point.kind:
        case "group":
            return f"{who} now holds {w.whole(point.pos)}."
        case "rent":
            return f"{who} collects {sum_} from {other} on {w.place(point.pos)}."
        case "lead":
            return f"{who} takes the lead."
        case "bankrupt":
            if point.pos >= 0:
                return f"{who} is out: {w.place(point.pos)} was one stop too many."
            return f"{who} is out of money, and out."
        case "resigned":
            return f"{who} leaves the table."
        case _:
            assert_never(point.kind)


def ending(result: Result, w: Words) -> str:
    """Who won, and how it came to an end."""
    winners = [name for name, rank in zip(w.names, result.ranks, strict=True) if rank == 1]
    wins = "wins" if len(winners) == 1 else "share the win"
    match result.reason:
        case "last_player":
            return f"The game is over: {listing(winners)} {wins} as the last one at the table."
        case "first_bankruptcy":
            return f"The first bankruptcy has ended the game: {listing(winners)} {wins}."
        case "time_limit":
            return f"Time is up: {listing(winners)} {wins}."
        case _:
            assert_never(result.reason)

"""Levels and characters of computer players. Any level goes with any character.

One model decides for all. Lower levels see it with errors and less foresight.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.rng import number

SPREAD = 1 << 20


class Level(Struct, frozen=True):
    """The numbers of one level. Chances are fractions of 1."""

    noise: float = 0.0
    """Largest error of a chance in a trade, either way."""
    slips: float = 0.0
    """Largest error of a chance in buying and bidding, either way."""
    whims: float = 0.0
    """Largest error of a chance in building, either way."""
    nest_egg: float = 0.0
    """Cash that is never spent on building or lifting, in average prices of a deed."""
    margin: float = 0.004
    """Gain asked for in a trade."""
    doubt: float = 0.02
    """Further gain asked for by a seat that gives a deed and completes no group."""
    envy: float = 0.35
    """Share of the other side's gain that is asked for too."""
    haggles: bool = True
    """True if it first offers printed prices and comes back with a better offer."""
    searches: bool = False
    """True if it searches trades of single deeds and pairs too."""
    pause: int = 1
    """Rounds between two searches for a trade."""
    offers: int = 1
    """Refused offers in one turn after which it makes no more."""
    quiet: int = 3
    """Rounds after a refusal in which the same seat is offered nothing."""
    reserve: bool = True
    """True if the chance to win decides what is bought, and not only the cash."""
    foresight: bool = True
    """True if the rent of the next throw counts when building."""
    bidding: int = 100
    """Most that is bid, in percent of the worth."""
    gives_up: bool = True
    """True if it resigns on a dead board. It never resigns an absent person's seat."""


class Character(Struct, frozen=True):
    """A computer player's name, figure, and factors for a level's numbers."""

    name: str
    figure: str
    margin: float = 1.0
    envy: float = 1.0
    pause: int = 1
    bidding: int = 100

    def at(self, level: Level) -> Level:
        """Return a level with this character's factors applied."""
        return replace(
            level,
            margin=level.margin * self.margin,
            envy=level.envy * self.envy,
            pause=level.pause * self.pause,
            bidding=level.bidding * self.bidding // 100,
        )


LEVELS = {
    "easy": Level(
        noise=0.25,
        slips=0.15,
        whims=0.15,
        nest_egg=3.0,
        margin=0.03,
        envy=0.0,
        haggles=False,
        pause=6,
        reserve=False,
        foresight=False,
    ),
    "normal": Level(
        noise=0.12,
        slips=0.02,
        whims=0.02,
        nest_egg=1.0,
        margin=0.0,
        envy=0.1,
        haggles=False,
        pause=2,
        foresight=False,
    ),
    "hard": Level(envy=0.15, searches=True, offers=3, quiet=1, bidding=112),
}
PLAYED = (*LEVELS, "expert")
"""Levels that people can play against. An expert is a hard player that tries its moves out."""
CHARACTERS = {
    "rita": Character("Rita", "🐢", pause=2),
    "max": Character("Max", "🦊", margin=1.5, bidding=97),
    "zoe": Character("Zoe", "🦉", margin=1.2, envy=1.1, bidding=95),
    "vic": Character("Vic", "🐗", margin=0.8, bidding=106),
    "kit": Character("Kit", "🐝", margin=0.7, envy=0.9),
    "una": Character("Una", "🐈", envy=1.4),
}
"""Characters by id: patient, sly, thrifty, reckless, sociable and grudging."""


def wobble(most: float, *label: object) -> float:
    """Return an error of at most `most` either way, always the same for the same label."""
    if not most:
        return 0.0
    drawn = number(":".join(map(str, label)), 0, SPREAD) / SPREAD
    return (2 * drawn - 1) * most

"""How well a computer player judges, and what it is like: any level with any character.

One model decides for all; below the best level it is seen through noise and short sight.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.rng import number

SPREAD = 1 << 20


class Level(Struct, frozen=True):
    """What sets one level apart; chances are fractions of 1."""

    noise: float = 0.0
    """How far a chance judged in a trade may be off, either way."""
    slips: float = 0.0
    """The same for what is bought and bid."""
    whims: float = 0.0
    """The same for what is built."""
    nest_egg: float = 0.0
    """What is never built with or lifted with, in average prices of a deed."""
    margin: float = 0.004
    """Gain asked for in a trade."""
    doubt: float = 0.02
    """Further gain asked for in a trade that completes no group for this seat."""
    envy: float = 0.35
    """Share of the other side's gain that must be gained too."""
    haggles: bool = True
    """Whether it tries prices that only look fair, and comes back with a better one."""
    searches: bool = False
    """Whether it looks for trades of single deeds and pairs, not only of all that a seat holds."""
    pause: int = 1
    """Rounds between two thoughts about trading."""
    offers: int = 1
    """Offers refused in one turn before it gives up."""
    quiet: int = 3
    """Rounds in which whoever said no to one hears nothing more from them."""
    reserve: bool = True
    """Whether the chance to win decides what is bought, or only the purse."""
    curious: bool = True
    """Whether a first cheap deed is left to an auction, to see how others bid."""
    foresight: bool = True
    """Whether what the next throw may cost is thought of when building."""
    bidding: int = 100
    """Percent of what something is worth that is bid for it at most."""
    gives_up: bool = True
    """Whether it makes way on a dead board; never for somebody else, who may want to play on."""


class Character(Struct, frozen=True):
    """Somebody to play against: a name, a figure, and how they bend a level's numbers."""

    name: str
    figure: str
    margin: float = 1.0
    envy: float = 1.0
    pause: int = 1
    bidding: int = 100

    def at(self, level: Level) -> Level:
        """This character playing at a level."""
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
"""Levels that people can play against; an expert is a hard player that tries its moves out."""
CHARACTERS = {
    "rita": Character("Rita", "🐢", pause=2),
    "max": Character("Max", "🦊", margin=1.5, bidding=97),
    "zoe": Character("Zoe", "🦉", margin=1.2, envy=1.1, bidding=95),
    "vic": Character("Vic", "🐗", margin=0.8, bidding=106),
    "kit": Character("Kit", "🐝", margin=0.7, envy=0.9),
    "una": Character("Una", "🐈", envy=1.4),
}
"""Patient, sly, thrifty, reckless, sociable and grudging, in this order."""


def wobble(most: float, *label: object) -> float:
    """A mistake of at most so much, always the same about the same thing at the same time."""
    if not most:
        return 0.0
    drawn = number(":".join(map(str, label)), 0, SPREAD) / SPREAD
    return (2 * drawn - 1) * most

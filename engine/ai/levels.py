"""Levels and characters of computer players. Any level goes with any character.

The same model decides for all. Lower levels judge with errors and less foresight.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.rng import number

SPREAD = 1 << 20


class Level(Struct, frozen=True):
    """The settings of one level of play. Chances are fractions (0.02 = 2 percent)."""

    noise: float = 0.0
    """Largest error in a chance when a trade is judged, up or down, as a fraction."""
    slips: float = 0.0
    """Largest error in a chance when buying and bidding, up or down, as a fraction."""
    whims: float = 0.0
    """Largest error in a chance when building, up or down, as a fraction."""
    nest_egg: float = 0.0
    """Cash never spent on building or lifting mortgages, in average prices of a deed.

    If it is not 0, no deed is mortgaged to build.
    """
    margin: float = 0.004
    """Gain in chance asked for in a trade, as a fraction. Late in a game a quarter suffices."""
    doubt: float = 0.02
    """Further gain in chance asked for by a seat that gives a deed and completes no group.

    It is not asked for if the seat gets more deeds than it gives.
    """
    envy: float = 0.35
    """Share of the other side's gain asked for as further gain in a trade, as a fraction."""
    haggles: bool = True
    """True if the player's first offer is near printed prices, and later offers are better."""
    searches: bool = False
    """True if the player also considers trades of single deeds and pairs."""
    pause: int = 1
    """Rounds from one search for a trade to the next."""
    offers: int = 1
    """Refused offers in one turn after which the player makes no more in that turn."""
    quiet: int = 3
    """Rounds without an offer to a seat that has refused one."""
    reserve: bool = True
    """True if the player weighs a purchase by its chance to win, and may bid above the price.

    If False, it buys what its cash can pay, never bids above the printed price, and does not
    push rivals who overpay. Without enough cash, the chance to win always decides.
    """
    foresight: bool = True
    """True if the rents of the next throw are considered before building and lifting mortgages."""
    bidding: int = 100
    """Highest bid for a deed, in percent of its worth to the player."""
    gives_up: bool = True
    """True if the player resigns in a game that cannot end.

    It is False for a computer player that replaces an absent person.
    """


class Character(Struct, frozen=True):
    """A computer player's name and emoji, and factors for four settings of a level.

    `figure` is the emoji. `bidding` is a factor in percent.
    """

    name: str
    figure: str
    margin: float = 1.0
    envy: float = 1.0
    pause: int = 1
    bidding: int = 100

    def at(self, level: Level) -> Level:
        """Return a level of play with this character's factors applied."""
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
"""Names of the levels that people can play against.

An expert is a hard player that simulates its moves.
"""
CHARACTERS = {
    "rita": Character("Rita", "🐢", pause=2),
    "max": Character("Max", "🦊", margin=1.5, bidding=97),
    "zoe": Character("Zoe", "🦉", margin=1.2, envy=1.1, bidding=95),
    "vic": Character("Vic", "🐗", margin=0.8, bidding=106),
    "kit": Character("Kit", "🐝", margin=0.7, envy=0.9),
    "una": Character("Una", "🐈", envy=1.4),
}
"""Characters by id, in this order: patient, sly, thrifty, reckless, sociable and grudging."""


def wobble(most: float, *label: object) -> float:
    """Return an error from -`most` to `most`, always the same for the same label."""
    if not most:
        return 0.0
    drawn = number(":".join(map(str, label)), 0, SPREAD) / SPREAD
    return (2 * drawn - 1) * most

"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.ai.baselines import BuysEverything, NonTrader, Random
from engine.ai.expert import Expert
from engine.ai.exploiter import Exploiter
from engine.ai.levels import CHARACTERS, LEVELS
from engine.ai.mind import Mind
from engine.ai.policy import Policy
from engine.ai.trader import Temper, Trader
from engine.ai.walker import Walker

POLICIES: dict[str, Callable[[], Policy]] = {
    "steady": Trader,
    "bold": lambda: Trader(Temper(reserve=20, caution=10, bidding=120, margin=8)),
    "careful": lambda: Trader(Temper(reserve=150, caution=70, bidding=85, margin=18)),
    "walker": Walker,
    **{name: partial(Mind, level) for name, level in LEVELS.items()},
    "expert": Expert,
    "random": Random,
    "buys-everything": BuysEverything,
    "never-trades": NonTrader,
    "exploiter": Exploiter,
}
"""Constructors of computer players by name. People play against easy, normal, hard and expert.

Older games have `steady`, `bold` and `careful`. The others exist to measure strength.
"""


def policy_named(name: str) -> Policy:
    """Return a computer player by its name, such as "hard", or by level and character.

    A character follows the level and a slash: "hard/rita".
    """
    level, _, who = name.partition("/")
    if who:
        if level == "expert":
            return Expert(CHARACTERS[who].at(LEVELS["hard"]))
        return Mind(CHARACTERS[who].at(LEVELS[level]))
    return POLICIES[level]()

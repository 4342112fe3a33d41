"""The words for every refusal of the engine, by its code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.words import ENGLISH, Argument, say
from engine.edition import Edition
from engine.errors import Illegal

_MONEY = frozenset({"bid", "minimum", "needed", "owed", "raisable", "spendable"})


@cache
def codes() -> frozenset[str]:
    """Every code that the engine refuses with."""
    keys = (key for key in ENGLISH.patterns if key.startswith("refusal-"))
    return frozenset(key.removeprefix("refusal-") for key in keys)


def reason(no: Illegal, ed: Edition, players: Sequence[str]) -> str:
    """A refusal as a sentence, with the edition's money and the players' names."""
    words: dict[str, Argument] = {}
    for key, value in no.params.items():
        if key in _MONEY and isinstance(value, int):
            words[key] = ed.currency.show(value)
        elif key == "seat" and isinstance(value, int):
            words[key] = players[value]
        else:
            words[key] = str(value)
    return say(f"refusal-{no.code}", **words)

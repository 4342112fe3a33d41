"""The words for every refusal of the engine, by its code."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import ENGLISH, Argument, say
from engine.edition import Edition
from engine.errors import Illegal

CODES = frozenset(
    key.removeprefix("refusal-") for key in ENGLISH.patterns if key.startswith("refusal-")
)
_MONEY = frozenset({"bid", "minimum", "needed", "owed", "raisable", "spendable"})


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

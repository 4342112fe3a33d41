"""Sentences for the actions and setups that the engine refuses, by code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.words import ENGLISH, Argument, localized, quoted, say
from bot.words.narration.rule_words import number_name
from engine.edition import Edition
from engine.errors import BadSetup, Illegal
from renders.words import capitalised

_TELL_ALL = frozenset(
    {"deal", "no_court", "no_parking", "none_dealt", "offline", "pot_or_show", "questions"}
)
"""Codes of setup problems whose messages name the wrong rule themselves."""
_MONEY = frozenset({"bid", "minimum", "needed", "owed", "raisable", "spendable", "worth"})


@cache
def codes() -> frozenset[str]:
    """Return the codes of all refusals for which there is an English message."""
    keys = (key for key in ENGLISH.keys if key.startswith("refusal-"))
    return frozenset(key.removeprefix("refusal-") for key in keys)


def reason(no: Illegal, ed: Edition, players: Sequence[str]) -> str:
    """Return a sentence that says why the engine refuses an action.

    Amounts are in the edition's currency. `players`: the names by seat.
    """
    words: dict[str, Argument] = {}
    for key, value in no.params.items():
        if key in _MONEY and isinstance(value, int):
            words[key] = ed.currency.show(value)
        elif key == "seat" and isinstance(value, int):
            words[key] = players[value]
        elif key == "asked":
            words[key] = say(f"asked-{value}")
        else:
            words[key] = value if isinstance(value, int) else str(value)
    return say(f"refusal-{no.code}", **words)


def setup_problem(no: BadSetup, ed: Edition | None = None) -> str:
    """Return a sentence about the wrong rule that prevents the setup of a table.

    With an edition, the amount `cash` is in its currency, and a numeric rule is named in its words.
    Otherwise the rule's technical name is used, unless the message names the rule itself.
    """
    words: dict[str, Argument] = {
        name: quoted(word) if isinstance(word, str) else word for name, word in no.params.items()
    }
    if ed is not None and "cash" in words:
        words["cash"] = localized(ed).currency.show(int(words["cash"]))
    what = say(f"wrong-{no.code or 'kind'}", **words)
    rule = no.place.removeprefix("flags.")
    if no.code in _TELL_ALL:
        return say("wrong-alone", what=capitalised(what))
    if ed is not None and f"lobby-number_{rule}" in ENGLISH.keys:
        return say("wrong-named", rule=number_name(localized(ed), rule), what=what)
    return say("wrong-rule", rule=quoted(rule), what=what)

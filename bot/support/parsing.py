"""What anybody may have typed: numbers, names, lists of names, house rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bot.support.refusals import Refused
from engine.rules import RuleValue

T = TypeVar("T")
MOST = 2**63 - 1
"""What a database can hold; no id of Discord is larger."""
_CHOICE = "=  "
"""The beginning of every value that our suggestions send. No name has two blanks in a row."""


def plain_number(text: str) -> int | None:
    """The number that a text is, None for any other: `int` fails at some that `isdigit` takes."""
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MOST)):
        return None
    number = int(text)
    return number if number <= MOST else None


def as_choice(key: object) -> str:
    """Return the value that a suggestion sends for a thing with this key."""
    return f"{_CHOICE}{key}"


def chosen_key(text: str) -> str | None:
    """Return the key of the suggestion that was chosen; None for what somebody typed."""
    return text.removeprefix(_CHOICE) if text.startswith(_CHOICE) else None


def named(text: str, things: Iterable[tuple[T, object, Iterable[str]]], otherwise: str) -> T:
    """Return the thing that was chosen by its key, or whose name was typed in any case.

    Keys and names never meet: a player called "1" is not seat 1. Refused with `otherwise` where
    nothing is called so, and where a name does not tell which is meant.
    """
    key, wanted = chosen_key(text), text.strip().casefold()
    if key is not None:
        found = [thing for thing, own, _ in things if str(own) == key]
    else:
        found = [
            thing
            for thing, _, names in things
            if wanted in {name.casefold() for name in names if name}
        ]
    if len(found) > 1:
        raise Refused("error-several")
    if not found:
        raise Refused.saying(otherwise)
    return found[0]


def comma_list(text: str) -> tuple[str, ...]:
    """Names with commas between them; nothing is no name."""
    return tuple(name.strip() for name in text.split(",")) if text else ()


def rule_settings(text: str) -> dict[str, RuleValue]:
    """House rules as typed: `free_parking_pot,starting_cash=2000`; a bare name switches it on."""
    found: dict[str, RuleValue] = {}
    for item in comma_list(text):
        name, given, value = item.partition("=")
        if not given or value == "true":
            found[name] = True
        elif value == "false":
            found[name] = False
        elif value.removeprefix("-").isdecimal() and len(value) < 13:
            found[name] = int(value)
        else:
            found[name] = value
    return found

"""Parsers for text that users type: numbers, names, lists of names, house rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bot.support.refusals import Refused
from engine.rules import RuleValue

T = TypeVar("T")
MOST = 2**63 - 1
"""The largest integer that a database can hold. No id of Discord is larger."""
_CHOICE = "=  "
"""The prefix of every value that the bot's suggestions send. No name has two spaces in a row."""


def plain_number(text: str) -> int | None:
    """Parse a text of decimal digits.

    Return None for any other text, or if the number is above MOST. `int` rejects some texts that
    `isdigit` accepts.
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MOST)):
        return None
    number = int(text)
    return number if number <= MOST else None


def as_choice(key: object) -> str:
    """Return the value that a suggestion sends for the object with this key."""
    return f"{_CHOICE}{key}"


def chosen_key(text: str) -> str | None:
    """Return the key of the suggestion that a user chose, or None if the user typed a text."""
    return text.removeprefix(_CHOICE) if text.startswith(_CHOICE) else None


def match_name(text: str, things: Iterable[tuple[T, object, Iterable[str]]], otherwise: str) -> T:
    """Return the object whose suggestion the user chose, or whose name the user typed.

    `things`: each object with its key and its names. Case does not matter. Keys and names are never
    mixed up: a player called "1" is not seat 1. Raises Refused with the text `otherwise` if no
    object matches, and with another text if several do.
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
    """Split a text at its commas. Return an empty tuple for an empty text."""
    return tuple(name.strip() for name in text.split(",")) if text else ()


def rule_settings(text: str) -> dict[str, RuleValue]:
    """Parse house rules such as `free_parking_pot,starting_cash=2000` into values by rule name.

    A name without a value switches its rule on.
    """
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

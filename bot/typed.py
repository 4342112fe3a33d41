"""What anybody may have typed: numbers, names, lists of names, house rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bot.refused import Refused
from engine.rules import RuleValue

T = TypeVar("T")
MOST = 2**63 - 1
"""What a database can hold; no id of Discord is larger."""


def plain_number(text: str) -> int | None:
    """The number that a text is, None for any other: `int` fails at some that `isdigit` takes."""
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MOST)):
        return None
    number = int(text)
    return number if number <= MOST else None


def named(text: str, things: Iterable[tuple[T, Iterable[str]]], otherwise: str) -> T:
    """The first of some things with such a name, typed in any case or chosen from a list.

    A mention is the id of whom it mentions. Refused where nothing is called so.
    """
    wanted = text.strip().casefold()
    mentioned = wanted.removeprefix("<@").removesuffix(">")
    for thing, names in things:
        if {wanted, mentioned} & {name.casefold() for name in names if name}:
            return thing
    raise Refused(otherwise)


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

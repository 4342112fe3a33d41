"""A custom id is a component's whole memory: `r1:<game>:<verb>:<arguments>`.

So every button ever posted still says what it meant, whoever restarted since.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from engine.actions import Action

VERSION = "r1"
LONGEST = 100
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Press:
    """What somebody asks for by pressing, choosing or submitting. `game` 0: no game."""

    game: int
    verb: str
    args: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        text = ":".join((VERSION, base36(self.game), self.verb, *self.args))
        if len(text) > LONGEST:
            raise ValueError(f"a custom id of {len(text)} characters: {text}")
        return text


class NotOurs(Exception):
    """A custom id that no version of this bot has made."""


def parse(custom_id: str) -> Press:
    """What a custom id says; NotOurs for any other text."""
    version, *rest = custom_id.split(":")
    if version != VERSION or len(rest) < 2:
        raise NotOurs(custom_id)
    game, verb, *args = rest
    try:
        return Press(int(game, 36), verb, tuple(args))
    except ValueError:
        raise NotOurs(custom_id) from None


def base36(number: int) -> str:
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text


def do(game: int, action: Action) -> str:
    """The custom id of a button that submits a finished action."""
    return Press(game, "do", action_args(action)).custom_id


def action_args(action: Action) -> tuple[str, ...]:
    """An action as arguments: its name, then its fields in order."""
    fields = msgspec.structs.astuple(action)
    return (str(action.__struct_config__.tag), *map(str, fields))


def action_of(args: tuple[str, ...]) -> Action:
    """The action that arguments stand for; NotOurs when they make none."""
    if not args or args[0] not in _BY_TAG:
        raise NotOurs(":".join(args))
    kind = _BY_TAG[args[0]]
    fields = dict(zip(kind.__struct_fields__, args[1:], strict=False))
    try:
        made: Action = msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError:
        raise NotOurs(":".join(args)) from None
    return made


_BY_TAG: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in Action.__args__}

"""A custom id is a component's whole memory: `r1:<game>:<verb>:<arguments>`.

So every button ever posted still says what it meant, whoever restarted since.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.actions import Action

VERSION = "r1"
LONGEST = 100
MOST = (1 << 63) - 1
"""No id in a custom id is larger: neither Discord nor the database has such a one."""
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_SNOWFLAKE = re.compile(r"[0-9]{1,19}")
_BASE36 = re.compile(r"[0-9a-z]{1,13}")
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

    def words(self, count: int) -> tuple[str, ...]:
        """All arguments, which are so many; NotOurs when they are not."""
        if len(self.args) != count:
            raise NotOurs(self.verb)
        return self.args

    def word(self, place: int = 0) -> str:
        """One of the arguments; NotOurs where there is none."""
        if not -len(self.args) <= place < len(self.args):
            raise NotOurs(self.verb)
        return self.args[place]

    def number(self, place: int = 0) -> int:
        """One of the arguments as a number; NotOurs where there is none."""
        return whole_number(self.word(place))

    def count(self, place: int = 0) -> int:
        """One of the arguments as a number that is not negative; NotOurs where there is none."""
        return count(self.word(place))


class NotOurs(Exception):
    """A custom id that no version of this bot has made."""


def parse(custom_id: str) -> Press:
    """What a custom id says; NotOurs for any other text."""
    version, *rest = custom_id.split(":")
    if version != VERSION or len(rest) < 2 or len(custom_id) > LONGEST:
        raise NotOurs(custom_id)
    game, verb, *args = rest
    return Press(from_base36(game), verb, tuple(args))


def whole_number(text: str) -> int:
    """A number below a thousand million as `str` writes it; NotOurs for any other text."""
    if not _WHOLE.fullmatch(text):
        raise NotOurs(text)
    return int(text)


def count(text: str) -> int:
    """The same, but not negative."""
    if (number := whole_number(text)) < 0:
        raise NotOurs(text)
    return number


def snowflake(text: str) -> int:
    """An id of Discord's as `str` writes it; NotOurs for any other text."""
    if not _SNOWFLAKE.fullmatch(text) or not 0 < (number := int(text)) <= MOST:
        raise NotOurs(text)
    return number


def from_base36(text: str) -> int:
    """A number as `base36` writes it; NotOurs for any other text."""
    if not _BASE36.fullmatch(text) or (number := int(text, 36)) > MOST:
        raise NotOurs(text)
    return number


def base36(number: int) -> str:
    """A number that is not negative, in few letters."""
    if number < 0:
        raise ValueError(f"a negative number: {number}")
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text


def press_id(game: int, verb: str, *args: object) -> str:
    """The custom id of a component with these arguments."""
    return Press(game, verb, tuple(map(str, args))).custom_id


def action_id(game: int, action: Action, where: str = "") -> str:
    """The custom id of a button that submits a finished action; its verb begins with `where`."""
    return press_id(game, f"{where}do", *action_args(action))


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
    if action_args(made)[: len(args)] != args:  # too many, or written as we never write them
        raise NotOurs(":".join(args))
    for value in msgspec.structs.astuple(made):
        if isinstance(value, int):
            whole_number(str(value))
    return made


_BY_TAG: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in Action.__args__}

"""Custom ids of components and forms: `r1:<game>:<verb>:<arguments>`.

A custom id contains everything that a button means, so old buttons work after a restart.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.actions import Action

VERSION = "r1"
LONGEST_ID = 100
"""Most characters in a custom id, as Discord documents it."""
MOST = (1 << 63) - 1
"""The largest id that Discord can send and that the database can store."""
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_SNOWFLAKE = re.compile(r"[0-9]{1,19}")
_BASE36 = re.compile(r"[0-9a-z]{1,13}")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Press:
    """A parsed custom id that a user pressed, chose or submitted. `game` 0: no game."""

    game: int
    verb: str
    args: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """The custom id as a text. Raises ValueError if it is longer than Discord allows."""
        text = ":".join((VERSION, base36(self.game), self.verb, *self.args))
        if len(text) > LONGEST_ID:
            raise ValueError(f"a custom id of {len(text)} characters: {text}")
        return text

    def words(self, count: int) -> tuple[str, ...]:
        """Return all arguments of the custom id. Raise NotOurs unless their number is `count`."""
        if len(self.args) != count:
            raise NotOurs(self.verb)
        return self.args

    def word(self, place: int = 0) -> str:
        """Return the argument at index `place`. Raise NotOurs if there is none."""
        if not -len(self.args) <= place < len(self.args):
            raise NotOurs(self.verb)
        return self.args[place]

    def number(self, place: int = 0) -> int:
        """Return the argument at index `place` as a number.

        Raise NotOurs if it is missing or no number.
        """
        return whole_number(self.word(place))

    def count(self, place: int = 0) -> int:
        """Return the argument at index `place` as a number.

        Raise NotOurs unless it is 0 or more.
        """
        return count(self.word(place))


class NotOurs(Exception):
    """An error: a custom id or option that no version of this bot can have made."""


def parse(custom_id: str) -> Press:
    """Parse a custom id. Raise NotOurs if it does not have the format of this bot's custom ids."""
    version, *rest = custom_id.split(":")
    if version != VERSION or len(rest) < 2 or len(custom_id) > LONGEST_ID:
        raise NotOurs(custom_id)
    game, verb, *args = rest
    return Press(from_base36(game), verb, tuple(args))


def whole_number(text: str) -> int:
    """Parse a whole number of at most nine digits, maybe negative.

    Raise NotOurs for any other text.
    """
    if not _WHOLE.fullmatch(text):
        raise NotOurs(text)
    return int(text)


def count(text: str) -> int:
    """Parse a number of at most nine digits. Raise NotOurs if it is negative or no number."""
    if (number := whole_number(text)) < 0:
        raise NotOurs(text)
    return number


def snowflake(text: str) -> int:
    """Parse a Discord id in decimal digits.

    Raise NotOurs for any other text, for 0, and for a number above MOST.
    """
    if not _SNOWFLAKE.fullmatch(text) or not 0 < (number := int(text)) <= MOST:
        raise NotOurs(text)
    return number


def from_base36(text: str) -> int:
    """Parse a number that is written in base 36.

    Raise NotOurs for any other text, and for a number above MOST.
    """
    if not _BASE36.fullmatch(text) or (number := int(text, 36)) > MOST:
        raise NotOurs(text)
    return number


def base36(number: int) -> str:
    """Return a number as a text in base 36. Raise ValueError if the number is negative."""
    if number < 0:
        raise ValueError(f"a negative number: {number}")
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text


def press_id(game: int, verb: str, *args: object) -> str:
    """Return the text of a custom id with a game, a verb and arguments."""
    return Press(game, verb, tuple(map(str, args))).custom_id


def action_id(game: int, action: Action, where: str = "") -> str:
    """Return the custom id of a button that submits an action.

    The verb of the custom id is `where` + "do".
    """
    return press_id(game, f"{where}do", *action_args(action))


def action_args(action: Action) -> tuple[str, ...]:
    """Return an action as arguments of a custom id: the action's name, then its fields in order."""
    fields = msgspec.structs.astuple(action)
    return (str(action.__struct_config__.tag), *map(str, fields))


def action_of(args: tuple[str, ...]) -> Action:
    """Parse an action from arguments that `action_args` wrote. Raise NotOurs for any others.

    Missing last arguments get the default values of their fields.
    """
    if not args or args[0] not in _BY_TAG:
        raise NotOurs(":".join(args))
    kind = _BY_TAG[args[0]]
    fields = dict(zip(kind.__struct_fields__, args[1:], strict=False))
    try:
        made: Action = msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError:
        raise NotOurs(":".join(args)) from None
    if action_args(made)[: len(args)] != args:  # too many, or `action_args` differs
        raise NotOurs(":".join(args))
    for value in msgspec.structs.astuple(made):
        if isinstance(value, int):
            whole_number(str(value))
    return made


_BY_TAG: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in Action.__args__}

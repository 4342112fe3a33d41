"""Rules for application emojis."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.playground.limits.fields import BodyPlace, Rule, in_turn, record, text
from bot.playground.limits.problems import Problem

_LETTERS = re.compile(r"\w+", re.ASCII)


def _letters_only(value: str, place: BodyPlace) -> Iterator[Problem]:
    if not _LETTERS.fullmatch(value):
        message = "String value did not match validation regex."
        yield place.problem("STRING_TYPE_REGEX", message)


_name = in_turn(text(2, 32), _letters_only)

emoji_create: Rule = record({"name": _name, "image": text(1)}, required=["name", "image"])
emoji_edit: Rule = record({"name": _name}, solid=["name"])

"""Rules for the bodies of first responses to interactions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.playground.limits.fields import (
    BodyPlace,
    Rule,
    anything,
    in_turn,
    listing,
    number,
    one_of,
    record,
    refuse,
    required_problem,
    text,
    when,
    whole,
)
from bot.playground.limits.messages import has_v2_flag, message_edit, webhook_message
from bot.playground.limits.modals import modal
from bot.playground.limits.problems import Problem

PONG, MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
MOST_CHOICES = 25

# The type of the completed option is not known here, so a value can be a text or a number.
_choice = record(
    {
        "name": text(1, 100),
        "value": when(lambda value: isinstance(value, str), text(0, 100), number()),
    },
    required=["name", "value"],
)


def _data(rule: Rule, *, required: bool = False) -> Rule:
    def inner(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
        data = body.get("data")
        if data is None and required:
            yield required_problem(place.at("data"))
        else:
            yield from rule({} if data is None else data, place.at("data"))

    return inner


_no_v2 = refuse(
    has_v2_flag,
    "flags",
    "MESSAGE_CANNOT_DEFER_WITH_COMPONENTS_V2",
    "A deferred response cannot have the IS_COMPONENTS_V2 flag",
)

_kinds: dict[int, Rule] = {
    PONG: anything,
    MESSAGE: _data(webhook_message),
    DEFER_MESSAGE: _data(in_turn(record({"flags": whole(0)}), _no_v2)),
    DEFER_UPDATE: anything,
    UPDATE: _data(message_edit),
    CHOICES: _data(record({"choices": listing(_choice, 0, MOST_CHOICES)}), required=True),
    MODAL: _data(modal, required=True),
}


def _by_kind(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    return _kinds[body["type"]](body, place)


interaction_callback: Rule = in_turn(record({"type": one_of(*_kinds)}, required=["type"]), _by_kind)

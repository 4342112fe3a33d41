"""Rules for scheduled events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from bot.playground.limits.fields import (
    BodyPlace,
    Rule,
    in_turn,
    moment,
    one_of,
    record,
    required_problem,
    text,
)
from bot.playground.limits.problems import Problem

GUILD_ONLY = 2
STAGE, VOICE, EXTERNAL = 1, 2, 3
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4

_location = record({"location": text(1, 100)}, required=["location"])
_fields: dict[str, Rule] = {
    "name": text(1, 100, trimmed=True),
    "description": text(1, 1000),
    "scheduled_start_time": moment,
    "scheduled_end_time": moment,
    "privacy_level": one_of(GUILD_ONLY),
    "entity_type": one_of(STAGE, VOICE, EXTERNAL),
    "entity_metadata": _location,
    "status": one_of(SCHEDULED, ACTIVE, COMPLETED, CANCELED),
}


def _complete(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    """Yield a problem for each missing field of an event that takes place outside Discord.

    Such an event needs a location and an end.
    """
    if body["entity_type"] == EXTERNAL:
        for name in ("scheduled_end_time", "entity_metadata"):
            if body.get(name) is None:
                yield required_problem(place.at(name))


def _ends_after_it_starts(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    start, end = body.get("scheduled_start_time"), body.get("scheduled_end_time")
    if start and end and datetime.fromisoformat(end) <= datetime.fromisoformat(start):
        yield place.at("scheduled_end_time").problem(
            "GUILD_SCHEDULED_EVENT_SCHEDULE_INVALID", "Cannot end event before its start."
        )


event_create: Rule = in_turn(
    record(_fields, required=["name", "privacy_level", "scheduled_start_time", "entity_type"]),
    _complete,
    _ends_after_it_starts,
)
event_edit: Rule = in_turn(
    record(_fields, solid=["name", "scheduled_start_time"]), _ends_after_it_starts
)

"""Rules for requests that create threads, with or without a message."""

from __future__ import annotations

from bot.playground.limits.fields import (
    Rule,
    flag,
    listing,
    one_of,
    record,
    snowflake,
    text,
    whole,
)
from bot.playground.limits.messages import message_create

ARCHIVE_AFTER = (60, 1440, 4320, 10080)
"""Possible minutes without activity after which a thread is archived."""
THREAD_TYPES = (10, 11, 12)
SLOWEST = 21600
"""Most seconds of slow mode."""

name = text(1, 100, trimmed=True)
archive_after = one_of(*ARCHIVE_AFTER)
slowmode = whole(0, SLOWEST)

_thread: dict[str, Rule] = {
    "name": name,
    "auto_archive_duration": archive_after,
    "rate_limit_per_user": slowmode,
}

thread_from_message: Rule = record(_thread, required=["name"])
thread_create: Rule = record(
    _thread
    | {
        "type": one_of(*THREAD_TYPES),
        "invitable": flag,
        "message": message_create,
        "applied_tags": listing(snowflake, 0, 5),
    },
    required=["name"],
)

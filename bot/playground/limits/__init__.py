"""Checks of request bodies against Discord's limits, with Discord's error codes and paths."""

from __future__ import annotations

from typing import Any

from bot.playground.limits import callbacks, commands, emojis, events, guilds, messages, threads
from bot.playground.limits.fields import BodyPlace, Rule
from bot.playground.limits.problems import NO_CONTEXT, Context, Problem, form_error

__all__ = ["ENDPOINTS", "Context", "Problem", "check", "form_error"]

ENDPOINTS: dict[str, Rule] = {
    "message_create": messages.message_create,
    "message_edit": messages.message_edit,
    "webhook_message": messages.webhook_message,
    "webhook_edit": messages.message_edit,
    "interaction_callback": callbacks.interaction_callback,
    "command_create": commands.command_create,
    "command_edit": commands.command_edit,
    "commands_overwrite": commands.commands_overwrite,
    "thread_from_message": threads.thread_from_message,
    "thread_create": threads.thread_create,
    "channel_create": guilds.channel_create,
    "channel_edit": guilds.channel_edit,
    "guild_edit": guilds.guild_edit,
    "role_create": guilds.role,
    "role_edit": guilds.role,
    "member_edit": guilds.member_edit,
    "bulk_delete": guilds.bulk_delete,
    "emoji_create": emojis.emoji_create,
    "emoji_edit": emojis.emoji_edit,
    "event_create": events.event_create,
    "event_edit": events.event_edit,
}
"""The rule for the request body of each endpoint, by the playground's name for the endpoint."""


def check(endpoint: str, body: Any, context: Context = NO_CONTEXT) -> list[Problem]:
    """Return the faults of a request body. `endpoint` is a key of `ENDPOINTS`."""
    return list(ENDPOINTS[endpoint](body, BodyPlace((), context)))

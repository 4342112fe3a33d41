"""Discord's published description of its API, if this machine has the file."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from bot.playground.limits import Problem
from bot.playground.limits.openapi import Published

VARIABLE = "RENTROLL_DISCORD_OPENAPI"

ADDRESSES = {
    "message_create": "POST /channels/{channel_id}/messages",
    "message_edit": "PATCH /channels/{channel_id}/messages/{message_id}",
    "interaction_callback": "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "webhook_message": "POST /webhooks/{webhook_id}/{webhook_token}",
    "webhook_edit": "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "command_create": "POST /applications/{application_id}/commands",
    "command_edit": "PATCH /applications/{application_id}/commands/{command_id}",
    "commands_overwrite": "PUT /applications/{application_id}/commands",
    "thread_from_message": "POST /channels/{channel_id}/messages/{message_id}/threads",
    "thread_create": "POST /channels/{channel_id}/threads",
    "channel_create": "POST /guilds/{guild_id}/channels",
    "channel_edit": "PATCH /channels/{channel_id}",
    "guild_edit": "PATCH /guilds/{guild_id}",
    "role_create": "POST /guilds/{guild_id}/roles",
    "role_edit": "PATCH /guilds/{guild_id}/roles/{role_id}",
    "member_edit": "PATCH /guilds/{guild_id}/members/{user_id}",
    "bulk_delete": "POST /channels/{channel_id}/messages/bulk-delete",
    "emoji_create": "POST /applications/{application_id}/emojis",
    "emoji_edit": "PATCH /applications/{application_id}/emojis/{emoji_id}",
    "event_create": "POST /guilds/{guild_id}/scheduled-events",
    "event_edit": "PATCH /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}",
}


@cache
def description() -> Published:
    """Return the description, which is read once per test process."""
    return Published(Path(os.environ[VARIABLE]))


def opinion(endpoint: str, body: object) -> list[Problem]:
    """Return the faults that the description finds in a body for an endpoint."""
    method, _, template = ADDRESSES[endpoint].partition(" ")
    return description().check(method, template, body)

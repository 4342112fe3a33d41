"""Features of Discord that the playground does not have, and the 501 errors for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bot.playground.errors import ApiError

_MESSAGE = {
    "poll": "polls",
    "sticker_ids": "stickers",
    "username": "other names of webhooks",
    "avatar_url": "other avatars of webhooks",
    "thread_name": "forums",
    "applied_tags": "forums",
}
_CHANNEL = {
    "bitrate": "settings of voice channels",
    "user_limit": "settings of voice channels",
    "default_auto_archive_duration": "default settings of threads",
    "default_thread_rate_limit_per_user": "default settings of threads",
    "available_tags": "forums",
    "applied_tags": "forums",
    "flags": "flags of channels",
}
_THREAD = {"message": "forums", "applied_tags": "forums"}
_ROLE = {"icon": "icons of roles", "unicode_emoji": "icons of roles"}
_MEMBER = dict.fromkeys(("mute", "deaf", "channel_id"), "voice calls") | {"flags": "member flags"}
_GUILD_SETTINGS = (
    "verification_level",
    "default_message_notifications",
    "explicit_content_filter",
    "afk_timeout",
    "afk_channel_id",
    "system_channel_id",
    "system_channel_flags",
    "rules_channel_id",
    "public_updates_channel_id",
    "premium_progress_bar_enabled",
    "icon",
    "banner",
    "splash",
    "features",
)
_EVENT = {
    "image": "images of scheduled events",
    "recurrence_rule": "recurring events",
    "channel_id": "scheduled events in channels",
}

FIELDS: dict[str, dict[str, str]] = {
    "message_create": _MESSAGE,
    "message_edit": _MESSAGE,
    "webhook_message": _MESSAGE,
    "webhook_edit": _MESSAGE,
    "interaction_callback": {f"data.{field}": what for field, what in _MESSAGE.items()},
    "channel_create": _CHANNEL,
    "channel_edit": _CHANNEL | {"type": "changes of a channel's type"},
    "thread_create": _THREAD,
    "guild_edit": {field: f"the guild setting {field}" for field in _GUILD_SETTINGS},
    "role_create": _ROLE,
    "role_edit": _ROLE,
    "member_edit": _MEMBER,
    "event_create": _EVENT,
    "event_edit": _EVENT,
}
"""Unsupported fields of each endpoint's body, and the feature that each belongs to.

A body in which such a field is not empty gets a 501 error.
"""

_Test = Callable[[dict[str, Any]], bool]
VALUES: dict[str, tuple[_Test, str]] = {
    "message_create": (
        lambda body: (body.get("message_reference") or {}).get("type") == 1,
        "forwarded messages",
    ),
    "command_create": (lambda body: body.get("type") == 4, "activities"),
    "commands_overwrite": (lambda body: body.get("type") == 4, "activities"),
    "channel_create": (lambda body: body.get("type") in (14, 15), "forums"),
    "event_create": (lambda body: body["entity_type"] != 3, "scheduled events in channels"),
    "event_edit": (
        lambda body: body.get("entity_type") not in (None, 3),
        "scheduled events in channels",
    ),
}
"""A test for an unsupported value in a body, and the feature of this value, by endpoint."""

ROUTES = {
    r"/polls/": "polls",
    r"/stickers|/sticker-packs": "stickers",
    r"/guilds/\d+/emojis": "emojis of guilds",
    r"/invites": "invites",
    r"/bans|/bulk-ban": "bans",
    r"/channels/\d+/webhooks|/guilds/\d+/webhooks|/webhooks/\d+$": "webhooks of channels",
    r"/auto-moderation": "automatic moderation",
    r"/audit-logs": "audit logs",
    r"/voice|/stage-instances|/soundboard": "voice",
    r"/skus|/entitlements|/subscriptions": "purchases",
    r"/crosspost|/followers": "followed announcements",
    r"/templates|/widget|/welcome-screen|/onboarding|/vanity-url|/preview": "community settings",
    r"/integrations|/connections|/role-connection": "integrations",
    r"/prune|/guilds/\d+/roles$|/guilds/\d+/channels$": "bulk changes of a guild",
    r"/scheduled-events/\d+/(exceptions|users/counts|\d+/users)": "recurring events",
    r"/lobbies": "lobbies",
    r"/guilds$": "guilds that a bot makes",
}
"""Unsupported features, by a regular expression for their paths."""


def unsupported(feature: str) -> ApiError:
    """Return the 501 error that names an unsupported feature."""
    return ApiError(501, 0, f"The playground does not support {feature}.")


def refuse_body(endpoint: str, body: Any) -> None:
    """Raise a 501 error if a body uses a feature that the playground does not have."""
    for one in body if isinstance(body, list) else [body]:
        for path, feature in FIELDS.get(endpoint, {}).items():
            if _at(one, path):
                raise unsupported(feature)
        test, feature = VALUES.get(endpoint, (None, ""))
        if test is not None and isinstance(one, dict) and test(one):
            raise unsupported(feature)


def _at(body: Any, path: str) -> Any:
    for step in path.split("."):
        body = body.get(step) if isinstance(body, dict) else None
    return body


def refuse_address(path: str) -> None:
    """Raise a 501 error if a path belongs to a feature that the playground does not have."""
    for pattern, feature in ROUTES.items():
        if re.search(pattern, path):
            raise unsupported(feature)

"""Rules for guilds, channels, roles, members and bulk deletion of messages."""

from __future__ import annotations

from bot.playground.limits.fields import (
    COLOUR,
    Rule,
    bits,
    flag,
    listing,
    moment,
    one_of,
    record,
    snowflake,
    text,
    whole,
)
from bot.playground.limits.locales import LOCALES
from bot.playground.limits.threads import archive_after, name, slowmode

_overwrite = record(
    {"id": snowflake, "type": one_of(0, 1), "allow": bits, "deny": bits}, required=["id"]
)
_tag = record({"name": text(0, 50), "emoji_id": snowflake}, required=["name"])

_channel: dict[str, Rule] = {
    "name": name,
    "type": one_of(0, 2, 4, 5, 13, 14, 15),
    "position": whole(0),
    "topic": text(0, 4096),
    "bitrate": whole(8000),
    "user_limit": whole(0),
    "nsfw": flag,
    "rate_limit_per_user": slowmode,
    "parent_id": snowflake,
    "permission_overwrites": listing(_overwrite, 0, 100),
    "default_auto_archive_duration": archive_after,
    "default_thread_rate_limit_per_user": slowmode,
    "available_tags": listing(_tag, 0, 20),
}
_as_a_thread: dict[str, Rule] = {
    "archived": flag,
    "locked": flag,
    "invitable": flag,
    "auto_archive_duration": archive_after,
    "applied_tags": listing(snowflake, 0, 5),
    "flags": whole(0),
}

channel_create: Rule = record(_channel, required=["name"])
channel_edit: Rule = record(_channel | _as_a_thread)

guild_edit: Rule = record(
    {
        "name": text(2, 100, trimmed=True),
        "description": text(0, 300),
        "verification_level": one_of(0, 1, 2, 3, 4),
        "default_message_notifications": one_of(0, 1),
        "explicit_content_filter": one_of(0, 1, 2),
        "preferred_locale": one_of(*LOCALES),
        "afk_timeout": one_of(60, 300, 900, 1800, 3600),
        "afk_channel_id": snowflake,
        "system_channel_id": snowflake,
        "system_channel_flags": whole(0),
        "rules_channel_id": snowflake,
        "public_updates_channel_id": snowflake,
        "premium_progress_bar_enabled": flag,
    },
    solid=["name"],
)

_role: dict[str, Rule] = {
    "name": text(1, 100),
    "permissions": bits,
    "color": whole(0, COLOUR),
    "hoist": flag,
    "mentionable": flag,
    "unicode_emoji": text(0, 100),
}
role: Rule = record(_role)

member_edit: Rule = record(
    {
        "nick": text(0, 32),
        "roles": listing(snowflake, 0, 350, unique=True),
        "mute": flag,
        "deaf": flag,
        "channel_id": snowflake,
        "communication_disabled_until": moment,
        "flags": whole(0),
    }
)

bulk_delete: Rule = record({"messages": listing(snowflake, 2, 100, unique=True)}, ["messages"])

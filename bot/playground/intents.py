"""Functions that decide which events a bot receives, and which message content it can read."""

from __future__ import annotations

from bot.playground.world import Json

GUILDS, GUILD_MEMBERS, GUILD_MODERATION = 1 << 0, 1 << 1, 1 << 2
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DM_MESSAGES, DM_REACTIONS, DM_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT = 1 << 15
GUILD_EVENTS = 1 << 16
KNOWN = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25

_NEEDED: dict[str, tuple[int, int]] = {
    **dict.fromkeys(
        (
            "GUILD_CREATE",
            "GUILD_UPDATE",
            "GUILD_DELETE",
            "GUILD_ROLE_CREATE",
            "GUILD_ROLE_UPDATE",
            "GUILD_ROLE_DELETE",
            "CHANNEL_CREATE",
            "CHANNEL_UPDATE",
            "CHANNEL_DELETE",
            "THREAD_CREATE",
            "THREAD_UPDATE",
            "THREAD_DELETE",
            "THREAD_LIST_SYNC",
            "THREAD_MEMBER_UPDATE",
        ),
        (GUILDS, 0),
    ),
    **dict.fromkeys(
        ("GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"), (GUILD_MEMBERS, 0)
    ),
    **{
        f"GUILD_SCHEDULED_EVENT_{what}": (GUILD_EVENTS, 0)
        for what in ("CREATE", "UPDATE", "DELETE", "USER_ADD", "USER_REMOVE")
    },
    **dict.fromkeys(("GUILD_BAN_ADD", "GUILD_BAN_REMOVE"), (GUILD_MODERATION, 0)),
    **dict.fromkeys(
        ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK"),
        (GUILD_MESSAGES, DM_MESSAGES),
    ),
    **dict.fromkeys(
        (
            "MESSAGE_REACTION_ADD",
            "MESSAGE_REACTION_REMOVE",
            "MESSAGE_REACTION_REMOVE_ALL",
            "MESSAGE_REACTION_REMOVE_EMOJI",
        ),
        (GUILD_REACTIONS, DM_REACTIONS),
    ),
    "TYPING_START": (GUILD_TYPING, DM_TYPING),
    "CHANNEL_PINS_UPDATE": (GUILDS, DM_MESSAGES),
    "THREAD_MEMBERS_UPDATE": (GUILD_MEMBERS, 0),
}
"""The intents that an event needs in a guild and in a private channel, by event name.

An intent of 0 means that none is needed. Events that are not listed need no intent.
"""


def receives(intents: int, event: str, data: Json, own_id: int) -> bool:
    """Return True if a bot with these intents receives this event."""
    if event not in _NEEDED:
        return True
    if event == "THREAD_MEMBERS_UPDATE" and _concerns(data, own_id):
        return bool(intents & GUILDS)
    in_guild, in_private = _NEEDED[event]
    needed = in_guild if data.get("guild_id") or event.startswith("GUILD_") else in_private
    return needed == 0 or bool(intents & needed)


def _concerns(data: Json, own_id: int) -> bool:
    added = [member["user_id"] for member in data.get("added_members", [])]
    return str(own_id) in added + data.get("removed_member_ids", [])


def readable(intents: int, event: str, data: Json, own_id: int) -> Json:
    """Return an event's data, without message content that the bot may not read.

    A bot without the message content intent can read its own messages, private messages, and
    messages that mention the bot.
    """
    if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} or intents & MESSAGE_CONTENT:
        return data
    own = str(own_id)
    if data["author"]["id"] == own or "guild_id" not in data:
        return data
    if any(user["id"] == own for user in data["mentions"]):
        return data
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

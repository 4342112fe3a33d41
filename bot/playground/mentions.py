"""A search for the effective mentions in a message, which depend on permissions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bot.playground import permissions as may
from bot.playground.media import walk
from bot.playground.world import Channel, Json, World

_USER, _ROLE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
TEXT_DISPLAY = 10


@dataclass
class Mentions:
    """The ids of the users and roles that a message mentions.

    `everyone` is True if the message mentions everyone.
    """

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def find_mentions(
    world: World,
    channel: Channel,
    author_id: int,
    content: str,
    components: list[Json],
    allowed: Json | None,
    answered: int | None = None,
) -> Mentions:
    """Return the effective mentions in a message's content and text components.

    `allowed` is the body's `allowed_mentions`. `answered` is the id of the author of the message
    that is replied to. Roles and everyone also depend on the author's permissions.
    """
    texts = [c["content"] for c in walk(components) if c.get("type") == TEXT_DISPLAY]
    text = "\n".join([content, *texts])
    result = Mentions()
    users = [int(found) for found in _USER.findall(text)]
    result.users = [
        who
        for who in dict.fromkeys(users)
        if who in world.users and _allows_mention(allowed, "users", who)
    ]
    if answered is not None and (allowed is None or allowed.get("replied_user", False)):
        result.users = list(dict.fromkeys([*result.users, answered]))
    if channel.guild_id is None:
        return result
    guild = world.guild(channel.guild_id)
    mentions_all = bool(may.in_channel(world, channel, author_id) & may.MENTION_EVERYONE)
    for number in dict.fromkeys(int(found) for found in _ROLE.findall(text)):
        role = guild.roles.get(number)
        pings = role is not None and (role.mentionable or mentions_all)
        if pings and _allows_mention(allowed, "roles", number):
            result.roles.append(number)
    if mentions_all and _EVERYONE.search(text):
        result.everyone = allowed is None or "everyone" in allowed.get("parse", [])
    return result


def _allows_mention(allowed: Json | None, kind: str, number: int) -> bool:
    if allowed is None or kind in (allowed.get("parse") or []):
        return True
    return str(number) in [str(listed) for listed in allowed.get(kind) or []]

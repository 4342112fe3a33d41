"""A person's language and permissions, as the page reads and changes them."""

from __future__ import annotations

from bot.playground import permissions as may
from bot.playground import places
from bot.playground.limits.locales import LOCALES
from bot.playground.stage import Stage
from bot.playground.world import Channel, Json, Overwrite, Role, User

SERVER = (
    *("manage_guild", "manage_channels", "manage_roles", "manage_messages", "manage_threads"),
    *("create_events", "manage_events", "kick_members", "moderate_members"),
)
"""Permissions that the page can change for a whole server, as keys of `permissions.NAMES`."""
HERE = (
    *("view_channel", "send_messages", "send_in_threads", "use_commands", "read_history"),
    *("attach_files", "embed_links", "add_reactions", "external_emojis"),
)
"""Permissions that the page can change for one channel, as keys of `permissions.NAMES`."""


def read(stage: Stage, user: User, channel: Channel) -> Json:
    """Return a person's language, and the person's permissions in a channel and its server."""
    told: Json = {"locale": user.locale, "locales": LOCALES, "server": {}, "channel": {}}
    if channel.guild_id is not None:
        whole = may.in_guild(stage.world, channel.guild_id, user.id)
        here = may.in_channel(stage.world, channel, user.id)
        told["server"] = {name: bool(whole & may.NAMES[name]) for name in SERVER}
        told["channel"] = {name: bool(here & may.NAMES[name]) for name in HERE}
    return told


def change(stage: Stage, user: User, channel: Channel, wanted: Json) -> None:
    """Set a person's language and the permissions in `wanted`, then reload all windows."""
    if wanted.get("locale") in LOCALES:
        user.locale = wanted["locale"]
    if channel.guild_id is not None:
        _set_server(stage, user, channel.guild_id, wanted.get("server") or {})
        _set_channel(stage, user, channel, wanted.get("channel") or {})
    stage.hub.reload()


def _set_server(stage: Stage, user: User, guild_id: int, wanted: Json) -> None:
    """Allow and deny permissions in a guild through a role that only this person has.

    If a permission is denied, the person loses each other role that allows it or has
    `ADMINISTRATOR`.
    """
    guild, member = stage.world.guild(guild_id), stage.world.member(guild_id, user.id)
    given = sum(may.NAMES[name] for name in SERVER if wanted.get(name))
    taken = sum(may.NAMES[name] for name in SERVER if wanted.get(name) is False)
    name = f"Permissions of {user.username}"
    own = next((role for role in guild.roles.values() if role.name == name), None)
    if own is None and not given | taken:
        return
    if own is None:
        own = places.add_role(stage, guild, {"name": name, "permissions": "0"})
    own.permissions = own.permissions & ~taken | given
    kept = [guild.roles[number] for number in member.roles if number != own.id]
    member.roles = [own.id, *(role.id for role in kept if not _allows(role, taken))]
    places.role_changed(stage, guild_id, own)
    places.member_changed(stage, guild_id, user.id)


def _allows(role: Role, bits: int) -> bool:
    return bool(role.permissions & (bits | (may.ADMINISTRATOR if bits else 0)))


def _set_channel(stage: Stage, user: User, channel: Channel, wanted: Json) -> None:
    """Allow or deny a person's permissions with an overwrite on a channel.

    For a thread, the overwrite is on its parent channel.
    """
    home = stage.world.channels.get(channel.parent_id or 0, channel) if channel.thread else channel
    own = home.overwrites.setdefault(user.id, Overwrite(user.id, 1, 0, 0))
    for name in HERE:
        if name in wanted:
            bit = may.NAMES[name]
            own.allow = own.allow | bit if wanted[name] else own.allow & ~bit
            own.deny = own.deny & ~bit if wanted[name] else own.deny | bit
    places.channel_changed(stage, home)

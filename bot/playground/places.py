"""Changes to guilds, channels, roles and members, with their gateway events."""

from __future__ import annotations

from typing import Any

from bot.playground import cast, threads
from bot.playground.stage import Stage
from bot.playground.world import CATEGORY, Application, Channel, Guild, Json, Overwrite, Role


def overwrites(given: list[Json]) -> dict[int, Overwrite]:
    """Return the permission overwrites in a request body, by role or user id."""
    read = [
        Overwrite(
            int(item["id"]),
            int(item.get("type") or 0),
            int(item.get("allow") or 0),
            int(item.get("deny") or 0),
        )
        for item in given
    ]
    return {overwrite.id: overwrite for overwrite in read}


def set_channel(channel: Channel, body: Json) -> None:
    """Update a channel with the fields in a request body. Other fields stay."""
    names = {
        "name": "name",
        "topic": "topic",
        "nsfw": "nsfw",
        "position": "position",
        "rate_limit_per_user": "slowmode",
        "parent_id": "parent_id",
    }
    for key, attribute in names.items():
        if key in body:
            value: Any = body[key]
            if key == "parent_id" and value is not None:
                value = int(value)
            if value is None and key in {"rate_limit_per_user", "position"}:
                value = 0
            setattr(channel, attribute, value)
    if "permission_overwrites" in body:
        channel.overwrites = overwrites(body["permission_overwrites"] or [])


def add_channel(stage: Stage, guild_id: int, body: Json) -> Channel:
    channel = cast.add_channel(stage.world, guild_id, body["name"], int(body.get("type") or 0))
    set_channel(channel, body)
    stage.hub.of_channel(channel, "CHANNEL_CREATE", lambda who: stage.shapes.channel(channel, who))
    return channel


def channel_changed(stage: Stage, channel: Channel) -> None:
    """Send CHANNEL_UPDATE for a channel to the members of its guild."""
    stage.hub.of_channel(channel, "CHANNEL_UPDATE", lambda who: stage.shapes.channel(channel, who))


def visibility_changed(stage: Stage) -> None:
    """Reload all windows after a change of permissions."""
    stage.hub.reload()


def remove_channel(stage: Stage, channel: Channel) -> None:
    """Delete a thread, or a channel and its threads. The channels in a deleted category stay."""
    if channel.thread is not None:
        threads.remove(stage, channel)
        return
    for other in list(stage.world.channels.values()):
        if other.parent_id == channel.id and other.thread is not None:
            threads.remove(stage, other)
        elif other.parent_id == channel.id and channel.type == CATEGORY:
            other.parent_id = None
            channel_changed(stage, other)
    stage.hub.of_channel(channel, "CHANNEL_DELETE", lambda who: stage.shapes.channel(channel, who))
    del stage.world.channels[channel.id]


def add_role(stage: Stage, guild: Guild, body: Json) -> Role:
    role = Role(stage.world.ids.next(), "new role", guild.roles[guild.id].permissions, 1)
    set_role(role, body)
    guild.roles[role.id] = role
    told = {"guild_id": str(guild.id), "role": stage.shapes.role(role)}
    stage.hub.in_guild(guild.id, "GUILD_ROLE_CREATE", told)
    return role


def set_role(role: Role, body: Json) -> None:
    for key in ("name", "color", "hoist", "mentionable"):
        if body.get(key) is not None:
            setattr(role, key, body[key])
    if body.get("permissions") is not None:
        role.permissions = int(body["permissions"])


def role_changed(stage: Stage, guild_id: int, role: Role) -> None:
    told = {"guild_id": str(guild_id), "role": stage.shapes.role(role)}
    stage.hub.in_guild(guild_id, "GUILD_ROLE_UPDATE", told)
    stage.hub.reload(stage.world.guild(guild_id).members)


def remove_role(stage: Stage, guild: Guild, role: Role) -> None:
    del guild.roles[role.id]
    for member in guild.members.values():
        if role.id in member.roles:
            member.roles.remove(role.id)
    told = {"guild_id": str(guild.id), "role_id": str(role.id)}
    stage.hub.in_guild(guild.id, "GUILD_ROLE_DELETE", told)
    stage.hub.reload(guild.members)


def add_member(stage: Stage, guild: Guild, user_id: int) -> None:
    """Add a person to a guild, send GUILD_MEMBER_ADD, and reload the members' windows."""
    member = cast.add_member(stage.world, guild, user_id)
    told = {**stage.shapes.member(member), "guild_id": str(guild.id)}
    stage.hub.in_guild(guild.id, "GUILD_MEMBER_ADD", told)
    stage.hub.reload(guild.members)


def member_changed(stage: Stage, guild_id: int, user_id: int) -> None:
    member = stage.world.member(guild_id, user_id)
    told = {**stage.shapes.member(member), "guild_id": str(guild_id)}
    stage.hub.in_guild(guild_id, "GUILD_MEMBER_UPDATE", told)
    stage.hub.reload(stage.world.guild(guild_id).members)


def remove_member(stage: Stage, guild: Guild, user_id: int) -> None:
    told = {"guild_id": str(guild.id), "user": stage.shapes.user(stage.world.user(user_id))}
    del guild.members[user_id]
    stage.hub.in_guild(guild.id, "GUILD_MEMBER_REMOVE", told)
    stage.hub.reload([*guild.members, user_id])


def add_guild(stage: Stage, name: str, owner_id: int, app: Application | None) -> Guild:
    """Create a guild with the channel `general`. If `app` is given, add this bot to the guild."""
    guild = cast.add_guild(stage.world, name, owner_id)
    cast.add_channel(stage.world, guild.id, "general")
    if app is not None:
        install(stage, app, guild)
    stage.hub.reload(guild.members)
    return guild


def install(stage: Stage, app: Application, guild: Guild) -> None:
    cast.install(stage.world, app, guild)
    shape = stage.shapes.guild_create(guild, app.id, everyone=False)
    # Clients see a guild as newly joined only without the field `unavailable`.
    del shape["unavailable"]
    stage.hub.to_users([app.id], "GUILD_CREATE", shape, guild.id)
    stage.hub.reload(guild.members)

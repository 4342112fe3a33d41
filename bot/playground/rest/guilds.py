"""Routes of guilds, roles and members."""

from __future__ import annotations

from functools import partial

from bot.playground import permissions as may
from bot.playground import places
from bot.playground.errors import refusal
from bot.playground.intents import GUILD_MEMBERS
from bot.playground.rest.call import Call, Route
from bot.playground.strict import check_body
from bot.playground.world import Guild, Json, Role


def one(call: Call) -> Json:
    guild = call.guild()
    shape = call.stage.shapes.guild(guild)
    if call.asks("with_counts"):
        shape |= call.stage.shapes.counts(guild)
    return shape


def edit(call: Call) -> Json:
    guild = call.guild(may.MANAGE_GUILD)
    body = call.fields()
    check_body("guild_edit", body)
    guild.name = body.get("name", guild.name)
    guild.description = body.get("description", guild.description)
    guild.locale = body.get("preferred_locale") or guild.locale
    shape = call.stage.shapes.guild(guild)
    call.stage.hub.in_guild(guild.id, "GUILD_UPDATE", shape)
    call.stage.hub.reload(guild.members)
    return shape


def roles(call: Call) -> list[Json]:
    return [call.stage.shapes.role(role) for role in call.guild().roles.values()]


def role(call: Call) -> Json:
    return call.stage.shapes.role(call.stage.world.role(call.guild().id, call.id("role_id")))


def create_role(call: Call) -> Json:
    guild = call.guild(may.MANAGE_ROLES)
    check_body("role_create", call.fields())
    return call.stage.shapes.role(places.add_role(call.stage, guild, call.fields()))


def _below(call: Call, guild: Guild) -> Role:
    """Return the role in the path.

    Raise error 50013 if the role is not below the bot's highest role.
    """
    found = call.stage.world.role(guild.id, call.id("role_id"))
    if found.position >= may.highest_role(call.stage.world, guild.id, call.app.id):
        raise refusal(50013)
    return found


def edit_role(call: Call) -> Json:
    guild = call.guild(may.MANAGE_ROLES)
    found = _below(call, guild)
    check_body("role_edit", call.fields())
    places.set_role(found, call.fields())
    places.role_changed(call.stage, guild.id, found)
    return call.stage.shapes.role(found)


def remove_role(call: Call) -> None:
    guild = call.guild(may.MANAGE_ROLES)
    found = _below(call, guild)
    if found.id == guild.id or found.managed_by is not None:
        raise refusal(50028)
    places.remove_role(call.stage, guild, found)


def members(call: Call) -> list[Json]:
    """Return a page of the guild's members, in the order of their ids.

    Raise error 50001 if the bot may not use the members intent.
    """
    guild = call.guild()
    if not call.app.privileged & GUILD_MEMBERS:
        raise refusal(50001)
    after = call.wanted_id("after") or 0
    limit = call.number("limit", 1, 1, 1000)
    ids = sorted(user for user in guild.members if user > after)[:limit]
    return [call.stage.shapes.member(guild.members[user]) for user in ids]


def search(call: Call) -> list[Json]:
    guild = call.guild()
    query = call.query.get("query", "").lower()
    limit = call.number("limit", 1, 1, 1000)
    users = call.stage.world.users
    found = [
        member
        for member in guild.members.values()
        if (member.nick or users[member.user_id].username).lower().startswith(query)
    ]
    return [call.stage.shapes.member(member) for member in found[:limit]]


def member(call: Call) -> Json:
    found = call.stage.world.member(call.guild().id, call.id("user_id"))
    return call.stage.shapes.member(found)


def edit_member(call: Call) -> Json:
    """Change the guild member in the path, or the bot's own member for `@me`."""
    user_id = call.id("user_id") if "user_id" in call.params else call.app.id
    guild = call.guild()
    world, body = call.stage.world, call.fields()
    found = world.member(guild.id, user_id)
    check_body("member_edit", body)
    own_name = user_id == call.app.id and set(body) <= {"nick"}
    needs = {
        "nick": may.CHANGE_NICKNAME if own_name else may.MANAGE_NICKNAMES,
        "roles": may.MANAGE_ROLES,
        "communication_disabled_until": may.MODERATE_MEMBERS,
    }
    for key in body:
        may.require_in_guild(world, guild.id, call.app.id, needs.get(key, 0))
    if not own_name:
        highest = may.highest_role(world, guild.id, call.app.id)
        if may.highest_role(world, guild.id, user_id) >= highest:
            raise refusal(50013)
    if "nick" in body:
        found.nick = body["nick"] or None
    if "roles" in body:
        found.roles = [world.role(guild.id, int(number)).id for number in body["roles"] or []]
    if "communication_disabled_until" in body:
        found.timeout_until = body["communication_disabled_until"]
    places.member_changed(call.stage, guild.id, user_id)
    return call.stage.shapes.member(found)


def kick(call: Call) -> None:
    guild = call.guild(may.KICK_MEMBERS)
    call.stage.world.member(guild.id, call.id("user_id"))
    places.remove_member(call.stage, guild, call.id("user_id"))


def change_role(call: Call, *, given: bool) -> None:
    guild = call.guild(may.MANAGE_ROLES)
    found = _below(call, guild)
    holder = call.stage.world.member(guild.id, call.id("user_id"))
    holder.roles = [number for number in holder.roles if number != found.id]
    if given:
        holder.roles.append(found.id)
    places.member_changed(call.stage, guild.id, holder.user_id)


_GUILD = "/guilds/{guild_id}"
_MEMBERS = _GUILD + "/members"

ROUTES = [
    Route("GET", _GUILD, one),
    Route("PATCH", _GUILD, edit),
    Route("GET", _GUILD + "/roles", roles),
    Route("POST", _GUILD + "/roles", create_role),
    Route("GET", _GUILD + "/roles/{role_id}", role),
    Route("PATCH", _GUILD + "/roles/{role_id}", edit_role),
    Route("DELETE", _GUILD + "/roles/{role_id}", remove_role),
    Route("GET", _MEMBERS, members),
    Route("GET", _MEMBERS + "/search", search),
    Route("PATCH", _MEMBERS + "/@me", edit_member),
    Route("GET", _MEMBERS + "/{user_id}", member),
    Route("PATCH", _MEMBERS + "/{user_id}", edit_member),
    Route("DELETE", _MEMBERS + "/{user_id}", kick),
    Route("PUT", _MEMBERS + "/{user_id}/roles/{role_id}", partial(change_role, given=True)),
    Route("DELETE", _MEMBERS + "/{user_id}/roles/{role_id}", partial(change_role, given=False)),
]

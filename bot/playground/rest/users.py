"""Routes of users, the bot's account and guilds, its application, and the gateway's URL."""

from __future__ import annotations

from bot.playground import permissions as may
from bot.playground.errors import form, refusal
from bot.playground.rest.call import Call, Route, snowflake
from bot.playground.world import Guild, Json


def me(call: Call) -> Json:
    return call.stage.shapes.account(call.stage.world.users[call.app.id])


def edit_me(call: Call) -> Json:
    user = call.stage.world.users[call.app.id]
    name = call.fields().get("username")
    if name is not None:
        if not isinstance(name, str) or not 2 <= len(name) <= 32:
            message = "Must be between 2 and 32 in length."
            raise form(("username",), "BASE_TYPE_BAD_LENGTH", message)
        user.username = name
    return call.stage.shapes.account(user)


def user(call: Call) -> Json:
    return call.stage.shapes.user(call.stage.world.user(call.id("user_id")))


def guilds(call: Call) -> list[Json]:
    """Return a page of the bot's guilds, in the order of their ids.

    With `after` in the query, the page has the first guilds above this id. With `before`, it has
    the last guilds below this id.
    """
    before, after = call.wanted_id("before"), call.wanted_id("after") or 0
    limit = call.number("limit", 200, 1, 200)
    ids = sorted(gid for gid in call.app.guilds if gid > after and (before is None or gid < before))
    chosen = ids[:limit] if before is None else ids[-limit:]
    return [_partial(call, call.stage.world.guilds[gid]) for gid in chosen]


def _partial(call: Call, guild: Guild) -> Json:
    """Return the short JSON of a guild for the list of the bot's guilds."""
    shape: Json = {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == call.app.id,
        "permissions": str(may.in_guild(call.stage.world, guild.id, call.app.id)),
        "features": [],
    }
    if call.asks("with_counts"):
        shape |= call.stage.shapes.counts(guild)
    return shape


def leave_guild(call: Call) -> None:
    guild = call.stage.world.guild(call.id("guild_id"))
    if guild.id not in call.app.guilds:
        raise refusal(10004)
    call.app.guilds.remove(guild.id)
    data = {"id": str(guild.id)}
    call.stage.hub.to_users([call.app.id], "GUILD_DELETE", data, guild.id)
    del guild.members[call.app.id]
    call.stage.hub.reload()


def open_dm(call: Call) -> Json:
    """Return the private channel of the bot and a person as JSON. Create it if necessary.

    Raise error 50007 if the user is a bot.
    """
    wanted = snowflake("recipient_id", call.fields().get("recipient_id"))
    other = call.stage.world.user(wanted)
    if other.bot:
        raise refusal(50007)
    known = len(call.stage.world.channels)
    channel = call.stage.world.dm(call.app.id, other.id)
    if len(call.stage.world.channels) > known:
        call.stage.hub.reload([other.id])
    return call.stage.shapes.channel(channel, call.app.id)


def application(call: Call) -> Json:
    return call.stage.shapes.application(call.app)


def edit_application(call: Call) -> Json:
    call.app.description = call.fields().get("description", call.app.description)
    return call.stage.shapes.application(call.app)


def gateway(call: Call) -> Json:
    return {"url": call.starts.url}


def gateway_bot(call: Call) -> Json:
    return call.starts.shape(call.app.id)


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("PATCH", "/users/@me", edit_me),
    Route("GET", "/users/@me/guilds", guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/applications/@me", application),
    Route("PATCH", "/applications/@me", edit_application),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/gateway", gateway, needs_bot=False),
    Route("GET", "/gateway/bot", gateway_bot),
]

"""Routes of channels, of threads as channels, and of permission overwrites."""

from __future__ import annotations

from bot.playground import permissions as may
from bot.playground import places, threads
from bot.playground.errors import form, refusal
from bot.playground.rest.call import Call, Created, Route, snowflake
from bot.playground.strict import check_body
from bot.playground.world import Channel, Json, Overwrite


def one(call: Call) -> Json:
    return call.stage.shapes.channel(call.channel(may.VIEW_CHANNEL), call.app.id)


def edit(call: Call) -> Json:
    channel = call.channel()
    body = call.fields()
    if channel.guild_id is None:
        raise refusal(50024)
    check_body("channel_edit", body)
    if channel.thread is not None:
        _edit_thread(call, channel, body)
    else:
        may.require(call.stage.world, channel, call.app.id, may.MANAGE_CHANNELS)
        _limit_renames(call, channel, body)
        places.set_channel(channel, body)
        places.channel_changed(call.stage, channel)
        if "permission_overwrites" in body:
            places.visibility_changed(call.stage)
    return call.stage.shapes.channel(channel, call.app.id)


def _limit_renames(call: Call, channel: Channel, body: Json) -> None:
    if body.get("name", channel.name) != channel.name:
        call.buckets.take_rename(channel.id)


def _edit_thread(call: Call, channel: Channel, body: Json) -> None:
    thread = channel.thread
    assert thread is not None
    stage = call.stage
    may.require(stage.world, channel, call.app.id)
    moderates = bool(may.in_channel(stage.world, channel, call.app.id) & may.MANAGE_THREADS)
    owns = thread.owner_id == call.app.id
    if thread.archived and body.get("archived", True):
        raise refusal(50083)
    wakes = set(body) <= {"archived", "locked"} and body.get("archived") is False
    if not moderates and ("locked" in body or "rate_limit_per_user" in body or not (owns or wakes)):
        raise refusal(50013)
    if thread.locked and not moderates:
        raise refusal(160005)
    if body.get("archived") is False:
        threads.require_able_to_wake(stage, channel)
    _limit_renames(call, channel, body)
    places.set_channel(channel, {k: body[k] for k in ("name", "rate_limit_per_user") if k in body})
    if body.get("auto_archive_duration") is not None:
        thread.auto_archive_minutes = int(body["auto_archive_duration"])
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    if bool(body.get("archived", thread.archived)) != thread.archived:
        threads.archive(stage, channel, archived=bool(body["archived"]))
    else:
        threads.updated(stage, channel)
        if body.get("auto_archive_duration") is not None:
            threads.schedule_archiving(stage, channel)


def remove(call: Call) -> Json:
    channel = call.channel()
    if channel.guild_id is None:
        may.require(call.stage.world, channel, call.app.id)
        return call.stage.shapes.channel(channel, call.app.id)
    needed = may.MANAGE_THREADS if channel.thread is not None else may.MANAGE_CHANNELS
    may.require(call.stage.world, channel, call.app.id, needed)
    shape = call.stage.shapes.channel(channel, call.app.id)
    places.remove_channel(call.stage, channel)
    return shape


def listed(call: Call) -> list[Json]:
    channels = call.stage.world.guild_channels(call.guild().id)
    return [call.stage.shapes.channel(channel, call.app.id) for channel in channels]


def create(call: Call) -> Created:
    guild = call.guild(may.MANAGE_CHANNELS)
    check_body("channel_create", call.body)
    channel = places.add_channel(call.stage, guild.id, call.fields())
    return Created(call.stage.shapes.channel(channel, call.app.id))


def set_overwrite(call: Call) -> None:
    channel = _managed(call)
    body = call.fields()
    kind = body.get("type")
    if kind not in (0, 1):
        raise form(("type",), "BASE_TYPE_CHOICES", "Value must be one of (0, 1).")
    number = call.id("overwrite_id")
    allow, deny = (snowflake(key, body.get(key) or 0) for key in ("allow", "deny"))
    channel.overwrites[number] = Overwrite(number, kind, allow, deny)
    places.channel_changed(call.stage, channel)
    places.visibility_changed(call.stage)


def remove_overwrite(call: Call) -> None:
    channel = _managed(call)
    if channel.overwrites.pop(call.id("overwrite_id"), None) is None:
        raise refusal(10009)
    places.channel_changed(call.stage, channel)
    places.visibility_changed(call.stage)


def _managed(call: Call) -> Channel:
    channel = call.channel()
    if channel.guild_id is None:
        raise refusal(50003)
    may.require(call.stage.world, channel, call.app.id, may.MANAGE_ROLES)
    return channel


_CHANNEL = "/channels/{channel_id}"

ROUTES = [
    Route("GET", _CHANNEL, one),
    Route("PATCH", _CHANNEL, edit),
    Route("DELETE", _CHANNEL, remove),
    Route("PUT", _CHANNEL + "/permissions/{overwrite_id}", set_overwrite),
    Route("DELETE", _CHANNEL + "/permissions/{overwrite_id}", remove_overwrite),
    Route("GET", "/guilds/{guild_id}/channels", listed),
    Route("POST", "/guilds/{guild_id}/channels", create),
]

"""Routes of scheduled events."""

from __future__ import annotations

from datetime import datetime

from bot.playground import permissions as may
from bot.playground import scheduled
from bot.playground.errors import form, refusal
from bot.playground.limits.events import CANCELED, COMPLETED
from bot.playground.rest.call import Call, Route
from bot.playground.strict import check_body
from bot.playground.world import Json, ScheduledEvent


def _event(call: Call) -> ScheduledEvent:
    guild = call.guild()
    found = guild.events.get(call.id("guild_scheduled_event_id"))
    if found is None:
        raise refusal(10070)
    return found


def _managed(call: Call) -> ScheduledEvent:
    """Return the scheduled event in the path. Raise an error if the bot may not change it."""
    event = _event(call)
    own = event.creator_id == call.app.id
    call.guild(may.CREATE_EVENTS if own else may.MANAGE_EVENTS)
    return event


def _shape(call: Call, event: ScheduledEvent) -> Json:
    return call.stage.shapes.event(event, with_count=call.asks("with_user_count"))


def listed(call: Call) -> list[Json]:
    return [_shape(call, event) for event in call.guild().events.values()]


def one(call: Call) -> Json:
    return _shape(call, _event(call))


def create(call: Call) -> Json:
    guild = call.guild(may.CREATE_EVENTS)
    check_body("event_create", call.body)
    _require_future(call)
    if len(guild.events) >= scheduled.MOST:
        raise refusal(30038)
    return _shape(call, scheduled.add(call.stage, guild, call.app.id, call.fields()))


def _require_future(call: Call) -> None:
    start = call.fields().get("scheduled_start_time")
    if start is not None and datetime.fromisoformat(start).timestamp() < call.stage.clock.now():
        raise form(
            ("scheduled_start_time",),
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
            "Cannot schedule event in the past.",
        )


def edit(call: Call) -> Json:
    event = _managed(call)
    check_body("event_edit", call.body)
    if event.status in (COMPLETED, CANCELED):
        raise refusal(180000)
    _require_future(call)
    wanted = call.fields().get("status") or event.status
    if wanted != event.status and wanted not in scheduled.NEXT[event.status]:
        raise form(
            ("status",), "GUILD_SCHEDULED_EVENT_INVALID_STATUS_TRANSITION", "Invalid status."
        )
    scheduled.change(call.stage, call.guild(), event, call.fields())
    return _shape(call, event)


def remove(call: Call) -> None:
    scheduled.remove(call.stage, call.guild(), _managed(call))


def users(call: Call) -> list[Json]:
    event = _event(call)
    before, after = call.wanted_id("before"), call.wanted_id("after") or 0
    limit = call.number("limit", 100, 1, 100)
    found = sorted(n for n in event.interested if n > after and (before is None or n < before))
    chosen = found[:limit] if before is None else found[-limit:]
    return [_interested(call, event, user_id) for user_id in chosen]


def _interested(call: Call, event: ScheduledEvent, user_id: int) -> Json:
    shapes = call.stage.shapes
    shape: Json = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(user_id),
        "user": shapes.user(call.stage.world.user(user_id)),
        "response": 1,
    }
    if call.asks("with_member"):
        shape["member"] = shapes.member(call.stage.world.member(event.guild_id, user_id))
    return shape


_ALL = "/guilds/{guild_id}/scheduled-events"
_ONE = _ALL + "/{guild_scheduled_event_id}"

ROUTES = [
    Route("GET", _ALL, listed),
    Route("POST", _ALL, create),
    Route("GET", _ONE, one),
    Route("PATCH", _ONE, edit),
    Route("DELETE", _ONE, remove),
    Route("GET", _ONE + "/users", users),
]

"""Routes of messages, pins and the typing indicator."""

from __future__ import annotations

from functools import partial

from bot.playground import permissions as may
from bot.playground import posting, threads
from bot.playground.clock import creation_time, iso
from bot.playground.errors import refusal
from bot.playground.intents import readable
from bot.playground.rest.call import Call, Route
from bot.playground.strict import check_body
from bot.playground.world import Channel, Json, WorldMessage

TWO_WEEKS = 14 * 86400
"""Age in seconds above which a message cannot be deleted in bulk."""
EDITABLE_TYPES = {0, 19, 20}


def create(call: Call) -> Json:
    channel = call.channel()
    body = call.fields()
    posting.may_write(call.stage, channel, call.app.id, body, bool(call.uploads))
    check_body("message_create", body, posting.context(call.app, call.uploads, body))
    message = _same_nonce(call, channel, body)
    if message is None:
        message = posting.post(call.stage, channel, call.app.id, body, call.uploads)
    return call.stage.shapes.new_message(message, call.app.id)


def _same_nonce(call: Call, channel: Channel, body: Json) -> WorldMessage | None:
    """Return the bot's message of the last 5 minutes that has the nonce of this body.

    Return None without such a message, and if the body does not set `enforce_nonce`.
    """
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    recent = call.stage.clock.now() - 300
    for message in reversed(channel.messages.values()):
        if message.timestamp < recent:
            return None
        if message.author_id == call.app.id and message.nonce == body["nonce"]:
            return message
    return None


def listed(call: Call) -> list[Json]:
    channel = call.channel(may.VIEW_CHANNEL)
    if not may.in_channel(call.stage.world, channel, call.app.id) & may.READ_HISTORY:
        return []
    limit = call.number("limit", 50, 1, 100)
    places = {key: call.wanted_id(key) for key in ("before", "after", "around")}
    where = {key: number for key, number in places.items() if number is not None}
    found = history(channel, call.app.id, limit, where)
    return [_shown(call, message) for message in found]


def _shown(call: Call, message: WorldMessage) -> Json:
    """Return a message as JSON. Its content is empty if the bot may not read it."""
    shape = call.stage.shapes.message(message, call.app.id)
    return readable(call.app.privileged, "MESSAGE_CREATE", shape, call.app.id)


def history(channel: Channel, viewer: int, limit: int, where: dict[str, int]) -> list[WorldMessage]:
    """Return at most `limit` messages that the viewer can see, newest first.

    `where` is empty, or has one of the keys `before`, `after` and `around` with a message id.
    """
    seen = [
        message
        for message in reversed(channel.messages.values())
        if message.visible_to is None or message.visible_to == viewer
    ]
    if "before" in where:
        seen = [message for message in seen if message.id < where["before"]]
    elif "after" in where:
        return [message for message in seen if message.id > where["after"]][-limit:]
    elif "around" in where:
        newer = [message for message in seen if message.id >= where["around"]]
        start = max(0, len(newer) - limit // 2 - 1)
        return seen[start : start + limit]
    return seen[:limit]


def one(call: Call) -> Json:
    call.channel(may.READ_HISTORY)
    return _shown(call, call.message())


def edit(call: Call) -> Json:
    channel, message = call.channel(), call.message()
    may.require(call.stage.world, channel, call.app.id)
    body = call.fields()
    if message.author_id != call.app.id:
        raise refusal(50005)
    if message.type not in EDITABLE_TYPES:
        raise refusal(50021)
    threads.require_awake(channel)
    check_body("message_edit", body, posting.context(call.app, call.uploads, body, message))
    posting.limit_late_edits(call.stage, channel, message)
    posting.edit(call.stage, channel, message, body, call.uploads)
    return call.stage.shapes.message(message, call.app.id)


def remove(call: Call) -> None:
    channel, message = call.channel(), call.message()
    own = message.author_id == call.app.id
    needed = may.VIEW_CHANNEL if own else may.MANAGE_MESSAGES
    may.require(call.stage.world, channel, call.app.id, needed)
    posting.remove(call.stage, channel, message)


def bulk_delete(call: Call) -> None:
    channel = call.channel()
    if channel.guild_id is None:
        raise refusal(50003)
    may.require(call.stage.world, channel, call.app.id, may.MANAGE_MESSAGES)
    check_body("bulk_delete", call.body)
    ids = [int(number) for number in call.fields()["messages"]]
    if not 2 <= len(ids) <= 100:
        raise refusal(50016)
    now = call.stage.clock.now()
    if any(now - creation_time(number) > TWO_WEEKS for number in ids):
        raise refusal(50034)
    posting.remove_many(call.stage, channel, ids)


def _pinned(call: Call) -> list[WorldMessage]:
    channel = call.channel(may.READ_HISTORY)
    found = [message for message in channel.messages.values() if message.pinned_at is not None]
    return sorted(found, key=lambda message: message.pinned_at or 0.0, reverse=True)


def pins(call: Call) -> Json:
    limit = call.number("limit", 50, 1, 50)
    items = [
        {
            "pinned_at": iso(message.pinned_at or 0.0),
            "message": _shown(call, message),
        }
        for message in _pinned(call)
        if call.is_before("before", message.pinned_at or 0.0)
    ]
    return {"items": items[:limit], "has_more": len(items) > limit}


def old_pins(call: Call) -> list[Json]:
    return [_shown(call, message) for message in _pinned(call)[:50]]


def pin(call: Call, *, pinned: bool) -> None:
    channel, message = call.channel(), call.message()
    may.require(call.stage.world, channel, call.app.id, may.PIN_MESSAGES)
    threads.require_awake(channel)
    posting.pin(call.stage, channel, message, call.app.id, pinned=pinned)


def typing(call: Call) -> None:
    channel = call.channel(may.SEND_MESSAGES)
    shape = call.stage.shapes.typing(channel, call.app.id)
    call.stage.hub.in_channel(channel, "TYPING_START", shape)


_MESSAGES = "/channels/{channel_id}/messages"

ROUTES = [
    Route("POST", _MESSAGES, create),
    Route("GET", _MESSAGES, listed),
    Route("POST", _MESSAGES + "/bulk-delete", bulk_delete),
    Route("GET", _MESSAGES + "/pins", pins),
    Route("PUT", _MESSAGES + "/pins/{message_id}", partial(pin, pinned=True)),
    Route("DELETE", _MESSAGES + "/pins/{message_id}", partial(pin, pinned=False)),
    Route("GET", "/channels/{channel_id}/pins", old_pins),
    Route("PUT", "/channels/{channel_id}/pins/{message_id}", partial(pin, pinned=True)),
    Route("DELETE", "/channels/{channel_id}/pins/{message_id}", partial(pin, pinned=False)),
    Route("GET", _MESSAGES + "/{message_id}", one),
    Route("PATCH", _MESSAGES + "/{message_id}", edit),
    Route("DELETE", _MESSAGES + "/{message_id}", remove),
    Route("POST", "/channels/{channel_id}/typing", typing),
]

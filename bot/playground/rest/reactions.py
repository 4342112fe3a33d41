"""Routes of reactions."""

from __future__ import annotations

from bot.playground import permissions as may
from bot.playground import reactions
from bot.playground.rest.call import Call, Route
from bot.playground.world import Json


def add(call: Call) -> None:
    reactions.add(call.stage, call.channel(), call.message(), call.app.id, _emoji(call))


def remove_own(call: Call) -> None:
    channel = call.channel(may.VIEW_CHANNEL)
    reactions.remove(call.stage, channel, call.message(), call.app.id, _emoji(call))


def remove(call: Call) -> None:
    channel, user_id = call.channel(may.MANAGE_MESSAGES), call.id("user_id")
    reactions.remove(call.stage, channel, call.message(), user_id, _emoji(call))


def listed(call: Call) -> list[Json]:
    call.channel(may.READ_HISTORY)
    who = call.message().reactions.get(_emoji(call), [])
    after = call.wanted_id("after") or 0
    shown = sorted(user for user in who if user > after)[: call.number("limit", 25, 1, 100)]
    return [call.stage.shapes.user(call.stage.world.users[user]) for user in shown]


def clear(call: Call) -> None:
    channel, name = call.channel(may.MANAGE_MESSAGES), call.params.get("emoji_name")
    reactions.clear(call.stage, channel, call.message(), name)


def _emoji(call: Call) -> str:
    return call.params["emoji_name"]


_ALL = "/channels/{channel_id}/messages/{message_id}/reactions"

ROUTES = [
    Route("DELETE", _ALL, clear),
    Route("GET", _ALL + "/{emoji_name}", listed),
    Route("DELETE", _ALL + "/{emoji_name}", clear),
    Route("PUT", _ALL + "/{emoji_name}/@me", add),
    Route("DELETE", _ALL + "/{emoji_name}/@me", remove_own),
    Route("DELETE", _ALL + "/{emoji_name}/{user_id}", remove),
]

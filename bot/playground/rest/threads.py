"""Routes of threads: creation, members, and lists of active and archived threads."""

from __future__ import annotations

from bot.playground import permissions as may
from bot.playground import threads
from bot.playground.errors import refusal
from bot.playground.rest.call import Call, Created, Route
from bot.playground.strict import check_body
from bot.playground.world import PRIVATE_THREAD, Channel, Json, ThreadState


def from_message(call: Call) -> Created:
    channel, message = call.channel(), call.message()
    may.require(call.stage.world, channel, call.app.id, may.PUBLIC_THREADS | may.READ_HISTORY)
    check_body("thread_from_message", call.body)
    thread = threads.from_message(call.stage, channel, message, call.app.id, call.fields())
    return Created(call.stage.shapes.channel(thread, call.app.id))


def create(call: Call) -> Created:
    channel = call.channel()
    check_body("thread_create", call.body)
    private = (call.fields().get("type") or PRIVATE_THREAD) == PRIVATE_THREAD
    needed = may.PRIVATE_THREADS if private else may.PUBLIC_THREADS
    may.require(call.stage.world, channel, call.app.id, needed)
    thread = threads.without_message(call.stage, channel, call.app.id, call.fields())
    return Created(call.stage.shapes.channel(thread, call.app.id))


def _thread(call: Call, *, awake: bool = False) -> Channel:
    channel = call.channel()
    if channel.thread is None:
        raise refusal(50024)
    may.require(call.stage.world, channel, call.app.id)
    if awake:
        threads.require_awake(channel)
    return channel


def join(call: Call) -> None:
    threads.add_members(call.stage, _thread(call, awake=True), [call.app.id])


def leave(call: Call) -> None:
    threads.remove_member(call.stage, _thread(call, awake=True), call.app.id)


def add_member(call: Call) -> None:
    channel = _thread(call, awake=True)
    may.require(call.stage.world, channel, call.app.id, may.SEND_MESSAGES)
    assert channel.guild_id is not None
    member = call.stage.world.member(channel.guild_id, call.id("user_id"))
    threads.add_members(call.stage, channel, [member.user_id])


def remove_member(call: Call) -> None:
    channel = _thread(call, awake=True)
    assert channel.thread is not None
    owner = channel.type == PRIVATE_THREAD and channel.thread.owner_id == call.app.id
    if not owner:
        may.require(call.stage.world, channel, call.app.id, may.MANAGE_THREADS)
    threads.remove_member(call.stage, channel, call.id("user_id"))


def members(call: Call) -> list[Json]:
    channel = _thread(call)
    assert channel.thread is not None
    detailed = call.asks("with_member")
    after = call.wanted_id("after") or 0
    ids = sorted(user for user in channel.thread.members if user > after)
    if detailed or "limit" in call.query:
        ids = ids[: call.number("limit", 100, 1, 100)]
    return [call.stage.shapes.thread_member(channel, user, with_member=detailed) for user in ids]


def member(call: Call) -> Json:
    channel = _thread(call)
    assert channel.thread is not None
    if call.id("user_id") not in channel.thread.members:
        raise refusal(10007)
    return call.stage.shapes.thread_member(channel, call.id("user_id"))


def active(call: Call) -> Json:
    return _listing(call, call.stage.world.guild_threads(call.guild().id))


def archived_public(call: Call) -> Json:
    return _last_archived(call, _archived(call, private=False))


def archived_private(call: Call) -> Json:
    call.channel(may.MANAGE_THREADS)
    return _last_archived(call, _archived(call, private=True))


def archived_joined(call: Call) -> Json:
    """Return a page of a channel's archived private threads, highest id first.

    It contains only threads that the bot is in.
    """
    before = call.wanted_id("before")
    found = [
        thread
        for thread in _archived(call, private=True)
        if call.app.id in _state(thread).members and (before is None or thread.id < before)
    ]
    return _page(call, sorted(found, key=lambda thread: thread.id, reverse=True))


def _archived(call: Call, *, private: bool) -> list[Channel]:
    parent = call.channel(may.READ_HISTORY)
    if parent.guild_id is None:
        raise refusal(50024)
    return [
        thread
        for thread in call.stage.world.guild_threads(parent.guild_id, archived=True)
        if thread.parent_id == parent.id and (thread.type == PRIVATE_THREAD) == private
    ]


def _last_archived(call: Call, found: list[Channel]) -> Json:
    """Return a page of archived threads as JSON, the most recently archived first."""
    earlier = [t for t in found if call.is_before("before", _state(t).archive_changed)]
    latest = sorted(earlier, key=lambda thread: _state(thread).archive_changed, reverse=True)
    return _page(call, latest)


def _page(call: Call, found: list[Channel]) -> Json:
    limit = call.number("limit", 100, 2, 100)
    return _listing(call, found[:limit], has_more=len(found) > limit)


def _state(thread: Channel) -> ThreadState:
    assert thread.thread is not None
    return thread.thread


def _listing(call: Call, found: list[Channel], *, has_more: bool = False) -> Json:
    shapes, own = call.stage.shapes, call.app.id
    seen = [thread for thread in found if may.can_see(call.stage.world, thread, own)]
    return {
        "threads": [shapes.channel(thread, own) for thread in seen],
        "members": [
            shapes.thread_member(thread, own) for thread in seen if own in _state(thread).members
        ],
        "has_more": has_more,
    }


_CHANNEL = "/channels/{channel_id}"
_MEMBERS = _CHANNEL + "/thread-members"

ROUTES = [
    Route("POST", _CHANNEL + "/messages/{message_id}/threads", from_message),
    Route("POST", _CHANNEL + "/threads", create),
    Route("PUT", _MEMBERS + "/@me", join),
    Route("DELETE", _MEMBERS + "/@me", leave),
    Route("GET", _MEMBERS, members),
    Route("GET", _MEMBERS + "/{user_id}", member),
    Route("PUT", _MEMBERS + "/{user_id}", add_member),
    Route("DELETE", _MEMBERS + "/{user_id}", remove_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
    Route("GET", _CHANNEL + "/threads/archived/public", archived_public),
    Route("GET", _CHANNEL + "/threads/archived/private", archived_private),
    Route("GET", _CHANNEL + "/users/@me/threads/archived/private", archived_joined),
]

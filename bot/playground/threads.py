"""Changes to threads, with their gateway events: create, join, leave, archive, delete."""

from __future__ import annotations

from collections.abc import Sequence

from bot.playground import permissions as may
from bot.playground.errors import refusal
from bot.playground.shapes import THREAD_CREATED, THREAD_STARTER
from bot.playground.stage import Stage
from bot.playground.world import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Json,
    ThreadState,
    WorldMessage,
)

KINDS = {TEXT: {PUBLIC_THREAD, PRIVATE_THREAD}, ANNOUNCEMENT: {ANNOUNCEMENT_THREAD}}
"""The types of threads that a channel can have, by the channel's type.

Channels of other types have no threads.
"""


def from_message(
    stage: Stage, parent: Channel, message: WorldMessage, owner_id: int, body: Json
) -> Channel:
    """Create a thread that begins on a message and has the message's id.

    Raise error 160004 if the message already has a thread.
    """
    if message.id in stage.world.channels:
        raise refusal(160004)
    kind = ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD
    thread = _begin(stage, parent, owner_id, body, kind, message.id)
    starter = WorldMessage(
        stage.world.ids.next(),
        thread.id,
        message.author_id,
        stage.clock.now(),
        type=THREAD_STARTER,
        position=0,
        reference={
            "type": 0,
            "channel_id": str(parent.id),
            "guild_id": str(parent.guild_id),
            "message_id": str(message.id),
        },
    )
    thread.messages[starter.id] = starter
    message.flags |= HAS_THREAD
    stage.hub.in_channel(
        parent, "MESSAGE_UPDATE", lambda viewer: stage.shapes.message(message, viewer)
    )
    return thread


def without_message(stage: Stage, parent: Channel, owner_id: int, body: Json) -> Channel:
    """Create a thread without a message.

    Unless the thread is private, a system message announces it in the channel.
    """
    kind = int(body.get("type") or PRIVATE_THREAD)
    thread = _begin(stage, parent, owner_id, body, kind, stage.world.ids.next())
    if kind != PRIVATE_THREAD:
        note = WorldMessage(
            stage.world.ids.next(),
            parent.id,
            owner_id,
            stage.clock.now(),
            content=thread.name,
            type=THREAD_CREATED,
            reference={
                "type": 0,
                "channel_id": str(thread.id),
                "guild_id": str(parent.guild_id),
            },
        )
        parent.messages[note.id] = note
        parent.last_message_id = note.id
        stage.hub.in_channel(
            parent, "MESSAGE_CREATE", lambda viewer: stage.shapes.message(note, viewer)
        )
    return thread


def _begin(
    stage: Stage, parent: Channel, owner_id: int, body: Json, kind: int, thread_id: int
) -> Channel:
    if kind not in KINDS.get(parent.type, ()):
        raise refusal(50024)
    _require_room(stage, parent.guild_id, kind)
    now = stage.clock.now()
    thread = Channel(
        thread_id,
        kind,
        body["name"],
        parent.guild_id,
        parent.id,
        slowmode=body.get("rate_limit_per_user") or 0,
        thread=ThreadState(
            owner_id,
            now,
            body.get("auto_archive_duration") or 4320,
            invitable=body.get("invitable", True),
            members={owner_id: now},
        ),
    )
    stage.world.channels[thread.id] = thread
    _told_of(stage, thread, "THREAD_CREATE", newly_created=True)
    _members_changed(stage, thread, added=[owner_id])
    schedule_archiving(stage, thread)
    return thread


def _require_room(stage: Stage, guild_id: int | None, kind: int) -> None:
    """Raise an error if the guild already has the largest allowed number of active threads.

    Announcement threads have a separate limit.
    """
    assert guild_id is not None
    announces = kind == ANNOUNCEMENT_THREAD
    active = stage.world.guild_threads(guild_id)
    alike = [thread for thread in active if (thread.type == ANNOUNCEMENT_THREAD) == announces]
    if len(alike) >= stage.world.most_active_threads:
        raise refusal(160007 if announces else 160006)


def require_able_to_wake(stage: Stage, channel: Channel) -> None:
    """Raise an error if a thread is archived and its guild can have no more active threads."""
    if channel.thread is not None and channel.thread.archived:
        _require_room(stage, channel.guild_id, channel.type)


def require_open_to_writing(stage: Stage, channel: Channel, user_id: int) -> None:
    """Raise an error if a thread is locked, unless the user may manage threads."""
    moderates = may.in_channel(stage.world, channel, user_id) & may.MANAGE_THREADS
    if channel.thread is not None and channel.thread.locked and not moderates:
        raise refusal(160005)


def require_awake(channel: Channel) -> None:
    """Raise an error if the channel is an archived thread."""
    if channel.thread is not None and channel.thread.archived:
        raise refusal(50083)


def require_not_shut(channel: Channel) -> None:
    """Raise an error if the channel is a thread that is both archived and locked."""
    if channel.thread is not None and channel.thread.locked:
        require_awake(channel)


def message_posted(stage: Stage, channel: Channel, message: WorldMessage) -> None:
    """Update a thread after a new message in it. In other channels, do nothing.

    The message is counted, the thread is unarchived, and the timer that archives it restarts. The
    author and mentioned people become members if they can see the parent channel.
    """
    thread = channel.thread
    if thread is None:
        return
    message.position = thread.total_sent
    thread.message_count += 1
    thread.total_sent += 1
    if thread.archived:
        archive(stage, channel, archived=False)
    newcomers = [message.author_id, *message.mentions]
    add_members(stage, channel, [who for who in newcomers if _can_see_parent(stage, channel, who)])
    schedule_archiving(stage, channel)


def _can_see_parent(stage: Stage, channel: Channel, user_id: int) -> bool:
    parent = stage.world.channels.get(channel.parent_id or 0)
    return parent is not None and may.can_see(stage.world, parent, user_id)


def add_members(stage: Stage, channel: Channel, users: list[int]) -> None:
    thread = channel.thread
    assert thread is not None
    added = [user for user in dict.fromkeys(users) if user not in thread.members]
    if not added:
        return
    for user in added:
        thread.members[user] = stage.clock.now()
    if channel.type == PRIVATE_THREAD:
        stage.hub.to_users(
            added,
            "THREAD_CREATE",
            lambda viewer: stage.shapes.channel(channel, viewer),
            channel.guild_id,
        )
    _members_changed(stage, channel, added=added)


def remove_member(stage: Stage, channel: Channel, user_id: int) -> None:
    assert channel.thread is not None
    if channel.thread.members.pop(user_id, None) is not None:
        _members_changed(stage, channel, removed=[user_id])


def _members_changed(
    stage: Stage, channel: Channel, *, added: Sequence[int] = (), removed: Sequence[int] = ()
) -> None:
    thread = channel.thread
    assert thread is not None
    data: Json = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "member_count": min(50, len(thread.members)),
    }
    if added:
        data["added_members"] = [
            {**stage.shapes.thread_member(channel, user, with_member=True), "presence": None}
            for user in added
        ]
    if removed:
        data["removed_member_ids"] = [str(user) for user in removed]
    stage.hub.in_channel(channel, "THREAD_MEMBERS_UPDATE", data)
    if channel.type == PRIVATE_THREAD and removed:
        stage.hub.to_users(removed, "THREAD_MEMBERS_UPDATE", data, channel.guild_id)


def archive(stage: Stage, channel: Channel, *, archived: bool) -> None:
    """Archive or unarchive a thread, and send THREAD_UPDATE."""
    assert channel.thread is not None
    channel.thread.archived = archived
    channel.thread.archive_changed = stage.clock.now()
    updated(stage, channel)
    schedule_archiving(stage, channel)


def updated(stage: Stage, channel: Channel) -> None:
    _told_of(stage, channel, "THREAD_UPDATE")


def remove(stage: Stage, channel: Channel) -> None:
    """Delete a thread. The message on which it began stays in the parent channel."""
    data = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "parent_id": str(channel.parent_id),
        "type": channel.type,
    }
    stage.hub.in_channel(channel, "THREAD_DELETE", data)
    del stage.world.channels[channel.id]
    parent = stage.world.channels.get(channel.parent_id or 0)
    if parent is not None and channel.id in parent.messages:
        parent.messages[channel.id].flags &= ~HAS_THREAD


def _told_of(stage: Stage, channel: Channel, event: str, **more: object) -> None:
    stage.hub.in_channel(
        channel, event, lambda viewer: {**stage.shapes.channel(channel, viewer), **more}
    )


def schedule_archiving(stage: Stage, channel: Channel) -> None:
    """Restart the timer that archives a thread after inactivity.

    For an archived thread, only stop the timer.
    """
    thread = channel.thread
    assert thread is not None
    if thread.archive_timer is not None:
        thread.archive_timer.cancel()
        thread.archive_timer = None
    if thread.archived:
        return

    def archive_now() -> None:
        if stage.world.channels.get(channel.id) is channel:
            archive(stage, channel, archived=True)

    thread.archive_timer = stage.clock.call_later(thread.auto_archive_minutes * 60, archive_now)

"""Changes to messages, with their gateway events: post, edit, delete, pin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.playground import permissions as may
from bot.playground import threads
from bot.playground.clock import iso
from bot.playground.errors import form, refusal
from bot.playground.faults import too_many
from bot.playground.limits import Context
from bot.playground.media import Upload, gather, kept_names, show_in_components, show_in_embeds
from bot.playground.mentions import find_mentions
from bot.playground.shapes import REPLY
from bot.playground.stage import Stage
from bot.playground.world import EPHEMERAL, LOADING, V2, Application, Channel, Json, WorldMessage

PINNED, CHAT_COMMAND = 6, 20
MOST_PINS = 250
"""Most pinned messages in one channel."""
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | V2
"""Message flags that a request can set."""
OLD_MESSAGE, LATE_EDITS, LATE_WINDOW = 3600.0, 3, 20.0
"""Age from which a message is old, most edits of old messages in a window, and its length.

The age and the length of the window are in seconds. Each channel has its own window.
"""


def context(
    app: Application | None, uploads: dict[int, Upload], body: Any, old: WorldMessage | None = None
) -> Context:
    """Return the information that the checks of a message body need beside the body.

    `app` is the bot that sends it, None for a person. `old` is the message that an edit changes.
    """
    listed = body.get("attachments") if isinstance(body, dict) else None
    listed = listed if isinstance(listed, list) else None
    kept = kept_names(listed, old.attachments) if old else ()
    renamed = {
        str(entry.get("id")): entry["filename"]
        for entry in listed or []
        if isinstance(entry, dict) and isinstance(entry.get("filename"), str)
    }
    sent = tuple(renamed.get(str(key), upload.filename) for key, upload in uploads.items())
    legacy = {name for name in ("content", "embeds") if old and getattr(old, name)}
    return Context(
        v2=bool(old and old.flags & V2),
        attachments=(*kept, *sent),
        editing=old is not None,
        legacy=frozenset(legacy),
        emojis=frozenset(map(str, app.emojis if app else ())),
    )


def may_write(stage: Stage, channel: Channel, user_id: int, body: Json, files: bool) -> None:
    """Raise an error if the user may not send this message in this channel."""
    needed = may.VIEW_CHANNEL | may.SEND_MESSAGES
    if body.get("embeds"):
        needed |= may.EMBED_LINKS
    if files:
        needed |= may.ATTACH_FILES
    if body.get("tts"):
        needed |= may.SEND_TTS
    may.require(stage.world, channel, user_id, needed)
    reads = may.in_channel(stage.world, channel, user_id) & may.READ_HISTORY
    if body.get("message_reference") and not reads:
        raise refusal(160002)
    threads.require_open_to_writing(stage, channel, user_id)


def post(
    stage: Stage,
    channel: Channel,
    author_id: int,
    body: Json,
    uploads: dict[int, Upload],
    *,
    application_id: int | None = None,
    interaction: Json | None = None,
    visible_to: int | None = None,
    loading: bool = False,
) -> WorldMessage:
    """Add a new message to a channel, and send MESSAGE_CREATE.

    A message that is not ephemeral unarchives its thread. With `visible_to`, the message is
    ephemeral and only this user sees it. With `loading`, it is the empty message of a deferred
    response.
    """
    world = stage.world
    if visible_to is None:
        threads.require_able_to_wake(stage, channel)
    reference, answered = _reference(channel, body.get("message_reference"))
    message = WorldMessage(
        world.ids.next(),
        channel.id,
        author_id,
        stage.clock.now(),
        type=0 if reference is None else REPLY,
        flags=LOADING if loading else int(body.get("flags") or 0) & SETTABLE & ~EPHEMERAL,
        tts=bool(body.get("tts")),
        nonce=body.get("nonce"),
        reference=reference,
        application_id=application_id,
        interaction=interaction,
        visible_to=visible_to,
    )
    if _answers_a_command(interaction):
        message.type = CHAT_COMMAND
    _fill(stage, channel, message, body, uploads, answered)
    channel.messages[message.id] = message
    if visible_to is None:
        channel.last_message_id = message.id
        threads.message_posted(stage, channel, message)
    tell(stage, channel, "MESSAGE_CREATE", message)
    return message


def _answers_a_command(interaction: Json | None) -> bool:
    """Return True for the interaction metadata of a slash command's first response."""
    if interaction is None or "original_response_message_id" in interaction:
        return False
    return interaction.get("command_type") == 1


def edit(
    stage: Stage, channel: Channel, message: WorldMessage, body: Json, uploads: dict[int, Upload]
) -> WorldMessage:
    """Change the parts of a message that are in the body, and send MESSAGE_UPDATE."""
    _fill(stage, channel, message, body, uploads, None)
    if "flags" in body:
        wanted = int(body["flags"] or 0)
        message.flags = message.flags & ~SUPPRESS_EMBEDS | wanted & (SUPPRESS_EMBEDS | V2)
    if message.flags & LOADING:
        message.flags &= ~LOADING
    else:
        message.edited = stage.clock.now()
    tell(stage, channel, "MESSAGE_UPDATE", message)
    return message


def _fill(
    stage: Stage,
    channel: Channel,
    message: WorldMessage,
    body: Json,
    uploads: dict[int, Upload],
    answered: int | None,
) -> None:
    # This part comes first, because it is the only one that can raise an error.
    if "attachments" in body or uploads:
        message.attachments = gather(
            stage.world, channel.id, body.get("attachments"), uploads, message.attachments
        )
    if "content" in body:
        message.content = (body["content"] or "").strip()
    files = message.attachments
    if "embeds" in body:
        message.embeds = show_in_embeds(stage.shapes, body["embeds"] or [], files)
    if "components" in body:
        message.components = show_in_components(stage.shapes, body["components"] or [], files)
    reached = find_mentions(
        stage.world,
        channel,
        message.author_id,
        message.content,
        message.components,
        body.get("allowed_mentions"),
        answered,
    )
    message.mentions, message.mention_roles = reached.users, reached.roles
    message.mention_everyone = reached.everyone


def _reference(channel: Channel, wanted: Json | None) -> tuple[Json | None, int | None]:
    """Return the JSON reference to the message that is replied to, and its author's id.

    Both are None without a reply, and for an unknown message if `fail_if_not_exists` is false.
    Otherwise raise an error for an unknown message.
    """
    if not wanted:
        return None, None
    found = channel.messages.get(int(wanted["message_id"]))
    if found is None or found.ephemeral:
        if wanted.get("fail_if_not_exists", True):
            raise form(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return None, None
    return {"type": 0, "message_id": str(found.id), **channel.where}, found.author_id


def limit_late_edits(stage: Stage, channel: Channel, message: WorldMessage) -> None:
    """Count an edit of a message that is at least an hour old. Ignore newer messages.

    Raise a 429 error for the fourth such edit in a channel within 20 seconds.
    """
    now = stage.clock.now()
    if now - message.timestamp < OLD_MESSAGE:
        return
    recent = [moment for moment in channel.late_edits if now - moment < LATE_WINDOW]
    if len(recent) >= LATE_EDITS:
        refused = too_many(recent[0] + LATE_WINDOW - now, scope="shared")
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        refused.body |= {"code": 30046, "message": text}
        raise refused
    channel.late_edits = [*recent, now]


def remove(stage: Stage, channel: Channel, message: WorldMessage) -> None:
    """Delete a message, and send MESSAGE_DELETE."""
    del channel.messages[message.id]
    data = {"id": str(message.id), **channel.where}
    if message.visible_to is not None:
        _tell_in_private(stage, message, "MESSAGE_DELETE", lambda viewer: data)
        return
    if channel.thread is not None:
        channel.thread.message_count = max(0, channel.thread.message_count - 1)
    stage.hub.in_channel(channel, "MESSAGE_DELETE", data)


def remove_many(stage: Stage, channel: Channel, ids: list[int]) -> None:
    gone = [number for number in ids if number in channel.messages]
    for number in gone:
        del channel.messages[number]
    data = {"ids": [str(number) for number in gone], **channel.where}
    stage.hub.in_channel(channel, "MESSAGE_DELETE_BULK", data)


def pin(
    stage: Stage, channel: Channel, message: WorldMessage, user_id: int, *, pinned: bool
) -> None:
    """Pin a message and post a system message about it, or unpin a message.

    If the message is already as wanted, do nothing.
    Raise error 30003 if the channel already has `MOST_PINS` pinned messages.
    """
    if pinned == (message.pinned_at is not None):
        return
    already = [m for m in channel.messages.values() if m.pinned_at is not None]
    if pinned and len(already) >= MOST_PINS:
        raise refusal(30003)
    message.pinned_at = stage.clock.now() if pinned else None
    if pinned:
        channel.last_pin = message.pinned_at
    tell(stage, channel, "MESSAGE_UPDATE", message)
    pinned_at = None if channel.last_pin is None else iso(channel.last_pin)
    data = {**channel.where, "last_pin_timestamp": pinned_at}
    stage.hub.in_channel(channel, "CHANNEL_PINS_UPDATE", data)
    if pinned:
        _say_pinned(stage, channel, message, user_id)


def _say_pinned(stage: Stage, channel: Channel, message: WorldMessage, user_id: int) -> None:
    """Post the system message that says who pinned a message."""
    note = WorldMessage(stage.world.ids.next(), channel.id, user_id, stage.clock.now(), type=PINNED)
    note.reference = {"type": 0, "message_id": str(message.id), **channel.where}
    channel.messages[note.id] = note
    channel.last_message_id = note.id
    tell(stage, channel, "MESSAGE_CREATE", note)


def tell(stage: Stage, channel: Channel, event: str, message: WorldMessage) -> None:
    """Send an event about a message to all people and bots who can see the message."""
    shape = stage.shapes.new_message if event == "MESSAGE_CREATE" else stage.shapes.message

    def seen_by(viewer: int) -> Json:
        return shape(message, viewer)

    if message.visible_to is not None:
        _tell_in_private(stage, message, event, seen_by)
    elif stage.shapes.is_alike(message):
        stage.hub.in_channel(channel, event, shape(message, None))
    else:
        stage.hub.in_channel(channel, event, seen_by)


def _tell_in_private(
    stage: Stage, message: WorldMessage, event: str, data: Callable[[int], Json]
) -> None:
    """Send an event about an ephemeral message to its reader and its bot.

    The bot gets the event without guild and member, as in a private channel.
    """
    assert message.visible_to is not None
    stage.hub.to_people([message.visible_to], event, data)

    def without_guild(viewer: int) -> Json:
        return {k: v for k, v in data(viewer).items() if k not in {"guild_id", "member"}}

    stage.hub.to_users([message.author_id], event, without_guild)

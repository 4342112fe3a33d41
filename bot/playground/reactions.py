"""Changes to the reactions of messages, with their gateway events."""

from __future__ import annotations

from bot.playground import permissions as may
from bot.playground import threads
from bot.playground.errors import refusal
from bot.playground.numbers import plain_number
from bot.playground.shapes import emoji
from bot.playground.stage import Stage
from bot.playground.world import Channel, Json, WorldMessage

MOST = 20
"""Most different emojis on one message."""


def add(stage: Stage, channel: Channel, message: WorldMessage, user_id: int, name: str) -> None:
    """Add a user's reaction to a message. Raise an error if the user may not react.

    `name` is a Unicode emoji, or `name:id`. `ADD_REACTIONS` is needed only for an emoji that is new
    on the message.
    """
    if not name or (name.isascii() and not _is_custom(stage, message, user_id, name)):
        raise refusal(10014)
    new = name not in message.reactions
    needed = may.READ_HISTORY | (may.ADD_REACTIONS if new else 0)
    may.require(stage.world, channel, user_id, needed)
    threads.require_awake(channel)
    if new and len(message.reactions) >= MOST:
        raise refusal(30010)
    who = message.reactions.setdefault(name, [])
    if user_id in who:
        return
    who.append(user_id)
    data = _told(channel, message, name, user_id)
    data["message_author_id"] = str(message.author_id)
    if channel.guild_id is not None:
        data["member"] = stage.shapes.member(stage.world.member(channel.guild_id, user_id))
    stage.hub.in_channel(channel, "MESSAGE_REACTION_ADD", data)


def _is_custom(stage: Stage, message: WorldMessage, user_id: int, name: str) -> bool:
    """Return True for a custom emoji of the reacting bot.

    Also return True for a custom emoji with which somebody already reacted to the message.
    """
    label, _, number = name.partition(":")
    app = stage.world.applications.get(user_id)
    known = app is not None and plain_number(number) in app.emojis
    return bool(label) and (known or name in message.reactions)


def remove(stage: Stage, channel: Channel, message: WorldMessage, user_id: int, name: str) -> None:
    threads.require_awake(channel)
    who = message.reactions.get(name, [])
    if user_id not in who:
        return
    who.remove(user_id)
    if not who:
        del message.reactions[name]
    data = _told(channel, message, name, user_id)
    stage.hub.in_channel(channel, "MESSAGE_REACTION_REMOVE", data)


def clear(stage: Stage, channel: Channel, message: WorldMessage, name: str | None = None) -> None:
    """Delete all reactions to a message. With `name`, delete only the reactions with this emoji."""
    threads.require_awake(channel)
    where = {**channel.where, "message_id": str(message.id)}
    if name is None:
        message.reactions.clear()
        stage.hub.in_channel(channel, "MESSAGE_REACTION_REMOVE_ALL", where)
    elif message.reactions.pop(name, None) is not None:
        data = {**where, "emoji": emoji(name)}
        stage.hub.in_channel(channel, "MESSAGE_REACTION_REMOVE_EMOJI", data)


def _told(channel: Channel, message: WorldMessage, name: str, user_id: int) -> Json:
    return {
        **channel.where,
        "message_id": str(message.id),
        "user_id": str(user_id),
        "emoji": emoji(name),
        "type": 0,
        "burst": False,
    }

"""The wanted messages of one owner, and the interface of the sources that return them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Protocol

from bot.messages.record import Records
from bot.store.messages.kinds import Kind
from bot.store.messages.posts import Post
from bot.tables.game_record import GameRecord
from bot.tables.table import LiveTable
from bot.ui.message import Message


@dataclass(frozen=True)
class Desired:
    """The messages that an owner should have now, by kind of message.

    The table's own message is the first.
    """

    guild: int
    channel: int
    messages: Mapping[Kind, Message]
    host: int = 0
    """The user id of the game's host, who is told about missing permissions. 0 for no host."""
    people: bool = True
    """True if people wait for the messages. False if only computers play."""
    asleep: frozenset[Kind] = frozenset()
    """Kinds of messages whose subject, such as an auction, is closed.

    Their threads may be archived.
    """
    thread_name: Callable[[Kind], str | None] = lambda thread: None
    """A function from a thread's kind to its name, or to None if there can be no thread."""
    calls_again: bool = False
    """True for a paused game. Its calls are forgotten, so they are repeated when it continues."""
    never_repost: bool = False
    """True if no message is posted again because of its age or channel.

    It is set for a game that was closed before the bot's start.
    """
    forget_when_done: bool = False
    """True if the keeper drops the owner when all of these messages are shown."""
    give_up_at: float = inf
    """The time in seconds from which a failed attempt is not repeated."""
    recheck_at: float = inf
    """The time in seconds at which other messages are wanted, even if nothing happens."""
    frozen: frozenset[Kind] = frozenset()
    """Kinds of messages that are not retired for now, even if they are not wanted."""
    can_wait: frozenset[Kind] = frozenset()
    """Kinds of messages whose edits may wait for an interaction token.

    Meanwhile another message shows the same.
    """
    on_channel_lost: Callable[[], Awaitable[object]] | None = None
    """A coroutine function that is called if the channel or its server is gone, or None."""
    on_finished: Callable[[], object] | None = None
    """A function that is called when the keeper has dropped the owner, or None."""


@dataclass(eq=False)
class ShownTable:
    """A table whose messages are updated while its game runs and after its end."""

    table: LiveTable
    changed: float
    """The time in seconds of the table's last change."""
    ended: float | None = None
    """The time in seconds at which the game ended, or None if it has not ended."""
    record: GameRecord | None = None
    """The record of the whole game, for the messages about its end. None if it is not read."""


class Source(Protocol):
    """The wanted messages and the stored posts of one kind of owner, such as games."""

    async def posts(self, number: int) -> dict[Kind, Post]:
        """Return the stored posts of an owner, by kind of message."""

    async def save_post(self, number: int, post: Post) -> None:
        """Store the post of a new message of an owner."""

    async def drop_post(self, number: int, kind: Kind) -> None:
        """Delete the stored post of an owner's message."""

    async def desired(self, number: int, known: Records) -> Desired | None:
        """Return the messages that an owner should have now, or None to drop the owner."""

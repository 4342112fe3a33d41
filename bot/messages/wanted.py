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
    """The messages that an owner should have now, by kind, the table's own first."""

    guild: int
    channel: int
    messages: Mapping[Kind, Message]
    host: int = 0
    """The user id of the host, who is told about missing permissions, or 0 for none."""
    people: bool = True
    """True if people wait for the messages, not only computers."""
    asleep: frozenset[Kind] = frozenset()
    """Kinds of subjects that are closed, so that their threads may be archived."""
    thread_name: Callable[[Kind], str | None] = lambda thread: None
    """A function from a thread's kind to its name, or to None if it can have no thread."""
    calls_again: bool = False
    """True for a paused game: its calls are forgotten, and so repeated when it goes on."""
    never_repost: bool = False
    """True if messages are only edited, because the game was closed before a start."""
    forget_when_done: bool = False
    """True if the keeper drops the owner when all of this is shown."""
    give_up_at: float = inf
    """The time in seconds after which a failed attempt is not repeated."""
    recheck_at: float = inf
    """The time in seconds at which other messages are wanted although nothing happens."""
    frozen: frozenset[Kind] = frozenset()
    """Kinds of messages that stay as they are for now if they are not wanted."""
    can_wait: frozenset[Kind] = frozenset()
    """Kinds of messages whose edits may wait for a token. Another message shows the same."""
    on_channel_lost: Callable[[], Awaitable[object]] | None = None
    """A coroutine function, called when the channel is gone for good."""
    on_finished: Callable[[], object] | None = None
    """A function, called when the keeper has dropped the owner."""


@dataclass(eq=False)
class ShownTable:
    """A table whose messages are updated, also after its end."""

    table: LiveTable
    changed: float
    """The time in seconds of the table's last change."""
    ended: float | None = None
    """The time in seconds at which the game ended, or None before."""
    record: GameRecord | None = None
    """The record of the whole game, for the messages about its end."""


class Source(Protocol):
    """The wanted messages and the stored posts of one kind of owner, such as games."""

    async def posts(self, number: int) -> dict[Kind, Post]:
        """Return the saved posts of an owner."""

    async def save_post(self, number: int, post: Post) -> None:
        """Save the post of a new message."""

    async def drop_post(self, number: int, kind: Kind) -> None:
        """Delete the post of a message from the store."""

    async def desired(self, number: int, known: Records) -> Desired | None:
        """Return the messages an owner should have now, or None to drop the owner."""

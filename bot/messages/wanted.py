"""The messages that one owner should have in Discord, and the objects that say so."""

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
    """The messages that an owner should have, by kind, the table's own first."""

    guild: int
    channel: int
    messages: Mapping[Kind, Message]
    host: int = 0
    people: bool = True
    """Somebody waits for the messages."""
    asleep: frozenset[Kind] = frozenset()
    """Subjects of which nothing is open: their threads may be archived."""
    thread_name: Callable[[Kind], str | None] = lambda thread: None
    """Returns the name for a new thread, None where the channel can have none."""
    calls_again: bool = False
    """Calls are repeated when the table goes on."""
    never_repost: bool = False
    """Messages are only edited: the game was closed before a start."""
    forget_when_done: bool = False
    """The keeper forgets the owner when all of this is shown."""
    give_up_at: float = inf
    """The time after which a failed attempt is not repeated."""
    recheck_at: float = inf
    """The time at which other messages are wanted, even if nothing happens until then."""
    frozen: frozenset[Kind] = frozenset()
    """Messages that stay as they are for now."""
    can_wait: frozenset[Kind] = frozenset()
    """Messages that may be late for a moment, because another message says it too."""
    on_channel_lost: Callable[[], Awaitable[object]] | None = None
    """Called when the channel is gone for good."""
    on_finished: Callable[[], object] | None = None
    """Called when the keeper has forgotten the owner."""


@dataclass(eq=False)
class ShownTable:
    """A table whose messages are shown, also after its end."""

    table: LiveTable
    changed: float
    """When something last happened at the table."""
    ended: float | None = None
    """When the game ended, once that is to be told."""
    record: GameRecord | None = None
    """The whole game, to tell its end."""


class Source(Protocol):
    """The store of one kind of owner's messages, and the rules that say which it should have."""

    async def posts(self, number: int) -> dict[Kind, Post]:
        """Return everything that is saved as posted."""

    async def save_post(self, number: int, post: Post) -> None:
        """Save a new message."""

    async def drop_post(self, number: int, kind: Kind) -> None:
        """Delete a message from the store."""

    async def desired(self, number: int, known: Records) -> Desired | None:
        """Return what an owner should show now, or None when the keeper may forget it."""

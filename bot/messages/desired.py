"""What should stand for one owner of messages, and what is known of what stands now."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from bot.discord_io import Refusal
from bot.post_kinds import TABLE, Kind
from bot.store.posts import Post
from bot.ui.links import address, link_to
from bot.ui.message import Message


@dataclass
class Standing:
    """What stands for an owner now, as far as the keeper knows."""

    posts: dict[Kind, Post]
    no_direct: set[int] = field(default_factory=set)
    """Users who take no direct messages from us."""
    no_thread: dict[Kind, Refusal] = field(default_factory=dict)
    """Why there is no thread for a subject."""
    called: dict[Kind, set[str]] = field(default_factory=dict)
    """What people were called for, by the kinds of messages."""

    def has_called(self, kind: Kind, occasion: str) -> bool:
        """Whether people were called for this; after a start, whether any such message stands."""
        known = self.called.get(kind)
        return occasion in known if known else kind in self.posts

    def note_call(self, kind: Kind, occasion: str) -> None:
        """People were called for this. A reminder, `call/clock`, leaves the call itself known."""
        call = occasion.partition("/")[0]
        known = self.called.get(kind, set())
        self.called[kind] = {one for one in known if one.partition("/")[0] == call} | {occasion}

    def link(self, guild: int, kind: Kind) -> str:
        """The address of a message; empty where there is none."""
        return link_to(guild, self.posts, kind)

    def table_link(self, guild: int, channel: int) -> str:
        """The address of the table's own message, or of its channel while there is none."""
        return self.link(guild, TABLE) or address(guild, channel)


@dataclass(frozen=True)
class Desired:
    """The messages of an owner by their kinds, the table's own first."""

    guild: int
    channel: int
    messages: Mapping[Kind, Message]
    host: int = 0
    people: bool = True
    """Somebody waits for what is shown."""
    asleep: frozenset[Kind] = frozenset()
    """Subjects of which nothing is open: their threads may sleep."""
    thread_name: Callable[[Kind], str | None] = lambda about: None
    """What a thread about a subject is called, where one can be opened."""
    calls_again: bool = False
    """Whoever was called is called again when the table goes on."""
    stays: bool = False
    """Nothing is posted anew: it was closed before a start, and is only changed where it stands."""
    ended: bool = False
    """When all this stands, the keeper can forget the owner."""
    until: float = inf
    """When it is not tried any more."""
    again: float = inf
    """When something else should stand, even if nothing happens until then."""
    holds: frozenset[Kind] = frozenset()
    """Messages that stay as they are for now."""
    can_wait: frozenset[Kind] = frozenset()
    """Messages that may be a moment late: another one tells the same."""
    lost: Callable[[], Awaitable[object]] | None = None
    """What to do when its channel is gone for good."""
    done: Callable[[], object] | None = None
    """Told when nothing has to be kept any more."""


class Source(Protocol):
    """Where an owner's messages are remembered, and what says which should stand."""

    async def posts(self, number: int) -> dict[Kind, Post]:
        """What stands, as far as it was written down."""

    async def save_post(self, number: int, post: Post) -> None:
        """A new message stands."""

    async def drop_post(self, number: int, kind: Kind) -> None:
        """A message is not kept any more."""

    async def desired(self, number: int, standing: Standing) -> Desired | None:
        """What should stand now; None when nothing has to be kept any more."""

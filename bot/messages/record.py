"""What the bot knows of each message of one owner: a game, a league night, a removed feature."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.discord_api.sender import Refusal
from bot.messages.policies import MAIN, policy_of
from bot.store.messages.kinds import TABLE, Kind
from bot.store.messages.posts import Post, Sending
from bot.ui.links import address, link_to
from bot.ui.message import Drawing, Message


@dataclass(slots=True)
class MessageRecord:
    """All that the bot knows of one message, or of the thread of a subject."""

    kind: Kind
    post: Post | None = None
    """Its place, or None while it is not posted."""
    shown: str = ""
    """The mark of its content in Discord, or an empty text if that is unknown."""
    picture: tuple[str, str] | None = None
    """Alt text and key of its picture, or None if they are unknown."""
    is_saved: bool = True
    """False while its post is in memory alone."""
    is_checked: bool = True
    """False for a message from before the start that Discord has not confirmed since."""
    sending: Sending | None = None
    """A request on its way to Discord, which may have posted it already."""
    repost: bool = False
    """It is to be posted again, and that has not begun."""
    called: frozenset[str] = frozenset()
    """The occasions for which it has called people. They outlive the message."""
    last_words: str = ""
    """What it is to say before the bot forgets it."""
    is_awake: bool = False
    """Of a thread: it may not be archived."""
    refusal: Refusal | None = None
    """Of a thread: why there is none."""

    def has_called(self, occasion: str) -> bool:
        """Return True if people were called for this. After a start, any message has done so."""
        return occasion in self.called if self.called else self.post is not None

    def note_call(self, occasion: str) -> None:
        """Remember a call. A reminder, `call/clock`, leaves the call itself known."""
        call = occasion.partition("/")[0]
        kept = {one for one in self.called if one.partition("/")[0] == call}
        self.called = frozenset(kept | {occasion})

    def note_shown(self, message: Message) -> None:
        """Remember what it shows now."""
        self.shown, self.is_checked = message.mark, True
        self.note_picture(message.picture)

    def note_picture(self, drawing: Drawing | None) -> None:
        """Remember its picture. Without a new one the old picture stays."""
        if drawing is not None:
            self.picture = (drawing.alt, drawing.key)

    def has_picture(self, drawing: Drawing) -> bool:
        return self.picture == (drawing.alt, drawing.key)

    def forget_post(self) -> None:
        """Forget the message, but neither its calls nor its unanswered request."""
        self.post, self.shown, self.picture = None, "", None
        self.is_checked, self.last_words = True, ""

    @property
    def is_empty(self) -> bool:
        """True if forgetting the whole record loses nothing."""
        return self == MessageRecord(self.kind, is_checked=self.is_checked)


@dataclass
class Records:
    """The records of one owner's messages, by kind."""

    by_kind: dict[Kind, MessageRecord] = field(default_factory=dict)
    no_direct: set[int] = field(default_factory=set)
    """Users who accept no direct messages from the bot."""

    def of(self, kind: Kind) -> MessageRecord:
        """Return the record of a message, a new one if nothing is known of it."""
        return self.by_kind.setdefault(kind, MessageRecord(kind))

    @property
    def posts(self) -> dict[Kind, Post]:
        """Everything that is posted."""
        found = self.by_kind.items()
        return {kind: record.post for kind, record in found if record.post is not None}

    def start(self, posts: Mapping[Kind, Post], sending: Iterable[Sending]) -> None:
        """Take over what the store knows after a start."""
        for one in sending:
            self.of(one.kind).sending = one
        self.load(posts)
        for kind, post in posts.items():
            record = self.of(kind)
            record.shown = post.shown
            record.is_checked = kind not in MAIN or not post.shown or policy_of(kind).once

    def load(self, posts: Mapping[Kind, Post]) -> None:
        """Take over what the store says is posted."""
        for kind, record in self.by_kind.items():
            if kind not in posts and record.sending is None:
                record.forget_post()
        for kind, post in posts.items():
            record = self.of(kind)
            record.post, record.last_words = post, record.last_words or post.last_words

    def prune(self) -> None:
        """Drop the records that say nothing."""
        self.by_kind = {kind: one for kind, one in self.by_kind.items() if not one.is_empty}

    def leave_behind(self, post: Post) -> Kind:
        """Return the kind under which a post is kept until it is stripped or deleted."""
        left = post.kind.left(post.message)
        self.of(left).post = replace(post, kind=left)
        return left

    def link(self, guild: int, kind: Kind) -> str:
        """Return the address of a message, or an empty text."""
        return link_to(guild, self.posts, kind)

    def table_link(self, guild: int, channel: int) -> str:
        """Return the address of the table's message, or of its channel while there is none."""
        return self.link(guild, TABLE) or address(guild, channel)

"""Records of the messages of one owner: a game, a league night or a removed feature."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.discord_api.sender import DiscordRefusal
from bot.messages.policies import MAIN, policy_of
from bot.store.messages.kinds import TABLE, Kind
from bot.store.messages.posts import Post, Sending
from bot.ui.links import address, link_to
from bot.ui.message import Drawing, Message


@dataclass(slots=True)
class MessageRecord:
    """All data of one message, or of the thread of a subject such as an auction."""

    kind: Kind
    post: Post | None = None
    """The channel and message id under which the message is posted, or None if it is not posted.

    The message id is 0 for a thread, and for a message that is not in Discord.
    """
    shown: str = ""
    """The mark of the content that Discord shows, or an empty text if that is unknown.

    A mark is a short text, equal for messages that look equal.
    """
    picture: tuple[str, str] | None = None
    """The alt text and key of the message's picture, or None if they are unknown."""
    is_saved: bool = True
    """False while the post is in memory but not in the database."""
    is_checked: bool = True
    """False for an editable message in `MAIN` that was posted before the start.

    It becomes True when Discord has confirmed that the message exists. It is True from the start
    if no mark of the message is stored.
    """
    sending: Sending | None = None
    """A stored request that may have posted the message without an answer so far, or None."""
    repost: bool = False
    """True if the message has to be posted again, and the new post has not begun."""
    called: frozenset[str] = frozenset()
    """The occasions for which the message has called people, even if its post is forgotten."""
    last_words: str = ""
    """The final text of the message, after which the bot forgets it. Empty if none is set."""
    is_awake: bool = False
    """True for a thread that is not archived, as far as the bot knows."""
    refusal: DiscordRefusal | None = None
    """Discord's refusal to open a thread or post in it, if this is the record of a thread."""

    def has_called(self, occasion: str) -> bool:
        """Return True if the message has called people for an occasion.

        If no occasions are remembered, a message that is posted counts as a call.
        """
        return occasion in self.called if self.called else self.post is not None

    def note_call(self, occasion: str) -> None:
        """Remember an occasion for which the message called people, and forget earlier ones.

        A call and its reminder, such as `call` and `call/clock`, are both remembered.
        """
        call = occasion.partition("/")[0]
        kept = {one for one in self.called if one.partition("/")[0] == call}
        self.called = frozenset(kept | {occasion})

    def note_shown(self, message: Message) -> None:
        """Remember the mark and picture of the content that Discord shows now."""
        self.shown, self.is_checked = message.mark, True
        self.note_picture(message.picture)

    def note_picture(self, drawing: Drawing | None) -> None:
        """Remember the picture of the message. With None, keep the remembered one."""
        if drawing is not None:
            self.picture = (drawing.alt, drawing.key)

    def has_picture(self, drawing: Drawing) -> bool:
        return self.picture == (drawing.alt, drawing.key)

    def forget_post(self) -> None:
        """Forget the post and its content, but keep the occasions and the unanswered request."""
        self.post, self.shown, self.picture = None, "", None
        self.is_checked, self.last_words = True, ""

    @property
    def is_empty(self) -> bool:
        """True if the record holds nothing except its kind."""
        return self == MessageRecord(self.kind, is_checked=self.is_checked)


@dataclass
class Records:
    """The records of one owner's messages, by kind of message."""

    by_kind: dict[Kind, MessageRecord] = field(default_factory=dict)
    no_direct: set[int] = field(default_factory=set)
    """Ids of users who accept no direct messages from the bot."""

    def of(self, kind: Kind) -> MessageRecord:
        """Return the record of a kind of message. Create it if there is none."""
        return self.by_kind.setdefault(kind, MessageRecord(kind))

    @property
    def posts(self) -> dict[Kind, Post]:
        """The posts of all posted messages and opened threads, by kind."""
        found = self.by_kind.items()
        return {kind: record.post for kind, record in found if record.post is not None}

    def start(self, posts: Mapping[Kind, Post], sending: Iterable[Sending]) -> None:
        """Fill the records after a start, from the stored posts, marks and unanswered requests."""
        for one in sending:
            self.of(one.kind).sending = one
        self.load(posts)
        for kind, post in posts.items():
            record = self.of(kind)
            record.shown = post.shown
            record.is_checked = kind not in MAIN or not post.shown or policy_of(kind).once

    def load(self, posts: Mapping[Kind, Post]) -> None:
        """Replace the posts by the stored ones.

        A record without a stored post forgets its post, unless a request for it is unanswered.
        """
        for kind, record in self.by_kind.items():
            if kind not in posts and record.sending is None:
                record.forget_post()
        for kind, post in posts.items():
            record = self.of(kind)
            record.post, record.last_words = post, record.last_words or post.last_words

    def prune(self) -> None:
        """Remove the records that hold nothing."""
        self.by_kind = {kind: one for kind, one in self.by_kind.items() if not one.is_empty}

    def leave_behind(self, post: Post) -> Kind:
        """Record a replaced post under a separate kind, and return this kind.

        The usual kind is free for the new post then. The separate kind, such as
        `left:auction:7:1234`, is kept until the old post is retired.
        """
        left = post.kind.left(post.message)
        self.of(left).post = replace(post, kind=left)
        return left

    def link(self, guild: int, kind: Kind) -> str:
        """Return the web address of a posted message, or an empty text if it is not posted."""
        return link_to(guild, self.posts, kind)

    def table_link(self, guild: int, channel: int) -> str:
        """Return the web address of the table's message.

        Return the address of the channel if the message is not posted.
        """
        return self.link(guild, TABLE) or address(guild, channel)

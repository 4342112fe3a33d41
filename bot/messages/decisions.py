"""The decision to post, edit, keep or delete a message, by its record and the wanted message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.messages.policies import MessagePolicy
from bot.messages.record import MessageRecord
from bot.ui.message import Message, same_but_for_clocks

REPOST_AGE = 50 * 60.0
"""Age of the table's message in seconds from which the next update posts it again.

Discord limits edits of messages that are older than one hour.
"""


@dataclass(frozen=True)
class Situation:
    """The circumstances on which the decision about a message depends, besides its record."""

    now: float
    channel: int
    """The id of the channel in which the message's owner, such as a game, is now."""
    table: int = 0
    """The id of the table's message, or 0 if it is not posted."""
    is_buried: bool = False
    """True if other messages were found below the table's message several times."""
    is_frozen: bool = False
    """True if the message is kept for now even if it is not wanted."""
    never_repost: bool = False
    """True if the message is edited, but not posted again because of its age or place."""
    busy_for: float = 0.0
    """Seconds until an interaction token can edit the message, or 0 if the edit need not wait."""


@dataclass(frozen=True)
class Keep:
    """The decision to leave the message as it is."""


@dataclass(frozen=True)
class PostNew:
    """The decision to post the message.

    The old message is retired first if `instead`, and otherwise by a later `Retire`.
    """

    instead: bool = False


@dataclass(frozen=True)
class Edit:
    """The decision to edit the message.

    It is edited after all other messages of its owner if `later`.
    """

    later: bool = False


@dataclass(frozen=True)
class Retire:
    """The decision to delete the message, remove its buttons, or link it to the new one."""


@dataclass(frozen=True)
class Forget:
    """The decision to delete the record of the message, which already shows its final text."""


@dataclass(frozen=True)
class Wait:
    """The decision to edit the message after some seconds."""

    seconds: float


Decision: TypeAlias = Keep | PostNew | Edit | Retire | Forget | Wait


def decide(
    record: MessageRecord, wanted: Message | None, policy: MessagePolicy, around: Situation
) -> Decision:
    """Return the decision about one message, by its record and the wanted message.

    `wanted` is None if the message is not wanted.
    """
    post = record.post
    if wanted is None:
        return Keep() if post is None or policy.once or around.is_frozen else Retire()
    if post is None or (policy.reserved and not post.message):
        return Keep() if wanted.last or wanted.occasion in record.called else PostNew()
    if policy.once:
        return Keep()
    if wanted.occasion and not record.has_called(wanted.occasion):
        return PostNew(instead=True)  # an edit notifies nobody
    if _must_move(record, policy, around):
        return PostNew()
    if same_but_for_clocks(record.shown, wanted.mark):
        if wanted.last:
            return Forget()
        return Keep() if record.shown == wanted.mark and record.is_checked else Edit(later=True)
    if around.busy_for and not wanted.last:
        return Wait(around.busy_for)
    return Edit()


def _must_move(record: MessageRecord, policy: MessagePolicy, around: Situation) -> bool:
    """Return True if a posted message has to be posted again, for example because it is old."""
    post = record.post
    assert post is not None
    if record.repost:
        return True
    if around.never_repost:
        return False
    if policy.below_table:
        return around.table > post.message
    if not (policy.follows or policy.comes_down):
        return False
    old = policy.comes_down and (around.is_buried or around.now - post.made >= REPOST_AGE)
    return old or post.channel != around.channel

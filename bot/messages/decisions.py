"""The decision about one message: a pure function of its record and the wanted message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.messages.policies import MessagePolicy
from bot.messages.record import MessageRecord
from bot.ui.message import Message, same_but_for_clocks

REPOST_AGE = 50 * 60.0
"""Age in seconds from which the next change of a table is a new post.

Discord limits edits of messages that are older than one hour.
"""


@dataclass(frozen=True)
class Situation:
    """The surroundings of a message that a decision depends on."""

    now: float
    channel: int
    """The id of the channel that its owner is in now."""
    table: int = 0
    """The id of the table's message, or 0."""
    is_buried: bool = False
    """True if others have written below the table's message several times."""
    is_frozen: bool = False
    """True if a message that is not wanted stays as it is for now."""
    never_repost: bool = False
    """True if the message is edited, but not posted again for its age or place."""
    busy_for: float = 0.0
    """Seconds until an interaction token can edit it, or 0 if the edit does not wait for that."""


@dataclass(frozen=True)
class Keep:
    """Leave the message as it is."""


@dataclass(frozen=True)
class PostNew:
    """Post a message. The old one stays for a later `Retire`, or `instead` goes first."""

    instead: bool = False


@dataclass(frozen=True)
class Edit:
    """Edit the message. `later` means after all other messages of its owner."""

    later: bool = False


@dataclass(frozen=True)
class Retire:
    """Delete the message, remove its buttons, or edit it into a link to the new one."""


@dataclass(frozen=True)
class Forget:
    """Delete the record of the message, which already shows its last words."""


@dataclass(frozen=True)
class Wait:
    """Edit the message after some seconds."""

    seconds: float


Decision: TypeAlias = Keep | PostNew | Edit | Retire | Forget | Wait


def decide(
    record: MessageRecord, wanted: Message | None, policy: MessagePolicy, around: Situation
) -> Decision:
    """Return the decision about one message, from its record and the wanted message."""
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
    """Return True if a posted message has to be posted again."""
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

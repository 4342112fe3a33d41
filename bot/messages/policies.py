"""The policy of each kind of message: when it is posted again, changed or deleted."""

from __future__ import annotations

from dataclasses import dataclass

from bot.discord_api.budget import Priority
from bot.store.messages.kinds import (
    AUCTION,
    CLOSED,
    COACH,
    END,
    ENDED,
    FINAL,
    LEAGUE,
    LEFT_BEHIND,
    LOBBY,
    NEAR_END,
    PING,
    REPLAY,
    RETIRED,
    ROUND,
    TABLE,
    TRADE,
    VACANT,
    VOTE,
    Kind,
)

MAIN = (TABLE, LOBBY, END, REPLAY, LEAGUE, FINAL, RETIRED)
"""The kinds of messages that have to be shown. If Discord refuses one, the attempt fails."""
LINKED = (TABLE, AUCTION, TRADE, END, REPLAY)
"""The kinds of messages to which others link. After a new post of one, the others are updated."""


@dataclass(frozen=True)
class MessagePolicy:
    """The treatment of one kind of message.

    `priority` is the urgency of its requests at tables where people wait.
    """

    priority: Priority = Priority.TABLE
    thread: bool = False
    """True if the message is posted in a thread, where the channel can have threads."""
    comes_down: bool = False
    """True if the message is posted again when it is old, or others write below it.

    It is also posted again in its owner's new channel.
    """
    follows: bool = False
    """True if the message is posted again in its owner's new channel.

    The old one links to the new one.
    """
    below_table: bool = False
    """True if the message is posted again when the table's message is posted below it."""
    vanishes: bool = False
    """True if an unwanted message is deleted.

    Otherwise it loses its buttons or links to its new post. With `once` it is not changed.
    """
    once: bool = False
    """True if the message is never changed after it was posted."""
    reserved: bool = False
    """True if a stored post without a message id means that the message is still to be sent."""
    follow_up: bool = False
    """True if the message may be posted with an interaction token, because it has no buttons."""


_POLICIES = {
    TABLE: MessagePolicy(comes_down=True),
    LOBBY: MessagePolicy(Priority.ANSWER, follows=True),
    COACH: MessagePolicy(below_table=True, vanishes=True),
    PING: MessagePolicy(Priority.PING, vanishes=True, follow_up=True),
    AUCTION: MessagePolicy(thread=True),
    TRADE: MessagePolicy(thread=True),
    VACANT: MessagePolicy(),
    VOTE: MessagePolicy(Priority.ANSWER),
    END: MessagePolicy(once=True),
    NEAR_END: MessagePolicy(Priority.PING, once=True),
    ENDED: MessagePolicy(Priority.PING, once=True),
    LEAGUE: MessagePolicy(Priority.ANSWER),
    ROUND: MessagePolicy(once=True),
    FINAL: MessagePolicy(once=True),
    REPLAY: MessagePolicy(Priority.TIDY, once=True),
    CLOSED: MessagePolicy(once=True, reserved=True),
    RETIRED: MessagePolicy(Priority.TIDY),
    LEFT_BEHIND: MessagePolicy(Priority.TIDY),
}


_KEPT = MessagePolicy(once=True)


def policy_of(kind: Kind) -> MessagePolicy:
    """Return the policy of a kind of message.

    The policy of a thread or an unknown kind is that nothing changes after the post.
    """
    return _POLICIES.get(kind.base, _KEPT)

"""A policy for each kind of message: when it is posted again, changed or deleted."""

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
"""The kinds without which people cannot play. If Discord refuses one, the attempt fails."""
LINKED = (TABLE, AUCTION, TRADE, END, REPLAY)
"""The kinds that other messages link to. After a new post of one, the others are updated."""


@dataclass(frozen=True)
class MessagePolicy:
    """The treatment of one kind of message. `priority` is for tables where people wait."""

    priority: Priority = Priority.TABLE
    thread: bool = False
    """True if it is posted in a thread for its subject, where the channel can have threads."""
    comes_down: bool = False
    """True if it is posted again when it is old, far above other messages or in an old channel."""
    follows: bool = False
    """True if it is posted again in its owner's new channel. The old message links to it."""
    below_table: bool = False
    """True if it is posted again when the table's message is posted below it."""
    vanishes: bool = False
    """True if it is deleted when it is not wanted any more. Otherwise it loses its buttons."""
    once: bool = False
    """True if it is never changed after it was posted."""
    reserved: bool = False
    """True if a post without a message id means that the message is still to be sent."""
    follow_up: bool = False
    """True if it may be posted with an interaction token, because it has no buttons."""


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
    """Return the policy of a kind. A thread or an unknown kind is never changed."""
    return _POLICIES.get(kind.base, _KEPT)

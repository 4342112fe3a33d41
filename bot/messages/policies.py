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
class Policy:
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
    TABLE: Policy(comes_down=True),
    LOBBY: Policy(Priority.ANSWER, follows=True),
    COACH: Policy(below_table=True, vanishes=True),
    PING: Policy(Priority.PING, vanishes=True, follow_up=True),
    AUCTION: Policy(thread=True),
    TRADE: Policy(thread=True),
    VACANT: Policy(),
    VOTE: Policy(Priority.ANSWER),
    END: Policy(once=True),
    NEAR_END: Policy(Priority.PING, once=True),
    ENDED: Policy(Priority.PING, once=True),
    LEAGUE: Policy(Priority.ANSWER),
    ROUND: Policy(once=True),
    FINAL: Policy(once=True),
    REPLAY: Policy(Priority.TIDY, once=True),
    CLOSED: Policy(once=True, reserved=True),
    RETIRED: Policy(Priority.TIDY),
    LEFT_BEHIND: Policy(Priority.TIDY),
}


_KEPT = Policy(once=True)


def policy_of(kind: Kind) -> Policy:
    """Return the policy of a kind. A thread or an unknown kind is never changed."""
    return _POLICIES.get(kind.base, _KEPT)

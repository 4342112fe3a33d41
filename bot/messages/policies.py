"""The policies of all kinds of messages, as data."""

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
"""The kinds without which people cannot play: a refusal of one is an outage of its owner."""
LINKED = (TABLE, AUCTION, TRADE, END, REPLAY)
"""The kinds that other messages link to, so that those change after a new post."""


@dataclass(frozen=True)
class Policy:
    """How a message is kept. `priority` is that of a table where somebody waits."""

    priority: Priority = Priority.TABLE
    thread: bool = False
    """It is posted in a thread of its subject, where there can be one."""
    comes_down: bool = False
    """It is posted again when it is old, buried below other messages, or in another channel."""
    follows: bool = False
    """It is posted again where its owner is now, and the old message leads there."""
    below_table: bool = False
    """It is posted again when the table's message is posted below it."""
    vanishes: bool = False
    """It is deleted when it is not wanted any more. Other messages lose their buttons."""
    once: bool = False
    """It is never changed."""
    reserved: bool = False
    """A post without a message id says that it is still to be sent."""
    follow_up: bool = False
    """It has no buttons, so it may be posted by the token of a press."""


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
    """Return how a kind of message is kept. A thread, and an unknown kind, stays as it is."""
    return _POLICIES.get(kind.base, _KEPT)

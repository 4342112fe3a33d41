"""The places where messages of a game stand, and how each of them is kept."""

from __future__ import annotations

from dataclasses import dataclass

from bot.budget import Priority
from bot.store.posts import LEFT_BEHIND
from bot.views.following import ENDED, NEAR_END

TABLE, LOBBY, COACH, END, REPLAY, CLOSED = "table", "lobby", "coach", "end", "replay", "closed"
AUCTION, TRADE, VACANT, VOTE, PING, POLL = "auction", "trade", "vacant", "vote", "ping", "poll"
WEEK, CALL = "week", "call"
LEAGUE, ROUND, FINAL = "league", "round", "final"
"""The kinds of posts. Some are followed by what they are about: `auction:7`, `ping:0`."""
SETTLED = "settled"
"""Stands for what the table of a closed game says, once everybody can see that it is closed."""
THREAD = "-thread"
"""Ends the kind of the post that remembers a subject's thread."""
MAIN = (TABLE, LOBBY, POLL, END, REPLAY, WEEK, LEAGUE, FINAL, CALL)
"""That one of these cannot be shown is a trouble, and it is tried again."""
LINKED = (TABLE, AUCTION, TRADE, END, REPLAY)
"""Other messages lead to these, or follow them."""


@dataclass(frozen=True)
class Policy:
    """How a message is kept. `priority`: how urgent it is at a table where somebody waits."""

    priority: Priority = Priority.TABLE
    thread: bool = False
    """It stands in a thread of its subject, where there can be one."""
    comes_down: bool = False
    """It is posted anew when it is old or buried below other messages."""
    below_table: bool = False
    vanishes: bool = False
    """It is deleted when it is no longer wanted; others lose their buttons."""
    once: bool = False
    """It is never changed: that it was posted is all that is remembered."""
    reserved: bool = False
    """A post without a message says that it is still to be sent."""
    follow_up: bool = False
    """It has no buttons, so it may be posted by the token of a press."""


_POLICIES = {
    TABLE: Policy(comes_down=True),
    LOBBY: Policy(Priority.ANSWER),
    POLL: Policy(Priority.ANSWER),
    COACH: Policy(below_table=True, vanishes=True),
    PING: Policy(Priority.PING, vanishes=True, follow_up=True),
    AUCTION: Policy(thread=True),
    TRADE: Policy(thread=True),
    VACANT: Policy(),
    VOTE: Policy(Priority.ANSWER),
    END: Policy(once=True),
    NEAR_END: Policy(Priority.PING, once=True),
    ENDED: Policy(Priority.PING, once=True),
    WEEK: Policy(Priority.TIDY, once=True),
    CALL: Policy(Priority.PING, vanishes=True),
    LEAGUE: Policy(Priority.ANSWER),
    ROUND: Policy(once=True),
    FINAL: Policy(once=True),
    REPLAY: Policy(Priority.TIDY, once=True),
    CLOSED: Policy(once=True, reserved=True),
    LEFT_BEHIND: Policy(Priority.TIDY),
}


def subject(kind: str) -> str:
    """What a kind of post is about: `auction` of `auction:7`."""
    return kind.partition(":")[0]


def policy_of(kind: str) -> Policy | None:
    """How a kind of post is kept; None for what is no message, such as a thread."""
    return _POLICIES.get(subject(kind))


def number_of(kind: str) -> int:
    """The number at the end of a kind: 7 of `auction:7`."""
    return int(kind.partition(":")[2])


def former_kind(kind: str) -> str:
    """What a message was before it was left behind: `auction:7` of `left:auction:7:1234`."""
    return kind.partition(":")[2].rpartition(":")[0]

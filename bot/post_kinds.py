"""The kinds of our messages, as posts are stored by them: what each is, and what it is about."""

from __future__ import annotations

TABLE, LOBBY, COACH, END, REPLAY, CLOSED = "table", "lobby", "coach", "end", "replay", "closed"
AUCTION, TRADE, VACANT, VOTE, PING = "auction", "trade", "vacant", "vote", "ping"
NEAR_END, ENDED = "near_end", "ended"
LEAGUE, ROUND, FINAL = "league", "round", "final"
"""Some are followed by what they are about: the number of an auction, as in `auction:7`, or of an
offer, a seat, a user."""
RETIRED = "retired"
"""A message of a feature that was removed: it is to say so, once."""
LEFT_BEHIND = "left"
"""Begins the kind of a message in whose place another one stands: `left:auction:7:1234`."""
THREAD = "-thread"
"""Ends the kind of the post that remembers a subject's thread."""


def subject(kind: str) -> str:
    """What a kind of post is about: `auction` of `auction:7`."""
    return kind.partition(":")[0]


def number_of(kind: str) -> int:
    """The number at the end of a kind: 7 of `auction:7`."""
    return int(kind.partition(":")[2])


def left_kind(kind: str, message: int) -> str:
    """The kind of a message that was left behind."""
    return f"{LEFT_BEHIND}:{kind}:{message}"


def former_kind(kind: str) -> str:
    """What a message was before it was left behind: `auction:7` of `left:auction:7:1234`."""
    return kind.partition(":")[2].rpartition(":")[0]

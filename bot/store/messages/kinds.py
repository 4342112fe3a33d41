"""The kinds of messages, as they are stored with each post."""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """The kind of a message: its subject, and an id within that subject.

    A kind is stored as a text, such as `table`, `auction:7` or `left:auction:7:1234`.
    """

    subject: str
    about: str = ""

    @classmethod
    def parse(cls, text: str) -> Kind:
        """Parse a kind from its stored text, such as `auction:7`."""
        subject, _, about = text.partition(":")
        return cls(subject, about)

    def __str__(self) -> str:
        return f"{self.subject}:{self.about}" if self.about else self.subject

    def of(self, *about: object) -> Kind:
        """Return the kind with this subject and an id: `auction:7` for `AUCTION.of(7)`."""
        return Kind(self.subject, ":".join(map(str, about)))

    @property
    def base(self) -> Kind:
        """The kind without its id: `auction` for `auction:7`."""
        return Kind(self.subject)

    @property
    def number(self) -> int:
        """The id within the subject, as a number: 7 for `auction:7`."""
        return int(self.about)

    @property
    def thread(self) -> Kind:
        """The kind of the post that stores the thread of this subject, such as `auction-thread`."""
        return Kind(self.subject + _THREAD)

    @property
    def is_thread(self) -> bool:
        """True if a post of this kind stores a thread."""
        return self.subject.endswith(_THREAD)

    def left(self, message: int) -> Kind:
        """Return the kind for a replaced message: `left:auction:7:1234` for message 1234."""
        return LEFT_BEHIND.of(self, message)

    @property
    def former(self) -> Kind:
        """The kind that a replaced message had before. Any other kind returns itself."""
        if self.base != LEFT_BEHIND:
            return self
        return Kind.parse(self.about.rpartition(":")[0])


_THREAD = "-thread"
TABLE, LOBBY, COACH = Kind("table"), Kind("lobby"), Kind("coach")
END, REPLAY, CLOSED = Kind("end"), Kind("replay"), Kind("closed")
AUCTION, TRADE, VACANT, VOTE = Kind("auction"), Kind("trade"), Kind("vacant"), Kind("vote")
"""Kinds that get an id: the number of an auction, trade offer or seat, or a ballot's text."""
PING, NEAR_END, ENDED = Kind("ping"), Kind("near_end"), Kind("ended")
"""The kinds of pings of players, and of messages to followers.

A ping of one player has the seat as its id.
"""
LEAGUE, ROUND, FINAL = Kind("league"), Kind("round"), Kind("final")
RETIRED = Kind("retired")
"""The kind of a message whose feature was removed. It is edited once, to say so."""
LEFT_BEHIND = Kind("left")
"""The kind of replaced messages, which are "left behind".

Its id consists of their former kind and the message id.
"""

"""The kinds of messages that the bot keeps, under which posts are stored."""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """Which message of an owner: a subject, and perhaps what of that subject it is about.

    On disk a kind is one text, such as `table`, `auction:7` or `left:auction:7:1234`.
    """

    subject: str
    about: str = ""

    @classmethod
    def parse(cls, text: str) -> Kind:
        """Return the kind that a text on disk stands for."""
        subject, _, about = text.partition(":")
        return cls(subject, about)

    def __str__(self) -> str:
        return f"{self.subject}:{self.about}" if self.about else self.subject

    def of(self, *about: object) -> Kind:
        """Return the kind of one message of this subject: `AUCTION.of(7)`."""
        return Kind(self.subject, ":".join(map(str, about)))

    @property
    def base(self) -> Kind:
        """The kind of the whole subject: `AUCTION` for `auction:7`."""
        return Kind(self.subject)

    @property
    def number(self) -> int:
        """The number that it is about: 7 for `auction:7`."""
        return int(self.about)

    @property
    def thread(self) -> Kind:
        """The kind of the post that remembers the thread of this subject."""
        return Kind(self.subject + _THREAD)

    @property
    def is_thread(self) -> bool:
        """True for the kind of a post that remembers a thread."""
        return self.subject.endswith(_THREAD)

    def left(self, message: int) -> Kind:
        """Return the kind of a message of this kind after another one took its place."""
        return LEFT_BEHIND.of(self, message)

    @property
    def former(self) -> Kind:
        """The kind before another message took its place, or the kind itself."""
        if self.base != LEFT_BEHIND:
            return self
        return Kind.parse(self.about.rpartition(":")[0])


_THREAD = "-thread"
TABLE, LOBBY, COACH = Kind("table"), Kind("lobby"), Kind("coach")
END, REPLAY, CLOSED = Kind("end"), Kind("replay"), Kind("closed")
AUCTION, TRADE, VACANT, VOTE = Kind("auction"), Kind("trade"), Kind("vacant"), Kind("vote")
"""Kinds about the number of an auction, an offer or a seat, or about a ballot."""
PING, NEAR_END, ENDED = Kind("ping"), Kind("near_end"), Kind("ended")
"""Calls, and messages to the followers of a game. Direct calls are about a seat."""
LEAGUE, ROUND, FINAL = Kind("league"), Kind("round"), Kind("final")
RETIRED = Kind("retired")
"""The last words of a message whose feature was removed."""
LEFT_BEHIND = Kind("left")
"""A message in whose place there is another one: about its former kind and its id."""

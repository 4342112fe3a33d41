"""The story of a live game: its last sentences, and the choice of the news among them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.store.database.codec import Commit
from bot.words import localized
from bot.words.narration.lateness import lateness
from bot.words.narration.narrate import Narrator, goes_on
from bot.words.narration.talk import talk
from engine.dealings import BidderLeft, BidMade
from engine.edition import Edition
from engine.events import DeedsDealt, DiceThrown, Event
from engine.state import GameState, clone
from renders.scene import Tracks

SENTENCES = 60
"""Most sentences of its story that a table keeps in memory."""
NEWS = 3
"""Usual number of sentences that are shown as news."""
MORE = 2
"""Most sentences above the usual number with which the news may still begin with a whole part.

A part is a turn, a throw or a log entry.
"""


@dataclass(frozen=True, slots=True)
class StorySentence:
    """A sentence of a table's story, with the number of its log entry.

    `turn` is the number of its turn. `throw` is the number of log entries with throws so far,
    including its own. `news` is False for a mere bid, which the auction's message shows already.
    `dealt` is True for a sentence about dealt deeds, which is shown separately in the first round.
    `sums_up` are the sentences of earlier entries that it replaces.
    """

    seq: int
    words: str
    news: bool = True
    turn: int = 0
    throw: int = 0
    dealt: bool = False
    sums_up: tuple[StorySentence, ...] = ()


Part: TypeAlias = Callable[[StorySentence], object]

PARTS: tuple[Part, ...] = (
    lambda told: told.turn,
    lambda told: (told.turn, told.throw),
    lambda told: (told.turn, told.throw, told.seq),
)
"""Functions that return the turn, the throw or the log entry of a sentence.

Sentences with equal results are one part. The news begin with a whole part, preferably a turn.
"""


class TableStory:
    """A table's story, extended entry by entry. `story` has its last sentences.

    `tracks` has the dice on the table and the path of the last move, for the picture.
    """

    def __init__(self, ed: Edition, names: Sequence[str], state: GameState) -> None:
        self.story: deque[StorySentence] = deque(maxlen=SENTENCES)
        self._throws = 0
        self._talked = -1
        self._tracks_after: deque[tuple[int, Tracks]] = deque(maxlen=SENTENCES)
        self._edition = ed
        self.listen_from(names, state)

    def listen_from(self, names: Sequence[str], state: GameState) -> None:
        """Continue the story from this state, with these names of the seats."""
        self.tracks = Tracks(self._edition, [player.at for player in state.players])
        self.use_names(names, state)

    def use_names(self, names: Sequence[str], state: GameState) -> None:
        """Use these names of the seats for the events that follow `state`."""
        self._names = names
        self._narrator = Narrator(self._ed, names, state)
        self._run: list[Event] = []
        self._run_from, self._before_run = 0, state

    @property
    def _ed(self) -> Edition:
        return localized(self._edition)

    def rename(self, names: Sequence[str]) -> None:
        """Use these names of the seats from now on, if they differ from the current ones."""
        if tuple(names) != tuple(self._names):
            self.use_names(names, self._narrator.state)

    def tell(self, commit: Commit) -> None:
        """Add the sentences about a log entry to the story.

        If the entry continues earlier ones, replace their sentences by sentences about all of them.
        """
        if self._narrator.ed is not self._ed:  # the language has changed
            self._narrator = Narrator(self._ed, self._names, self._narrator.state)
        self.tracks.follow(commit.events)
        self._tracks_after.append((commit.seq, self.tracks.copy()))
        if mere_bidding(commit.events):
            self._run = []
            for words in self._narrator.tell(commit.events):
                self.story.append(StorySentence(commit.seq, words, False, self._turn, self._throws))
            return
        before = self._narrator.state
        for words in lateness(commit.move, commit.actor, before, self._names):
            self.remark(commit.seq, words)
        self._throws += any(isinstance(event, DiceThrown) for event in commit.events)
        sums_up: tuple[StorySentence, ...] = ()
        if self._run and goes_on(self._run[-1], commit.events[0]):
            sums_up = self._take_off()
            self._narrator = Narrator(self._ed, self._names, self._before_run)
        else:
            self._run, self._run_from = [], commit.seq
            self._before_run = clone(self._narrator.state)
        self._run = [*self._run, *commit.events]
        turn, throw = self._turn, self._throws
        for events in _parted(self._run):
            dealt = isinstance(events[0], DeedsDealt)
            for words in self._narrator.tell(events):
                self.story.append(
                    StorySentence(commit.seq, words, True, turn, throw, dealt, sums_up)
                )
                sums_up = ()

    def talk(self, commit: Commit, robots: Sequence[str]) -> None:
        """Add a computer player's comment on a log entry, if there is any.

        At most one comment per round is added.
        """
        after = self._narrator.state
        this_round = (after.turn.number - 1) // len(self._names)
        if this_round != self._talked:
            words = talk(self._ed, self._names, robots, after, commit.seq, commit.events)
            if words:
                self._talked = this_round
                self.remark(commit.seq, words)

    def remark(self, seq: int, words: str) -> None:
        """Add a sentence to the story that describes no event, after log entry `seq`."""
        self._run = []
        self.story.append(StorySentence(seq, words, True, self._turn, self._throws))

    def forget_after(self, seq: int, state: GameState) -> None:
        """Remove the sentences of the log entries after `seq`, which were undone.

        `state` is the state after the undo.
        """
        while self._tracks_after and self._tracks_after[-1][0] > seq:
            self._tracks_after.pop()
        self.listen_from(self._names, state)
        if self._tracks_after:
            self.tracks = self._tracks_after[-1][1].copy()
        while self.story and self.story[-1].seq > seq:
            self.story.extend(self.story.pop().sums_up)

    def news(self, sentences: int) -> list[str]:
        """Return about `sentences` of the last sentences, from the start of a turn if possible.

        The newest turn is told whole, with earlier turns that fit. Of a very long turn only the
        last throw or the last log entries are told. Bids and dealt deeds are left out, unless there
        is nothing else. Return an empty list if `sentences` is 0.
        """
        news = [one for one in self.story if one.news and not one.dealt]
        told = news or list(self.story)
        if not sentences or not told:
            return []
        return [one.words for one in told[_beginning(told, sentences) :]]

    def dealt(self) -> list[str]:
        """Return the sentences about dealt deeds, or an empty list after the first round."""
        if self._turn > len(self._names):
            return []
        return [one.words for one in self.story if one.dealt]

    @property
    def _turn(self) -> int:
        return self._narrator.state.turn.number

    def _take_off(self) -> tuple[StorySentence, ...]:
        """Remove and return the sentences of the earlier entries that the new entry continues."""
        taken: list[StorySentence] = []
        while self.story and self.story[-1].seq >= self._run_from:
            taken.insert(0, self.story.pop())
        return tuple(taken)


def mere_bidding(events: Iterable[Event]) -> bool:
    """Return True if all events are bids or passes in an auction."""
    return all(isinstance(event, BidMade | BidderLeft) for event in events)


def _parted(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Yield the events in groups. A group ends before a deal of deeds and before the next throw."""
    start = 0
    for i, event in enumerate(events):
        over = isinstance(event, DiceThrown) and isinstance(events[start], DeedsDealt)
        if i and (over or isinstance(event, DeedsDealt)):
            yield events[start:i]
            start = i
    yield events[start:]


def _beginning(told: Sequence[StorySentence], sentences: int) -> int:
    """Return the index in `told` of the first sentence of the news."""
    end = len(told)
    parts = (part for part in PARTS if end - _first(told, end, part) <= sentences + MORE)
    part = next(parts, PARTS[-1])
    room = sentences if part is PARTS[0] else sentences + 1
    first = _first(told, end, part)
    while first and end - (earlier := _first(told, first, part)) <= room:
        first = earlier
    return first


def _first(told: Sequence[StorySentence], end: int, part: Part) -> int:
    """Return the index where the part (a turn, throw or entry) that ends before `end` begins."""
    first = end
    while first and part(told[first - 1]) == part(told[end - 1]):
        first -= 1
    return first

"""What a table remembers of its story, and what of it is news."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.store.database.codec import Commit
from bot.words import spoken
from bot.words.narration.lateness import lateness
from bot.words.narration.narrate import Narrator, goes_on
from bot.words.narration.talk import talk
from engine.dealings import BidderLeft, BidMade
from engine.edition import Edition
from engine.events import DeedsDealt, DiceThrown, Event
from engine.state import GameState, clone
from renders.scene import Tracks

SENTENCES = 60
"""How many of the last sentences a table remembers."""
NEWS = 3
"""About so many sentences are news."""
MORE = 2
"""So many sentences more, where the news would otherwise begin in the middle of a turn."""


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the story, and the entry of the log it belongs to.

    One that says only how a bidding goes on is not news: the auction's message shows it.
    What was `dealt` is told apart, for the whole first round. `sums_up` are the sentences
    of earlier entries in whose place it stands.
    """

    seq: int
    words: str
    news: bool = True
    turn: int = 0
    throw: int = 0
    dealt: bool = False
    sums_up: tuple[Told, ...] = ()


Part: TypeAlias = Callable[[Told], object]

PARTS: tuple[Part, ...] = (
    lambda told: told.turn,
    lambda told: (told.turn, told.throw),
    lambda told: (told.turn, told.throw, told.seq),
)
"""What the news begin with, the best first: a turn, a throw in it, an entry of the log."""


class Teller:
    """Tells a table's story entry by entry; `story` is what is remembered of it.

    `tracks` know whose dice lie on the table and the way of the last move, for the picture.
    """

    def __init__(self, ed: Edition, names: Sequence[str], state: GameState) -> None:
        self.story: deque[Told] = deque(maxlen=SENTENCES)
        self._throws = 0
        self._talked = -1
        self._tracks_after: deque[tuple[int, Tracks]] = deque(maxlen=SENTENCES)
        self._edition = ed
        self.listen_from(names, state)

    def listen_from(self, names: Sequence[str], state: GameState) -> None:
        """What is told next happened after this state, to players of these names."""
        self.tracks = Tracks(self._edition, [player.at for player in state.players])
        self.use_names(names, state)

    def use_names(self, names: Sequence[str], state: GameState) -> None:
        """The same table goes on under these names."""
        self._names = names
        self._narrator = Narrator(self._ed, names, state)
        self._run: list[Event] = []
        self._run_from, self._before_run = 0, state

    @property
    def _ed(self) -> Edition:
        return spoken(self._edition)

    def rename(self, names: Sequence[str]) -> None:
        """The same table goes on, under other names if these are others."""
        if tuple(names) != tuple(self._names):
            self.use_names(names, self._narrator.state)

    def tell(self, commit: Commit) -> None:
        """Add an entry of the log; what it only carries on is told again together with it."""
        if self._narrator.ed is not self._ed:  # another language is spoken now
            self._narrator = Narrator(self._ed, self._names, self._narrator.state)
        self.tracks.follow(commit.events)
        self._tracks_after.append((commit.seq, self.tracks.copy()))
        if mere_bidding(commit.events):
            self._run = []
            for words in self._narrator.tell(commit.events):
                self.story.append(Told(commit.seq, words, False, self._turn, self._throws))
            return
        before = self._narrator.state
        for words in lateness(commit.move, commit.actor, before, self._names):
            self.remark(commit.seq, words)
        self._throws += any(isinstance(event, DiceThrown) for event in commit.events)
        sums_up: tuple[Told, ...] = ()
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
                self.story.append(Told(commit.seq, words, True, turn, throw, dealt, sums_up))
                sums_up = ()

    def talk(self, commit: Commit, robots: Sequence[str]) -> None:
        """Add what a computer player says of an entry, if anything: once a round at most."""
        after = self._narrator.state
        this_round = (after.turn.number - 1) // len(self._names)
        if this_round != self._talked:
            words = talk(self._ed, self._names, robots, after, commit.seq, commit.events)
            if words:
                self._talked = this_round
                self.remark(commit.seq, words)

    def remark(self, seq: int, words: str) -> None:
        """Add a sentence of the table's own, after this entry of the log."""
        self._run = []
        self.story.append(Told(seq, words, True, self._turn, self._throws))

    def forget_after(self, seq: int, state: GameState) -> None:
        """Entries after this one were taken back, to this state: they are not told any more."""
        while self._tracks_after and self._tracks_after[-1][0] > seq:
            self._tracks_after.pop()
        self.listen_from(self._names, state)
        if self._tracks_after:
            self.tracks = self._tracks_after[-1][1].copy()
        while self.story and self.story[-1].seq > seq:
            self.story.extend(self.story.pop().sums_up)

    def news(self, sentences: int) -> list[str]:
        """About so many of the last sentences, from where something began.

        The newest turn is told whole, with turns before it as far as there is room; of
        a very long one the last throw, or the last entries of the log.
        """
        news = [one for one in self.story if one.news and not one.dealt]
        told = news or list(self.story)
        if not sentences or not told:
            return []
        return [one.words for one in told[_beginning(told, sentences) :]]

    def dealt(self) -> list[str]:
        """What everybody was dealt, for as long as the first round lasts."""
        if self._turn > len(self._names):
            return []
        return [one.words for one in self.story if one.dealt]

    @property
    def _turn(self) -> int:
        return self._narrator.state.turn.number

    def _take_off(self) -> tuple[Told, ...]:
        """The sentences of the run so far, which are not told one by one any more."""
        taken: list[Told] = []
        while self.story and self.story[-1].seq >= self._run_from:
            taken.insert(0, self.story.pop())
        return tuple(taken)


def mere_bidding(events: Iterable[Event]) -> bool:
    """Whether nothing happened but that somebody bid or passed."""
    return all(isinstance(event, BidMade | BidderLeft) for event in events)


def _parted(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The events in order, those of a deal apart from what came before and after it."""
    start = 0
    for i, event in enumerate(events):
        over = isinstance(event, DiceThrown) and isinstance(events[start], DeedsDealt)
        if i and (over or isinstance(event, DeedsDealt)):
            yield events[start:i]
            start = i
    yield events[start:]


def _beginning(told: Sequence[Told], sentences: int) -> int:
    """The place of the first sentence that is news."""
    end = len(told)
    parts = (part for part in PARTS if end - _first(told, end, part) <= sentences + MORE)
    part = next(parts, PARTS[-1])
    room = sentences if part is PARTS[0] else sentences + 1
    first = _first(told, end, part)
    while first and end - (earlier := _first(told, first, part)) <= room:
        first = earlier
    return first


def _first(told: Sequence[Told], end: int, part: Part) -> int:
    """Where the part begins whose last sentence stands before `end`."""
    first = end
    while first and part(told[first - 1]) == part(told[end - 1]):
        first -= 1
    return first

"""The sentences, payments and throws of a game, collected by reading its whole log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.database.codec import Commit
from bot.words.narration.lateness import lateness
from bot.words.narration.narrate import Narrator, joined_runs
from engine.edition import Edition, Seat
from engine.events import DiceThrown, MoneyPaid, TurnBegan
from engine.state import GameState, clone
from renders.sitters import Sitters


@dataclass(frozen=True)
class Sentence:
    """A sentence of a game's story, with the numbers of its log entry and its turn.

    `who` is the name of the turn's player.
    """

    seq: int
    turn: int
    who: str
    words: str


@dataclass(frozen=True)
class Payment:
    """A payment of money, with its turn number and the names of all seats at that time."""

    turn: int
    event: MoneyPaid
    names: tuple[str, ...]


@dataclass(frozen=True)
class Throw:
    """A throw of two dice. `number` is the index of its random number in the game's sequence."""

    number: int
    event: DiceThrown


@dataclass(frozen=True)
class History:
    """The sentences, payments and throws of a game, without undone ones."""

    sentences: tuple[Sentence, ...] = ()
    payments: tuple[Payment, ...] = ()
    throws: tuple[Throw, ...] = ()
    last_own: tuple[int, ...] = ()
    """Number of the log entry with the last own action of each seat's player, or -1 for none."""

    def since(self, seat: Seat) -> int:
        """Return the index of the first sentence after the last own action of a seat's player.

        Return the number of sentences if none follows.
        """
        own = self.last_own[seat]
        told = (i for i, sentence in enumerate(self.sentences) if sentence.seq > own)
        return next(told, len(self.sentences))


def read_history(
    ed: Edition, names: Sequence[str] | Sitters, start: GameState, commits: Iterable[Commit]
) -> History:
    """Return the history of a game, read from the log entries that were not undone.

    It is slow for a long game, so call it in a worker thread.
    """
    sitters = Sitters.of(names)
    sitting = sitters.sitting(0)
    called = sitters.called(sitting)
    narrator = Narrator(ed, called, start)
    state = clone(start)
    sentences: list[Sentence] = []
    payments: list[Payment] = []
    throws: list[Throw] = []
    own, entry = [-1] * len(called), 0
    for run in joined_runs(commits, lambda commit: commit.events):
        if sitting != (sitting := sitters.sitting(entry)):
            called = sitters.called(sitting)
            narrator.use_names(called)
        entry += len(run)
        events = [event for commit in run for event in commit.events]
        for commit in run:
            if commit.actor >= 0 and commit.by == "player":
                own[commit.actor] = commit.seq
        turn, seat = state.turn.number, state.turn.seat
        told = lateness(run[0].move, run[0].actor, state, called)
        for event in events:
            if isinstance(event, MoneyPaid):
                payments.append(Payment(state.turn.number, event, called))
            elif isinstance(event, DiceThrown):
                throws.append(Throw(state.hidden.drawn, event))
            elif isinstance(event, TurnBegan) and not turn:
                turn, seat = 1, event.seat
            event.evolve(state)
        told += narrator.tell(events)
        sentences += [Sentence(run[-1].seq, turn, called[seat], words) for words in told]
    return History(tuple(sentences), tuple(payments), tuple(throws), tuple(own))

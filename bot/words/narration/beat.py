"""One beat of a story: events that are told together, and the game's state before them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from bot.words import Argument, listed, say, vary
from bot.words.narration.vocabulary import TableWords
from engine.edition import Edition, Pos, Seat
from engine.events import Event, MoneyPaid
from engine.setup import blank
from engine.state import BANK, GameState, clone

E = TypeVar("E")


class Beat:
    """The narrator's position in a story: events told, events to come, and the words to use.

    `state` is the game's state before the events of this beat. It changes only when the beat ends,
    so that a sentence can still say what was before. `under_way` is True if an earlier beat of the
    same call of `Narrator.tell` has yielded a sentence.
    """

    def __init__(self, ed: Edition, names: Sequence[str], state: GameState | None = None) -> None:
        self.ed = ed
        self.words = TableWords(ed, names)
        self.state = blank(ed, ed.tokens[: len(names)]) if state is None else clone(state)
        self.rest: deque[Event] = deque()
        self.under_way = False
        self._told: list[Event] = []

    def begin(self) -> Event:
        """Begin a beat with the next event to come, and return this event."""
        event = self.rest.popleft()
        self._told = [event]
        return event

    def end(self) -> None:
        """End a beat: apply its events to the game's state."""
        for event in self._told:
            event.evolve(self.state)

    def next(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> E | None:
        """Add the next event to this beat if it is a `kind` and fits. Return the event, or None."""
        if self.rest and isinstance(event := self.rest[0], kind) and fits(event):
            self._told.append(self.rest.popleft())
            return event
        return None

    def payment(self, *kinds: str, payer: Seat | None = None) -> MoneyPaid | None:
        """Add the next event to this beat if it is a payment of one of these kinds, and return it.

        Returns None for any other event. `payer`: the payment must be by this seat.
        """
        return self.next(
            MoneyPaid,
            lambda paid: paid.why.kind in kinds and (payer is None or paid.payer == payer),
        )

    def pick(self, key: str, /, **words: Argument) -> str:
        """Return a variant of a message. The number of the turn chooses the variant."""
        return vary(key, self.state.turn.number, **words)

    def completed(self, seat: Seat, deeds: Iterable[Pos]) -> Iterator[str]:
        """Yield a sentence if the deeds that a seat is about to receive complete groups of deeds.

        Yield nothing if the Bank receives them.
        """
        if seat == BANK:
            return
        owner, gained = self.state.owner, set(deeds)
        whole = [
            self.words.whole(members[0])
            for members in self.ed.board.groups.values()
            if gained.intersection(members)
            and all(owner[pos] == seat or pos in gained for pos in members)
        ]
        if whole:
            yield say("story-completed", who=self.words.who(seat), groups=listed(whole))

"""The spaces on which tokens end when the real engine plays, to compare with the exact chain.

Players who never own anything and leave jail at once play long games on the edition as
it is. Two things differ from the chain's assumptions. All start on GO, so the
first rolls of a game are not counted. And a jail card is kept until its holder's next
time in jail, so the other cards of its deck come a little more often: the more
players, the longer. In a separate simulation of 400 million rolls on the classic board
that moved no space by more than 0.020 percentage points with two players (0.034 with
four, 0.054 with eight), against 0.004 without such cards. Hence two players.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from functools import partial

from engine.ai.arena import Arena
from engine.ai.walker import Walker
from engine.edition import Edition
from engine.events import DiceThrown, Event, SentToJail, TokenMoved, TurnBegan
from engine.odds import Shares
from engine.rules import configure

PLAYERS = 2
ROLLS_PER_GAME = 50_000
WARM_UP = 500


class Tally:
    """Counts, from any game's events, on which space each roll of the dice ends."""

    def __init__(self, size: int) -> None:
        self.rolls = 0
        self.turns = 0
        self.ends = [0] * (size + 1)
        """Rolls by the position on which they ended. The last entry counts rolls ending in jail."""
        self._rest = -1

    def note(self, events: Iterable[Event]) -> None:
        """Follow the tokens. A roll ends where its token is when the next roll begins."""
        for event in events:
            match event:
                case TokenMoved():
                    self._rest = event.to
                case SentToJail():
                    self._rest = len(self.ends) - 1
                case DiceThrown() if event.purpose == "move":
                    self.close()
                case DiceThrown() if event.purpose == "jail":
                    self.close()
                    self._rest = len(self.ends) - 1
                case TurnBegan():
                    self.turns += 1

    def close(self) -> None:
        """Count the last roll, which no other roll follows."""
        if self._rest >= 0:
            self.ends[self._rest] += 1
            self.rolls += 1
            self._rest = -1

    def add(self, other: Tally) -> None:
        self.rolls += other.rolls
        self.turns += other.turns
        self.ends = [mine + theirs for mine, theirs in zip(self.ends, other.ends, strict=True)]

    def shares(self) -> Shares:
        return Shares(tuple(count / self.rolls for count in self.ends), self.rolls / self.turns)


def walk(ed: Edition, rolls: int, seed: str, players: int = PLAYERS) -> Tally:
    """Play one game of players who buy nothing, and count this many rolls of it."""
    plain = configure(ed, flags={"no_auctions": True, "starting_cash": 1_000_000_000})
    arena = Arena(plain, [Walker() for _ in range(players)], seed)
    for wanted in (WARM_UP, rolls):
        tally = Tally(len(ed.spaces))
        while tally.rolls < wanted:
            tally.note(arena.step()[2])
    return tally


def measure(
    ed: Edition,
    rolls: int,
    seed: str,
    *,
    workers: int = 1,
    advance: Callable[[int], object] = lambda rolls: None,
) -> Tally:
    """Count at least `rolls` rolls in games with their own seeds.

    The result does not depend on the number of workers.
    """
    seeds = [f"{seed}:{game}" for game in range(-(-rolls // ROLLS_PER_GAME))]
    game = partial(walk, ed, min(rolls, ROLLS_PER_GAME))
    total = Tally(len(ed.spaces))
    if workers == 1:
        for tally in map(game, seeds):
            total.add(tally)
            advance(tally.rolls)
        return total
    # Spawned, because forking a process with threads, perhaps a test runner's, may hang.
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for tally in pool.imap_unordered(game, seeds):
            total.add(tally)
            advance(tally.rolls)
    return total


def deviations(measured: Shares, exact: Shares) -> tuple[float, ...]:
    """Return the difference of each share in percentage points."""
    pairs = zip(measured.spaces, exact.spaces, strict=True)
    return tuple(100 * (found - known) for found, known in pairs)

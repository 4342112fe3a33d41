"""Games between computer players: who sits there, and many of them on all cores."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from importlib import import_module
from typing import Any, TypeVar

from msgspec import Struct

from engine.actions import CallTime
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.ai.policy import Policy
from engine.edition import Edition
from engine.errors import BadSetup
from engine.events import Event
from engine.game import perform

T = TypeVar("T")
P = TypeVar("P")

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gia", "Hal")
TEMPERS = ("steady", "bold", "careful")
MOST_TURNS = 3000
"""Far beyond any game seen; only there so that no game goes on for ever."""
TIMED_ROUNDS = 30
"""The agreed time of a timed game, as no clock runs here."""
MOST_JOBS = 256

BATCH = 25
"""Games handed to a worker at a time: few enough for a lively progress bar."""


def check_players(ed: Edition, players: int) -> None:
    """BadSetup for a number of players that this edition is not made for."""
    if not ed.min_players <= players <= ed.max_players:
        raise BadSetup("--players", f"expected {ed.min_players} to {ed.max_players}, got {players}")


def players_for(ed: Edition, wanted: int | None) -> int:
    """How many play where nobody says it: four of them, or as many as may."""
    return min(4, ed.max_players) if wanted is None else wanted


def check_games(games: int, most: int) -> None:
    """BadSetup for a number of games that nobody can want."""
    if not 1 <= games <= most:
        raise BadSetup("--games", f"expected 1 to {most}, got {games}")


def new_policy(name: str) -> Policy:
    """Return a computer player by its name, or by `package.module:Class`; raise BadSetup."""
    module, _, class_name = name.partition(":")
    if class_name:
        if "" not in sys.path:  # as `python -m` does: modules of the current folder
            sys.path.insert(0, "")
        try:
            policy: Policy = getattr(import_module(module), class_name)()
        except (ImportError, AttributeError) as error:
            raise BadSetup("--policies", f"cannot load {name}: {error}") from None
        return policy
    if name not in POLICIES:
        known = ", ".join(POLICIES)
        raise BadSetup(
            "--policies", f"expected names out of {known}, or package.module:Class; got {name!r}"
        )
    return POLICIES[name]()


class Plan(Struct, frozen=True):
    """Games to play; plain data, so that it travels to other processes.

    The edition is as it was settled for the table, the policies are those of the seats,
    over and over.
    """

    ed: Edition
    players: int
    seed: str
    policies: tuple[str, ...] = ("steady",)

    def __post_init__(self) -> None:
        check_players(self.ed, self.players)
        for name in self.policies or ("",):
            new_policy(name)

    @property
    def seats(self) -> tuple[str, ...]:
        """The policy of each seat."""
        return tuple(self.policies[i % len(self.policies)] for i in range(self.players))

    def arena(self, game: int) -> Arena:
        """One of the games, about to begin."""
        return Arena(self.ed, [new_policy(name) for name in self.seats], f"{self.seed}:{game}")


def computer_players(ed: Edition, players: int) -> list[Policy]:
    """So many computer players, of all tempers in turn."""
    check_players(ed, players)
    return [POLICIES[TEMPERS[i % len(TEMPERS)]]() for i in range(players)]


def play_out(arena: Arena, most_turns: int | None = None) -> Iterator[list[Event]]:
    """Action by action until the end; the time of a timed game is up after some rounds."""
    s, tx = arena.state, arena.tx
    if not tx.ed.rules.time_limit:
        yield from arena.play(MOST_TURNS if most_turns is None else most_turns)
        return
    yield from arena.play(TIMED_ROUNDS * len(s.players))
    if s.result is None:
        tx.events = []
        perform(tx, s.turn.seat, CallTime())
        yield tx.events


def add(total: Any, part: Any) -> None:
    """Add what a batch of games came to, field by field: numbers, lists and counts."""
    for field in fields(total):
        mine, more = getattr(total, field.name), getattr(part, field.name)
        if isinstance(mine, int):
            setattr(total, field.name, mine + more)
        elif isinstance(mine, list):
            mine.extend(more)
        else:
            mine.update(more)


def nearly_longest(turns: Sequence[int]) -> float:
    """So many turns, or fewer, 95 of 100 games took; `turns` are those of all games, in order."""
    return float(turns[-(-len(turns) * 95 // 100) - 1])


def in_batches(
    play: Callable[[P, int, int], T], plan: P, games: int, jobs: int | None, begin: int = 0
) -> Iterator[tuple[int, T]]:
    """`play(plan, first, count)` for all games from `begin` on, batch by batch and in order.

    Yields how many games a batch had and what it gave. One job, or one batch,
    stays in this process.
    """
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise BadSetup("--jobs", f"expected 1 to {MOST_JOBS}, got {jobs}")
    batches = [(first, min(BATCH, games - first)) for first in range(begin, games, BATCH)]
    jobs = min(jobs or os.cpu_count() or 1, len(batches))
    if jobs <= 1:
        for first, count in batches:
            yield count, play(plan, first, count)
        return
    # Ctrl-C is for this process alone; it then stops the workers.
    with ProcessPoolExecutor(
        jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        futures = [pool.submit(play, plan, first, count) for first, count in batches]
        try:
            for (_, count), future in zip(batches, futures, strict=True):
                yield count, future.result()
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise

"""Many games between computer players, played in batches on all processor cores."""

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
"""Most turns that `play_out` plays by default. No known game lasts as long."""
TIMED_ROUNDS = 30
"""Rounds after which the time of a timed game is up. No clock runs in these games."""
MOST_JOBS = 256
"""Most worker processes that the option `--jobs` may ask for."""

BATCH = 25
"""Most games that a worker process gets at once. Small batches keep the progress bar moving."""


def check_players(ed: Edition, players: int) -> None:
    """Raise BadSetup if an edition cannot be played with this number of players."""
    if not ed.min_players <= players <= ed.max_players:
        raise BadSetup("--players", f"expected {ed.min_players} to {ed.max_players}, got {players}")


def players_for(ed: Edition, wanted: int | None) -> int:
    """Return the number of players `wanted`, without a check.

    If `wanted` is None, return four, or the edition's maximum if it is lower.
    """
    return min(4, ed.max_players) if wanted is None else wanted


def check_games(games: int, most: int) -> None:
    """Raise BadSetup if the number of games is not between 1 and `most`."""
    if not 1 <= games <= most:
        raise BadSetup("--games", f"expected 1 to {most}, got {games}")


def new_policy(name: str) -> Policy:
    """Return a new computer player by its name, or by `package.module:Class`.

    Raise BadSetup if there is no such player.
    """
    module, _, class_name = name.partition(":")
    if class_name:
        if "" not in sys.path:  # find modules in the current folder, as `python -m` does
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
    """The setup of many games, as plain data that can be sent to other processes.

    `ed` has the final rules. `policies` are names of computer players, repeated until each seat has
    one.
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
        """The name of each seat's computer player."""
        return tuple(self.policies[i % len(self.policies)] for i in range(self.players))

    def arena(self, game: int) -> Arena:
        """Return the game with this number, ready to begin.

        The number is part of the game's seed.
        """
        return Arena(self.ed, [new_policy(name) for name in self.seats], f"{self.seed}:{game}")


def computer_players(ed: Edition, players: int) -> list[Policy]:
    """Return this number of computer players, which take the tempers in `TEMPERS` in turn."""
    check_players(ed, players)
    return [POLICIES[TEMPERS[i % len(TEMPERS)]]() for i in range(players)]


def play_out(arena: Arena, most_turns: int | None = None) -> Iterator[list[Event]]:
    """Play a game to its end or to its turn limit. Yield the events of each action.

    The turn limit is `most_turns`, or `MOST_TURNS` for None. A timed game has no turn limit. Its
    time is up after `TIMED_ROUNDS` rounds.
    """
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
    """Add the fields of a batch's results to those of a total: numbers, lists and counters."""
    for field in fields(total):
        mine, more = getattr(total, field.name), getattr(part, field.name)
        if isinstance(mine, int):
            setattr(total, field.name, mine + more)
        elif isinstance(mine, list):
            mine.extend(more)
        else:
            mine.update(more)


def nearly_longest(turns: Sequence[int]) -> float:
    """Return the number of turns that 95 percent of the games do not exceed.

    `turns` has each game's number of turns, in ascending order.
    """
    return float(turns[-(-len(turns) * 95 // 100) - 1])


def in_batches(
    play: Callable[[P, int, int], T], plan: P, games: int, jobs: int | None, begin: int = 0
) -> Iterator[tuple[int, T]]:
    """Call `play(plan, first, count)` in worker processes for games `begin` to `games - 1`.

    Yield the number of games and the result of each batch, in order. A single job or batch runs in
    this process. With None for `jobs`, use all processor cores. Raise BadSetup for invalid `jobs`.
    """
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise BadSetup("--jobs", f"expected 1 to {MOST_JOBS}, got {jobs}")
    batches = [(first, min(BATCH, games - first)) for first in range(begin, games, BATCH)]
    jobs = min(jobs or os.cpu_count() or 1, len(batches))
    if jobs <= 1:
        for first, count in batches:
            yield count, play(plan, first, count)
        return
    # Workers ignore Ctrl-C. This process gets it and stops them.
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

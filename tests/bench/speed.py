"""The engine's turns per second, beside a bare loop in the same process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from time import process_time

import msgspec
from msgspec import Struct

from bot.support import compiled
from editions.loader import load
from engine.actions import Action
from engine.ai.arena import Arena
from engine.ai.trader import Trader
from engine.ai.walker import Walker
from engine.edition import Edition, Seat
from engine.game import apply
from engine.rules import configure
from engine.setup import start
from tests.bench import reference

SEATS = 4
MOST_TURNS = 2_000


class Work(Struct, frozen=True):
    """The turns, actions and games of one run of a measurement."""

    turns: int
    actions: int = 0
    games: int = 0


class Pace(Struct, frozen=True):
    """The quickest of several runs that do the same work, in seconds."""

    label: str
    work: Work
    seconds: float

    @property
    def turns_per_s(self) -> float:
        return self.work.turns / self.seconds


def measure_speed(
    ed: Edition,
    repetitions: int,
    games: int,
    turns: int,
    advance: Callable[[float], None] = lambda share: None,
) -> list[Pace]:
    """Run every measurement `repetitions` times in one process, and return the best of each."""
    seeds = [f"bench:{game}" for game in range(games)]
    recorded = [_recorded(ed, seed) for seed in seeds]
    runs: list[tuple[str, Callable[[], Work]]] = [
        ("Bare reference loop", lambda: _play_reference(10 * turns)),
        (f"Engine alone, {SEATS} walkers who buy nothing", lambda: _play_walkers(ed, turns)),
        (f"AI games, {SEATS} traders", lambda: _play_traders(ed, seeds)),
        ("Those games by apply", lambda: _replay(ed, recorded)),
    ]
    best: dict[str, Pace] = {}
    for _ in range(repetitions):
        for label, run in runs:
            begun = process_time()
            work = run()
            pace = Pace(label, work, process_time() - begun)
            best[label] = min(best.get(label, pace), pace, key=lambda pace: pace.seconds)
            advance(1 / (repetitions * len(runs)))
    return list(best.values())


def measure_compiled(repetitions: int, games: int, turns: int) -> list[Pace]:
    """Return the speeds of the compiled rules, measured in a child process.

    The list is empty if nothing is compiled.
    """
    if not compiled.folder().is_dir():
        return []
    program = [sys.executable, "-P", "-m", __name__, *map(str, (repetitions, games, turns))]
    told = subprocess.run(program, env=compiled.environment(), capture_output=True, check=True)
    return msgspec.json.decode(told.stdout, type=list[Pace])


def _play_reference(turns: int) -> Work:
    reference.play(turns)
    return Work(turns)


def _play_walkers(ed: Edition, turns: int) -> Work:
    plain = configure(ed, flags={"no_auctions": True, "starting_cash": 1_000_000})
    arena = Arena(plain, [Walker() for _ in range(SEATS)], "bench")
    return Work(turns, sum(1 for _ in arena.play(turns)))


def _traders(ed: Edition, seed: str) -> Arena:
    return Arena(ed, [Trader() for _ in range(SEATS)], seed)


def _play_traders(ed: Edition, seeds: list[str]) -> Work:
    turns = actions = 0
    for seed in seeds:
        arena = _traders(ed, seed)
        actions += sum(1 for _ in arena.play(MOST_TURNS))
        turns += arena.state.turn.number
    return Work(turns, actions, len(seeds))


Recorded = tuple[str, list[tuple[Seat, Action]]]


def _recorded(ed: Edition, seed: str) -> Recorded:
    """Play a game of computers, and return its seed and actions."""
    arena = _traders(ed, seed)
    done: list[tuple[Seat, Action]] = []
    while arena.state.result is None and arena.state.turn.number <= MOST_TURNS:
        seat, action, _ = arena.step()
        done.append((seat, action))
    return seed, done


def _replay(ed: Edition, games: list[Recorded]) -> Work:
    """Apply the actions of recorded games again, each to a copy of the state."""
    turns = actions = 0
    for seed, done in games:
        state, _ = start(ed, SEATS, seed)
        for seat, action in done:
            state = apply(ed, state, seat, action).state
        turns += state.turn.number
        actions += len(done)
    return Work(turns, actions, len(games))


if __name__ == "__main__":
    repetitions, games, turns = map(int, sys.argv[1:])
    found = measure_speed(load("classic"), repetitions, games, turns)
    sys.stdout.buffer.write(msgspec.json.encode(found))

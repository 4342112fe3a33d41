"""Many games between computer players, and what they add up to."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import Struct

from bot.laboratory.games import Plan, add, check_games, in_batches
from bot.laboratory.lab import IN_JAIL, space_labels
from engine.actions import Roll

MOST_TURNS = 5000
"""A game still running after so many turns counts as unfinished."""


@dataclass
class Tally:
    """What a batch of games adds up to; a roll that ends behind bars lands on -1."""

    turns: list[int] = field(default_factory=list)
    finished: int = 0
    actions: int = 0
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    landings: Counter[int] = field(default_factory=Counter)


class Summary(Struct, frozen=True):
    """The figures of a whole simulation: the keys of `simulate --json`."""

    games: int
    finished: int
    turns_median: float
    turns_p95: float
    wins_by_seat: dict[str, int]
    wins_by_policy: dict[str, int]
    actions_per_s: float
    turns_per_s: float
    games_per_s: float
    landings: dict[str, float]


def play_batch(plan: Plan, first: int, games: int) -> Tally:
    """Play games `first`, `first + 1` … and count."""
    tally = Tally()
    landings = tally.landings
    for game in range(first, first + games):
        arena = plan.arena(game)
        s = arena.state
        turn, players = s.turn, s.players
        while s.result is None and turn.number <= MOST_TURNS:
            seat, action, _ = arena.step()
            tally.actions += 1
            if type(action) is Roll:
                player = players[seat]
                landings[-1 if player.jail else player.at] += 1
        tally.turns.append(turn.number)
        if s.result is not None:
            tally.finished += 1
            tally.wins_by_seat.update(i for i, rank in enumerate(s.result.ranks) if rank == 1)
    return tally


def simulate(plan: Plan, games: int, jobs: int | None, progress: Callable[[int], None]) -> Summary:
    """Play all games, on all cores unless told otherwise; the result depends on the seed alone."""
    check_games(games, 10_000_000)
    began = time.perf_counter()
    total = Tally()
    for count, tally in in_batches(play_batch, plan, games, jobs):
        add(total, tally)
        progress(count)
    return summarise(plan, total, time.perf_counter() - began)


def summarise(plan: Plan, tally: Tally, seconds: float) -> Summary:
    """What all games come to."""
    turns, landings = sorted(tally.turns), tally.landings
    rolls = max(1, landings.total())
    policies = Counter(dict.fromkeys(plan.seats, 0))
    for seat, wins in tally.wins_by_seat.items():
        policies[plan.seats[seat]] += wins
    shares = {label: landings[pos] / rolls for pos, label in enumerate(space_labels(plan.ed))}
    shares[IN_JAIL] = landings[-1] / rolls
    return Summary(
        games=len(turns),
        finished=tally.finished,
        turns_median=statistics.median(turns),
        turns_p95=float(turns[-(-len(turns) * 95 // 100) - 1]),
        wins_by_seat={str(i): tally.wins_by_seat[i] for i in range(plan.players)},
        wins_by_policy=dict(policies),
        actions_per_s=tally.actions / seconds,
        turns_per_s=sum(turns) / seconds,
        games_per_s=len(turns) / seconds,
        landings=shares,
    )

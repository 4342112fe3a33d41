"""The command `rentroll simulate`: statistics of many games between computer players."""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from bot.cli.terminal import (
    add_edition_option,
    add_many_games_options,
    add_rules_options,
    add_seed_option,
    games_bar,
    plain,
    print_json,
    settled_edition,
)
from bot.support.parsing import comma_list
from bot.workshop.laboratory.many_games import (
    Plan,
    add,
    check_games,
    in_batches,
    nearly_longest,
    players_for,
)
from bot.workshop.laboratory.report import IN_JAIL, space_labels
from engine.actions import Roll
from engine.ai.policies import POLICIES

MOST_TURNS = 5000
"""Number of turns after which a game is stopped and counts as unfinished."""


@dataclass
class SimulationTally:
    """The sums over a batch of games. `turns` has the number of turns of each game."""

    turns: list[int] = field(default_factory=list)
    finished: int = 0
    actions: int = 0
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    landings: Counter[int] = field(default_factory=Counter)
    """Number of rolls by the position where they end. The position -1 means in jail."""


class Summary(Struct, frozen=True):
    """The statistics of all games. The fields are the keys of `simulate --json`."""

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


def play_batch(plan: Plan, first: int, games: int) -> SimulationTally:
    """Play `games` games, from number `first` on, and return their sums."""
    tally = SimulationTally()
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
    """Play all games in `jobs` processes, by default one per core, and return the statistics.

    The number of processes changes only the speed. `progress` gets the number of games in each
    finished batch.
    """
    check_games(games, 10_000_000)
    began = time.perf_counter()
    total = SimulationTally()
    for count, tally in in_batches(play_batch, plan, games, jobs):
        add(total, tally)
        progress(count)
    return summarise(plan, total, time.perf_counter() - began)


def summarise(plan: Plan, tally: SimulationTally, seconds: float) -> Summary:
    """Return the statistics of all games. `seconds`: how long they took."""
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
        turns_p95=nearly_longest(turns),
        wins_by_seat={str(i): tally.wins_by_seat[i] for i in range(plan.players)},
        wins_by_policy=dict(policies),
        actions_per_s=tally.actions / seconds,
        turns_per_s=sum(turns) / seconds,
        games_per_s=len(turns) / seconds,
        landings=shares,
    )


def add_simulate_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("simulate", help="play many games and count")
    add_edition_option(parser)
    add_rules_options(parser)
    add_many_games_options(parser, 200)
    add_seed_option(parser, "games")
    parser.add_argument(
        "--policies",
        default="steady",
        metavar="A,B,…",
        help=f"computer players by seat, over and over: {', '.join(POLICIES)}",
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    ed = settled_edition(args)
    plan = Plan(ed, players_for(ed, args.players), args.seed, comma_list(args.policies))
    with games_bar(args.games) as progress:
        summary = simulate(plan, args.games, args.jobs, progress)
    if args.json:
        print_json(summary)
    else:
        _print(summary)
    return 0


def _print(summary: Summary) -> None:
    wins = ", ".join(f"{int(seat) + 1}: {count}" for seat, count in summary.wins_by_seat.items())
    policies = ", ".join(f"{name}: {count}" for name, count in summary.wins_by_policy.items())
    busiest = sorted(summary.landings.items(), key=lambda item: -item[1])[:5]
    rows = [
        ("games played", f"{summary.games}"),
        ("finished", f"{summary.finished}"),
        ("turns, median", f"{summary.turns_median:g}"),
        ("turns, 95th percentile", f"{summary.turns_p95:g}"),
        ("wins by seat", wins),
        ("wins by policy", policies),
        ("busiest spaces", ", ".join(f"{name} {share:.2%}" for name, share in busiest)),
        ("actions/s", f"{summary.actions_per_s:,.0f}"),
        ("turns/s", f"{summary.turns_per_s:,.0f}"),
        ("games/s", f"{summary.games_per_s:,.1f}"),
    ]
    console = Console(highlight=False)
    for name, value in rows:
        console.print(Text(f"{name:24}", "bold").append(plain(value), "not bold"), soft_wrap=True)

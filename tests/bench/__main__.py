"""The command line: `make bench`, or `python -m tests.bench NAME …` for one measurement."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.progress import Progress

from bot.hosting import runtime
from editions.loader import load as load_edition
from engine.odds import exact_shares
from tests.bench import report
from tests.bench.confirmed import measure_confirmed
from tests.bench.landings import measure
from tests.bench.load import LoadPlan
from tests.bench.load_setup import PLAYED
from tests.bench.opponents import LINES, measure_opponents
from tests.bench.pictures import measure_memory, measure_pictures
from tests.bench.roundtrip import measure_roundtrips
from tests.bench.sharing import measure_sharing
from tests.bench.speed import measure_compiled, measure_speed
from tests.bench.storage import measure_storage
from tests.bench.tables import measure_bare, measure_tables
from tests.bench.turn_requests import measure_requests
from tests.bench.words import measure_words
from tests.support.postgres_server import programs

CLASSIC = load_edition("classic")
WIDE = 120
"""Columns of the output if it is not a terminal."""
CORES = os.cpu_count() or 1
SHARED_TABLES = 20
"""Tables of each process in the measurement `sharing`."""
CALM = 5
"""Seconds between two presses at a table, so that no press waits for another."""
LOAD = ("tables", "acts", "seconds", "computers", "limits")


class Plan(Struct, frozen=True):
    """The amount of each measurement.

    `band` is the largest deviation allowed, in percentage points.
    """

    repetitions: int
    games: int
    turns: int
    picture_rounds: int
    pictured_turns: int
    pictured_editions: int
    roundtrips: int
    rolls: int
    band: float
    workers: int
    requests_turns: int
    stored_games: int
    shared_actions: int
    loads: tuple[LoadPlan, ...]
    duels: int | None = None
    """Games of each line of opponents, if not as many as the line asks for."""
    lines: int = len(LINES)
    """Lines of opponents that are played."""
    scores: str = ".bench"
    """Folder that keeps the scores of opponents."""


USUAL = Plan(
    3, 20, 20_000, 2, 20, 7, 200, 500_000, 0.15, CORES, 12, 10, 200, (LoadPlan(100, 10, 60),)
)
LONG = Plan(
    *(7, 60, 40_000, 5, 60, 7, 500, 5_000_000, 0.05, CORES, 60, 40, 400),
    (LoadPlan(500, 50, 300), LoadPlan(1000, 100, 300, computers=500)),
)
QUICK = Plan(
    2,
    2,
    1_000,
    1,
    3,
    1,
    5,
    30_000,
    0.5,
    1,
    1,
    1,
    60,
    (LoadPlan(6, 3, 3, computers=2),),
    duels=1,
    lines=1,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Return 1 if the landing shares are wrong, else 0. A slow speed is no failure."""
    args = parser().parse_args(argv)
    for name in set(args.names) - MEASUREMENTS.keys():
        parser().error(f"{name}: expected {', '.join(MEASUREMENTS)}")
    return run(plan_of(args), args.names, args.seed)


def plan_of(args: argparse.Namespace) -> Plan:
    """Return the quick, usual or long plan, with the numbers that other options override."""
    plan = LONG if args.long else QUICK if args.quick else USUAL
    if args.turns is not None:
        plan = replace(plan, requests_turns=args.turns)
    if args.games is not None:
        plan = replace(plan, stored_games=args.games, duels=args.games)
    if args.keep is not None:
        plan = replace(plan, scores=args.keep)
    given = {name: value for name in LOAD if (value := getattr(args, name)) is not None}
    if given:
        plan = replace(plan, loads=(replace(plan.loads[0], **given),))
    return plan


def parser() -> argparse.ArgumentParser:
    known = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    known.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(MEASUREMENTS)}")
    much = known.add_mutually_exclusive_group()
    much.add_argument("--quick", action="store_true", help="half a minute, rough figures")
    much.add_argument("--long", action="store_true", help="half an hour, the figures to quote")
    known.add_argument("--turns", type=int, help="requests, storage: how many turns are played")
    known.add_argument("--games", type=int, help="storage, opponents: how many whole games")
    known.add_argument("--keep", metavar="FOLDER", help="opponents: scores to go on from")
    known.add_argument("--seed", default="1", help="requests, storage: another game")
    known.add_argument("--tables", type=int, help="tables: how many are live")
    known.add_argument("--acts", type=float, help="tables: how many act each second")
    known.add_argument("--seconds", type=float, help="tables: for how long")
    known.add_argument("--computers", type=int, help="tables: at how many only computers move")
    known.add_argument(
        "--no-limits", dest="limits", action="store_false", default=None, help="tables: all at once"
    )
    return known


def run(plan: Plan, names: Iterable[str] = (), seed: str = "1") -> int:
    """Run the named measurements, or all of them, print them and return the exit code."""
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = WIDE
    chosen = names or [name for name in MEASUREMENTS if name != "opponents"]  # it takes hours
    return max(MEASUREMENTS[name](plan, console, seed) for name in chosen)


@contextmanager
def progress_bar(console: Console, label: str) -> Iterator[Callable[[float], None]]:
    """Show a progress bar on a terminal, without a thread. Show nothing in a pipe."""
    quiet = not console.file.isatty()
    with Progress(console=console, auto_refresh=False, transient=True, disable=quiet) as progress:
        task = progress.add_task(label, total=1.0)
        yield lambda share: progress.update(task, advance=share, refresh=True)


def speed(plan: Plan, console: Console, seed: str) -> int:
    with progress_bar(console, "Speed") as advance:
        paces = measure_speed(CLASSIC, plan.repetitions, plan.games, plan.turns, advance)
    console.print(report.speed_table("Speed on one core", paces))
    if quick := measure_compiled(plan.repetitions, plan.games, plan.turns):
        console.print(report.speed_table("Speed on one core, the rules compiled", quick))
    return 0


def pictures(plan: Plan, console: Console, seed: str) -> int:
    with progress_bar(console, "Pictures") as advance:
        taken = measure_pictures(plan.picture_rounds, plan.pictured_turns, advance)
        held = measure_memory(plan.pictured_editions)
    console.print(report.picture_table(taken))
    console.print(report.cache_line(held))
    return 0


def words(plan: Plan, console: Console, seed: str) -> int:
    console.print(report.words_table(measure_words(50 * plan.repetitions)))
    return 0


def roundtrip(plan: Plan, console: Console, seed: str) -> int:
    console.print(report.roundtrip_table(asyncio.run(measure_roundtrips(plan.roundtrips))))
    return 0


def requests(plan: Plan, console: Console, seed: str) -> int:
    with progress_bar(console, "Requests") as advance:
        game = asyncio.run(measure_requests(plan.requests_turns, seed, advance))
    for table in report.request_tables(game):
        console.print(table)
    console.print(report.request_line(game))
    return 0


def storage(plan: Plan, console: Console, seed: str) -> int:
    with progress_bar(console, "Storage") as advance:
        stored = asyncio.run(measure_storage(plan.stored_games, plan.requests_turns, seed, advance))
    console.print(report.storage_table(stored))
    return 0


def sharing(plan: Plan, console: Console, seed: str) -> int:
    if programs() is None:
        console.print("no PostgreSQL here, so nothing is shared")
        return 0
    shared = asyncio.run(measure_sharing(SHARED_TABLES, plan.shared_actions))
    console.print(report.sharing_table(shared))
    return 0


def confirmed(plan: Plan, console: Console, seed: str) -> int:
    if programs() is None:
        console.print("no PostgreSQL here to compare with")
        return 0
    (load, *_) = plan.loads
    few = replace(load, tables=min(load.tables, PLAYED), computers=0, restart=False)
    few = replace(few, acts=min(load.acts, few.tables / CALM))
    with progress_bar(console, "Confirmed") as advance:
        found = asyncio.run(measure_confirmed(few, advance))
    console.print(report.confirmed_table(found))
    return 0


def tables(plan: Plan, console: Console, seed: str) -> int:
    bare, loads = asyncio.run(measure_bare()), []
    for load_plan in plan.loads:
        with progress_bar(console, "Tables") as advance:
            measuring = measure_tables(load_plan, advance, tell=console.print)
            # The playground and its pages share the cores with the bot, so their loop is fast.
            with asyncio.Runner(loop_factory=runtime.new_event_loop) as runner:
                loads.append(runner.run(measuring))
        console.print(report.load_table(loads[-1], bare))
        console.print("\n".join(report.load_lines(loads[-1], bare)))
    for line in report.memory_lines(loads):
        console.print(line)
    return 0


def opponents(plan: Plan, console: Console, seed: str) -> int:
    with progress_bar(console, "Opponents") as advance:
        lines = LINES[: plan.lines]
        fared = measure_opponents(Path(plan.scores), advance, plan.duels, lines, seed)
    console.print(report.opponents_table(fared))
    return 0


def landings(plan: Plan, console: Console, seed: str) -> int:
    """Print the landing shares beside the exact ones. Return 1 if they differ too much."""
    with progress_bar(console, "Landings") as advance:
        tally = measure(
            CLASSIC,
            plan.rolls,
            "bench",
            workers=plan.workers,
            advance=lambda rolls: advance(rolls / plan.rolls),
        )
    exact, measured = exact_shares(CLASSIC), tally.shares()
    console.print(report.landing_table(CLASSIC, measured, exact))
    console.print(
        f"Rolls per turn: exact {exact.rolls_per_turn:.4f}, "
        f"measured {measured.rolls_per_turn:.4f} over {tally.rolls:,} rolls."
    )
    passed, said = report.landing_verdict(CLASSIC, measured, exact, plan.band)
    console.print(said, style="green" if passed else "bold red")
    return 0 if passed else 1


MEASUREMENTS = {
    one.__name__: one
    for one in (
        *(speed, pictures, words, roundtrip, requests, storage, sharing, confirmed, tables),
        opponents,
        landings,
    )
}

if __name__ == "__main__":
    raise SystemExit(main())

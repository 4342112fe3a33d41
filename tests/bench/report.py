"""`make bench`: how fast engine, pictures and live tables are, and landings beside theory."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from time import process_time

from msgspec import Struct
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

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
from tests.bench.landings import deviations, measure
from tests.bench.markov import Shares, exact_shares
from tests.bench.pictures import Held, Taken, measure_memory, measure_pictures
from tests.bench.roundtrip import Way, measure_roundtrips
from tests.bench.tables import Bare, Load, measure_bare, measure_tables

_EDITION = "classic"
_SEATS = 4
_MOST_TURNS = 2_000
_TOP = 12

Advance = Callable[[float], None]


class Plan(Struct, frozen=True):
    """How much is measured; `band` is the largest deviation allowed, in percentage points."""

    repetitions: int
    reference_turns: int
    walker_turns: int
    games: int
    rolls: int
    band: float
    workers: int
    picture_rounds: int
    pictured_turns: int
    pictured_editions: int
    roundtrips: int
    crowds: tuple[int, ...]
    crowd_seconds: float


FULL = Plan(
    *(7, 400_000, 40_000, 60, 5_000_000, 0.05, os.cpu_count() or 1, 5, 60, 7),
    *(500, (1, 50, 500), 20.0),
)
QUICK = Plan(2, 20_000, 1_000, 2, 30_000, 0.5, 1, 1, 3, 1, 5, (1, 5), 3.0)


class Work(Struct, frozen=True):
    """What one run of a measurement gets done."""

    turns: int
    actions: int = 0
    games: int = 0


class Pace(Struct, frozen=True):
    """The quickest of several runs that all do the same work."""

    label: str
    work: Work
    seconds: float

    @property
    def turns_per_s(self) -> float:
        return self.work.turns / self.seconds


def run_bench(*, quick: bool) -> int:
    """Measure and print; 1 when the landing shares are off. Speed is reported, never judged."""
    plan = QUICK if quick else FULL
    ed = load(_EDITION)
    console = Console(highlight=False, markup=False)
    with _bar(console, "Speed") as advance:
        paces = measure_speed(ed, plan, advance)
    console.print(_speed_table(paces))
    with _bar(console, "Pictures") as advance:
        pictures = measure_pictures(plan.picture_rounds, plan.pictured_turns, advance)
        held = measure_memory(plan.pictured_editions)
    console.print(_picture_table(pictures))
    console.print(_held_line(held))
    if plan.roundtrips:
        console.print(_way_table(measure_roundtrips(plan.roundtrips)))
    if plan.crowds:
        with _bar(console, "Tables") as advance:
            bare = measure_bare()
            loads = measure_tables(plan.crowds, plan.crowd_seconds, advance)
        console.print(_load_table(loads, bare))
        console.print("\n".join(_load_lines(loads, bare)))
    with _bar(console, "Landings") as advance:
        tally = measure(
            ed,
            plan.rolls,
            "bench",
            workers=plan.workers,
            advance=lambda rolls: advance(rolls / plan.rolls),
        )
    exact, measured = exact_shares(ed), tally.shares()
    console.print(_landing_table(ed, measured, exact))
    console.print(
        f"Rolls per turn: exact {exact.rolls_per_turn:.4f}, "
        f"measured {measured.rolls_per_turn:.4f} over {tally.rolls:,} rolls."
    )
    return 0 if _verdict(console, ed, measured, exact, plan.band) else 1


@contextmanager
def _bar(console: Console, label: str) -> Iterator[Advance]:
    """A progress bar on a terminal, nothing in a pipe; without a thread that costs time."""
    quiet = not console.file.isatty()
    with Progress(console=console, auto_refresh=False, transient=True, disable=quiet) as progress:
        task = progress.add_task(label, total=1.0)
        yield lambda share: progress.update(task, advance=share, refresh=True)


# Speed


def measure_speed(ed: Edition, plan: Plan, advance: Advance) -> list[Pace]:
    """Every measurement in turn, several times over, each at its best: one core, one process."""
    games = [_recorded(ed, seed) for seed in _seeds(plan)]
    runs: list[tuple[str, Callable[[], Work]]] = [
        ("Bare reference loop", lambda: _play_reference(plan.reference_turns)),
        (
            f"Engine alone, {_SEATS} walkers who buy nothing",
            lambda: _play_walkers(ed, plan.walker_turns),
        ),
        (f"AI games, {_SEATS} traders", lambda: _play_traders(ed, _seeds(plan))),
        ("Those games by apply", lambda: _replay(ed, games)),
    ]
    best: dict[str, Pace] = {}
    for _ in range(plan.repetitions):
        for label, run in runs:
            begun = process_time()
            work = run()
            pace = Pace(label, work, process_time() - begun)
            best[label] = min(best.get(label, pace), pace, key=lambda pace: pace.seconds)
            advance(1 / (plan.repetitions * len(runs)))
    return list(best.values())


def _seeds(plan: Plan) -> list[str]:
    return [f"bench:{game}" for game in range(plan.games)]


def _play_reference(turns: int) -> Work:
    reference.play(turns)
    return Work(turns)


def _play_walkers(ed: Edition, turns: int) -> Work:
    plain = configure(ed, flags={"no_auctions": True, "starting_cash": 1_000_000})
    arena = Arena(plain, [Walker() for _ in range(_SEATS)], "bench")
    actions = sum(1 for _ in arena.play(turns))
    return Work(turns, actions)


def _play_traders(ed: Edition, seeds: list[str]) -> Work:
    turns = actions = 0
    for seed in seeds:
        arena = Arena(ed, [Trader() for _ in range(_SEATS)], seed)
        actions += sum(1 for _ in arena.play(_MOST_TURNS))
        turns += arena.state.turn.number
    return Work(turns, actions, len(seeds))


Recorded = tuple[str, list[tuple[Seat, Action]]]


def _recorded(ed: Edition, seed: str) -> Recorded:
    """A game of computer players as its seed and what they did."""
    arena = Arena(ed, [Trader() for _ in range(_SEATS)], seed)
    done: list[tuple[Seat, Action]] = []
    while arena.state.result is None and arena.state.turn.number <= _MOST_TURNS:
        seat, action, _ = arena.step()
        done.append((seat, action))
    return seed, done


def _replay(ed: Edition, games: list[Recorded]) -> Work:
    """Recorded games once more, every action on a copy of the state, as at a real table."""
    turns = actions = 0
    for seed, done in games:
        state, _ = start(ed, _SEATS, seed)
        for seat, action in done:
            state = apply(ed, state, seat, action).state
        turns += state.turn.number
        actions += len(done)
    return Work(turns, actions, len(games))


def _speed_table(paces: list[Pace]) -> Table:
    table = Table(title="Speed on one core", title_justify="left", box=SIMPLE)
    table.add_column("Measured")
    for heading in ("turns/s", "of the reference", "actions/s", "games/s"):
        table.add_column(heading, justify="right")
    bare = paces[0].turns_per_s
    for pace in paces:
        work, seconds = pace.work, pace.seconds
        table.add_row(
            pace.label,
            f"{pace.turns_per_s:,.0f}",
            f"{pace.turns_per_s / bare:.2%}",
            f"{work.actions / seconds:,.0f}" if work.actions else "",
            f"{work.games / seconds:,.1f}" if work.games else "",
        )
    return table


# Pictures


def _picture_table(pictures: list[Taken]) -> Table:
    """Painting and encoding together; beside it how often bare encoding fits into that time."""
    table = Table(title="Pictures, painted and encoded", title_justify="left", box=SIMPLE)
    table.add_column("Picture")
    for heading in ("ms", "kB", "of bare encoding"):
        table.add_column(heading, justify="right")
    for taken in pictures:
        table.add_row(
            taken.label,
            f"{taken.seconds * 1000:,.1f}",
            f"{taken.size / 1000:,.0f}",
            f"{taken.seconds / taken.bare:.2f} ×" if taken.bare else "",
        )
    return table


def _held_line(held: Held) -> str:
    boards = f"{held.editions} {'edition' if held.editions == 1 else 'editions'}"
    return (
        f"Picture caches: {held.size / 1e6:.0f} MB after {boards}, light and dark, "
        f"at most {held.most / 1e6:.0f} MB."
    )


# The playground and live tables


def _way_table(ways: list[Way]) -> Table:
    """Median and 99th percentile, as they are and as multiples of the first way's."""
    title = "Through the playground and back, another process answering"
    table = Table(title=title, title_justify="left", box=SIMPLE)
    table.add_column("Way")
    for heading in ("median ms", "99th ms", "of a bare request"):
        table.add_column(heading, justify="right")
    bare = ways[0].quantile(0.5)
    for way in ways:
        median, worst = way.quantile(0.5), way.quantile(0.99)
        table.add_row(way.label, _ms(median), _ms(worst), f"{median / bare:.1f} ×")
    return table


def _load_table(loads: list[Load], bare: Bare) -> Table:
    """Answers beside bare requests, boards beside their bare encoding."""
    title = "Live tables, a tenth of them acting each second"
    table = Table(title=title, title_justify="left", box=SIMPLE)
    table.add_column("Tables", justify="right")
    table.add_column("Press to")
    for heading in ("presses", "median ms", "99th ms", "of bare"):
        table.add_column(heading, justify="right")
    for found in loads:
        for way, least in (found.answer, bare.request), (found.board, bare.encoding):
            median, worst = way.quantile(0.5), way.quantile(0.99)
            ratios = f"{median / least:,.0f} / {worst / least:,.0f} ×"
            count = f"{len(way.seconds):,}"
            table.add_row(f"{found.tables}", way.label, count, _ms(median), _ms(worst), ratios)
    return table


def _load_lines(loads: list[Load], bare: Bare) -> list[str]:
    """What the table's last column means, and what live tables cost besides."""
    request, encoding = _ms(bare.request), _ms(bare.encoding)
    lines = [f"Bare: a request takes {request} ms, the encoding of a board {encoding} ms."]
    for found in loads:
        held = f", {found.resident / 1e6:.0f} MB held" if found.resident is not None else ""
        lines.append(
            f"Tables: {found.tables}. Longest stall {_ms(found.stall)} ms, {found.late} presses "
            f"without a board in time{held}. Killed, the bot answers again after "
            f"{found.back:.1f} s and shows all tables after {found.shown:.1f} s."
        )
    lines += [
        f"From {few.tables} to {many.tables} tables: "
        f"{(many.resident - few.resident) / (many.tables - few.tables) / 1000:,.0f} kB each."
        for few, many in pairwise(loads)
        if few.resident is not None and many.resident is not None
    ]
    return lines


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:,.1f}"


# Landing shares


def _labels(ed: Edition) -> list[str]:
    """The spaces by position, and the one way to be on a space that counts as its own."""
    return [f"{pos} {space.name}" for pos, space in enumerate(ed.spaces)] + ["In jail"]


def _landing_table(ed: Edition, measured: Shares, exact: Shares) -> Table:
    title = f"Share of rolls ending on a space, top {_TOP}"
    table = Table(title=title, title_justify="left", box=SIMPLE)
    table.add_column("Space")
    for heading in ("exact", "measured", "difference"):
        table.add_column(heading, justify="right")
    rows = zip(_labels(ed), exact.spaces, measured.spaces, deviations(measured, exact), strict=True)
    for label, known, found, off in sorted(rows, key=lambda row: -row[1])[:_TOP]:
        table.add_row(label, f"{known:.3%}", f"{found:.3%}", f"{off:+.3f} pp")
    return table


def _verdict(console: Console, ed: Edition, measured: Shares, exact: Shares, band: float) -> bool:
    """Say how far the worst space is off, and whether that is within the band."""
    off = [abs(points) for points in deviations(measured, exact)]
    worst = max(off)
    passed = worst <= band
    console.print(
        f"Largest deviation: {worst:.3f} pp on {_labels(ed)[off.index(worst)]}, "
        f"allowed {band:.2f} pp: {'PASS' if passed else 'FAIL'}",
        style="green" if passed else "bold red",
    )
    return passed

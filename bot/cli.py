"""The command line: `rentroll …`. Errors are one line and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bot.scenario import check_file, find_files
from bot.simulate import Plan, Summary, simulate
from editions.loader import EditionError, available
from engine.errors import BadSetup


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints fit on one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message}")


class UsageError(Exception):
    """What was typed cannot be done; the message says what was expected."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    try:
        args = build_parser().parse_args(argv)
        code: int = args.run(args)
    except (UsageError, BadSetup, EditionError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader (head, less) has gone: nothing is wrong.
        sys.stderr.close()
        return 0
    return code


def build_parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="rentroll",
        description="The classic property-trading board game for a chat channel, "
        "and the tools round its rules.",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_watch(commands)
    _add_simulate(commands)
    _add_scenario(commands)
    _add_bench(commands)
    return parser


def _add_table_options(parser: argparse.ArgumentParser) -> None:
    editions = ", ".join(available())
    parser.add_argument(
        "--edition", default="classic", help=f"an edition ({editions}) or a path to its file"
    )
    parser.add_argument("--variant", default="standard", help="standard, short or timed")
    parser.add_argument("--players", type=_whole_number, default=4, help="how many play")


def _whole_number(text: str) -> int:
    if len(text) > 12 or not text.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, got {text[:20]!r}")
    return int(text)


def _add_watch(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("watch", help="watch computer players play a whole game")
    _add_table_options(parser)
    parser.add_argument("--seed", help="any text; the same seed gives the same game")
    parser.add_argument("--fast", action="store_true", help="do not pause between turns")
    parser.set_defaults(run=_watch)


def _watch(args: argparse.Namespace) -> int:
    from bot.watch import run_watch

    return run_watch(args.edition, args.variant, args.players, args.seed, args.fast)


def _add_simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("simulate", help="play many games and count")
    _add_table_options(parser)
    parser.add_argument("--games", type=_whole_number, default=200, help="how many games")
    parser.add_argument("--seed", default="1", help="any text; the same seed gives the same games")
    parser.add_argument(
        "--policies", default="steady", metavar="A,B,…", help="computer players by seat, repeated"
    )
    parser.add_argument("--jobs", type=_whole_number, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_simulate)


def _simulate(args: argparse.Namespace) -> int:
    policies = tuple(name.strip() for name in args.policies.split(","))
    plan = Plan(args.edition, args.variant, args.players, args.games, args.seed, policies)
    if args.jobs is not None and args.jobs < 1:
        raise BadSetup("--jobs", f"expected at least 1, got {args.jobs}")
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("playing", total=max(0, args.games))
        summary = simulate(plan, args.jobs, lambda games: bar.advance(task, games))
    if args.json:
        print(msgspec.json.encode(summary).decode())
    else:
        _print_summary(summary)
    return 0


def _print_summary(summary: Summary) -> None:
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(style="bold")
    table.add_column()
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
    for name, value in rows:
        table.add_row(name, value)
    Console().print(table)


def _add_scenario(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("scenario", help="rules as files that can be played")
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = actions.add_parser("check", help="play scenario files and report differences")
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    check.set_defaults(run=_scenario_check)


def _scenario_check(args: argparse.Namespace) -> int:
    """One line per file, the differences of a failure below it, and the count at the end."""
    files = find_files(args.paths)
    if not files:
        raise UsageError("scenario check: expected at least one .toml file under the paths given")
    passed = failed = bad = 0
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        for path in bar.track(files, description="checking"):
            report = check_file(path)
            if report.verdict == "ok":
                passed += 1
                print(f"ok      {path}: {_one_line(report.title)}")
            elif report.verdict == "failed":
                failed += 1
                print(f"FAILED  {path}: {_one_line(report.title)}")
                for line in report.lines:
                    print(f"        {line}")
            else:
                bad += 1
                print(f"BAD     {path}: {report.lines[0]}")
    print(f"{passed} passed, {failed + bad} failed")
    return 2 if bad else int(failed > 0)


def _add_bench(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("bench", help="measure speed and the dice, as ratios")
    parser.add_argument("--quick", action="store_true", help="a few seconds, rough figures")
    parser.set_defaults(run=_bench)


def _bench(args: argparse.Namespace) -> int:
    from bot.bench.report import run_bench

    return run_bench(quick=args.quick)


def _one_line(text: str) -> str:
    return " ".join(text.split())

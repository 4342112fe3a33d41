"""The command line: `rentroll …`. Errors are one line and exit code 2, never a traceback.

What may be different later ends with 75 instead: trying again can help.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from bot.config import CannotDo
from bot.hosting.version import version
from bot.laboratory import compiled
from bot.laboratory.games import Plan, players_for
from bot.narration.edition_problems import load_problem
from bot.scenario import check_file, find_files
from bot.tools.compile_engine import add_compile_command
from bot.tools.copies_cli import add_copy_commands
from bot.tools.dice_cli import add_dice_command
from bot.tools.edition_cli import add_edition_command
from bot.tools.host_cli import add_host_commands
from bot.tools.render_cli import add_render_command
from bot.tools.simulate import Summary, simulate
from bot.tools.terminal import (
    add_edition_option,
    add_many_games_options,
    add_rules_options,
    games_bar,
    plain,
    print_json,
    progress_bar,
    seed_text,
    settled_edition,
)
from bot.tools.tournament import add_tournament_command
from bot.tools.train import add_train_command
from bot.tools.words_cli import add_words_command
from bot.typed import comma_list
from editions.loader import EditionError
from engine.ai.policies import POLICIES
from engine.errors import BadSetup


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints fit on one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message} (see {self.prog} --help)")


class UsageError(Exception):
    """What was typed cannot be done; the message says what was expected."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a pipe may not know every letter
    try:
        args = build_parser().parse_args(argv)
        if argv is None and "games" in args:  # many games: simulate, tournament, train, edition lab
            compiled.begin_again()
        code: int = args.run(args)
        sys.stdout.flush()
    except (UsageError, BadSetup, EditionError, CannotDo) as error:
        told = load_problem(error) if isinstance(error, EditionError) else str(error)
        print(f"error: {plain(told)}", file=sys.stderr)
        return error.code if isinstance(error, CannotDo) else 2
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader (head, less) has gone: nothing is wrong, and nothing more is to be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except PermissionError as error:  # a folder that may not even be looked into
        print(f"error: {plain(f'{error.filename}: {error.strerror}')}", file=sys.stderr)
        return 2
    return code


def build_parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="rentroll",
        description="The classic property-trading board game for a chat channel, "
        "and the tools round its rules.",
    )
    parser.add_argument("--version", action="version", version=f"rentroll {version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_host_commands(commands)
    add_copy_commands(commands)
    _add_watch(commands)
    _add_simulate(commands)
    add_tournament_command(commands)
    add_train_command(commands)
    add_compile_command(commands)
    _add_scenario(commands)
    add_dice_command(commands)
    add_edition_command(commands)
    add_render_command(commands)
    add_words_command(commands)
    return parser


def _add_watch(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("watch", help="watch computer players play a whole game")
    add_edition_option(parser)
    add_rules_options(parser)
    parser.add_argument(
        "--seed", type=seed_text, help="any text; the same seed gives the same game"
    )
    parser.add_argument("--fast", action="store_true", help="do not pause between turns")
    parser.add_argument(
        "--explain", action="store_true", help="tell how trades and the like change the chances"
    )
    parser.set_defaults(run=_watch)


def _watch(args: argparse.Namespace) -> int:
    from bot.tools.watch import run_watch

    return run_watch(settled_edition(args), args.players, args.seed, args.fast, args.explain)


def _add_simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("simulate", help="play many games and count")
    add_edition_option(parser)
    add_rules_options(parser)
    add_many_games_options(parser, 200)
    parser.add_argument(
        "--seed", type=seed_text, default="1", help="any text; the same seed gives the same games"
    )
    parser.add_argument(
        "--policies",
        default="steady",
        metavar="A,B,…",
        help=f"computer players by seat, over and over: {', '.join(POLICIES)}",
    )
    parser.set_defaults(run=_simulate)


def _simulate(args: argparse.Namespace) -> int:
    ed = settled_edition(args)
    plan = Plan(ed, players_for(ed, args.players), args.seed, comma_list(args.policies))
    with games_bar(args.games) as progress:
        summary = simulate(plan, args.games, args.jobs, progress)
    if args.json:
        print_json(summary)
    else:
        _print_summary(summary)
    return 0


def _print_summary(summary: Summary) -> None:
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


def _add_scenario(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("scenario", help="rules as files that can be played")
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = actions.add_parser("check", help="play scenario files and report differences")
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    check.set_defaults(run=_scenario_check)


def _scenario_check(args: argparse.Namespace) -> int:
    """One line per file, the differences of a failure below it, and the count at the end."""
    files: list[Path] = []
    for path in args.paths:
        found = find_files([path])
        if not found:
            raise UsageError(f"{path}: expected a scenario file, or a folder with .toml files")
        files += found
    passed = failed = bad = 0
    with progress_bar() as bar:
        for path in bar.track(files, description="checking"):
            report = check_file(path)
            shown, title = plain(str(path)), plain(" ".join(report.title.split()))
            if report.verdict == "ok":
                passed += 1
                print(f"ok      {shown}: {title}")
            elif report.verdict == "failed":
                failed += 1
                print(f"FAILED  {shown}: {title}")
                for line in report.lines:
                    print(f"        {plain(line)}")
            else:
                bad += 1
                print(f"BAD     {shown}: {plain(report.lines[0])}")
    print(f"{passed} passed, {failed + bad} failed")
    return 2 if bad else int(failed > 0)

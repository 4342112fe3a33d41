"""Helpers of several commands: options, types of arguments, and output to a terminal or a pipe."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from bot.support.failures import CannotDo
from bot.support.parsing import comma_list, rule_settings
from editions.loader import available, load
from engine.edition import Edition
from engine.rules import configure

LONGEST_LINE = 600
"""Most characters that `plain` keeps of a text, so that an error fits on a screen."""


def whole_number(text: str) -> int:
    if len(text) > 12 or not text.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, got {text[:20]!r}")
    return int(text)


def at_least(least: int) -> Callable[[str], int]:
    """Return a parser of an argument that is a whole number, not less than `least`."""

    def number(text: str) -> int:
        if (found := whole_number(text)) < least:
            raise argparse.ArgumentTypeError(f"expected at least {least}, got {found}")
        return found

    return number


def seed_text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("expected text that is valid UTF-8") from None
    return text


def add_edition_option(parser: argparse.ArgumentParser) -> None:
    editions = ", ".join(available())
    parser.add_argument(
        "--edition", default="classic", help=f"an edition ({editions}) or a path to its file"
    )


def add_rules_options(parser: argparse.ArgumentParser) -> None:
    """Add the options `--variant`, `--modules`, `--house` and `--players`."""
    parser.add_argument("--variant", default="standard", help="standard, short or timed")
    parser.add_argument(
        "--modules", default="", metavar="A,B,…", help="optional mechanics of the edition"
    )
    parser.add_argument(
        "--house",
        default="",
        metavar="A,B=N,…",
        help="house rules, for example free_parking_pot,starting_cash=2000",
    )
    parser.add_argument("--players", type=whole_number, help="how many play (4)")


def add_seed_option(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the option `--seed` for the seed of the dice.

    `what`: the word for what the seed decides.
    """
    told = f"any text; the same seed gives the same {what}"
    parser.add_argument("--seed", type=seed_text, default="1", help=told)


def add_many_games_options(parser: argparse.ArgumentParser, games: int) -> None:
    """Add the options `--games`, `--jobs` and `--json`. `games`: the default of `--games`."""
    parser.add_argument(
        "--games", type=whole_number, default=games, help=f"how many games ({games})"
    )
    parser.add_argument("--jobs", type=whole_number, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def settled_edition(args: argparse.Namespace) -> Edition:
    """Load the edition of `--edition`, with the rules that the other options choose."""
    house = rule_settings(args.house)
    return configure(load(args.edition), args.variant, comma_list(args.modules), house)


def write_output(path: Path, content: bytes) -> None:
    """Write content into the file that the option `-o` names. Raise CannotDo if that fails."""
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        raise CannotDo(f"-o: cannot write {path}: {reason_of(error)}") from None


def reason_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def print_json(data: object) -> None:
    print(msgspec.json.encode(data).decode())


def plain(text: str) -> str:
    """Return text from files or arguments without control characters, shortened to LONGEST_LINE.

    Control characters and line breaks are escaped.
    """
    if len(text) > LONGEST_LINE:
        text = text[:LONGEST_LINE] + "…"
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


@contextmanager
def games_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar for many games.

    The block gets a function to call with the number of games that were finished.
    """
    with progress_bar() as bar:
        task = bar.add_task("playing", total=max(0, games))
        yield lambda count: bar.advance(task, count)


def progress_bar() -> Progress:
    """Return a progress bar on standard error. It is hidden if standard error is no terminal.

    Printed text appears above the bar, or goes unchanged into a pipe.
    """
    return Progress(
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
        redirect_stdout=sys.stdout.isatty(),
    )

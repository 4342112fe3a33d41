"""What the commands share: reading arguments, and writing to a terminal that may be a pipe."""

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
"""What a file or an argument says is cut off there: a complaint should fit on a screen."""


def whole_number(text: str) -> int:
    if len(text) > 12 or not text.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, got {text[:20]!r}")
    return int(text)


def at_least(least: int) -> Callable[[str], int]:
    """A whole number that is not below this one."""

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
    """How an edition is played, and by how many."""
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
    """Add the option for the seed of the dice."""
    told = f"any text; the same seed gives the same {what}"
    parser.add_argument("--seed", type=seed_text, default="1", help=told)


def add_many_games_options(parser: argparse.ArgumentParser, games: int) -> None:
    """How many games are played and on how many cores, and how that is told."""
    parser.add_argument(
        "--games", type=whole_number, default=games, help=f"how many games ({games})"
    )
    parser.add_argument("--jobs", type=whole_number, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def settled_edition(args: argparse.Namespace) -> Edition:
    """The edition as the options say that it is played."""
    house = rule_settings(args.house)
    return configure(load(args.edition), args.variant, comma_list(args.modules), house)


def write_output(path: Path, content: bytes) -> None:
    """Write the file that `-o` names."""
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        raise CannotDo(f"-o: cannot write {path}: {reason_of(error)}") from None


def reason_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def print_json(data: object) -> None:
    print(msgspec.json.encode(data).decode())


def plain(text: str) -> str:
    """Text from outside as one line, without anything that a terminal would obey."""
    if len(text) > LONGEST_LINE:
        text = text[:LONGEST_LINE] + "…"
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


@contextmanager
def games_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar for many games; what it gives is told of every few that are over."""
    with progress_bar() as bar:
        task = bar.add_task("playing", total=max(0, games))
        yield lambda count: bar.advance(task, count)


def progress_bar() -> Progress:
    """A bar on a terminal, none in a pipe; what is printed meanwhile stays where it belongs."""
    return Progress(
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
        redirect_stdout=sys.stdout.isatty(),
    )

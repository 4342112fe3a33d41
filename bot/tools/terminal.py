"""What the commands share: reading arguments, and writing to a terminal that may be a pipe."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.progress import Progress

HOUSE_HELP = "house rules, for example free_parking_pot,starting_cash=2000"

LONGEST_LINE = 600
"""What a file or an argument says is cut off there: a complaint should fit on a screen."""


def whole_number(text: str) -> int:
    if len(text) > 12 or not text.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, got {text[:20]!r}")
    return int(text)


def seed_text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("expected text that is valid UTF-8") from None
    return text


def plain(text: str) -> str:
    """Text from outside as one line, without anything that a terminal would obey."""
    if len(text) > LONGEST_LINE:
        text = text[:LONGEST_LINE] + "…"
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


def progress_bar() -> Progress:
    """A bar on a terminal, none in a pipe; what is printed meanwhile stays where it belongs."""
    return Progress(
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
        redirect_stdout=sys.stdout.isatty(),
    )

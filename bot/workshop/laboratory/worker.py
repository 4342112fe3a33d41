"""The main program of the laboratory's child process.

It reads one order from standard input and writes JSON lines.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress

import msgspec
from msgspec import Struct

from bot.workshop.laboratory.many_games import Plan
from bot.workshop.laboratory.report import LabReport, run_lab

POLITE = 10
"""The niceness that the process adds to its own, so that live games get the processor first."""


class Order(Struct, frozen=True):
    """The order that the process reads: the setup of the games and their number.

    After `seconds` no new batch of games begins.
    """

    plan: Plan
    games: int
    seconds: float


class Played(Struct, frozen=True, tag="played"):
    """An output line with the number of games played so far."""

    games: int


class Judged(Struct, frozen=True, tag="judged"):
    """The last output line, with the laboratory's findings."""

    findings: LabReport


def main() -> None:
    """Play the games of the order on standard input, and print the findings.

    Exit quietly if the bot has closed the pipes.
    """
    try:
        _run_order()
    except (BrokenPipeError, msgspec.DecodeError):  # the bot has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run_order() -> None:
    with suppress(OSError):  # a sandbox may forbid it
        os.nice(POLITE)
    order = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Order)
    end = time.monotonic() + order.seconds
    over = 0

    def tell(games: int) -> None:
        nonlocal over
        over += games
        _say(Played(over))

    found = run_lab(order.plan, order.games, 1, tell, lambda: time.monotonic() > end)
    _say(Judged(found))


def _say(line: Played | Judged) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

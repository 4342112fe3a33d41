"""The laboratory in a process of its own: a plan comes in, lines of JSON go out."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress

import msgspec
from msgspec import Struct

from bot.workshop.laboratory.many_games import Plan
from bot.workshop.laboratory.report import Findings, run_lab

POLITE = 10
"""How far the laboratory steps back behind people who play."""


class Order(Struct, frozen=True):
    """What to play, how often, and for how many seconds at most."""

    plan: Plan
    games: int
    seconds: float


class Played(Struct, frozen=True, tag="played"):
    """So many games are over."""

    games: int


class Judged(Struct, frozen=True, tag="judged"):
    """All of them are over."""

    findings: Findings


def main() -> None:
    """Work off one order from the standard input. Without a bot to read the answer, end."""
    try:
        _work_off()
    except (BrokenPipeError, msgspec.DecodeError):  # it has ended, perhaps while it was ordering
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _work_off() -> None:
    with suppress(OSError):  # where a sandbox forbids it, the games matter more
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

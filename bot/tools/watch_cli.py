"""`rentroll watch`: a game of computer players in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from bot.tools.terminal import (
    add_edition_option,
    add_rules_options,
    add_seed_option,
    settled_edition,
)


def add_watch_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("watch", help="watch computer players play a whole game")
    add_edition_option(parser)
    add_rules_options(parser)
    add_seed_option(parser, "game", None)
    parser.add_argument("--fast", action="store_true", help="do not pause between turns")
    parser.add_argument(
        "--explain", action="store_true", help="tell how trades and the like change the chances"
    )
    parser.set_defaults(run=_watch)


def _watch(args: argparse.Namespace) -> int:
    from bot.tools.watch import run_watch

    return run_watch(settled_edition(args), args.players, args.seed, args.fast, args.explain)

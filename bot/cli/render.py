"""The options of `rentroll render`, which draws a picture of a game of computer players."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.cli.terminal import add_edition_option, add_rules_options, add_seed_option, whole_number

WHAT = {
    "board": "the whole table",
    "deed": "a title deed",
    "card": "a card as drawn",
    "hand": "all that a player holds",
    "auction": "the auction that runs after these turns, or the next one",
    "trade": "the offer that is open after these turns, or the next one",
    "lobby": "a lobby with free seats",
    "end": "the card at the end",
    "medals": "a plate of medals, every other one of them earned",
    "replay": "the whole game as an animated GIF",
    "alt": "the table in words, printed; into a file only if -o names one",
}


def add_render_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser(
        "render",
        help="draw a picture of a game: board, deed, hand, end card, …",
        description="Play a game of computer players for some turns, and draw a picture of it.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="WHAT is one of\n" + "\n".join(f"  {name:8} {told}" for name, told in WHAT.items()),
    )
    parser.add_argument("what", metavar="WHAT", choices=WHAT, help="see below")
    add_edition_option(parser)
    parser.add_argument("--theme", default="light", choices=("light", "dark"), help="light or dark")
    parser.add_argument(
        "--size", type=whole_number, help="width in pixels (board: 512 to 2048, others: from 320)"
    )
    add_seed_option(parser, "game")
    parser.add_argument(
        "--turns",
        type=whole_number,
        help="how many turns are played first (60; end and replay: the whole game)",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where the picture goes")
    add_rules_options(parser)
    parser.add_argument("--space", metavar="NAME|POS", help="deed: which one (the last reached)")
    parser.add_argument("--mortgaged", action="store_true", help="deed: its mortgaged side")
    parser.add_argument("--deck", metavar="ID", help="card: from which deck (the last drawn)")
    parser.add_argument("--card", metavar="ID|N", help="card: which one of the deck (last drawn)")
    parser.add_argument("--seat", metavar="NAME|N", help="hand: whose (the player to act)")
    parser.add_argument("--plate", type=whole_number, default=1, help="medals: which one (1, 2)")
    parser.add_argument(
        "--no-news",
        action="store_true",
        help="board: without the last sentences, as the bot shows it beside its own words",
    )
    parser.add_argument("--language", default="en", metavar="CODE", help="en, de, pt-BR and so on")
    parser.add_argument("--full", action="store_true", help="alt: every space and every deed")
    parser.set_defaults(run=_render)


def _render(args: argparse.Namespace) -> int:
    from bot.cli.picture_files import run_render

    return run_render(args)

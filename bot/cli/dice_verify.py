"""The command `rentroll dice verify`, which checks that an exported game's dice follow its seed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.cli.terminal import plain

MOST_SHOWN = 10
"""Most differences that are printed. The others are only counted."""


def add_dice_command(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("dice", help="check the dice of a game that is over")
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    verify = actions.add_parser(
        "verify",
        help="work out every throw, shuffle and draw of an exported game again",
        description="Work out every throw, shuffle and draw of a game again, from its secret and "
        "the presses of Join and Start. Exit code 0: all is as recorded; 1: something differs; "
        "2: the file cannot be read, or the game is not over.",
    )
    verify.add_argument("file", type=Path, metavar="FILE", help="written by `rentroll export`")
    verify.set_defaults(run=_verify)


def _verify(args: argparse.Namespace) -> int:
    from bot.cli.dice_audit import KINDS, audit, read_export

    found = audit(read_export(args.file))
    for line in found.differences[:MOST_SHOWN]:
        print(f"DIFFERS  {plain(line)}")
    if len(found.differences) > MOST_SHOWN:
        print(f"         and {len(found.differences) - MOST_SHOWN} more")
    if not found.differences:
        counts = ", ".join(f"{found.counts[kind]} {kind}" for kind in KINDS)
        print(f"OK  {plain(found.origin)}")
        print(f"OK  {counts}")
    return int(bool(found.differences))

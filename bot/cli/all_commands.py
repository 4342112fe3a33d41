"""The parser of all commands of `rentroll …`, and the function that runs a command.

An expected error is printed in one line and ends with exit code 2, or 75 if a retry may succeed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import NoReturn

from bot.cli.compile_engine import add_compile_command
from bot.cli.copies import add_copy_commands
from bot.cli.dice_verify import add_dice_command
from bot.cli.edition_files import add_edition_command
from bot.cli.host import add_host_commands
from bot.cli.render import add_render_command
from bot.cli.scenario_files import add_scenario_command
from bot.cli.simulate import add_simulate_command
from bot.cli.terminal import plain
from bot.cli.tournament import add_tournament_command
from bot.cli.train import add_train_command
from bot.cli.words_files import add_words_command
from bot.hosting.version import version
from bot.support import compiled
from bot.support.failures import CannotDo
from bot.words.narration.edition_problems import load_problem
from editions.loader import EditionError
from engine.errors import BadSetup


class Parser(argparse.ArgumentParser):
    """An argument parser that raises CannotDo with a one-line message instead of exiting."""

    def error(self, message: str) -> NoReturn:
        raise CannotDo(f"{self.prog}: {message} (see {self.prog} --help)")


def _loads_players(args: argparse.Namespace) -> bool:
    """Return True if the arguments name a player's class as `package.module:Class`.

    Such a class may not extend a compiled class.
    """
    return any(":" in (getattr(args, name, None) or "") for name in ("one", "others", "policies"))


def run_command(argv: Sequence[str] | None, interruptible: Callable[[], None]) -> int:
    """Run one command of `rentroll` and return the exit code.

    `interruptible` is called before a command that KeyboardInterrupt may stop. Commands that run
    until they are stopped have their own handler of Ctrl-C.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # its encoding may lack a character
    try:
        args = build_parser().parse_args(argv)
        many = argv is None and "games" in args  # simulate, tournament, train and edition lab
        if many and not _loads_players(args):
            compiled.begin_again()
        if "runs_on" not in args:
            interruptible()
        code: int = args.run(args)
        sys.stdout.flush()
    except (BadSetup, EditionError, CannotDo) as error:
        told = load_problem(error) if isinstance(error, EditionError) else str(error)
        print(f"error: {plain(told)}", file=sys.stderr)
        return error.code if isinstance(error, CannotDo) else 2
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of the pipe (head, less) has exited, which is no error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except PermissionError as error:  # for example an unreadable folder
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
    add_simulate_command(commands)
    add_tournament_command(commands)
    add_train_command(commands)
    add_compile_command(commands)
    add_scenario_command(commands)
    add_dice_command(commands)
    add_edition_command(commands)
    add_render_command(commands)
    add_words_command(commands)
    return parser

"""The command line `rentroll …`. All commands are in `bot.cli.all_commands`."""

from __future__ import annotations

import signal
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command of `rentroll` and return the exit code.

    Without `argv` it takes the arguments of this process. Then Ctrl-C ends the process silently
    while modules are imported and while Python shuts down.
    """
    alone = argv is None
    if alone:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from bot.cli.all_commands import run_command

    def interruptible() -> None:
        if alone:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    try:
        return run_command(argv, interruptible)
    finally:
        if alone:
            signal.signal(signal.SIGINT, signal.SIG_DFL)

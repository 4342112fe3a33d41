"""The laboratory's child process as the bot sees it: start, progress, findings, timeout."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

import msgspec

from bot.support import compiled
from bot.workshop.laboratory.fair_queue import Turns
from bot.workshop.laboratory.report import LabReport, lab_plan
from bot.workshop.laboratory.worker import Judged, Order, Played
from engine.edition import Edition
from engine.rules import configure

GAMES = 300
"""Games that the lab plays by default."""
LONGEST_LAB_RUN = 60.0
"""Seconds after which no new batch begins and the finished games are evaluated."""
LAB_EXIT_GRACE = 60.0
"""Seconds for the batch in progress after `LONGEST_LAB_RUN`. Then the process is killed."""
_LINE = 1 << 20
"""Bytes of the longest line that the process may write."""
_HIDDEN = ("DISCORD_TOKEN",)
"""Environment variables that the process does not get."""


class LabFailed(Exception):
    """Raised if the process timed out or ended without findings."""


class Laboratory:
    """A runner for the lab's process, one edition at a time. Servers take turns."""

    def __init__(self) -> None:
        self.turns = Turns()

    async def judge(
        self, ed: Edition, games: int, told: Callable[[int], Awaitable[None]], server: int
    ) -> LabReport:
        """Play games on an edition in a child process. Raise LabFailed if it fails or times out.

        `told` is called with the number of finished games. An exception from it ends the games.
        `server`: the id of the server, for taking turns.
        """
        order = msgspec.msgpack.encode(Order(lab_plan(configure(ed)), games, LONGEST_LAB_RUN))
        async with self.turns.turn(server):
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                "bot.workshop.laboratory.worker",
                env={k: value for k, value in compiled.environment().items() if k not in _HIDDEN},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LINE,
                start_new_session=True,  # Ctrl-C reaches only the bot
            )
            try:
                async with asyncio.timeout(LONGEST_LAB_RUN + LAB_EXIT_GRACE):
                    return await self._listen(process, order, told)
            except TimeoutError:
                raise LabFailed from None
            finally:
                if process.returncode is None:
                    process.kill()
                await _wait_for_exit(process)

    async def _listen(
        self,
        process: asyncio.subprocess.Process,
        order: bytes,
        told: Callable[[int], Awaitable[None]],
    ) -> LabReport:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(order)
        process.stdin.write_eof()
        async for line in process.stdout:
            match msgspec.json.decode(line, type=Played | Judged):
                case Played(over):
                    await told(over)
                case Judged(findings):
                    return findings
        raise LabFailed


async def _wait_for_exit(process: asyncio.subprocess.Process) -> None:
    """Wait until a process has exited and its pipes are closed, also if cancelled meanwhile.

    A bot that closes cancels this. Its loop must not end before the pipes are closed.
    """
    ending = asyncio.create_task(process.communicate())
    try:
        await asyncio.shield(ending)
    except asyncio.CancelledError:
        await asyncio.wait([ending])
        raise

"""Editions tried out in the background: the loop goes on while another process plays."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

import msgspec

from bot.workshop.laboratory import compiled
from bot.workshop.laboratory.fair_queue import Turns
from bot.workshop.laboratory.report import Findings, lab_plan
from bot.workshop.laboratory.worker import Judged, Order, Played
from engine.edition import Edition
from engine.rules import configure

GAMES = 300
LONGEST = 60.0
"""Seconds after which it is judged by the games that are over."""
GRACE = 60.0
"""Seconds more for what was begun; then the process is ended."""
_LINE = 1 << 20
_HIDDEN = ("DISCORD_TOKEN",)


class LabFailed(Exception):
    """The games could not be played to an end."""


class Laboratory:
    """Tries out one edition at a time; servers take turns."""

    def __init__(self) -> None:
        self.turns = Turns()

    async def judge(
        self, ed: Edition, games: int, told: Callable[[int], Awaitable[None]], server: int
    ) -> Findings:
        """Play quick games on an edition for a server; LabFailed if they cannot be played.

        `told` hears how many are over; whatever it raises ends the games.
        """
        order = msgspec.msgpack.encode(Order(lab_plan(configure(ed)), games, LONGEST))
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
                start_new_session=True,  # Ctrl-C is for the bot alone
            )
            try:
                async with asyncio.timeout(LONGEST + GRACE):
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
    ) -> Findings:
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

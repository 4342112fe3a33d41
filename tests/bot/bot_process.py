"""The real bot in processes of its own, hurried, so that a test can kill it at any moment.

They are forked from one that has imported everything already: a start takes a tenth of the time.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.app import Rentroll
from bot.config import Config
from bot.hosting.run import _stop_requested, _until_stopped
from bot.playground.cast import TOKEN
from bot.playground.client import point_at
from bot.store.address import Address, Server, address

ROOT = Path(__file__).resolve().parents[2]


class BotProcess:
    """One bot that was forked, until it has ended."""

    def __init__(self, number: int, told: asyncio.StreamReader) -> None:
        self.number = number
        self._end = asyncio.create_task(told.readline())

    @property
    def returncode(self) -> int | None:
        return int(self._end.result()) if self._end.done() else None

    def send_signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.number, number)

    async def wait(self) -> int:
        return int(await asyncio.shield(self._end))


class Bots:
    """Forks bots, one after the other."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @asynccontextmanager
    async def one(
        self, url: str, database: Address, tempo: tuple[float, float]
    ) -> AsyncIterator[BotProcess]:
        """A bot, which is killed at the end if it has not been before."""
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None
        assert told is not None
        named = database.url if isinstance(database, Server) else str(database)
        asked.write(json.dumps([url, named, *tempo]).encode() + b"\n")
        bot = BotProcess(int(await told.readline()), told)
        try:
            yield bot
        finally:
            if bot.returncode is None:
                bot.send_signal(signal.SIGKILL)
            await bot.wait()


@asynccontextmanager
async def forked_bots() -> AsyncIterator[Bots]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.bot_process"),
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield Bots(process)
    finally:
        process.kill()
        await process.wait()
        process._transport.close()  # type: ignore[attr-defined]


async def _run(url: str, database: Address, pace: float, rhythm: float) -> None:
    point_at(url)
    stop = _stop_requested()
    async with Rentroll(
        Config(database=database, backups=0), pace=pace, rhythm=rhythm, guild_ready_timeout=0.05
    ) as bot:
        await _until_stopped(bot, TOKEN, stop)


def _end_with_parent() -> None:
    """Nobody stays behind when whoever runs the tests is killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _fork(url: str, named: str, pace: float, rhythm: float) -> int:
    """Begin a bot; returns its number."""
    number = os.fork()
    if not number:
        _end_with_parent()
        code = 1
        try:
            asyncio.run(_run(url, address(named), pace, rhythm))
            code = 0
        finally:
            os._exit(code)
    return number


if __name__ == "__main__":
    _end_with_parent()
    for line in sys.stdin:
        number = _fork(*json.loads(line))
        print(number, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]), flush=True)

"""The real bot in child processes with short delays, so that a test can kill it at any moment.

The processes are forked from one that has imported everything, which starts ten times faster.
"""

from __future__ import annotations

import asyncio
import ctypes
import importlib
import json
import os
import signal
import sys
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from functools import partial, wraps
from typing import Any

from bot.app.client import Rentroll
from bot.app.run import LONGEST_STOP, _stop_requested, _until_stopped
from bot.hosting.config import Config
from bot.hosting.logs import set_up
from bot.playground.cast import TOKEN
from bot.playground.client import point_at
from bot.store.database.address import Address, Server, address
from tests.support.paths import ROOT


@dataclass(frozen=True)
class Stops:
    """The moments of signals to a bot process, the place where it hangs, and its error file."""

    at: tuple[str, ...] = ()
    """Functions, as `module:Class.name`. A call of the next one sends the next of `signals`."""
    signals: tuple[int, ...] = ()
    hangs_at: str = ""
    """A coroutine function that never returns, as `module:Class.name`. Empty means none."""
    longest: float = LONGEST_STOP
    prints_to: str = os.devnull


class BotProcess:
    """A forked bot: its process id, signals and exit code."""

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
    """A parent process that forks bots on request, one after the other."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @asynccontextmanager
    async def one(
        self,
        url: str,
        database: Address,
        tempo: tuple[float, float],
        stops: Stops | None = None,
    ) -> AsyncIterator[BotProcess]:
        """Start a bot process, and kill it at the end of the block if it still runs."""
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None
        assert told is not None
        named = database.url if isinstance(database, Server) else str(database)
        asked.write(json.dumps([url, named, *tempo, asdict(stops or Stops())]).encode() + b"\n")
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
        *(sys.executable, "-m", "tests.support.bot_process"),
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


async def _run(url: str, database: Address, pace: float, rhythm: float, longest: float) -> None:
    point_at(url)
    stop = _stop_requested(longest)
    async with Rentroll(
        Config(database=database, backups=0), pace=pace, rhythm=rhythm, guild_ready_timeout=0.05
    ) as bot:
        await _until_stopped(bot, TOKEN, stop)


def _end_with_parent() -> None:
    """Make Linux kill this process when its parent ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _signal_at(places: list[str], signals: list[int]) -> None:
    """Send this process the next signal each time the next function in `places` is called."""
    left = [*zip(places, signals, strict=True)]

    def signalling(place: str, function: Any) -> Any:
        @wraps(function)
        def reached(*args: Any, **names: Any) -> Any:
            if left and left[0][0] == place:
                os.kill(os.getpid(), left.pop(0)[1])
            return function(*args, **names)

        return reached

    for place in places:
        _replace(place, partial(signalling, place))


def _hang_at(place: str) -> None:
    async def hang(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    _replace(place, lambda _: hang)


def _replace(place: str, how: Callable[[Any], Any]) -> None:
    module, _, path = place.partition(":")
    *outer, name = path.split(".")
    owner: Any = importlib.import_module(module)
    for part in outer:
        owner = getattr(owner, part)
    kept = vars(owner)[name]
    of_class = isinstance(kept, classmethod)
    setattr(owner, name, classmethod(how(kept.__func__)) if of_class else how(kept))


def _fork(url: str, named: str, pace: float, rhythm: float, told: dict[str, Any]) -> int:
    """Create a child process that runs the bot, and return its process id."""
    number = os.fork()
    if not number:
        _end_with_parent()
        code = 1
        try:
            stops = Stops(**told)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.dup2(os.open(stops.prints_to, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
            set_up(Config())
            _signal_at([*stops.at], [*stops.signals])
            if stops.hangs_at:
                _hang_at(stops.hangs_at)
            asyncio.run(_run(url, address(named), pace, rhythm, stops.longest))
            code = 0
        except Exception:  # noqa: BLE001 - the child prints every error and exits
            traceback.print_exc()
        finally:
            os._exit(code)
    return number


if __name__ == "__main__":
    _end_with_parent()
    for line in sys.stdin:
        number = _fork(*json.loads(line))
        print(number, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]), flush=True)

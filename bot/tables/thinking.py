"""Moves of expert computer players, chosen in worker processes so that no button press waits."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Collection

import msgspec

from bot.support import compiled
from bot.support.periodic import shielded
from bot.tables.thinker import LENGTH
from engine import actions
from engine.actions import Action
from engine.edition import Edition, Seat
from engine.state import GameState

_log = logging.getLogger(__name__)

WAIT = 1.0
"""Timeout in seconds for a free worker process, and again for its answer.

After it a player of level `hard` decides.
"""
START = 10.0
"""Timeout in seconds for the first answer of a new worker process."""
_HIDDEN = ("DISCORD_TOKEN",)


class Thinkers:
    """The worker processes for expert computer players, and the tables that may use them."""

    def __init__(self, workers: int, tables: int) -> None:
        self._workers = workers
        self._most_tables = tables if workers else 0
        self._tables: set[int] = set()
        self._idle: list[_Worker] = []
        self._free = asyncio.Semaphore(workers)

    def admit(self, game: int) -> bool:
        """Return True if a table's experts may use the workers.

        The table is admitted if there is room. Experts of other tables play like level `hard`.
        """
        if game not in self._tables and len(self._tables) < self._most_tables:
            self._tables.add(game)
        return game in self._tables

    def has_room(self, game: int) -> bool:
        """Return True if a table is admitted already or could be admitted now."""
        return game in self._tables or len(self._tables) < self._most_tables

    def forget(self, game: int) -> None:
        self._tables.discard(game)

    async def compare(
        self, ed: Edition, s: GameState, seat: Seat, name: str, people: Collection[Seat] = ()
    ) -> list[tuple[Action, float]]:
        """Return actions and their chances to win, an expert's choice first.

        Return an empty list if no worker process answers in time.
        """
        question = pickle.dumps((msgspec.msgpack.encode(ed), s, seat, name, tuple(people)))
        try:
            async with asyncio.timeout(WAIT):
                await self._free.acquire()
        except TimeoutError:
            return []
        try:
            worker = self._idle.pop() if self._idle else await _Worker.start()
            answer = await worker.ask(question)
            self._idle.append(worker)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            _log.warning("an expert's process failed, so hard decides: %r", error)
            return []
        finally:
            self._free.release()
        told = pickle.loads(answer)
        return [(getattr(actions, kind)(*fields), chance) for kind, fields, chance in told]

    async def close(self) -> None:
        """End the idle worker processes."""
        idle, self._idle = self._idle, []
        for worker in idle:
            await worker.end()


class _Worker:
    """One worker process, which is asked one question at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._seconds = START

    @classmethod
    async def start(cls) -> _Worker:
        environment = compiled.environment()
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "bot.tables.thinker"),
                env={k: value for k, value in environment.items() if k not in _HIDDEN},
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C is for the bot alone
            )
        )

    async def ask(self, question: bytes) -> bytes:
        """Return the process's answer to a question. Kill the process if it does not answer."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        answered = False
        try:
            async with asyncio.timeout(self._seconds):
                process.stdin.write(LENGTH.pack(len(question)) + question)
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                answer = await process.stdout.readexactly(length)
            self._seconds, answered = WAIT, True
            return answer
        finally:
            if not answered:
                await self.end()

    async def end(self) -> None:
        """Kill the process and wait for its end."""
        if self._process.returncode is None:
            self._process.kill()
        await shielded(self._process.communicate())

"""The people who press at many live tables, and the results they collect."""

from __future__ import annotations

import asyncio
import random
from asyncio import FIRST_COMPLETED
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import cycle
from time import perf_counter, process_time

import aiohttp
import msgspec

from tests.bench.load import Load, LoadPlan, Phase, Sample
from tests.bench.page_client import Failed, PageClient, Unanswered
from tests.bench.processes import Json, statistics
from tests.bench.seen_table import BUTTON, SHOWN, SeenTable, game_of
from tests.support.pressing import Shown

OPENING = 120.0
"""Seconds until all tables must be shown."""
CALMING = 30.0
"""Seconds to wait until the bot is calm. With many computers it is never idle."""
ANSWERING = 60.0
"""Seconds to wait for the last answers after the load."""
DRAIN = 30.0
"""Seconds to wait for the last boards after that."""
LOOK = 0.1
AGAIN = 0.05
BUSY = 40
"""Requests per second from which on the bot is still posting its tables."""
PLAIN = 0.8
"""The share of presses that use the first button."""


class LoadRun:
    """The people at all tables. A phase that takes too long is ended, and the run goes on."""

    def __init__(
        self,
        plan: LoadPlan,
        tables: Iterable[SeenTable],
        session: aiohttp.ClientSession,
        url: str,
        tell: Callable[[str], None],
    ) -> None:
        self.load = Load(plan)
        self.plan = plan
        self.pages: dict[int, PageClient] = {}
        self._tables = {table.game: table for table in tables}
        self._turn = deque(table for table in self._tables.values() if not table.computers)
        """Tables with people. The last one was pressed most recently."""
        self._session = session
        self._url = url
        self._tell = tell
        self._by_message: dict[str, SeenTable] = {}
        self._chance = random.Random("bench")
        self._news = asyncio.Event()
        self._never_shown = set(self._tables)
        self._bot_runs = self._measuring = False

    @asynccontextmanager
    async def phase(self, name: str, most: float | None = None) -> AsyncIterator[None]:
        """Run a part of the measurement, end it after `most` seconds and note its duration."""
        begun = perf_counter()
        in_time = True
        try:
            async with asyncio.timeout(most):
                yield
        except TimeoutError:
            in_time = False
        self.load.phases.append(Phase(name, perf_counter() - begun, in_time))
        self._tell(str(self.load.phases[-1]))

    def on_frame(self, name: str, data: Json, at: float) -> None:
        """Pass a posted, edited or deleted message on to its table."""
        if name not in SHOWN and name != "MESSAGE_DELETE":
            return
        table = self._by_message.get(data["id"]) or self._tables.get(game_of(data) or 0)
        if table is not None:
            self._by_message[data["id"]] = table
            table.changed(name, data, at)
            self._note_seen(table)

    def heard(self, told: Json) -> None:
        """Note a line that the bot printed about itself."""
        self._bot_runs = told["what"] != "ended"
        if told["what"] == "pulse":
            if self._measuring:
                self.load.stall = max(self.load.stall, told["stall"])
                self.load.samples.append(msgspec.convert(told, Sample))
        elif told["what"] == "saved":
            self._saved(told)
        self._news.set()

    def _saved(self, told: Json) -> None:
        game, at = told["game"], told["at"]
        table = self._tables.get(game) or self._add_table(game, computers=told["computers"])
        measured = told["new"] and self._measuring
        if measured:
            self.load.acts_of_computers += table.computers
            self.load.acts_of_people += not table.computers
            self.load.ended += told["over"]
        if told["over"]:
            self._remove_table(table)
            return
        shown = msgspec.convert(told["shown"], list[Shown])
        table.saved(at, told["asked"], shown, measured=measured)
        if table.pressed_at is not None and told["by"] == "player":
            self.load.saved.seconds.append(at - table.pressed_at)
            table.pressed_at = None
        self._note_seen(table)

    def _add_table(self, game: int, *, computers: bool) -> SeenTable:
        """Add the table of a new game that follows an ended one."""
        table = self._tables[game] = SeenTable(game, computers=computers)
        if not computers:
            self._turn.append(table)
        return table

    def _remove_table(self, table: SeenTable) -> None:
        """Remove the table of an ended game."""
        del self._tables[table.game]
        self._never_shown.discard(table.game)
        if not table.computers:
            self._turn.remove(table)

    def _note_seen(self, table: SeenTable) -> None:
        timings = self.load.computers if table.computers else self.load.people
        seen = table.take_seen()
        timings.seconds += [seconds for seconds, measured in seen if measured]
        if seen:
            self._never_shown.discard(table.game)
        self._news.set()

    async def requests(self, *, reset: bool = False) -> Json:
        return await statistics(self._session, self._url, reset=reset)

    async def forget_shown(self) -> None:
        """Forget which boards were shown, but keep their buttons."""
        await self.requests(reset=True)
        self._never_shown = set(self._tables)
        for table in self._tables.values():
            table.unseen.clear()

    async def wait_until_shown(self) -> None:
        """Wait until every table is shown in its current state."""
        while self._never_shown:
            self._news.clear()
            await self._news.wait()
            if not self._bot_runs:
                raise Failed("the bot has ended")

    async def wait_until_calm(self) -> None:
        """Wait until the bot makes fewer than `BUSY` counted requests in a second."""
        while True:
            await self.requests(reset=True)
            await asyncio.sleep(1)
            if (await self.requests())["counted"] < BUSY:
                return

    async def play(self, advance: Callable[[float], None]) -> None:
        """Press at an even pace for a while, then wait for the last answers and boards."""
        await self.requests(reset=True)
        async with self.phase("played"):
            self._measuring, used = True, process_time()
            pressing = asyncio.create_task(self._press_on())
            for _ in range(100):
                await asyncio.sleep(self.plan.seconds / 100)
                advance(0.01)
            self.load.requests = await self.requests()
            self.load.driver_cpu = process_time() - used
            self._measuring = False
        async with self.phase("answered", ANSWERING):
            await pressing
        async with self.phase("drained", DRAIN):
            while self._still_unseen():  # noqa: ASYNC110 - other news come all the time
                await asyncio.sleep(LOOK)
        self._count_late()

    async def _press_on(self) -> None:
        """Press at one table after the other, and skip tables that are not ready."""
        begun = perf_counter()
        async with asyncio.TaskGroup() as presses:
            for number in range(round(self.plan.presses * self.plan.seconds)):
                await asyncio.sleep(begun + number / self.plan.presses - perf_counter())
                table = self._next_ready()
                if table is None:
                    self.load.no_table += 1
                else:
                    table.pressed_at = perf_counter()
                    presses.create_task(self._press_and_note(table))

    def _next_ready(self) -> SeenTable | None:
        for _ in range(len(self._turn)):
            self._turn.rotate(-1)
            if self._turn[-1].ready:
                return self._turn[-1]
        return None

    async def _press_and_note(self, table: SeenTable) -> None:
        begun = perf_counter()
        self.load.presses += 1
        try:
            answered = await self._press(table)
        except (TimeoutError, Unanswered):
            self.load.unanswered += 1
        except Failed:
            self.load.refused += 1
            table.pressed_at = None
        else:
            self.load.answered.seconds.append(answered - begun)

    async def _press(self, table: SeenTable) -> float:
        buttons = table.buttons()
        plain = self._chance.random() < PLAIN
        message, custom_id = buttons[0] if plain else self._chance.choice(buttons)
        return await self.pages[table.asked[0]].act(
            "component",
            channel_id=message["channel_id"],
            message_id=message["id"],
            component_type=BUTTON,
            custom_id=custom_id,
        )

    def _still_unseen(self) -> list[tuple[bool, float]]:
        return [
            (table.computers, one.at)
            for table in self._tables.values()
            for one in table.unseen
            if one.measured
        ]

    def _count_late(self) -> None:
        """Count states that are still not shown with the time they have waited until now."""
        now = perf_counter()
        for computers, at in self._still_unseen():
            timings = self.load.computers if computers else self.load.people
            timings.seconds.append(now - at)
            self.load.late_computers += computers
            self.load.late_people += not computers
        self.load.never_opened = len(self._never_shown)

    async def first_answer(self) -> None:
        """Press at tables again and again until the bot answers."""
        tries: set[asyncio.Task[float]] = set()
        pressable = [t for t in self._tables.values() if t.asked and t.buttons()]
        if not pressable:
            raise Failed("there is nothing to press")
        try:
            for table in cycle(pressable):
                tries.add(asyncio.create_task(self._press(table)))
                await asyncio.wait(tries, timeout=AGAIN, return_when=FIRST_COMPLETED)
                done = {press for press in tries if press.done()}
                if any(press.exception() is None for press in done):
                    return
                tries -= done
        finally:
            for press in tries:
                press.cancel()
            await asyncio.gather(*tries, return_exceptions=True)

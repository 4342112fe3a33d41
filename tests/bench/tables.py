"""Many live tables with Discord's limits on: answers, boards, requests, memory, a restart.

The real bot runs in a process of its own, the playground and everybody's pages in this one. The
bot tells when a commit is on disk and what should be seen of it; a page sees when that is so.
"""

from __future__ import annotations

import asyncio
import logging
import random
import statistics as figures
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import aiohttp
import msgspec
from msgspec import Struct, field

from bot.playground.server import Running, Settings, serve
from bot.sample_game import SampleGame
from bot.store.address import Server
from editions.loader import load
from engine.rules import configure
from renders.board import paint_board
from renders.png import encoded
from tests.bench.load_setup import add_channels, seated_people, write_games
from tests.bench.page_client import Failed, PageClient, Unanswered, open_page
from tests.bench.processes import Json, bot_process, statistics
from tests.bench.roundtrip import bare_requests
from tests.bench.seen_table import BUTTON, SHOWN, SeenTable, game_of
from tests.bench.timings import Timings
from tests.bot.pressing import Shown

BARE = 200
OPENING = 300.0
"""Seconds until all tables must be there."""
DRAIN = 30.0
"""So long is waited for the last boards when the load is over."""
AGAIN = 0.05
BUSY = 40
"""The bot still lays out its tables while it makes so many requests in a second."""
PLAIN = 0.8
"""How often people press the first button they could press."""


class LoadPlan(Struct, frozen=True):
    """So many tables, of which `acts` act each second; at `computers` of them nobody presses."""

    tables: int
    acts: float
    seconds: float
    computers: int = 0
    limits: bool = True
    restart: bool = True

    @property
    def presses(self) -> float:
        """How many people press each second."""
        return self.acts * (self.tables - self.computers) / self.tables

    @property
    def pace(self) -> float:
        """How long a computer player thinks, so that its table acts as often as any other."""
        return self.tables / self.acts


class Load(Struct):
    """What the tables were like under load. `late_…`: states that were not shown in the end."""

    plan: LoadPlan
    answered: Timings = field(default_factory=lambda: Timings("press to answer"))
    saved: Timings = field(default_factory=lambda: Timings("press to disk"))
    people: Timings = field(default_factory=lambda: Timings("commit to newest shown"))
    computers: Timings = field(default_factory=lambda: Timings("commit to newest shown"))
    presses: int = 0
    no_table: int = 0
    unanswered: int = 0
    refused: int = 0
    late_people: int = 0
    late_computers: int = 0
    requests: Json = field(default_factory=dict)
    stall: float = 0.0
    cpu: float = 0.0
    """Processor time of the bot while it was under load."""
    resident: int | None = None
    back: float = 0.0
    all_back: float = 0.0
    restart: Json = field(default_factory=dict)


class Bare(Struct, frozen=True):
    """The least that is possible, as medians of the same run: a request, a board's encoding."""

    request: float
    encoding: float


async def measure_bare() -> Bare:
    """What presses and boards are compared with."""
    game = SampleGame(configure(load("classic")), 4, "bench:0")
    game.play(24)
    board = paint_board(game.scene)
    taken = []
    for _ in range(BARE):
        begun = perf_counter()
        encoded(board)
        taken.append(perf_counter() - begun)
    playground = await serve(Settings(port=0, rate_limits=False))
    try:
        async with aiohttp.ClientSession() as session:
            request = (await bare_requests(session, playground, BARE)).median
    finally:
        await playground.close()
    return Bare(request, figures.median(taken))


async def measure_tables(
    plan: LoadPlan,
    advance: Callable[[float], None] = lambda share: None,
    server: Server | None = None,
) -> Load:
    """A bot starts, plays for a while, and is killed and started again.

    Without a server it has a file.
    """
    # A bot that is killed leaves requests unfinished, of which the server would complain.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    with TemporaryDirectory() as folder:
        database = server or Path(folder) / "bench.sqlite3"
        playground = await serve(Settings(port=0, rate_limits=plan.limits))
        bot = (
            *("tests.bench.table_bot", playground.url, playground.settings.token),
            *(server.url if server else str(database), str(plan.pace)),
        )
        try:
            places = add_channels(playground, plan.tables)
            people = seated_people(playground)
            games = await write_games(database, places, people, plan.computers)
            async with _load_test(playground, plan, *games) as test:
                async with bot_process(*bot, heard=test.heard):
                    await test.opened()
                    await test.play(advance)
                if not plan.restart:
                    return test.load
                await test.forget()
                killed = perf_counter()
                async with bot_process(*bot, heard=test.heard):
                    test.load.back = await test.first_answer() - killed
                    test.load.all_back = await test.opened() - killed
                    test.load.restart = await test.requests()
                return test.load
        finally:
            await playground.close()


@asynccontextmanager
async def _load_test(
    playground: Running, plan: LoadPlan, people: list[int], computers: list[int]
) -> AsyncIterator[LoadTest]:
    """Everybody at a page of their own; the first of them also watches the boards."""
    async with aiohttp.ClientSession() as session, AsyncExitStack() as pages:
        tables = [SeenTable(game) for game in people]
        tables += [SeenTable(game, computers=True) for game in computers]
        test = LoadTest(plan, tables, session, playground.url)
        for person in seated_people(playground):
            on_frame = None if test.pages else test.on_frame
            page = open_page(session, playground.url, person.username, on_frame)
            test.pages[person.id] = await pages.enter_async_context(page)
        yield test


class LoadTest:
    """All who play, and what they and the bot have told so far."""

    def __init__(
        self,
        plan: LoadPlan,
        tables: Iterable[SeenTable],
        session: aiohttp.ClientSession,
        url: str,
    ) -> None:
        self.plan = plan
        self.load = Load(plan)
        self.pages: dict[int, PageClient] = {}
        self._tables = {table.game: table for table in tables}
        self._session = session
        self._url = url
        self._by_message: dict[str, SeenTable] = {}
        self._chance = random.Random("bench")
        self._news = asyncio.Event()
        self._never_shown = set(self._tables)
        self._bot_runs = self._measuring = False
        self._cpu: list[float] = []

    def on_frame(self, name: str, data: Json, at: float) -> None:
        """A message was posted, changed or deleted."""
        if name not in SHOWN and name != "MESSAGE_DELETE":
            return
        table = self._by_message.get(data["id"]) or self._tables.get(game_of(data) or 0)
        if table is not None:
            self._by_message[data["id"]] = table
            table.changed(name, data, at)
            self._note_seen(table)

    def heard(self, told: Json) -> None:
        """Take in what the bot tells of itself."""
        self._bot_runs = told["what"] != "ended"
        if told["what"] == "pulse":
            if self._measuring:
                self.load.stall = max(self.load.stall, told["stall"])
                self.load.resident = told["resident"]
                self._cpu.append(told["cpu"])
        elif told["what"] == "saved":
            table, at = self._tables[told["game"]], told["at"]
            shown = msgspec.convert(told["shown"], list[Shown])
            measured = told["new"] and self._measuring
            table.saved(at, told["asked"], shown, measured=measured)
            if table.pressed_at is not None:
                self.load.saved.seconds.append(at - table.pressed_at)
                table.pressed_at = None
            self._note_seen(table)
        self._news.set()

    def _note_seen(self, table: SeenTable) -> None:
        timings = self.load.computers if table.computers else self.load.people
        seen = table.take_seen()
        timings.seconds += [seconds for seconds, measured in seen if measured]
        if seen:
            self._never_shown.discard(table.game)
        self._news.set()

    async def requests(self, *, reset: bool = False) -> Json:
        return await statistics(self._session, self._url, reset=reset)

    async def forget(self) -> None:
        """The boards of before do not count as shown any more, but can be pressed."""
        await self.requests(reset=True)
        self._never_shown = set(self._tables)
        for table in self._tables.values():
            table.unseen.clear()

    async def opened(self) -> float:
        """Every table has been read and is seen as it is; when that was."""
        async with asyncio.timeout(OPENING):
            while self._never_shown:
                self._news.clear()
                await self._news.wait()
                if not self._bot_runs:
                    raise Failed("the bot has ended")
        return perf_counter()

    async def _calm(self) -> None:
        """The bot has caught up with what it had to do after its start."""
        async with asyncio.timeout(OPENING):
            while True:
                await self.requests(reset=True)
                await asyncio.sleep(1)
                if (await self.requests())["counted"] < BUSY:
                    return

    async def play(self, advance: Callable[[float], None]) -> None:
        """Press at an even pace for a while, then wait for the last boards."""
        await self._calm()
        await self.requests(reset=True)
        self._measuring = True
        pressing = asyncio.create_task(self._press_on())
        for _ in range(100):
            await asyncio.sleep(self.plan.seconds / 100)
            advance(0.01)
        self.load.requests = await self.requests()
        self.load.cpu = self._cpu[-1] - self._cpu[0] if self._cpu else 0.0
        self._measuring = False
        await pressing
        await self._drain()

    async def _press_on(self) -> None:
        """Table after table, without those that wait for something else."""
        everywhere = cycle([table for table in self._tables.values() if not table.computers])
        count = self.plan.tables - self.plan.computers
        begun = perf_counter()
        tasks = []
        for number in range(round(self.plan.presses * self.plan.seconds)):
            await asyncio.sleep(begun + number / self.plan.presses - perf_counter())
            few = (next(everywhere) for _ in range(count))
            table = next((table for table in few if table.ready), None)
            if table is None:
                self.load.no_table += 1
            else:
                table.pressed_at = perf_counter()
                tasks.append(asyncio.create_task(self._press_and_note(table)))
        await asyncio.gather(*tasks)

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

    async def _drain(self) -> None:
        """What is not shown even now counts with the time it has waited."""
        try:
            async with asyncio.timeout(DRAIN):
                while self._still_unseen():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            now = perf_counter()
            for computers, at in self._still_unseen():
                timings = self.load.computers if computers else self.load.people
                timings.seconds.append(now - at)
                self.load.late_computers += computers
                self.load.late_people += not computers

    def _still_unseen(self) -> list[tuple[bool, float]]:
        return [
            (table.computers, one.at)
            for table in self._tables.values()
            for one in table.unseen
            if one.measured
        ]

    async def first_answer(self) -> float:
        """Somebody presses, again and again, until there is an answer; when that was."""
        tries: set[asyncio.Task[float]] = set()
        pressable = [t for t in self._tables.values() if t.asked and t.buttons()]
        try:
            async with asyncio.timeout(OPENING):
                for table in cycle(pressable):
                    tries.add(asyncio.create_task(self._press(table)))
                    await asyncio.wait(tries, timeout=AGAIN, return_when=FIRST_COMPLETED)
                    done = {press for press in tries if press.done()}
                    for press in done:
                        if press.exception() is None:
                            return press.result()
                    tries -= done
        finally:
            for press in tries:
                press.cancel()
            await asyncio.gather(*tries, return_exceptions=True)
        raise Failed("there is nothing to press")

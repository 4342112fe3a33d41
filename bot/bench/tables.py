"""Live tables under load: from the press to the answer and to the new board, memory, restarts.

The real bot runs in a process of its own, the playground and everybody's pages in this one.
"""

from __future__ import annotations

import asyncio
import logging
import statistics
import sys
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import aiohttp
import msgspec
from msgspec import Struct

from bot.app import RHYTHM
from bot.bench.hall import furnish, guests, write_games
from bot.bench.roundtrip import Way, bare_requests
from bot.bench.window import Failed, Json, Window, opened
from bot.playground.server import Running, Settings, serve
from bot.sample_game import SampleGame
from editions.loader import load
from engine.rules import configure
from renders.board import paint_board
from renders.canvas import encoded

EVERY = 10.0
"""Each table acts once in so many seconds: a tenth of them each second."""
REST = RHYTHM + 0.4
"""Few tables act more often, but never before the last board has had its time."""
AGAIN = 0.05
PATIENCE = 10.0
OPENING = 120.0
BARE = 200
BUTTON, DANGER = 2, 4

Advance = Callable[[float], None]


class Load(Struct, frozen=True):
    """What so many live tables were like. `late`: presses without a board in ten seconds."""

    tables: int
    answer: Way
    board: Way
    late: int
    stall: float
    resident: int | None
    back: float
    shown: float


class Bare(Struct, frozen=True):
    """The least that is possible, as medians of the same run: a request, a board's encoding."""

    request: float
    encoding: float


def measure_tables(crowds: tuple[int, ...], seconds: float, advance: Advance) -> list[Load]:
    """One crowd after the other, each in a playground and with a bot of its own."""
    loads = []
    for tables in crowds:
        loads.append(asyncio.run(_measure(tables, seconds)))
        advance(1 / len(crowds))
    return loads


def measure_bare() -> Bare:
    """What presses and boards are compared with."""
    room = SampleGame(configure(load("classic")), 4, "bench:0")
    room.play(24)
    board = paint_board(room.scene)
    taken = []
    for _ in range(BARE):
        begun = perf_counter()
        encoded(board)
        taken.append(perf_counter() - begun)
    return Bare(asyncio.run(_bare_request()), statistics.median(taken))


async def _bare_request() -> float:
    playground = await serve(Settings(port=0, rate_limits=False))
    try:
        async with aiohttp.ClientSession() as session:
            return (await bare_requests(session, playground, BARE)).quantile(0.5)
    finally:
        await playground.close()


async def _measure(tables: int, seconds: float) -> Load:
    # A bot that is killed leaves requests unfinished, of which the server would complain.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    with TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        playground = await serve(Settings(port=0, rate_limits=False))
        try:
            places = furnish(playground, tables)
            channels = await write_games(database, places, guests(playground))
            async with _crowd(playground, channels) as crowd:
                return await _watched(crowd, playground, database, seconds)
        finally:
            await playground.close()


async def _watched(crowd: Crowd, playground: Running, database: Path, seconds: float) -> Load:
    """A bot starts, plays for a while, and is killed and started again."""
    async with _bot(playground, database, crowd):
        await crowd.all_shown()
        await asyncio.sleep(REST)
        crowd.stall = 0.0
        answer, board, late = await crowd.play(seconds)
        stall, resident = crowd.stall, crowd.resident
    crowd.forget()
    killed = perf_counter()
    async with _bot(playground, database, crowd):
        back = await crowd.first_answer() - killed
        shown = await crowd.all_shown() - killed
    tables = len(crowd.seats)
    return Load(tables, answer, board, late, stall, resident, back, shown)


@asynccontextmanager
async def _bot(playground: Running, database: Path, crowd: Crowd) -> AsyncIterator[None]:
    """The bot, for as long as the block lasts; then it is killed without warning."""
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.bench.table_bot"),
        *(playground.url, playground.settings.token, str(database)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert bot.stdout is not None
    listening = asyncio.create_task(crowd.listen(bot.stdout))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            bot.kill()
        await bot.wait()
        await listening


@asynccontextmanager
async def _crowd(playground: Running, channels: dict[int, int]) -> AsyncIterator[Crowd]:
    """Everybody at a page of their own; the first of them also watches the boards."""
    crowd = Crowd(channels)
    async with aiohttp.ClientSession() as session, AsyncExitStack() as pages:
        for person in guests(playground):
            heard = None if crowd.windows else crowd.heard
            page = opened(session, playground.url, person.username, heard)
            crowd.windows[person.id] = await pages.enter_async_context(page)
        yield crowd


class _Seat:
    """One table as the crowd sees it: its newest message, and who is asked."""

    def __init__(self, channel: int) -> None:
        self.channel = channel
        self.message: Json = {}
        self.shown_at = 0.0
        self.asked: list[int] = []
        self.saved: asyncio.Future[float] | None = None
        self.shown: asyncio.Future[float] | None = None

    @property
    def button(self) -> str | None:
        """What somebody presses who does not think long."""
        parts = [part for row in self.message.get("components", ()) for part in row["components"]]
        fit = (p["custom_id"] for p in parts if p["type"] == BUTTON and p["style"] != DANGER)
        return next((custom_id for custom_id in fit if ":do:" in custom_id), None)

    @property
    def free(self) -> bool:
        return self.shown is None and bool(self.asked) and self.button is not None


class Crowd:
    """All who play, and what they and the bot have told so far."""

    def __init__(self, channels: dict[int, int]) -> None:
        self.seats = {game: _Seat(channel) for game, channel in channels.items()}
        self.windows: dict[int, Window] = {}
        self.stall = 0.0
        self.resident: int | None = None
        self._news = asyncio.Event()
        self._bot_runs = False
        self._by_channel = {str(seat.channel): seat for seat in self.seats.values()}

    def heard(self, name: str, data: Json, at: float) -> None:
        """A board was posted or changed."""
        if name not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} or not data.get("components"):
            return
        seat = self._by_channel.get(data["channel_id"])
        if seat is None or data.get("flags", 0) & 64:
            return
        seat.message, seat.shown_at = data, at
        self._news.set()
        _settle(seat.shown, at)

    async def listen(self, lines: asyncio.StreamReader) -> None:
        """Take in what the bot tells of itself."""
        self._bot_runs = True
        async for line in lines:
            told = msgspec.json.decode(line)
            if told["what"] == "pulse":
                self.stall = max(self.stall, told["stall"])
                self.resident = told["resident"]
            else:
                seat = self.seats[told["game"]]
                seat.asked = told["asked"]
                _settle(seat.saved, told["at"])
        self._bot_runs = False
        self._news.set()

    def forget(self) -> None:
        """The boards of before do not count as shown any more, but can be pressed."""
        for seat in self.seats.values():
            seat.shown_at = 0.0

    async def all_shown(self) -> float:
        """When the last table came to be seen."""
        async with asyncio.timeout(OPENING):
            while not all(seat.shown_at for seat in self.seats.values()):
                self._news.clear()
                await self._news.wait()
                if not self._bot_runs:
                    raise Failed("the bot has ended")
        return max(seat.shown_at for seat in self.seats.values())

    async def first_answer(self) -> float:
        """Somebody presses, again and again, until there is an answer; when that was."""
        tries: set[asyncio.Task[float]] = set()
        ready = [seat for seat in self.seats.values() if seat.free]
        try:
            async with asyncio.timeout(OPENING):
                for seat in cycle(ready):
                    tries.add(asyncio.create_task(self._press(seat)))
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
        raise Failed

    async def play(self, seconds: float) -> tuple[Way, Way, int]:
        """Press at an even pace for a while."""
        pause = min(EVERY / len(self.seats), REST)
        answers, boards, late = Way("confirmed", []), Way("new board", []), 0
        presses = []
        order = self._order()
        begun = perf_counter()
        for number in range(max(2, round(seconds / pause))):
            await asyncio.sleep(begun + number * pause - perf_counter())
            seat = next(order)
            if seat is not None:
                presses.append(asyncio.create_task(self._follow(seat)))
        for press in presses:
            try:
                answer, board = await press
            except (TimeoutError, Failed):
                late += 1
            else:
                answers.seconds.append(answer)
                boards.seconds.append(board)
        return answers, boards, late

    def _order(self) -> Iterator[_Seat | None]:
        """Table after table, without those that wait for something else; None if all do."""
        everywhere = cycle(self.seats.values())
        while True:
            few = (next(everywhere) for _ in range(len(self.seats)))
            yield next((seat for seat in few if seat.free), None)

    async def _follow(self, seat: _Seat) -> tuple[float, float]:
        """Press once; how long it took until it was answered and on disk, and until it showed."""
        loop = asyncio.get_running_loop()
        saved = seat.saved = loop.create_future()
        shown = seat.shown = loop.create_future()
        begun = perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                answered = await self._press(seat)
                confirmed = max(answered, await saved)
                return confirmed - begun, await shown - begun
        finally:
            seat.saved = seat.shown = None

    async def _press(self, seat: _Seat) -> float:
        person = self.windows[seat.asked[0]]
        return await person.act(
            "component",
            channel_id=str(seat.channel),
            message_id=seat.message["id"],
            component_type=BUTTON,
            custom_id=seat.button,
        )


def _settle(waiting: asyncio.Future[float] | None, at: float) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(at)

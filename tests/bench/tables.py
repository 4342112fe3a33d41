"""Many live tables with Discord's limits: answers, boards, requests, memory, a restart.

The real bot runs in a child process, the playground and all pages in this one. The bot reports
each commit with the messages that should show it, and a page sees when they do.
"""

from __future__ import annotations

import logging
import statistics as figures
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import aiohttp
from msgspec import Struct

from bot.playground.server import PlaygroundSettings, Running, serve
from bot.store.database.address import Server
from bot.workshop.sample_game import SampleGame
from editions.loader import load
from engine.rules import configure
from renders.board import paint_board
from renders.png import encoded
from tests.bench.load import Load, LoadPlan
from tests.bench.load_run import CALMING, OPENING, LoadRun
from tests.bench.load_setup import add_channels, seated_people, write_games
from tests.bench.page_client import open_page
from tests.bench.processes import bot_process
from tests.bench.roundtrip import bare_requests
from tests.bench.seen_table import SeenTable

BARE = 200


class Bare(Struct, frozen=True):
    """Median seconds of the fastest possible request and board encoding, in the same run."""

    request: float
    encoding: float


async def measure_bare() -> Bare:
    """Measure bare requests and the bare encoding of a board."""
    game = SampleGame(configure(load("classic")), 4, "bench:0")
    game.play(24)
    board = paint_board(game.scene)
    taken = []
    for _ in range(BARE):
        begun = perf_counter()
        encoded(board)
        taken.append(perf_counter() - begun)
    playground = await serve(PlaygroundSettings(port=0, rate_limits=False))
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
    tell: Callable[[str], None] = lambda line: None,
) -> Load:
    """Start a bot, let it play for a while, kill it and start it again.

    Without a server, its database is a file. A phase that takes too long is ended and reported.
    """
    # A killed bot leaves requests unfinished, about which the server would log errors.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    with TemporaryDirectory() as folder:
        database = server or Path(folder) / "bench.sqlite3"
        playground = await serve(PlaygroundSettings(port=0, rate_limits=plan.limits))
        bot = (
            *("tests.bench.table_bot", playground.url, playground.settings.token),
            *(server.url if server else str(database), str(plan.pace)),
        )
        try:
            tell(f"{plan.tables} games are written down …")
            places = add_channels(playground, plan.tables)
            people = seated_people(playground)
            games = await write_games(database, places, people, plan.computers)
            async with _load_run(playground, plan, tell, *games) as run:
                async with bot_process(*bot, heard=run.heard):
                    async with run.phase("opened", OPENING):
                        await run.wait_until_shown()
                    async with run.phase("calm", CALMING):
                        await run.wait_until_calm()
                    await run.play(advance)
                if plan.restart:
                    await _restart(run, bot)
                return run.load
        finally:
            await playground.close()


async def _restart(run: LoadRun, bot: Sequence[str]) -> None:
    """Start the killed bot again, and measure how long it takes to be back."""
    await run.forget_shown()
    killed = perf_counter()
    async with bot_process(*bot, heard=run.heard):
        async with run.phase("answering again", OPENING):
            await run.first_answer()
        run.load.back = perf_counter() - killed
        async with run.phase("all tables shown again", OPENING):
            await run.wait_until_shown()
        run.load.all_back = perf_counter() - killed
        run.load.restart = await run.requests()


@asynccontextmanager
async def _load_run(
    playground: Running,
    plan: LoadPlan,
    tell: Callable[[str], None],
    people: list[int],
    computers: list[int],
) -> AsyncIterator[LoadRun]:
    """Open a page for each person. The first page also watches the boards."""
    async with aiohttp.ClientSession() as session, AsyncExitStack() as pages:
        tables = [SeenTable(game) for game in people]
        tables += [SeenTable(game, computers=True) for game in computers]
        run = LoadRun(plan, tables, session, playground.url, tell)
        for person in seated_people(playground):
            on_frame = None if run.pages else run.on_frame
            page = open_page(session, playground.url, person.username, on_frame)
            run.pages[person.id] = await pages.enter_async_context(page)
        yield run

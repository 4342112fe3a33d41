"""Many live tables with Discord's limits on: answers, boards, requests, memory, a restart.

The real bot runs in a process of its own, the playground and everybody's pages in this one. The
bot tells when a commit is on disk and what should be seen of it; a page sees when that is so.
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

from bot.playground.server import Running, Settings, serve
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
    tell: Callable[[str], None] = lambda line: None,
) -> Load:
    """A bot starts, plays for a while, and is killed and started again.

    Without a server it has a file. What takes too long is left and told; the figures come anyway.
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
            tell(f"{plan.tables} games are written down …")
            places = add_channels(playground, plan.tables)
            people = seated_people(playground)
            games = await write_games(database, places, people, plan.computers)
            async with _load_run(playground, plan, tell, *games) as run:
                async with bot_process(*bot, heard=run.heard):
                    async with run.phase("opened", OPENING):
                        await run.opened()
                    async with run.phase("calm", CALMING):
                        await run.calm()
                    await run.play(advance)
                if plan.restart:
                    await _restart(run, bot)
                return run.load
        finally:
            await playground.close()


async def _restart(run: LoadRun, bot: Sequence[str]) -> None:
    """How soon a bot is back that was killed."""
    await run.forget()
    killed = perf_counter()
    async with bot_process(*bot, heard=run.heard):
        async with run.phase("answering again", OPENING):
            await run.first_answer()
        run.load.back = perf_counter() - killed
        async with run.phase("all tables shown again", OPENING):
            await run.opened()
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
    """Everybody at a page of their own; the first of them also watches the boards."""
    async with aiohttp.ClientSession() as session, AsyncExitStack() as pages:
        tables = [SeenTable(game) for game in people]
        tables += [SeenTable(game, computers=True) for game in computers]
        run = LoadRun(plan, tables, session, playground.url, tell)
        for person in seated_people(playground):
            on_frame = None if run.pages else run.on_frame
            page = open_page(session, playground.url, person.username, on_frame)
            run.pages[person.id] = await pages.enter_async_context(page)
        yield run

"""Databases with live games in every stage, written by earlier versions, open and play on.

`older/write.py` wrote them with the code of their time. Three of them are from the last commits of
the schemas 9, 11 and 16. League nights came with schema 13, so the first two have none.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.hosting.damage import damage
from bot.playground.world import Channel
from bot.store.database.checkup import check_up
from bot.store.database.database import Database
from bot.store.database.schema import VERSION
from bot.tables.table import LiveTable
from editions.loader import load
from engine.ai.policies import POLICIES
from engine.asked import waiting
from engine.decisions import Auction, Challenge, Debt, TripOffer
from engine.errors import Illegal
from engine.view import view
from tests.bot.play.test_whole_games import grumbles
from tests.support.evening import Evening, an_evening
from tests.support.finishing import recorded
from tests.support.patience import until
from tests.support.tables import channel_id

OLDER = Path(__file__).with_name("older")
FILES = sorted(OLDER.glob("schema-*.db.xz"))
STAGES: dict[int, tuple[type, ...]] = {1: (Auction,), 2: (Debt,), 4: (TripOffer, Challenge)}
"""The types of question that a game was stored with, by game."""
TRADE, NYC, LEAGUE = 3, 5, 6
PEOPLE = ("Ana", "Ben", "Cleo")
MOST = 3000
"""Actions until a game must be over."""


@pytest.fixture(params=FILES, ids=lambda file: file.name.partition(".")[0])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of a database from an earlier version."""
    path = tmp_path / "rentroll.db"
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    return path


@pytest_asyncio.fixture
async def evening(stored: Path, tmp_path: Path) -> AsyncIterator[Evening]:
    """The present bot, started with a stored database, with a channel for each of its games."""
    async with an_evening(tmp_path / "other.db") as opened:
        await opened.stop_bot()
        opened.database = stored
        channels = opened.running.stage.world.channels
        home = channels[channel_id(opened, "lobby")]
        for place in await asyncio.to_thread(places_of, stored):
            if place not in channels:
                channels[place] = Channel(place, home.type, f"table-{place}", home.guild_id)
        for name in PEOPLE:
            await opened.seat(name)
        await opened.start_bot()
        yield opened


def places_of(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [place for (place,) in connection.execute("SELECT channel FROM games")]


async def play_to_the_end(table: LiveTable) -> None:
    """Let the computer decide for all seats until the game is over."""
    minds = [POLICIES["steady"]() for _ in table.seats]
    for _ in range(MOST):
        if table.over:
            return
        seq, seat = table.seq, next(iter(waiting(table.state)))
        try:
            await table.submit(seat, minds[seat].decide(view(table.ed, table.state, seat)))
        except Illegal:
            assert table.seq > seq, "the bot has ended a turn in which nothing was left to do"
    raise AssertionError("it does not end")


def test_a_database_of_each_older_schema_is_stored() -> None:
    versions = [int(file.name.partition(".")[0].removeprefix("schema-")) for file in FILES]
    assert {9, 11, 16, 18} <= {*versions}


def test_doctor_finds_nothing_wrong_before_and_after_the_update(stored: Path) -> None:
    assert list(damage(stored)) == []
    asyncio.run(bring_up_to_date(stored))
    found = check_up(stored)
    assert (found.version, found.problems) == (VERSION, ())
    assert list(damage(stored)) == []


async def bring_up_to_date(path: Path) -> None:
    await (await Database.open(path)).close()


@pytest.mark.asyncio
async def test_every_game_is_in_its_stage_and_is_played_to_its_end(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    tables = {table.game: table for table in evening.parts.tables.all()}
    league = LEAGUE in tables
    assert {*tables} == {*range(1, 7 if league else 6)}
    for game, question in STAGES.items():
        assert isinstance(tables[game].state.pending[-1], question)
    assert tables[TRADE].state.offers
    assert tables[NYC].edition.rules == load("nyc").rules
    assert tables[NYC].edition.rules.building_bids_from_one
    if league:
        assert await evening.parts.league.books.of_game(LEAGUE) is not None
    for table in tables.values():
        await play_to_the_end(table)
        await recorded(evening, table)
    if league:
        await finish_the_night(evening)
    assert [*grumbles(caplog)] == []


async def finish_the_night(evening: Evening) -> None:
    """Play the second round of the league night, and wait until the night is over."""
    number = await evening.parts.league.books.of_game(LEAGUE)
    assert number is not None
    (final,) = await evening.until(evening.parts.tables.all)
    await play_to_the_end(final)
    await recorded(evening, final)

    async def over() -> bool:
        night = await evening.parts.league.books.league(number)
        return night is not None and night.status == "over" and len(night.tables_of(2)) == 1

    await until(over)

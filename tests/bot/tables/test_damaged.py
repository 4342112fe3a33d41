"""Games with damaged data: moderators and periodic jobs can close them and free their channels."""

from __future__ import annotations

import pytest

from bot.hosting.chores import DAY
from bot.store.games.games import Status
from bot.tables.table import LiveTable
from tests.support.evening import Evening, option, sub
from tests.support.lobbying import opened, told
from tests.support.moderating import logged, moderates, setting
from tests.support.patience import until
from tests.support.tables import channel_id, lose, start_table

pytestmark = pytest.mark.both_databases


async def a_damaged_game(evening: Evening) -> LiveTable:
    """Return a live game that the bot could not read when it started."""
    table = await start_table(evening, robots=0)
    await evening.idle()
    await lose(evening.bot.db, table.game)
    await evening.restart_bot()
    assert evening.parts.tables.all() == []
    assert await status_of(evening, table) == "live"
    return table


async def status_of(evening: Evening, table: LiveTable) -> Status:
    row = await evening.row(table.game)
    return row.status


async def closed(evening: Evening, table: LiveTable) -> None:
    async def done() -> bool:
        return await status_of(evening, table) == "closed"

    await until(done)


@pytest.mark.asyncio
async def test_a_moderator_can_end_a_damaged_game_and_the_channel_is_free(evening: Evening):
    mia = await evening.seat("Mia")
    await setting(evening, log=channel_id(evening, "table-two"))
    table = await a_damaged_game(evening)
    ana = evening.people["Ana"]
    await ana.slash("game", sub("new"))
    await told(ana, "damaged", "/moderate end")
    await moderates(mia, "pause", says="damaged")
    await moderates(mia, "undo", option("moves", 1, 4), says="damaged")
    await moderates(mia, "end", says="The damaged game is closed")
    await logged(mia, "ended game")
    assert await status_of(evening, table) == "closed"
    await opened(ana)


@pytest.mark.asyncio
async def test_a_damaged_game_is_closed_when_its_channel_is_deleted(evening: Evening):
    table = await a_damaged_game(evening)
    evening.running.control.delete_channel({"channel_id": table.channel})
    await closed(evening, table)


@pytest.mark.asyncio
async def test_a_damaged_game_is_closed_after_the_retention_time(evening: Evening):
    table = await a_damaged_game(evening)
    await setting(evening, retention_days=30)
    evening.time.now += 29 * DAY
    await evening.parts.chores.run(evening.time.now)
    assert await status_of(evening, table) == "live"
    evening.time.now += 2 * DAY
    await evening.parts.chores.run(evening.time.now)
    assert await status_of(evening, table) == "closed"


@pytest.mark.asyncio
async def test_a_damaged_game_is_closed_when_its_server_removes_the_bot(evening: Evening):
    table = await a_damaged_game(evening)
    await evening.parts.chores.departed(table.guild)
    assert await status_of(evening, table) == "closed"


@pytest.mark.asyncio
async def test_the_status_of_a_finished_game_cannot_be_changed_to_closed(evening: Evening):
    table = await start_table(evening, robots=0)
    await evening.bot.stores.games.set_status(table.game, "over", evening.time())
    await evening.bot.stores.games.set_status(table.game, "closed", evening.time())
    assert await status_of(evening, table) == "over"

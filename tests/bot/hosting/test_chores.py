"""The daily chores: how long games and the data of servers are kept."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from bot.hosting.chores import DAY
from bot.hosting.config import Config
from bot.playground import places
from bot.store.shards.shard import EVERYTHING, Shard
from bot.tables.table import LiveTable
from tests.support.evening import Evening, sub
from tests.support.finishing import filmed, finish
from tests.support.patience import until
from tests.support.reading import see
from tests.support.tables import channel_id, start_table


async def status_of(evening: Evening, game: int) -> str:
    row = await evening.bot.stores.games.game(game)
    return row.status if row else "deleted"


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_finished_games_are_deleted_after_their_time_and_results_stay(evening: Evening):
    table = await finish(evening, "Ana", "Ben")
    await filmed(evening, table)
    keep = evening.bot.config.keep_days * DAY
    await evening.parts.chores.run(evening.time() + keep - 1)
    assert await status_of(evening, table.game) == "over"
    await evening.parts.chores.run(evening.time() + keep + 1)
    assert await status_of(evening, table.game) == "deleted"
    assert await evening.bot.stores.games.commits(table.game) == []
    assert await evening.bot.stores.standings.count(table.guild, int(evening.people["Ana"].id)) == 1


@pytest.mark.asyncio
async def test_a_server_may_keep_its_games_for_less_long_than_the_host(evening: Evening):
    here = await finish(evening, "Ana", "Ben")
    there = await finish(evening, "Ana", "Ben", channel="welcome")
    await filmed(evening, here)
    await filmed(evening, there)
    await evening.bot.stores.guild_settings.change(
        here.guild, lambda s: replace(s, retention_days=7)
    )
    await evening.bot.stores.guild_settings.change(
        there.guild, lambda s: replace(s, retention_days=999)
    )
    await evening.parts.chores.run(evening.time() + 8 * DAY)
    assert await status_of(evening, here.game) == "deleted"
    assert await status_of(evening, there.game) == "over"
    assert evening.parts.chores.keep_days(there.guild) == evening.bot.config.keep_days


@pytest.mark.asyncio
async def test_a_host_may_keep_games_for_ever(evening: Evening):
    table = await finish(evening, "Ana", "Ben")
    await filmed(evening, table)
    evening.parts.chores.config = Config(database=evening.database, keep_days=0)
    await evening.parts.chores.run(evening.time() + 99999 * DAY)
    assert await status_of(evening, table.game) == "over"


@pytest.mark.asyncio
async def test_an_unplayed_game_is_closed_and_then_deleted(evening: Evening):
    table = await start_table(evening)
    keep = evening.bot.config.keep_days * DAY
    evening.time.now += keep + 1
    await evening.parts.chores.run(evening.time())
    assert await status_of(evening, table.game) == "closed"
    assert evening.parts.tables.find(table.game) is None
    evening.time.now += DAY
    await evening.parts.chores.run(evening.time())
    assert await status_of(evening, table.game) == "deleted", "not after twice the time"


@pytest.mark.asyncio
async def test_a_forgotten_lobby_is_closed_and_its_message_says_so(evening: Evening):
    ana = await evening.seat("Ana")
    await ana.slash("game", sub("new"))
    await see(evening, ana, lambda message: "Join" in json.dumps(message["components"]))
    row = await evening.bot.stores.games.in_channel(channel_id(evening, "lobby"))
    assert row is not None
    await evening.parts.chores.run(evening.time() + DAY + 1)
    assert await status_of(evening, row.id) == "closed"
    await see(
        evening, ana, lambda m: not m.get("components") and m["author"].get("bot") and m["content"]
    )


@pytest.mark.asyncio
async def test_chores_run_once_a_day_despite_a_restart(evening: Evening):
    done: list[float] = []

    async def noted(now: float, shard: Shard = EVERYTHING) -> None:
        done.append(now)

    async def chores_after(seconds: float) -> int:
        evening.parts.chores.run = noted  # type: ignore[method-assign]
        evening.time.now += seconds
        done.clear()
        await evening.parts.chores.tick()
        await evening.parts.chores.tick()
        await until(_settled)
        return len(done)

    async def _settled() -> bool:
        return not evening.bot.background._running

    await chores_after(0.0)
    assert await chores_after(DAY - 1) == 0
    assert await chores_after(1) == 1
    await evening.restart_bot()
    assert await chores_after(DAY / 2) == 0
    assert await chores_after(DAY / 2) == 1


async def removed_from(evening: Evening, guild: int) -> None:
    server = evening.bot.get_guild(guild)
    assert server is not None
    await server.leave()
    await until(lambda: _noted(evening, guild))


async def _noted(evening: Evening, guild: int) -> bool:
    return guild in await evening.bot.stores.privacy.departed()


async def invited_to(evening: Evening, guild: int) -> None:
    stage = evening.running.stage
    (app,) = stage.world.applications.values()
    places.install(stage, app, stage.world.guilds[guild])


async def two_servers(evening: Evening) -> tuple[LiveTable, LiveTable]:
    """Finish a game in each of two servers and return both tables."""
    here = await finish(evening, "Ana", "Ben")
    there = await finish(evening, "Ana", "Ben", channel="welcome")
    await filmed(evening, here)
    await filmed(evening, there)
    return here, there


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_the_data_of_a_server_that_removed_the_bot_is_deleted_after_the_grace_days(
    evening: Evening,
):
    here, there = await two_servers(evening)
    bot, ana = evening.bot, int(evening.people["Ana"].id)
    await bot.stores.guild_settings.change(there.guild, lambda settings: settings)
    await bot.stores.editions.draft(there.guild, ana, "a", b"draft", evening.time() + 60 * DAY)
    await removed_from(evening, there.guild)
    grace = bot.config.grace_days * DAY
    await bot.parts.chores.run(evening.time() + grace - 1)
    assert await status_of(evening, there.game) == "over", "kept for now"
    await bot.parts.chores.run(evening.time() + grace + 1)
    assert await status_of(evening, there.game) == "deleted"
    assert await bot.stores.standings.count(there.guild, ana) == 0
    assert await bot.stores.standings.seasons(there.guild) == []
    assert (await bot.stores.privacy.about(ana))["editions"]["drafts"] == []
    assert await bot.db.rows("SELECT * FROM guild_settings WHERE guild = ?", (there.guild,)) == []
    assert (
        there.guild
        not in await bot.stores.privacy.guilds() | (await bot.stores.privacy.departed()).keys()
    )
    assert await status_of(evening, here.game) == "over", "the other server has lost nothing"
    assert await bot.stores.standings.count(here.guild, ana) == 1


@pytest.mark.asyncio
async def test_a_server_that_invites_the_bot_again_keeps_everything(evening: Evening):
    _, there = await two_servers(evening)
    await removed_from(evening, there.guild)
    await invited_to(evening, there.guild)
    await until(lambda: _arrived(evening, there.guild))
    await evening.parts.chores.run(evening.time() + 31 * DAY)
    assert await status_of(evening, there.game) == "over"


async def _arrived(evening: Evening, guild: int) -> bool:
    return not await _noted(evening, guild)


@pytest.mark.asyncio
async def test_a_running_game_is_closed_when_the_bot_is_removed(evening: Evening):
    table = await start_table(evening, channel="welcome")
    await removed_from(evening, table.guild)
    assert await status_of(evening, table.game) == "closed"


@pytest.mark.asyncio
async def test_leaving_and_joining_while_the_bot_is_down_are_noticed_later(evening: Evening):
    _, there = await two_servers(evening)
    stage = evening.running.stage
    (app,) = stage.world.applications.values()
    await evening.stop_bot()
    app.guilds.remove(there.guild)
    await evening.start_bot()
    await until(lambda: _noted(evening, there.guild))
    await evening.stop_bot()
    app.guilds.append(there.guild)
    await evening.start_bot()
    await until(lambda: _arrived(evening, there.guild))


@pytest.mark.asyncio
async def test_the_chores_delete_drafts_after_a_week(evening: Evening):
    guild, ana = 1, int((await evening.seat("Ana")).id)
    await evening.bot.stores.editions.draft(guild, ana, "a", b"draft", evening.time())
    await evening.parts.chores.run(evening.time() + 6 * DAY)
    assert (await evening.bot.stores.privacy.about(ana))["editions"]["drafts"]
    await evening.parts.chores.run(evening.time() + 7 * DAY + 1)
    assert not (await evening.bot.stores.privacy.about(ana))["editions"]["drafts"]

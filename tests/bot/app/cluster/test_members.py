"""Tests of two bots in one process that share the shards of a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.app.client import Rentroll
from bot.app.cluster.news import MISSED
from bot.hosting.config import Config
from bot.messages.sync import MessageSync
from bot.playground.client import point_at
from bot.playground.server import PlaygroundSettings, Running, serve
from bot.store.database.address import Server
from bot.store.database.writer import Owner
from bot.store.postgres.lease_table import Leases
from bot.store.servers.guilds import GuildSettings
from bot.store.shards.leases import LEASE
from bot.store.users.people import Preferences
from bot.support.failures import CannotDo
from bot.tables.table import LiveTable
from bot.ui.custom_ids import parse
from bot.words import say
from tests.soak.killing import custom_ids
from tests.soak.ordeal import Table, deal
from tests.support.databases import end_sessions, on_a_server, on_disk
from tests.support.patience import in_time, until
from tests.support.players import Person

together = pytest.mark.asyncio(loop_scope="module")

SHARDS, SERVERS = 4, 8
NAMES = ("ana", "ben", "cleo")
IDENTIFY = 0.1
"""Seconds between two gateway sessions of a bucket, shortened for the tests."""


@dataclass
class Pair:
    """A playground with people and games, and two bots with a shard each."""

    running: Running
    database: Server
    people: list[Person]
    tables: dict[int, Table]
    bots: list[Rentroll]
    clients: list[asyncio.Task[None]]

    async def start(self, shards: int = SHARDS) -> Rentroll:
        point_at(self.running.url)
        config = Config(database=self.database, shards=shards)
        bot = Rentroll(config, pace=0.02, rhythm=0.02, guild_ready_timeout=0.05)
        self.clients.append(asyncio.create_task(bot.start(self.running.settings.token)))
        self.bots.append(bot)
        return bot

    async def ready(self) -> None:
        """Wait until each bot has its share, and Discord has listed all servers there."""
        share = SHARDS // len(self.bots)
        await until(lambda: all(_settled(bot, share) for bot in self.bots))

    async def stop(self, bot: Rentroll) -> None:
        at = self.bots.index(bot)
        await bot.close()
        await asyncio.gather(self.clients.pop(at), return_exceptions=True)
        del self.bots[at]

    def games(self, bot: Rentroll) -> set[int]:
        return {game for game, table in self.tables.items() if bot.cluster.plays_guild(table.guild)}


def _settled(bot: Rentroll, share: int) -> bool:
    known = getattr(bot, "cluster", None)
    if known is None or len(known.shards()) != share or not known.is_connected():
        return False
    return len(bot.parts.tables.all()) == bot.parts.tables.count


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pair() -> AsyncIterator[Pair]:
    """Two bots with a shard each, shared by all tests, which leave them unchanged."""
    running = await serve(
        PlaygroundSettings(port=0, servers=SERVERS, shards=SHARDS, rate_limits=False)
    )
    people = [Person(name) for name in NAMES]
    with pytest.MonkeyPatch.context() as patch, on_a_server() as server:
        patch.setattr(Leases, "identify", IDENTIFY)
        async with _played(running, server, people) as made:
            yield made
    await running.close()


@asynccontextmanager
async def _played(running: Running, server: Server, people: list[Person]) -> AsyncIterator[Pair]:
    async with aiohttp.ClientSession() as session:
        for person in people:
            await person.sit_down(session, running.url)
        tables = await deal(running, server, people, SERVERS, "1")
        made = Pair(running, server, people, tables, [], [])
        for _ in range(2):
            await made.start()
        await made.ready()
        yield made
        for bot in [*made.bots]:
            await made.stop(bot)
        for person in people:
            await person.leave()


@together
async def test_each_process_plays_the_games_of_its_own_shard_and_no_other(pair: Pair):
    played = [{table.game for table in bot.parts.tables.all()} for bot in pair.bots]
    assert played[0] | played[1] == {*pair.tables}
    assert not played[0] & played[1]
    assert all(played)
    assert played == [pair.games(bot) for bot in pair.bots]


@together
async def test_a_process_that_leaves_hands_over_its_shards_one_by_one_and_the_games_go_on(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
):
    leaves, stays = pair.bots
    given: list[list[int]] = []
    member: Any = leaves.cluster
    give_up = member._leases.give_up

    async def note(held: list[tuple[int, int]]) -> None:
        given.append([shard for shard, _ in held])
        await give_up(held)

    monkeypatch.setattr(member._leases, "give_up", note)
    shards = {shard.number for shard in leaves.cluster.shards()}
    await pair.stop(leaves)
    assert sorted(given) == [[shard] for shard in sorted(shards)], "as they can be connected"
    await pair.ready()
    assert {table.game for table in stays.parts.tables.all()} == {*pair.tables}
    await pair.start()
    await pair.ready()


class SlowWork(MessageSync):
    """A message task that waits during an attempt, and is woken for another one."""

    begun, go_on = asyncio.Event(), asyncio.Event()

    async def _attempt(self) -> bool:
        self.begun.set()
        await self.go_on.wait()
        self.due = True
        return False


@together
async def test_a_handover_waits_for_running_attempts_and_begins_no_others(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.messages.keeper.LAST_WORDS", None)
    keeper = pair.bots[0].parts.keeper
    work = SlowWork(keeper, Owner("game", 0))
    work.show_soon()
    await in_time(work.begun.wait())
    stopping = asyncio.create_task(keeper._stop([work]))
    await asyncio.sleep(0)
    assert not stopping.done()
    work.go_on.set()
    await in_time(stopping)


@together
async def test_a_change_by_one_process_reaches_the_other(pair: Pair):
    here, there = pair.bots
    await here.stores.people.choose(5, Preferences(ping="never"))
    await until(lambda: there.stores.people.of(5).ping == "never")
    await until(lambda: all(bot.parts.command_sync.ids for bot in pair.bots))
    assert here.parts.command_sync.ids == there.parts.command_sync.ids
    guild = next(
        table.guild for table in pair.tables.values() if here.cluster.plays_guild(table.guild)
    )
    await here.stores.guild_settings.choose(guild, GuildSettings(language="en", most_games=3))
    await until(lambda: there.stores.guild_settings.of(guild).most_games == 3)


@together
async def test_missed_notices_are_read_when_the_connection_is_back(pair: Pair):
    on_disk(
        pair.database,
        "INSERT INTO preferences VALUES (7, ?)",
        '{"ping":"never","auto_roll":false,"auto_end":null}',
    )
    end_sessions(pair.database, "% listens")
    await until(lambda: all(bot.stores.people.of(7).ping == "never" for bot in pair.bots))


@together
async def test_a_server_of_another_process_does_not_count_as_left(pair: Pair):
    await until(lambda: all(len(bot.guilds) < SERVERS for bot in pair.bots))
    for bot in pair.bots:
        for shard in bot.cluster.shards():
            await bot.parts.chores.note_moved_servers(shard, {one.id for one in bot.guilds})
            await bot.parts.chores.run(bot.now(), shard)
    guilds = {table.guild for table in pair.tables.values()}
    assert not guilds & set(await pair.bots[0].stores.privacy.departed())
    assert on_disk(pair.database, "SELECT count(*) FROM games") == [(SERVERS,)]


@together
async def test_a_left_server_is_noticed_by_the_process_with_its_shard(pair: Pair):
    gone = (1 << 40) << 22
    for bot in pair.bots:
        if bot.cluster.plays_guild(gone):
            await bot.stores.guild_settings.choose(gone, GuildSettings())
    for bot in pair.bots:
        for shard in bot.cluster.shards():
            await bot.parts.chores.note_moved_servers(shard, {one.id for one in bot.guilds})
    assert set(await pair.bots[0].stores.privacy.departed()) == {gone}


@together
async def test_the_chores_of_each_shard_are_done_by_one_process(pair: Pair):
    for bot in pair.bots:
        await bot.parts.chores.tick()
    facts = on_disk(pair.database, "SELECT name FROM facts WHERE name LIKE 'chores%' ORDER BY 1")
    assert facts == [(f"chores:{shard}/{SHARDS}",) for shard in range(SHARDS)]


@together
async def test_another_number_of_shards_is_refused_with_an_explanation(pair: Pair):
    bot = await pair.start(SHARDS + 1)
    with pytest.raises(CannotDo, match="have 4 shards, and this one was told 5"):
        await pair.clients[-1]
    await pair.stop(bot)


@together
async def test_a_process_that_lost_its_lease_drops_its_tables_and_disconnects_the_shard(pair: Pair):
    loser = pair.bots[0]
    games = pair.games(loser)
    shard, kept = loser.cluster.shards()
    games -= {game for game, table in pair.tables.items() if kept.has(table.guild)}
    on_disk(
        pair.database,
        "WITH taken AS (UPDATE rentroll_leases SET owner = ?, fence = fence + 1 WHERE shard = ?)"
        " INSERT INTO rentroll_processes (name, place, most) VALUES (?, 'elsewhere', 1)",
        *("somebody", shard.number, "somebody"),
    )
    await until(lambda: shard not in loser.cluster.shards())
    assert not {table.game for table in loser.parts.tables.all()} & games
    await until(lambda: shard.number not in loser.shards)
    on_disk(pair.database, "DELETE FROM rentroll_processes WHERE name = 'somebody'")
    await pair.ready()


def _is_move(custom_id: str, game: int) -> bool:
    press = parse(custom_id)
    return (press.game, press.verb) == (game, "do")


@together
async def test_a_press_without_a_valid_lease_waits_and_then_gets_one_moment_please(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
):
    bot = pair.bots[0]
    game = min(pair.games(bot))
    message = await pair.people[0].inbox.wait(
        "MESSAGE_CREATE",
        lambda data: any(
            one.startswith(f"r1:{game}:") and ":do:" in one for one in custom_ids(data)
        ),
    )
    asked = next(one for one in pair.people if f"**{one.name.title()}**" in message["content"])
    press = next(one for one in custom_ids(message) if _is_move(one, game))
    acted = "SELECT count(*) FROM commits WHERE interaction IS NOT NULL"
    before = on_disk(pair.database, acted)
    monkeypatch.setattr(bot.cluster, "_renewed", -LEASE * 10)
    monkeypatch.setattr(bot.cluster, "_renew", lambda: asyncio.sleep(0))
    mark = asked.mark()
    await asked.outcome(await asked.click(message, press))
    told = await asked.wait_message(lambda data: "One moment" in data["content"], after=mark)
    assert told["content"] == say("error-one_moment")
    assert on_disk(pair.database, acted) == before
    nonce = await asked.click(message, press)
    monkeypatch.undo()
    assert await asked.outcome(nonce) == "done"
    await until(lambda: on_disk(pair.database, acted) == [(before[0][0] + 1,)])


@together
async def test_a_user_deleted_by_one_process_is_deleted_at_all_tables(pair: Pair):
    user = int(pair.people[1].id)
    left = [min(bot.parts.tables.all(), key=lambda table: table.game) for bot in pair.bots]
    for bot, table in zip(pair.bots, left, strict=True):
        seat = table.own_seat(user)
        await bot.parts.seats.leave(table, seat, user)
        assert "Ben" in table.names[seat]
    await pair.bots[0].parts.personal_data.forget_user(user)

    def forgotten(table: LiveTable) -> bool:
        said = [*table.names, *(told.words for told in table.story)]
        return table.seat_of(user) is None and not any("Ben" in words for words in said)

    await until(
        lambda: all(forgotten(table) for bot in pair.bots for table in bot.parts.tables.all())
    )
    for table in left:
        await table.games.save_seats(table.game, table.seats)
    await until(
        lambda: (
            on_disk(pair.database, "SELECT count(*) FROM seats WHERE name LIKE '%Ben%'") == [(0,)]
        )
    )


@together
async def test_a_user_deleted_while_another_process_is_unreachable_is_deleted_there_later(
    pair: Pair,
):
    user, (here, there) = int(pair.people[2].id), pair.bots
    left, *others = there.parts.tables.all()
    await there.parts.seats.leave(left, left.own_seat(user), user)
    await here.parts.personal_data.forget_everywhere(user)
    assert any("Cleo" in name for name in left.names)
    assert any(table.seat_of(user) is not None for table in others)
    await there.parts.news.apply_notice(MISSED)
    for table in (left, *others):
        assert table.seat_of(user) is None
        assert table.automatic, "the computer plays on"
        assert not any("Cleo" in name for name in table.names)
        assert not any("Cleo" in told.words for told in table.story)
    sql = f"SELECT count(*) FROM seats WHERE name LIKE '%Cleo%' OR user = {user}"
    assert on_disk(pair.database, sql) == [(0,)]

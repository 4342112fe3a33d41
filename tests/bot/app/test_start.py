"""Tests of a start: the bot connects at once, and reads each table independently."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.store.database.codec import Opening, encode
from bot.store.database.rows import Unreadable
from bot.store.games.games import GameRow, Games
from bot.store.shards.shard import EVERYTHING
from bot.support.refusals import Expired
from bot.tables.clocks import DECISION, RESTART_GRACE
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from engine.edition import Seat
from engine.state import GameState
from tests.support.evening import Evening, buttons, option, sub
from tests.support.lobbying import told
from tests.support.moderating import moderates
from tests.support.players import Json, Person
from tests.support.seeing import table_now
from tests.support.situations import auction
from tests.support.tables import lose, start_table, turn_of

ANA = Seat(0)


class Slow:
    """A game whose reading waits for `go`, and a count of the reads of each game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game = 0
        self.go = asyncio.Event()
        self.begun: Counter[int] = Counter()
        snapshot = Games.snapshot

        async def reading(games: Games, game: int, at_most: int) -> tuple[int, GameState]:
            self.begun[game] += 1
            if game == self.game:
                await self.go.wait()
            return await snapshot(games, game, at_most)

        monkeypatch.setattr(Games, "snapshot", reading)


@pytest_asyncio.fixture
async def slow(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Slow]:
    made = Slow(monkeypatch)
    yield made
    made.go.set()


async def restart(evening: Evening, slow: Slow, table: LiveTable) -> None:
    """Restart the bot, and hold it while it reads this table."""
    await evening.idle()
    await evening.stop_bot()
    slow.game = table.game
    await evening.connect_bot()
    await evening.until(lambda: slow.begun[table.game])


async def shown(evening: Evening, person: Person) -> Json:
    """Wait until a person sees the table's message with "Roll", and return it."""

    def found() -> Json | None:
        message = table_now(person)
        return message if message is not None and "Roll" in buttons(message) else None

    message: Json = await evening.until(found)
    return message


@pytest.mark.asyncio
async def test_a_slow_game_keeps_nobody_else_from_playing(evening: Evening, slow: Slow):
    first = await start_table(evening, robots=0, change=turn_of(ANA))
    second = await start_table(evening, "table-one", robots=0, change=turn_of(ANA))
    ana = evening.people["Ana"]
    await restart(evening, slow, first)
    await ana.slash("roll", channel="table-one")
    await evening.until(
        lambda: (table := evening.parts.tables.find(second.game)) and table.seq == second.seq + 1
    )
    assert evening.parts.tables.find(first.game) is None
    assert evening.parts.tables.count == 2


@pytest.mark.asyncio
async def test_a_press_before_its_table_is_read_is_acknowledged_and_then_answered(
    evening: Evening, slow: Slow
):
    table = await start_table(evening, robots=0, change=turn_of(ANA))
    ana = evening.people["Ana"]
    message = await shown(evening, ana)
    await restart(evening, slow, table)
    press = await ana.click(message, buttons(message)["Roll"]["custom_id"])
    assert await ana.outcome(press) == "done"
    assert evening.parts.tables.all() == []
    slow.go.set()
    await evening.until(lambda: evening.parts.tables.all() and evening.table().seq == table.seq + 1)
    assert slow.begun[table.game] <= 2, "the state, and what is told again of it: read once"


@pytest.mark.asyncio
async def test_a_command_knows_of_a_table_that_is_not_read_yet(evening: Evening, slow: Slow):
    table = await start_table(evening, robots=0, change=turn_of(ANA))
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await restart(evening, slow, table)
    await ana.slash("roll")
    await ben.slash("board")
    await ben.slash("privacy", sub("show"))
    await told(ben, "stored about you")
    assert evening.parts.tables.all() == []
    slow.go.set()
    await evening.until(lambda: evening.parts.tables.all() and evening.table().seq == table.seq + 1)
    await evening.idle()
    answers = [data.get("content", "") for _, data in ana.inbox.got + ben.inbox.got]
    assert not any("There is no game in this channel" in answer for answer in answers)


@pytest.mark.asyncio
async def test_a_form_does_not_wait_longer_than_discord_does(
    evening: Evening, slow: Slow, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.discord_api.router.FORM_PATIENCE", 0.01)
    table = await start_table(evening, robots=1, change=auction)
    ana = evening.people["Ana"]
    offered = await ana.wait_message(lambda m: "auction-own" in str(m["components"]))
    own = next(b["custom_id"] for b in buttons(offered).values() if "auction-own" in b["custom_id"])
    await restart(evening, slow, table)
    await ana.click(offered, own)
    await told(ana, "still loading this table")


@pytest.mark.asyncio
async def test_clocks_start_when_their_table_is_read(evening: Evening, slow: Slow):
    table = await start_table(evening, robots=0, speed="live", change=turn_of(ANA))
    await restart(evening, slow, table)
    evening.time.now += 1000
    await evening.parts.tables.tick()
    slow.go.set()
    await evening.until(evening.parts.tables.all)
    await evening.parts.tables.tick()
    again = evening.table()
    assert again.seats[ANA].misses == 0
    assert again.timers[DECISION].due == evening.time() + RESTART_GRACE


@pytest.mark.asyncio
async def test_a_moderator_can_end_a_game_that_is_being_read(evening: Evening, slow: Slow):
    table = await start_table(evening, robots=0)
    mia = await evening.seat("Mia")
    await restart(evening, slow, table)
    mark = mia.mark()
    await mia.slash("moderate", sub("end"))
    slow.go.set()
    await told(mia, "The game is closed", after=mark)
    assert evening.parts.tables.all() == []
    assert evening.parts.tables.unread == {}
    with pytest.raises(Expired):
        evening.parts.tables.require(table.game)


@pytest.mark.asyncio
async def test_the_bot_stops_in_the_middle_of_reading(evening: Evening, slow: Slow):
    table = await start_table(evening, robots=0)
    await restart(evening, slow, table)
    await evening.stop_bot()
    slow.game = 0
    await evening.start_bot()
    assert evening.table().state == table.state


@pytest.mark.asyncio
async def test_simultaneous_requests_get_the_same_table(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0)
    await evening.parts.tables.put_away(table)
    mia = await evening.seat("Mia")
    loads, read = 0, Tables._read_live

    async def counted(tables: Tables, row: GameRow) -> LiveTable:
        nonlocal loads
        loads += 1
        return await read(tables, row)

    monkeypatch.setattr(Tables, "_read_live", counted)
    which = option("game", table.game, 4)
    await asyncio.gather(*(mia.slash("moderate", sub("revive", which)) for _ in range(2)))
    await told(mia, "The game is back")
    await evening.idle()
    assert loads == 1
    one, two = await asyncio.gather(*(evening.parts.tables.load(table.game) for _ in range(2)))
    assert one is two is evening.table()


async def damage(evening: Evening, table: LiveTable) -> bytes:
    """Delete a game's snapshot, restart the bot, and return the snapshot."""
    row = await evening.bot.db.row("SELECT state FROM snapshots WHERE game = ?", (table.game,))
    assert row is not None
    await lose(evening.bot.db, table.game)
    await evening.restart_bot()
    found: bytes = row[0]
    return found


@pytest.mark.asyncio
async def test_a_game_that_cannot_be_read_says_so_and_goes_on_once_it_can(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(ANA))
    ana = evening.people["Ana"]
    message = await shown(evening, ana)
    other = await start_table(evening, "table-one", robots=0, change=turn_of(ANA))
    await evening.idle()
    sound = await damage(evening, table)
    assert [one.game for one in evening.parts.tables.all()] == [other.game]
    for ask in (
        ana.click(message, buttons(message)["Roll"]["custom_id"]),
        ana.slash("roll"),
        ana.slash("board"),
        ana.slash("undo"),
    ):
        mark = ana.mark()
        await ask
        await told(ana, "I can no longer read this", "/moderate end", after=mark)
    with pytest.raises(Unreadable):
        evening.parts.tables.require(table.game)
    await evening.bot.db.write("UPDATE snapshots SET state = ? WHERE game = ?", (sound, table.game))
    whole = (encode(Opening()), encode([]), table.game)
    await evening.bot.db.write("UPDATE commits SET move = ?, events = ? WHERE game = ?", whole)
    await ana.slash("roll")
    await evening.until(
        lambda: (again := evening.parts.tables.find(table.game)) and again.seq == table.seq + 1
    )


@pytest.mark.asyncio
async def test_a_game_with_an_unreadable_edition_does_not_block_other_games(
    evening: Evening,
):
    table = await start_table(evening, robots=0)
    other = await start_table(evening, "table-one", robots=0, change=turn_of(ANA))
    await evening.idle()
    sql = "UPDATE games SET settings = '{', edition = x'00' WHERE id = ?"
    await evening.bot.db.write(sql, (table.game,))
    await evening.restart_bot()
    assert [one.game for one in evening.parts.tables.all()] == [other.game]
    await evening.people["Ana"].slash("roll")
    await told(evening.people["Ana"], "I can no longer read this")


@pytest.mark.asyncio
async def test_a_deleted_user_is_deleted_at_a_table_that_is_being_read(
    evening: Evening, slow: Slow
):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await restart(evening, slow, table)
    mark = ana.mark()
    await ana.slash("privacy", sub("delete"))
    slow.go.set()
    asked = await told(ana, "Forget everything about you", after=mark)
    (sure,) = buttons(asked).values()
    await ana.click(asked, sure["custom_id"])
    await evening.until(lambda: "Ana" not in evening.table().names)


@pytest.mark.asyncio
async def test_a_moderator_can_pause_a_game_that_is_being_read(evening: Evening, slow: Slow):
    table = await start_table(evening, robots=0)
    mia = await evening.seat("Mia")
    await restart(evening, slow, table)
    asyncio.get_running_loop().call_later(0.01, slow.go.set)
    await moderates(mia, "pause", says="Paused")
    assert evening.table().status == "paused"


@pytest.mark.asyncio
async def test_a_lost_shard_drops_ended_games_that_were_still_to_be_shown(evening: Evening):
    """The new process shows their end. This process must not show an outdated end later."""
    bot = evening.bot
    played = await start_table(evening, robots=0)
    ended = await start_table(evening, "table-one", robots=0)
    bot.parts.tables.drop(ended)
    assert bot.parts.handover.game_source.games_of(EVERYTHING.has) == {played.game, ended.game}
    bot.parts.handover.forget_shard(EVERYTHING)
    assert bot.parts.tables.games_of(EVERYTHING.has) == set()
    assert bot.parts.handover.game_source.games_of(EVERYTHING.has) == set()

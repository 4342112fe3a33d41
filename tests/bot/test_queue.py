"""A server that has as many tables as it may have: places in a queue, called one by one."""

from __future__ import annotations

import asyncio

import pytest

from bot.actions.queue import KEPT, LOOK
from bot.playground import places
from bot.privacy import forget
from bot.store.codec import GameSettings
from bot.store.queue import MOST_WAITING, TableQueue
from bot.store.subject import Full
from tests.bot.evening import Evening, buttons, option, sub
from tests.bot.finishing import finish, until
from tests.bot.lobbying import opened, press, told
from tests.bot.moderating import guild_id, moderates, setting
from tests.bot.reading import saying, see
from tests.bot.tables import channel_id
from tests.bot.test_at_most_once import Trap
from tests.bot.test_blocking import member
from tests.playground.players import Json, Person

FREE = "a table is free"


async def waits(person: Person, place: int, channel: str = "table-two", *options: Json) -> Json:
    """Somebody asks for a table and gets a place."""
    mark = person.mark()
    await person.slash("game", sub("new", *options), channel)
    return await told(person, f"number **{place}** in the queue", after=mark)


async def a_full_server(evening: Evening) -> Person:
    """Ana has the only table, in table-one."""
    await setting(evening, most_games=1)
    ana = await evening.seat("Ana")
    await opened(ana, channel="table-one")
    return ana


async def close_table(evening: Evening, channel: str = "table-one") -> None:
    row = await evening.bot.games.in_channel(channel_id(evening, channel))
    assert row is not None
    assert await evening.bot.lobbies.close(row.id)
    evening.bot.keeper.show_game(row.id)
    evening.time.now += LOOK


async def called(evening: Evening, person: Person) -> Json:
    return await see(evening, person, saying(FREE, f"<@{person.id}>"))


def calls(evening: Evening) -> list[Json]:
    """All calls that were ever posted."""
    seen = evening.people["Ana"].inbox.all("MESSAGE_CREATE")
    return [message for message in seen if FREE in message["content"]]


@pytest.mark.asyncio
async def test_who_asks_in_a_full_server_is_called_in_turn_and_gets_what_they_asked_for(
    evening: Evening,
):
    ana = await a_full_server(evening)
    ben, cleo = await evening.seat("Ben"), await evening.seat("Cleo")
    await waits(ben, 1)
    await waits(cleo, 2)
    await waits(ben, 1, "table-two", option("edition", "nyc"))
    await evening.restart_bot()
    await close_table(evening)
    call = await called(evening, ben)
    assert [user["id"] for user in call["mentions"]] == [ben.id]
    mark = cleo.mark()
    await press(cleo, call, "Open my table")
    await told(cleo, "kept for someone else", after=mark)
    await waits(cleo, 2)
    await waits(ana, 3, "table-one")
    mark = ben.mark()
    await press(ben, call, "Open my table")
    lobby = await ben.wait_message(lambda m: "Join" in buttons(m), after=mark)
    assert lobby["channel_id"] == ben.channel("table-two")
    assert "New York" in lobby["content"]
    await ben.inbox.wait("MESSAGE_DELETE", lambda data: data["id"] == call["id"])
    assert len(calls(evening)) == 1, "nobody else is called while there is no room"
    await close_table(evening, "table-two")
    call = await called(evening, cleo)
    evening.time.now += KEPT
    lapsed = await see(evening, ana, saying("nobody came for it"))
    assert lapsed["id"] == call["id"]
    assert not buttons(lapsed)
    await called(evening, ana)
    await opened(ana, channel="lobby")  # who was called may open it anywhere
    await evening.idle()
    assert [place.state for place in await evening.bot.queue.books.of(guild_id(evening))] in (
        ["claimed"], [],
    )  # fmt: skip


@pytest.mark.asyncio
async def test_a_rematch_in_a_full_server_waits_for_its_turn(evening: Evening):
    await finish(evening, "Ana", "Ben", "Cleo", channel="table-two")
    await a_full_server(evening)
    ben, dan = await evening.seat("Ben"), await evening.seat("Dan")
    mark = dan.mark()
    await dan.slash("game", sub("rematch"), "table-two")
    await told(dan, "Only those who played", after=mark)
    mark = ben.mark()
    await ben.slash("game", sub("rematch"), "table-two")
    await told(ben, "number **1** in the queue", after=mark)
    await close_table(evening)
    call = await called(evening, ben)
    mark = ben.mark()
    await press(ben, call, "Open my table")
    lobby = await ben.wait_message(lambda m: "Join" in buttons(m), after=mark)
    assert lobby["channel_id"] == ben.channel("table-two")
    again = await evening.bot.games.in_channel(channel_id(evening, "table-two"))
    assert again is not None
    assert again.settings.host == int(ben.id)
    assert {one.name for one in await evening.bot.games.seats(again.id)} == {"Ana", "Ben", "Cleo"}


@pytest.mark.asyncio
async def test_who_left_or_is_kept_out_or_forgotten_is_not_called(evening: Evening):
    await a_full_server(evening)
    ben, cleo = await evening.seat("Ben"), await evening.seat("Cleo")
    dan, mia = await evening.seat("Dan"), await evening.seat("Mia")
    first, second = await waits(ben, 1), await waits(ben, 1)
    await press(ben, first, "Leave the queue")
    await told(ben, "not in the queue any more")
    await press(ben, second, "Leave the queue")
    await told(ben, "not in the queue of this server")
    await waits(cleo, 1)
    await waits(dan, 2)
    await waits(ben, 3)
    await waits(mia, 4)
    await moderates(mia, "block", member(cleo), says="Cleo can neither open nor join")
    stage = evening.running.stage
    places.remove_member(stage, stage.world.guild(guild_id(evening)), int(dan.id))
    await evening.people.pop("Dan").leave()
    await forget(evening.bot, int(ben.id))
    await close_table(evening)
    await called(evening, mia)
    await evening.idle()
    assert len(calls(evening)) == 1
    await setting(evening, most_games=1, pings=False)
    await opened(mia, channel="lobby")
    await waits(evening.people["Ana"], 1)
    await close_table(evening, "lobby")
    assert not (await called(evening, evening.people["Ana"]))["mentions"], "pings are off"


@pytest.mark.asyncio
@pytest.mark.parametrize("instant", ["noted", "taken", "saved"])
async def test_killed_around_the_call_somebody_is_called_once(evening: Evening, instant: str):
    await a_full_server(evening)
    ben = await evening.seat("Ben")
    await waits(ben, 1)
    trap = Trap(evening, instant)
    trap.arm("call")
    await close_table(evening)
    await trap.kill()
    await evening.start_bot()
    call = await called(evening, ben)
    evening.time.now += LOOK
    await evening.bot.queue.tick()
    await evening.idle()
    assert {message["id"] for message in calls(evening)} == {call["id"]}


@pytest.mark.asyncio
async def test_a_channel_that_is_gone_keeps_nobody_waiting(evening: Evening):
    await a_full_server(evening)
    ben, cleo = await evening.seat("Ben"), await evening.seat("Cleo")
    await waits(ben, 1)
    await waits(cleo, 2, "lobby")
    evening.running.control.delete_channel({"channel_id": channel_id(evening, "table-two")})
    await close_table(evening)

    async def given_up() -> bool:
        evening.time.now += LOOK
        left = await evening.bot.queue.books.of(guild_id(evening))
        return all(place.user != int(ben.id) for place in left)

    await until(given_up)
    await called(evening, cleo)


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_every_step_is_taken_once_and_a_queue_has_an_end(evening: Evening):
    books = [TableQueue(evening.bot.db) for _ in range(4)]
    queue, wish = books[0], GameSettings()
    for user in range(1, MOST_WAITING + 1):
        assert await queue.join(5, user, 2, wish, thread=False) == user
    with pytest.raises(Full):
        await queue.join(5, 99, 2, wish, thread=False)
    assert await queue.ahead(5, 3) == 2
    assert await queue.ahead(5, 99) == MOST_WAITING
    first = (await queue.of(5))[0]
    assert sum(await asyncio.gather(*(one.call(first.number, 9.0) for one in books))) == 1
    assert sum(await asyncio.gather(*(one.lapse(first.number) for one in books))) == 1
    assert await queue.join(5, 1, 2, wish, thread=False) == MOST_WAITING, "at the end again"
    assert not await queue.leave(5, 99)

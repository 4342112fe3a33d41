"""Limits on open tables, ending all tables of a member, and blocked users."""

from __future__ import annotations

import pytest

from bot.tables.lobbies import HOUR
from tests.bot.results.test_league import shown, signed_up, tables_of
from tests.support.evening import Evening, option, sub
from tests.support.lobbying import lobby_says, opened, press, told
from tests.support.moderating import guild_id, logged, moderates, setting
from tests.support.players import Json, Person
from tests.support.seeing import a_game
from tests.support.tables import channel_id


def member(person: Person) -> Json:
    return option("member", person.id, 6)


async def refused_to_open(person: Person, channel: str, says: str) -> None:
    mark = person.mark()
    await person.slash("game", sub("new"), channel=channel)
    await told(person, says, after=mark)


@pytest.mark.asyncio
async def test_members_cannot_open_more_tables_than_the_server_allows(evening: Evening):
    await setting(evening, most_each=1)
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    await opened(ana, channel="table-one")
    await refused_to_open(ana, "table-two", "You already have an open table")
    await opened(mia, channel="table-two")
    await opened(mia, channel="lobby")  # moderators may open more
    assert len(await evening.bot.stores.games.with_status("lobby")) == 3


@pytest.mark.asyncio
async def test_closed_tables_still_count_towards_the_hourly_limit(evening: Evening):
    await setting(evening, most_hourly=2)
    ana = await evening.seat("Ana")
    for _ in range(2):
        await opened(ana, channel="table-one")
        row = await evening.bot.stores.games.in_channel(channel_id(evening, "table-one"))
        assert row is not None
        assert await evening.parts.lobbies.close(row.id)
    await refused_to_open(ana, "table-one", "You have opened 2 tables within an hour")
    evening.time.now += HOUR
    await opened(ana, channel="table-one")


@pytest.mark.asyncio
async def test_all_tables_that_a_member_opened_can_be_ended_together(evening: Evening):
    await setting(evening, log=channel_id(evening, "lobby"))
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    await moderates(mia, "end", member(ana), says="Ana has no open table")
    await opened(ana, channel="table-one")
    await opened(ana, channel="table-two")
    question = await moderates(mia, "end", member(ana), says="End all 2 tables that Ana opened?")
    assert len(await evening.bot.stores.games.with_status("lobby")) == 2
    await press(mia, question, "End 2 tables")
    answer = await told(mia, "2 tables are closed")
    assert "Games that had begun come back" in answer["content"], "a lobby does not"
    assert not await evening.bot.stores.games.with_status("lobby")
    await logged(mia, "ended game", channel="lobby")


@pytest.mark.asyncio
async def test_a_blocked_user_can_neither_open_nor_join_nor_take_a_seat(evening: Evening):
    await setting(evening, log=channel_id(evening, "table-two"))
    table, _ = await a_game(evening)
    mia, ben = await evening.seat("Mia"), await evening.seat("Ben")
    answer = await moderates(mia, "block", member(ben), says="Ben can neither open nor join")
    await logged(mia, "keeps **Ben** out of all games")
    assert "still has a seat at one table" in answer["content"]
    assert table.seats[1].user, "a block does not take the seat"
    again = await moderates(mia, "block", member(ben), says="Ben is kept out already")
    assert "still has a seat at one table" in again["content"], "the question is repeated"
    await press(mia, answer, "Send away")
    await told(mia, "one seat went to the computer")
    assert table.seats[1].robot
    await moderates(
        mia, "forgive", option("player", "Ben"), says="still kept out of all games of this server"
    )
    await refused_to_open(ben, "table-one", "keep you out of its games")
    message = await opened(mia, channel="table-one")
    mark = ben.mark()
    await press(ben, message, "Join")
    await told(ben, "keep you out of its games", after=mark)
    mark = ben.mark()
    await ben.slash("seat", sub("take"), channel="lobby")
    await told(ben, "keep you out of its games", after=mark)
    await moderates(mia, "block", member(ben), says="Ben is kept out already")
    await moderates(mia, "unblock", option("player", "ben"), says="Ben may play in this server")
    await logged(mia, "lets **Ben** play again")
    await moderates(mia, "unblock", option("player", "ben"), says="Nobody with that name")
    await press(ben, message, "Join")
    await lobby_says(ben, message, "**Ben**")
    row = await evening.bot.stores.games.in_channel(channel_id(evening, "table-one"))
    assert row is not None
    assert ben.id in {str(one.user) for one in await evening.bot.stores.games.seats(row.id)}


@pytest.mark.asyncio
async def test_deleting_ones_data_does_not_lift_a_block(evening: Evening):
    ben, mia = await evening.seat("Ben"), await evening.seat("Mia")
    guild = guild_id(evening)
    await moderates(mia, "block", member(ben), says="Ben can neither open nor join")
    await evening.parts.personal_data.forget_user(int(ben.id))
    assert await evening.bot.stores.blocks.holds(guild, int(ben.id))
    (ban,) = await evening.bot.stores.blocks.of(guild)
    assert (ban.user, ban.name) == (0, "Somebody")


@pytest.mark.asyncio
async def test_a_blocked_user_is_not_drawn_for_a_league_night(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo", "Dan")
    mia, dan = evening.people["Mia"], evening.people["Dan"]
    await moderates(mia, "block", member(dan), says="Dan can neither open nor join")
    await shown(evening, mia, night, "3 have signed up")
    await press(dan, night, "Sign up")
    await told(dan, "keep you out of its games")
    await press(mia, night, "Draw the tables")
    (table,) = await tables_of(evening, 1)
    assert sorted(table.names) == ["Ana", "Ben", "Cleo"]

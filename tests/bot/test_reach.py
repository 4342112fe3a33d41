"""Whose game or league night it is: players, those who see its channel, and moderators."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.ui.ids import base36
from tests.bot.evening import an_evening
from tests.bot.forging import OLD, OUT_OF_SIGHT, House, Role, hide, open_house


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with an_evening(tmp_path / "rentroll.db") as evening:
        yield await open_house(evening)


@pytest.mark.asyncio
async def test_a_league_night_is_for_those_who_see_its_channel(house: House):
    books = house.evening.bot.league.books
    join = f"r1:0:league-join:{house.league}"
    olga = Role(await house.evening.seat("Olga"), "games")  # who owns both servers
    for role, words in (
        (house.roles["other server"], OLD),
        (olga, OLD),
        (house.roles["other channel"], OUT_OF_SIGHT),
    ):
        assert words in await house.told(role, join)
    night = await books.league(house.league)
    assert night is not None
    assert not night.players
    pressed = house.press(house.roles["outsider"], join)
    await house.settled([pressed])
    night = await books.league(house.league)
    assert night is not None
    assert [player.name for player in night.players] == ["Fay"]


@pytest.mark.asyncio
async def test_players_reach_their_game_from_where_they_are(house: House):
    """Also when a moderator hid its channel from them since."""
    await hide(house.evening, house.roles["player"].person)
    ana = Role(house.roles["player"].person, "lobby")
    assert "Ana" in await house.told(ana, f"r1:{base36(house.table.game)}:panel")


@pytest.mark.asyncio
async def test_a_private_thread_is_seen_by_its_players_and_by_moderators(house: House):
    evening = house.evening
    thread = await evening.bot.discord_io.open_thread(house.table.channel, "secret", private=True)
    await evening.until(lambda: evening.bot.get_channel(thread))
    await house.table.move(thread)
    await evening.idle()
    custom_id = f"r1:{base36(house.table.game)}:info-log:n:0"
    assert OUT_OF_SIGHT in await house.told(house.roles["outsider"], custom_id)
    for role in ("player", "bankrupt", "moderator"):
        assert OUT_OF_SIGHT not in await house.told(house.roles[role], custom_id)

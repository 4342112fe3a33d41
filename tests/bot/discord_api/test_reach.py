"""Tests of who can press for a game or league night: players, channel readers, moderators."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.discord_api.router import Target
from bot.ui.custom_ids import base36
from tests.support.evening import an_evening
from tests.support.forging import (
    OLD,
    OUT_OF_SIGHT,
    House,
    Role,
    commands,
    hide,
    needed,
    open_house,
)
from tests.support.moderating import make_role, suggested
from tests.support.players import option
from tests.support.samples import SAMPLES, Sample
from tests.support.tables import open_thread, start_table


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with an_evening(tmp_path / "rentroll.db") as evening:
        yield await open_house(evening)


@pytest.mark.asyncio
async def test_a_league_night_is_for_those_who_see_its_channel(house: House):
    books = house.evening.parts.league.books
    join = f"r1:0:league-join:{house.league}"
    olga = Role(await house.evening.seat("Olga"), "games")  # she owns both servers
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
    """They reach it even if a moderator has hidden its channel from them."""
    await hide(house.evening, house.roles["player"].person)
    ana = Role(house.roles["player"].person, "lobby")
    assert "Ana" in await house.told(ana, f"r1:{base36(house.table.game)}:panel")


async def in_private(house: House) -> Role:
    """Move the game to a private thread, and return a moderator who cannot see it."""
    evening = house.evening
    thread = await open_thread(evening, house.table.channel, private=True)
    await evening.until(lambda: evening.bot.get_channel(thread))
    await house.table.move(thread)
    await evening.idle()
    return house.roles["moderator"]


async def hidden(house: House) -> Role:
    """Return a member who cannot see the channel of the game."""
    return house.roles["other channel"]


@pytest.mark.asyncio
@pytest.mark.parametrize("place", [hidden, in_private])
async def test_no_press_reaches_a_game_in_a_hidden_channel(
    house: House, place: Callable[[House], Awaitable[Role]]
):
    stranger, verbs = await place(house), house.evening.parts.router.verbs
    elsewhere = Role(stranger.person, "lobby")
    before = await house.facts()
    heard = {
        verb: await house.told(elsewhere, press_of_the_game(house, verb, sample), *sample.values)
        for verb, sample in SAMPLES.items()
        if verbs[verb].needs is not Target.SERVER_GAME
    }
    assert len(heard) > 100
    assert {verb: words for verb, words in heard.items() if OUT_OF_SIGHT not in words} == {}
    assert await house.facts() == before


@pytest.mark.asyncio
async def test_no_press_reaches_a_game_of_another_server(house: House):
    verbs, before = house.evening.parts.router.verbs, await house.facts()
    assert set(SAMPLES) == set(verbs)
    heard = {
        verb: await house.told(
            house.roles["other server"], press_of_the_game(house, verb, sample), *sample.values
        )
        for verb, sample in SAMPLES.items()
    }
    assert {verb: words for verb, words in heard.items() if OLD not in words} == {}
    assert await house.facts() == before


@pytest.mark.asyncio
async def test_only_moderators_press_buttons_about_any_game(house: House):
    verbs, before = house.evening.parts.router.verbs, await house.facts()
    ours = [verb for verb in SAMPLES if verbs[verb].needs is Target.SERVER_GAME]
    assert "moderate-kick" in ours
    for role in ("player", "outsider", "other channel"):
        for verb in ours:
            sample = SAMPLES[verb]
            custom_id = press_of_the_game(house, verb, sample)
            words = await house.told(house.roles[role], custom_id, *sample.values)
            assert "you are no longer a moderator" in words
    assert await house.facts() == before


def press_of_the_game(house: House, verb: str, sample: Sample) -> str:
    """Return the sample of a verb with the game's id, even if it usually has none."""
    version, _, *rest = sample.custom_id(house, verb).split(":")
    return ":".join([version, base36(house.table.game), *rest])


@pytest.mark.asyncio
async def test_no_list_of_games_leads_to_one_in_a_hidden_channel(house: House):
    eve, game = house.roles["other channel"], str(house.table.game)
    assert OUT_OF_SIGHT in await house.told(eve, "r1:0:games-follow", game)
    await house.evening.bot.stores.games.set_status(house.table.game, "over", 0.0)
    assert OUT_OF_SIGHT in await house.told(eve, "r1:0:games-look:0", game)
    for verb in ("games-card", "games-film"):
        assert OUT_OF_SIGHT in await house.told(eve, f"r1:{base36(house.table.game)}:{verb}")


@pytest.mark.asyncio
async def test_a_private_thread_is_seen_by_its_players_and_by_who_manages_threads(house: House):
    moderator = await in_private(house)
    evening, custom_id = house.evening, f"r1:{base36(house.table.game)}:info-log:n:0"
    assert OUT_OF_SIGHT in await house.told(house.roles["outsider"], custom_id)
    assert OUT_OF_SIGHT in await house.told(moderator, custom_id)
    make_role(evening, "Wardens", "mia", permissions=["manage_threads"])
    for role in ("player", "bankrupt", "moderator"):
        assert OUT_OF_SIGHT not in await house.told(house.roles[role], custom_id)


@pytest.mark.asyncio
async def test_no_suggestion_tells_who_plays_or_is_banned_in_another_server(house: House):
    theirs = await start_table(house.evening, "games", ("Gil", "Hal"))
    await house.evening.bot.stores.bans.add(theirs.game, 501, "Dora")
    mia = house.roles["moderator"].person
    for deed, name in (("kick", "player"), ("forgive", "player"), ("transfer", "host")):
        ours = option("game", house.table.game, 4)
        assert await suggested(mia, deed, name, "", ours), "of our own game it does"
        assert await suggested(mia, deed, name, "", option("game", theirs.game, 4)) == []


@pytest.mark.asyncio
async def test_no_command_reaches_a_game_of_another_server(house: House):
    theirs = await start_table(house.evening, "games", ("Ana", "Ben"))
    used = {
        command.qualified_name: house.command(
            house.roles["moderator"],
            command.qualified_name,
            [*needed(command), option("game", theirs.game, 4)],
        )
        for command in commands(house)
        if any(one.name == "game" for one in command.parameters)
    }
    assert len(used) > 7
    await house.settled(used.values())
    heard = {name: house.answers(one)[-1].content for name, one in used.items()}
    no = "There is no such game", "This server has no closed game"
    assert {name: words for name, words in heard.items() if not words.startswith(no)} == {}

"""Games in every kind of channel: options accept it, and a table can be played there."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.playground.world import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, STAGE, VOICE
from tests.support.auctioning import BOARDWALK, auction_of
from tests.support.evening import Evening, buttons, option, sub
from tests.support.lobbying import opened, told
from tests.support.moderating import choose, guild_id, lists, moderates, page_of, section
from tests.support.players import Person
from tests.support.reading import saying, see
from tests.support.tables import open_thread, start_table

TEXT, NEWS, FORUM, THREADS = 0, 5, 15, {10, 11, 12}
WRITTEN = {TEXT, NEWS, VOICE, STAGE}


async def add_channel(evening: Evening, kind: int) -> int:
    """Create a channel called "new", and wait until the bot knows it."""
    given = {"guild_id": guild_id(evening), "name": "new", "type": kind}
    made = int(evening.running.control.channel(given)["id"])
    await evening.until(lambda: evening.bot.get_channel(made))
    return made


def kinds_of(options: list[Any]) -> list[set[int]]:
    """Return the channel types that the options of a command accept, at any depth."""
    found = []
    for one in options:
        if one["type"] == discord.AppCommandOptionType.channel.value:
            found.append({int(kind) for kind in one["channel_types"]})
        found += kinds_of(one.get("options", []))
    return found


async def moved_to(evening: Evening, mia: Person, channel: int) -> None:
    """Move the only table as a moderator, and wait until it is shown there."""
    ana, mark = evening.people["Ana"], evening.people["Ana"].mark()
    where = option("channel", str(channel), 7)
    await moderates(mia, "transfer", where, says=f"goes on in <#{channel}>")
    await ana.wait_message(
        lambda m: m["channel_id"] == str(channel) and "Roll" in buttons(m), after=mark
    )


@pytest.mark.asyncio
async def test_every_channel_option_accepts_every_kind_of_channel(evening: Evening):
    payload = [command.to_dict(evening.parts.tree) for command in evening.parts.tree.get_commands()]
    found = [kinds for command in payload for kinds in kinds_of(command.get("options", []))]
    assert found == [WRITTEN | THREADS] * 2, "to move a game, and to bring one back"


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", [VOICE, STAGE, ANNOUNCEMENT], ids=["voice", "stage", "news"])
async def test_a_moderator_moves_a_game_to_any_kind_of_channel(evening: Evening, kind: int):
    there = await add_channel(evening, kind)
    table = await start_table(evening, robots=0)
    mia = await evening.seat("Mia")
    await moved_to(evening, mia, there)
    assert table.channel == there


@pytest.mark.asyncio
async def test_a_moderator_moves_a_game_to_a_thread_of_an_announcement_channel(evening: Evening):
    there = await add_channel(evening, ANNOUNCEMENT)
    thread = await open_thread(evening, there)
    table = await start_table(evening, robots=0)
    mia = await evening.seat("Mia")
    await evening.until(lambda: evening.bot.get_channel(thread))
    await moved_to(evening, mia, thread)
    assert table.channel == thread


@pytest.mark.asyncio
async def test_the_settings_offer_every_kind_of_channel_and_accept_a_stage(evening: Evening):
    stage = await add_channel(evening, STAGE)
    mia = await evening.seat("Mia")
    page = await page_of(mia)
    assert set(lists(page)["channels"]["channel_types"]) == WRITTEN | {FORUM}
    await choose(mia, page, "channels", str(stage))
    await opened(await evening.seat("Ana"), channel="new")

    logs = await section(mia, page, "log")
    assert set(lists(logs)["log"]["channel_types"]) == WRITTEN, "in a forum nothing is written"
    await choose(mia, logs, "log", str(stage))
    assert evening.bot.stores.guild_settings.of(guild_id(evening)).log == stage


@pytest.mark.asyncio
async def test_a_lobby_has_a_thread_of_its_own_in_an_announcement_channel(evening: Evening):
    there = await add_channel(evening, ANNOUNCEMENT)
    ana = await evening.seat("Ana")
    message = await opened(ana, option("thread", True, 5), channel="new")
    thread = evening.running.stage.world.channels[int(message["channel_id"])]
    assert (thread.parent_id, thread.type) == (there, ANNOUNCEMENT_THREAD)


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", [VOICE, STAGE], ids=["voice", "stage"])
async def test_a_lobby_cannot_have_a_thread_in_a_channel_without_threads(
    evening: Evening, kind: int
):
    await add_channel(evening, kind)
    ana = await evening.seat("Ana")
    await ana.slash("game", sub("new", option("thread", True, 5)), channel="new")
    await told(ana, "This kind of channel has no threads")


@pytest.mark.asyncio
async def test_an_auction_has_its_thread_in_an_announcement_channel(evening: Evening):
    there = await add_channel(evening, ANNOUNCEMENT)
    await start_table(evening, there, robots=0, change=auction_of(BOARDWALK))
    shown = await see(evening, evening.people["Ana"], saying("### Auction", "Boardwalk"))
    thread = evening.running.stage.world.channels[int(shown["channel_id"])]
    assert (thread.parent_id, thread.type) == (there, ANNOUNCEMENT_THREAD)


@pytest.mark.asyncio
async def test_a_tutorial_stays_in_an_announcement_channel(evening: Evening):
    """Announcement channels have no private threads, so the tutorial is played in the channel."""
    there = await add_channel(evening, ANNOUNCEMENT)
    ana = await evening.seat("Ana")
    await ana.slash("tutorial", channel="new")
    await told(ana, f"<#{there}>")

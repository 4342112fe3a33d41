"""Tests of a bot's application, guilds and privileged intents."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.server import PlaygroundSettings, Running, serve
from tests.support.players import Person, RawBot, RawGateway

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio
MEMBERS, PRESENCES, CONTENT = 1 << 1, 1 << 8, 1 << 15


async def names(bot: RawBot, query: str) -> list[str]:
    status, listed = await bot.call("GET", f"/users/@me/guilds?{query}")
    assert status == 200, listed
    return [guild["name"] for guild in listed]


async def test_the_bots_guilds_are_listed_in_pages(bot: RawBot, running: Running):
    """Discord, Get Current User Guilds: `before`, `after`, `limit` from 1 to 200."""
    first, second = running.stage.world.guilds
    for number in range(3):
        running.control.guild({"name": f"More {number}"})
    everyone = await names(bot, "")
    assert everyone == ["Rentroll HQ", "The Corner Shop", "More 0", "More 1", "More 2"]
    assert await names(bot, "limit=2") == everyone[:2]
    assert await names(bot, f"after={second}&limit=2") == everyone[2:4]
    assert await names(bot, f"before={second}") == everyone[:1]
    assert (
        await names(bot, f"before={running.stage.world.applications[bot.app_id].guilds[4]}&limit=2")
        == everyone[2:4]
    )
    assert await names(bot, f"before={first}") == []
    for limit in (0, 201):
        assert (await bot.call("GET", f"/users/@me/guilds?limit={limit}"))[0] == 400


async def test_guilds_have_member_counts_on_request(bot: RawBot):
    """Discord, Get Current User Guilds: `with_counts` adds two approximate numbers."""
    _, plain = await bot.call("GET", "/users/@me/guilds")
    assert "approximate_member_count" not in plain[0]
    _, counted = await bot.call("GET", "/users/@me/guilds?with_counts=true")
    assert [guild["approximate_member_count"] for guild in counted] == [8, 5]
    assert [guild["approximate_presence_count"] for guild in counted] == [8, 5]


@pytest.mark.parametrize(
    ("intents", "flags"),
    [
        (0, 0),
        (PRESENCES, 1 << 13),
        (MEMBERS, 1 << 15),
        (CONTENT, 1 << 19),
        (MEMBERS | CONTENT, 1 << 15 | 1 << 19),
    ],
)
async def test_an_applications_flags_show_its_privileged_intents(
    session: Any, intents: int, flags: int
):
    """Discord, application flags: `_LIMITED` is for bots in fewer than 100 guilds."""
    running = await serve(PlaygroundSettings(port=0, privileged_intents=intents))
    bot = RawBot(session, running)
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await bot.call("GET", path))[1]["flags"] == flags
    gateway = await RawGateway(session, running).connect()
    assert (await gateway.identify(intents=0))["application"]["flags"] == flags
    await gateway.leave()
    await running.close()


async def test_privileged_intents_also_protect_data_over_http(session: Any):
    """Discord, gateway intents: List Guild Members, and the content of messages over HTTP."""
    running = await serve(PlaygroundSettings(port=0, privileged_intents=0))
    bot = RawBot(session, running)
    guild = next(iter(running.stage.world.guilds))
    status, answer = await bot.call("GET", f"/guilds/{guild}/members")
    assert (status, answer["code"]) == (403, 50001)
    ana = Person("ana")
    await ana.sit_down(session, running.url)
    path = f"/channels/{ana.channel()}/messages"
    await ana.ask("send", channel_id=ana.channel(), content="secret")
    await ana.ask("send", channel_id=ana.channel(), content=f"<@{bot.app_id}> hello")
    await ana.settled()
    _, own = await bot.call("POST", path, {"content": "mine"})
    _, listed = await bot.call("GET", path)
    assert [one["content"] for one in listed] == ["mine", f"<@{bot.app_id}> hello", ""]
    assert (await bot.call("GET", f"{path}/{own['id']}"))[1]["content"] == "mine"
    running.stage.world.applications[bot.app_id].privileged = CONTENT | MEMBERS
    assert (await bot.call("GET", path))[1][-1]["content"] == "secret"
    assert (await bot.call("GET", f"/guilds/{guild}/members"))[0] == 200
    await ana.leave()
    await running.close()


async def test_a_bot_in_100_guilds_has_flags_without_limited(session: Any):
    running = await serve(PlaygroundSettings(port=0, servers=98, privileged_intents=CONTENT))
    _, application = await RawBot(session, running).call("GET", "/applications/@me")
    assert application["flags"] == 1 << 18
    await running.close()

"""Tests of request statistics, and of the ban after too many invalid requests."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.players import RawBot, RawGateway

Json = dict[str, Any]
pytestmark = [pytest.mark.asyncio, pytest.mark.rate_limits]
WRONG = {"Authorization": "Bot wrong"}


async def control(
    session: aiohttp.ClientSession, running: Running, deed: str, status: int = 200, **body: Any
) -> Json:
    async with session.post(f"{running.url}/control/{deed}", json=body) as response:
        answer: Json = await response.json()
        assert response.status == status, answer
        return answer


async def test_requests_are_counted_by_route_and_status(
    bot: RawBot, gateway: RawGateway, running: Running, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    await bot.commands({"name": "go", "description": "Goes"})
    await ana.inbox.wait("COMMANDS")
    await control(session, running, "statistics", reset=True)
    path = f"/channels/{ana.channel()}/messages"
    for body in ({"content": "x"}, {"content": "y"}, {}):
        await bot.call("POST", path, body)
    await bot.call("GET", "/nowhere")
    await ana.slash("go")
    interaction = await gateway.inbox.wait("INTERACTION_CREATE")
    await bot.answer(interaction, 4, {"content": "hi"})
    await bot.call("PATCH", bot.hook(interaction, "/messages/@original"), {"content": "ho"})
    told = await control(session, running, "statistics")
    assert told["routes"] == {
        "POST /channels/{channel_id}/messages": {
            "exempt": False,
            "statuses": {"200": 2, "400": 1},
        },
        "GET ?": {"exempt": False, "statuses": {"404": 1}},
        "POST /interactions/{interaction_id}/{interaction_token}/callback": {
            "exempt": True,
            "statuses": {"200": 1},
        },
        "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": {
            "exempt": True,
            "statuses": {"200": 1},
        },
    }
    assert (told["counted"], told["exempt"]) == (4, 2)
    assert running.control.state()["refusals"] == {
        "400 POST /channels/{channel_id}/messages": 1,
        "404 GET ?": 1,
    }


async def test_statistics_can_be_reset(
    bot: RawBot, running: Running, session: aiohttp.ClientSession
):
    await bot.call("GET", "/users/@me")
    before = await control(session, running, "statistics", reset=True)
    assert (before["counted"], before["peak"]) == (1, 1)
    after = await control(session, running, "statistics")
    assert (after["counted"], after["peak"], after["routes"]) == (0, 0, {})


async def test_the_peak_is_the_busiest_second(bot: RawBot, running: Running):
    for burst, pause in ((2, 0.5), (3, 60.0), (4, 60.0)):
        for _ in range(burst):
            await bot.call("GET", "/users/@me")
        running.stage.clock.jump(pause)
    assert running.control.statistics({})["peak"] == 5


async def test_429_answers_are_counted_by_scope(bot: RawBot, running: Running):
    channel = next(iter(running.stage.world.channels))
    for name in ("one", "two", "three"):
        running.control.permission({"channel_id": channel, "allow": ["manage_channels"]})
        await bot.call("PATCH", f"/channels/{channel}", {"name": name})
    for _ in range(6):
        await bot.call("POST", f"/channels/{channel}/messages", {"content": "x"})
    running.buckets.overall = (1, 60.0)
    running.buckets._overall.clear()
    for _ in range(2):
        await bot.call("GET", "/users/@me")
    told = running.control.statistics({})
    assert told["too_many"] == {"shared": 1, "user": 1, "global": 1}
    assert told["invalid"] == {"127.0.0.1": 2}, "those of a shared limit are forgiven"


async def test_too_many_invalid_requests_ban_an_address_for_the_rest_of_ten_minutes(
    bot: RawBot, running: Running, session: aiohttp.ClientSession
):
    await control(session, running, "limits", invalid_requests=3)
    for _ in range(3):
        assert (await bot.call("GET", "/users/@me", headers=WRONG))[0] == 401
    running.stage.clock.jump(100)
    async with session.get(f"{running.api}/users/@me", headers=WRONG) as banned:
        assert banned.status == 429
        assert 490 < int(banned.headers["Retry-After"]) <= 500
        assert "Via" not in banned.headers
        assert banned.content_type == "text/html"
        assert "1015" in await banned.text()
    async with session.get(f"{running.api}/nowhere") as banned:
        assert banned.status == 429
    told = running.control.statistics({})
    assert (told["invalid"], told["too_many"]) == ({"127.0.0.1": 3}, {"banned": 2})
    running.stage.clock.jump(500)
    assert (await bot.call("GET", "/users/@me"))[0] == 200
    assert running.control.state()["invalid_requests"] == 0


async def test_a_ban_is_for_one_address(bot: RawBot, running: Running):
    running.control.limits({"invalid_requests": 1})
    await bot.call("GET", "/users/@me", headers=WRONG)
    elsewhere = aiohttp.TCPConnector(local_addr=("127.0.0.2", 0))
    async with aiohttp.ClientSession(connector=elsewhere) as session:
        assert (await RawBot(session, running).call("GET", "/users/@me"))[0] == 200


async def test_without_limits_nobody_is_banned(bot: RawBot, running: Running):
    running.control.limits({"invalid_requests": 1, "on": False})
    for _ in range(3):
        assert (await bot.call("GET", "/users/@me", headers=WRONG))[0] == 401
    assert running.control.state()["invalid_requests"] == 3

"""Tests of rate limits: buckets with their headers, the overall limit, and exempt requests."""

from __future__ import annotations

import aiohttp
import pytest

from bot.playground.server import Running
from tests.support.players import Person, Probe, RawBot, RawGateway, option, saying

pytestmark = [pytest.mark.asyncio, pytest.mark.rate_limits]


def lobby(running: Running) -> int:
    return next(iter(running.stage.world.channels))


async def test_the_headers_count_down_and_the_sixth_message_is_too_many(
    bot: RawBot, running: Running
):
    path = f"/channels/{lobby(running)}/messages"
    for left in (4, 3, 2, 1, 0):
        assert (await bot.call("POST", path, {"content": "x"}))[0] == 200
        assert bot.headers["x-ratelimit-limit"] == "5"
        assert bot.headers["x-ratelimit-remaining"] == str(left)
        assert 0 < float(bot.headers["x-ratelimit-reset-after"]) <= 5
    status, answer = await bot.call("POST", path, {"content": "x"})
    assert status == 429
    assert 0 < answer["retry_after"] <= 5
    assert answer["global"] is False
    assert {"via", "retry-after", "x-ratelimit-bucket"} <= set(bot.headers)
    assert bot.headers["x-ratelimit-scope"] == "user"
    running.stage.clock.jump(5)
    assert (await bot.call("POST", path, {"content": "x"}))[0] == 200


async def test_each_channel_has_its_own_bucket(bot: RawBot, running: Running):
    channels = list(running.stage.world.channels)[:2]
    for channel in channels:
        for _ in range(5):
            path = f"/channels/{channel}/messages"
            assert (await bot.call("POST", path, {"content": "x"}))[0] == 200


async def test_refused_bodies_use_up_the_bucket_too(bot: RawBot, running: Running):
    path = f"/channels/{lobby(running)}/messages"
    for _ in range(5):
        assert (await bot.call("POST", path, {}))[0] == 400
    assert (await bot.call("POST", path, {"content": "x"}))[0] == 429


async def test_the_overall_limit_is_fifty_requests_a_second(bot: RawBot, running: Running):
    running.buckets.otherwise = (1000, 10.0)
    running.buckets.overall = (50, 60.0)
    for _ in range(50):
        assert (await bot.call("GET", "/users/@me"))[0] == 200
    status, answer = await bot.call("GET", "/users/@me")
    assert (status, answer["global"]) == (429, True)
    assert bot.headers["x-ratelimit-global"] == "true"
    assert bot.headers["x-ratelimit-scope"] == "global"


async def test_the_overall_limit_is_a_sliding_window(bot: RawBot, running: Running):
    running.buckets.otherwise = (1000, 10.0)
    running.buckets.overall = (4, 60.0)
    for _ in range(2):
        assert (await bot.call("GET", "/users/@me"))[0] == 200
        running.stage.clock.jump(40)
    for expected in (200, 200, 200, 429):
        status, answer = await bot.call("GET", "/users/@me")
        assert status == expected
    assert 19 < answer["retry_after"] <= 20
    running.stage.clock.jump(20)
    assert (await bot.call("GET", "/users/@me"))[0] == 200
    assert (await bot.call("GET", "/users/@me"))[0] == 429


async def test_interaction_answers_are_exempt_from_the_overall_limit(
    bot: RawBot, running: Running, session: aiohttp.ClientSession
):
    gateway = await RawGateway(session, running).connect()
    await gateway.identify()
    await bot.commands({"name": "go", "description": "Goes"})
    running.buckets.overall = (1, 600.0)
    running.buckets._overall.clear()
    assert (await bot.call("GET", "/users/@me"))[0] == 200
    assert (await bot.call("GET", "/users/@me"))[0] == 429
    ana = Person("ana")
    await ana.sit_down(session, running.url)
    await ana.slash("go")
    interaction = await gateway.inbox.wait("INTERACTION_CREATE")
    assert (await bot.answer(interaction, 4, {"content": "in time"}))[0] == 200
    assert (await bot.call("POST", bot.hook(interaction), {"content": "more"}))[0] == 200
    await ana.wait_message(saying("more"))
    await ana.leave()
    await gateway.leave()


async def test_a_channel_is_renamed_twice_in_ten_minutes(bot: RawBot, running: Running):
    path = f"/channels/{lobby(running)}/threads"
    _, thread = await bot.call("POST", path, {"name": "t", "type": 11})
    where = f"/channels/{thread['id']}"
    for name in ("one", "two"):
        assert (await bot.call("PATCH", where, {"name": name}))[0] == 200
    status, answer = await bot.call("PATCH", where, {"name": "three"})
    assert (status, bot.headers["x-ratelimit-scope"]) == (429, "shared")
    assert 590 < answer["retry_after"] <= 600
    assert (await bot.call("PATCH", where, {"archived": True}))[0] == 200


async def test_invalid_requests_are_counted(bot: RawBot, running: Running):
    await bot.call("GET", "/users/@me", headers={"Authorization": "Bot wrong"})
    await bot.call("GET", "/channels/1")
    assert running.control.state()["invalid_requests"] == 1


async def test_limits_can_be_switched_off(bot: RawBot, running: Running):
    running.control.limits({"on": False})
    path = f"/channels/{lobby(running)}/messages"
    for _ in range(8):
        assert (await bot.call("POST", path, {"content": "x"}))[0] == 200
    assert "x-ratelimit-limit" not in bot.headers


async def test_the_real_client_waits_instead_of_losing_a_message(
    running: Running, session: aiohttp.ClientSession
):
    running.buckets.limits["POST", "/channels/{channel_id}/messages"] = (1, 0.3)
    probe, ana = Probe(), Person("ana")
    await probe.start(running)
    await ana.sit_down(session, running.url)
    for _ in range(3):
        await ana.slash("post", [option("channel", str(lobby(running)))])
    await ana.inbox.wait("MESSAGE_CREATE", lambda m: texts(ana).count("hello") == 3)
    await ana.leave()
    await probe.stop()


def texts(person: Person) -> list[str]:
    return [message["content"] for message in person.inbox.all("MESSAGE_CREATE")]

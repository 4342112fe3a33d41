"""Tests of requests on an interaction token: rate limits, the pressed message, and mentions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.players import Person, RawBot, RawGateway, picture, saying

Json = dict[str, Any]
pytestmark = [pytest.mark.asyncio, pytest.mark.rate_limits]
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


async def board(bot: RawBot, person: Person) -> Json:
    """Post a message with a picture and a button."""
    path = f"/channels/{person.channel()}/messages"
    body = {"content": "board", "components": [ROW], "attachments": [{"id": "0"}]}
    status, message = await bot.upload("POST", path, body, {"old.png": picture()})
    assert status == 200, message
    found: Json = message
    return found


async def press(gateway: RawGateway, person: Person, message: Json) -> Json:
    mark = len(gateway.inbox.got)
    await person.click(message, "go")
    return await gateway.inbox.wait("INTERACTION_CREATE", after=mark)


async def test_a_token_allows_five_requests_in_two_seconds_over_all_routes(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    click = await press(gateway, ana, await board(bot, ana))
    original = bot.hook(click, "/messages/@original")
    assert (await bot.answer(click, 6))[0] == 200
    assert [header for header in bot.headers if header.startswith("x-ratelimit")] == []
    _, more = await bot.call("POST", bot.hook(click), {"content": "more"})
    assert (bot.headers["x-ratelimit-limit"], bot.headers["x-ratelimit-remaining"]) == ("5", "3")
    bucket = bot.headers["x-ratelimit-bucket"]
    assert (await bot.call("PATCH", original, {"content": "new"}))[0] == 200
    assert (await bot.call("GET", original))[0] == 200
    own = bot.hook(click, f"/messages/{more['id']}")
    assert (await bot.call("PATCH", own, {"content": "even more"}))[0] == 200
    assert bot.headers["x-ratelimit-remaining"] == "0"
    status, answer = await bot.call("DELETE", own)
    assert (status, answer["global"]) == (429, False)
    assert 0 < answer["retry_after"] <= 2
    assert (bot.headers["x-ratelimit-scope"], bot.headers["x-ratelimit-bucket"]) == ("user", bucket)
    assert {"via", "retry-after"} <= set(bot.headers)
    running.stage.clock.jump(2)
    assert (await bot.call("DELETE", own))[0] == 204


async def test_each_token_has_its_own_bucket(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    message = await board(bot, ana)
    for _ in range(3):
        click = await press(gateway, ana, message)
        assert (await bot.answer(click, 6))[0] == 200
        for number in range(4):
            path = bot.hook(click, "/messages/@original")
            assert (await bot.call("PATCH", path, {"content": str(number)}))[0] == 200


async def test_requests_on_a_token_are_exempt_from_the_overall_limit(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    click = await press(gateway, ana, await board(bot, ana))
    running.buckets.overall = (1, 600.0)
    running.buckets._overall.clear()
    assert (await bot.call("GET", "/users/@me"))[0] == 200
    assert (await bot.call("GET", "/users/@me"))[0] == 429
    assert (await bot.answer(click, 6))[0] == 200
    _, more = await bot.call("POST", bot.hook(click), {"content": "more"})
    for method, rest, body in (
        ("PATCH", "/messages/@original", {"content": "new"}),
        ("PATCH", f"/messages/{more['id']}", {"content": "newer"}),
        ("DELETE", f"/messages/{more['id']}", None),
    ):
        assert (await bot.call(method, bot.hook(click, rest), body))[0] in {200, 204}


async def test_a_channel_allows_thirty_follow_ups_in_a_minute(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    message = await board(bot, ana)
    for _ in range(10):
        click = await press(gateway, ana, message)
        await bot.answer(click, 6)
        for _ in range(3):
            assert (await bot.call("POST", bot.hook(click), {"content": "more"}))[0] == 200
    status, answer = await bot.call("POST", bot.hook(click), {"content": "one too many"})
    assert (status, bot.headers["x-ratelimit-scope"]) == (429, "shared")
    assert 50 < answer["retry_after"] <= 60
    assert bot.headers["x-ratelimit-remaining"] == "0"
    original = bot.hook(click, "/messages/@original")
    running.stage.clock.jump(2)
    assert (await bot.call("PATCH", original, {"content": "edits go on"}))[0] == 200


async def test_the_token_of_a_press_can_replace_the_picture_for_fifteen_minutes(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana, ben = await seat("ana"), await seat("ben")
    message = await board(bot, ana)
    click = await press(gateway, ben, message)
    assert (await bot.answer(click, 6))[0] == 200
    original = bot.hook(click, "/messages/@original")
    running.stage.clock.jump(890)
    new = {"content": "moved", "attachments": [{"id": "0", "description": "alt"}]}
    status, edited = await bot.upload("PATCH", original, new, {"new.png": picture(10)})
    assert (status, edited["id"]) == (200, message["id"])
    assert [file["filename"] for file in edited["attachments"]] == ["new.png"]
    seen = await ana.wait_message(saying("moved"), event="MESSAGE_UPDATE")
    assert [file["filename"] for file in seen["attachments"]] == ["new.png"]
    running.stage.clock.jump(20)
    status, answer = await bot.upload("PATCH", original, new, {"newer.png": picture(20)})
    assert (status, answer["code"]) == (401, 50027)


async def test_the_first_response_to_a_press_can_contain_a_new_picture(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    message = await board(bot, ana)
    click = await press(gateway, ana, message)
    path = f"/interactions/{click['id']}/{click['token']}/callback?with_response=1"
    data = {"content": "moved", "attachments": [{"id": "0"}]}
    status, answer = await bot.upload("POST", path, {"type": 7, "data": data}, {"new.png": b"x"})
    assert (status, answer["resource"]["message"]["id"]) == (200, message["id"])
    seen = await ana.wait_message(saying("moved"), event="MESSAGE_UPDATE")
    assert [file["filename"] for file in seen["attachments"]] == ["new.png"]
    assert seen["components"][0]["components"][0]["custom_id"] == "go"


@pytest.mark.parametrize("allowed", [True, False])
async def test_a_follow_up_mentions_only_allowed_people(
    bot: RawBot, gateway: RawGateway, seat: Seat, allowed: bool
):
    ana, ben = await seat("ana"), await seat("ben")
    click = await press(gateway, ana, await board(bot, ana))
    await bot.answer(click, 6)
    users = [ben.id] if allowed else []
    body = {"content": f"<@{ben.id}>", "allowed_mentions": {"users": users, "parse": []}}
    assert (await bot.call("POST", bot.hook(click), body))[0] == 200
    told = await ben.wait_message(saying(f"<@{ben.id}>"))
    assert [user["id"] for user in told["mentions"]] == users

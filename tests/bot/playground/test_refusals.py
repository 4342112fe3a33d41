"""Tests of injected errors: any route, any status and code, and requests without an answer."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.patience import patience
from tests.support.players import Person, RawBot, RawGateway

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio
CREATE = "/channels/{channel_id}/messages"
ORIGINAL = "/webhooks/{application_id}/{token}/messages/@original"
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


async def fault(session: aiohttp.ClientSession, running: Running, **body: Any) -> None:
    async with session.post(f"{running.url}/control/fault", json=body) as response:
        assert response.status == 200, await response.text()


async def press(bot: RawBot, gateway: RawGateway, person: Person, channel: str = "lobby") -> Json:
    """Post a message with a button, press it, defer, and return the interaction."""
    path = f"/channels/{person.channel(channel)}/messages"
    _, message = await bot.call("POST", path, {"content": "board", "components": [ROW]})
    mark = len(gateway.inbox.got)
    await person.click(message, "go")
    click = await gateway.inbox.wait("INTERACTION_CREATE", after=mark)
    assert (await bot.answer(click, 6))[0] == 200
    return click


async def test_a_fault_makes_a_route_answer_with_any_error_a_number_of_times(
    bot: RawBot, running: Running, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    await fault(
        session,
        running,
        kind="error",
        method="POST",
        route=CREATE,
        status=400,
        code=200000,
        message="Blocked",
        times=2,
    )
    path = f"/channels/{ana.channel()}/messages"
    for _ in range(2):
        status, answer = await bot.call("POST", path, {"content": "x"})
        assert (status, answer) == (400, {"message": "Blocked", "code": 200000})
    assert (await bot.call("GET", path))[0] == 200, "the same address by another method"
    assert (await bot.call("POST", path, {"content": "x"}))[0] == 200


async def test_a_fault_with_a_known_code_has_its_status_and_message(
    bot: RawBot, running: Running, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    await fault(session, running, kind="error", route=CREATE, code=160006)
    path = f"/channels/{ana.channel()}/messages"
    for _ in range(3):
        status, answer = await bot.call("POST", path, {"content": "x"})
        assert (status, answer["code"]) == (400, 160006)
        assert answer["message"] == "Maximum number of active threads reached"
    running.control.calm({})
    assert (await bot.call("POST", path, {"content": "x"}))[0] == 200


async def test_a_faults_route_matches_the_whole_template(
    bot: RawBot, running: Running, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    _, message = await bot.call("POST", path, {"content": "x"})
    await fault(session, running, kind="error", route=CREATE, code=50013)
    assert (await bot.call("PATCH", f"{path}/{message['id']}", {"content": "y"}))[0] == 200


@pytest.mark.parametrize("kind", [str, int])
async def test_a_fault_can_be_limited_to_a_channel_and_its_tokens(
    bot: RawBot,
    gateway: RawGateway,
    running: Running,
    seat: Seat,
    session: aiohttp.ClientSession,
    kind: type,
):
    ana = await seat("ana")
    here, there = [await press(bot, gateway, ana, name) for name in ("lobby", "table-one")]
    only = kind(ana.channel("table-one"))
    await fault(session, running, kind="error", code=50001, channel_id=only)
    path = f"/channels/{ana.channel('table-one')}/messages"
    assert (await bot.call("POST", path, {"content": "x"}))[1]["code"] == 50001
    path = f"/channels/{ana.channel()}/messages"
    assert (await bot.call("POST", path, {"content": "x"}))[0] == 200
    for click, status in ((here, 200), (there, 403)):
        original = bot.hook(click, "/messages/@original")
        assert (await bot.call("PATCH", original, {"content": "x"}))[0] == status


async def test_a_fault_can_be_limited_to_requests_with_or_without_a_token(
    bot: RawBot, gateway: RawGateway, running: Running, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    original = bot.hook(await press(bot, gateway, ana), "/messages/@original")
    path = f"/channels/{ana.channel()}/messages"
    for exempt in (True, False):
        await fault(session, running, kind="error", status=503, exempt=exempt)
        assert (await bot.call("PATCH", original, {"content": "x"}))[0] == (503 if exempt else 200)
        assert (await bot.call("POST", path, {"content": "x"}))[0] == (200 if exempt else 503)
        running.control.calm({})
    await fault(session, running, kind="error", code=50027, route=ORIGINAL, method="PATCH")
    assert (await bot.call("PATCH", original, {"content": "x"}))[1]["code"] == 50027
    assert (await bot.call("GET", original))[0] == 200


async def test_a_429_fault_with_a_code_has_the_headers_of_a_429(
    bot: RawBot, running: Running, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    await fault(
        session,
        running,
        kind="error",
        status=429,
        code=30046,
        message="Too many edits",
        seconds=3,
        scope="shared",
    )
    status, answer = await bot.call("POST", f"/channels/{ana.channel()}/messages", {"content": "x"})
    assert status == 429
    assert answer == {
        "message": "Too many edits",
        "code": 30046,
        "retry_after": 3.0,
        "global": False,
    }
    assert bot.headers["x-ratelimit-scope"] == "shared"
    assert "via" in bot.headers


@pytest.mark.parametrize("after", [False, True])
async def test_a_connection_can_close_before_or_after_the_request_is_carried_out(
    bot: RawBot, running: Running, seat: Seat, session: aiohttp.ClientSession, after: bool
):
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    await fault(session, running, kind="close", method="POST", route=CREATE, times=1, after=after)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await bot.call("POST", path, {"content": "once"})
    await bot.call("POST", path, {"content": "again"})
    written = [message["content"] for message in await ana.history(ana.channel())]
    assert written == (["again", "once"] if after else ["again"])
    routes = running.control.statistics({})["routes"]
    assert routes[f"POST {CREATE}"]["statuses"] == {"none": 1, "200": 1}


@pytest.mark.parametrize("after", [False, True])
async def test_a_fault_can_leave_a_request_without_an_answer(
    bot: RawBot, running: Running, seat: Seat, session: aiohttp.ClientSession, after: bool
):
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    await fault(session, running, kind="hang", route=CREATE, method="POST", times=1, after=after)
    asked = asyncio.create_task(bot.call("POST", path, {"content": "silence"}))
    async with patience():
        await running.stage.faults.hanging.wait()
    other = RawBot(session, running)
    assert (await other.call("POST", path, {"content": "others go on"}))[0] == 200
    assert not asked.done()
    running.control.calm({})
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await asked
    assert len(await ana.history(ana.channel())) == (2 if after else 1)


async def test_a_playground_closes_while_a_request_hangs(
    bot: RawBot, running: Running, session: aiohttp.ClientSession
):
    await fault(session, running, kind="hang")
    asked = asyncio.create_task(bot.call("GET", "/users/@me"))
    async with patience():
        await running.stage.faults.hanging.wait()
    await running.close()
    with pytest.raises(aiohttp.ClientError):
        await asked


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "error", "route": "/channels/{channel_id}/mesages"},
        {"kind": "error", "code": 1234567},
        {"kind": "error", "status": 429, "scope": "somewhere"},
        {"kind": "error", "channel": "1"},
    ],
    ids=["route", "code", "scope", "field"],
)
async def test_a_fault_with_an_invalid_field_is_refused(
    running: Running, session: aiohttp.ClientSession, body: Json
):
    async with session.post(f"{running.url}/control/fault", json=body) as response:
        assert response.status == 400
    assert running.stage.faults.requests == []

"""Tests of the control API: faults, changes to the world, and the guard against other sites."""

from __future__ import annotations

import time
from typing import Any

import aiohttp
import pytest

from bot.playground.server import NotLoopback, PlaygroundSettings, Running, serve
from tests.bot.playground.conftest import House, Seat
from tests.support.patience import PATIENCE, patience
from tests.support.players import RawBot, RawGateway, option, saying

Json = dict[str, Any]
real = pytest.mark.asyncio(loop_scope="module")
raw = pytest.mark.asyncio


async def control(session: aiohttp.ClientSession, running: Running, deed: str, **body: Any) -> Json:
    async with session.post(f"{running.url}/control/{deed}", json=body) as response:
        answer: Json = await response.json()
        assert response.status == 200, answer
        return answer


@pytest.fixture
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A longer timeout for first responses.

    The client waits a second before it retries, which leaves a slow machine only two seconds.
    """
    monkeypatch.setattr("bot.playground.interactions.FIRST_ANSWER", PATIENCE)


@real
@pytest.mark.usefixtures("no_hurry")
async def test_the_real_client_retries_after_a_server_error(house: House):
    ana = await house.seat("ana")
    await control(
        house.session, house.running, "fault", kind="error", status=502, times=1, path="callback"
    )
    nonce = await ana.slash("echo", [option("text", "second try")])
    assert await ana.outcome(nonce) == "done"
    await ana.wait_message(saying("second try"))


@real
async def test_the_real_client_waits_and_retries_after_429s(house: House):
    ana = await house.seat("ana")
    await control(
        house.session, house.running, "fault", kind="storm", seconds=0.1, times=3, path="/webhooks/"
    )
    await ana.slash("think")
    await ana.wait_message(saying("thought twice"), event="MESSAGE_UPDATE")
    assert house.running.stage.faults.requests[-1].times == 0


@real
@pytest.mark.usefixtures("no_hurry")
async def test_a_retry_after_a_lost_answer_gets_40060(house: House):
    """The client repeats a request that has already been carried out."""
    ana = await house.seat("ana")
    await control(
        house.session,
        house.running,
        "fault",
        kind="error",
        status=500,
        times=1,
        path="callback",
        after=True,
    )
    mark = ana.mark()
    nonce = await ana.slash("echo", [option("text", "heard once")])
    assert await ana.outcome(nonce) == "done"
    assert (await house.probe.heard("failed"))["code"] == 40060
    seen = [d["content"] for name, d in ana.inbox.got[mark:] if name == "MESSAGE_CREATE"]
    assert seen == ["heard once"]
    house.running.control.calm({})


@real
async def test_the_real_client_learns_of_a_deleted_channel_and_its_answers_get_10003(
    house: House,
):
    ana = await house.seat("ana")
    guild = ana.guild()["id"]
    channel = await control(
        house.session, house.running, "channel", guild_id=guild, name="short-lived"
    )
    await ana.inbox.wait("CHANNEL_CREATE", lambda d: d["id"] == channel["id"])
    await control(house.session, house.running, "delete_channel", channel_id=channel["id"])
    await house.probe.heard("channel_deleted", lambda t: t["name"] == "short-lived")
    assert (await ana.inbox.wait("CHANNEL_DELETE"))["id"] == channel["id"]
    await ana.slash("post", [option("channel", channel["id"])])
    refused = await house.probe.heard("refused")
    assert (refused["status"], refused["code"]) == (404, 10003)
    await ana.wait_message(saying("refused 10003"), event="MESSAGE_UPDATE")


@real
async def test_a_revoked_permission_gives_the_real_client_50013(house: House):
    ana = await house.seat("ana")
    mark = house.probe.mark()
    lobby = ana.channel("table-two")
    await control(
        house.session, house.running, "permission", channel_id=lobby, deny=["send_messages"]
    )
    await ana.slash("post", [option("channel", lobby)])
    refused = await house.probe.heard("refused", after=mark)
    assert (refused["status"], refused["code"]) == (403, 50013)
    await control(
        house.session, house.running, "permission", channel_id=lobby, allow=["send_messages"]
    )
    await ana.slash("post", [option("channel", lobby)])
    await ana.wait_message(saying("hello"))


@raw
async def test_latency_delays_a_request(
    bot: RawBot, running: Running, session: aiohttp.ClientSession
):
    await control(session, running, "fault", kind="latency", seconds=0.15, method="GET")
    begun = time.monotonic()
    assert (await bot.call("GET", "/users/@me"))[0] == 200
    assert time.monotonic() - begun >= 0.15
    await control(session, running, "fault", kind="latency", seconds=10 * PATIENCE, method="GET")
    await control(session, running, "calm")
    async with patience():
        assert (await bot.call("GET", "/users/@me"))[0] == 200


@raw
async def test_a_dropped_event_is_not_sent_even_after_a_resume(
    gateway: RawGateway, running: Running, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    await control(session, running, "lose", event="MESSAGE_CREATE", times=1)
    for text in ("lost", "found"):
        await ana.ask("send", channel_id=ana.channel(), content=text)
    await gateway.inbox.wait("MESSAGE_CREATE", saying("found"))
    await gateway.leave()
    await gateway.connect()
    await gateway.resume(sequence=1)
    await gateway.inbox.wait("RESUMED")
    heard = {message["content"] for message in gateway.inbox.all("MESSAGE_CREATE")}
    assert heard == {"found"}
    assert [m["content"] for m in await ana.history(ana.channel())] == ["found", "lost"]


@raw
async def test_a_message_can_be_deleted_from_outside(
    bot: RawBot, gateway: RawGateway, running: Running, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    _, message = await bot.call("POST", path, {"content": "doomed"})
    await control(
        session, running, "delete_message", channel_id=ana.channel(), message_id=message["id"]
    )
    for inbox in (ana.inbox, gateway.inbox):
        assert (await inbox.wait("MESSAGE_DELETE"))["id"] == message["id"]
    status, answer = await bot.call("PATCH", f"{path}/{message['id']}", {"content": "late"})
    assert (status, answer["code"]) == (404, 10008)


@raw
async def test_new_people_and_guilds_appear_in_open_windows(
    running: Running, seat: Seat, session: aiohttp.ClientSession, gateway: RawGateway
):
    ana = await seat("ana")
    mark = ana.mark()
    added = await control(session, running, "user", username="finn", global_name="Finn")
    hello = await ana.inbox.wait("HELLO", after=mark)
    assert "finn" in [user["username"] for user in hello["users"]]
    guild = await control(session, running, "guild", name="New Place", members=["ana", added["id"]])
    hello = await ana.inbox.wait(
        "HELLO", lambda h: guild["id"] in [g["id"] for g in h["guilds"]], after=mark
    )
    joined = await gateway.inbox.wait("GUILD_CREATE", lambda d: d["id"] == guild["id"])
    assert "unavailable" not in joined
    assert (await seat("finn")).guild("New Place")["id"] == guild["id"]


@raw
async def test_the_clocks_of_windows_follow_a_jump(running: Running, seat: Seat):
    ana = await seat("ana")
    running.control.jump({"seconds": 7200})
    told = await ana.inbox.wait("CLOCK")
    assert 7_199_000 < told["now_ms"] - ana.hello["now_ms"] < 7_300_000


@raw
async def test_the_control_api_shows_the_state(
    running: Running, session: aiohttp.ClientSession, gateway: RawGateway
):
    async with session.get(f"{running.url}/control/state") as response:
        state = await response.json()
    assert [guild["name"] for guild in state["guilds"]] == ["Rentroll HQ", "The Corner Shop"]
    assert state["sessions"][0]["connected"] is True
    assert state["faults"] == []
    assert "token" not in str(state)


@raw
@pytest.mark.parametrize(
    ("deed", "body", "status"),
    [("nonsense", {}, 404), ("jump", {}, 400), ("fault", {"kind": "plague"}, 400)],
)
async def test_control_refuses_unknown_methods_and_values(
    running: Running, session: aiohttp.ClientSession, deed: str, body: Json, status: int
):
    async with session.post(f"{running.url}/control/{deed}", json=body) as response:
        assert response.status == status


@raw
async def test_requests_of_other_sites_are_refused(
    running: Running, session: aiohttp.ClientSession
):
    foreign = {"Origin": "https://example.com"}
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(f"{running.url}/page/ws?as=ana", headers=foreign)
    assert refused.value.status == 403
    async with session.get(running.url + "/channels", headers={"Host": "evil.example"}) as answer:
        assert answer.status == 403
    plain = {"Content-Type": "text/plain"}
    url = f"{running.url}/control/jump"
    async with session.post(url, data='{"seconds": 9}', headers=plain) as answer:
        assert answer.status == 415


@raw
async def test_the_playground_opens_to_others_only_when_told_to(caplog: pytest.LogCaptureFixture):
    with pytest.raises(NotLoopback):
        await serve(PlaygroundSettings(host="0.0.0.0", port=0))
    opened = await serve(PlaygroundSettings(host="0.0.0.0", port=0, open_to_others=True))
    assert "can act as any person" in caplog.text
    await opened.close()


@raw
async def test_ids_are_repeatable_on_request(session: aiohttp.ClientSession):
    async def ids() -> list[str]:
        running = await serve(PlaygroundSettings(port=0, repeatable_ids=True))
        bot = RawBot(session, running)
        lobby = next(iter(running.stage.world.channels))
        path = f"/channels/{lobby}/messages"
        made = [(await bot.call("POST", path, {"content": "x"}))[1]["id"] for _ in range(2)]
        await running.close()
        return [str(bot.app_id), str(lobby), *made]

    assert await ids() == await ids()


@raw
async def test_pictures_of_people_and_the_page_are_served_with_a_strict_policy(
    running: Running, session: aiohttp.ClientSession, seat: Seat
):
    ana = await seat("ana")
    me = ana.hello["me"]
    async with session.get(f"{running.url}/avatars/{me['id']}/{me['avatar']}.png") as response:
        assert (await response.read())[:4] == b"\x89PNG"
    async with session.get(f"{running.url}/") as response:
        assert response.url.path == "/channels"
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        assert response.headers["Content-Type"].startswith("text/html")
    nothing = ("attachments/1/2/none.png", "attachments/1/²/x.png", "avatars/²/x.png")
    for path in (*nothing, f"avatars/{'9' * 5000}/x.png", "avatars/x/x.png"):
        async with session.get(f"{running.url}/{path}") as response:
            assert response.status == 404


@raw
async def test_a_gateway_fault_refuses_or_closes_new_connections(
    running: Running, session: aiohttp.ClientSession
):
    await control(session, running, "gateway", fault="refuse")
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await session.ws_connect(running.gateway)
    await control(session, running, "gateway", fault="close", code=1001)
    async with session.ws_connect(running.gateway) as cut:
        assert (await cut.receive()).type is aiohttp.WSMsgType.CLOSE
        assert cut.close_code == 1001
    told = await control(session, running, "gateway")
    assert told == {"attempts": 2}
    async with session.post(f"{running.url}/control/gateway", json={"fault": "?"}) as answer:
        assert answer.status == 400


@raw
async def test_a_guild_becomes_unavailable_in_an_outage_and_returns(
    gateway: RawGateway, running: Running
):
    guild = await gateway.inbox.wait("GUILD_CREATE")
    running.control.outage({"guild_id": guild["id"]})
    gone = await gateway.inbox.wait("GUILD_DELETE")
    assert gone == {"id": guild["id"], "unavailable": True}
    mark = len(gateway.inbox.got)
    running.control.outage({"guild_id": guild["id"], "on": False})
    back = await gateway.inbox.wait("GUILD_CREATE", after=mark)
    assert (back["id"], back["unavailable"]) == (guild["id"], False)

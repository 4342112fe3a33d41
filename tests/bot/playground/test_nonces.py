"""Tests of nonces, which keep a repeated request from posting a second message."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.players import RawBot, RawGateway, saying

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio


async def post(bot: RawBot, channel: str, text: str, **more: Any) -> Json:
    body = {"content": text, **more}
    status, message = await bot.call("POST", f"/channels/{channel}/messages", body)
    assert status == 200, message
    found: Json = message
    return found


async def test_a_repeated_enforced_nonce_returns_the_first_message(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    same: Json = {"nonce": "game-7-turn-3", "enforce_nonce": True}
    first = await post(bot, ana.channel(), "first", **same)
    running.stage.clock.jump(290)
    again = await post(bot, ana.channel(), "second", **same)
    assert (again["id"], again["content"]) == (first["id"], "first")
    assert again["nonce"] == "game-7-turn-3"
    other = await post(bot, ana.channel("table-one"), "elsewhere", **same)
    assert other["content"] == "elsewhere"
    assert [m["content"] for m in await ana.history(ana.channel())] == ["first"]
    running.stage.clock.jump(20)
    assert (await post(bot, ana.channel(), "third", **same))["content"] == "third"


async def test_a_nonce_that_is_not_enforced_allows_a_second_message(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    first = await post(bot, ana.channel(), "first", nonce="n")
    second = await post(bot, ana.channel(), "second", nonce="n")
    assert first["id"] != second["id"]


async def test_nonces_of_different_bots_do_not_collide(
    bot: RawBot, seat: Seat, running: Running, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    running.control.application({"name": "Other", "token": "other"})
    other = RawBot(session, running)
    other.token = "other"
    same: Json = {"nonce": "n", "enforce_nonce": True}
    first = await post(bot, ana.channel(), "first", **same)
    assert (await post(other, ana.channel(), "theirs", **same))["id"] != first["id"]


async def test_the_nonce_of_a_deleted_message_can_be_used_again(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    same: Json = {"nonce": "n", "enforce_nonce": True}
    first = await post(bot, ana.channel(), "first", **same)
    await bot.call("DELETE", f"/channels/{ana.channel()}/messages/{first['id']}")
    assert (await post(bot, ana.channel(), "second", **same))["content"] == "second"


@pytest.mark.parametrize(("nonce", "status"), [("x" * 25, 200), ("x" * 26, 400), (2**63, 400)])
async def test_a_nonce_has_twenty_five_characters_at_most(
    bot: RawBot, seat: Seat, nonce: str | int, status: int
):
    ana = await seat("ana")
    body = {"content": "x", "nonce": nonce, "enforce_nonce": True}
    given, answer = await bot.call("POST", f"/channels/{ana.channel()}/messages", body)
    assert given == status
    assert status == 200 or (answer["code"], list(answer["errors"])) == (50035, ["nonce"])


async def test_a_nonce_is_in_the_first_answer_and_event_only(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    """A bot cannot find its lost messages in the history by their nonces."""
    ana = await seat("ana")
    made = await post(bot, ana.channel(), "hello", nonce="n")
    assert made["nonce"] == "n"
    assert (await gateway.inbox.wait("MESSAGE_CREATE", saying("hello")))["nonce"] == "n"
    path = f"/channels/{ana.channel()}/messages"
    _, one = await bot.call("GET", f"{path}/{made['id']}")
    _, listed = await bot.call("GET", path)
    _, edited = await bot.call("PATCH", f"{path}/{made['id']}", {"content": "changed"})
    updated = await gateway.inbox.wait("MESSAGE_UPDATE", saying("changed"))
    for message in (one, listed[0], edited, updated):
        assert "nonce" not in message

"""Nonces: a message is posted at most once, and its mark is told once only."""

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


async def test_an_enforced_nonce_gives_the_first_message_back(
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


async def test_a_nonce_that_is_not_enforced_marks_and_nothing_more(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    first = await post(bot, ana.channel(), "first", nonce="n")
    second = await post(bot, ana.channel(), "second", nonce="n")
    assert first["id"] != second["id"]


async def test_a_nonce_belongs_to_its_author(
    bot: RawBot, seat: Seat, running: Running, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    running.control.application({"name": "Other", "token": "other"})
    other = RawBot(session, running)
    other.token = "other"
    same: Json = {"nonce": "n", "enforce_nonce": True}
    first = await post(bot, ana.channel(), "first", **same)
    assert (await post(other, ana.channel(), "theirs", **same))["id"] != first["id"]


async def test_a_message_whose_nonce_is_sent_again_after_it_was_deleted_is_new(
    bot: RawBot, seat: Seat
):
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


async def test_a_nonce_is_told_when_the_message_is_made_and_never_again(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    """Whoever looks for lost messages in the history does not find them by their nonces."""
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

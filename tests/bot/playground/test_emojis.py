"""Tests of application emojis: routes, images, and use in messages."""

from __future__ import annotations

import base64
from typing import Any

import aiohttp
import pytest

from bot.playground.rest import emojis
from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.players import RawBot, picture

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio


def data_address(data: bytes = b"", kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data or picture()).decode()}"


async def create(bot: RawBot, name: str = "die", image: str = "") -> tuple[int, Any]:
    body = {"name": name, "image": image or data_address()}
    return await bot.call("POST", f"/applications/{bot.app_id}/emojis", body)


async def test_emojis_are_created_listed_renamed_and_deleted(bot: RawBot):
    """Published description, `/applications/{application_id}/emojis`."""
    status, made = await create(bot)
    assert (status, made["name"], made["animated"]) == (201, "die", False)
    assert made["user"]["id"] == str(bot.app_id)
    every, one = f"/applications/{bot.app_id}/emojis", f"/applications/{bot.app_id}/emojis/"
    assert (await bot.call("GET", every))[1] == {"items": [made]}
    assert (await bot.call("GET", one + made["id"]))[1] == made
    status, renamed = await bot.call("PATCH", one + made["id"], {"name": "dice"})
    assert (status, renamed) == (200, {**made, "name": "dice"})
    assert (await bot.call("DELETE", one + made["id"]))[0] == 204
    assert (await bot.call("GET", every))[1] == {"items": []}
    status, answer = await bot.call("GET", one + made["id"])
    assert (status, answer["code"]) == (404, 10014)


async def test_a_bot_cannot_read_another_applications_emojis(bot: RawBot, running: Running):
    other = running.control.application({"name": "Other", "token": "other"})["id"]
    status, answer = await bot.call("GET", f"/applications/{other}/emojis")
    assert (status, answer["code"]) == (403, 50001)


async def test_an_emoji_must_be_a_picture_of_at_most_256_kib(bot: RawBot):
    """DISCORD.md, application emojis: 256 KiB each."""
    big = picture() + b"x" * (256 * 1024)
    for image, code in (
        (data_address(big), "BINARY_TYPE_MAX_SIZE"),
        (data_address(b"words"), "IMAGE_INVALID"),
        (data_address(kind="text/plain"), "IMAGE_INVALID"),
        ("data:image/png;base64,###", "IMAGE_INVALID"),
    ):
        status, answer = await create(bot, image=image)
        assert status == 400
        assert answer["errors"]["image"]["_errors"][0]["code"] == code


async def test_an_application_has_2000_emojis_at_most(bot: RawBot, monkeypatch: pytest.MonkeyPatch):
    """DISCORD.md, application emojis: 2,000."""
    assert emojis.MOST == 2000
    monkeypatch.setattr(emojis, "MOST", 2)
    assert [(await create(bot, name))[0] for name in ("one", "two", "three")] == [201, 201, 400]


async def test_an_emojis_image_is_served_by_id_with_any_extension(
    bot: RawBot, running: Running, session: aiohttp.ClientSession
):
    """Discord, image formatting: `emojis/{id}` as PNG, JPEG, WebP, AVIF or GIF."""
    _, made = await create(bot)
    for name, status in (
        (f"{made['id']}.png", 200),
        (f"{made['id']}.webp", 200),
        (made["id"], 404),
        ("1.png", 404),
    ):
        async with session.get(f"{running.url}/emojis/{name}?size=48") as response:
            assert response.status == status
            if status == 200:
                assert await response.read() == picture()
                assert response.headers["Content-Type"] == "image/png"


async def test_the_bots_emojis_are_accepted_and_unknown_ones_refused(
    bot: RawBot, seat: Seat, running: Running
):
    """DISCORD.md: their use needs no permission. Unknown ones are refused."""
    ana = await seat("ana")
    _, made = await create(bot)
    path = f"/channels/{ana.channel()}/messages"

    def body(number: str) -> Json:
        emoji = {"id": number, "name": "die"}
        button = {"type": 2, "style": 1, "custom_id": "roll", "emoji": emoji}
        return {"components": [{"type": 1, "components": [button]}]}

    status, message = await bot.call("POST", path, body(made["id"]))
    assert (status, message["components"][0]["components"][0]["emoji"]["id"]) == (200, made["id"])
    status, answer = await bot.call("POST", path, body("1"))
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await bot.call("PATCH", f"{path}/{message['id']}", body("1"))
    assert (status, answer["code"]) == (400, 50035)
    reactions = f"{path}/{message['id']}/reactions"
    assert (await bot.call("PUT", f"{reactions}/die:{made['id']}/@me"))[0] == 204
    status, answer = await bot.call("PUT", f"{reactions}/die:1/@me")
    assert (status, answer["code"]) == (404, 10014)
    where = {"channel_id": ana.channel(), "message_id": message["id"]}
    await ana.ask("react", emoji=f"die:{made['id']}", **where)
    await ana.inbox.wait("MESSAGE_REACTION_ADD", lambda told: told["user_id"] == ana.id)
    running.control.application({"name": "Other", "token": "other"})
    bot.token = "other"
    status, answer = await bot.call("POST", path, body(made["id"]))
    assert (status, answer["code"]) == (400, 50035)

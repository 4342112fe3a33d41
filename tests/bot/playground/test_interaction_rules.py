"""Tests of interactions with a raw bot: timeouts, tokens, types of answers, ephemeral messages."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.players import Person, RawBot, RawGateway, field, saying

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
MODAL = {
    "custom_id": "m",
    "title": "Form",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 5},
        }
    ],
}


async def begin(
    bot: RawBot, gateway: RawGateway, person: Person, name: str = "go"
) -> tuple[Json, str]:
    """Use a command as a person, and return the bot's interaction and the window's nonce."""
    await bot.commands({"name": name, "description": "Goes"})
    await person.inbox.wait("COMMANDS")
    mark = len(gateway.inbox.got)
    nonce = await person.slash(name)
    return await gateway.inbox.wait("INTERACTION_CREATE", after=mark), nonce


async def test_an_interaction_contains_person_place_and_permissions(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    interaction, _ = await begin(bot, gateway, ana)
    assert interaction["member"]["user"]["id"] == ana.id
    assert interaction["guild_id"] == ana.guild()["id"]
    assert interaction["channel"]["id"] == ana.channel()
    assert int(interaction["member"]["permissions"]) & 1 << 11
    assert int(interaction["app_permissions"]) & 1 << 34
    assert interaction["locale"] == "en-US"
    assert interaction["context"] == 0
    assert interaction["attachment_size_limit"] == 10 * 1024 * 1024


@pytest.mark.parametrize(
    "first", [(4, {"content": "hi"}), (5, None), (9, MODAL)], ids=["message", "defer", "modal"]
)
async def test_a_second_first_response_is_refused_with_40060(
    bot: RawBot, gateway: RawGateway, seat: Seat, first: tuple[int, Json | None]
):
    interaction, _ = await begin(bot, gateway, await seat("ana"))
    status, answer = await bot.answer(interaction, *first)
    assert status == 200, answer
    assert answer["interaction"]["id"] == interaction["id"]
    for again in ((4, {"content": "again"}), (9, MODAL)):
        status, answer = await bot.answer(interaction, *again)
        assert (status, answer["code"]) == (400, 40060)


async def test_without_with_response_the_answer_is_empty(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    interaction, _ = await begin(bot, gateway, await seat("ana"))
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    assert await bot.call("POST", path, {"type": 4, "data": {"content": "hi"}}) == (204, None)


@pytest.mark.parametrize("kind", [1, 6, 7, 8])
async def test_a_command_cannot_be_answered_like_a_component(
    bot: RawBot, gateway: RawGateway, seat: Seat, kind: int
):
    ana = await seat("ana")
    interaction, nonce = await begin(bot, gateway, ana)
    status, answer = await bot.answer(interaction, kind, {"content": "x"} if kind == 7 else None)
    assert (status, answer["code"]) == (400, 50035)
    assert (await bot.answer(interaction, 4, {"content": "right"}))[0] == 200
    assert await ana.outcome(nonce) == "done"


async def test_a_wrong_token_or_id_is_an_unknown_interaction(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    interaction, _ = await begin(bot, gateway, await seat("ana"))
    for wrong in ({**interaction, "token": "x"}, {**interaction, "id": "1"}):
        status, answer = await bot.answer(wrong, 4, {"content": "hi"})
        assert (status, answer["code"]) == (404, 10062)
    for path, known in ((bot.hook({"token": "x"}), (401, 50027)), ("/webhooks/1/x", (404, 10015))):
        status, answer = await bot.call("POST", path, {"content": "hi"})
        assert (status, answer["code"]) == known


async def test_a_token_is_no_webhook_before_a_response_or_after_a_failure(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    interaction, _ = await begin(bot, gateway, await seat("ana"))
    for _ in range(2):
        status, answer = await bot.call("POST", bot.hook(interaction), {"content": "early"})
        assert (status, answer["code"]) == (404, 10015)
        running.stage.clock.jump(4)
        await gateway.send(1, None)
        await gateway.frames.wait("11")


async def test_a_token_ends_after_fifteen_minutes(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    interaction, _ = await begin(bot, gateway, ana)
    await bot.answer(interaction, 4, {"content": "hi", "flags": 64})
    running.stage.clock.jump(890)
    original = bot.hook(interaction, "/messages/@original")
    assert (await bot.call("PATCH", original, {"content": "still"}))[0] == 200
    running.stage.clock.jump(20)
    for method, path, body in (
        ("PATCH", original, {"content": "no more"}),
        ("GET", original, None),
        ("POST", bot.hook(interaction), {"content": "no more"}),
    ):
        status, answer = await bot.call(method, path, body)
        assert (status, answer["code"]) == (401, 50027)
    assert (await ana.history(ana.channel()))[0]["content"] == "still"


async def test_a_press_on_an_old_ephemeral_message_allows_edits_again(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    interaction, _ = await begin(bot, gateway, ana)
    await bot.answer(interaction, 4, {"content": "hi", "flags": 64, "components": [ROW]})
    message = await ana.wait_message(saying("hi"))
    running.stage.clock.jump(5000)
    mark = len(gateway.inbox.got)
    await ana.click(message, "go")
    click = await gateway.inbox.wait("INTERACTION_CREATE", after=mark)
    assert click["message"]["flags"] & 64
    status, answer = await bot.answer(click, 7, {"content": "fresh"})
    assert (status, answer["interaction"]["response_message_ephemeral"]) == (200, True)
    await ana.wait_message(saying("fresh"), event="MESSAGE_UPDATE")
    status, _ = await bot.call("DELETE", bot.hook(click, "/messages/@original"))
    assert status == 204
    assert (await ana.inbox.wait("MESSAGE_DELETE"))["id"] == message["id"]


async def test_ephemeral_messages_are_unknown_to_channel_routes(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana, ben = await seat("ana"), await seat("ben")
    interaction, _ = await begin(bot, gateway, ana)
    await bot.answer(interaction, 4, {"content": "hi", "flags": 64, "components": [ROW]})
    message = await ana.wait_message(saying("hi"))
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, answer = await bot.call("GET", path)
    assert (status, answer["code"]) == (404, 10008)
    assert (await ben.refusal(await ben.click(message, "go")))["code"] == 10008
    assert gateway.inbox.all("MESSAGE_CREATE") == []


async def test_an_ephemeral_message_has_no_guild_in_events_for_its_bot(
    bot: RawBot, running: Running, session: aiohttp.ClientSession, seat: Seat
):
    gateway = await RawGateway(session, running).connect()
    await gateway.identify(intents=1 | 1 << 12)
    interaction, _ = await begin(bot, gateway, await seat("ana"))
    await bot.answer(interaction, 4, {"content": "hi", "flags": 64})
    told = await gateway.inbox.wait("MESSAGE_CREATE")
    assert told["flags"] & 64
    assert "guild_id" not in told
    await gateway.leave()


async def test_a_defer_accepts_the_ephemeral_flag_only(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    interaction, _ = await begin(bot, gateway, ana)
    status, answer = await bot.answer(interaction, 5, {"flags": 64})
    assert status == 200, answer
    assert (await ana.wait_message())["flags"] == 64 | 128
    text = {"flags": 1 << 15, "components": [{"type": 10, "content": "board"}]}
    original = bot.hook(interaction, "/messages/@original")
    status, answer = await bot.call("PATCH", original, text)
    assert (status, answer["flags"]) == (200, 64 | 1 << 15)


async def test_an_answer_does_not_wake_a_locked_thread(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    olga = await seat("olga")
    await bot.commands({"name": "go", "description": "Goes"})
    await olga.inbox.wait("COMMANDS")
    body = {"name": "t", "type": 11}
    _, thread = await bot.call("POST", f"/channels/{olga.channel()}/threads", body)
    shut = {"archived": True, "locked": True}
    assert (await bot.call("PATCH", f"/channels/{thread['id']}", shut))[0] == 200
    await olga.ask("slash", channel_id=thread["id"], command_id=olga.command("go"), options=[])
    interaction = await gateway.inbox.wait("INTERACTION_CREATE")
    status, answer = await bot.answer(interaction, 4, {"content": "hello"})
    assert (status, answer["code"]) == (400, 50083)


async def test_follow_ups_can_be_read_edited_and_deleted_by_their_token_only(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    interaction, _ = await begin(bot, gateway, ana)
    await bot.answer(interaction, 4, {"content": "first"})
    _, more = await bot.call("POST", bot.hook(interaction), {"content": "second", "flags": 64})
    assert more["interaction_metadata"]["original_response_message_id"]
    path = bot.hook(interaction, f"/messages/{more['id']}")
    assert (await bot.call("GET", path))[1]["content"] == "second"
    await bot.call("PATCH", path, {"content": "changed"})
    await ana.wait_message(saying("changed"), event="MESSAGE_UPDATE")
    other, _ = await begin(bot, gateway, ana)
    await bot.answer(other, 4, {"content": "other"})
    foreign = bot.hook(other, f"/messages/{more['id']}")
    assert (await bot.call("GET", foreign))[1]["code"] == 10008
    assert (await bot.call("DELETE", path))[0] == 204


async def test_disabled_and_missing_components_cannot_be_pressed(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    off = {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True}
    body = {"content": "row", "components": [{"type": 1, "components": [off]}]}
    await bot.call("POST", f"/channels/{ana.channel()}/messages", body)
    message = await ana.wait_message(saying("row"))
    for custom_id in ("off", "none"):
        refused = await ana.refusal(await ana.click(message, custom_id))
        assert refused["code"] == 50035
    assert gateway.inbox.all("INTERACTION_CREATE") == []


async def test_a_modal_is_validated_before_it_is_submitted(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana, ben = await seat("ana"), await seat("ben")
    interaction, _ = await begin(bot, gateway, ana)
    await bot.answer(interaction, 9, MODAL)
    modal = await ana.inbox.wait("MODAL")
    for person, parts in (
        (ana, [field("name", value="far too long")]),
        (ana, []),
        (ana, [field("name", value="ok"), field("more", value="x")]),
        (ben, [field("name", value="ok")]),
    ):
        refused = await person.refusal(await person.submit(modal, *parts))
        assert refused["code"] in {50035, 10062}
    mark = len(gateway.inbox.got)
    await ana.submit(modal, field("name", value="ok"))
    sent = await gateway.inbox.wait("INTERACTION_CREATE", after=mark)
    assert sent["data"]["components"][0]["component"]["value"] == "ok"
    status, answer = await bot.answer(sent, 9, MODAL)
    assert (status, answer["code"]) == (
        400,
        50035,
    )  # a modal submission cannot be answered with a modal
    refused = await ana.refusal(await ana.submit(modal, field("name", value="ok")))
    assert refused["code"] == 10062


async def test_a_cancelled_modal_cannot_be_submitted(bot: RawBot, gateway: RawGateway, seat: Seat):
    ana = await seat("ana")
    interaction, _ = await begin(bot, gateway, ana)
    await bot.answer(interaction, 9, MODAL)
    modal = await ana.inbox.wait("MODAL")
    await ana.ask("modal_cancel", interaction_id=modal["interaction_id"])
    refused = await ana.refusal(await ana.submit(modal, field("name", value="ok")))
    assert refused["code"] == 10062


async def test_without_a_bot_a_command_fails_at_once(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    await bot.commands({"name": "go", "description": "Goes"})
    await ana.inbox.wait("COMMANDS")
    nonce = await ana.slash("go")
    assert await ana.outcome(nonce) == "failed"


async def test_a_dismissed_ephemeral_message_is_deleted(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    interaction, _ = await begin(bot, gateway, ana)
    await bot.answer(interaction, 4, {"content": "hi", "flags": 64})
    message = await ana.wait_message(saying("hi"))
    await ana.ask("dismiss", message_id=message["id"])
    assert (await ana.inbox.wait("MESSAGE_DELETE"))["id"] == message["id"]
    status, answer = await bot.call("GET", bot.hook(interaction, "/messages/@original"))
    assert (status, answer["code"]) == (404, 10008)

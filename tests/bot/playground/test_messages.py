"""Tests of messages: writing, editing, files, mentions, replies, reactions, pins."""

from __future__ import annotations

import base64
from typing import Any

import aiohttp
import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import House, Seat
from tests.support.players import RawBot, RawGateway, picture, saying

Json = dict[str, Any]
real = pytest.mark.asyncio(loop_scope="module")
raw = pytest.mark.asyncio
HOUR = 3600


async def write(bot: RawBot, channel_id: str, **body: Any) -> Json:
    status, message = await bot.call("POST", f"/channels/{channel_id}/messages", body)
    assert status == 200, message
    found: Json = message
    return found


def at(message: Json, rest: str = "") -> str:
    return f"/channels/{message['channel_id']}/messages/{message['id']}{rest}"


@real
async def test_the_real_client_writes_edits_reacts_pins_replies_and_deletes(house: House):
    ben = await house.seat("ben")
    mark = ben.mark()
    nonce = await ben.slash("work", channel="table-one")
    worked = await house.probe.heard("worked")
    assert worked == {"what": "worked", "pinned": True, "newest": [""]}
    assert await ben.outcome(nonce) == "done"
    first = await ben.wait_message(saying("first"), after=mark)
    edited = await ben.wait_message(saying("second"), event="MESSAGE_UPDATE", after=mark)
    assert edited["edited_timestamp"] is not None
    reaction = await ben.inbox.wait("MESSAGE_REACTION_ADD", after=mark)
    assert reaction["emoji"]["name"] == "\N{THUMBS UP SIGN}"
    await ben.inbox.wait("CHANNEL_PINS_UPDATE", after=mark)
    reply = await ben.wait_message(saying("answer"), after=mark)
    assert reply["referenced_message"]["id"] == first["id"]
    gone = await ben.inbox.wait("MESSAGE_DELETE", lambda d: d["id"] == reply["id"])
    assert gone["channel_id"] == first["channel_id"]


@real
async def test_the_real_client_sends_downloads_and_replaces_pictures(house: House):
    ana = await house.seat("ana")
    mark = ana.mark()
    await ana.slash("gallery", channel="table-one")
    shown = await ana.wait_message(lambda m: m["attachments"], after=mark)
    (board,) = shown["attachments"]
    assert (board["filename"], board["description"]) == ("board.png", "a board")
    assert (board["width"], board["height"]) == (4, 3)
    inside = shown["embeds"][0]["image"]["url"]
    assert inside.endswith("/inside.png")
    for url in (board["url"], inside):
        async with house.session.get(url) as response:
            assert response.headers["Content-Type"] == "image/png"
            assert (await response.read())[:4] == b"\x89PNG"
    fetched = await house.probe.heard("fetched")
    assert (fetched["size"], fetched["width"]) == (board["size"], 4)
    swapped = await ana.wait_message(event="MESSAGE_UPDATE", after=mark)
    assert [item["filename"] for item in swapped["attachments"]] == ["new.png"]


@real
async def test_the_real_client_sends_components_v2_with_a_picture(house: House):
    ana = await house.seat("ana")
    mark = ana.mark()
    await ana.slash("layout", channel="table-two")
    shown = await ana.wait_message(lambda m: m["components"], after=mark)
    assert shown["flags"] & 1 << 15
    (container,) = shown["components"]
    title, gallery, section = container["components"]
    assert title["content"] == "# Board"
    media = gallery["items"][0]["media"]
    assert media["url"].startswith(house.running.url)
    assert (media["width"], media["content_type"]) == (4, "image/png")
    assert shown["attachments"] == []  # the gallery shows the file
    assert section["accessory"]["custom_id"] == "roll"
    ids = [container["id"], title["id"], gallery["id"], section["id"]]
    assert len(set(ids)) == 4


@real
async def test_the_real_client_gets_events_when_people_write_react_and_delete(house: House):
    ana, probe = await house.seat("ana"), house.probe
    await ana.ask("send", channel_id=ana.channel("table-two"), content="hello bot")
    message = await ana.wait_message(saying("hello bot"))
    await probe.heard("message", lambda told: told["content"] == "hello bot")
    where = {"channel_id": message["channel_id"], "message_id": message["id"]}
    await ana.ask("react", emoji="\N{FIRE}", **where)
    assert (await probe.heard("reaction", lambda t: t["user"] == ana.id))["emoji"] == "\N{FIRE}"
    await ana.ask("delete", **where)
    await probe.heard("deleted", lambda told: told["id"] == message["id"])


@raw
async def test_people_and_bots_see_the_same_message(bot: RawBot, gateway: RawGateway, seat: Seat):
    ana = await seat("ana")
    sent = await write(bot, ana.channel(), content="**hi**", nonce="n1", flags=1 << 12)
    seen = await ana.wait_message(saying("**hi**"))
    told = await gateway.inbox.wait("MESSAGE_CREATE")
    assert seen == told == sent
    assert (sent["nonce"], sent["flags"]) == ("n1", 1 << 12)
    assert bot.headers["content-type"] == "application/json"


@raw
@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, 50006),
        ({"content": ""}, 50006),
        ({"content": "x" * 2001}, 50035),
        ({"embeds": [{"title": "x" * 257}]}, 50035),
        ({"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "y"}]}, 50035),
        ({"content": "x", "message_reference": {"message_id": "1"}}, 50035),
    ],
)
async def test_a_body_beyond_the_limits_is_refused(bot: RawBot, seat: Seat, body: Json, code: int):
    ana = await seat("ana")
    status, answer = await bot.call("POST", f"/channels/{ana.channel()}/messages", body)
    assert (status, answer["code"]) == (400, code)
    assert await ana.history(ana.channel()) == []


@raw
async def test_ids_in_components_are_returned_as_text(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    channel = ana.channel()
    chosen = {
        "type": 8,
        "custom_id": "c",
        "default_values": [{"id": int(channel), "type": "channel"}],
    }
    image = "data:image/png;base64," + base64.b64encode(picture()).decode()
    path = f"/applications/{bot.app_id}/emojis"
    _, made = await bot.call("POST", path, {"name": "dice", "image": image})
    emoji = {"id": int(made["id"]), "name": "x"}
    streets = {
        "type": 3,
        "custom_id": "s",
        "options": [{"label": "a", "value": "a", "emoji": emoji}],
    }
    button = {"type": 2, "custom_id": "b", "style": 1, "emoji": {"name": "\N{GAME DIE}"}}
    rows = [{"type": 1, "components": [part]} for part in (chosen, streets, button)]
    sent = await write(bot, channel, content="choose", components=rows)
    seen = await ana.wait_message(saying("choose"))
    assert seen["components"] == sent["components"]
    first, second, third = (row["components"][0] for row in seen["components"])
    assert first["default_values"] == [{"id": channel, "type": "channel"}]
    assert second["options"][0]["emoji"]["id"] == made["id"]
    assert "id" not in third["emoji"]


@raw
async def test_a_form_error_names_the_path(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    body = {"embeds": [{"title": "fine"}, {"title": "x" * 257}]}
    _, answer = await bot.call("POST", f"/channels/{ana.channel()}/messages", body)
    (error,) = answer["errors"]["embeds"]["1"]["title"]["_errors"]
    assert error["code"] == "BASE_TYPE_MAX_LENGTH"


@raw
async def test_messages_of_people_have_the_same_limits(seat: Seat):
    ana = await seat("ana")
    nonce = await ana.ask("send", channel_id=ana.channel(), content="x" * 2001)
    assert (await ana.refusal(nonce))["code"] == 50035


@raw
@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/channels/1/messages", 10003),
        ("/channels/{lobby}/messages/1", 10008),
        ("/users/1", 10013),
        ("/guilds/1", 10004),
        ("/channels/{lobby}/messages/pins/1", 10008),
    ],
)
async def test_missing_objects_are_answered_with_unknown(
    bot: RawBot, seat: Seat, path: str, code: int
):
    ana = await seat("ana")
    method = "PUT" if "pins" in path else "GET"
    status, answer = await bot.call(method, path.format(lobby=ana.channel()))
    assert (status, answer["code"]) == (404, code)


@raw
async def test_an_invalid_id_is_a_form_error(bot: RawBot):
    status, answer = await bot.call("GET", "/channels/abc")
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]["channel_id"]["_errors"][0]["code"] == "NUMBER_TYPE_COERCE"


@raw
async def test_a_wrong_token_is_unauthorised(bot: RawBot):
    for given in ("Bot wrong", "playground", "Bearer playground"):
        status, answer = await bot.call("GET", "/users/@me", headers={"Authorization": given})
        assert (status, answer["code"]) == (401, 0)


@raw
async def test_broken_json_is_refused(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    status, answer = await bot.call(
        "POST",
        f"/channels/{ana.channel()}/messages",
        data="{",
        headers={"Content-Type": "application/json"},
    )
    assert (status, answer["code"]) == (400, 50109)


@raw
async def test_edits_change_named_fields_and_keep_the_others(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    message = await write(bot, ana.channel(), content="a", embeds=[{"title": "e"}])
    status, edited = await bot.call("PATCH", at(message), {"content": "b"})
    assert (status, edited["content"], edited["embeds"][0]["title"]) == (200, "b", "e")
    _, edited = await bot.call("PATCH", at(message), {"embeds": []})
    assert (edited["content"], edited["embeds"]) == ("b", [])
    seen = await ana.wait_message(lambda m: m["embeds"] == [], event="MESSAGE_UPDATE")
    assert seen["id"] == message["id"]


@raw
async def test_a_bot_can_edit_its_own_messages_only(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    await ana.ask("send", channel_id=ana.channel(), content="mine")
    message = await ana.wait_message(saying("mine"))
    status, answer = await bot.call("PATCH", at(message), {"content": "yours"})
    assert (status, answer["code"]) == (403, 50005)


@raw
async def test_the_components_v2_flag_cannot_be_removed(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    text = [{"type": 10, "content": "board"}]
    message = await write(bot, ana.channel(), flags=1 << 15, components=text)
    status, answer = await bot.call("PATCH", at(message), {"content": "words"})
    assert (status, answer["code"]) == (400, 50035)
    changed = [{"type": 10, "content": "new board"}]
    status, answer = await bot.call("PATCH", at(message), {"components": changed})
    assert (status, answer["flags"] & 1 << 15) == (200, 1 << 15)


@raw
async def test_edits_of_old_messages_are_rate_limited(bot: RawBot, seat: Seat, running: Running):
    ana = await seat("ana")
    message = await write(bot, ana.channel(), content="0")
    for number in range(5):
        assert (await bot.call("PATCH", at(message), {"content": f"{number}"}))[0] == 200
    running.stage.clock.jump(HOUR + 1)
    for number in range(3):
        assert (await bot.call("PATCH", at(message), {"content": f"old {number}"}))[0] == 200
    status, answer = await bot.call("PATCH", at(message), {"content": "too often"})
    assert (status, answer["code"]) == (429, 30046)
    assert 0 < answer["retry_after"] <= 20
    assert "via" in bot.headers
    running.stage.clock.jump(21)
    assert (await bot.call("PATCH", at(message), {"content": "again"}))[0] == 200
    seen = await ana.history(ana.channel())
    assert [entry["content"] for entry in seen] == ["again"]


@raw
async def test_an_edit_keeps_the_attachments_it_lists_and_adds_the_new(
    bot: RawBot, seat: Seat, session: aiohttp.ClientSession
):
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    files = {"a.png": picture(), "b.txt": b"b"}
    listed = [{"id": 0, "description": "alt"}, {"id": 1}]
    status, message = await bot.upload("POST", path, {"attachments": listed}, files)
    assert status == 200, message
    kept = message["attachments"][0]
    body = {"attachments": [{"id": kept["id"]}, {"id": 0, "filename": "c.txt"}]}
    status, edited = await bot.upload("PATCH", at(message), body, {"c.txt": b"c"})
    assert status == 200, edited
    names = [item["filename"] for item in edited["attachments"]]
    assert names == ["a.png", "c.txt"]
    assert edited["attachments"][0]["description"] == "alt"
    _, bare = await bot.call("PATCH", at(message), {"attachments": [], "content": "bare"})
    assert bare["attachments"] == []
    seen = await ana.wait_message(saying("bare"), event="MESSAGE_UPDATE")
    assert seen["attachments"] == []


@raw
async def test_a_file_of_an_embed_is_listed_again_after_the_embed_is_removed(
    bot: RawBot, seat: Seat
):
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    embed = {"title": "Board", "image": {"url": "attachment://a.png"}}
    status, message = await bot.upload("POST", path, {"embeds": [embed]}, {"a.png": picture()})
    assert (status, message["attachments"]) == (200, [])
    _, same = await bot.call("PATCH", at(message), {"content": "words"})
    assert same["attachments"] == []
    _, bare = await bot.call("PATCH", at(message), {"embeds": []})
    assert [item["filename"] for item in bare["attachments"]] == ["a.png"]
    kept = [{"id": bare["attachments"][0]["id"]}]
    _, again = await bot.call("PATCH", at(message), {"embeds": [embed], "attachments": kept})
    assert again["attachments"] == []
    (seen,) = await ana.history(ana.channel())
    assert seen == again


@raw
async def test_a_file_beyond_ten_megabytes_is_too_large(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    huge = {"huge.bin": bytes(10 * 1024 * 1024 + 1)}
    status, answer = await bot.upload("POST", path, {}, huge)
    assert (status, answer["code"]) == (413, 40005)

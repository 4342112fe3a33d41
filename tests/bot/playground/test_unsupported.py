"""Tests of refused requests: unsupported features, wrong methods, missing User-Agent."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.playground.errors import ApiError
from bot.playground.limits import ENDPOINTS
from bot.playground.server import Running
from bot.playground.strict import check_body
from bot.playground.unsupported import FIELDS, VALUES
from tests.bot.playground.conformance.servers import night
from tests.bot.playground.conftest import Seat
from tests.support.players import RawBot, picture

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio
POLL = {
    "question": {"text": "Which?"},
    "answers": [{"poll_media": {"text": "Ana"}}, {"poll_media": {"text": "Ben"}}],
}


@pytest.mark.parametrize(
    ("body", "feature"),
    [
        ({"poll": POLL}, "polls"),
        ({"content": "x", "sticker_ids": ["1"]}, "stickers"),
    ],
)
async def test_a_message_with_an_unsupported_feature_is_refused(
    bot: RawBot, seat: Seat, body: Json, feature: str
):
    ana = await seat("ana")
    status, answer = await bot.call("POST", f"/channels/{ana.channel()}/messages", body)
    assert (status, answer["message"]) == (501, f"The playground does not support {feature}.")


@pytest.mark.parametrize(
    ("endpoint", "body", "feature"),
    [
        (
            "message_create",
            {"message_reference": {"type": 1, "message_id": "1", "channel_id": "1"}},
            "forwarded messages",
        ),
        ("interaction_callback", {"type": 4, "data": {"content": "x", "poll": POLL}}, "polls"),
        ("channel_create", {"name": "forum", "type": 15}, "forums"),
        ("channel_edit", {"default_auto_archive_duration": 60}, "default settings of threads"),
        ("guild_edit", {"verification_level": 2}, "the guild setting verification_level"),
        ("member_edit", {"mute": True}, "voice calls"),
        ("event_create", night(recurrence_rule={"interval": 1}), "recurring events"),
        ("event_create", night(entity_type=2), "scheduled events in channels"),
        ("commands_overwrite", [{"name": "play", "description": "x", "type": 4}], "activities"),
    ],
)
async def test_a_body_with_an_unsupported_feature_is_refused(
    endpoint: str, body: Any, feature: str
):
    with pytest.raises(ApiError) as refused:
        check_body(endpoint, body)
    assert refused.value.status == 501
    assert refused.value.message == f"The playground does not support {feature}."


async def test_every_refused_feature_belongs_to_an_endpoint():
    assert FIELDS.keys() | VALUES.keys() <= ENDPOINTS.keys()


@pytest.mark.parametrize(
    ("path", "feature"),
    [
        ("/channels/1/polls/2/expire", "polls"),
        ("/guilds/1/emojis", "emojis of guilds"),
        ("/channels/1/invites", "invites"),
        ("/guilds/1/bans/2", "bans"),
        ("/channels/1/webhooks", "webhooks of channels"),
        ("/guilds/1/audit-logs", "audit logs"),
        ("/sticker-packs", "stickers"),
    ],
)
async def test_a_path_of_an_unsupported_feature_is_answered_with_501(
    bot: RawBot, path: str, feature: str
):
    status, answer = await bot.call("PUT", path)
    assert (status, answer["message"]) == (501, f"The playground does not support {feature}.")


async def test_a_wrong_method_is_405_and_a_wrong_address_404(bot: RawBot):
    """Discord, HTTP response codes: 405, the method is not valid for the location."""
    status, answer = await bot.call("PUT", "/users/@me")
    assert (status, answer) == (405, {"message": "405: Method Not Allowed", "code": 0})
    status, answer = await bot.call("GET", "/nowhere")
    assert (status, answer) == (404, {"message": "404: Not Found", "code": 0})


async def test_a_request_without_a_user_agent_is_refused(
    bot: RawBot, running: Running, session: aiohttp.ClientSession
):
    """DISCORD.md: requests need a `User-Agent`. Discord's reference: others may be blocked."""
    skipped = frozenset({"User-Agent"})
    headers = {"Authorization": f"Bot {bot.token}"}
    async with aiohttp.ClientSession(skip_auto_headers=skipped) as nameless:
        async with nameless.get(f"{running.api}/users/@me", headers=headers) as response:
            assert (response.status, await response.text()) == (403, "error code: 1010")
        headers["User-Agent"] = "DiscordBot (https://example.org, 1)"
        async with nameless.get(f"{running.api}/users/@me", headers=headers) as response:
            assert response.status == 200


async def test_whitespace_around_texts_is_trimmed(bot: RawBot, seat: Seat):
    """Discord, message create and embed limits: leading and trailing blanks are trimmed."""
    ana = await seat("ana")
    embed = {"title": " Board ", "fields": [{"name": " Ana", "value": "$ 5 "}]}
    path = f"/channels/{ana.channel()}/messages"
    _, sent = await bot.call("POST", path, {"content": " \nyour  turn\n", "embeds": [embed]})
    assert sent["content"] == "your  turn"
    assert sent["embeds"][0]["title"] == "Board"
    assert sent["embeds"][0]["fields"][0] == {
        "name": "Ana",
        "value": "$ 5",
        "inline": False,
    }
    _, changed = await bot.call("PATCH", f"{path}/{sent['id']}", {"content": "x "})
    assert changed["content"] == "x"


@pytest.mark.rate_limits
async def test_two_hundred_commands_can_be_created_in_a_day(bot: RawBot, running: Running):
    """Discord, JSON error codes: 30034, 200 creations a day, per guild."""
    world = running.stage.world
    here, there = world.guilds
    path = f"/applications/{bot.app_id}/guilds/{here}/commands"

    def named(start: int) -> list[Json]:
        return [{"name": f"c{n}", "description": "x"} for n in range(start, start + 100)]

    for start in (0, 100):
        assert (await bot.call("PUT", path, named(start)))[0] == 200
    assert (await bot.call("PUT", path, named(100)))[0] == 200  # no new command
    status, answer = await bot.call("PUT", path, named(101))
    assert (status, answer["code"]) == (400, 30034)
    assert len(world.commands) == 100
    assert (await bot.call("PUT", path.replace(str(here), str(there)), named(0)))[0] == 200
    running.stage.clock.jump(86_400)
    assert (await bot.call("PUT", path, named(101)))[0] == 200


async def test_pins_are_listed_in_pages_and_limited_to_250(
    bot: RawBot, seat: Seat, running: Running
):
    """Published description: `before`, `limit` up to 50. Discord: 250 pins, a system message."""
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    ids = [(await bot.call("POST", path, {"content": str(n)}))[1]["id"] for n in range(3)]
    for number in ids:
        assert (await bot.call("PUT", f"{path}/pins/{number}"))[0] == 204
        running.stage.clock.jump(1)
    note = await ana.wait_message(lambda message: message["type"] == 6)
    assert note["message_reference"]["message_id"] == ids[0]
    assert note["author"]["id"] == str(bot.app_id)
    _, page = await bot.call("GET", f"{path}/pins?limit=2")
    assert [item["message"]["id"] for item in page["items"]] == ids[:0:-1]
    assert page["has_more"]
    before = {"before": page["items"][-1]["pinned_at"]}
    _, rest = await bot.call("GET", f"{path}/pins", params=before)
    assert [item["message"]["id"] for item in rest["items"]] == ids[:1]
    assert not rest["has_more"]
    channel = running.stage.world.channels[int(ana.channel())]
    template = channel.messages[int(ids[0])]
    for number in range(250 - 3):
        channel.messages[number] = type(template)(
            number, channel.id, bot.app_id, template.timestamp, pinned_at=1.0
        )
    _, one_more = await bot.call("POST", path, {"content": "x"})
    status, answer = await bot.call("PUT", f"{path}/pins/{one_more['id']}")
    assert (status, answer["code"]) == (400, 30003)


async def test_a_pin_needs_its_own_permission(bot: RawBot, seat: Seat, running: Running):
    """Discord: Pin Messages is split off Manage Messages since February 2026."""
    ana = await seat("ana")
    path = f"/channels/{ana.channel()}/messages"
    _, message = await bot.call("POST", path, {"content": "x"})
    running.control.permission({"channel_id": ana.channel(), "deny": ["pin_messages"]})
    status, answer = await bot.call("PUT", f"{path}/pins/{message['id']}")
    assert (status, answer["code"]) == (403, 50013)
    running.control.permission({"channel_id": ana.channel(), "allow": ["pin_messages"]})
    assert (await bot.call("PUT", f"{path}/pins/{message['id']}"))[0] == 204


async def test_a_file_can_be_sent_without_payload_json(bot: RawBot, seat: Seat):
    """Discord, uploading files: a multipart body does not need `payload_json`."""
    ana = await seat("ana")
    form = aiohttp.FormData()
    form.add_field("content", "board")
    form.add_field("file", picture(), filename="board.png")
    status, sent = await bot.call("POST", f"/channels/{ana.channel()}/messages", data=form)
    assert (status, sent["content"]) == (200, "board")
    assert [file["filename"] for file in sent["attachments"]] == ["board.png"]

"""Tests of permissions of bots and people: roles, overwrites, 50001 and 50013."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.clock import iso
from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.players import RawBot, RawGateway, saying

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio


async def write(bot: RawBot, channel_id: str, **body: Any) -> tuple[int, Any]:
    return await bot.call("POST", f"/channels/{channel_id}/messages", body or {"content": "x"})


@pytest.mark.parametrize(
    ("denied", "body", "code"),
    [
        ("view_channel", {"content": "x"}, 50001),
        ("send_messages", {"content": "x"}, 50013),
        ("embed_links", {"embeds": [{"title": "x"}]}, 50013),
        ("embed_links", {"content": "x"}, None),
    ],
)
async def test_a_bot_needs_permissions_for_the_parts_of_its_message(
    bot: RawBot, seat: Seat, running: Running, denied: str, body: Json, code: int | None
):
    ana = await seat("ana")
    running.control.permission({"channel_id": ana.channel(), "deny": [denied]})
    status, answer = await write(bot, ana.channel(), **body)
    assert (status, answer.get("code")) == ((403, code) if code else (200, None))


async def test_files_need_their_permission(bot: RawBot, seat: Seat, running: Running):
    ana = await seat("ana")
    running.control.permission({"channel_id": ana.channel(), "deny": ["attach_files"]})
    path = f"/channels/{ana.channel()}/messages"
    status, answer = await bot.upload("POST", path, {"content": "x"}, {"a.txt": b"a"})
    assert (status, answer["code"]) == (403, 50013)


async def test_sending_in_threads_is_a_permission_of_its_own(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    body = {"name": "t", "type": 11}
    _, thread = await bot.call("POST", f"/channels/{ana.channel()}/threads", body)
    running.control.permission({"channel_id": ana.channel(), "deny": ["send_messages"]})
    assert (await write(bot, thread["id"]))[0] == 200
    running.control.permission({"channel_id": ana.channel(), "deny": ["send_in_threads"]})
    assert (await write(bot, thread["id"]))[1]["code"] == 50013


async def test_an_overwrite_that_allows_a_member_beats_one_that_denies_everyone(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    guild = ana.guild()["id"]
    everyone = {"channel_id": ana.channel(), "target_id": guild, "deny": ["send_messages"]}
    running.control.permission(everyone)
    refused = await ana.refusal(await ana.ask("send", channel_id=ana.channel(), content="x"))
    assert refused["code"] == 50013
    running.control.permission(
        {"channel_id": ana.channel(), "target_id": ana.id, "allow": ["send_messages"]}
    )
    await ana.ask("send", channel_id=ana.channel(), content="now I may")
    await ana.wait_message(saying("now I may"))


async def test_a_hidden_channel_leaves_the_windows_and_events_of_those_who_lost_it(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana, olga = await seat("ana"), await seat("olga")
    table = ana.channel("table-one")
    running.control.permission(
        {"channel_id": table, "target_id": ana.guild()["id"], "deny": ["view_channel"]}
    )
    names = [
        channel["name"]
        for guild in (await ana.inbox.wait("HELLO", after=1))["guilds"]
        for channel in guild["channels"]
    ]
    assert "table-one" not in names
    await olga.ask("send", channel_id=table, content="owners only")
    await olga.wait_message(saying("owners only"))
    await ana.settled()
    assert ana.inbox.all("MESSAGE_CREATE") == []
    assert gateway.inbox.all("MESSAGE_CREATE") == []
    assert (await bot.call("GET", f"/channels/{table}"))[1]["code"] == 50001
    told = await gateway.inbox.wait("CHANNEL_UPDATE")
    assert told["permission_overwrites"][0]["deny"] == str(1 << 10)


async def test_a_member_in_timeout_can_read_and_nothing_else(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    guild = ana.guild()
    role = next(r for r in guild["roles"] if r["name"] == "Rentroll")
    about = {"guild_id": guild["id"], "role_id": role["id"]}
    running.control.role({**about, "permissions": ["moderate_members"]})
    until = {"communication_disabled_until": iso(running.stage.clock.now() + 600)}
    status, _ = await bot.call("PATCH", f"/guilds/{guild['id']}/members/{ana.id}", until)
    assert status == 200
    for _ in range(2):
        sent = await ana.ask("send", channel_id=ana.channel(), content="quiet?")
        assert (await ana.refusal(sent))["code"] == 50013
        assert await ana.history(ana.channel()) == []
    running.stage.clock.jump(601)
    await ana.ask("send", channel_id=ana.channel(), content="again")
    await ana.wait_message(saying("again"))


async def test_deleting_messages_of_others_needs_a_permission(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    await ana.ask("send", channel_id=ana.channel(), content="mine")
    message = await ana.wait_message(saying("mine"))
    running.control.permission({"channel_id": ana.channel(), "deny": ["manage_messages"]})
    path = f"/channels/{ana.channel()}/messages/{message['id']}"
    assert (await bot.call("DELETE", path))[1]["code"] == 50013
    running.control.permission({"channel_id": ana.channel(), "allow": ["manage_messages"]})
    assert (await bot.call("DELETE", path))[0] == 204


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/guilds/{guild}/channels", {"name": "new"}),
        ("PATCH", "/channels/{lobby}", {"topic": "new"}),
        ("DELETE", "/channels/{lobby}", None),
        ("POST", "/guilds/{guild}/roles", {"name": "new"}),
        ("PATCH", "/guilds/{guild}", {"name": "new name"}),
        ("PATCH", "/guilds/{guild}/members/{ana}", {"nick": "new"}),
        ("DELETE", "/guilds/{guild}/members/{ana}", None),
        ("PUT", "/channels/{lobby}/permissions/{ana}", {"type": 1, "deny": "1024"}),
    ],
)
async def test_managing_routes_need_permissions_that_a_bot_lacks_by_default(
    bot: RawBot, seat: Seat, running: Running, method: str, path: str, body: Json | None
):
    ana = await seat("ana")
    where = path.format(guild=ana.guild()["id"], lobby=ana.channel(), ana=ana.id)
    status, answer = await bot.call(method, where, body)
    assert (status, answer["code"]) == (403, 50013)
    role = next(r for r in ana.guild()["roles"] if r["name"] == "Rentroll")
    running.control.role(
        {
            "guild_id": ana.guild()["id"],
            "role_id": role["id"],
            "permissions": ["administrator"],
        }
    )
    assert (await bot.call(method, where, body))[0] in {200, 201, 204}


async def test_a_bot_cannot_change_roles_above_its_own(bot: RawBot, seat: Seat, running: Running):
    ana = await seat("ana")
    guild = ana.guild()
    own = next(r for r in guild["roles"] if r["name"] == "Rentroll")
    moderators = next(r for r in guild["roles"] if r["name"] == "Moderators")
    running.control.role(
        {"guild_id": guild["id"], "role_id": own["id"], "permissions": ["manage_roles"]}
    )
    path = f"/guilds/{guild['id']}/members/{ana.id}/roles/{moderators['id']}"
    assert (await bot.call("PUT", path))[1]["code"] == 50013


async def test_a_bot_cannot_read_a_guild_it_is_not_in(bot: RawBot, running: Running, seat: Seat):
    guild = running.control.guild({"name": "Closed", "install": False})
    olga = await seat("olga")
    channel = next(c["id"] for c in olga.guild("Closed")["channels"])
    assert (await write(bot, channel))[1]["code"] == 50001
    assert (await bot.call("GET", f"/guilds/{guild['id']}"))[1]["code"] == 50001

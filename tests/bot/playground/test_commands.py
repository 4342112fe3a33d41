"""Tests of commands: registration, permissions and contexts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import House, Seat
from tests.support.players import Person, RawBot, RawGateway, option

Json = dict[str, Any]
real = pytest.mark.asyncio(loop_scope="module")
raw = pytest.mark.asyncio
GO = {"name": "go", "description": "Goes"}
MANAGE_GUILD = str(1 << 5)


async def offered(person: Person, name: str) -> Json:
    told = await person.inbox.wait(
        "COMMANDS", lambda d: name in [command["name"] for command in d["commands"]]
    )
    found: Json = next(c for c in told["commands"] if c["name"] == name)
    return found


@real
async def test_the_real_client_syncs_its_commands_to_the_page(house: House):
    ana = await house.seat("ana")
    names = {command["name"] for command in ana.hello["commands"]}
    assert {"echo", "think", "game", "Inspect", "staff"} <= names
    staff = next(c for c in ana.hello["commands"] if c["name"] == "staff")
    assert staff["default_member_permissions"] == MANAGE_GUILD
    assert staff["usable_in"] == []
    mia = await house.seat("mia")
    for_mia = next(c for c in mia.hello["commands"] if c["name"] == "staff")
    assert for_mia["usable_in"] == [mia.guild()["id"]]


@real
async def test_a_command_without_permission_is_refused_and_not_sent_to_the_bot(house: House):
    ana = await house.seat("ana")
    refused = await ana.refusal(await ana.slash("staff"))
    assert refused["code"] == 50013


@real
async def test_a_missing_or_wrong_option_is_refused_before_the_bot_sees_it(house: House):
    ana = await house.seat("ana")
    wrong: list[list[Json]] = [
        [],
        [option("text", 5, 4)],
        [option("text", 5)],
        [option("text", "x"), option("other", "y")],
    ]
    for options in wrong:
        refused = await ana.refusal(await ana.slash("echo", options))
        assert refused["code"] == 50035
    seats = [{"name": "new", "type": 1, "options": [option("seats", 9, 4)]}]
    assert (await ana.refusal(await ana.slash("game", seats)))["code"] == 50035


@raw
async def test_a_message_command_cannot_be_used_as_a_slash_command(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    await bot.commands({"name": "Inspect", "type": 3})
    await offered(ana, "Inspect")
    assert (await ana.refusal(await ana.slash("Inspect")))["code"] == 10063
    assert gateway.inbox.all("INTERACTION_CREATE") == []


@raw
async def test_overwriting_commands_keeps_the_ids_of_those_that_stay(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    first = await bot.commands(GO, {"name": "stay", "description": "Stays"})
    second = await bot.commands({"name": "stay", "description": "Changed"})
    assert second[0]["id"] == first[1]["id"]
    assert second[0]["version"] != first[1]["version"]
    third = await bot.commands({"name": "stay", "description": "Changed"})
    assert third == second
    told = await ana.inbox.wait("COMMANDS", lambda d: len(d["commands"]) == 1)
    assert told["commands"][0]["description"] == "Changed"


@raw
async def test_single_commands_are_created_edited_read_and_deleted(bot: RawBot):
    base = f"/applications/{bot.app_id}/commands"
    status, made = await bot.call("POST", base, GO)
    assert status == 201
    status, again = await bot.call("POST", base, {**GO, "description": "Again"})
    assert (status, again["id"]) == (200, made["id"])
    one = f"{base}/{made['id']}"
    _, changed = await bot.call("PATCH", one, {"description": "Third"})
    assert (changed["name"], changed["description"]) == ("go", "Third")
    assert (await bot.call("GET", one))[1]["description"] == "Third"
    assert (await bot.call("DELETE", one))[0] == 204
    status, answer = await bot.call("GET", one)
    assert (status, answer["code"]) == (404, 10063)
    assert (await bot.call("GET", base))[1] == []


@raw
async def test_translations_are_listed_on_request(bot: RawBot):
    await bot.commands({**GO, "name_localizations": {"de": "los"}})
    base = f"/applications/{bot.app_id}/commands"
    assert "name_localizations" not in (await bot.call("GET", base))[1][0]
    _, listed = await bot.call("GET", base + "?with_localizations=true")
    assert listed[0]["name_localizations"] == {"de": "los"}


@raw
async def test_guild_commands_exist_in_their_guild_only(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    base = f"/applications/{bot.app_id}/guilds/{ana.guild()['id']}/commands"
    status, listed = await bot.call("PUT", base, [GO])
    assert (status, listed[0]["guild_id"]) == (200, ana.guild()["id"])
    command = await offered(ana, "go")
    assert command["usable_in"] == [ana.guild()["id"]]
    await ana.slash("go")
    interaction = await gateway.inbox.wait("INTERACTION_CREATE")
    assert interaction["data"]["guild_id"] == ana.guild()["id"]
    refused = await ana.refusal(await ana.slash("go", channel="welcome"))
    assert refused["code"] == 50013
    assert (await bot.call("GET", f"/applications/{bot.app_id}/commands"))[1] == []


@raw
@pytest.mark.parametrize(
    "body",
    [
        {"name": "Upper", "description": "x"},
        {"name": "go"},
        {"name": "x" * 33, "description": "x"},
        {**GO, "options": [option("b", "x") | {"description": "d"}] * 26},
    ],
)
async def test_a_command_beyond_the_limits_is_refused(bot: RawBot, body: Json):
    base = f"/applications/{bot.app_id}/commands"
    for method, sent in (("POST", body), ("PUT", [body])):
        status, answer = await bot.call(method, base, sent)
        assert (status, answer["code"]) == (400, 50035)


@raw
async def test_the_101st_command_is_refused(bot: RawBot):
    await bot.commands(*({"name": f"go{n}", "description": "x"} for n in range(100)))
    base = f"/applications/{bot.app_id}/commands"
    status, answer = await bot.call("POST", base, GO)
    assert (status, answer["code"]) == (400, 30032)
    assert (await bot.call("POST", base, {"name": "go5", "description": "y"}))[0] == 200


@raw
async def test_a_bot_cannot_read_another_applications_commands(bot: RawBot):
    status, answer = await bot.call("GET", "/applications/1/commands")
    assert (status, answer["code"]) == (403, 50001)


@raw
@pytest.mark.parametrize(
    ("body", "user", "may"),
    [
        ({}, "ana", True),
        ({"default_member_permissions": MANAGE_GUILD}, "ana", False),
        ({"default_member_permissions": MANAGE_GUILD}, "mia", True),
        ({"default_member_permissions": "0"}, "mia", False),
        ({"default_member_permissions": "0"}, "olga", True),
        ({"contexts": [1]}, "ana", False),
    ],
)
async def test_command_permissions_decide_who_may_use_a_command(
    bot: RawBot, gateway: RawGateway, seat: Seat, body: Json, user: str, may: bool
):
    person = await seat(user)
    await bot.commands({**GO, **body})
    await offered(person, "go")
    nonce = await person.slash("go")
    if may:
        interaction = await gateway.inbox.wait("INTERACTION_CREATE")
        assert interaction["member"]["user"]["id"] == person.id
    else:
        assert (await person.refusal(nonce))["code"] == 50013
        assert gateway.inbox.all("INTERACTION_CREATE") == []


@raw
async def test_a_guild_can_override_permissions_for_a_user_role_or_channel(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana, mia = await seat("ana"), await seat("mia")
    (command,) = await bot.commands({**GO, "default_member_permissions": MANAGE_GUILD})
    await offered(ana, "go")
    guild = ana.guild()
    about = {"command_id": command["id"], "guild_id": guild["id"]}
    role = next(r for r in guild["roles"] if r["name"] == "Moderators")
    running.control.command_permission(
        {**about, "target_id": ana.id, "type": 2, "permission": True}
    )
    running.control.command_permission(
        {**about, "target_id": role["id"], "type": 1, "permission": False}
    )
    running.control.command_permission(
        {**about, "target_id": ana.channel("table-two"), "type": 3, "permission": False}
    )
    await ana.slash("go")
    await gateway.inbox.wait("INTERACTION_CREATE")
    assert (await mia.refusal(await mia.slash("go")))["code"] == 50013
    assert (await ana.refusal(await ana.slash("go", channel="table-two")))["code"] == 50013
    base = f"/applications/{bot.app_id}/guilds/{guild['id']}/commands"
    _, listed = await bot.call("GET", f"{base}/{command['id']}/permissions")
    assert {entry["id"] for entry in listed["permissions"]} == {
        ana.id,
        role["id"],
        ana.channel("table-two"),
    }


@raw
async def test_commands_need_the_channel_permission_to_use_commands(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    await bot.commands(GO)
    await offered(ana, "go")
    running.control.permission(
        {"channel_id": ana.channel(), "target_id": ana.guild()["id"], "deny": ["use_commands"]}
    )
    assert (await ana.refusal(await ana.slash("go")))["code"] == 50013
    await ana.slash("go", channel="table-one")
    await gateway.inbox.wait("INTERACTION_CREATE")


@raw
async def test_a_command_works_in_private_with_the_bot(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    await bot.commands(GO)
    await offered(ana, "go")
    _, channel = await bot.call("POST", "/users/@me/channels", {"recipient_id": ana.id})
    await ana.ask("slash", channel_id=channel["id"], command_id=ana.command("go"), options=[])
    interaction = await gateway.inbox.wait("INTERACTION_CREATE")
    assert (interaction["context"], interaction["user"]["id"]) == (1, ana.id)
    assert "member" not in interaction


@raw
@pytest.mark.parametrize(
    ("body", "in_guild", "in_private"),
    [
        ({}, True, True),
        ({"contexts": [0]}, True, False),
        ({"contexts": [1]}, False, True),
        ({"contexts": [0, 1], "dm_permission": False}, True, True),
        ({"dm_permission": False}, True, False),
        ({"default_member_permissions": MANAGE_GUILD}, False, True),
    ],
)
async def test_a_command_is_offered_where_its_contexts_say(
    bot: RawBot, gateway: RawGateway, seat: Seat, body: Json, in_guild: bool, in_private: bool
):
    ana = await seat("ana")
    _, channel = await bot.call("POST", "/users/@me/channels", {"recipient_id": ana.id})
    (made,) = await bot.commands({**GO, **body})
    assert made["dm_permission"] is in_private
    command = await offered(ana, "go")
    assert (bool(command["usable_in"]), command["usable_in_private"]) == (in_guild, in_private)
    for where, may in ((ana.channel(), in_guild), (channel["id"], in_private)):
        mark = len(gateway.inbox.got)
        nonce = await ana.ask("slash", channel_id=where, command_id=made["id"], options=[])
        if may:
            interaction = await gateway.inbox.wait("INTERACTION_CREATE", after=mark)
            assert interaction["channel_id"] == where
        else:
            assert (await ana.refusal(nonce))["code"] == 50013


@raw
async def test_a_command_works_in_private_channels_with_its_own_bot_only(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    other = int(running.control.application({"name": "Other", "token": "other"})["id"])
    await bot.commands(GO)
    await offered(ana, "go")
    channel = running.stage.world.dm(other, int(ana.id))
    nonce = await ana.ask(
        "slash", channel_id=str(channel.id), command_id=ana.command("go"), options=[]
    )
    assert (await ana.refusal(nonce))["code"] == 50013


@raw
@pytest.mark.parametrize(("allowed", "may"), [([13], True), ([0, 13], True), ([0], False)])
async def test_an_option_accepts_a_stage_channel_if_its_types_include_it(
    bot: RawBot,
    gateway: RawGateway,
    seat: Seat,
    running: Running,
    allowed: list[int],
    may: bool,
):
    ana = await seat("ana")
    guild = ana.guild()["id"]
    stage = running.control.channel({"guild_id": guild, "name": "stage", "type": 13})["id"]
    where = {"type": 7, "name": "where", "description": "x", "channel_types": allowed}
    select = {"type": 8, "custom_id": "where", "channel_types": allowed}
    await bot.commands({**GO, "options": [where]})
    await offered(ana, "go")
    body = {"content": "x", "components": [{"type": 1, "components": [select]}]}
    _, message = await bot.call("POST", f"/channels/{ana.channel()}/messages", body)
    for ask in (
        ana.slash("go", [option("where", stage, 7)]),
        ana.choose(message, "where", stage, kind=8),
    ):
        mark = len(gateway.inbox.got)
        nonce = await ask
        if may:
            interaction = await gateway.inbox.wait("INTERACTION_CREATE", after=mark)
            assert interaction["data"]["resolved"]["channels"][stage]["type"] == 13
        else:
            assert (await ana.refusal(nonce))["code"] == 50035


@real
@pytest.mark.parametrize("kind", [2, 13], ids=["voice", "stage"])
async def test_the_real_client_gets_voice_and_stage_channels(house: House, kind: int):
    ana = await house.seat("ana")
    guild = ana.guild()["id"]
    named = {"guild_id": guild, "name": f"talk-{kind}", "type": kind}
    talk = house.running.control.channel(named)["id"]
    mark = ana.mark()
    await ana.slash("panel")
    message = await ana.inbox.wait("MESSAGE_CREATE", after=mark)
    await ana.choose(message, "where", talk, kind=8)
    await ana.wait_message(lambda m: m["content"] == f"channel talk-{kind}")
    house.running.control.delete_channel({"channel_id": talk})
    await house.probe.heard("channel_deleted", lambda told: told["name"] == f"talk-{kind}")

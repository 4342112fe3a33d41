"""Every kind of answer, compared with Discord's published description.

The fixture `running` fails a test whose answers the description does not allow. This module asks
for the answers that no other test asks for, and the last test here checks the comparison itself.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest

from bot.playground.rest.call import Route
from bot.playground.rest.table import ROUTES
from bot.playground.server import Running
from tests.playground.conftest import Seat
from tests.playground.players import RawBot
from tests.playground.published import VARIABLE, description

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio
EMOJI = "%F0%9F%8E%B2"


async def test_every_answer_is_as_described(bot: RawBot, seat: Seat, running: Running):
    """Published description: required fields, types and statuses of each answer."""
    ana = await seat("ana")
    guild, channel, app = ana.guild()["id"], ana.channel(), bot.app_id
    named = ("manage_channels", "manage_guild", "manage_roles", "manage_nicknames")
    owned = running.control.role({"guild_id": guild, "name": "Boss", "permissions": named})
    running.stage.world.guild(int(guild)).roles[int(owned["id"])].position = 9
    running.stage.world.member(int(guild), app).roles.append(int(owned["id"]))

    async def ask(method: str, path: str, body: Any = None) -> Json:
        status, answer = await bot.call(method, path, body)
        assert status in (200, 201, 204), (method, path, answer)
        return answer if isinstance(answer, dict) else {}

    messages = f"/channels/{channel}/messages"
    sent = [await ask("POST", messages, {"content": str(n)}) for n in range(4)]
    first = sent[0]["id"]
    role = await ask("POST", f"/guilds/{guild}/roles", {"name": "Banker"})
    thread = await ask("POST", f"{messages}/{first}/threads", {"name": "Table"})
    commands = f"/applications/{app}/guilds/{guild}/commands"
    command = await ask("POST", commands, {"name": "go", "description": "Goes"})
    running.control.command_permission(
        {
            "command_id": command["id"],
            "guild_id": guild,
            "target_id": ana.id,
            "type": 2,
            "permission": True,
        }
    )
    made = await ask("POST", f"/guilds/{guild}/channels", {"name": "new"})
    overwrite = {"type": 1, "deny": "1024"}
    for method, path, body in (
        ("PATCH", "/users/@me", {"username": "Banker"}),
        ("GET", "/users/@me", None),
        ("GET", f"/users/{ana.id}", None),
        ("GET", "/applications/@me", None),
        ("PATCH", "/applications/@me", {}),
        ("GET", "/gateway", None),
        ("GET", "/gateway/bot", None),
        ("GET", commands, None),
        ("GET", f"{commands}/{command['id']}", None),
        ("PATCH", f"{commands}/{command['id']}", {"description": "Stops"}),
        ("GET", f"{commands}/permissions", None),
        ("GET", f"{commands}/{command['id']}/permissions", None),
        ("PUT", f"{messages}/pins/{first}", None),
        ("GET", f"/channels/{channel}/pins", None),
        ("DELETE", f"/channels/{channel}/pins/{first}", None),
        ("PUT", f"/channels/{channel}/pins/{first}", None),
        ("POST", f"/channels/{channel}/typing", None),
        ("PUT", f"{messages}/{first}/reactions/{EMOJI}/@me", None),
        ("GET", f"{messages}/{first}/reactions/{EMOJI}", None),
        ("GET", f"{messages}/{first}", None),
        ("POST", f"{messages}/bulk-delete", {"messages": [sent[2]["id"], sent[3]["id"]]}),
        ("PUT", f"/channels/{thread['id']}/thread-members/{ana.id}", None),
        ("PUT", f"/channels/{thread['id']}/thread-members/@me", None),
        ("GET", f"/channels/{thread['id']}/thread-members/{ana.id}", None),
        ("GET", f"/channels/{thread['id']}/thread-members?with_member=true", None),
        ("PUT", f"/channels/{made['id']}/permissions/{ana.id}", overwrite),
        ("GET", f"/channels/{made['id']}", None),
        ("PATCH", f"/channels/{made['id']}", {"topic": "Tables"}),
        ("DELETE", f"/channels/{made['id']}", None),
        ("GET", f"/guilds/{guild}", None),
        ("GET", f"/guilds/{guild}/channels", None),
        ("GET", f"/guilds/{guild}/roles", None),
        ("GET", f"/guilds/{guild}/roles/{role['id']}", None),
        ("PATCH", f"/guilds/{guild}/roles/{role['id']}", {"name": "Bank"}),
        ("GET", f"/guilds/{guild}/members?limit=9", None),
        ("GET", f"/guilds/{guild}/members/search?query=a", None),
        ("GET", f"/guilds/{guild}/members/{ana.id}", None),
        ("PATCH", f"/guilds/{guild}/members/{ana.id}", {"nick": "Anna"}),
        ("PATCH", f"/guilds/{guild}/members/@me", {"nick": "Bank"}),
        ("PUT", f"/guilds/{guild}/members/{ana.id}/roles/{role['id']}", None),
        ("GET", "/users/@me/guilds", None),
    ):
        await ask(method, path, body)


async def test_an_answer_that_is_not_as_described_is_found(
    bot: RawBot, running: Running, monkeypatch: pytest.MonkeyPatch
):
    if not os.environ.get(VARIABLE):
        assert running.wrong_answers == []
        return
    monkeypatch.setattr(running.stage.shapes, "account", lambda user: {"id": "x"})
    await bot.call("GET", "/users/@me")
    assert any("username" in wrong for wrong in running.wrong_answers)
    wrong = description().check_answer("GET", "/users/@me", 201, {})
    assert "201" in wrong[0].message
    running.wrong_answers.clear()
    await asyncio.sleep(0)


async def test_every_route_is_one_of_discords():
    """Published description: no route of the playground is an invention."""
    if not os.environ.get(VARIABLE):
        return
    known = description().routes
    old = {
        ("PUT", "/channels/{channel_id}/pins/{message_id}"),
        ("DELETE", "/channels/{channel_id}/pins/{message_id}"),
        ("GET", "/channels/{channel_id}/pins"),
    }
    assert {(r.method, r.path) for r in ROUTES if not _described(r, known)} <= old


def _described(route: Route, known: set[tuple[str, str]]) -> bool:
    return (route.method, route.path) in known

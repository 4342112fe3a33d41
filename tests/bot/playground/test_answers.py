"""A test of every kind of answer against Discord's published description.

The fixture `running` fails a test with answers that the description does not allow. This module
requests the answers that no other test requests.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.support.players import RawBot

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio
EMOJI = "%F0%9F%8E%B2"


async def test_every_answer_fits_the_published_description(
    bot: RawBot, seat: Seat, running: Running
):
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

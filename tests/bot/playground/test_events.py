"""Tests of scheduled events."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.playground import scheduled
from bot.playground.server import Running
from tests.bot.playground.conformance.servers import night
from tests.support.players import RawBot, RawGateway

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio
EVENTS = 1 << 16


def allow(running: Running, bot: RawBot, *names: str) -> int:
    """Give the bot permissions in the first guild, and return the guild's id."""
    guild = next(iter(running.stage.world.guilds.values()))
    role = running.control.role({"guild_id": guild.id, "name": "x", "permissions": list(names)})
    guild.members[bot.app_id].roles.append(int(role["id"]))
    return guild.id


async def test_an_event_is_created_changed_and_deleted_with_gateway_events(
    bot: RawBot, running: Running, session: Any
):
    """Published description, `/guilds/{guild_id}/scheduled-events`, and events by intent."""
    guild = allow(running, bot, "create_events")
    gateway = await RawGateway(session, running).connect()
    await gateway.identify(intents=1 | EVENTS)
    deaf = await RawGateway(session, running).connect()
    await deaf.identify(intents=1)
    path = f"/guilds/{guild}/scheduled-events"
    status, made = await bot.call("POST", path, night(description="Six tables"))
    assert (status, made["status"], made["entity_metadata"]) == (200, 1, {"location": "#lobby"})
    assert await gateway.inbox.wait("GUILD_SCHEDULED_EVENT_CREATE") == made
    one = f"{path}/{made['id']}"
    assert (await bot.call("GET", path))[1] == [made]
    assert (await bot.call("GET", one))[1] == made
    _, changed = await bot.call("PATCH", one, {"name": "Finals", "status": 2})
    assert (changed["name"], changed["status"]) == ("Finals", 2)
    assert await gateway.inbox.wait("GUILD_SCHEDULED_EVENT_UPDATE") == changed
    assert (await bot.call("DELETE", one))[0] == 204
    assert await gateway.inbox.wait("GUILD_SCHEDULED_EVENT_DELETE") == changed
    status, answer = await bot.call("GET", one)
    assert (status, answer["code"]) == (404, 10070)
    await deaf.send(1, None)
    await deaf.frames.wait("11")
    assert not [name for name, _ in deaf.inbox.got if "SCHEDULED" in name]
    await gateway.leave()
    await deaf.leave()


async def test_creating_an_event_needs_its_permission(bot: RawBot, running: Running):
    """DISCORD.md: Create Events is split off Manage Events."""
    guild = next(iter(running.stage.world.guilds.values()))
    path = f"/guilds/{guild.id}/scheduled-events"
    status, answer = await bot.call("POST", path, night())
    assert (status, answer["code"]) == (403, 50013)
    allow(running, bot, "create_events")
    event = scheduled.add(running.stage, guild, guild.owner_id, night())
    status, answer = await bot.call("DELETE", f"{path}/{event.id}")
    assert (status, answer["code"]) == (403, 50013)
    allow(running, bot, "manage_events")
    assert (await bot.call("DELETE", f"{path}/{event.id}"))[0] == 204


async def test_an_event_starts_in_the_future_and_ends_once(bot: RawBot, running: Running):
    """Discord, scheduled event status: scheduled to active or canceled, active to completed."""
    guild = allow(running, bot, "create_events")
    path = f"/guilds/{guild}/scheduled-events"
    yesterday = datetime.fromtimestamp(running.stage.clock.now() - 86400, UTC).isoformat()
    status, answer = await bot.call("POST", path, night(scheduled_start_time=yesterday))
    assert status == 400
    assert "scheduled_start_time" in answer["errors"]
    _, made = await bot.call("POST", path, night())
    one = f"{path}/{made['id']}"
    assert (await bot.call("PATCH", one, {"status": 3}))[0] == 400
    assert (await bot.call("PATCH", one, {"status": 2}))[0] == 200
    assert (await bot.call("PATCH", one, {"status": 4}))[0] == 400
    assert (await bot.call("PATCH", one, {"status": 3}))[1]["status"] == 3
    assert (await bot.call("GET", path))[1] == []


async def test_a_guild_has_a_hundred_events_at_most(
    bot: RawBot, running: Running, monkeypatch: pytest.MonkeyPatch
):
    """Discord, JSON error codes: 30038, 100 uncompleted events."""
    assert scheduled.MOST == 100
    monkeypatch.setattr(scheduled, "MOST", 1)
    path = f"/guilds/{allow(running, bot, 'create_events')}/scheduled-events"
    assert (await bot.call("POST", path, night()))[0] == 200
    status, answer = await bot.call("POST", path, night())
    assert (status, answer["code"]) == (400, 30038)


async def test_interested_people_are_listed_and_sent_as_events(
    bot: RawBot, running: Running, session: Any
):
    """Published description, `.../users`: pages by `before`, `after` and `limit`."""
    guild = allow(running, bot, "create_events")
    gateway = await RawGateway(session, running).connect()
    await gateway.identify(intents=1 | EVENTS)
    path = f"/guilds/{guild}/scheduled-events"
    _, made = await bot.call("POST", path, night())
    about = {"guild_id": guild, "event_id": made["id"]}
    for name in ("ana", "ben", "ben"):
        running.control.interest({**about, "user": name})
    added = await gateway.inbox.wait("GUILD_SCHEDULED_EVENT_USER_ADD")
    assert added["guild_scheduled_event_id"] == made["id"]
    users = f"{path}/{made['id']}/users"
    _, both = await bot.call("GET", f"{users}?with_member=true")
    assert [one["user"]["username"] for one in both] == ["ana", "ben"]
    assert both[0]["member"]["joined_at"]
    _, last = await bot.call("GET", f"{users}?after={both[0]['user_id']}")
    assert [one["user_id"] for one in last] == [both[1]["user_id"]]
    _, first = await bot.call("GET", f"{users}?before={both[1]['user_id']}&limit=1")
    assert [one["user_id"] for one in first] == [both[0]["user_id"]]
    _, counted = await bot.call("GET", f"{path}?with_user_count=true")
    assert counted[0]["user_count"] == 2
    running.control.interest({**about, "user": "ana", "on": False})
    await gateway.inbox.wait("GUILD_SCHEDULED_EVENT_USER_REMOVE")
    assert (await bot.call("GET", users))[1][0]["user_id"] == both[1]["user_id"]
    await gateway.leave()

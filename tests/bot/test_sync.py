"""Discord is told the commands when they have changed, and only then."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.cogs import privacy
from bot.config import Config
from tests.bot.evening import Evening


@pytest.fixture
def tellings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The requests by which commands are told, as they leave the client."""
    found: list[str] = []
    request = discord.http.HTTPClient.request

    async def noted(self: Any, route: Any, **more: Any) -> Any:
        if "/commands" in route.path:
            found.append(f"{route.method} {route.path}")
        return await request(self, route, **more)

    monkeypatch.setattr(discord.http.HTTPClient, "request", noted)
    return found


GLOBALLY = "PUT /applications/{application_id}/commands"
TO_ONE = "PUT /applications/{application_id}/guilds/{guild_id}/commands"


async def restart(evening: Evening) -> None:
    await evening.stop_bot()
    await evening.start_bot()


def add_a_command(monkeypatch: pytest.MonkeyPatch, description: str) -> None:
    """From its next start the bot has one command more."""
    add_to = privacy.add_to

    def add_more(bot: Any) -> None:
        add_to(bot)

        async def hello(it: Any) -> None:
            await it.response.send_message("hello")

        bot.tree.add_command(
            app_commands.Command(name="hello", description=description, callback=hello)
        )

    monkeypatch.setattr(privacy, "add_to", add_more)


@pytest.mark.asyncio
async def test_a_restart_with_the_same_commands_tells_nothing(
    evening: Evening, tellings: list[str]
):
    await restart(evening)
    await restart(evening)
    assert tellings == []


@pytest.mark.asyncio
async def test_a_change_is_told_once_and_people_see_it(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    ana = await evening.seat("Ana")
    with monkeypatch.context() as patch:
        add_a_command(patch, "Say hello")
        await restart(evening)
        assert tellings == [GLOBALLY]
        await evening.until(lambda: "hello" in {one["name"] for one in ana.hello["commands"]})
        await restart(evening)
        assert tellings == [GLOBALLY], "and not again"
    with monkeypatch.context() as patch:
        add_a_command(patch, "Say hello to everyone")
        await restart(evening)
        assert tellings == [GLOBALLY] * 2, "other words are a change too"
    await restart(evening)
    assert tellings == [GLOBALLY] * 3
    await evening.until(lambda: "hello" not in {one["name"] for one in ana.hello["commands"]})


@pytest.mark.asyncio
async def test_commands_that_discord_did_not_take_are_told_again(
    evening: Evening, tellings: list[str]
):
    await evening.bot.db.remember("commands:0", "something else")
    body = {"kind": "error", "method": "PUT", "path": "/commands", "times": 1, "status": 400}
    async with evening.session.post(f"{evening.running.url}/control/fault", json=body) as answer:
        assert answer.status == 200
    await evening.stop_bot()
    with pytest.raises(discord.HTTPException):
        await evening.start_bot()
    await evening.bot.close()
    await evening.start_bot()
    assert tellings == [GLOBALLY] * 2


@pytest.mark.asyncio
async def test_for_development_one_server_is_told_at_once(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    guild = evening.bot.guilds[1].id
    monkeypatch.setattr("tests.bot.evening.Config", partial(Config, guild=guild))
    await restart(evening)
    assert tellings == [TO_ONE]
    await restart(evening)
    assert tellings == [TO_ONE]

"""Tests that commands are sent to Discord after changes only, and to one place."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.discord_api.command_sync import IDS
from bot.hosting.config import Config
from bot.servers.privacy import commands as privacy
from bot.support.failures import BadSetting
from bot.ui.command_mentions import clickable
from bot.words import LANGUAGES, say, speaking
from tests.support.evening import Evening, an_evening


@pytest.fixture
def tellings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The requests for commands that the client has sent, as method and path."""
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


def add_a_command(monkeypatch: pytest.MonkeyPatch, description: str) -> None:
    """Add the command `hello` to the bot from its next start on."""
    add_to = privacy.add_to

    def add_more(tree: Any, *others: Any) -> None:
        add_to(tree, *others)

        async def hello(it: Any) -> None:
            await it.response.send_message("hello")

        tree.add_command(
            app_commands.Command(name="hello", description=description, callback=hello)
        )

    monkeypatch.setattr(privacy, "add_to", add_more)


@pytest.mark.asyncio
async def test_the_first_start_registers_the_commands_for_all_servers_once(
    tmp_path: Path, tellings: list[str]
):
    async with an_evening(tmp_path / "rentroll.db", first=True) as evening:
        assert tellings == [GLOBALLY]
        ana = await evening.seat("Ana")
        told = {one["name"] for one in ana.hello["commands"]}
        assert told == {one.name for one in evening.parts.tree.get_commands()}


@pytest.mark.asyncio
async def test_a_restart_with_the_same_commands_registers_nothing(
    evening: Evening, tellings: list[str]
):
    await evening.restart_bot()
    await evening.restart_bot()
    assert tellings == []


@pytest.mark.asyncio
async def test_a_reopened_playground_gets_the_commands_again(
    tmp_path: Path, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tests.support.evening.Config", partial(Config, playground="http://here"))
    for _ in range(2):
        async with an_evening(tmp_path / "playground.db", first=True) as evening:
            here, _ = two_servers(evening)
            assert offered(evening, here) == once(evening)
            assert tellings.count(GLOBALLY) == 1
            await evening.restart_bot()
            assert tellings.count(GLOBALLY) == 1, "while it is open it remembers"
        tellings.clear()


@pytest.mark.asyncio
async def test_commands_can_be_clicked_after_a_restart_and_without_a_note_of_their_ids(
    evening: Evening, tellings: list[str]
):
    ids = {**evening.parts.command_sync.ids}
    assert ids.keys() == {one.name for one in evening.parts.tree.get_commands()}
    await evening.restart_bot()
    assert (evening.parts.command_sync.ids, tellings) == (ids, [])
    await evening.bot.db.delete_fact(IDS)
    await evening.restart_bot()
    assert evening.parts.command_sync.ids == ids
    assert tellings == [GLOBALLY.replace("PUT", "GET")]
    assert clickable("Try `/game new` or `/nothing`.", ids) == (
        f"Try </game new:{ids['game']}> or `/nothing`."
    )
    assert clickable("Use `/moderate` again.", ids) == "Use `/moderate` again.", "a group"
    for language in LANGUAGES:
        with speaking(language):
            told = say("error-no_game_here")
            assert f"</game new:{ids['game']}>" in clickable(told, ids), told


@pytest.mark.asyncio
async def test_a_change_is_registered_once_and_people_see_it(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    ana = await evening.seat("Ana")
    with monkeypatch.context() as patch:
        add_a_command(patch, "Say hello")
        await evening.restart_bot()
        assert tellings == [GLOBALLY]
        await evening.until(lambda: "hello" in {one["name"] for one in ana.hello["commands"]})
        await evening.restart_bot()
        assert tellings == [GLOBALLY], "and not again"
    with monkeypatch.context() as patch:
        add_a_command(patch, "Say hello to everyone")
        await evening.restart_bot()
        assert tellings == [GLOBALLY] * 2, "other words are a change too"
    await evening.restart_bot()
    assert tellings == [GLOBALLY] * 3
    await evening.until(lambda: "hello" not in {one["name"] for one in ana.hello["commands"]})


@pytest.mark.asyncio
async def test_commands_that_discord_did_not_take_are_sent_again(
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


def choose_server(monkeypatch: pytest.MonkeyPatch, guild: int) -> None:
    """Register the commands in one server from the next start on, or in all if `guild` is 0."""
    monkeypatch.setattr("tests.support.evening.Config", partial(Config, guild=guild))


def two_servers(evening: Evening) -> tuple[int, int]:
    here, there = evening.running.stage.world.guilds
    return here, there


def offered(evening: Evening, guild: int) -> Counter[str]:
    """Count how often each command is offered in a server."""
    commands = evening.running.stage.world.commands.values()
    return Counter(one.body["name"] for one in commands if one.guild_id in (None, guild))


def once(evening: Evening) -> Counter[str]:
    """Return a count of 1 for every command of the bot."""
    return Counter(command.name for command in evening.parts.tree.get_commands())


def refuse(evening: Evening, status: int, path: str) -> None:
    """Let Discord refuse the next list of commands at an address."""
    evening.running.control.fault(
        {"kind": "error", "method": "PUT", "path": path, "times": 1, "status": status}
    )


async def fails_to_start(evening: Evening, error: type[Exception]) -> None:
    await evening.stop_bot()
    with pytest.raises(error):
        await evening.start_bot()
    await evening.bot.close()


@pytest.mark.asyncio
async def test_for_development_one_server_alone_gets_the_commands(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    here, there = two_servers(evening)
    choose_server(monkeypatch, there)
    await evening.restart_bot()
    assert tellings == [TO_ONE, GLOBALLY]
    assert offered(evening, there) == once(evening)
    assert not offered(evening, here)
    await evening.restart_bot()
    assert tellings == [TO_ONE, GLOBALLY], "and not again"


@pytest.mark.asyncio
async def test_after_development_all_servers_get_the_commands_and_none_twice(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    here, there = two_servers(evening)
    choose_server(monkeypatch, there)
    await evening.restart_bot()
    tellings.clear()
    choose_server(monkeypatch, 0)
    await evening.restart_bot()
    assert tellings == [GLOBALLY, TO_ONE]
    assert offered(evening, here) == offered(evening, there) == once(evening)
    await evening.restart_bot()
    assert tellings == [GLOBALLY, TO_ONE], "and not again"


@pytest.mark.asyncio
async def test_another_server_for_development_leaves_nothing_in_the_first(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    here, there = two_servers(evening)
    choose_server(monkeypatch, there)
    await evening.restart_bot()
    tellings.clear()
    choose_server(monkeypatch, here)
    await evening.restart_bot()
    assert tellings == [TO_ONE, TO_ONE]
    assert offered(evening, here) == once(evening)
    assert not offered(evening, there)


@pytest.mark.asyncio
async def test_commands_that_could_not_be_removed_are_removed_at_the_next_start(
    evening: Evening,
    tellings: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    here, there = two_servers(evening)
    choose_server(monkeypatch, there)
    refuse(evening, 400, f"/applications/{evening.bot.application_id}/commands")
    await evening.restart_bot()
    assert tellings == [TO_ONE, GLOBALLY]
    assert "offered twice" in caplog.text
    assert set(offered(evening, there).values()) == {2}
    await evening.restart_bot()
    assert tellings == [TO_ONE, GLOBALLY, GLOBALLY]
    assert offered(evening, there) == once(evening)
    assert not offered(evening, here)


@pytest.mark.asyncio
async def test_no_commands_stay_in_a_server_that_got_them_when_the_bot_stopped(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    """Discord took the commands, its answer was lost, and then the setting changed."""
    here, there = two_servers(evening)
    choose_server(monkeypatch, there)
    evening.running.control.fault(
        {
            "kind": "error",
            "method": "PUT",
            "path": "/commands",
            "times": 1,
            "status": 400,
            "after": True,
        }
    )
    await fails_to_start(evening, discord.HTTPException)
    assert set(offered(evening, there).values()) == {2}
    choose_server(monkeypatch, 0)
    await evening.start_bot()
    assert tellings == [TO_ONE, TO_ONE]
    assert offered(evening, here) == offered(evening, there) == once(evening)


@pytest.mark.asyncio
async def test_a_server_that_the_bot_has_left_keeps_nobody_waiting(
    evening: Evening,
    tellings: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    here, there = two_servers(evening)
    choose_server(monkeypatch, there)
    await evening.restart_bot()
    guild = evening.bot.get_guild(there)
    assert guild is not None
    await guild.leave()
    tellings.clear()
    choose_server(monkeypatch, 0)
    with caplog.at_level("INFO", "bot.discord_api.command_sync"):
        await evening.restart_bot()
    assert tellings == [GLOBALLY, TO_ONE]
    assert f"the bot has left server {there}" in caplog.text
    assert offered(evening, here) == once(evening)
    await evening.restart_bot()
    assert tellings == [GLOBALLY, TO_ONE], "and it is not asked again"


@pytest.mark.asyncio
@pytest.mark.parametrize("status", [403, 404])
async def test_a_server_that_the_bot_cannot_reach_is_not_tried_again(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch, status: int
):
    _, there = two_servers(evening)
    choose_server(monkeypatch, there)
    await evening.restart_bot()
    choose_server(monkeypatch, 0)
    refuse(evening, status, f"/guilds/{there}/commands")
    await evening.restart_bot()
    tellings.clear()
    await evening.restart_bot()
    assert tellings == []


@pytest.mark.asyncio
async def test_an_unknown_development_server_stops_the_start_and_is_not_stored(
    evening: Evening, tellings: list[str], monkeypatch: pytest.MonkeyPatch
):
    choose_server(monkeypatch, 5)
    await fails_to_start(evening, BadSetting)
    choose_server(monkeypatch, 0)
    await evening.start_bot()
    assert await evening.bot.db.facts("commands:") == ["commands:0"]
    here, _ = two_servers(evening)
    assert offered(evening, here) == once(evening)

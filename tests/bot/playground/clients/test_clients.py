"""Tests with the client libraries of five other authors, one bot per library.

`.ci/clients` installs the libraries below `.venv/clients`. Tests of a missing library are skipped.
"""

from __future__ import annotations

import base64
import os
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.playground.server import PlaygroundSettings, Running, serve
from tests.support.paths import ROOT
from tests.support.players import Person, Probe, field, option, saying

Json = dict[str, Any]
pytestmark = [pytest.mark.long, pytest.mark.asyncio(loop_scope="module")]
HERE = Path(__file__).parent
HOMES = Path(os.environ.get("RENTROLL_CLIENTS", ROOT / ".venv" / "clients"))
EVERYTHING = frozenset({"layout", "lists in forms"})


@dataclass(frozen=True)
class Library:
    """A client library, the script of its bot, and the optional features that it has."""

    name: str
    script: str
    has: frozenset[str] = EVERYTHING

    @property
    def program(self) -> Path | None:
        """The interpreter that runs the bot, or None if the library is not installed."""
        home = HOMES / self.name
        if self.script.endswith(".cjs"):
            return Path("node") if (home / "node_modules").is_dir() else None
        python = home / "bin" / "python"
        return python if python.exists() else None


LIBRARIES = [
    Library("discord.js", "discord_js_bot.cjs"),
    Library("disnake", "disnake_bot.py"),
    Library("nextcord", "nextcord_bot.py", frozenset()),
    Library("hikari", "hikari_bot.py", frozenset({"layout"})),
    Library("py-cord", "pycord_bot.py"),
]


class Foreign(Probe):
    """The bot of a library in its own process."""

    def __init__(self, library: Library, program: Path) -> None:
        super().__init__()
        self.command = [str(program), str(HERE / library.script)]
        home = str(HOMES / library.name)
        self.environment = {"PATH": os.environ.get("PATH", ""), "CLIENT_HOME": home, "HOME": home}


@dataclass
class Visit:
    """A playground with a library's bot and two people."""

    library: Library
    running: Running
    bot: Foreign
    session: aiohttp.ClientSession
    ana: Person
    ben: Person

    async def say(self, command: str, text: str, options: list[Json] | None = None) -> Json:
        """Use a command as Ana, and return the answer, which must have this text."""
        mark = self.ana.mark()
        await self.ana.slash(command, options)
        return await self.ana.wait_message(saying(text), after=mark)

    async def press(self, panel: Json, custom_id: str) -> int:
        mark = self.ana.mark()
        await self.ana.click(panel, custom_id)
        return mark


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=LIBRARIES, ids=lambda x: x.name)
async def visit(request: pytest.FixtureRequest) -> AsyncIterator[Visit]:
    library: Library = request.param
    program = library.program
    if program is None:
        pytest.skip(f"{library.name} is not installed below {HOMES}; .ci/clients installs it")
    settings = PlaygroundSettings.from_environment(
        port=0, rate_limits=False, max_concurrency=2, shards=2
    )
    running = await serve(settings)
    (app,) = running.stage.world.applications.values()
    # hikari reads its application's id from the token.
    app.token = f"{base64.b64encode(str(app.id).encode()).decode()}.playground.token"
    bot = Foreign(library, program)
    async with aiohttp.ClientSession() as session:
        ana, ben = Person("ana"), Person("ben")
        for person in (ana, ben):
            await person.sit_down(session, running.url)
        await bot.launch(running.url, app.token)
        names = {"say", "panel", "lists", "thread", "Greet", "Quote"}
        while not names <= {command["name"] for command in ana.hello["commands"]}:
            await ana.inbox.wait("COMMANDS", after=ana.mark())
        yield Visit(library, running, bot, session, ana, ben)
        await bot.stop(kill=True)
        for person in (ana, ben):
            await person.leave()
    refused = running.control.state()["refusals"]
    await running.close()
    assert refused == {}
    assert running.wrong_answers == []


async def test_each_of_two_shards_answers_commands_of_its_servers(visit: Visit):
    shards = [session["shard"] for session in visit.running.control.state()["sessions"]]
    assert sorted(shards) == [[0, 2], [1, 2]]
    for channel in ("lobby", "games"):
        mark = visit.ana.mark()
        nonce = await visit.ana.slash("panel", channel=channel)
        assert await visit.ana.outcome(nonce) == "done"
        shown = await visit.ana.wait_message(saying("panel"), after=mark)
        assert shown["channel_id"] == visit.ana.channel(channel)


async def test_options_of_every_kind_arrive(visit: Visit):
    ana, form = visit.ana, aiohttp.FormData()
    form.add_field("file", b"12345", filename="paper.txt")
    url = f"{visit.running.url}/page/upload?as=ana"
    async with visit.session.post(url, data=form) as response:
        paper = (await response.json())["id"]
    where = ana.channel("table-one")
    role = next(role for role in ana.guild()["roles"] if role["name"] == "Moderators")
    mark = ana.mark()
    asked = [option("text", "ap") | {"focused": True}]
    await ana.ask(
        "autocomplete",
        channel_id=ana.channel(),
        command_id=ana.command("say"),
        options=asked,
    )
    offered = await ana.inbox.wait("CHOICES", after=mark)
    assert [choice["value"] for choice in offered["choices"]] == ["apple", "apricot"]
    given = [
        option("text", "apple"),
        option("times", 3, 4),
        option("loud", True, 5),
        option("who", visit.ben.id, 6),
        option("where", where, 7),
        option("role", role["id"], 8),
        option("share", 0.5, 10),
        option("paper", paper, 11),
    ]
    await visit.say("say", "apple 3 true ben table-one moderators 0.5 5", given)


async def test_context_menu_commands_get_their_target(visit: Visit):
    ana = visit.ana
    await ana.ask("send", channel_id=ana.channel(), content="rent is due")
    message = await ana.wait_message(saying("rent is due"))
    for name, target, answer in (
        ("Greet", visit.ben.id, "hello ben"),
        ("Quote", message["id"], "quoted rent is due"),
    ):
        mark = ana.mark()
        command = ana.command(name)
        await ana.ask("context", channel_id=ana.channel(), command_id=command, target_id=target)
        said = await ana.wait_message(saying(answer), after=mark)
        assert bool(said["flags"] & 64) == (name == "Greet")


async def test_a_button_can_edit_defer_and_follow_up(visit: Visit):
    ana = visit.ana
    panel = await visit.say("panel", "panel")
    mark = await visit.press(panel, "edit")
    await ana.wait_message(saying("edited"), event="MESSAGE_UPDATE", after=mark)
    mark = await visit.press(panel, "later")
    await ana.wait_message(saying("edited later"), event="MESSAGE_UPDATE", after=mark)
    await ana.wait_message(saying("more"), after=mark)
    await ana.wait_message(saying("more, edited"), event="MESSAGE_UPDATE", after=mark)


async def test_files_are_sent_and_replaced(visit: Visit):
    panel = await visit.say("panel", "panel")
    mark = await visit.press(panel, "file")
    sent = await visit.ana.wait_message(lambda message: message["attachments"], after=mark)
    (board,) = sent["attachments"]
    assert (board["filename"], board["width"], board["height"]) == ("board.png", 8, 6)
    swapped = await visit.ana.wait_message(
        lambda message: message["id"] == sent["id"], event="MESSAGE_UPDATE", after=mark
    )
    assert [one["filename"] for one in swapped["attachments"]] == ["new.png"]


async def test_selects_of_every_kind_send_the_chosen_values(visit: Visit):
    ana = visit.ana
    shown = await visit.say("lists", "lists")
    lists = [row["components"][0] for row in shown["components"]]
    assert [one["type"] for one in lists] == [3, 5, 6, 7, 8]
    role = next(role for role in ana.guild()["roles"] if role["name"] == "Moderators")
    chosen = [
        (("apple", "banana"), "string: apple, banana"),
        ((visit.ben.id,), "user: ben"),
        ((role["id"],), "role: Moderators"),
        ((role["id"],), "mentionable: Moderators"),
        ((ana.channel("table-one"),), "channel: table-one"),
    ]
    for one, (values, answer) in zip(lists, chosen, strict=True):
        mark = ana.mark()
        await ana.choose(shown, one["custom_id"], *values, kind=one["type"])
        await ana.wait_message(saying(answer), after=mark)


async def test_a_modal_is_opened_submitted_and_answered(visit: Visit):
    ana = visit.ana
    panel = await visit.say("panel", "panel")
    mark = await visit.press(panel, "form")
    modal = await ana.inbox.wait("MODAL", after=mark)
    mark = ana.mark()
    if "lists in forms" not in visit.library.has:
        named = {"type": 1, "components": [{"type": 4, "custom_id": "name", "value": "Ana"}]}
        await ana.submit(modal, named)
        await ana.wait_message(saying("form: Ana"), after=mark)
        return
    await ana.submit(
        modal,
        field("name", value="Ana"),
        field("fruit", values=["apricot"]),
        field("radio", value="banana"),
        field("boxes", values=["apple", "banana"]),
        field("paper", values=[]),
    )
    await ana.wait_message(saying("form: Ana apricot banana apple,banana 0"), after=mark)


async def test_components_v2_are_shown(visit: Visit):
    if "layout" not in visit.library.has:
        pytest.skip(f"{visit.library.name} has no components V2")
    ana = visit.ana
    mark = ana.mark()
    await ana.slash("layout")
    shown = await ana.wait_message(lambda message: message["flags"] & 1 << 15, after=mark)
    (box,) = shown["components"]
    assert [part["type"] for part in box["components"]] == [10, 9, 12, 14, 13]
    assert box["accent_color"] == 0x3BA55D
    assert box["components"][2]["items"][0]["description"] == "The board"
    assert box["components"][4]["size"] == 3


async def test_a_thread_is_created_written_in_and_archived(visit: Visit):
    await visit.say("thread", "")
    done = await visit.ana.wait_message(saying("archived Table"), event="MESSAGE_UPDATE")
    assert done["flags"] & 64


async def test_a_cut_connection_resumes_without_losing_events(visit: Visit):
    ana, control = visit.ana, visit.running.control
    before = {session["id"] for session in control.state()["sessions"]}
    text = re.sub(r"\W", "-", f"while away {visit.library.name}")
    mark = visit.bot.mark()
    assert control.drop({})["dropped"] == 2
    await ana.ask("send", channel_id=ana.channel(), content=text)
    await visit.bot.heard("message", lambda told: told["content"] == text, mark)
    sessions = control.state()["sessions"]
    assert {session["id"] for session in sessions} == before
    await visit.say("panel", "panel")

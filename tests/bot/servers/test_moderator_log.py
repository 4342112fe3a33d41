"""The log channel and the host's log, which record every action of moderators."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
import pytest

from engine.actions import Roll
from engine.edition import Seat
from tests.support.evening import Evening, option, sub
from tests.support.handing_in import published, town
from tests.support.lobbying import press, told
from tests.support.moderating import choose, logged, page_of, setting
from tests.support.players import Json, Person
from tests.support.seeing import a_game
from tests.support.tables import channel_id

Before = Callable[[Evening], Awaitable[object]]


@dataclass(frozen=True)
class Deed:
    """A command of a moderator, with its question and the expected lines of both logs."""

    command: str
    says: str
    value: str = ""
    options: tuple[Json, ...] = ()
    question: tuple[str, str] = ("", "")
    """Words of the question that the command asks, and the button to press."""
    used: str = ""
    """The name of the action in the host's log, if it is not the command."""
    channel: str = "lobby"
    before: Before | None = None


async def _roll(evening: Evening) -> None:
    await evening.table().submit(Seat(0), Roll())


async def _sign_up(evening: Evening) -> None:
    (number,) = [number for number, _ in await evening.parts.league.books.untold()]
    for user in range(1, 9):
        await evening.parts.league.books.sign_up(number, user, f"P{user}", user)


TOWN = option("edition", "my_town")
GAME = r"game \d+"

MODERATE = (
    Deed("moderate pause", "paused game", GAME),
    Deed("moderate resume", "let game", GAME),
    Deed(
        "moderate undo", "took back the last move of Ana", f"{GAME}, 1 moves", before=_roll,
        question=("Take back", "Take back"),
    ),
    Deed("moderate redo", "put back the last move of Ana", f"{GAME}, 1 moves"),
    Deed(
        "moderate kick", "sent **Ben** away", GAME, (option("player", "ben"),),
        question=("Send Ben away", "Send away"),
    ),
    Deed("moderate forgive", "let **Ben** come back", GAME, (option("player", "ben"),)),
    Deed("moderate transfer", "made **Cleo** the host", GAME, (option("host", "cleo"),)),
    Deed("moderate block", "keeps **Ben** out of all games", "", (option("member", "ben", 6),)),
    Deed("moderate unblock", "lets **Ben** play again", "", (option("player", "ben"),)),
    Deed("moderate end", "ended game", GAME),
    Deed("moderate revive", "brought back game", GAME, (option("game", 1, 4),)),
)  # fmt: skip
EDITIONS = (
    Deed(
        "edition restore", "made version 1 of the edition **My Town** (`my_town`) the newest again",
        "my_town, version 1 as 3", (TOWN, option("version", 1, 4)),
    ),
    Deed(
        "edition remove", "removed the edition **My Town** (`my_town`)", "my_town", (TOWN,),
        question=("Remove **My Town** with all 3", "Remove it"), used="edition removed",
    ),
)  # fmt: skip
SERVER = (
    Deed(
        "season new", "began the season **Spring cup**", r"season \d+",
        (option("name", "Spring cup"),), ("Begin Spring cup?", "Begin it"), "season begin",
    ),
    Deed(
        "season new", "began the season **Summer cup**", r"season \d+",
        (option("name", "Summer cup"),), ("Begin Summer cup?", "Begin it"), "season begin",
    ),
    Deed(
        "season undo", "took back the season **Summer cup**", r"season \d+", (),
        ("Take back Summer cup?", "Take it back"),
    ),
    Deed(
        "league open", "opened a league night in <#", "night 1, nyc, 2 rounds, 45 minutes",
        (option("edition", "nyc"), option("rounds", 2, 4)), channel="table-one",
    ),
    Deed(
        "league start", "drew the tables of league night 1", "night 1", channel="table-one",
        before=_sign_up,
    ),
    Deed("league call-off", "called off league night 1", "night 1", channel="table-one"),
)  # fmt: skip
CHANGE_NOTHING = {
    *("edition new", "edition list", "edition preview", "edition export", "edition lab"),
    *("edition upload", "edition edit"),  # only the author sees a draft. Publishing is logged.
}


async def check_deed(
    evening: Evening, mia: Person, deed: Deed, caplog: pytest.LogCaptureFixture
) -> None:
    """Run a command as a moderator and check both logs."""
    if deed.before is not None:
        await deed.before(evening)
    group, name = deed.command.split()
    mark, question = mia.mark(), deed.question
    given = [_with_id(evening, one) for one in deed.options]
    await mia.slash(group, sub(name, *given), deed.channel)
    if question[0]:
        await press(mia, await told(mia, question[0], after=mark), question[1])
    line = await logged(mia, deed.says, after=mark)
    assert line["content"].startswith(f"**Mod Mia** (<@{mia.id}>) "), line["content"]
    check_host_log(caplog, mia, deed.used or deed.command, deed.value)


def _with_id(evening: Evening, given: Json) -> Json:
    """Return an option with the id of a member in place of the name."""
    if given["type"] != 6:
        return given
    return {**given, "value": evening.people[str(given["value"]).title()].id}


def check_host_log(caplog: pytest.LogCaptureFixture, mia: Person, used: str, value: str) -> None:
    """Check that the host's log has the moderator, action and value, and no player's name."""
    shown = rf" \({value}\)" if value else ""
    assert re.search(rf"moderator {mia.id} used {used}{shown}\n", caplog.text), (used, caplog.text)
    assert not re.search("ben|cleo", caplog.text, re.IGNORECASE)


async def a_log(evening: Evening, caplog: pytest.LogCaptureFixture) -> Person:
    caplog.set_level(logging.INFO, "bot")
    await setting(evening, log=channel_id(evening, "table-two"), most_each=0, most_hourly=0)
    return await evening.seat("Mia")


@pytest.mark.asyncio
async def test_actions_on_games_are_logged(evening: Evening, caplog: pytest.LogCaptureFixture):
    mia = await a_log(evening, caplog)
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    assert table.game == 1
    for deed in MODERATE:
        await check_deed(evening, mia, deed, caplog)
    where = channel_id(evening, "table-one")
    moved = Deed(
        "moderate transfer", f"to <#{where}>", rf"{GAME}, channel {where}",
        (option("channel", str(where), 7),),
    )  # fmt: skip
    await check_deed(evening, mia, moved, caplog)


@pytest.mark.asyncio
async def test_actions_on_editions_are_logged(evening: Evening, caplog: pytest.LogCaptureFixture):
    mia = await a_log(evening, caplog)
    await published(evening, mia, town())
    await published(evening, mia, town("Goose Pond"), label="Replace version 1")
    await logged(mia, "published the edition **My Town** (`my_town`), version 2")
    check_host_log(caplog, mia, "edition publish", "my_town, version 2")
    for deed in EDITIONS:
        await check_deed(evening, mia, deed, caplog)


@pytest.mark.asyncio
async def test_actions_on_seasons_league_nights_and_settings_are_logged(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    mia = await a_log(evening, caplog)
    for deed in SERVER:
        await check_deed(evening, mia, deed, caplog)
    await choose(mia, await page_of(mia), "most_games", "3")
    await logged(mia, "**Limit**: 25 games at once → 3 games at once")
    check_host_log(caplog, mia, "setup set", "most_games: 3")


@pytest.mark.asyncio
async def test_every_moderator_command_is_tested_here_or_changes_nothing(evening: Evening):
    manage = discord.Permissions(manage_guild=True)
    commands = set()
    for command in evening.parts.tree.walk_commands():
        whole = command.root_parent or command
        if isinstance(command, discord.app_commands.Command) and (
            whole.default_permissions == manage
        ):
            commands.add(command.qualified_name)
    told_of = {deed.command for deed in (*MODERATE, *EDITIONS, *SERVER)} | {"setup"}
    assert commands == told_of | CHANGE_NOTHING

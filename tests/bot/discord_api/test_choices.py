"""Tests that a suggestion refers to what it shows, even if names look like keys."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.play.info.board_pages import deeds_like, players_like
from bot.support.parsing import as_choice, chosen_key, match_name
from bot.support.refusals import Refused
from bot.tables.table import LiveTable
from engine.actions import Roll
from engine.edition import Pos, Seat
from renders.words import tidy
from tests.support.evening import Evening, option, sub
from tests.support.lobbying import told
from tests.support.looking import ask
from tests.support.moderating import moderates, suggested
from tests.support.players import Json, Person
from tests.support.tables import start_table, turn_of

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
CALLED = ("1", "2", "3", "0")
"""The names of the players: each is the number of the next player's seat."""


def test_a_player_name_and_a_key_with_the_same_text_mean_different_things():
    things = [(seat, seat, [name]) for seat, name in enumerate(CALLED)]
    for seat, name in enumerate(CALLED):
        assert match_name(as_choice(seat), things, "nobody") == seat
        assert match_name(name, things, "nobody") == seat


def test_a_typed_text_is_never_a_key_and_a_chosen_key_is_never_a_name():
    for text in ("1", "=1", "= 1", " =  1", as_choice("x").strip(" =")):
        assert chosen_key(text) is None
    assert tidy(as_choice(1)) != as_choice(1)
    with pytest.raises(Refused, match="nobody"):
        match_name(as_choice("Ana"), [(0, 7, ["Ana"])], "nobody")
    with pytest.raises(Refused, match="nobody"):
        match_name("7", [(0, 7, ["Ana"])], "nobody")


def test_a_name_of_several_players_is_refused():
    things = [(0, 10, ["Ana", "20"]), (1, 11, ["Ana"]), (2, 12, ["20"])]
    for text in ("ana", "20"):
        with pytest.raises(Refused, match="There are several with that name"):
            match_name(text, things, "nobody")
    assert match_name(as_choice(11), things, "nobody") == 1


def test_a_full_match_comes_before_a_match_of_the_beginning():
    assert players_like(("Anabel", "Ana", "Joana"), "ana") == [
        ("Ana", 1),
        ("Anabel", 0),
        ("Joana", 2),
    ]
    assert players_like(CALLED, as_choice(1)) == [("2", 1)]
    board = SimpleNamespace(name=("9", "8", "1", "x"), deeds=(1, 2, 3))
    ed: Any = SimpleNamespace(board=board)
    assert deeds_like(ed, as_choice(1)) == [("8", Pos(1))]
    assert deeds_like(ed, "1") == [("1", Pos(2))]


BY_ID = {"about", "base", "edition", "house", "modules", "token"}
"""Options whose suggestions send an id, and that accept only ids."""


@pytest.mark.asyncio
async def test_no_suggestion_sends_a_possible_player_name(evening: Evening):
    table = await a_table_of_numbers(evening)
    mia, dan, bot = await evening.seat("Mia"), evening.people["Dan"], evening.bot
    await bot.stores.bans.add(table.game, 501, "Dora")
    await bot.stores.blocks.add(table.guild, 502, "Finn")
    await bot.stores.standings.begin_season(table.guild, "Cup", bot.now())
    sent: dict[str, list[str]] = {}
    for command in bot.parts.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        for one in command.parameters:
            if not one.autocomplete or one.type is not AppCommandOptionType.string:
                continue
            if one.name not in BY_ID:
                group, _, name = command.qualified_name.rpartition(" ")
                person = mia if group == "moderate" else dan
                found = await offered(person, name, one.display_name, group)
                sent[f"{command.qualified_name} {one.display_name}"] = [*found.values()]
    assert {name for name, values in sent.items() if values} > {
        "deed name",
        "leaderboard season",
        "moderate forgive player",
        "moderate kick player",
        "moderate transfer host",
        "moderate unblock player",
        "player who",
        "seat replace player",
        "trade partner",
    }
    by_name = {
        name: values
        for name, values in sent.items()
        if any(chosen_key(value) is None for value in values)
    }
    assert by_name == {}


async def a_table_of_numbers(evening: Evening) -> LiveTable:
    """Start a table of four players named like each other's seats, at the turn of the last."""
    table = await start_table(evening, people=PEOPLE, robots=0, change=turn_of(3))
    for seat, name in enumerate(CALLED):
        await table.rename(Seat(seat), name, table.seats[seat].user)
    return table


async def offered(person: Person, command: str, name: str, group: str = "") -> dict[str, str]:
    """Return the values of all suggestions for an option, by their labels."""
    typed: list[Json] = [{**option(name, ""), "focused": True}]
    nonce = await person.ask(
        "autocomplete",
        channel_id=person.channel(),
        command_id=person.command(group or command),
        options=sub(command, *typed) if group else typed,
    )
    found = await person.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    return {choice["name"]: choice["value"] for choice in found["choices"]}


@pytest.mark.asyncio
async def test_a_chosen_player_is_meant_although_another_is_named_like_the_seat(
    evening: Evening,
):
    table = await a_table_of_numbers(evening)
    ana, dan = evening.people["Ana"], evening.people["Dan"]
    for name, value in (await offered(ana, "player", "who")).items():
        assert f"{name}'s hand" in (await ask(ana, "player", option("who", value)))["content"]
        assert f"{name}'s hand" in (await ask(ana, "player", option("who", name)))["content"]
    for name, value in (await offered(dan, "trade", "partner")).items():
        page = await ask(dan, "trade", option("partner", value))
        assert page["content"].startswith(f"**A trade with {name}**")
    await table.submit(Seat(3), Roll())
    for name, value in (await offered(ana, "replace", "player", "seat")).items():
        mark = ana.mark()
        await ana.slash("seat", sub("replace", option("player", value)))
        await told(ana, f"{name} ", after=mark)


@pytest.mark.asyncio
async def test_a_moderator_bans_the_player_that_the_list_showed(evening: Evening):
    mia = await evening.seat("Mia")
    table = await start_table(evening, people=PEOPLE, robots=0)
    users = [sitting.user for sitting in table.seats]
    for seat, sitting in enumerate(table.seats):  # each is named like another one's id
        await table.rename(Seat(seat), str(users[seat - 1]), sitting.user)
    shown = {one["name"]: one["value"] for one in await suggested(mia, "kick", "player", "")}
    ben = str(users[0])
    await moderates(mia, "kick", option("player", ben), says="There are several with that name")
    await moderates(mia, "kick", option("player", f"<@{users[1]}>"), says=f"Send {ben} away")
    asked = await moderates(mia, "kick", option("player", shown[ben]), says=f"Send {ben} away")
    (button,) = asked["components"][0]["components"]
    mark = mia.mark()
    await mia.click(asked, button["custom_id"])
    await told(mia, ben, after=mark)
    await evening.until(lambda: table.seat_of(users[1]) is None)
    assert [table.seat_of(user) for user in users] == [0, None, 2, 3]


@pytest.mark.asyncio
async def test_a_moderator_unbans_the_user_that_the_list_showed(evening: Evening):
    mia = await evening.seat("Mia")
    table = await start_table(evening, people=PEOPLE, robots=0)
    bans = evening.bot.stores.bans
    for user, name in ((501, "Dora"), (502, "501"), (503, "Dora")):
        await bans.add(table.game, user, name)
    shown = [one["value"] for one in await suggested(mia, "forgive", "player", "")]
    for typed in ("Dora", "501"):
        await moderates(
            mia, "forgive", option("player", typed), says="There are several with that name"
        )
    await moderates(mia, "forgive", option("player", shown[1]), says="501 may come back")
    await moderates(mia, "forgive", option("player", "<@503>"), says="Dora may come back")
    assert [ban.user for ban in await bans.of(table.game)] == [501]


@pytest.mark.asyncio
async def test_a_season_that_is_chosen_is_the_one_that_was_shown(evening: Evening):
    ana, bot = await evening.seat("Ana"), evening.bot
    guild = int(ana.guild()["id"])
    for number in range(3):
        await bot.stores.standings.begin_season(guild, f"Cup {number}", bot.now())
    ids = {one.name: one.id for one in await bot.stores.standings.seasons(guild)}
    await bot.db.write(
        "UPDATE seasons SET name = ? WHERE id = ?", (str(ids["Cup 1"]), ids["Cup 0"])
    )
    for name, value in (await offered(ana, "leaderboard", "season")).items():
        board = await ask(ana, "leaderboard", option("season", value))
        assert f"**{name}**" in board["content"]

"""A whole game of every edition, from `/game new` to the end card, played with buttons only."""

from __future__ import annotations

import logging
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.store.games import dice
from bot.store.users.people import Preferences
from bot.tables.table import LiveTable
from editions.loader import available
from tests.support.evening import Evening, an_evening, buttons, option
from tests.support.finishing import filmed, recorded
from tests.support.lobbying import lobby_says, opened, press
from tests.support.pressing import Player, play
from tests.support.sampling import only


@dataclass(frozen=True)
class Plan:
    """The settings of an edition's game that make it short.

    `sure` are the buttons, as verb and action, that must be pressed in it.
    """

    seed: str
    house: str
    sure: frozenset[str]
    variant: str = "standard"
    modules: str = ""
    people: tuple[str, ...] = ("Ana", "Ben")


def plan(seed: str, house: str, sure: str, **more: Any) -> Plan:
    return Plan(seed, f"{house},salary=0", frozenset(sure.split()), **more)


MODULES = "american_expansion,just_visit_america,american_legal_system,free_parking_game_show"
PLANS = {
    "america": plan(
        "7",
        "starting_cash=100",
        "do:take_question do:answer do:hire_lawyer do:pay_percent do:bid auction-bid trade-accept",
        modules=MODULES,
    ),
    "classic": plan(
        "1",
        "starting_cash=30,no_auctions",
        "do:decline do:buy trade-accept panel-deeds",
        people=("Ana", "Ben", "Cleo"),
    ),
    "dotcom": plan(
        "9",
        "starting_cash=100",
        "spaces pick do:move_token do:pay_fine do:keep_mortgaged",
        modules="offline_token",
    ),
    "harbour": plan(
        "2", "starting_cash=60", "do:keep_mortgaged panel-confirm auction-limit", variant="short"
    ),
    "herenow": plan(
        "19",
        "starting_cash=1000000",
        "do:pay_flat do:pay_percent do:lift panel-deeds panel-confirm trade-give-deeds do:pass",
        variant="short",
    ),
    "horse": plan(
        "1",
        "starting_cash=100,rent_collection=on_request",
        "do:claim_rent do:buy do:decline trade-decline",
    ),
    "nyc": plan("9", "starting_cash=100,free_parking_pot", "do:lift auction-max panel-deeds"),
}
"""The plan of each edition. Little cash and no salary bring an early bankruptcy."""
SHORTEST = ("classic", "harbour")
"""The editions that `make test` plays. Other tests press the buttons of the rest."""


async def sit_down_and_start(
    evening: Evening, edition: str, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> LiveTable:
    """Start a game of these people from its lobby, with known dice."""
    people = [await evening.seat(name) for name in plan.people]
    for person in people:  # end turns by button too
        await evening.bot.stores.people.choose(int(person.id), Preferences(auto_end=False))
    options = [
        option("edition", edition),
        option("variant", plan.variant),
        option("house", plan.house),
        option("speed", "live"),
    ]
    if plan.modules:
        options.append(option("modules", plan.modules))
    lobby = await opened(people[0], *options)
    for person, name in zip(people[1:], plan.people[1:], strict=True):
        await press(person, lobby, "Join")
        lobby = await lobby_says(people[0], lobby, f"**{name}**")
    monkeypatch.setattr(dice, "mixed_seed", lambda secret, presses: plan.seed)
    await press(people[0], lobby, "Start")
    await evening.until(evening.parts.tables.all)
    return evening.table()


def note_refusals(evening: Evening) -> list[BaseException]:
    """Return a list that collects every error the bot explains to a user from now on."""
    refused: list[BaseException] = []
    troubles = evening.parts.tree.troubles
    sentence = troubles.sentence

    def noted(it: discord.Interaction[Any], error: BaseException) -> str | None:
        refused.append(error)
        return sentence(it, error)

    troubles.sentence = noted  # type: ignore[method-assign]
    return refused


async def play_to_the_end(
    evening: Evening, edition: str, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> tuple[LiveTable, list[Player]]:
    """Play a whole game, and assert that the bot refuses no press."""
    refused = note_refusals(evening)
    table = await sit_down_and_start(evening, edition, plan, monkeypatch)
    chance = random.Random(plan.seed)
    players = [Player(evening.people[name], name, table, chance) for name in plan.people]
    await play(evening, table, players)
    assert refused == []
    for player in players:
        assert player.person.inbox.all("REFUSED") == []
        notes = [m["content"] for m in player.person.inbox.all("MESSAGE_UPDATE")]
        assert not any(note.startswith("Stopped") for note in notes)
    return table, players


async def check_the_end(evening: Evening, table: LiveTable, players: list[Player]) -> None:
    """Assert that everybody sees the winner, the picture and a working rematch button."""
    result = table.state.result
    assert result is not None
    ranked = [table.names[seat] for _, seat in sorted((r, s) for s, r in enumerate(result.ranks))]
    for player in players:
        card = await player.person.wait_message(lambda m: "Rematch" in buttons(m))
        assert f"## {ranked[0]} wins!" in card["content"]
        places = [card["content"].index(f". {name}") for name in ranked]
        assert places == sorted(places)
        (picture,) = card["attachments"]
        assert f"{ranked[0]} wins" in picture["description"]
    await recorded(evening, table)
    await filmed(evening, table)
    loser = evening.people[ranked[-1]]
    mark = loser.mark()
    await press(loser, card, "Rematch")
    again = await loser.wait_message(lambda m: "Join" in buttons(m), after=mark)
    assert all(f"**{name}**" in again["content"] for name in ranked)


def grumbles(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the bot's log messages at warning level and above."""
    return [
        record.getMessage()
        for record in caplog.records
        if record.name.startswith("bot.") and record.levelno >= logging.WARNING
    ]


def test_every_edition_has_its_game():
    assert set(PLANS) == set(available())


@pytest.mark.asyncio
@pytest.mark.parametrize("edition", only(PLANS, SHORTEST.__contains__))
async def test_a_whole_game_from_the_lobby_to_the_end_card(
    evening: Evening,
    edition: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    plan = PLANS[edition]
    table, players = await play_to_the_end(evening, edition, plan, monkeypatch)
    await check_the_end(evening, table, players)
    pressed: Counter[str] = sum((player.pressed for player in players), Counter())
    assert plan.sure | {"do:roll", "do:end_turn", "do:bankrupt", "trade-send"} <= set(pressed)
    assert evening.running.control.state()["refusals"] == {}
    assert grumbles(caplog) == []


@pytest.mark.asyncio
async def test_a_whole_game_within_the_rate_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    quick = plan("10", "starting_cash=100,free_parking_pot", "")
    async with an_evening(tmp_path / "rentroll.db", rate_limits=True) as evening:
        table, players = await play_to_the_end(evening, "nyc", quick, monkeypatch)
        await check_the_end(evening, table, players)
        assert evening.running.control.state()["refusals"] == {}
    assert grumbles(caplog) == []

"""A whole game of every edition, from `/game new` to the end card, by pressing alone."""

from __future__ import annotations

import logging
import random
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.tables import lobbies
from bot.tables.table import Table
from editions.loader import available
from tests.bot.evening import Evening, buttons, option
from tests.bot.lobbying import lobby_says, opened, press
from tests.bot.pressing import Player, play
from tests.playground.players import Json


@dataclass(frozen=True)
class Plan:
    """How an edition is played here, so that it ends soon, and what must have been pressed."""

    seed: str
    house: str
    variant: str = "standard"
    modules: str = ""
    people: tuple[str, ...] = ("Ana", "Ben")
    sure: set[str] = field(default_factory=set)


AMERICA = (
    "american_expansion,just_visit_america,american_legal_system,free_parking_game_show"
)
PLANS = {
    "america": Plan("1", "starting_cash=250,salary=0", modules=AMERICA),
    "classic": Plan("1", "starting_cash=200,salary=0", people=("Ana", "Ben", "Cleo")),
    "dotcom": Plan("1", "starting_cash=250,salary=0", modules="offline_token"),
    "harbour": Plan("1", "starting_cash=150,salary=0", "short"),
    "herenow": Plan("1", "starting_cash=2500000,salary=0", "short"),
    "horse": Plan("1", "starting_cash=250,salary=0,rent_collection=on_request"),
    "nyc": Plan("1", "starting_cash=250,salary=0,free_parking_pot"),
}


async def begun(evening: Evening, edition: str, plan: Plan, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game that people have set up and started by themselves, with dice that are known."""
    people = [await evening.seat(name) for name in plan.people]
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
    seeded = SimpleNamespace(token_hex=lambda size: plan.seed)
    monkeypatch.setattr(lobbies, "secrets", seeded)
    await press(people[0], lobby, "Start")
    await evening.until(evening.bot.tables.all)
    return evening.table()


def note_refusals(evening: Evening) -> list[BaseException]:
    """Everything that the bot explains to somebody from now on."""
    refused: list[BaseException] = []
    troubles = evening.bot.troubles
    sentence = troubles.sentence

    def noted(it: discord.Interaction[Any], error: BaseException) -> str | None:
        refused.append(error)
        return sentence(it, error)

    troubles.sentence = noted  # type: ignore[method-assign]
    return refused


async def play_to_the_end(
    evening: Evening, edition: str, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> tuple[Table, list[Player]]:
    refused = note_refusals(evening)
    table = await begun(evening, edition, plan, monkeypatch)
    chance = random.Random(plan.seed)
    players = [Player(evening.people[n], n, table, chance) for n in plan.people]
    await play(evening, table, players)
    assert refused == []
    return table, players

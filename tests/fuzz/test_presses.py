"""Random presses by people without the right to make them, at tables in play."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.playground.world import Interaction
from bot.ui.custom_ids import LONGEST_ID, base36
from engine.actions import TimeUp
from engine.asked import waiting
from engine.edition import Seat
from tests.fuzz.budget import seeds
from tests.support.evening import an_evening
from tests.support.forging import House, Role, open_house
from tests.support.samples import MAY, OWN, SAMPLES

ROUNDS, PRESSES, MOVES = 3, 100, 25
"""Tables, presses at each of them, and actions before the presses at most."""
ROLES = ("outsider", "bankrupt", "kicked", "computer's seat", "other server", "other channel")
WORDS = (
    "", " ", "0", "1", "7", "39", "-1", "+1", "1.5", "1e3", "0x1", "007", "²", "٣", "½", "NaN",
    "None", "9" * 9, "9" * 10, "9" * 19, "9" * 30, str(1 << 63), str((1 << 63) - 1), "classic",
    "build", "undo", "replace", "roll", "offer", "time_up", "resign", "n", "m", "@everyone",
    "\n", "\0",
    "\u202e", "'; --", "%s", "{x}", "é" * 40, "🎲", "z" * 13, "x" * 200,
)  # fmt: skip
"""Texts to put in the place of an argument or a form field."""


def strange(chance: random.Random) -> str:
    """Return a random text, or a number of any size."""
    if chance.random() < 0.5:
        return chance.choice(WORDS)
    return str(chance.randint(-2, 10 ** chance.choice((1, 2, 9, 18, 40))))


def mutated(chance: random.Random, args: Sequence[str]) -> list[str]:
    """Return the arguments with some of them changed, left out, doubled or added."""
    made = list(args)
    for _ in range(chance.randrange(3)):
        at = chance.randrange(len(made) + 1)
        match chance.randrange(4):
            case 0:
                made[at : at + 1] = [strange(chance)]
            case 1:
                made.insert(at, strange(chance))
            case 2:
                del made[at : at + 1]
            case _:
                made[at:at] = made[at : at + 1]
    return made


def press_at_random(house: House, chance: random.Random, name: str) -> tuple[str, Interaction]:
    """Deliver a random press by somebody of this role. Return its description and interaction."""
    verb = chance.choice(sorted(SAMPLES.keys() - OWN - MAY.get(name, set())))
    sample = SAMPLES[verb]
    version, game, verb, *args = sample.custom_id(house, verb).split(":")
    if chance.random() < 0.1:
        game = chance.choice((base36(house.table.game), base36(house.lobby), "0", strange(chance)))
    custom_id = ":".join((version, game, verb, *mutated(chance, args)))[: 2 * LONGEST_ID]
    values = mutated(chance, sample.values)
    written = sample.written
    if written is not None:
        written = {key: strange(chance) for key in written}
    told = f"{name}: {custom_id!r} {values!r} {written!r}"
    return told, house.press(role_of(house, chance, name), custom_id, values, written)


def role_of(house: House, chance: random.Random, name: str) -> Role:
    """Return the person of this role, at times in the lobby's channel."""
    role = house.roles[name]
    return (
        Role(role.person, "lobby")
        if role.channel == "table-one" and chance.random() < 0.2
        else role
    )


async def play_on(house: House, moves: int) -> None:
    """Let seat 0's time run out this many times, or until it is not asked."""
    for _ in range(moves):
        table = house.table
        if table.over or Seat(0) not in waiting(table.state):
            break
        await table.submit(Seat(0), TimeUp())
        await house.evening.idle()


async def one_table(
    database: Path, seed: int, caplog: pytest.LogCaptureFixture
) -> dict[str, object]:
    """Press at a table at random, all from one seed, and return what changed and was logged."""
    chance = random.Random(seed)
    async with an_evening(database) as evening:
        house = await open_house(evening)
        await play_on(house, chance.randrange(MOVES))
        before = await house.facts()
        caplog.clear()
        pressed: dict[str, Interaction] = {}
        for _ in range(PRESSES):
            told, one = press_at_random(house, chance, chance.choice(ROLES))
            pressed.setdefault(told, one)  # a repeat of a refused press is silent
        await house.settled(pressed.values())
        after = await house.facts()
        return {
            "answered wrongly": {
                what: no for what, one in pressed.items() if (no := house.complaint(one))
            },
            "logged": [record.getMessage() for record in caplog.records],
            "changed": sorted(after ^ before),
        }


@pytest.mark.asyncio
async def test_presses_without_the_right_to_make_them_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.WARNING)
    nothing: dict[str, object] = {"answered wrongly": {}, "logged": [], "changed": []}
    for seed in seeds(ROUNDS):
        came = await one_table(tmp_path / f"{seed}.db", seed, caplog)
        assert came == nothing, f"seed {seed}"

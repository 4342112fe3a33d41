"""Trades: the states, the builder and the public offers."""

from __future__ import annotations

from bot.tables.table import LiveTable
from engine.state import GameState
from tests.support.evening import Evening, option
from tests.support.players import Json, Person
from tests.support.reading import private, saying, see
from tests.support.tables import arrange, give, start_table, turn_of

MEDITERRANEAN, BALTIC, READING = 1, 3, 5

ORIENTAL, VERMONT, CONNECTICUT = 6, 8, 9

PARK, BOARDWALK = 37, 39


def estates(s: GameState) -> None:
    """Give Ana the browns and Boardwalk, Ben two light blues, a railroad and Park Place."""
    turn_of(0, "end")(s)
    give(s, 0, MEDITERRANEAN, BALTIC, BOARDWALK)
    give(s, 1, ORIENTAL, VERMONT, READING, PARK)
    s.players[0].cards = ["chance", "chest"]


async def a_table(evening: Evening, **more: object) -> tuple[LiveTable, Person, Person]:
    table = await start_table(evening, robots=0, **more)  # type: ignore[arg-type]
    await arrange(table, estates)
    return table, evening.people["Ana"], evening.people["Ben"]


async def builder(evening: Evening, person: Person, *parts: str) -> Json:
    return await see(evening, person, private("**", *parts))


async def slash(person: Person, name: str, **given: str) -> None:
    nonce = await person.slash(name, [option(key, value) for key, value in given.items()])
    assert await person.outcome(nonce) == "done"


async def offered(evening: Evening, person: Person, *parts: str) -> Json:
    """Wait for the public message of an offer that contains all of `parts`."""
    return await see(evening, person, saying("### ", "a trade", *parts))

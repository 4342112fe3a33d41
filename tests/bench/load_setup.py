"""A playground with room for many tables, and games in the midst of play, written for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import cycle
from pathlib import Path
from time import time

from msgspec import Struct

from bot.playground import cast
from bot.playground.server import Running
from bot.playground.world import User
from bot.store.codec import GameSettings, Sitting
from bot.store.db import Database
from bot.store.games import Games
from bot.store.people import People
from bot.store.writer import Transaction
from bot.tables.registry import Tables
from bot.tables.robots import Robots
from editions.loader import available, load
from engine.asked import turn_kind
from engine.edition import Seat
from engine.rules import configure
from engine.setup import choose_tokens

SEATS = 4
TABLES_PER_GUILD = 20
PLAYED = 24
"""So many different games are played; the other tables get copies of them."""
TURNS = 24
"""How far each is played on."""

_COPY = """
    UPDATE games SET (status, edition, start, seq) =
        (SELECT status, edition, start, seq FROM games WHERE id = ?1) WHERE id = ?2;
    INSERT INTO commits (game, seq, actor, by, move, events, digest, at)
        SELECT ?2, seq, actor, by, move, events, digest, at FROM commits WHERE game = ?1;
    INSERT INTO snapshots (game, seq, state)
        SELECT ?2, seq, state FROM snapshots WHERE game = ?1;
    INSERT INTO timers (game, kind, due, about)
        SELECT ?2, kind, due, about FROM timers WHERE game = ?1
"""


class Place(Struct, frozen=True):
    """Where a game is played."""

    guild: int
    channel: int


def guests(playground: Running) -> list[User]:
    """Those who sit at every table."""
    users = playground.stage.world.users.values()
    return [user for user in users if user.global_name in cast.PEOPLE[:SEATS]]


def furnish(playground: Running, tables: int) -> list[Place]:
    """As many channels as there are tables, in guilds of a usual size."""
    world = playground.stage.world
    people = guests(playground)
    (app,) = world.applications.values()
    places: list[Place] = []
    while len(places) < tables:
        guild = cast.add_guild(world, f"Hall {len(world.guilds)}", people[0].id)
        for person in people:
            cast.add_member(world, guild, person.id)
        cast.install(world, app, guild)
        for number in range(min(TABLES_PER_GUILD, tables - len(places))):
            channel = cast.add_channel(world, guild.id, f"table-{number}")
            places.append(Place(guild.id, channel.id))
    return places


async def write_games(
    database: Path, places: Sequence[Place], people: Sequence[User]
) -> dict[int, int]:
    """A live game for every place, on disk; returns the channels by their game's id."""
    db = await Database.open(database)
    try:
        games = Games(db)
        tables = Tables(games, People(db), time)
        played: list[tuple[int, GameSettings, list[Sitting]]] = []
        channels: dict[int, int] = {}
        editions = cycle(available())
        for place in places[:PLAYED]:
            settings = GameSettings(next(editions), speed="relaxed", host=people[0].id)
            seats = _seats(settings, people)
            game = await games.create(place.guild, place.channel, settings, seats, time())
            await _play_on(tables, game, settings, seats)
            played.append((game, settings, seats))
            channels[game] = place.channel
        for place, (game, settings, seats) in zip(places[PLAYED:], cycle(played), strict=False):
            copy = await games.create(place.guild, place.channel, settings, seats, time())
            await db.transact(partial(_copy, game, copy))
            channels[copy] = place.channel
        await tables.close()
    finally:
        await db.close()
    return channels


def _copy(game: int, copy: int, db: Transaction) -> None:
    for sql in _COPY.split(";"):
        db.execute(sql, (game, copy))


def _seats(settings: GameSettings, people: Sequence[User]) -> list[Sitting]:
    tokens = choose_tokens(configure(load(settings.edition)), len(people), ())
    return [
        Sitting(person.global_name or person.username, token, person.id)
        for person, token in zip(people, tokens, strict=True)
    ]


async def _play_on(
    tables: Tables, game: int, settings: GameSettings, seats: Sequence[Sitting]
) -> None:
    """Let computers play a game until somebody is to roll, after some turns."""
    row = await tables.games.game(game)
    assert row is not None
    ed = configure(load(settings.edition))
    table = await tables.begin(row, ed, seats, f"bench:{game}")
    minds, everyone = Robots(), [Seat(i) for i in range(len(seats))]
    while table.state.turn.number < TURNS or turn_kind(table.state) != "roll":
        step = minds.next_action(ed, table.state, everyone, {})
        assert step is not None
        await table.submit(*step)
    tables.drop(table)

"""A playground with many channels, and games in the middle of play for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle
from time import time

from msgspec import Struct

from bot.playground import cast
from bot.playground.server import Running
from bot.playground.world import User
from bot.store.database.address import Address
from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.database import Database
from bot.store.database.writer import Transaction
from bot.store.games.games import Games
from bot.store.users.people import People, Preferences
from bot.tables.computers import DEFAULT_POLICY, Robots
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from editions.loader import available, load
from engine.asked import turn_kind
from engine.edition import Seat
from engine.rules import configure
from engine.setup import choose_tokens

SEATS = 4
TABLES_PER_GUILD = 20
PLAYED = 24
"""Different games that are played. The other tables get copies of them."""
TURNS = 24
"""The turn up to which each game is played."""
NEVER = 3600.0
"""The pace of computer players, in seconds, which keeps them from moving during the set-up."""

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
    """The server and the channel of a game."""

    guild: int
    channel: int


def seated_people(playground: Running) -> list[User]:
    """Return the users who sit at every table."""
    users = playground.stage.world.users.values()
    return [user for user in users if user.global_name in cast.PEOPLE[:SEATS]]


def add_channels(playground: Running, tables: int) -> list[Place]:
    """Create one channel per table, in servers of a usual size."""
    world = playground.stage.world
    people = seated_people(playground)
    (app,) = world.applications.values()
    places: list[Place] = []
    while len(places) < tables:
        guild = cast.add_guild(world, f"Guild {len(world.guilds)}", people[0].id)
        for person in people:
            cast.add_member(world, guild, person.id)
        cast.install(world, app, guild)
        for number in range(min(TABLES_PER_GUILD, tables - len(places))):
            channel = cast.add_channel(world, guild.id, f"table-{number}")
            places.append(Place(guild.id, channel.id))
    return places


async def write_new_game(
    database: Address, place: Place, people: Sequence[User], seed: str, *, open_turns: bool = False
) -> LiveTable:
    """Store a new game of people, and return its table.

    With `open_turns` no turn ends until somebody ends it.
    """
    db = await Database.open(database)
    try:
        writer = _Writer(db)
        if open_turns:
            for person in people:
                await writer.people.choose(person.id, Preferences(auto_end=False))
        table = await writer.begin(place, "classic", _people(people), seed)
        await writer.tables.close()
        return table
    finally:
        await db.close()


async def write_games(
    database: Address, places: Sequence[Place], people: Sequence[User], computers: int
) -> tuple[list[int], list[int]]:
    """Store a game in play for every place. Return the games of people and those of computers."""
    db = await Database.open(database)
    try:
        writer = _Writer(db)
        found = (
            await writer.many(places[computers:], _people(people)),
            await writer.many(places[:computers], _computers()),
        )
        await writer.tables.close()
        return found
    finally:
        await db.close()


async def write_whole_games(database: Address, games: int, advance: Callable[[float], None]) -> int:
    """Store whole games of computers, and return the total length of their logs."""
    db = await Database.open(database)
    try:
        writer, entries = _Writer(db), 0
        for number in range(games):
            table = await writer.begin(Place(1, number), "classic", _computers(), f"bench:{number}")
            await writer.play_out(table)
            entries += table.seq + 1
            advance(1 / games)
        await writer.tables.close()
        return entries
    finally:
        await db.close()


class _Writer:
    """A writer of games into a database."""

    def __init__(self, db: Database) -> None:
        self.games = Games(db)
        self.people = People(db)
        self.tables = Tables(self.games, self.people, time, pace=NEVER)

    async def many(self, places: Sequence[Place], seats: Sequence[Sitting]) -> list[int]:
        """Store a game for each place. After the first ones, the games are copies."""
        editions = cycle(available())
        played: list[LiveTable] = []
        for place in places[:PLAYED]:
            table = await self.begin(place, next(editions), seats, f"bench:{len(played)}")
            await self._play_on(table)
            played.append(table)
        written = [table.game for table in played]
        for place, table in zip(places[PLAYED:], cycle(played), strict=False):
            copy = await self.games.create(
                place.guild, place.channel, table.settings, table.seats, time()
            )
            await self.games.db.transact(partial(_copy, table.game, copy))
            written.append(copy)
        return written

    async def begin(
        self, place: Place, edition: str, seats: Sequence[Sitting], seed: str
    ) -> LiveTable:
        ed = configure(load(edition))
        tokens = choose_tokens(ed, len(seats), ())
        seats = [
            Sitting(seat.name, token, seat.user, seat.robot)
            for seat, token in zip(seats, tokens, strict=True)
        ]
        settings = GameSettings(edition, speed="relaxed", host=seats[0].user)
        game = await self.games.create(place.guild, place.channel, settings, seats, time())
        row = await self.games.game(game)
        assert row is not None
        return await self.tables.begin(row, ed, seats, seed)

    async def _play_on(self, table: LiveTable) -> None:
        """Let computers play a game to turn `TURNS`, until somebody has to roll."""
        minds = Robots()
        while table.state.turn.number < TURNS or turn_kind(table.state) != "roll":
            await self._act(table, minds)
        self.tables.drop(table)

    async def play_out(self, table: LiveTable) -> None:
        """Let computers play a game to its end."""
        minds = Robots()
        while not table.over:
            await self._act(table, minds)
        self.tables.drop(table)

    async def _act(self, table: LiveTable, minds: Robots) -> None:
        step = minds.next_action(table.ed, table.state, [Seat(i) for i in range(SEATS)], {})
        assert step is not None
        await table.submit(*step)


def _people(people: Sequence[User]) -> list[Sitting]:
    return [Sitting(person.global_name or person.username, "", person.id) for person in people]


def _computers() -> list[Sitting]:
    return [Sitting(f"Robo {n}", "", robot=DEFAULT_POLICY) for n in range(1, SEATS + 1)]


def _copy(game: int, copy: int, db: Transaction) -> None:
    for sql in _COPY.split(";"):
        db.execute(sql, (game, copy))

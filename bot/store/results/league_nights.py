"""League nights: players, rounds, tables, points and posts."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.store.database.codec import GameSettings, decode_settings, encode_settings
from bot.store.database.repository import AlreadyExists, LimitReached, Repository, transaction
from bot.store.database.rows import Column, Unreadable, select, text
from bot.store.database.writer import Owner, Transaction, upsert
from bot.store.games.dice import new_secret
from bot.store.messages.kinds import FINAL, LEAGUE, Kind
from bot.store.messages.posts import Post, clear_sending

T = TypeVar("T")
_log = logging.getLogger(__name__)
LeagueStatus: TypeAlias = Literal["open", "playing", "over", "called_off"]

MOST_PLAYERS = 40
KEPT = 90 * 24 * 3600.0
"""Seconds from its opening after which a finished league night is deleted."""

SETTINGS = Column("leagues", "settings", decode_settings)
SECRET = Column("leagues", "secret", text)
_LEAGUE = "number, guild, channel, user, settings, rounds, round, status, opened, secret"
_POST = upsert("league_posts", ("league", "kind"), ("channel", "message", "made"))
_FIRST_TABLE = (
    "SELECT settings FROM games JOIN league_tables t ON t.game = id WHERE t.league = ?"
    " ORDER BY t.round, t.place LIMIT 1"
)
_NOTE = "UPDATE league_tables SET {} = ? WHERE league = ? AND round = ? AND place = ?"
_NOT_TOLD = (
    "status IN ('open', 'playing') OR (status = 'over' AND NOT EXISTS (SELECT 1 FROM league_posts p"
    f" WHERE p.league = number AND p.kind = '{FINAL}')) OR (status = 'called_off' AND EXISTS"
    f" (SELECT 1 FROM league_posts p WHERE p.league = number AND p.kind = '{LEAGUE}'))"
)


@dataclass(frozen=True)
class LeaguePlayer:
    """A user who signed up for a league night.

    A player who is `away` gets no seat in later rounds.
    """

    user: int
    name: str
    press: int
    away: bool


@dataclass(frozen=True)
class LeagueTable:
    """A table in a round of a league night. Its thread and its game are stored when they exist."""

    round: int
    place: int
    thread: int
    game: int | None
    scored: bool


@dataclass(frozen=True)
class LeagueSeat:
    """A user's seat at a table in a round of a league night, and the points won there.

    `points` is 0 until the table is scored.
    """

    round: int
    place: int
    user: int
    points: int


@dataclass(frozen=True)
class League:
    """A league night. In round 0 no table has started, and users sign up.

    The dice of the night's games are derived from `secret`. Older nights have an empty secret.
    """

    number: int
    guild: int
    channel: int
    user: int
    settings: GameSettings
    rounds: int
    round: int
    status: LeagueStatus
    opened: float
    secret: str
    players: Sequence[LeaguePlayer] = ()
    tables: Sequence[LeagueTable] = ()
    seats: Sequence[LeagueSeat] = ()

    @property
    def running(self) -> bool:
        return self.status in ("open", "playing")

    @property
    def present(self) -> list[LeaguePlayer]:
        """The players who are not away. They get seats in the next round."""
        return [player for player in self.players if not player.away]

    def tables_of(self, number: int) -> list[LeagueTable]:
        """Return the tables of the round with this number."""
        return [table for table in self.tables if table.round == number]

    def seated(self, table: LeagueTable) -> list[int]:
        """Return the ids of the users with a seat at a table."""
        here = (table.round, table.place)
        return [seat.user for seat in self.seats if (seat.round, seat.place) == here]

    @property
    def scores(self) -> dict[int, list[int]]:
        """The points of each player at that player's scored tables, by user id.

        A table is scored when its points are stored. The list of a player without one is empty.
        """
        done = {(table.round, table.place) for table in self.tables if table.scored}
        return {
            player.user: [
                seat.points
                for seat in self.seats
                if seat.user == player.user and (seat.round, seat.place) in done
            ]
            for player in self.players
        }


class Leagues(Repository):
    """A repository for league nights.

    Each change happens once: if several callers try the same one, only one of them succeeds.
    """

    @transaction("guild", AlreadyExists)
    def open(
        self,
        db: Transaction,
        guild: int,
        channel: int,
        user: int,
        settings: GameSettings,
        rounds: int,
        now: float,
    ) -> int:
        """Create a league night and return its number.

        Raise AlreadyExists if the channel has a running one.
        """
        return db.insert(
            "INSERT INTO leagues (guild, channel, user, settings, rounds, status, opened, secret)"
            " VALUES (?, ?, ?, ?, ?, 'open', ?, ?) RETURNING number",
            (guild, channel, user, encode_settings(settings), rounds, now, new_secret()),
        )

    @transaction("league")
    def league(self, db: Transaction, number: int) -> League | None:
        """Return a league night by its number, with its players, tables and seats.

        Return None if there is none.
        """
        row = db.row(f"SELECT {_LEAGUE} FROM leagues WHERE number = ?", (number,))
        return self._league(db, row) if row else None

    def _league(self, db: Transaction, row: tuple[Any, ...]) -> League:
        number, guild, channel, user, raw, rounds, turn, status, opened, secret = row

        def read(kind: type[T], table: str, order: str) -> list[T]:
            sql = f"{select(kind, table)} WHERE league = ? ORDER BY {order}"
            return list(self._rows.many(table, kind, db.rows(sql, (number,))))

        plain = (guild, channel, user, rounds, turn)
        if not all(isinstance(value, int) for value in plain):
            raise self._rows.unreadable("leagues", number, "a number is damaged")
        return League(
            number,
            guild,
            channel,
            user,
            self._settings(db, number, raw),
            rounds,
            turn,
            status,
            opened,
            self._rows.value_or(SECRET, number, secret, ""),
            read(LeaguePlayer, "league_players", "press"),
            read(LeagueTable, "league_tables", "round, place"),
            read(LeagueSeat, "league_seats", "round, place, user"),
        )

    def _settings(self, db: Transaction, number: int, raw: Any) -> GameSettings:
        """Decode the settings of a league night.

        Damaged settings are replaced by those of its first game. Raises Unreadable if there is no
        game, or if the game's settings are damaged too.
        """
        try:
            return self._rows.value(SETTINGS, number, raw)
        except Unreadable:
            table = db.row(_FIRST_TABLE, (number,))
            if table is None:
                raise
            agreed = self._rows.value(SETTINGS, number, table[0])
            settings = replace(agreed, host=0, seats=0)
            sql = "UPDATE leagues SET settings = ? WHERE number = ?"
            db.execute(sql, (encode_settings(settings), number))
            _log.warning("league %d: damaged settings are replaced by its first table's", number)
            return settings

    async def in_channel(self, channel: int) -> int | None:
        """Return the number of the running league night in a channel, or None if there is none."""
        sql = "SELECT number FROM leagues WHERE channel = ? AND status IN ('open', 'playing')"
        return next(iter(await self._numbers(sql, channel)), None)

    async def untold(self) -> list[tuple[int, int]]:
        """Return the number and server id of each league night whose messages are not final.

        These are the running nights, finished nights without a final post, and nights that were
        called off but still have their main post.
        """
        found = await self.db.rows(f"SELECT number, guild FROM leagues WHERE {_NOT_TOLD}")
        return [(number, guild) for number, guild in found if isinstance(guild, int)]

    async def of_game(self, game: int) -> int | None:
        """Return the number of the league night that a game belongs to, or None."""
        sql = "SELECT league FROM league_tables WHERE game = ?"
        return next(iter(await self._numbers(sql, game)), None)

    async def joined(self, guild: int, user: int) -> list[int]:
        """Return the numbers of a server's running league nights that a user has joined.

        Nights in which the user is marked as away are left out.
        """
        return await self._numbers(
            "SELECT number FROM leagues l JOIN league_players p ON p.league = l.number"
            " WHERE l.guild = ? AND p.user = ? AND p.away = 0 AND l.status IN ('open', 'playing')",
            guild,
            user,
        )

    @transaction("league")
    def sign_up(self, db: Transaction, number: int, user: int, name: str, press: int) -> None:
        """Add a player to a league night, or mark an absent player as present.

        Raises LimitReached for a new player if the league night has MOST_PLAYERS already. Players
        who are away count too.
        """
        back = db.change(
            "UPDATE league_players SET away = 0, name = ? WHERE league = ? AND user = ?",
            (name, number, user),
        )
        if back:
            return
        count = db.row("SELECT count(*) FROM league_players WHERE league = ?", (number,))
        if count is None or count[0] >= MOST_PLAYERS:
            raise LimitReached
        db.execute(
            "INSERT INTO league_players (league, user, name, press) VALUES (?, ?, ?, ?)",
            (number, user, name, press),
        )

    @transaction("league")
    def sign_off(self, db: Transaction, number: int, user: int) -> bool:
        """Mark a player of a league night as away. Delete a player who has not had a seat yet.

        Returns False if nothing changed.
        """
        key = (number, user)
        played = "SELECT 1 FROM league_seats WHERE league = ? AND user = ?"
        if db.row(played, key) is None:
            sql = "DELETE FROM league_players WHERE league = ? AND user = ?"
            return bool(db.change(sql, key))
        sql = "UPDATE league_players SET away = 1 WHERE league = ? AND user = ? AND away = 0"
        return bool(db.change(sql, key))

    @transaction("league")
    def begin_round(
        self, db: Transaction, number: int, after: int, tables: Sequence[Sequence[int]]
    ) -> bool:
        """Begin the round after round number `after`. `tables`: the user ids at each table.

        Returns False if the round has begun already, or if the league night has ended.
        """
        if not db.change(
            "UPDATE leagues SET round = ?, status = 'playing'"
            " WHERE number = ? AND round = ? AND status IN ('open', 'playing')",
            (after + 1, number, after),
        ):
            return False
        for place, users in enumerate(tables, 1):
            key = (number, after + 1, place)
            db.execute("INSERT INTO league_tables (league, round, place) VALUES (?, ?, ?)", key)
            db.execute_many(
                "INSERT INTO league_seats (league, round, place, user) VALUES (?, ?, ?, ?)",
                [(*key, user) for user in users],
            )
        return True

    @transaction("league")
    def note_thread(self, db: Transaction, number: int, table: LeagueTable, thread: int) -> None:
        """Store the thread id of a league night's table."""
        db.execute(_NOTE.format("thread"), (thread, number, table.round, table.place))

    @transaction("league")
    def note_game(self, db: Transaction, number: int, table: LeagueTable, game: int) -> None:
        """Store the game id of a league night's table."""
        db.execute(_NOTE.format("game"), (game, number, table.round, table.place))

    @transaction("league")
    def score(
        self,
        db: Transaction,
        number: int,
        table: LeagueTable,
        points: Mapping[int, int],
        missing: Collection[int],
    ) -> bool:
        """Store the points of a finished table, by user id.

        Return False if the table is scored already. Players in `missing` are marked as away.
        """
        key = (number, table.round, table.place)
        if not db.change(
            "UPDATE league_tables SET scored = 1"
            " WHERE league = ? AND round = ? AND place = ? AND scored = 0",
            key,
        ):
            return False
        db.execute_many(
            "UPDATE league_seats SET points = ?"
            " WHERE league = ? AND round = ? AND place = ? AND user = ?",
            [(won, *key, user) for user, won in points.items()],
        )
        db.execute_many(
            "UPDATE league_players SET away = 1 WHERE league = ? AND user = ?",
            [(number, user) for user in missing],
        )
        return True

    @transaction("league")
    def end(self, db: Transaction, number: int, status: LeagueStatus) -> bool:
        """Set the final status of a running league night.

        Return False if the night has ended already.
        """
        sql = "UPDATE leagues SET status = ? WHERE number = ? AND status IN ('open', 'playing')"
        return bool(db.change(sql, (status, number)))

    @transaction("league")
    def lose(self, db: Transaction, number: int) -> None:
        """Call off a league night whose channel was deleted. Delete the night's stored posts."""
        db.execute("UPDATE leagues SET status = 'called_off' WHERE number = ?", (number,))
        db.execute("DELETE FROM league_posts WHERE league = ?", (number,))

    @transaction("league")
    def delete(self, db: Transaction, number: int) -> None:
        """Delete a league night. The games of its tables stay."""
        db.execute("DELETE FROM leagues WHERE number = ?", (number,))

    async def drop_old(self, now: float) -> None:
        """Delete finished league nights that were opened more than KEPT seconds ago."""
        await self.db.write(
            "DELETE FROM leagues WHERE opened < ? AND status IN ('over', 'called_off')",
            (now - KEPT,),
        )

    async def posts(self, number: int) -> dict[Kind, Post]:
        """Return the posts of a league night by their kinds."""
        sql = "SELECT kind, channel, message, made, '', '' FROM league_posts WHERE league = ?"
        rows = await self.db.rows(sql, (number,))
        return {post.kind: post for post in self._rows.many("league_posts", Post, rows)}

    @transaction("league")
    def save_post(self, db: Transaction, number: int, post: Post) -> None:
        """Save a post of a league night, and delete the unanswered request for it."""
        db.execute(_POST, (number, str(post.kind), post.channel, post.message, post.made))
        clear_sending(db, Owner("league", number), post.kind)

    @transaction("league")
    def drop_post(self, db: Transaction, number: int, kind: Kind) -> None:
        db.execute("DELETE FROM league_posts WHERE league = ? AND kind = ?", (number, str(kind)))

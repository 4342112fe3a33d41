"""League nights on disk: who signed up, which tables were drawn, and what they brought."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.store.database.codec import GameSettings, decode_settings, encode_settings
from bot.store.database.repository import Full, Subject, Taken, transaction
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
"""Seconds for which a league night that is over is remembered."""

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
    """Somebody who signed up; who is `away` is drawn no more."""

    user: int
    name: str
    press: int
    away: bool


@dataclass(frozen=True)
class LeagueTable:
    """A table of a round: the thread it is in and its game, once there are any."""

    round: int
    place: int
    thread: int
    game: int | None
    scored: bool


@dataclass(frozen=True)
class LeagueSeat:
    """Somebody at a table of a round, and what that brought."""

    round: int
    place: int
    user: int
    points: int


@dataclass(frozen=True)
class League:
    """A league night as it stands. `round` 0: people are still signing up.

    `secret` is what the dice of its tables come from; nights opened in the old way have none.
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
        """Those who are drawn for the next round."""
        return [player for player in self.players if not player.away]

    def tables_of(self, number: int) -> list[LeagueTable]:
        """The tables of a round."""
        return [table for table in self.tables if table.round == number]

    def seated(self, table: LeagueTable) -> list[int]:
        """Who was drawn for a table."""
        here = (table.round, table.place)
        return [seat.user for seat in self.seats if (seat.round, seat.place) == here]

    @property
    def scores(self) -> dict[int, list[int]]:
        """What each table that is over brought to everybody who signed up."""
        done = {(table.round, table.place) for table in self.tables if table.scored}
        return {
            player.user: [
                seat.points
                for seat in self.seats
                if seat.user == player.user and (seat.round, seat.place) in done
            ]
            for player in self.players
        }


class Leagues(Subject):
    """Every step is one conditional write: of several who take it, one does."""

    @transaction("guild", Taken)
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
        """A new league night; Taken when the channel has one."""
        return db.insert(
            "INSERT INTO leagues (guild, channel, user, settings, rounds, status, opened, secret)"
            " VALUES (?, ?, ?, ?, ?, 'open', ?, ?) RETURNING number",
            (guild, channel, user, encode_settings(settings), rounds, now, new_secret()),
        )

    @transaction("league")
    def league(self, db: Transaction, number: int) -> League | None:
        """A league night with everything about it, at one moment."""
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
        """Return what a night is played by; if that is damaged, what its first table agreed on."""
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
            _log.warning("league %d: its damaged settings are replaced by a table's", number)
            return settings

    async def in_channel(self, channel: int) -> int | None:
        """The league night that goes on in a channel."""
        sql = "SELECT number FROM leagues WHERE channel = ? AND status IN ('open', 'playing')"
        return next(iter(await self._numbers(sql, channel)), None)

    async def untold(self) -> list[tuple[int, int]]:
        """League nights that go on, or whose end has not been told, each with its server."""
        found = await self.db.rows(f"SELECT number, guild FROM leagues WHERE {_NOT_TOLD}")
        return [(number, guild) for number, guild in found if isinstance(guild, int)]

    async def of_game(self, game: int) -> int | None:
        """The league night that a game belongs to."""
        sql = "SELECT league FROM league_tables WHERE game = ?"
        return next(iter(await self._numbers(sql, game)), None)

    async def joined(self, guild: int, user: int) -> list[int]:
        """League nights of a server that go on, for which somebody is drawn."""
        return await self._numbers(
            "SELECT number FROM leagues l JOIN league_players p ON p.league = l.number"
            " WHERE l.guild = ? AND p.user = ? AND p.away = 0 AND l.status IN ('open', 'playing')",
            guild,
            user,
        )

    @transaction("league")
    def sign_up(self, db: Transaction, number: int, user: int, name: str, press: int) -> None:
        """Somebody wants to be drawn; Full where there is no room."""
        back = db.change(
            "UPDATE league_players SET away = 0, name = ? WHERE league = ? AND user = ?",
            (name, number, user),
        )
        if back:
            return
        count = db.row("SELECT count(*) FROM league_players WHERE league = ?", (number,))
        if count is None or count[0] >= MOST_PLAYERS:
            raise Full
        db.execute(
            "INSERT INTO league_players (league, user, name, press) VALUES (?, ?, ?, ?)",
            (number, user, name, press),
        )

    @transaction("league")
    def sign_off(self, db: Transaction, number: int, user: int) -> bool:
        """Somebody is drawn no more; who has not played yet is forgotten."""
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
        """The round after this one begins with these tables; False when it had begun."""
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
        """A table has a thread to play in."""
        db.execute(_NOTE.format("thread"), (thread, number, table.round, table.place))

    @transaction("league")
    def note_game(self, db: Transaction, number: int, table: LeagueTable, game: int) -> None:
        """A table has its game."""
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
        """A table is over; whoever was missing at its end is drawn no more. False if it was."""
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
        """A league night is over or called off; False when it was before."""
        sql = "UPDATE leagues SET status = ? WHERE number = ? AND status IN ('open', 'playing')"
        return bool(db.change(sql, (status, number)))

    @transaction("league")
    def lose(self, db: Transaction, number: int) -> None:
        """Its channel is gone, and with it all messages: nothing is to be told any more."""
        db.execute("UPDATE leagues SET status = 'called_off' WHERE number = ?", (number,))
        db.execute("DELETE FROM league_posts WHERE league = ?", (number,))

    @transaction("league")
    def delete(self, db: Transaction, number: int) -> None:
        """Delete a league night. The games of its tables stay."""
        db.execute("DELETE FROM leagues WHERE number = ?", (number,))

    async def drop_old(self, now: float) -> None:
        """Forget league nights of long ago."""
        await self.db.write(
            "DELETE FROM leagues WHERE opened < ? AND status IN ('over', 'called_off')",
            (now - KEPT,),
        )

    async def posts(self, number: int) -> dict[Kind, Post]:
        """The messages of a league night by their kinds."""
        sql = "SELECT kind, channel, message, made, '', '' FROM league_posts WHERE league = ?"
        rows = await self.db.rows(sql, (number,))
        return {post.kind: post for post in self._rows.many("league_posts", Post, rows)}

    @transaction("league")
    def save_post(self, db: Transaction, number: int, post: Post) -> None:
        """A message stands, and is not being sent any more."""
        db.execute(_POST, (number, str(post.kind), post.channel, post.message, post.made))
        clear_sending(db, Owner("league", number), post.kind)

    @transaction("league")
    def drop_post(self, db: Transaction, number: int, kind: Kind) -> None:
        db.execute("DELETE FROM league_posts WHERE league = ? AND kind = ?", (number, str(kind)))

"""Queries that export and delete the data of users and servers."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from bot.store.database.database import Database
from bot.store.database.repository import Repository, transaction
from bot.store.database.rows import SENSELESS
from bot.store.database.writer import Owner, Transaction
from bot.store.games.remarks import FORGET
from bot.store.games.tenures import FORGET as FORGET_TENURES

Seated: TypeAlias = tuple[int, int]
"""The id of a game, and the number of a seat in it."""
Renamed: TypeAlias = Callable[[str, Collection[str]], str]
"""A function that returns the new name of a seat from its old name and the other seats' names."""

_GUILDS = (
    "games", "seasons", "results", "unlisted", "achievements", "editions", "edition_drafts",
    "leagues", "blocks", "retired_messages",
)  # fmt: skip
_GAMES = (
    "SELECT g.id AS game, g.guild, g.channel, g.status, g.settings AS edition,"
    " g.created, g.changed,"
    " s.seat, s.name, s.token, s.kept AS away, s.misses AS missed_clocks, (SELECT count(*)"
    " FROM commits c WHERE c.game = g.id AND c.actor = s.seat AND c.by = 'player') AS moves"
    " FROM seats s JOIN games g ON g.id = s.game WHERE s.user = ? ORDER BY g.id"
)
_NAMING = (
    "SELECT id AS game, guild, settings FROM games"
    " WHERE settings LIKE '%' || CAST(? AS TEXT) || '%' ORDER BY id"
)
"""SQL for games whose stored settings contain a number, such as a user's id."""
_ABOUT = {
    "games": _GAMES,
    "left": "SELECT game, seat FROM substitutions WHERE user = ? ORDER BY game",
    "sat": "SELECT game, seat, since AS from_entry, name FROM tenures WHERE user = ?"
    " ORDER BY game, since",
    "named_in": "SELECT game, words FROM remarks WHERE ? IN (user, other) ORDER BY number",
    "votes": "SELECT game, kind FROM votes WHERE user = ? ORDER BY game",
    "maximum_bids": "SELECT game, auction, amount FROM limits WHERE user = ? ORDER BY made",
    "followed": "SELECT game FROM followers WHERE user = ? ORDER BY game",
}
"""SQL queries for a user's data in games, by the key of the result in the export."""
_ABOUT_STANDINGS = {
    "placings": "SELECT r.guild, s.name AS season, r.edition, r.ended,"
    " p.name, p.token, p.rank, p.mu, p.sigma"
    " FROM placings p JOIN results r ON r.id = p.result"
    " JOIN seasons s ON s.id = r.season WHERE p.user = ? ORDER BY r.id",
    "feats": "SELECT r.guild, f.kind, f.amount, f.shown, f.place"
    " FROM feats f JOIN results r ON r.id = f.result WHERE f.user = ? ORDER BY r.id",
    "achievements": "SELECT guild, name, game, earned FROM achievements WHERE user = ?"
    " ORDER BY guild, earned, name",
}
_ABOUT_LEAGUES = {
    "opened": "SELECT number AS league, guild, opened FROM leagues WHERE user = ? ORDER BY number",
    "signed_up": "SELECT league, name, press, away FROM league_players WHERE user = ?"
    " ORDER BY league",
    "tables": "SELECT league, round, place, points FROM league_seats WHERE user = ?"
    " ORDER BY league, round",
}
_ABOUT_EDITIONS = {
    "published": "SELECT guild, id, version, title, published, removed FROM editions"
    " WHERE user = ?",
    "drafts": "SELECT guild, made FROM edition_drafts WHERE user = ?",
}
_IN_KIND = "kind || ':' LIKE '%:' || CAST(? AS TEXT) || ':%'"
"""An SQL condition for rows whose `kind` contains the user's id, such as ballots about the user.

It also matches the kinds of posts that were left behind.
"""
_FORGET = (
    "UPDATE substitutions SET user = 0 WHERE user = ?",
    FORGET,
    "DELETE FROM votes WHERE user = ?",
    f"DELETE FROM votes WHERE {_IN_KIND}",
    f"DELETE FROM posts WHERE {_IN_KIND}",
    f"DELETE FROM sending WHERE {_IN_KIND}",
    "DELETE FROM placings WHERE user = ?",
    "DELETE FROM achievements WHERE user = ?",
    "DELETE FROM unlisted WHERE user = ?",
    "UPDATE editions SET user = 0 WHERE user = ?",
    "DELETE FROM edition_drafts WHERE user = ?",
    "UPDATE leagues SET user = 0 WHERE user = ?",
    "DELETE FROM league_players WHERE user = ?",
    "DELETE FROM league_seats WHERE user = ?",
)
"""SQL statements that delete or anonymise a user's rows.

Editions that the user published stay, and so do the results of other users.
"""
_NAMED_IN = (
    "SELECT game FROM tenures WHERE user = ?"
    " UNION SELECT game FROM remarks WHERE ? IN (user, other)"
)
_SAYING = (
    "SELECT t.{key}, t.game, CAST(t.{words} AS TEXT), CAST(n.name AS TEXT) FROM {table} t JOIN"
    " (SELECT game, name FROM seats WHERE user = ? UNION SELECT game, name FROM tenures"
    " WHERE user = ?) n ON n.game = t.game WHERE {which}"
)
"""A template of SQL for texts about games, each with a name that the user had in that game.

It is for texts without a column that names a user.
"""
_REMARKS = _SAYING.format(
    table="remarks", key="number", words="words", which="t.user = 0 AND t.other = 0"
)
_LAST_WORDS = _SAYING.format(
    table="posts", key="kind", words="last_words", which="t.last_words != ''"
)
_LEFT = (
    "SELECT s.game, s.seat, CAST(s.name AS TEXT) FROM substitutions l"
    " JOIN seats s ON s.game = l.game AND s.seat = l.seat WHERE l.user = ? AND s.user = 0"
)


async def rename_seat(db: Database, game: int, seat: int, name: str, user: int) -> None:
    """Set the name and the user of a seat in a game."""
    await db.write(
        "UPDATE seats SET name = ?, user = ? WHERE game = ? AND seat = ?",
        (name, user, game, seat),
        Owner("game", game),
    )


def _agreed(raw: Any) -> dict[str, Any]:
    """Decode the stored settings of a game to a dictionary.

    Return an empty one if they are damaged.
    """
    try:
        return msgspec.json.decode(raw, type=dict[str, Any])
    except SENSELESS:
        return {}


def _unhost(db: Transaction, user: int) -> None:
    """Remove a user as the host from the settings of all games.

    Damaged settings that may contain the user's id become empty.
    """
    for game, _, raw in db.rows(_NAMING, (user,)):
        agreed = _agreed(raw)
        if agreed and agreed.get("host") != user:
            continue
        told = msgspec.json.encode({**agreed, "host": 0}).decode() if agreed else ""
        db.execute("UPDATE games SET settings = ? WHERE id = ?", (told, game))


@dataclass(frozen=True)
class _Departure:
    """A server that the bot has left. `since`: when that was noticed, in seconds since 1970."""

    guild: int
    since: float


class Privacy(Repository):
    """A repository for the export and the deletion of users' and servers' data."""

    async def about(self, user: int) -> dict[str, Any]:
        """Return all data about a user in games, standings, leagues and editions.

        The logs of games are left out: they contain seats and no users.
        """
        away = await self._numbers("SELECT guild FROM unlisted WHERE user = ?", user)
        standings = await self._found(_ABOUT_STANDINGS, user)
        found = await self._found(_ABOUT, user)
        for game in found["games"]:
            game["edition"] = _agreed(game["edition"]).get("edition")
        naming = await self.db.rows(_NAMING, (user,))
        hosted = [
            {"game": game, "guild": guild}
            for game, guild, raw in naming
            if _agreed(raw).get("host") == user
        ]
        return {
            **found,
            "hosted": hosted,
            "standings": {**standings, "opted_out_in": away},
            "editions": await self._found(_ABOUT_EDITIONS, user),
            "leagues": await self._found(_ABOUT_LEAGUES, user),
        }

    async def _found(self, queries: dict[str, str], user: int) -> dict[str, list[dict[str, Any]]]:
        return {subject: await self.db.records(sql, (user,)) for subject, sql in queries.items()}

    async def left(self, user: int) -> list[Seated]:
        """Return the seats that a user left and that nobody took over.

        They still have the user's name.
        """
        return [(game, seat) for game, seat, _ in await self.db.rows(_LEFT, (user,))]

    @transaction(None)
    def forget_names(self, db: Transaction, user: int, nobody: str) -> set[int]:
        """Remove a user's names from the stories of games. Return the ids of these games.

        Final texts of messages that contain such a name are removed too. A game in which only a
        final text changes is not returned. `nobody`: the name that replaces the user's name.
        """
        games = {game for (game,) in db.rows(_NAMED_IN, (user, user))}
        for number, game, words, name in db.rows(_REMARKS, (user, user)):
            if name in words:
                db.execute("DELETE FROM remarks WHERE number = ?", (number,))
                games.add(game)
        for kind, game, words, name in db.rows(_LAST_WORDS, (user, user)):
            if name in words:
                sql = "UPDATE posts SET last_words = '' WHERE game = ? AND kind = ?"
                db.execute(sql, (game, kind))
        db.execute(FORGET_TENURES, (nobody, user))
        db.execute(FORGET, (user,))
        return games

    @transaction(None)
    def forget_user(self, db: Transaction, user: int, renamed: Renamed) -> None:
        """Delete a user's data in games, standings, leagues and editions.

        Seats get another name. All other rows are deleted or anonymised.
        """
        sat = db.rows("SELECT game, seat, CAST(name AS TEXT) FROM seats WHERE user = ?", (user,))
        for game, seat, name in (*sat, *db.rows(_LEFT, (user,))):
            others = db.rows(
                "SELECT CAST(name AS TEXT) FROM seats WHERE game = ? AND seat != ?",
                (game, seat),
            )
            db.execute(
                "UPDATE seats SET user = 0, name = ? WHERE game = ? AND seat = ?",
                (renamed(name, [other for (other,) in others]), game, seat),
            )
        _unhost(db, user)
        db.execute(FORGET_TENURES, (renamed("", ()), user))
        for sql in _FORGET:
            db.execute(sql, (user,))

    async def guilds(self) -> set[int]:
        """Return the ids of all servers with stored data."""
        union = " UNION ".join(f"SELECT guild FROM {table}" for table in _GUILDS)
        return {*await self._numbers(f"{union} UNION SELECT guild FROM guild_settings")} - {0}

    async def departed(self) -> dict[int, float]:
        """Return when the bot left servers, by server id, in seconds since 1970."""
        found = await self._read("departures", _Departure, "")
        return {departure.guild: departure.since for departure in found}

    @transaction("guild")
    def depart(self, db: Transaction, guild: int, now: float) -> None:
        """Store the time when the bot left a server. A time that is stored already stays."""
        sql = "INSERT INTO departures (guild, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
        db.execute(sql, (guild, now))

    @transaction("guild")
    def arrive(self, db: Transaction, guild: int) -> None:
        """Store that the bot is in a server again, so that the server's data is not deleted."""
        db.execute("DELETE FROM departures WHERE guild = ?", (guild,))

    @transaction("game")
    def delete_game(self, db: Transaction, game: int) -> None:
        """Delete a game and its log. Its results in the standings stay."""
        db.execute("DELETE FROM games WHERE id = ?", (game,))

    @transaction("guild")
    def forget_guild(self, db: Transaction, guild: int) -> None:
        """Delete all data of a server except its settings."""
        for table in (*_GUILDS, "departures"):
            db.execute(f"DELETE FROM {table} WHERE guild = ?", (guild,))

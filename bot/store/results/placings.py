"""Standings of servers: results, placings, feats, and users who opted out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal, TypeAlias

from bot.store.database.repository import AlreadyExists, Repository, transaction
from bot.store.database.writer import Owner, Transaction
from bot.store.results.earned import earn
from bot.store.results.seasons import SEASONS, Season, new_season, retractable, season_at
from bot.store.shards.shard import EVERYTHING, OF_SHARD, Shard

Reason: TypeAlias = Literal["", "tutorial", "substituted", "undone", "computers"]
"""The reason why a finished game cannot be rated, or an empty text without one."""
Rating: TypeAlias = tuple[float, float]
"""A player's estimated strength, and the uncertainty of this estimate."""
Rate: TypeAlias = "Callable[[Sequence[Rating | None], Sequence[FinalPlace]], Sequence[Rating]]"
"""A function that returns new ratings, from the ratings before a game and the places in it.

The rating before the game is None for a user without a rating in the season.
"""
OverTime: TypeAlias = "Callable[[Counts], Sequence[str]]"
"""A function that returns the names of the achievements that a user's totals earn."""


@dataclass(frozen=True)
class Feat:
    """A player's value in one game that may be a server's record, such as the highest rent paid.

    An `amount` of money is in base units, which all editions share. `shown` is the amount as its
    edition writes it.
    """

    kind: str
    amount: int
    shown: str = ""
    place: str = ""


@dataclass(frozen=True)
class FinalPlace:
    """A user's rank in a finished game.

    `share`: the user's part of the turns of a shared seat, as a fraction. 1.0: all turns.
    """

    user: int
    name: str
    token: str
    rank: int
    feats: Sequence[Feat] = ()
    shared_seat: int | None = None
    share: float = 1.0
    earned: Sequence[str] = ()
    """The names of achievements that this game earns. The user may have earned them before."""

    @property
    def side(self) -> int:
        """A number that only users of the same seat share.

        Ratings compare users with different numbers.
        """
        return self.user if self.shared_seat is None else -1 - self.shared_seat


@dataclass(frozen=True)
class Counts:
    """The totals of a user's recorded games in a server."""

    games: int
    wins: int
    streak: int
    """Wins in a row, counted back from the last recorded game."""
    seconds: int
    """The number of games in which the user came second."""
    last_in_a_row: int
    """Last places in a row, counted back from the last recorded game."""
    editions: int
    """The number of different editions that the user has played."""
    met: int
    """The number of different users who took part in the same games."""


@dataclass(frozen=True)
class RecordedGame:
    """A finished game as the standings record it. `title`: the name of its edition.

    `reason`: why the game cannot be rated, or empty.
    """

    game: int
    guild: int
    edition: str
    title: str
    ended: float
    turns: int = 0
    seats: int = 0
    places: Sequence[FinalPlace] = ()
    reason: Reason = ""


@dataclass(frozen=True)
class Placing:
    """A user's recorded rank in a game, with the user's rating after the game."""

    result: int
    game: int | None
    user: int
    name: str
    token: str
    rank: int
    rated: bool
    rating: Rating
    edition: str
    title: str
    ended: float
    turns: int
    seats: int


@dataclass(frozen=True)
class KeptFeat:
    """A recorded feat with its user and edition.

    `game` is None if the game is not stored any more.
    """

    result: int
    user: int
    feat: Feat
    game: int | None = None
    edition: str = ""
    title: str = ""


class Standings(Repository):
    """A repository for the standings of servers.

    Each game is recorded once, without users who opted out.
    """

    async def unrecorded(self, shard: Shard = EVERYTHING) -> list[int]:
        """Return the ids of finished games that are not recorded yet, the oldest first."""
        return await self._numbers(
            "SELECT id FROM games WHERE status = 'over'"
            " AND id NOT IN (SELECT game FROM results WHERE game IS NOT NULL)"
            f" AND {OF_SHARD} ORDER BY changed, id",
            *shard.values,
        )

    async def reason(self, game: int) -> Reason | None:
        """Return why a game cannot be rated, or an empty text if nothing prevents it.

        Returns None if the game is not recorded.
        """
        row = await self.db.row("SELECT reason FROM results WHERE game = ?", (game,))
        return row[0] if row else None

    async def record(
        self, result: RecordedGame, rate: Rate, over_time: OverTime = lambda counts: ()
    ) -> bool:
        """Record a finished game in the standings, with ratings, feats and achievements.

        Returns False if the game is recorded already.
        """

        def work(db: Transaction) -> bool:
            if db.row("SELECT 1 FROM results WHERE game = ?", (result.game,)):
                return False
            season = season_at(db, result.guild, result.ended)
            number = db.insert(
                "INSERT INTO results"
                " (game, guild, season, edition, title, ended, turns, seats, reason)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
                (
                    result.game, result.guild, season, result.edition, result.title,
                    result.ended, result.turns, result.seats, result.reason,
                ),
            )  # fmt: skip
            unlisted = db.rows("SELECT user FROM unlisted WHERE guild = ?", (result.guild,))
            away = {user for (user,) in unlisted}
            places = [place for place in result.places if place.user not in away]
            before = [_rating(db, season, place.user) for place in places]
            after = rate(before, places)
            rated = len({place.side for place in places}) > 1
            for place, (mu, sigma) in zip(places, after, strict=True):
                db.execute(
                    "INSERT INTO placings (result, user, name, token, rank, rated, mu, sigma)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        number, place.user, place.name, place.token, place.rank,
                        rated, mu, sigma,
                    ),
                )  # fmt: skip
                db.execute_many(
                    "INSERT INTO feats (result, user, kind, amount, shown, place)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        (number, place.user, feat.kind, feat.amount, feat.shown, feat.place)
                        for feat in place.feats
                    ],
                )
            for place in places:
                earned = (*place.earned, *over_time(_counts(db, result.guild, place.user)))
                earn(db, result.guild, place.user, earned, result.game, result.ended)
            return True

        return await self.db.transact(work, Owner("guild", result.guild))

    async def seasons(self, guild: int) -> list[Season]:
        """Return a server's seasons, the current one first."""
        return await self._read("seasons", Season, SEASONS, (guild,))

    @transaction("guild")
    def begin_season(self, db: Transaction, guild: int, name: str, now: float) -> Season:
        """Begin a new season, and return it.

        Raise AlreadyExists if the server has one with this name. Case does not matter.
        """
        known = db.rows("SELECT name FROM seasons WHERE guild = ?", (guild,))
        if name.casefold() in {row[0].casefold() for row in known}:
            raise AlreadyExists
        return Season(new_season(db, guild, name, now), name, now)

    @transaction("guild")
    def take_back_season(
        self, db: Transaction, guild: int, number: int, since: float
    ) -> Season | None:
        """Delete a server's last season with its results, and return it.

        Its games are recorded again. Returns None if `number` is not the id of the last season, or
        if that season cannot be undone.
        """
        last = retractable(db, guild, since)
        if last is None or last.id != number:
            return None
        db.execute("DELETE FROM seasons WHERE id = ?", (number,))
        return last

    @transaction("guild")
    def retractable_season(self, db: Transaction, guild: int, since: float) -> Season | None:
        """Return a server's last season if it can be undone, or None.

        It must have begun at `since` or later.
        """
        return retractable(db, guild, since)

    async def placings(self, season: int) -> list[Placing]:
        """Return all placings of a season, in the order in which they were recorded."""
        return await self._placings("r.season = ?", season)

    async def placings_since(self, guild: int, since: float) -> list[Placing]:
        """Return the placings of a server's games that ended at `since` or later.

        They are in the order in which they were recorded.
        """
        return await self._placings("r.guild = ? AND r.ended >= ?", guild, since)

    async def names(self, guild: int) -> dict[int, str]:
        """Return the last recorded name of each user in a server's standings, by user id."""
        rows = await self.db.rows(
            "SELECT p.user, CAST(p.name AS TEXT) FROM placings p JOIN results r ON r.id = p.result"
            " WHERE r.guild = ? ORDER BY r.id",
            (guild,),
        )
        return dict(rows)

    async def _placings(self, where: str, *values: float) -> list[Placing]:
        rows = await self.db.rows(
            "SELECT r.id, r.game, p.user, p.name, p.token, p.rank, p.rated, p.mu, p.sigma,"
            " r.edition, r.title, r.ended, r.turns, r.seats"
            " FROM placings p JOIN results r ON r.id = p.result"
            f" WHERE {where} ORDER BY r.id, p.rank, p.user",
            values,
        )
        placings = ((*row[:7], row[7:9], *row[9:]) for row in rows)
        return list(self._rows.many("placings", Placing, placings))

    async def feats(self, season: int) -> list[KeptFeat]:
        """Return all feats of a season, in the order in which their games were recorded."""
        return await self._feats("r.season = ?", season)

    async def all_feats(self, guild: int) -> list[KeptFeat]:
        """Return all feats of a server in all its seasons."""
        return await self._feats("r.guild = ?", guild)

    async def _feats(self, where: str, *values: float) -> list[KeptFeat]:
        rows = await self.db.rows(
            "SELECT f.result, f.user, r.game, r.edition, r.title,"
            " f.kind, f.amount, f.shown, f.place"
            " FROM feats f JOIN results r ON r.id = f.result"
            f" WHERE {where} ORDER BY f.result, f.user",
            values,
        )
        kept = (
            (result, user, dict(zip(_FEAT, feat, strict=True)), game, edition, title)
            for result, user, game, edition, title, *feat in rows
        )
        return list(self._rows.many("feats", KeptFeat, kept))

    async def opted_out(self, guild: int, user: int) -> bool:
        """Return True if a user opted out of a server's standings."""
        sql = "SELECT 1 FROM unlisted WHERE guild = ? AND user = ?"
        return bool(await self._numbers(sql, guild, user))

    async def count(self, guild: int, user: int) -> int:
        """Return the number of a user's recorded games in a server."""
        sql = "SELECT count(*) FROM placings p JOIN results r ON r.id = p.result"
        (count,) = await self._numbers(f"{sql} WHERE r.guild = ? AND p.user = ?", guild, user)
        return count

    @transaction("guild")
    def opt_out(self, db: Transaction, guild: int, user: int) -> None:
        """Delete a user's placings, feats and achievements in a server. Record no new ones."""
        db.execute(
            "INSERT INTO unlisted (guild, user) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (guild, user),
        )
        db.execute(
            "DELETE FROM placings WHERE user = ?"
            " AND result IN (SELECT id FROM results WHERE guild = ?)",
            (user, guild),
        )
        db.execute("DELETE FROM achievements WHERE guild = ? AND user = ?", (guild, user))

    @transaction("guild")
    def opt_in(self, db: Transaction, guild: int, user: int) -> None:
        """Delete a user's opt-out, so that games in a server are recorded again.

        The placings, feats and achievements that the opt-out deleted stay deleted.
        """
        db.execute("DELETE FROM unlisted WHERE guild = ? AND user = ?", (guild, user))


_FEAT = ("kind", "amount", "shown", "place")


def _rating(db: Transaction, season: int, user: int) -> Rating | None:
    """Return a user's last readable rating in a season, or None if there is none."""
    rows = db.rows(
        "SELECT p.mu, p.sigma FROM placings p JOIN results r ON r.id = p.result"
        " WHERE r.season = ? AND p.user = ? ORDER BY r.id DESC",
        (season, user),
    )
    sound = ((mu, sigma) for mu, sigma in rows if type(mu) is type(sigma) is float)
    return next(sound, None)


def _counts(db: Transaction, guild: int, user: int) -> Counts:
    """Return the totals of a user's recorded games in a server."""
    rows = db.rows(
        "SELECT p.rank, r.seats, r.edition FROM placings p JOIN results r ON r.id = p.result"
        " WHERE r.guild = ? AND p.user = ? ORDER BY r.id DESC",
        (guild, user),
    )
    met = db.row(
        "SELECT count(DISTINCT o.user) FROM placings p JOIN results r ON r.id = p.result"
        " JOIN placings o ON o.result = p.result AND o.user != p.user"
        " WHERE r.guild = ? AND p.user = ?",
        (guild, user),
    )
    ranks = [rank for rank, _, _ in rows]
    return Counts(
        games=len(rows),
        wins=ranks.count(1),
        streak=len([*takewhile(lambda rank: rank == 1, ranks)]),
        seconds=ranks.count(2),
        last_in_a_row=len([*takewhile(lambda row: 1 != row[0] == row[1], rows)]),
        editions=len({edition for _, _, edition in rows}),
        met=met[0] if met else 0,
    )

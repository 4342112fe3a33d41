"""Standings on disk: who came where in which season, what is remembered, who wants no part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal, TypeAlias

from bot.store.database.repository import Subject, Taken, transaction
from bot.store.database.writer import Owner, Transaction
from bot.store.results.earned import earn
from bot.store.results.seasons import SEASONS, Season, new_season, retractable, season_at
from bot.store.shards.shard import EVERYTHING, OF_SHARD, Shard

Reason: TypeAlias = Literal["", "tutorial", "substituted", "undone", "computers"]
"""Why a game counts for nobody; nothing for one that counts."""
Rating: TypeAlias = tuple[float, float]
"""A player's likely strength, and how far off it may be."""
Rate: TypeAlias = "Callable[[Sequence[Rating | None], Sequence[Place]], Sequence[Rating]]"
"""Ratings before a game (None for newcomers) and places to ratings after it."""
OverTime: TypeAlias = "Callable[[Counts], Sequence[str]]"
"""The achievements that all games so far are worth."""


@dataclass(frozen=True)
class Feat:
    """What one player did in one game that may be a record.

    An `amount` of money is in base units, which all editions share; `shown` is the money as its
    edition writes it.
    """

    kind: str
    amount: int
    shown: str = ""
    place: str = ""


@dataclass(frozen=True)
class Place:
    """Where a user came in a game; of a seat that people shared, each has a part."""

    user: int
    name: str
    token: str
    rank: int
    feats: Sequence[Feat] = ()
    shared_seat: int | None = None
    share: float = 1.0
    earned: Sequence[str] = ()
    """The achievements that this game is worth, whether they are new or not."""

    @property
    def side(self) -> int:
        """Sides are compared with each other; those who shared a seat are on the same."""
        return self.user if self.shared_seat is None else -1 - self.shared_seat


@dataclass(frozen=True)
class Counts:
    """What a user's recorded games in a server come to."""

    games: int
    wins: int
    streak: int
    """Wins in a row, up to the last game."""
    seconds: int
    last_in_a_row: int
    """Last places in a row, up to the last game."""
    editions: int
    met: int
    """Other people at the same tables."""


@dataclass(frozen=True)
class Result:
    """A game that is over, as it is written down once; `title` is its edition's name."""

    game: int
    guild: int
    edition: str
    title: str
    ended: float
    turns: int = 0
    seats: int = 0
    places: Sequence[Place] = ()
    reason: Reason = ""


@dataclass(frozen=True)
class Placing:
    """A user in a game that is recorded, with the rating after it."""

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
    """A feat that is recorded, the game it was in, while that is kept, and its edition."""

    result: int
    user: int
    feat: Feat
    game: int | None = None
    edition: str = ""
    title: str = ""


class Standings(Subject):
    """Reads and writes standings. A game is written down once; whoever opted out, never."""

    async def unrecorded(self, shard: Shard = EVERYTHING) -> list[int]:
        """Games that are over and not recorded yet, the oldest first."""
        return await self._numbers(
            "SELECT id FROM games WHERE status = 'over'"
            " AND id NOT IN (SELECT game FROM results WHERE game IS NOT NULL)"
            f" AND {OF_SHARD} ORDER BY changed, id",
            *shard.values,
        )

    async def reason(self, game: int) -> Reason | None:
        """Why a game counts for nobody; None while it is not recorded."""
        row = await self.db.row("SELECT reason FROM results WHERE game = ?", (game,))
        return row[0] if row else None

    async def record(
        self, result: Result, rate: Rate, over_time: OverTime = lambda counts: ()
    ) -> bool:
        """Write a game down with all it brings; False when it was written down before."""

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
        """A server's seasons, the present one first."""
        return await self._read("seasons", Season, SEASONS, (guild,))

    @transaction("guild")
    def begin_season(self, db: Transaction, guild: int, name: str, now: float) -> Season:
        """A new season from now on; Taken when there was one of this name."""
        known = db.rows("SELECT name FROM seasons WHERE guild = ?", (guild,))
        if name.casefold() in {row[0].casefold() for row in known}:
            raise Taken
        return Season(new_season(db, guild, name, now), name, now)

    @transaction("guild")
    def take_back_season(
        self, db: Transaction, guild: int, number: int, since: float
    ) -> Season | None:
        """A season never was: whatever was written down in it is to be written down anew.

        None for one that is not the last, or that began before a time.
        """
        last = retractable(db, guild, since)
        if last is None or last.id != number:
            return None
        db.execute("DELETE FROM seasons WHERE id = ?", (number,))
        return last

    @transaction("guild")
    def retractable_season(self, db: Transaction, guild: int, since: float) -> Season | None:
        """The last season, if it can be taken back: it began since a time."""
        return retractable(db, guild, since)

    async def placings(self, season: int) -> list[Placing]:
        """Everyone's games of a season, in the order they were written down."""
        return await self._placings("r.season = ?", season)

    async def placings_since(self, guild: int, since: float) -> list[Placing]:
        """Return the placings of a server's games that ended since a time, the earliest first."""
        return await self._placings("r.guild = ? AND r.ended >= ?", guild, since)

    async def names(self, guild: int) -> dict[int, str]:
        """What everybody was called in the last game of theirs that is recorded."""
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
        """Everything of a season that may be a record, the earliest first."""
        return await self._feats("r.season = ?", season)

    async def all_feats(self, guild: int) -> list[KeptFeat]:
        """The same of all seasons of a server."""
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
        """Whether a user wants no part in a server's standings."""
        sql = "SELECT 1 FROM unlisted WHERE guild = ? AND user = ?"
        return bool(await self._numbers(sql, guild, user))

    async def count(self, guild: int, user: int) -> int:
        """How many games of a user are recorded in a server."""
        sql = "SELECT count(*) FROM placings p JOIN results r ON r.id = p.result"
        (count,) = await self._numbers(f"{sql} WHERE r.guild = ? AND p.user = ?", guild, user)
        return count

    @transaction("guild")
    def opt_out(self, db: Transaction, guild: int, user: int) -> None:
        """Forget a user's games in a server, and write down none from now on."""
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
        """A user takes part again, from nothing."""
        db.execute("DELETE FROM unlisted WHERE guild = ? AND user = ?", (guild, user))


_FEAT = ("kind", "amount", "shown", "place")


def _rating(db: Transaction, season: int, user: int) -> Rating | None:
    """A user's rating after the last game of a season that has one."""
    rows = db.rows(
        "SELECT p.mu, p.sigma FROM placings p JOIN results r ON r.id = p.result"
        " WHERE r.season = ? AND p.user = ? ORDER BY r.id DESC",
        (season, user),
    )
    sound = ((mu, sigma) for mu, sigma in rows if type(mu) is type(sigma) is float)
    return next(sound, None)


def _counts(db: Transaction, guild: int, user: int) -> Counts:
    """What all games of a user in a server come to."""
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

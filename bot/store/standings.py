"""Standings on disk: who came where in which season, what is remembered, who wants no part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.store.db import Database
from bot.store.rows import Rows
from bot.store.writer import Transaction

Reason: TypeAlias = Literal["", "tutorial", "substituted", "undone", "computers"]
"""Why a game counts for nobody; nothing for one that counts."""
Rating: TypeAlias = tuple[float, float]
"""A player's likely strength, and how far off it may be."""
Rate: TypeAlias = Callable[[Sequence[Rating | None], Sequence[int]], Sequence[Rating]]
"""Ratings before a game (None for newcomers) and ranks to ratings after it."""

FIRST_SEASON = "Season 1"


@dataclass(frozen=True)
class Season:
    """A named period; it lasts until the next one begins."""

    id: int
    name: str
    began: float


@dataclass(frozen=True)
class Feat:
    """What one player did in one game that may be a record; `shown` is an amount of money."""

    kind: str
    amount: int
    shown: str = ""
    place: str = ""


@dataclass(frozen=True)
class Place:
    """Where a user came in a game."""

    user: int
    name: str
    token: str
    rank: int
    feats: Sequence[Feat] = ()


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
    """A feat that is recorded."""

    result: int
    user: int
    feat: Feat


class SeasonNameTaken(Exception):
    """The server has a season of this name already."""


class Standings:
    """Reads and writes standings. A game is written down once; whoever opted out, never."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._rows = Rows()

    async def unrecorded(self) -> list[int]:
        """Games that are over and not recorded yet, the oldest first."""
        rows = await self.db.rows(
            "SELECT id FROM games WHERE status = 'over'"
            " AND id NOT IN (SELECT game FROM results WHERE game IS NOT NULL)"
            " ORDER BY changed, id"
        )
        return [row[0] for row in rows]

    async def substituted(self, game: int) -> bool:
        """Whether anybody has given up a seat of this game."""
        return await self.db.row("SELECT 1 FROM substitutions WHERE game = ?", (game,)) is not None

    async def reason(self, game: int) -> Reason | None:
        """Why a game counts for nobody; None while it is not recorded."""
        row = await self.db.row("SELECT reason FROM results WHERE game = ?", (game,))
        return row[0] if row else None

    async def record(self, result: Result, rate: Rate) -> bool:
        """Write a game down; False when it was written down before."""

        def work(db: Transaction) -> bool:
            if db.row("SELECT 1 FROM results WHERE game = ?", (result.game,)):
                return False
            season = _season_at(db, result.guild, result.ended)
            number = db.insert(
                "INSERT INTO results"
                " (game, guild, season, edition, title, ended, turns, seats, reason)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
                (
                    result.game, result.guild, season, result.edition, result.title,
                    result.ended, result.turns, result.seats, result.reason,
                ),
            )  # fmt: skip
            away = _unlisted(db, result.guild)
            places = [place for place in result.places if place.user not in away]
            before = [_rating(db, season, place.user) for place in places]
            after = rate(before, [place.rank for place in places])
            for place, (mu, sigma) in zip(places, after, strict=True):
                db.execute(
                    "INSERT INTO placings (result, user, name, token, rank, rated, mu, sigma)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        number, place.user, place.name, place.token, place.rank,
                        len(places) > 1, mu, sigma,
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
            return True

        return await self.db.transact(work)

    async def seasons(self, guild: int) -> list[Season]:
        """A server's seasons, the present one first."""
        rows = await self.db.rows(
            "SELECT id, name, began FROM seasons WHERE guild = ? ORDER BY began DESC, id DESC",
            (guild,),
        )
        return list(self._rows.many("seasons", Season, rows))

    async def begin_season(self, guild: int, name: str, now: float) -> Season:
        """A new season from now on; SeasonNameTaken when there was one of this name."""

        def work(db: Transaction) -> Season:
            known = db.rows("SELECT name FROM seasons WHERE guild = ?", (guild,))
            if name.casefold() in {row[0].casefold() for row in known}:
                raise SeasonNameTaken
            return Season(_new_season(db, guild, name, now), name, now)

        return await self.db.transact(work)

    async def placings(self, season: int) -> list[Placing]:
        """Everyone's games of a season, in the order they were written down."""
        rows = await self.db.rows(
            "SELECT r.id, r.game, p.user, p.name, p.token, p.rank, p.rated, p.mu, p.sigma,"
            " r.edition, r.title, r.ended, r.turns, r.seats"
            " FROM placings p JOIN results r ON r.id = p.result"
            " WHERE r.season = ? ORDER BY r.id, p.rank, p.user",
            (season,),
        )
        return list(self._rows.many("placings", Placing, map(_placing, rows)))

    async def feats(self, season: int) -> list[KeptFeat]:
        """Everything of a season that may be a record, the earliest first."""
        rows = await self.db.rows(
            "SELECT f.result, f.user, f.kind, f.amount, f.shown, f.place"
            " FROM feats f JOIN results r ON r.id = f.result"
            " WHERE r.season = ? ORDER BY f.result, f.user",
            (season,),
        )
        kept = ((row[0], row[1], dict(zip(_FEAT, row[2:], strict=True))) for row in rows)
        return list(self._rows.many("feats", KeptFeat, kept))

    async def opted_out(self, guild: int, user: int) -> bool:
        """Whether a user wants no part in a server's standings."""
        row = await self.db.row(
            "SELECT 1 FROM unlisted WHERE guild = ? AND user = ?", (guild, user)
        )
        return row is not None

    async def count(self, guild: int, user: int) -> int:
        """How many games of a user are recorded in a server."""
        row = await self.db.row(
            "SELECT count(*) FROM placings p JOIN results r ON r.id = p.result"
            " WHERE r.guild = ? AND p.user = ?",
            (guild, user),
        )
        return row[0] if row else 0

    async def opt_out(self, guild: int, user: int) -> None:
        """Forget a user's games in a server, and write down none from now on."""

        def work(db: Transaction) -> None:
            db.execute(
                "INSERT INTO unlisted (guild, user) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (guild, user),
            )
            db.execute(
                "DELETE FROM placings WHERE user = ?"
                " AND result IN (SELECT id FROM results WHERE guild = ?)",
                (user, guild),
            )

        await self.db.transact(work)

    async def opt_in(self, guild: int, user: int) -> None:
        """A user takes part again, from nothing."""
        await self.db.write("DELETE FROM unlisted WHERE guild = ? AND user = ?", (guild, user))


_FEAT = ("kind", "amount", "shown", "place")


def _season_at(db: Transaction, guild: int, at: float) -> int:
    """The season a time falls into; the first one also takes what was before it."""
    row = db.row(
        "SELECT id FROM seasons WHERE guild = ?"
        " ORDER BY began <= ? DESC, CASE WHEN began <= ? THEN -began ELSE began END, id DESC"
        " LIMIT 1",
        (guild, at, at),
    )
    return row[0] if row else _new_season(db, guild, FIRST_SEASON, at)


def _new_season(db: Transaction, guild: int, name: str, now: float) -> int:
    return db.insert(
        "INSERT INTO seasons (guild, name, began) VALUES (?, ?, ?) RETURNING id",
        (guild, name, now),
    )


def _unlisted(db: Transaction, guild: int) -> set[int]:
    return {row[0] for row in db.rows("SELECT user FROM unlisted WHERE guild = ?", (guild,))}


def _rating(db: Transaction, season: int, user: int) -> Rating | None:
    """A user's rating after the last game of a season that has one."""
    rows = db.rows(
        "SELECT p.mu, p.sigma FROM placings p JOIN results r ON r.id = p.result"
        " WHERE r.season = ? AND p.user = ? ORDER BY r.id DESC",
        (season, user),
    )
    sound = ((mu, sigma) for mu, sigma in rows if type(mu) is type(sigma) is float)
    return next(sound, None)


def _placing(row: tuple[Any, ...]) -> tuple[Any, ...]:
    result, game, user, name, token, rank, rated, mu, sigma, *rest = row
    return result, game, user, name, token, rank, bool(rated), (mu, sigma), *rest

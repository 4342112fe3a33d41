"""Ratings, tables of seasons, records and players' results, computed from stored places."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import lcm
from statistics import fmean

from openskill.models import PlackettLuce

from bot.store.results.placings import Feat, FinalPlace, KeptFeat, Placing, Rating

START, SPREAD = 1000, 40
"""The displayed rating of a newcomer, and the factor from the model's ratings to displayed ones."""

KINDS = (
    "rent_paid", "rent_taken", "best_deed", "trade", "richest", "comeback", "fastest", "longest",
)  # fmt: skip
"""Names of the kinds of records, in the order in which they are listed."""
LESS_IS_MORE = frozenset({"comeback", "fastest"})

_MODEL = PlackettLuce()


def rate(before: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    """Return everybody's rating after a game, given the ratings before and the ranks.

    A single player's rating does not change. Tied players get the average of the ratings over all
    orders of the tied places. The model's own handling of ties can rate joint winners below the
    players after them.
    """
    players = [_MODEL.rating(*known) if known else _MODEL.rating() for known in before]
    if len(players) < 2:
        return [(one.mu, one.sigma) for one in players]
    runs = [_MODEL.rate([[one] for one in players], ranks=order) for order in _orders(ranks)]
    return [
        (fmean(run[i][0].mu for run in runs), fmean(run[i][0].sigma for run in runs))
        for i in range(len(players))
    ]


def _orders(ranks: Sequence[int]) -> Iterator[list[float]]:
    """Yield rankings without ties. Tied players take each of their shared places equally often."""
    shared = [[i for i, rank in enumerate(ranks) if rank == place] for place in sorted(set(ranks))]
    for turn in range(lcm(*map(len, shared))):
        order = [group[(k + turn) % len(group)] for group in shared for k in range(len(group))]
        yield [float(order.index(i)) for i in range(len(ranks))]


def shown(rating: Rating) -> int:
    """Return a rating as displayed: a lower bound of the player's strength, START for newcomers."""
    mu, sigma = rating
    return round(START + SPREAD * (mu - 3 * sigma))


def rate_places(before: Sequence[Rating | None], places: Sequence[FinalPlace]) -> list[Rating]:
    """Return everybody's rating after a game in which people may have shared seats.

    People who shared a seat are rated like a single player of their average strength, weighted by
    `share`. Each gets the part of the change that matches their `share`.
    """
    known = [_MODEL.rating(*rating) if rating else _MODEL.rating() for rating in before]
    sides: dict[int, list[int]] = defaultdict(list)
    for i, place in enumerate(places):
        sides[place.side].append(i)
    middle = [
        (
            _average([(known[i].mu, places[i].share) for i in people]),
            _average([(known[i].sigma, places[i].share) for i in people]),
        )
        for people in sides.values()
    ]
    rated = rate(middle, [places[people[0]].rank for people in sides.values()])
    found: dict[int, Rating] = {}
    for people, (mu, sigma), (to_mu, to_sigma) in zip(sides.values(), middle, rated, strict=True):
        for i in people:
            share, one = places[i].share, known[i]
            shrunk = one.sigma * (1 + share * (to_sigma / sigma - 1))
            whole = share == 1
            found[i] = (to_mu, to_sigma) if whole else (one.mu + share * (to_mu - mu), shrunk)
    return [found[i] for i in range(len(places))]


def _average(weighed: Sequence[tuple[float, float]]) -> float:
    """Return the weighted average of (value, weight) pairs."""
    if len(weighed) == 1:
        return weighed[0][0]
    return sum(value * weight for value, weight in weighed) / sum(weight for _, weight in weighed)


@dataclass(frozen=True)
class StandingsLine:
    """A player's line in the table of a season or week.

    Rank 0 means that none of the player's games in it was rated.
    """

    rank: int
    user: int
    name: str
    games: int
    wins: int
    rating: int


def table_of(placings: Sequence[Placing]) -> list[StandingsLine]:
    """Return a line for each player with these places, the best rating first.

    Equal ratings share a rank. Players without a rated game come last.
    """
    lines = [_line(games) for games in by_user(placings).values()]
    lines.sort(key=lambda one: (not one.rank, -one.rating, -one.wins, -one.games, one.name))
    ratings = [line.rating for line in lines if line.rank]
    return [
        replace(line, rank=1 + ratings.index(line.rating)) if line.rank else line for line in lines
    ]


def _line(games: Sequence[Placing]) -> StandingsLine:
    last = games[-1]
    wins = sum(one.rank == 1 for one in games)
    rated = any(one.rated for one in games)
    return StandingsLine(int(rated), last.user, last.name, len(games), wins, shown(last.rating))


def by_user(placings: Iterable[Placing]) -> dict[int, list[Placing]]:
    found: dict[int, list[Placing]] = defaultdict(list)
    for one in placings:
        found[one.user].append(one)
    return found


@dataclass(frozen=True)
class Record:
    """The best feat of one kind in a season or in all seasons.

    `users` are the ids of its holders. `game` is the id of its game, or None if that is no longer
    stored. `title` is the edition's name when the game ended.
    """

    feat: Feat
    users: tuple[int, ...]
    game: int | None = None
    edition: str = ""
    title: str = ""


def records_of(feats: Iterable[KeptFeat]) -> list[Record]:
    """Return the best feat of every kind, as records.

    Of equal feats in different games the first stays the record.
    """
    best: dict[str, list[KeptFeat]] = {}
    for one in feats:
        holders = best.get(one.feat.kind)
        if holders is None or _better(one.feat, holders[0].feat):
            best[one.feat.kind] = [one]
        elif one.result == holders[0].result and one.feat.amount == holders[0].feat.amount:
            holders.append(one)
    return [
        Record(first.feat, tuple(one.user for one in kept), first.game, first.edition, first.title)
        for kept in (best[kind] for kind in KINDS if kind in best)
        for first in kept[:1]
    ]


def _better(feat: Feat, than: Feat) -> bool:
    if feat.kind in LESS_IS_MORE:
        return feat.amount < than.amount
    return feat.amount > than.amount


@dataclass(frozen=True)
class Rival:
    """A comparison of a player with another player, `user`.

    It counts their common games. `ahead` counts the games in which the player was ranked before
    `user`, and `behind` the games in which `user` was ranked before the player.
    """

    user: int
    name: str
    games: int
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        return self.games - self.ahead - self.behind


def rivals_of(user: int, placings: Sequence[Placing]) -> list[Rival]:
    """Return a comparison with every other player that a player met.

    The most frequent opponent comes first.
    """
    met: dict[int, list[tuple[Placing, int]]] = defaultdict(list)
    for _, game in groupby(placings, key=lambda one: one.result):
        table = list(game)
        mine = next((one for one in table if one.user == user), None)
        for other in table:
            if mine is not None and other.user != user:
                met[other.user].append((other, mine.rank - other.rank))
    found = [
        Rival(
            other,
            games[-1][0].name,
            len(games),
            sum(gap < 0 for _, gap in games),
            sum(gap > 0 for _, gap in games),
        )
        for other, games in met.items()
    ]
    return sorted(found, key=lambda one: (-one.games, one.name, one.user))


@dataclass(frozen=True)
class Career:
    """A player's results in one season."""

    line: StandingsLine
    places: dict[int, int]
    """Number of the player's games by rank."""
    ratings: tuple[int, ...]
    """The displayed rating before the player's first rated game and after each rated game."""
    edition: str
    edition_games: int
    token: str
    token_games: int
    records: tuple[Record, ...]
    """The player's own best feat of each kind."""
    rivals: tuple[Rival, ...]


def career_of(user: int, placings: Sequence[Placing], feats: Iterable[KeptFeat]) -> Career | None:
    """Return a player's results in a season, or None for a player without games in it.

    The favourite edition is the most frequent one, the latest on a tie. The favourite token is the
    most frequent one in games of that edition.
    """
    line = next((line for line in table_of(placings) if line.user == user), None)
    if line is None:
        return None
    games = by_user(placings)[user]
    edition, played = _favourite([one.edition for one in games])
    token, used = _favourite([one.token for one in games if one.edition == edition])
    return Career(
        line,
        dict(sorted(Counter(one.rank for one in games).items())),
        (START, *(shown(one.rating) for one in games if one.rated)),
        edition,
        played,
        token,
        used,
        tuple(records_of(one for one in feats if one.user == user)),
        tuple(rivals_of(user, placings)),
    )


def _favourite(chosen: Sequence[str]) -> tuple[str, int]:
    counted = Counter(chosen)
    most = max(counted.values())
    return next(one for one in reversed(chosen) if counted[one] == most), most

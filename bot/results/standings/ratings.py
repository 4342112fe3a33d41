"""Standings worked out: ratings, tables, records and careers, all from the stored results."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import lcm
from statistics import fmean

from openskill.models import PlackettLuce

from bot.store.results.placings import Feat, KeptFeat, Place, Placing, Rating

START, SPREAD = 1000, 40
"""A newcomer's rating as it is shown, and the points to one of the model's own."""

KINDS = (
    "rent_paid", "rent_taken", "best_deed", "trade", "richest", "comeback", "fastest", "longest",
)  # fmt: skip
"""What there are records of, in the order they are told."""
LESS_IS_MORE = frozenset({"comeback", "fastest"})

_MODEL = PlackettLuce()


def rate(before: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a game; a single player has nobody to be compared with.

    A shared place is worth the average of the places it stands for. The model's own
    way with ties can leave those who share a win behind whoever came after them.
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
    """Orders without ties in which all who share a place have each of its places equally often."""
    shared = [[i for i, rank in enumerate(ranks) if rank == place] for place in sorted(set(ranks))]
    for turn in range(lcm(*map(len, shared))):
        order = [group[(k + turn) % len(group)] for group in shared for k in range(len(group))]
        yield [float(order.index(i)) for i in range(len(ranks))]


def shown(rating: Rating) -> int:
    """A rating as a number people compare: what is certain of a strength, newcomers at 1000."""
    mu, sigma = rating
    return round(START + SPREAD * (mu - 3 * sigma))


def rate_places(before: Sequence[Rating | None], places: Sequence[Place]) -> list[Rating]:
    """Everybody's rating after a game in which seats may have been shared.

    Those who shared one are rated as one player of their average strength, and each has
    their share in what that one wins or loses.
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
    """The average of values by their weights; a single value as it is."""
    if len(weighed) == 1:
        return weighed[0][0]
    return sum(value * weight for value, weight in weighed) / sum(weight for _, weight in weighed)


@dataclass(frozen=True)
class Line:
    """A player in the table of a season. `rank` 0: nobody to be compared with yet."""

    rank: int
    user: int
    name: str
    games: int
    wins: int
    rating: int


def table_of(placings: Sequence[Placing]) -> list[Line]:
    """Everyone of a season by rating; those with the same share a rank."""
    lines = [_line(games) for games in by_user(placings).values()]
    lines.sort(key=lambda one: (not one.rank, -one.rating, -one.wins, -one.games, one.name))
    ratings = [line.rating for line in lines if line.rank]
    return [
        replace(line, rank=1 + ratings.index(line.rating)) if line.rank else line for line in lines
    ]


def _line(games: Sequence[Placing]) -> Line:
    last = games[-1]
    wins = sum(one.rank == 1 for one in games)
    rated = any(one.rated for one in games)
    return Line(int(rated), last.user, last.name, len(games), wins, shown(last.rating))


def by_user(placings: Iterable[Placing]) -> dict[int, list[Placing]]:
    found: dict[int, list[Placing]] = defaultdict(list)
    for one in placings:
        found[one.user].append(one)
    return found


@dataclass(frozen=True)
class Record:
    """The best of a kind, those who hold it, the game it was in, while that is kept, its edition.

    `title` is what the edition was called when the game ended.
    """

    feat: Feat
    users: tuple[int, ...]
    game: int | None = None
    edition: str = ""
    title: str = ""


def records_of(feats: Iterable[KeptFeat]) -> list[Record]:
    """The record of every kind; who came first keeps it until somebody does better."""
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
    """Two players compared: in how many games they met, and who came out ahead."""

    user: int
    name: str
    games: int
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        return self.games - self.ahead - self.behind


def rivals_of(user: int, placings: Sequence[Placing]) -> list[Rival]:
    """Everyone a player met, the most frequent first."""
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
    """A player's season."""

    line: Line
    places: dict[int, int]
    """How often the player came where."""
    ratings: tuple[int, ...]
    """What the rating was before the first rated game, and after each."""
    edition: str
    edition_games: int
    token: str
    token_games: int
    records: tuple[Record, ...]
    """The player's own bests."""
    rivals: tuple[Rival, ...]


def career_of(user: int, placings: Sequence[Placing], feats: Iterable[KeptFeat]) -> Career | None:
    """A player's season; None for someone who has no game in it.

    The favourites are what was chosen most often, the latest of them on a tie; the
    token is the favourite of those games in the favourite edition.
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

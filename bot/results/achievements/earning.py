"""The list of achievements, and the conditions for earning each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.store.results.placings import Counts
from engine.edition import Seat
from renders.awards import SETTLED_ROUNDS, best_trades, comeback
from renders.medals import Tier
from renders.story import Story


class FinishedPlayer(NamedTuple):
    """A player of a finished game.

    `who` is the player's index among all who had a seat in the game.
    """

    who: int
    seat: Seat
    rank: int


InGame: TypeAlias = Callable[[Story, FinishedPlayer], bool]
"""A function that returns True if a player earns an achievement by one finished game."""
OverTime: TypeAlias = Callable[[Counts], bool]
"""A function that returns True if a player earns an achievement by all games so far."""


@dataclass(frozen=True)
class Achievement:
    """An achievement, with the icon and metal (tier) of its medal.

    It is earned either in one game or over time. A `secret` one is hidden until it is earned.
    """

    id: str
    icon: str
    tier: Tier
    in_game: InGame | None = None
    over_time: OverTime | None = None
    secret: bool = False


def earned_in(story: Story, player: FinishedPlayer) -> list[str]:
    """Return the ids of the achievements that one finished game earns, even if earned before."""
    return [one.id for one in ACHIEVEMENTS if one.in_game and one.in_game(story, player)]


def earned_over(counts: Counts) -> list[str]:
    """Return the ids of the achievements that a player's totals earn, even if earned before."""
    return [one.id for one in ACHIEVEMENTS if one.over_time and one.over_time(counts)]


def outlasted(story: Story, seat: Seat) -> bool:
    """Return True if a seat won because all others went bankrupt.

    Return False if any player left, gave up or handed over a seat.
    """
    result = story.result
    return (
        result is not None
        and result.reason == "last_player"
        and result.ranks[seat] == 1
        and not story.handovers
        and all(gone.debt is not None for gone in story.farewells)
    )


def _won(p: FinishedPlayer) -> bool:
    return p.rank == 1


def _salaries(story: Story, count: int) -> int:
    """Return the amount of `count` salaries. It serves as a measure of money in every edition."""
    return count * story.ed.rules.salary


def _groups(story: Story, p: FinishedPlayer) -> set[str]:
    """Return the ids of the deed groups that a player completed at any time."""
    return {story.ed.board.group[whole.pos] for whole in story.wholes if whole.who == p.who}


def _completed(story: Story, p: FinishedPlayer, kind: str) -> bool:
    board = story.ed.board
    return any(whole.who == p.who and board.kind[whole.pos] == kind for whole in story.wholes)


def _took_rent(story: Story, p: FinishedPlayer, least: int) -> bool:
    return any(rent.owner == p.who and rent.amount >= least for rent in story.rents)


def _best_deed(story: Story, p: FinishedPlayer) -> int:
    """Return the total rent that a player's most profitable deed earned, or 0."""
    return max(
        (rent for (owner, _), rent in story.rent_by_deed.items() if owner == p.who), default=0
    )


def _cheap_street(story: Story, p: FinishedPlayer) -> bool:
    board = story.ed.board
    streets = [pos for pos in board.deeds if board.kind[pos] == "street"]
    cheapest = min(streets, key=lambda pos: board.price[pos])
    return any(
        rent.owner == p.who and board.group[rent.pos] == board.group[cheapest]
        for rent in story.rents
    )


def _deals(story: Story, p: FinishedPlayer) -> int:
    return sum(p.who in (trade.maker, trade.taker) for trade in story.trades)


def _estates(story: Story, p: FinishedPlayer) -> int:
    """Return how many players went bankrupt in debt and left their property to this player."""
    return sum(gone.heir == p.who and gone.debt is not None for gone in story.farewells)


def _photo_finish(story: Story, p: FinishedPlayer) -> bool:
    """Return True for a sole winner whose final worth was just above the second-highest.

    The lead was less than a twentieth of the second-highest worth.
    """
    if not _won(p) or story.result is None or len(story.result.worth) < 2:
        return False
    first, second = sorted(story.result.worth, reverse=True)[:2]
    return second < first < second + max(1, second // 20)


def _front_runner(story: Story, p: FinishedPlayer) -> bool:
    """Return True for a winner who led in worth after every turn since the first rounds.

    A shared lead is enough.
    """
    seats = len(story.samples[0])
    settled = story.samples[max(1, SETTLED_ROUNDS * seats - story.skipped) :]
    return _won(p) and len(settled) > 0 and all(max(w) == w[p.seat] for w in settled)


def _all() -> Iterator[Achievement]:
    """Yield every achievement in display order: earned over time first, then earned in one game."""
    yield Achievement("newcomer", "arrow_start", "bronze", over_time=lambda c: c.games >= 1)
    yield Achievement("games_10", "card", "silver", over_time=lambda c: c.games >= 10)
    yield Achievement("games_100", "lighthouse", "gold", over_time=lambda c: c.games >= 100)
    yield Achievement("first_win", "key", "bronze", over_time=lambda c: c.wins >= 1)
    yield Achievement("wins_5", "trophy", "silver", over_time=lambda c: c.wins >= 5)
    yield Achievement("wins_25", "crown", "gold", over_time=lambda c: c.wins >= 25)
    yield Achievement("streak_3", "flame", "silver", over_time=lambda c: c.streak >= 3)
    yield Achievement("streak_5", "rocket", "gold", over_time=lambda c: c.streak >= 5)
    yield Achievement("editions_3", "ticket", "bronze", over_time=lambda c: c.editions >= 3)
    yield Achievement("editions_6", "globe", "gold", over_time=lambda c: c.editions >= 6)
    yield Achievement("met_5", "people", "bronze", over_time=lambda c: c.met >= 5)
    yield Achievement("seconds_5", "ribbon", "silver", over_time=lambda c: c.seconds >= 5)
    yield Achievement(
        "good_sport", "carrot", "bronze", over_time=lambda c: c.last_in_a_row >= 3, secret=True
    )
    yield Achievement("landlord", "house", "bronze", lambda s, p: bool(_groups(s, p)))
    yield Achievement("three_groups", "pin", "silver", lambda s, p: len(_groups(s, p)) >= 3)
    yield Achievement(
        "railroads", "locomotive", "silver", lambda s, p: _completed(s, p, "railroad")
    )
    yield Achievement("utilities", "bulb", "bronze", lambda s, p: _completed(s, p, "utility"))
    yield Achievement("big_rent", "coins", "silver", lambda s, p: _took_rent(s, p, _salaries(s, 5)))
    yield Achievement(
        "huge_rent", "ring_gem", "gold", lambda s, p: _took_rent(s, p, _salaries(s, 10))
    )
    yield Achievement(
        "best_deed", "star", "silver", lambda s, p: _best_deed(s, p) >= _salaries(s, 15)
    )
    yield Achievement("cheap_street", "trailer", "silver", _cheap_street, secret=True)
    yield Achievement(
        "comeback", "chart", "gold", lambda s, p: any(a.who == p.who for _, a in comeback(s))
    )
    yield Achievement(
        "no_houses", "tent", "silver", secret=True,
        in_game=lambda s, p: _won(p) and len(s.samples[0]) > 2 and not s.built[p.who],
    )  # fmt: skip
    yield Achievement(
        "no_rent", "umbrella", "gold", secret=True,
        in_game=lambda s, p: outlasted(s, p.seat) and not s.rent_paid[p.who],
    )  # fmt: skip
    yield Achievement(
        "full_table", "ferry", "gold", lambda s, p: _won(p) and len(s.samples[0]) >= 6
    )
    yield Achievement(
        "quick_win", "car", "silver", lambda s, p: outlasted(s, p.seat) and s.turn <= 60
    )
    yield Achievement("marathon", "clock", "bronze", lambda s, p: s.turn >= 300)
    yield Achievement(
        "jailbird", "bars", "bronze", lambda s, p: s.jail_turns[p.who] >= 6, secret=True
    )
    yield Achievement("doubles", "dice", "bronze", lambda s, p: s.doubles[p.who] >= 10)
    yield Achievement("builder", "crane", "silver", lambda s, p: s.built[p.who] >= _salaries(s, 25))
    yield Achievement(
        "taxes", "receipt", "bronze", secret=True,
        in_game=lambda s, p: s.taxes[p.who] >= _salaries(s, 5),
    )  # fmt: skip
    yield Achievement(
        "lucky_cards", "horseshoe", "bronze", lambda s, p: s.from_cards[p.who] >= _salaries(s, 3)
    )
    yield Achievement(
        "unlucky_cards", "aground", "bronze", secret=True,
        in_game=lambda s, p: -s.from_cards[p.who] >= _salaries(s, 3),
    )  # fmt: skip
    yield Achievement(
        "bargain", "gavel", "bronze", lambda s, p: s.bargains[p.who][0] >= _salaries(s, 1)
    )
    yield Achievement(
        "sharp_trade", "handshake", "silver",
        lambda s, p: best_trades(s)[p.who][0] >= _salaries(s, 5),
    )  # fmt: skip
    yield Achievement("deals", "speech", "bronze", lambda s, p: _deals(s, p) >= 5)
    yield Achievement("creditor", "chest", "bronze", lambda s, p: _estates(s, p) >= 1)
    yield Achievement("three_estates", "bank", "gold", lambda s, p: _estates(s, p) >= 3)
    yield Achievement("photo_finish", "whistle", "gold", _photo_finish, secret=True)
    yield Achievement("front_runner", "flag", "gold", _front_runner)


ACHIEVEMENTS = tuple(_all())
BY_ID = {one.id: one for one in ACHIEVEMENTS}

"""Awards at the end of a game: who stood out in what, the most striking first."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.edition import Pos, Seat
from engine.state import BANK
from renders.tally import Tally, Trade

AwardId: TypeAlias = Literal[
    "best_deed", "top_rent", "comeback", "trade", "jail", "builder", "guest", "cards",
    "tax", "doubles", "bargain", "laps", "deals", "quiz", "pot",
]  # fmt: skip

MOST_EACH = 2
MOST_FOR_ONE = 3
"""Nobody gets more awards than the first, but for one seat that may get the second."""

BEHIND = 60
"""A comeback counts from below so many percent of an equal share."""
SETTLED_ROUNDS = 3
"""Before so many rounds nobody is really behind."""


@dataclass(frozen=True, slots=True)
class Award:
    """Who stood out, by an `amount` of money or a `count`, where and with whom."""

    id: AwardId
    seat: Seat
    amount: int = 0
    count: int = 0
    pos: Pos | None = None
    other: Seat | None = None


def choose(tally: Tally) -> tuple[Award, ...]:
    """Striking is who stands far above the others in something people tell afterwards."""
    found = sorted(_candidates(tally), key=lambda scored: -scored[0])
    given = [0] * len(tally.samples[0])
    chosen: list[Award] = []
    for _, award in found:
        most = MOST_EACH if MOST_FOR_ONE in given else MOST_FOR_ONE
        if given[award.seat] < most:
            given[award.seat] += 1
            chosen.append(award)
    return tuple(chosen)


def _candidates(t: Tally) -> Iterator[tuple[int, Award]]:
    """Every award with a clear holder, and how striking it is."""
    salary = t.ed.rules.salary
    handshakes = [0] * len(t.samples[0])
    for trade in t.trades:
        handshakes[trade.offer.maker] += 1
        handshakes[trade.offer.to] += 1

    deeds = _best_deeds(t)
    for seat, score in _leader([amount for amount, _ in deeds], 2 * salary, 100):
        amount, pos = deeds[seat]
        yield score, Award("best_deed", seat, amount, pos=pos)

    rents = _top_rents(t)
    for seat, score in _leader([amount for amount, _, _ in rents], 2 * salary, 90):
        amount, pos, visitor = rents[seat]
        yield score, Award("top_rent", seat, amount, pos=pos, other=visitor)

    trades = _best_trades(t)
    for seat, score in _leader([gain for gain, _ in trades], salary, 100):
        gain, best = trades[seat]
        assert best is not None
        yield score, Award("trade", seat, gain, pos=best.earner(seat), other=best.partner(seat))

    for seat, score in _leader([saved for saved, _ in t.bargains], salary // 4, 50):
        saved, pos = t.bargains[seat]
        yield score, Award("bargain", seat, saved, pos=pos)

    sums: list[tuple[AwardId, list[int], int, int]] = [
        ("builder", t.built, 4 * salary, 80),
        ("guest", t.rent_paid, 4 * salary, 70),
        ("cards", t.from_cards, salary // 2, 70),
        ("tax", t.taxes, salary, 60),
        ("pot", t.from_pot, salary, 80),
    ]
    for name, amounts, least, weight in sums:
        for seat, score in _leader(amounts, least, weight):
            yield score, Award(name, seat, amounts[seat])

    counts: list[tuple[AwardId, list[int], int, int]] = [
        ("jail", t.jail_turns, 3, 80),
        ("doubles", t.doubles, 4, 60),
        ("laps", t.laps, 5, 40),
        ("deals", handshakes, 2, 60),
        ("quiz", t.right_answers, 2, 70),
    ]
    for name, numbers, least, weight in counts:
        for seat, score in _leader(numbers, least, weight):
            yield score, Award(name, seat, count=numbers[seat])

    yield from comeback(t)


def _leader(values: Sequence[int], least: int, weight: int) -> Iterator[tuple[Seat, int]]:
    """The one seat ahead of all others, if far enough up; scored by its share of the whole."""
    best = max(values)
    if best >= max(1, least) and values.count(best) == 1:
        whole = sum(value for value in values if value > 0)
        share = min(3 * whole, best * len(values))
        yield Seat(values.index(best)), weight * share // whole


def _best_deeds(t: Tally) -> list[tuple[int, Pos]]:
    """For each seat, the deed that brought it most rent, and how much."""
    best = [(0, Pos(-1))] * len(t.samples[0])
    for (owner, pos), rent in t.rent_by_deed.items():
        if rent > best[owner][0]:
            best[owner] = rent, pos
    return best


def _top_rents(t: Tally) -> list[tuple[int, Pos, Seat]]:
    """For each seat, the highest single rent it got, where and from whom."""
    best = [(0, Pos(-1), BANK)] * len(t.samples[0])
    for rent in t.rents:
        if rent.amount > best[rent.owner][0]:
            best[rent.owner] = rent.amount, rent.pos, rent.visitor
    return best


def _best_trades(t: Tally) -> list[tuple[int, Trade | None]]:
    """For each seat, the trade that brought it most."""
    best: list[tuple[int, Trade | None]] = [(0, None)] * len(t.samples[0])
    for trade in t.trades:
        for seat, gain in ((trade.offer.maker, trade.gain), (trade.offer.to, -trade.gain)):
            if gain > best[seat][0]:
                best[seat] = gain, trade
    return best


def comeback(t: Tally) -> Iterator[tuple[int, Award]]:
    """A sole winner who was once far below an equal share of what all were worth: at most one."""
    if t.result is None or t.result.ranks.count(1) != 1:
        return
    winner = Seat(t.result.ranks.index(1))
    gone = sorted(turn for turn in t.bankrupt_turn if turn is not None)
    lowest, share = 100, 100
    for turn, worths in enumerate(t.samples, t.skipped):
        if turn < SETTLED_ROUNDS * len(worths):
            continue
        live = len(worths) - bisect_right(gone, turn)
        whole = max(1, sum(worths))
        part = 100 * worths[winner] * live // whole
        if part < lowest:
            lowest, share = part, max(1, 100 * worths[winner] // whole)
    if lowest < BEHIND:
        yield 100 + 2 * (BEHIND - lowest), Award("comeback", winner, count=share)

"""Awards at the end of a game, the most remarkable first."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.edition import Pos
from engine.state import BANK
from renders.tally import Tally, Trade

AwardId: TypeAlias = Literal[
    "best_deed", "top_rent", "comeback", "trade", "jail", "builder", "guest", "cards",
    "tax", "doubles", "bargain", "laps", "deals", "quiz", "pot",
]  # fmt: skip

MOST_EACH = 2
MOST_FOR_ONE = 3
"""Most awards for a single player. Only one player can get them, others get at most `MOST_EACH`."""

BEHIND = 60
"""Percent of the average worth of players still in. A sole winner once below it had a comeback."""
SETTLED_ROUNDS = 3
"""Rounds at the start of a game that cannot count for a comeback."""


@dataclass(frozen=True, slots=True)
class Award:
    """An award, its winner and the numbers for its text.

    `who` and `other` are indices into the list of sitters.
    """

    id: AwardId
    who: int
    amount: int = 0
    count: int = 0
    pos: Pos | None = None
    other: int | None = None


def choose(tally: Tally) -> tuple[Award, ...]:
    """Choose the awards: the highest scores first, within the limits for each player."""
    found = sorted(_candidates(tally), key=lambda scored: -scored[0])
    given = [0] * len(tally.turns)
    chosen: list[Award] = []
    for _, award in found:
        most = MOST_EACH if MOST_FOR_ONE in given else MOST_FOR_ONE
        if given[award.who] < most:
            given[award.who] += 1
            chosen.append(award)
    return tuple(chosen)


def _candidates(t: Tally) -> Iterator[tuple[int, Award]]:
    """Yield (score, award) for each award that exactly one player deserves."""
    salary = t.ed.rules.salary
    handshakes = [0] * len(t.turns)
    for trade in t.trades:
        handshakes[trade.maker] += 1
        handshakes[trade.taker] += 1

    deeds = _best_deeds(t)
    for who, score in _leader([amount for amount, _ in deeds], 2 * salary, 100):
        amount, pos = deeds[who]
        yield score, Award("best_deed", who, amount, pos=pos)

    rents = _top_rents(t)
    for who, score in _leader([amount for amount, _, _ in rents], 2 * salary, 90):
        amount, pos, visitor = rents[who]
        yield score, Award("top_rent", who, amount, pos=pos, other=visitor)

    trades = best_trades(t)
    for who, score in _leader([gain for gain, _ in trades], salary, 100):
        gain, best = trades[who]
        assert best is not None
        yield score, Award("trade", who, gain, pos=best.earner(who), other=best.partner(who))

    for who, score in _leader([saved for saved, _ in t.bargains], salary // 4, 50):
        saved, pos = t.bargains[who]
        yield score, Award("bargain", who, saved, pos=pos)

    sums: list[tuple[AwardId, list[int], int, int]] = [
        ("builder", t.built, 4 * salary, 80),
        ("guest", t.rent_paid, 4 * salary, 70),
        ("cards", t.from_cards, salary // 2, 70),
        ("tax", t.taxes, salary, 60),
        ("pot", t.from_pot, salary, 80),
    ]
    for name, amounts, least, weight in sums:
        for who, score in _leader(amounts, least, weight):
            yield score, Award(name, who, amounts[who])

    counts: list[tuple[AwardId, list[int], int, int]] = [
        ("jail", t.jail_turns, 3, 80),
        ("doubles", t.doubles, 4, 60),
        ("laps", t.laps, 5, 40),
        ("deals", handshakes, 2, 60),
        ("quiz", t.right_answers, 2, 70),
    ]
    for name, numbers, least, weight in counts:
        for who, score in _leader(numbers, least, weight):
            yield score, Award(name, who, count=numbers[who])

    yield from comeback(t)


def _leader(values: Sequence[int], least: int, weight: int) -> Iterator[tuple[int, int]]:
    """Yield the index and score of the highest value, or nothing.

    The value must be unique, positive and at least `least`. The score is `weight` times the ratio
    of the value to the average, in which negative values count as 0. The ratio is capped at 3.
    """
    best = max(values)
    if best >= max(1, least) and values.count(best) == 1:
        whole = sum(value for value in values if value > 0)
        share = min(3 * whole, best * len(values))
        yield values.index(best), weight * share // whole


def _best_deeds(t: Tally) -> list[tuple[int, Pos]]:
    """Return (rent, space) of each player's deed that collected the most rent.

    It is (0, -1) for a player who collected none.
    """
    best = [(0, Pos(-1))] * len(t.turns)
    for (owner, pos), rent in t.rent_by_deed.items():
        if rent > best[owner][0]:
            best[owner] = rent, pos
    return best


def _top_rents(t: Tally) -> list[tuple[int, Pos, int]]:
    """Return (amount, space, visitor) of the highest single rent each player collected.

    Only high rents are recorded. The amount is 0 for a player who collected none of them.
    """
    best: list[tuple[int, Pos, int]] = [(0, Pos(-1), BANK)] * len(t.turns)
    for rent in t.rents:
        if rent.amount > best[rent.owner][0]:
            best[rent.owner] = rent.amount, rent.pos, rent.visitor
    return best


def best_trades(t: Tally) -> list[tuple[int, Trade | None]]:
    """Return (gain, trade) of each player's most profitable trade.

    It is (0, None) for a player without a gain.
    """
    best: list[tuple[int, Trade | None]] = [(0, None)] * len(t.turns)
    for trade in t.trades:
        for who, gain in ((trade.maker, trade.gain), (trade.taker, -trade.gain)):
            if gain > best[who][0]:
                best[who] = gain, trade
    return best


def comeback(t: Tally) -> Iterator[tuple[int, Award]]:
    """Yield (score, award) for a comeback if the sole winner was once far behind."""
    if t.result is None or t.result.ranks.count(1) != 1:
        return
    winner = t.result.ranks.index(1)
    who = t.sitting[winner]
    gone = sorted(turn for turn in t.bankrupt_turn if turn is not None)
    lowest, share = 100, 100
    for turn, (worths, sat) in enumerate(zip(t.samples, t.sat, strict=True), t.skipped):
        if turn < SETTLED_ROUNDS * len(worths) or sat[winner] != who:
            continue
        live = len(worths) - bisect_right(gone, turn)
        whole = max(1, sum(worths))
        part = 100 * worths[winner] * live // whole
        if part < lowest:
            lowest, share = part, max(1, 100 * worths[winner] // whole)
    if lowest < BEHIND:
        yield 100 + 2 * (BEHIND - lowest), Award("comeback", who, count=share)

"""Helpers for charts: round ticks, short amounts of money, and labels that do not overlap."""

from __future__ import annotations

from collections.abc import Sequence

from engine.edition import Currency


def ticks(most: int, wanted: int) -> list[int]:
    """Return at most `wanted` round numbers, above 0 and up to `most`.

    They are the multiples of one step, which is 1, 2 or 5 times a power of ten.
    """
    power = 1
    while True:
        for step in (power, 2 * power, 5 * power):
            if most // step <= wanted:
                return list(range(step, most + 1, step))
        power *= 10


def short_money(currency: Currency, amounts: Sequence[int]) -> list[str]:
    """Return labels for amounts on an axis, shortened to thousands (k) or millions (M).

    Labels are shortened if all amounts are whole thousands (or millions) and the largest is at
    least ten of them. The currency's suffix is left out. Amounts of a currency with a suffix are
    never shortened.
    """
    shown = [amount * currency.scale // currency.display_unit for amount in amounts]
    for unit, letter in ((1_000_000, "M"), (1_000, "k")):
        round_enough = max(shown, default=0) >= 10 * unit and all(n % unit == 0 for n in shown)
        if round_enough and not currency.suffix:
            return [f"{currency.prefix}{_set_off(currency, n // unit)}{letter}" for n in shown]
    return [f"{currency.prefix}{_set_off(currency, n)}" for n in shown]


def _set_off(currency: Currency, number: int) -> str:
    """Return a number as text with the currency's thousands separators."""
    return f"{number:,}".replace(",", currency.group)


def spread(wanted: Sequence[float], size: int, low: int, high: int) -> list[int]:
    """Return the first pixel of each label, with its middle near the position in `wanted`.

    All labels are `size` pixels long. They are moved as little as possible, keep their order, never
    overlap, and stay between `low` and `high` if all fit there.
    """
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    blocks: list[tuple[float, int]] = []
    """Groups of touching labels: the start of the first label, and the number of labels."""
    for i in order:
        start, count = _held(wanted[i] - size / 2, size, low, high), 1
        while blocks and blocks[-1][0] + blocks[-1][1] * size > start:
            before, many = blocks.pop()
            together = many + count
            start = (before * many + (start - many * size) * count) / together
            start, count = _held(start, together * size, low, high), together
        blocks.append((start, count))
    places = [int(start + 0.5) + k * size for start, count in blocks for k in range(count)]
    begins = [0] * len(wanted)
    for i, place in zip(order, places, strict=True):
        begins[i] = place
    return begins


def _held(start: float, length: int, low: int, high: int) -> float:
    return max(low, min(start, high - length))

"""The one place where an amount becomes words."""

from __future__ import annotations

from engine.edition import Currency


def show(currency: Currency, amount: int) -> str:
    """A base amount as the edition's money: $200, $200 million, $2,000,000, -$50.

    `display_unit` is a power of ten (the loader sees to it), so that a part of
    a unit has an exact decimal form and no float is needed.
    """
    whole, part = divmod(abs(amount) * currency.scale, currency.display_unit)
    number = f"{whole:,}"
    if part:
        places = len(str(currency.display_unit)) - 1
        number += "." + f"{part:0{places}}".rstrip("0")
    sign = "-" if amount < 0 else ""
    return f"{sign}{currency.prefix}{number}{currency.suffix}"

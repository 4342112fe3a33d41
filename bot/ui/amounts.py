"""A parser for amounts of money as people write them: $120, 1,200,000, 1.2m, 200 million."""

from __future__ import annotations

import re
from decimal import Decimal

from bot.support.refusals import Refused
from bot.words import safe
from engine.edition import Currency
from renders.words import shorten

LONGEST_AMOUNT = 20
"""Most characters of an amount that a user types, without the currency sign."""
MOST = 10**9
"""The largest amount of money, in base units of an edition."""
_WRITTEN = re.compile(r"([0-9]+(?:\.[0-9]+)?)(k|thousand|m|million)?")
_TIMES = {"k": 10**3, "thousand": 10**3, "m": 10**6, "million": 10**6}


def amount_of(text: str, currency: Currency) -> int:
    """Parse a typed amount of money into base units. Raise Refused if it is no valid amount.

    An amount is invalid if it is above MOST, is no whole number of base units, or has too many
    characters.
    """
    bare = text.lower().strip()
    for sign in (currency.prefix, currency.suffix):
        sign = sign.lower().strip()
        bare = bare.removeprefix(sign).removesuffix(sign).strip()
    if len(bare) > LONGEST_AMOUNT:
        raise _not_money(text, currency)
    found = _WRITTEN.fullmatch(_plain(bare, currency))
    if found is None:
        raise _not_money(text, currency)
    number, times = found.groups()
    unit = _TIMES[times] if times else currency.display_unit
    amount = Decimal(number) * unit / currency.scale
    if amount != int(amount) or amount > MOST:
        raise _not_money(text, currency)
    return int(amount)


def _plain(text: str, currency: Currency) -> str:
    """Return a typed number without thousands separators, and with a point before its decimals."""
    joined = re.sub(r"[\s_'’]", "", text)
    if currency.point == ".":
        return joined.replace(",", "")
    if currency.group == ".":
        joined = re.sub(r"\.(?=[0-9]{3}(?![0-9]))", "", joined)
    return joined.replace(currency.point, ".")


def _not_money(text: str, currency: Currency) -> Refused:
    return Refused(
        "auction-not_money",
        text=safe(shorten(text, LONGEST_AMOUNT)),
        example=currency.show(120),
        least=currency.show(1),
    )

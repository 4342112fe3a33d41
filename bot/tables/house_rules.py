"""House rules in the forms in which people choose them: switches, numbers and typed text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from bot.store.database.codec import GameSettings
from bot.support.parsing import plain_number, rule_settings
from bot.support.refusals import Refused
from bot.tables.lobby import edition_of
from bot.tables.server_editions import SHIPPED, ServerEditions
from bot.ui.amounts import amount_of
from bot.words import in_a_row, safe
from bot.words.narration.rule_words import number_name
from engine.edition import Edition
from engine.rules import MODULES, Rules, RuleValue

MONEY = ("starting_cash", "salary", "jail_fine", "lawyer_fee")
"""Names of the house rules that are amounts of money.

People type them in the edition's currency.
"""

NUMBERS = ("starting_cash", "salary", "house_stock", "hotel_stock", "laps_before_buying")
"""Names of the numeric rules on the host's form: five, because a form has five fields."""

SWITCHES: dict[str, RuleValue] = {
    "free_parking_pot": True,
    "double_salary_on_go": True,
    "no_auctions": True,
    "no_rent_in_jail": True,
    "rent_collection": "on_request",
    "jail_fine_any_turn": True,
}
"""House rules that a person can turn on, by name, each with the value that means on."""

LONGEST_NUMBER = 9


def without_house(settings: GameSettings, editions: ServerEditions = SHIPPED) -> Edition:
    """Return a table's edition with all settings applied except the house rules."""
    return edition_of(replace(settings, house={}), editions)


def switches_of(ed: Edition) -> list[str]:
    """Return the names of the rules in SWITCHES that are off in this edition."""
    return [name for name, on in SWITCHES.items() if getattr(ed.rules, name) != on]


def switched(settings: GameSettings, names: Iterable[str]) -> dict[str, RuleValue]:
    """Return a table's house rules with exactly these switches on.

    House rules that are no switches stay as they are.
    """
    others = {name: value for name, value in settings.house.items() if name not in SWITCHES}
    return others | {name: SWITCHES[name] for name in names if name in SWITCHES}


def numbered(
    settings: GameSettings, written: Mapping[str, str], editions: ServerEditions = SHIPPED
) -> dict[str, RuleValue]:
    """Return a table's house rules with these typed numbers, given by rule name.

    A number that equals the edition's own is no house rule. Raise Refused for text that is no
    number.
    """
    ed = without_house(settings, editions)
    house = dict(settings.house)
    for name in NUMBERS:
        if name in written:
            house[name] = _number(ed, name, written[name])
            if house[name] == getattr(ed.rules, name):
                del house[name]
    return house


def _number(ed: Edition, name: str, text: str) -> int:
    if name in MONEY:
        return amount_of(text, ed.currency)
    return whole(text, number_name(ed, name))


def whole(text: str, rule: str) -> int:
    """Return a typed whole number. Raise Refused if the text is no whole number or too long.

    `rule` is the rule's name in the refusal.
    """
    text = text.strip()
    number = plain_number(text)
    if number is None or len(text) > LONGEST_NUMBER:
        raise Refused("lobby-not_a_number", text=safe(text[:20]), rule=rule)
    return number


def typed(edition: str, text: str, editions: ServerEditions = SHIPPED) -> dict[str, RuleValue]:
    """Return the house rules, by name, in a text such as `free_parking_pot, starting_cash=2000`.

    Amounts of money may be written in the edition's currency. Raise Refused for an unknown rule.
    """
    ed = editions.called(edition)
    house = rule_settings("".join(text.split()).strip(","))
    for name, value in house.items():
        if name not in HOUSE_NAMES:
            known = in_a_row(f"`{known}`" for known in (*SWITCHES, *NUMBERS))
            raise Refused("lobby-no_such_rule", rule=safe(name[:40]), known=known)
        if value is True and name in SWITCHES:
            house[name] = SWITCHES[name]
        elif name in MONEY:
            house[name] = amount_of(str(value), ed.currency)
    return house


HOUSE_NAMES = frozenset(Rules.__struct_fields__) - MODULES
"""Names of all rules that can be house rules: every rule that is not an optional rule module."""

"""The rules that the edition editor offers, as numbers and as on-off switches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.tables.house_rules import MONEY, SWITCHES
from bot.ui.custom_ids import NotOurs
from bot.workshop.editor.entry import Change, FormLine
from editions.changes import Path
from engine.edition import Edition
from engine.rules import Rules, RuleValue

Switches: TypeAlias = Mapping[str, tuple[RuleValue, RuleValue]]
"""Values of rules by name: the value when the switch is off, then the value when it is on."""

RULE_NUMBERS = (
    "house_stock", "hotel_stock", "mortgage_interest", "jail_turns", "laps_before_buying",
)  # fmt: skip
RULE_SWITCHES: dict[str, tuple[RuleValue, RuleValue]] = {
    **{
        name: (not on if isinstance(on, bool) else "automatic", on) for name, on in SWITCHES.items()
    },
    "double_rent_needs_clear_group": (False, True),
    "utility_fresh_roll": (False, True),
    "income_tax": ("choice", "flat"),
    "income_tax_blind": (True, False),
    "bankrupt_mortgages_first": (False, True),
    "building_bids_from_one": (False, True),
}
"""The rules that are edited as switches.

Each has its value when the switch is off, then its value when it is on.
"""


def usual_rules(ed: Edition, known: Switches = RULE_SWITCHES) -> Edition:
    """Return the edition with the off value of every switch.

    The switches' labels are made from this edition.
    """
    off = {name: usual for name, (usual, _) in known.items()}
    return replace(ed, rules=replace(ed.rules, **off))


def switched_rules(ed: Edition, known: Switches = RULE_SWITCHES) -> list[str]:
    """Return the names of the rules whose switches are on in an edition."""
    return [name for name, (_, on) in known.items() if getattr(ed.rules, name) == on]


def switches(
    ed: Edition,
    names: Sequence[str],
    at: Path = ("rules",),
    known: Switches = RULE_SWITCHES,
) -> list[Change]:
    """Return the changes to the file after which exactly these switches are on.

    `at` is the path of the rules in the file. Raise NotOurs for an unknown switch.
    """
    if not set(names) <= set(known):
        raise NotOurs(",".join(names))
    on_now = switched_rules(ed, known)
    return [
        ((*at, name), on if name in names else usual)
        for name, (usual, on) in known.items()
        if (name in names) != (name in on_now)
    ]


def rule_entries(rules: Rules, names: Iterable[str], *at: str) -> list[FormLine]:
    """Return a form line for each of these numeric rules.

    `at` is the path of the rules in the file.
    """
    return [
        FormLine(name, (*at, name), "sum" if name in MONEY else "count", getattr(rules, name))
        for name in names
    ]

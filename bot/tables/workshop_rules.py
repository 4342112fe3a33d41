"""Rules in the edition workshop: numbers, and switches that are one thing or the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.tables.house import SWITCHES
from bot.tables.workshop_entry import Change
from bot.ui.ids import NotOurs
from engine.edition import Edition
from engine.rules import RuleValue

Switches: TypeAlias = Mapping[str, tuple[RuleValue, RuleValue]]

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
}
"""Rules that are one thing or the other: as usual, and switched."""


def usual_rules(ed: Edition, known: Switches = RULE_SWITCHES) -> Edition:
    """The edition with every switch as usual, by which each of them is told."""
    off = {name: usual for name, (usual, _) in known.items()}
    return replace(ed, rules=replace(ed.rules, **off))


def switched_rules(ed: Edition, known: Switches = RULE_SWITCHES) -> list[str]:
    """The switches that this edition has on."""
    return [name for name, (_, on) in known.items() if getattr(ed.rules, name) == on]


def switches(ed: Edition, names: Sequence[str]) -> list[Change]:
    """What makes exactly these switches be on."""
    if not set(names) <= set(RULE_SWITCHES):
        raise NotOurs(",".join(names))
    return [
        (("rules", name), on if name in names else usual)
        for name, (usual, on) in RULE_SWITCHES.items()
        if (name in names) != (name in switched_rules(ed))
    ]

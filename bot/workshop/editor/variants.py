"""The variants and optional rule modules of an edition in the edition editor."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.support.refusals import Refused
from bot.ui.custom_ids import NotOurs
from bot.workshop.editor.entry import NEW, Change, FormLine
from bot.workshop.editor.rules import (
    RULE_SWITCHES,
    rule_entries,
    switched_rules,
    switches,
    usual_rules,
)
from editions.build import MOST_VARIANTS
from editions.changes import taken_out_variants
from editions.checks import MODULES
from editions.fields import Raw
from engine.edition import Edition
from engine.rules import RuleValue

VARIANT_NUMBERS = (
    "starting_cash", "dealt_deeds", "houses_before_hotel", "jail_turns", "laps_before_buying",
)  # fmt: skip
VARIANT_SWITCHES: dict[str, tuple[RuleValue, RuleValue]] = {
    "ends_at_first_bankruptcy": (False, True),
    "time_limit": (False, True),
    "dealt_deeds_are_paid": (False, True),
    **RULE_SWITCHES,
}
"""The rules that are edited as switches in a variant.

Each has its value when the switch is off, then its value when it is on.
"""
_LONGEST_ID = 32


def variant_of(ed: Edition, item: str) -> Edition:
    """Return the edition with the rules of a variant. Raise NotOurs for an unknown variant."""
    if item not in ed.variants:
        raise NotOurs(item)
    return replace(ed, rules=replace(ed.rules, **ed.variants[item]))


def variant_entries(ed: Edition, item: str) -> list[FormLine]:
    """Return the form lines of a variant's numeric rules.

    For a new variant, return the line for its name.
    """
    if item == NEW:
        return [FormLine("variant", ("variants",), "words", "", _LONGEST_ID)]
    return rule_entries(variant_of(ed, item).rules, VARIANT_NUMBERS, "variants", item)


def variant_switches(ed: Edition, item: str) -> tuple[Edition, list[str]]:
    """Return a variant's edition with all switches off, and the names of its active switches."""
    varied = variant_of(ed, item)
    return usual_rules(varied, VARIANT_SWITCHES), switched_rules(varied, VARIANT_SWITCHES)


def switch_variant(ed: Edition, item: str, names: Sequence[str]) -> list[Change]:
    """Return the changes to the file after which exactly these switches are on in a variant."""
    return switches(variant_of(ed, item), names, ("variants", item), VARIANT_SWITCHES)


def new_variant(ed: Edition, raw: Raw, written: Mapping[str, str]) -> tuple[str, list[Change]]:
    """Return the id of a new variant with standard rules, and the changes that add it.

    A removed variant of the parent edition is restored instead. Raise Refused if the id is taken or
    there are too many variants.
    """
    name = _id_of(written.get("variant", ""))
    taken = {"standard", *ed.variants}
    if name in taken or len(ed.variants) >= MOST_VARIANTS:
        raise Refused("workshop-variant_taken", most=MOST_VARIANTS)
    return name, [(("variants", name), None if name in taken_out_variants(raw) else {})]


def _id_of(text: str) -> str:
    """Return an id made from a typed name, e.g. `short_game`.

    Raise Refused if no letter remains.
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    found = re.sub(r"[^a-z0-9]+", "_", plain).strip("_0123456789")[:_LONGEST_ID].strip("_")
    if not found:
        raise Refused("workshop-variant_name")
    return found


def possible_modules(ed: Edition) -> list[str]:
    """Return the names of the optional rule modules that can be played on an edition's board."""
    kinds = {space.kind for space in ed.spaces}
    return [
        name
        for name, (kind, asks) in MODULES.items()
        if name in ed.modules or (kind in kinds and (ed.questions or not asks))
    ]


def choose_modules(ed: Edition, names: Sequence[str]) -> list[Change]:
    """Return a list with the change to the file that allows games exactly these rule modules.

    Raise NotOurs for a module that cannot be played on this board.
    """
    if not set(names) <= set(possible_modules(ed)):
        raise NotOurs(",".join(names))
    return [(("modules",), [name for name in MODULES if name in names])]

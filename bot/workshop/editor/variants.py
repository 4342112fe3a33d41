"""The variants and modules of an edition in the edition workshop."""

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
"""The rules with two values in a variant: the value while the switch is off and on."""
_LONGEST_ID = 32


def variant_of(ed: Edition, item: str) -> Edition:
    """Return the edition with the rules of a variant. Raise NotOurs if there is no such variant."""
    if item not in ed.variants:
        raise NotOurs(item)
    return replace(ed, rules=replace(ed.rules, **ed.variants[item]))


def variant_entries(ed: Edition, item: str) -> list[FormLine]:
    """Return the form lines of a variant: its numbers, or the name of a new variant."""
    if item == NEW:
        return [FormLine("variant", ("variants",), "words", "", _LONGEST_ID)]
    return rule_entries(variant_of(ed, item).rules, VARIANT_NUMBERS, "variants", item)


def variant_switches(ed: Edition, item: str) -> tuple[Edition, list[str]]:
    """Return the edition of a variant with all switches off, and which ones it has on."""
    varied = variant_of(ed, item)
    return usual_rules(varied, VARIANT_SWITCHES), switched_rules(varied, VARIANT_SWITCHES)


def switch_variant(ed: Edition, item: str, names: Sequence[str]) -> list[Change]:
    """Return the changes after which exactly these switches are on in a variant."""
    return switches(variant_of(ed, item), names, ("variants", item), VARIANT_SWITCHES)


def new_variant(ed: Edition, raw: Raw, written: Mapping[str, str]) -> tuple[str, list[Change]]:
    """Return the id of a new variant with standard rules, and the change that adds it.

    A removed variant of the parent edition is restored instead. Raises Refused if the id is taken
    or there are too many variants.
    """
    name = _id_of(written.get("variant", ""))
    taken = {"standard", *ed.variants}
    if name in taken or len(ed.variants) >= MOST_VARIANTS:
        raise Refused("workshop-variant_taken", most=MOST_VARIANTS)
    return name, [(("variants", name), None if name in taken_out_variants(raw) else {})]


def _id_of(text: str) -> str:
    """Return a typed name as an id, e.g. `short_game`. Raise Refused if no letter is left."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    found = re.sub(r"[^a-z0-9]+", "_", plain).strip("_0123456789")[:_LONGEST_ID].strip("_")
    if not found:
        raise Refused("workshop-variant_name")
    return found


def possible_modules(ed: Edition) -> list[str]:
    """Return the modules for which an edition has the spaces and questions that they need."""
    kinds = {space.kind for space in ed.spaces}
    return [
        name
        for name, (kind, asks) in MODULES.items()
        if name in ed.modules or (kind in kinds and (ed.questions or not asks))
    ]


def choose_modules(ed: Edition, names: Sequence[str]) -> list[Change]:
    """Return the change after which tables may choose exactly these modules.

    Raises NotOurs for a module that is impossible on this board.
    """
    if not set(names) <= set(possible_modules(ed)):
        raise NotOurs(",".join(names))
    return [(("modules",), [name for name in MODULES if name in names])]

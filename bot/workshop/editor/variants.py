"""Kinds of game and modules in the edition workshop: which there are, and what they change."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.support.refusals import Refused
from bot.ui.custom_ids import NotOurs
from bot.workshop.editor.entry import NEW, Change, Entry
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
"""What may be one thing or the other in a kind of game: as usual, and switched."""
_LONGEST_ID = 32


def variant_of(ed: Edition, item: str) -> Edition:
    """The edition as one of its kinds of game plays it; NotOurs where it has none such."""
    if item not in ed.variants:
        raise NotOurs(item)
    return replace(ed, rules=replace(ed.rules, **ed.variants[item]))


def variant_entries(ed: Edition, item: str) -> list[Entry]:
    """The numbers of a kind of game, or the name of a new one."""
    if item == NEW:
        return [Entry("variant", ("variants",), "words", "", _LONGEST_ID)]
    return rule_entries(variant_of(ed, item).rules, VARIANT_NUMBERS, "variants", item)


def variant_switches(ed: Edition, item: str) -> tuple[Edition, list[str]]:
    """A kind of game with every switch as usual, and those that it has on."""
    varied = variant_of(ed, item)
    return usual_rules(varied, VARIANT_SWITCHES), switched_rules(varied, VARIANT_SWITCHES)


def switch_variant(ed: Edition, item: str, names: Sequence[str]) -> list[Change]:
    """What makes exactly these switches be on in a kind of game."""
    return switches(variant_of(ed, item), names, ("variants", item), VARIANT_SWITCHES)


def new_variant(ed: Edition, raw: Raw, written: Mapping[str, str]) -> tuple[str, list[Change]]:
    """A kind of game that begins as the standard one: its id, and what makes it.

    One of the parent's that was taken out comes back.
    """
    name = _id_of(written.get("variant", ""))
    taken = {"standard", *ed.variants}
    if name in taken or len(ed.variants) >= MOST_VARIANTS:
        raise Refused("workshop-variant_taken", most=MOST_VARIANTS)
    return name, [(("variants", name), None if name in taken_out_variants(raw) else {})]


def _id_of(text: str) -> str:
    """A name as an id: plain small letters, words with a line between them."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    found = re.sub(r"[^a-z0-9]+", "_", plain).strip("_0123456789")[:_LONGEST_ID].strip("_")
    if not found:
        raise Refused("workshop-variant_name")
    return found


def possible_modules(ed: Edition) -> list[str]:
    """The modules that this board could have: those that need questions only where it has some."""
    kinds = {space.kind for space in ed.spaces}
    return [
        name
        for name, (kind, asks) in MODULES.items()
        if name in ed.modules or (kind in kinds and (ed.questions or not asks))
    ]


def choose_modules(ed: Edition, names: Sequence[str]) -> list[Change]:
    """What makes exactly these be the modules that a table may choose."""
    if not set(names) <= set(possible_modules(ed)):
        raise NotOurs(",".join(names))
    return [(("modules",), [name for name in MODULES if name in names])]

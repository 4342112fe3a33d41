"""The switches and numbers that an edition, a variant or a house rule may set."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from engine.errors import BadSetup

if TYPE_CHECKING:
    from engine.edition import Edition

RuleValue: TypeAlias = bool | int | str


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one game.

    The field names are the keys of `flags` in scenario and edition files.
    """

    # Money and stock (SET-1, GO-1, JAIL-5, HOUSE-5)
    starting_cash: int = 1500
    salary: int = 200
    jail_fine: int = 50
    house_stock: int = 32
    hotel_stock: int = 12
    mortgage_interest: int = 10
    # Buildings (BLD-3, BLD-5)
    houses_before_hotel: int = 4
    building_bids_from_one: bool = False
    # Rent (RENT-2, RENT-5, RENT-7)
    double_rent_needs_clear_group: bool = False
    utility_fresh_roll: bool = False
    rent_collection: Literal["automatic", "on_request"] = "automatic"
    rent_claim_window: int = 2
    # Taxes (TAX-1, TAX-3)
    income_tax: Literal["choice", "flat"] = "choice"
    income_tax_blind: bool = True
    # Jail (JAIL-3, JAIL-5)
    jail_turns: int = 3
    jail_fine_any_turn: bool = False
    # Bankruptcy (BANK-1)
    bankrupt_mortgages_first: bool = False
    # Variants (SHORT, TIME)
    dealt_deeds: int = 0
    dealt_deeds_are_paid: bool = False
    ends_at_first_bankruptcy: bool = False
    time_limit: bool = False
    # Modules (EXP, TRIP, SHOW, LAW, OFF)
    american_expansion: bool = False
    just_visit_america: bool = False
    free_parking_game_show: bool = False
    american_legal_system: bool = False
    lawyer_fee: int = 20
    offline_token: bool = False
    # House rules (HOUSE-1 to HOUSE-6)
    free_parking_pot: bool = False
    double_salary_on_go: bool = False
    no_auctions: bool = False
    no_rent_in_jail: bool = False
    laps_before_buying: int = 0

    @property
    def hotel_level(self) -> int:
        """The building level of a lot with a hotel, one above that of the last house."""
        return self.houses_before_hotel + 1


MODULES = frozenset(
    {
        "american_expansion",
        "just_visit_america",
        "free_parking_game_show",
        "american_legal_system",
        "offline_token",
    }
)
"""The names of the rules that switch on an optional module.

An edition lists the modules it supports.
"""

_LEAST = {"rent_claim_window": 1, "houses_before_hotel": 1, "jail_turns": 1}
_MOST = {"rent_claim_window": 8, "jail_turns": 20, "laps_before_buying": 20, "dealt_deeds": 20}
_MOST_MONEY = 1_000_000_000
_CHOICES: dict[str, tuple[Any, ...]] = {
    name: get_args(hint)
    for name, hint in get_type_hints(Rules).items()
    if get_origin(hint) is Literal
}
"""The allowed values of each rule that takes a word, by the rule's name."""


def configure(
    ed: Edition,
    variant: str = "standard",
    modules: tuple[str, ...] = (),
    flags: dict[str, RuleValue] | None = None,
) -> Edition:
    """Return the edition with its rules changed by a variant, modules and house rules.

    `flags` holds the house rules. Raise BadSetup if a choice is unknown or the resulting rules are
    impossible.
    """
    overrides: dict[str, object] = {}
    if variant != "standard":
        if variant not in ed.variants:
            known = ", ".join(["standard", *sorted(ed.variants)])
            problem = f"expected one of {known}, got {variant!r}"
            raise BadSetup("variant", problem, "choice", known=known, value=variant)
        overrides.update(ed.variants[variant])
    for module in modules:
        if module not in ed.modules:
            known = (
                f"only {', '.join(ed.modules)}" if ed.modules else "none, as this edition has none"
            )
            problem = f"expected {known}; got {module!r}"
            raise BadSetup("modules", problem, "module", value=module)
        overrides[module] = True
    for name, setting in (flags or {}).items():
        if name not in Rules.__struct_fields__:
            like = get_close_matches(name, Rules.__struct_fields__, 1)
            hint = f"; did you mean {like[0]}?" if like else ""
            raise BadSetup(f"flags.{name}", f"there is no such rule{hint}")
        if name in MODULES and setting and name not in ed.modules:
            problem = "this edition does not have that module"
            raise BadSetup(f"flags.{name}", problem, "module", value=name)
        overrides[name] = setting
    table = {**msgspec.to_builtins(ed.rules), **overrides}
    for name, value in overrides.items():
        least, most = _LEAST.get(name, 0), _MOST.get(name, _MOST_MONEY)
        if type(value) is int and not least <= value <= most:
            problem = f"expected a whole number from {least} to {most}, got {value}"
            raise BadSetup(f"flags.{name}", problem, "range", least=least, most=most, value=value)
        choices = _CHOICES.get(name, (value,))
        if value not in choices:
            known = ", ".join(choices)
            problem = f"expected one of {known}; got {value!r}"
            raise BadSetup(f"flags.{name}", problem, "choice", known=known, value=str(value))
    try:
        rules = msgspec.convert(table, Rules)
    except msgspec.ValidationError as error:
        raise BadSetup("flags", str(error)) from None
    _check_together(ed, rules)
    return msgspec.structs.replace(ed, rules=rules)


def _check_together(ed: Edition, rules: Rules) -> None:
    """Refuse rules that are impossible on this board or contradict each other."""
    kinds = {space.kind for space in ed.spaces}
    rents = min((len(space.rents) for space in ed.spaces if space.kind == "street"), default=99)
    challenge = rules.just_visit_america or rules.free_parking_game_show
    printed = sorted((space.price for space in ed.spaces), reverse=True)
    dearest = sum(printed[: rules.dealt_deeds]) if rules.dealt_deeds_are_paid else 0
    least, each = ed.currency.show(dearest), rules.dealt_deeds
    checks = [
        (
            rules.houses_before_hotel > rents - 2,
            "flags.houses_before_hotel",
            "houses",
            f"expected at most {rents - 2}, as many as the deeds have rents for",
        ),
        (
            challenge and not ed.questions,
            "modules",
            "questions",
            "this edition has no Challenge questions for a game that asks them",
        ),
        (
            rules.free_parking_game_show and rules.free_parking_pot,
            "flags.free_parking_pot",
            "pot_or_show",
            "Free Parking cannot be both a pot and a game show: choose one",
        ),
        (
            (rules.free_parking_game_show or rules.free_parking_pot)
            and "free_parking" not in kinds,
            "flags",
            "no_parking",
            "this board has no Free Parking",
        ),
        (
            rules.american_legal_system and "go_to_jail" not in kinds,
            "modules",
            "no_court",
            "this board has no space that sends to jail",
        ),
        (
            rules.dealt_deeds > 0 and rules.laps_before_buying > 0,
            "flags.laps_before_buying",
            "laps",
            "deeds are dealt before play in this variant, so there is nothing to wait for",
        ),
        (
            rules.dealt_deeds_are_paid and not rules.dealt_deeds,
            "flags.dealt_deeds_are_paid",
            "none_dealt",
            "no deeds are dealt, so there is nothing to pay for",
        ),
        (
            rules.starting_cash < dearest,
            "flags.starting_cash",
            "cash",
            f"expected at least {least}, as the dearest {each} deeds cost that and must be paid",
        ),
        (
            rules.offline_token and sum(1 for space in ed.spaces if space.group) < 2,
            "modules",
            "offline",
            "the offline token needs at least two deeds to move between",
        ),
    ]
    for wrong, place, code, problem in checks:
        if wrong:
            raise BadSetup(place, problem, code, houses=rents - 2, cash=dearest, deeds=each)

"""The texts of the rules as a table plays them, with names and sums, and search in these texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.words import ENGLISH, Argument, listed, say
from engine.edition import Edition, SpaceKind
from engine.rules import Rules
from renders.words import capitalised

RULE_IDS = [key[5:-6] for key in ENGLISH.keys if re.fullmatch(r"rule-.+\.title", key)]
"""The ids of all rules, in the order of the rule book."""


@dataclass(frozen=True)
class Rule:
    """The text of one rule, with the table's names and sums filled in.

    `played` is False if the rule does not apply at this table.
    """

    id: str
    title: str
    text: str
    played: bool

    @property
    def topic(self) -> str:
        return self.id.partition("-")[0]

    def has(self, parts: Iterable[str]) -> bool:
        """Return True if the rule's id, topic, title or text contains each of these strings.

        The strings must be in lower case.
        """
        told = f"{self.id} {_topic_title(self)} {self.title} {self.text}".casefold()
        return all(part in told for part in parts)


def rulebook(ed: Edition) -> tuple[Rule, ...]:
    """Return the texts of all rules for an edition, in the order of the rule book."""
    words, elsewhere = _words(ed), _variant_words(ed)
    cases = dict(_cases(ed.rules))
    left_out = _not_played(ed)
    told = []
    for rule in RULE_IDS:
        played = rule not in left_out
        fill = words if played else elsewhere.get(rule.partition("-")[0], words)
        title = say(f"rule-{rule}.title", **fill)
        case = f".{cases[rule]}" if rule in cases else ""
        told.append(Rule(rule, title, say(f"rule-{rule}{case}", **fill), played))
    return tuple(told)


def topics(rules: Iterable[Rule]) -> list[tuple[str, str]]:
    """Return the ids and titles of the topics with at least one rule that applies."""
    here = dict.fromkeys(rule.topic for rule in rules if rule.played)
    return [(topic, say(f"topic-{topic}")) for topic in here]


def search(rules: Sequence[Rule], wanted: str) -> list[Rule]:
    """Return the rules that match a rule id, a topic, or all words of a text.

    The text is compared with the ids first, then with the topics, then word by word. Only the first
    comparison that matches counts. The list is empty if nothing matches.
    """
    text = wanted.strip().casefold()
    named = [rule for rule in rules if rule.id.casefold() == text]
    if named:
        return named
    about = [rule for rule in rules if text in (rule.topic.casefold(), _topic_title(rule))]
    if about:
        return [rule for rule in about if rule.played] or about
    parts = text.split()
    found = [rule for rule in rules if parts and rule.has(parts)]
    in_title = [rule for rule in found if all(part in rule.title.casefold() for part in parts)]
    ordered = [*in_title, *(rule for rule in found if rule not in in_title)]
    return sorted(ordered, key=lambda rule: not rule.played)


def _topic_title(rule: Rule) -> str:
    return say(f"topic-{rule.topic}").casefold()


def _cases(rules: Rules) -> Iterable[tuple[str, str]]:
    """Return the rules whose text differs because of these settings, as pairs.

    A pair is a rule id and the suffix of the text that applies.
    """
    short_stay, flat = rules.jail_turns == 1, rules.income_tax == "flat"
    switches = (
        ("GO-1", "double", rules.double_salary_on_go),
        ("BUY-1", "laps", rules.laps_before_buying > 0),
        ("BUY-1", "no_auctions", rules.no_auctions),
        ("RENT-2", "clear", rules.double_rent_needs_clear_group),
        ("RENT-5", "fresh", rules.utility_fresh_roll),
        ("RENT-6", "none", rules.no_rent_in_jail),
        ("RENT-7", "on_request", rules.rent_collection == "on_request"),
        ("TAX-1", "flat", flat),
        ("TAX-3", "blind", rules.income_tax_blind),
        ("TAX-3", "flat", flat),
        ("TAX-6", "blind", rules.income_tax_blind),
        ("TAX-5", "pot", rules.free_parking_pot),
        ("JAIL-3", "short", short_stay),
        ("JAIL-5", "any_turn", rules.jail_fine_any_turn or short_stay),
        ("JAIL-6", "short", short_stay),
        ("BLD-5", "one", rules.building_bids_from_one),
        ("BANK-1", "mortgaged", rules.bankrupt_mortgages_first),
        ("BANK-2", "no_auctions", rules.no_auctions),
        ("END-1", "timed", rules.time_limit),
        ("END-1", "worth", rules.ends_at_first_bankruptcy),
        ("END-2", "worth", rules.ends_at_first_bankruptcy or rules.time_limit),
    )
    return ((rule, case) for rule, case, holds in switches if holds)


def _not_played(ed: Edition) -> set[str]:
    """Return the ids of the rules that do not apply to an edition with its settings."""
    rules, usual = ed.rules, Rules()
    numbers = ("starting_cash", "salary", "house_stock", "hotel_stock")
    dealt = rules.dealt_deeds > 0
    conditions = {
        "TAX-6": rules.income_tax == "choice",
        "SHORT-1": dealt and not rules.dealt_deeds_are_paid,
        "SHORT-2": rules.houses_before_hotel < usual.houses_before_hotel,
        "SHORT-3": rules.jail_turns == 1,
        "SHORT-4": rules.ends_at_first_bankruptcy and rules.income_tax == "flat",
        "SHORT-5": rules.ends_at_first_bankruptcy,
        "TIME-1": dealt and rules.dealt_deeds_are_paid,
        "TIME-2": rules.time_limit,
        "EXP-1": rules.american_expansion,
        "TRIP-1": rules.just_visit_america,
        "SHOW-1": rules.free_parking_game_show,
        "SHOW-2": rules.free_parking_game_show,
        "LAW-1": rules.american_legal_system,
        "CHAL-1": rules.just_visit_america or rules.free_parking_game_show,
        **{f"OFF-{number}": rules.offline_token for number in range(1, 6)},
        "AUC-5": not rules.no_auctions,
        "HOUSE-1": rules.free_parking_pot,
        "HOUSE-2": rules.double_salary_on_go,
        "HOUSE-3": rules.no_auctions,
        "HOUSE-4": rules.no_rent_in_jail,
        "HOUSE-5": any(getattr(rules, name) != getattr(usual, name) for name in numbers),
        "HOUSE-6": rules.laps_before_buying > 0,
    }
    return {rule for rule, played in conditions.items() if not played}


def _words(ed: Edition) -> dict[str, Argument]:
    """Return the arguments that fill in rule texts: the edition's names, sums and counts."""
    rules, terms, show = ed.rules, ed.terms.within, ed.currency.show
    rail = next((group.rents for group in ed.groups if group.kind == "railroad"), ())
    utility = next((group.multipliers for group in ed.groups if group.kind == "utility"), ())
    taxes = [space for space in ed.spaces if space.kind == "tax"]
    chosen = next((tax for tax in taxes if tax.percent), None)
    fixed = next((tax for tax in taxes if not tax.percent), None)
    return {
        "go": _space(ed, "go"),
        "jail": _space(ed, "jail"),
        "parking": _space(ed, "free_parking"),
        "to_jail": _space(ed, "go_to_jail"),
        "tax_name": chosen.name if chosen else say("space-tax"),
        "tax": show(chosen.flat) if chosen else show(0),
        "percent": chosen.percent if chosen else 0,
        "tax2_name": fixed.name if fixed else say("space-tax2"),
        "tax2": show(fixed.flat) if fixed else show(0),
        "house": terms.house,
        "houses": terms.houses,
        "houses_many": terms.houses_many or terms.houses,
        "hotel": terms.hotel,
        "hotels": terms.hotels,
        "hotels_many": terms.hotels_many or terms.hotels,
        "Houses": capitalised(terms.houses),
        "Hotels": capitalised(terms.hotels),
        "railroad": terms.railroad,
        "railroads": terms.railroads or terms.railroad,
        "rail_rents": _each(show(rent) for rent in rail),
        "rail_counts": _each(range(1, len(rail) + 1)),
        "multipliers": _each(show(times) for times in utility),
        "utility_counts": _each(range(1, len(utility) + 1)),
        "cash": show(rules.starting_cash),
        "salary": show(rules.salary),
        "double_salary": show(2 * rules.salary),
        "fine": show(rules.jail_fine),
        "lawyer": show(rules.lawyer_fee),
        "unit": show(1),
        "interest": rules.mortgage_interest,
        "house_stock": rules.house_stock,
        "hotel_stock": rules.hotel_stock,
        "before": rules.houses_before_hotel,
        "turns": rules.jail_turns,
        "window": rules.rent_claim_window,
        "dealt": rules.dealt_deeds,
        "laps": rules.laps_before_buying or 1,
        "least": ed.min_players,
        "most": ed.max_players,
    }


def _variant_words(ed: Edition) -> dict[str, dict[str, Argument]]:
    """Return the arguments that fill in each variant's rule texts, by topic ("SHORT", "TIME")."""
    return {
        topic: _words(replace(ed, rules=replace(ed.rules, **ed.variants[variant])))
        for topic, variant in (("SHORT", "short"), ("TIME", "timed"))
        if variant in ed.variants
    }


def _space(ed: Edition, kind: SpaceKind) -> str:
    return next((space.name for space in ed.spaces if space.kind == kind), say(f"space-{kind}"))


def _each(values: Iterable[object]) -> str:
    """Return the values as text, joined with "or". Without values, return the word for nothing."""
    texts = [str(value) for value in values]
    return listed(texts, "or") if texts else say("name-nothing")

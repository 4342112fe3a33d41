"""The rules a table changes, each in one sentence, for the lobby."""

from __future__ import annotations

from msgspec.structs import replace

from bot.narration.words import with_article
from engine.edition import Edition
from engine.rules import RuleValue
from renders.words import listing


def differences(official: Edition, played: Edition) -> list[str]:
    """What is played otherwise than the edition's own rules say, in the order of the rules."""
    was, now = official.rules, played.rules
    told = _sentences(played)
    return [
        told[name]
        for name in now.__struct_fields__
        if getattr(was, name) != getattr(now, name) and told[name]
    ]


def rule_as(ed: Edition, name: str, value: RuleValue) -> str:
    """One rule in a sentence, as it would be with this value."""
    rules = replace(ed.rules, **{name: value})
    told = differences(ed, replace(ed, rules=rules))
    return told[0] if told else name


def _sentences(ed: Edition) -> dict[str, str]:
    """A sentence for each rule as it is set now; an empty one where another rule tells it all."""
    rules, show, terms = ed.rules, ed.currency.show, ed.terms
    house, houses = terms.house.lower(), terms.houses.lower()
    hotel, hotels = terms.hotel.lower(), terms.hotels.lower()
    utilities = listing(
        ed.board.name[pos] for pos in ed.board.deeds if ed.board.kind[pos] == "utility"
    )
    dealt, laps = rules.dealt_deeds, rules.laps_before_buying
    window = rules.rent_claim_window
    on_request = rules.rent_collection == "on_request"
    return {
        "starting_cash": f"Everybody starts with {show(rules.starting_cash)}",
        "salary": f"The salary is {show(rules.salary)}",
        "jail_fine": f"Getting out of jail costs {show(rules.jail_fine)}",
        "house_stock": f"The Bank has {_count(rules.house_stock, house, houses)}",
        "hotel_stock": f"The Bank has {_count(rules.hotel_stock, hotel, hotels)}",
        "mortgage_interest": f"Interest on mortgages is {rules.mortgage_interest}%",
        "houses_before_hotel": f"{with_article(hotel).capitalize()} takes "
        f"{_count(rules.houses_before_hotel, house, houses)} first",
        "double_rent_needs_clear_group": "A mortgage in the group ends its double rent"
        if rules.double_rent_needs_clear_group
        else "A whole group doubles the rent, mortgaged or not",
        "utility_fresh_roll": f"The rent for {utilities} goes by a new roll"
        if rules.utility_fresh_roll
        else f"The rent for {utilities} goes by the roll that led there",
        "rent_collection": "Owners must ask for their rent"
        if on_request
        else "Rent is paid by itself",
        "rent_claim_window": f"Rent lapses when player {window} after the visitor rolls"
        if on_request
        else "",
        "income_tax": "The income tax is a fixed amount"
        if rules.income_tax == "flat"
        else "The income tax is a fixed amount or a share of what you own, as you choose",
        "income_tax_blind": "The tax is chosen before the share is known"
        if rules.income_tax_blind
        else "The tax is chosen with both sums shown",
        "jail_turns": f"Jail lasts {_count(rules.jail_turns, 'turn', 'turns')} at most",
        "jail_fine_any_turn": "The fine can be paid on any turn in jail"
        if rules.jail_fine_any_turn
        else "On the last turn in jail you must roll before you pay",
        "bankrupt_mortgages_first": "A bankrupt's deeds are mortgaged before a creditor gets them"
        if rules.bankrupt_mortgages_first
        else "A bankrupt's deeds go to a creditor as they are",
        "dealt_deeds": f"Each player is dealt {_count(dealt, 'deed', 'deeds')}"
        if dealt
        else "No deeds are dealt",
        "dealt_deeds_are_paid": "Dealt deeds are paid for"
        if rules.dealt_deeds_are_paid
        else "Dealt deeds are free",
        "ends_at_first_bankruptcy": "The first bankruptcy ends the game"
        if rules.ends_at_first_bankruptcy
        else "The last one at the table wins",
        "time_limit": "The game ends at an agreed time"
        if rules.time_limit
        else "There is no time limit",
        "american_expansion": "American Expansion: GO takes you to any space instead of the salary"
        if rules.american_expansion
        else "There is no American Expansion on GO",
        "just_visit_america": "Visitors of the jail can win a trip"
        if rules.just_visit_america
        else "Visitors of the jail just visit",
        "free_parking_game_show": "Free Parking is a game show"
        if rules.free_parking_game_show
        else "Free Parking has no game show",
        "american_legal_system": "A court decides who goes to jail"
        if rules.american_legal_system
        else "Nobody goes to court before jail",
        "lawyer_fee": f"A lawyer costs {show(rules.lawyer_fee)}"
        if rules.american_legal_system
        else "",
        "offline_token": "The offline token makes one deed free of rent"
        if rules.offline_token
        else "There is no offline token",
        "free_parking_pot": "Taxes and fines go into a pot on Free Parking"
        if rules.free_parking_pot
        else "Free Parking has no pot",
        "double_salary_on_go": "Landing on GO pays twice the salary"
        if rules.double_salary_on_go
        else "Landing on GO pays the usual salary",
        "no_auctions": "There are no auctions of deeds that are not bought"
        if rules.no_auctions
        else "Deeds that are not bought are auctioned",
        "no_rent_in_jail": "Owners in jail get no rent"
        if rules.no_rent_in_jail
        else "Owners in jail get their rent",
        "laps_before_buying": f"Deeds are sold only after {_count(laps, 'lap', 'laps')}"
        if laps
        else "Deeds can be bought from the start",
    }


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"

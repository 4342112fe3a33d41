"""The rules a table changes, each in one sentence, for the lobby."""

from __future__ import annotations

from engine.edition import Edition


def differences(official: Edition, played: Edition) -> list[str]:
    """What is played otherwise than the edition's own rules say, in the order of the rules."""
    was, now = official.rules, played.rules
    told = _sentences(played)
    return [
        told[name]
        for name in now.__struct_fields__
        if getattr(was, name) != getattr(now, name) and told[name]
    ]


def _sentences(ed: Edition) -> dict[str, str]:
    """A sentence for each rule as it is set now; an empty one where another rule tells it all."""
    rules, show, terms = ed.rules, ed.currency.show, ed.terms
    houses = terms.houses.lower()
    dealt, laps = rules.dealt_deeds, rules.laps_before_buying
    window = rules.rent_claim_window
    on_request = rules.rent_collection == "on_request"
    return {
        "starting_cash": f"Everybody starts with {show(rules.starting_cash)}",
        "salary": f"The salary is {show(rules.salary)}",
        "jail_fine": f"Getting out of jail costs {show(rules.jail_fine)}",
        "house_stock": f"The Bank has {rules.house_stock} {houses}",
        "hotel_stock": f"The Bank has {rules.hotel_stock} {terms.hotels.lower()}",
        "mortgage_interest": f"Interest on mortgages is {rules.mortgage_interest}%",
        "houses_before_hotel": f"{terms.hotel} after {rules.houses_before_hotel} {houses}",
        "double_rent_needs_clear_group": "A mortgage in the group ends its double rent"
        if rules.double_rent_needs_clear_group
        else "A whole group doubles the rent, mortgaged or not",
        "utility_fresh_roll": f"Rent of a {terms.utility} is for a new roll"
        if rules.utility_fresh_roll
        else f"Rent of a {terms.utility} is for the roll that led there",
        "rent_collection": "Owners must ask for their rent"
        if on_request
        else "Rent is paid by itself",
        "rent_claim_window": f"Rent lapses when player {window} after the visitor rolls"
        if on_request
        else "",
        "income_tax": "Income tax is a flat sum"
        if rules.income_tax == "flat"
        else "Income tax is a flat sum or a share, as you choose",
        "income_tax_blind": "The tax is chosen before the share is known"
        if rules.income_tax_blind
        else "The tax is chosen with both sums shown",
        "jail_turns": f"Jail lasts {rules.jail_turns} turns at most",
        "jail_fine_any_turn": "The fine can be paid on any turn in jail"
        if rules.jail_fine_any_turn
        else "On the last turn in jail you must roll before you pay",
        "dealt_deeds": f"Each player is dealt {dealt} deeds" if dealt else "No deeds are dealt",
        "dealt_deeds_are_paid": "Dealt deeds are paid for"
        if rules.dealt_deeds_are_paid
        else "Dealt deeds are free",
        "ends_at_first_bankruptcy": "The first bankruptcy ends the game"
        if rules.ends_at_first_bankruptcy
        else "The last one at the table wins",
        "time_limit": "The game ends at an agreed time" if rules.time_limit else "No time limit",
        "american_expansion": _switched("American Expansion on GO", rules.american_expansion),
        "just_visit_america": _switched("trips for visitors of the jail", rules.just_visit_america),
        "free_parking_game_show": _switched(
            "a game show on Free Parking", rules.free_parking_game_show
        ),
        "american_legal_system": _switched("a court before jail", rules.american_legal_system),
        "lawyer_fee": f"A lawyer costs {show(rules.lawyer_fee)}"
        if rules.american_legal_system
        else "",
        "offline_token": _switched("the offline token", rules.offline_token),
        "free_parking_pot": _switched("taxes and fines in a pot on Free Parking")
        if rules.free_parking_pot
        else "Free Parking has no pot",
        "double_salary_on_go": "Twice the salary for landing on GO"
        if rules.double_salary_on_go
        else "Landing on GO pays the usual salary",
        "no_auctions": "No auctions of deeds that are not bought"
        if rules.no_auctions
        else "Deeds that are not bought are auctioned",
        "no_rent_in_jail": "No rent for owners in jail"
        if rules.no_rent_in_jail
        else "Owners in jail get their rent",
        "laps_before_buying": f"Deeds are sold only after {laps} {'lap' if laps == 1 else 'laps'}"
        if laps
        else "Deeds can be bought from the start",
    }


def _switched(what: str, on: bool = True) -> str:
    return f"With {what}" if on else f"Without {what}"

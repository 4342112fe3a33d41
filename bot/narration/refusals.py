"""The words for every refusal of the engine, keyed by its code."""

from __future__ import annotations

from collections.abc import Sequence

from engine.edition import Edition
from engine.errors import Illegal

REFUSALS: dict[str, str] = {
    "already_highest": "Your bid of {bid} already leads. Wait until somebody raises it.",
    "already_mortgaged": "That deed is mortgaged already.",
    "already_rolled": "You have rolled. Finish your turn first.",
    "bad_count": "That number does not fit here.",
    "bad_partner": "Pick another player who is still in the game.",
    "bid_stands": "Your bid of {bid} leads and is binding, so you cannot pass.",
    "bid_too_low": "Bid at least {minimum}.",
    "can_still_pay": "You owe {owed} and can still raise {raisable}: sell, mortgage or trade.",
    "cannot_pay_interest": "{seat} could not pay the interest of {needed} on the mortgaged deeds.",
    "debt_first": "{seat} has {owed} to pay and could then raise only {raisable}: trade for more.",
    "empty_offer": "An offer needs something on at least one side.",
    "fully_built": "That is too many: at most {most} here.",
    "game_over": "This game is over.",
    "group_has_buildings": "Sell the buildings of this group first.",
    "group_incomplete": "You need every deed of this group to build on it.",
    "group_mortgaged": "Lift the mortgages of this group before you build.",
    "in_debt": "Settle your debt first.",
    "last_jail_turn": "On your last jail turn you roll first; without doubles the fine follows.",
    "listed_twice": "A deed stands in this offer twice.",
    "must_roll": "You still have to roll.",
    "must_take_question": "There is no way past the question: have it asked, then answer.",
    "no_claim": "There is no rent for you to claim.",
    "no_debt": "You have no debt, so there is nothing to go bankrupt over.",
    "no_hotels": "The Bank has {left} left of these. Wait until one comes back.",
    "no_houses": "The Bank has only {left} left of these. Wait until more come back.",
    "no_jail_card": "There is no such jail card in that hand.",
    "no_offer": "There is no open offer to answer.",
    "no_such_seat": "Nobody sits there.",
    "no_time_limit": "This game has no time limit.",
    "not_a_prize": "That deed cannot be chosen here.",
    "not_a_target": "Pick another space: that one cannot be chosen here.",
    "must_take": "There is no way past it: take one of the deeds.",
    "not_a_deed": "That space has no deed.",
    "not_a_lot": "You can only build on the lots of a colour group.",
    "not_asked": "You were not asked, or you have answered.",
    "not_enough_cash": "That takes {needed}, and {spendable} is free to spend.",
    "not_enough_houses": "The Bank has only {left} houses for that. Sell the group further down.",
    "not_in_auction": "You are not in this auction any more.",
    "not_in_jail": "You are not in jail.",
    "not_mortgaged": "That deed is not mortgaged.",
    "not_now": "Something else comes first: {asked}.",
    "not_owner": "That deed is not yours.",
    "not_your_turn": "It is {seat}'s turn.",
    "not_yours": "That is for {seat} to decide.",
    "nothing_asked": "Nothing is asked of you right now.",
    "nothing_to_sell": "There is no such building to sell; at most {most}.",
    "one_kind_at_a_time": "Buildings are scarce: ask for the houses first, then for the hotel.",
    "other_deed_first": "Another deed comes first.",
    "out_of_game": "You are out of this game.",
    "scarce": "Others could build too and there are too few for all: build lot by lot.",
    "shortage_open": "Scarce buildings are being shared out. Try again when that is done.",
    "stale": "That was about an earlier moment; look at what is asked now.",
    "too_many_offers": "You have {most} offers open. Withdraw one first.",
    "trip_first": "{seat} has a trip to make: it takes {needed}, and {raisable} would be left.",
    "uneven": "Build and sell evenly: lots of a group may differ by one at most.",
    "unsettled_mortgage": "Decide about that mortgaged deed first.",
    "which_one": "Several fit. Say which one.",
}

_MONEY = frozenset({"bid", "minimum", "needed", "owed", "raisable", "spendable"})


def reason(no: Illegal, ed: Edition, players: Sequence[str]) -> str:
    """A refusal as a sentence, with the edition's money and the players' names."""
    words: dict[str, object] = {}
    for key, value in no.params.items():
        if key in _MONEY and isinstance(value, int):
            words[key] = ed.currency.show(value)
        elif key == "seat" and isinstance(value, int):
            words[key] = players[value]
        else:
            words[key] = value
    return REFUSALS[no.code].format_map(words)

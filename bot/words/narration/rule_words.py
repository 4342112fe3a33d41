"""Sentences about the rules that a table has changed, for the lobby."""

from __future__ import annotations

from msgspec.structs import replace

from bot.words import listed, say
from bot.words.narration.vocabulary import sound
from engine.edition import Edition
from engine.rules import RuleValue
from renders.words import capitalised


def differences(official: Edition, played: Edition) -> list[str]:
    """Return a sentence for each rule in which the edition `played` differs from `official`.

    A rule is left out if another rule of `played` makes it have no effect.
    """
    was, now = official.rules, played.rules
    return [
        _told(played, name)
        for name in now.__struct_fields__
        if getattr(was, name) != getattr(now, name) and _counts(played, name)
    ]


def rule_as(ed: Edition, name: str, value: RuleValue) -> str:
    """Return the sentence about one rule with this value.

    Return the rule's name if the edition already has this value, or if the rule has no effect.
    """
    rules = replace(ed.rules, **{name: value})
    told = differences(ed, replace(ed, rules=rules))
    return told[0] if told else name


def number_name(ed: Edition, name: str) -> str:
    """Return the name of a numeric rule, with an edition's words for houses and hotels."""
    terms = ed.terms
    houses, hotels = capitalised(terms.houses), capitalised(terms.hotels)
    return say(f"lobby-number_{name}", houses=houses, hotels=hotels)


def _counts(ed: Edition, name: str) -> bool:
    """Return True if a rule has an effect. Some rules need another rule to be on."""
    match name:
        case "rent_claim_window":
            return ed.rules.rent_collection == "on_request"
        case "lawyer_fee":
            return ed.rules.american_legal_system
        case _:
            return True


def _told(ed: Edition, name: str) -> str:
    value, terms, board = getattr(ed.rules, name), ed.terms.within, ed.board
    if isinstance(value, bool):
        value = "yes" if value else "no"
    return say(
        f"change-{name}",
        value=value,
        sum=ed.currency.show(value) if isinstance(value, int) else "",
        house=terms.house,
        houses=terms.houses,
        houses_many=terms.houses_many or terms.houses,
        hotel=terms.hotel,
        hotels=terms.hotels,
        hotels_many=terms.hotels_many or terms.hotels,
        hotel_sound=sound(terms.hotel),
        utilities=listed(board.name[pos] for pos in board.deeds if board.kind[pos] == "utility"),
    )

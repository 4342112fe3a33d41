"""Facts about deeds, players and decks that several pictures show."""

from __future__ import annotations

from engine.edition import Edition, Pos, Seat
from engine.modules.prizes import unowned
from engine.rent import count_held, street_rent
from engine.state import BANK
from engine.view import SeatView
from renders.figures.choice import space_icon
from renders.words import Say


def rent_words(say: Say, view: SeatView, pos: Pos) -> str:
    """Return words for the present rent of an owned deed, or for its mortgage.

    For a utility, the words have the factor by which the dice are multiplied. It does not
    matter here whether the owner is in jail.
    """
    ed, board = view.ed, view.ed.board
    if view.mortgaged[pos]:
        return say("picture-no_rent_mortgaged")
    if board.kind[pos] == "street":
        rent = street_rent(board, ed.rules, view, pos)[0]
        return say("picture-rent_now", amount=ed.currency.show(rent))
    held = count_held(board, view, pos)
    if board.kind[pos] == "railroad":
        return say("picture-rent_now", amount=ed.currency.show(board.group_rents[pos][held - 1]))
    return say("picture-rent_now_dice", amount=ed.currency.show(board.multipliers[pos][held - 1]))


def worth_words(ed: Edition, worth: int | None) -> str:
    """TAX-3: return a player's worth as text, or a question mark while it is hidden."""
    return "?" if worth is None else ed.currency.show(worth)


def holds_whole(view: SeatView, group: str) -> Seat | None:
    """Return the seat that owns every deed of a group, or None."""
    owners = {view.owner[pos] for pos in view.ed.board.groups[group]}
    first = owners.pop()
    return None if owners or first == BANK else first


def standing_on(view: SeatView, pos: Pos) -> list[Seat]:
    """Return the seats whose tokens are on a space, in seat order. Prisoners are included."""
    return [Seat(i) for i, p in enumerate(view.players) if p.at == pos and not p.out]


def show_is_on(view: SeatView) -> bool:
    """SHOW-1: return True if landing on Free Parking brings a quiz question.

    This needs the rule and at least one deed without an owner.
    """
    return view.ed.rules.free_parking_game_show and bool(unowned(view.ed.board, view))


def trip_is_on(view: SeatView) -> bool:
    """TRIP-1: return True if a visit to the jail may bring a quiz question.

    This needs the rule and at least one deed without an owner.
    """
    return view.ed.rules.just_visit_america and bool(unowned(view.ed.board, view))


def deck_icon(ed: Edition, deck: str) -> str:
    """Return the name of a deck's icon: the icon of the first space where its cards are drawn.

    It is "card" if there is no such space or icon.
    """
    spaces = (i for i, space in enumerate(ed.spaces) if space.deck == deck)
    return next((space_icon(ed, i) or "card" for i in spaces), "card")

"""Danger ahead: which rents the next throw can hit, and how likely each is."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from engine.edition import Pos
from engine.rent import plain_rent
from engine.state import BANK
from engine.turn import DOUBLES_TO_JAIL
from engine.view import SeatView
from renders.words import Say

THROWS = 36
"""All that two dice can show."""


class Danger(NamedTuple):
    """A rent ahead, and how many of all throws lead to it."""

    pos: Pos
    rent: int
    ways: int


def dangers(view: SeatView) -> list[Danger]:
    """The rents that whoever is about to roll can hit, in the order of the board."""
    turn, size = view.turn, view.ed.board.size
    if view.result is not None or view.pending or turn.phase != "roll":
        return []
    start = view.players[turn.seat].at
    found = []
    for total in range(2, 13):
        pos = Pos((start + total) % size)
        ways, rent = _ways(view, total), _rent(view, pos, total)
        if ways and rent:
            found.append(Danger(pos, rent, ways))
    return found


def worst(found: list[Danger]) -> Danger:
    """The highest rent; of equal ones the likelier."""
    return max(found, key=lambda danger: (danger.rent, danger.ways))


def chance(say: Say, ways: int) -> str:
    """How likely it is, as people say it: 1 in 9."""
    share = Fraction(ways, THROWS)
    return say("picture-chance", share=share.numerator, of=share.denominator)


def _ways(view: SeatView, total: int) -> int:
    """How many throws move the player by so much; doubles may free from jail, or lead there."""
    turn = view.turn
    jail = view.players[turn.seat].jail
    ways = 6 - abs(7 - total)
    doubles = int(total % 2 == 0)
    if jail:
        return doubles if jail < view.ed.rules.jail_turns else ways
    return ways - doubles if turn.doubles == DOUBLES_TO_JAIL - 1 else ways


def _rent(view: SeatView, pos: Pos, total: int) -> int:
    """What a deed costs whose turn it is; nothing for own, unowned and mortgaged ones."""
    board, rules, owner = view.ed.board, view.ed.rules, view.owner[pos]
    if owner in (BANK, view.turn.seat) or view.mortgaged[pos] or pos == view.bank.offline:
        return 0
    if rules.no_rent_in_jail and view.players[owner].jail:
        return 0
    return plain_rent(board, rules, view, pos, total)

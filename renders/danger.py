"""The rents that the next throw can lead to, and the odds of each."""

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
"""Number of different throws of two dice."""


class Danger(NamedTuple):
    """A space with a rent ahead, the rent, and the number of throws out of 36 that lead there."""

    pos: Pos
    rent: int
    ways: int


def dangers(view: SeatView) -> list[Danger]:
    """Return the rents that the next throw can lead to, nearest space first.

    The list is empty unless the current player is about to throw the dice.
    """
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
    """Return the danger with the highest rent. If several have that rent, return the likeliest."""
    return max(found, key=lambda danger: (danger.rent, danger.ways))


def chance(say: Say, ways: int) -> str:
    """Return words for the odds of `ways` out of 36 throws, as in "1 in 9"."""
    share = Fraction(ways, THROWS)
    return say("picture-chance", share=share.numerator, of=share.denominator)


def _ways(view: SeatView, total: int) -> int:
    """Count the throws out of 36 that move the player by `total` spaces.

    In jail only doubles count, except on the last turn there. After two doubles in a row, doubles
    do not count: they lead to jail.
    """
    turn = view.turn
    jail = view.players[turn.seat].jail
    ways = 6 - abs(7 - total)
    doubles = int(total % 2 == 0)
    if jail:
        return doubles if jail < view.ed.rules.jail_turns else ways
    return ways - doubles if turn.doubles == DOUBLES_TO_JAIL - 1 else ways


def _rent(view: SeatView, pos: Pos, total: int) -> int:
    """Return the rent that the roller pays for landing on a space, or 0 if none is due."""
    board, rules, owner = view.ed.board, view.ed.rules, view.owner[pos]
    if owner in (BANK, view.turn.seat) or view.mortgaged[pos] or pos == view.bank.offline:
        return 0
    if rules.no_rent_in_jail and view.players[owner].jail:
        return 0
    return plain_rent(board, rules, view, pos, total)

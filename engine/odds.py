"""The exact share of landings on each space, computed from the board's data.

It is a Markov chain. A state is the position where a roll ended and the number of doubles in a row
in the turn. No code is shared with the engine's movement, so that each can check the other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from engine.edition import (
    AdvanceNearest,
    AdvanceTo,
    Deck,
    Edition,
    Effect,
    GoToJail,
    MoveBack,
    Space,
)

_SIDES = range(1, 7)
_THIRD = 3
_EXACT = 1e-10
"""Largest change of a share, as a fraction, at which the iteration stops."""
_NOTHING = 1e-18
"""Probability below which a chain of cards is not followed further."""


_Spaces: TypeAlias = tuple[Space, ...]
_Decks: TypeAlias = tuple[Deck, ...]
_State: TypeAlias = tuple[int, int]
"""The position where a roll ended (for jail the number of spaces), and the doubles in a row."""


class Shares(Struct, frozen=True):
    """The share of rolls that end on each space, by position, and the mean rolls per turn.

    Shares are fractions of all rolls. The last share is that of jail, next to the entry for
    Just Visiting.
    """

    spaces: tuple[float, ...]
    rolls_per_turn: float


def exact_shares(ed: Edition) -> Shares:
    """Return the long-run share of rolls that end on each space.

    Players leave jail at once, and every card of a deck is equally likely.
    """
    return _shares(ed.spaces, ed.decks)


@lru_cache(maxsize=64)
def _shares(board: _Spaces, decks: _Decks) -> Shares:
    jail = len(board)
    rows = _transitions(board, decks)
    weight = {state: 1 / len(rows) for state in rows}
    change = 1.0
    while change > _EXACT:
        after = dict.fromkeys(weight, 0.0)
        for state, chances in rows.items():
            here = weight[state]
            for target, chance in chances:
                after[target] += here * chance
        change = max(abs(after[state] - weight[state]) for state in rows)
        weight = after
    spaces = [0.0] * (jail + 1)
    for (rest, _), share in weight.items():
        spaces[rest] += share
    first_rolls = sum(share for (_, doubles), share in weight.items() if doubles == 0)
    return Shares(tuple(spaces), 1 / first_rolls)


def _transitions(board: _Spaces, decks: _Decks) -> dict[_State, list[tuple[_State, float]]]:
    """Return the states that a roll leads to from each state, with their probabilities."""
    size = len(board)
    cell = next(pos for pos, space in enumerate(board) if space.kind == "jail")
    rests = [_final_positions(board, decks, pos) for pos in range(size)]
    rows: dict[_State, list[tuple[_State, float]]] = {}
    for start in range(size + 1):
        at = cell if start == size else start
        for doubles in range(_THIRD):
            row: defaultdict[_State, float] = defaultdict(float)
            for first, second in _throws():
                seen = doubles + 1 if first == second else 0
                if seen == _THIRD:
                    row[size, 0] += 1 / 36
                    continue
                for rest, chance in rests[(at + first + second) % size].items():
                    # Jail ends the turn, even after doubles.
                    row[rest, 0 if rest == size else seen] += chance / 36
            rows[start, doubles] = list(row.items())
    return rows


def _throws() -> Iterator[tuple[int, int]]:
    return ((first, second) for first in _SIDES for second in _SIDES)


def _final_positions(board: _Spaces, decks: _Decks, reached: int) -> dict[int, float]:
    """Return the probability of each final position after reaching a space.

    Cards drawn on the way are included.
    """
    jail = len(board)
    piles = {deck.id: deck.cards for deck in decks}
    rest: defaultdict[int, float] = defaultdict(float)
    moving = {reached: 1.0}
    while moving:
        further: defaultdict[int, float] = defaultdict(float)
        for pos, chance in moving.items():
            space = board[pos]
            if space.kind == "go_to_jail":
                rest[jail] += chance
            elif space.kind == "card":
                cards = piles[space.deck]
                for card in cards:
                    if isinstance(card.effect, GoToJail):
                        rest[jail] += chance / len(cards)
                    elif (target := _target(board, card.effect, pos)) is None:
                        rest[pos] += chance / len(cards)
                    else:
                        further[target] += chance / len(cards)
            else:
                rest[pos] += chance
        moving = {pos: chance for pos, chance in further.items() if chance > _NOTHING}
    return rest


def _target(board: _Spaces, effect: Effect, pos: int) -> int | None:
    """Return the position to which a card moves the token, or None if it does not move it."""
    size = len(board)
    match effect:
        case AdvanceTo():
            return effect.pos
        case AdvanceNearest():
            ring = [(pos + step) % size for step in range(1, size + 1)]
            return next((there for there in ring if board[there].kind == effect.kind), None)
        case MoveBack():
            return (pos - effect.steps) % size
        case _:
            return None

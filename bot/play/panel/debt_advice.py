"""How a debt could be paid: what to sell and mortgage, giving up as little rent as possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.actions import Action, Mortgage, Sell, SellDown
from engine.buildings import group_has_buildings
from engine.decisions import Debt
from engine.defaults import raise_cash
from engine.edition import Edition, Pos, Seat
from engine.errors import Illegal
from engine.game import perform
from engine.money import debt_of, resale
from engine.rent import USUAL_THROW, plain_rent
from engine.state import GameState, clone
from engine.tx import Tx

Step: TypeAlias = Mortgage | Sell | SellDown


@dataclass(frozen=True)
class Advice:
    """Steps in order, and what each brings; when the last is done, the debt has been paid."""

    debt: Debt
    steps: tuple[Step, ...]
    amounts: tuple[int, ...]


def advise(ed: Edition, s: GameState, seat: Seat) -> Advice | None:
    """A way to pay the oldest debt of a seat; None without a debt, or without a way."""
    debt = debt_of(s, seat)
    if debt is None:
        return None

    def smallest(now: GameState) -> Action:
        """The engine's own smallest steps: buildings are sold before whole groups are mortgaged."""
        return raise_cash(ed, now, debt)

    planned: list[Pos] = []

    def mortgages_first(now: GameState) -> Action:
        """The mortgages that cost the least rent, before any building is sold."""
        if not planned:
            planned.extend(_cheapest_mortgages(ed, now, debt))
        return Mortgage(planned.pop(0)) if planned else smallest(now)

    ways = [_way(ed, s, debt, choose) for choose in (smallest, mortgages_first)]
    return min((way for way in ways if way.steps), key=lambda way: _loss(ed, s, way), default=None)


def open_debt(s: GameState, debt: int) -> bool:
    """Whether a debt still waits to be paid."""
    return any(isinstance(frame, Debt) and frame.id == debt for frame in s.pending)


def _way(ed: Edition, s: GameState, debt: Debt, choose: Callable[[GameState], Action]) -> Advice:
    """What is left of a way to pay when its needless steps are gone."""
    steps = _without_needless(ed, s, debt, _walk(ed, s, debt, choose))
    return Advice(debt, tuple(steps), tuple(_amounts(ed, s, debt.seat, steps)))


def _loss(ed: Edition, s: GameState, way: Advice) -> tuple[int, int]:
    """The rent that is given up, then what it costs to have everything back.

    That is the interest on mortgages, and for sales as much again.
    """
    tx = Tx(ed, clone(s))
    for step in way.steps:
        perform(tx, way.debt.seat, step)
    price = sum(
        ed.board.interest[step.deed] if isinstance(step, Mortgage) else amount
        for step, amount in zip(way.steps, way.amounts, strict=True)
    )
    return all_rents(ed, s, way.debt.seat) - all_rents(ed, tx.s, way.debt.seat), price


def all_rents(ed: Edition, s: GameState, seat: Seat) -> int:
    """What a seat would get if somebody landed once on each of its deeds, with a usual throw."""
    return sum(
        plain_rent(ed.board, ed.rules, s, pos, USUAL_THROW)
        for pos in ed.board.deeds
        if s.owner[pos] == seat and not s.mortgaged[pos]
    )


def _amounts(ed: Edition, s: GameState, seat: Seat, steps: Sequence[Step]) -> Iterator[int]:
    tx = Tx(ed, clone(s))
    for step in steps:
        yield _brings(ed, tx.s, step)
        perform(tx, seat, step)


def _brings(ed: Edition, s: GameState, step: Step) -> int:
    """The cash that a step raises from the state it is taken in."""
    board = ed.board
    match step:
        case Mortgage(deed):
            return board.mortgage[deed]
        case Sell(on, count):
            return resale(board, on, count)
        case SellDown(group, to):
            return sum(resale(board, pos, max(0, s.level[pos] - to)) for pos in board.groups[group])


def _cheapest_mortgages(ed: Edition, s: GameState, debt: Debt) -> Sequence[Pos]:
    """Those that bring what is missing for the least rent, then interest; else all there are."""
    missing = debt.amount - s.players[debt.seat].cash
    free, rents = _free_of_mortgage(ed, s, debt.seat), all_rents(ed, s, debt.seat)
    best: dict[int, tuple[int, int, tuple[Pos, ...]]] = {0: (0, 0, ())}
    for pos in free:
        without = clone(s)
        without.mortgaged[pos] = True
        rent = rents - all_rents(ed, without, debt.seat)
        for brought, (lost, interest, deeds) in list(best.items()):
            brings = min(missing, brought + ed.board.mortgage[pos])
            way = (lost + rent, interest + ed.board.interest[pos], (*deeds, pos))
            best[brings] = min(way, best.get(brings, way))
    return best[missing][2] if missing in best else free


def _free_of_mortgage(ed: Edition, s: GameState, seat: Seat) -> list[Pos]:
    """Deeds that can be mortgaged now."""
    return [
        pos
        for pos in ed.board.deeds
        if s.owner[pos] == seat
        and not s.mortgaged[pos]
        and not group_has_buildings(ed.board, s, pos)
    ]


def _walk(
    ed: Edition, s: GameState, debt: Debt, choose: Callable[[GameState], Action]
) -> list[Step]:
    """Step after step until the debt is paid; none when the way ends in bankruptcy."""
    tx = Tx(ed, clone(s))
    steps: list[Step] = []
    while open_debt(tx.s, debt.id):
        step = choose(tx.s)
        if not isinstance(step, Mortgage | Sell | SellDown):
            return []
        perform(tx, debt.seat, step)
        steps.append(step)
    return steps


def _without_needless(ed: Edition, s: GameState, debt: Debt, steps: list[Step]) -> list[Step]:
    """Leave out what later steps made needless: sales first, as half their price is lost.

    A sale may have been needed only for a mortgage that is left out after it, so
    the search begins anew with every step that goes.
    """
    order = sorted(steps, key=lambda step: (isinstance(step, Mortgage), -_brings(ed, s, step)))
    for step in order:
        rest = [other for other in steps if other is not step]
        used = _used(ed, s, debt, rest)
        if used is not None and used < len(steps):
            return _without_needless(ed, s, debt, rest[:used])
    return steps


def _used(ed: Edition, s: GameState, debt: Debt, steps: Sequence[Step]) -> int | None:
    """How many of these steps it takes to pay; None when they are not enough or not allowed."""
    tx = Tx(ed, clone(s))
    for number, step in enumerate(steps, 1):
        try:
            perform(tx, debt.seat, step)
        except Illegal:
            return None
        if not open_debt(tx.s, debt.id):
            return number
    return None

"""A suggestion of which buildings to sell and which deeds to mortgage to pay a debt."""

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
class DebtPlan:
    """The steps that pay a debt, in order. `amounts` has the cash that each step brings."""

    debt: Debt
    steps: tuple[Step, ...]
    amounts: tuple[int, ...]


def advise(ed: Edition, s: GameState, seat: Seat) -> DebtPlan | None:
    """Return the plan to pay a seat's oldest debt with the smaller loss of rent.

    It compares two plans. Return None if the seat has no debt or cannot raise the cash.
    """
    debt = debt_of(s, seat)
    if debt is None:
        return None

    def smallest(now: GameState) -> Action:
        """Return the engine's next action to pay the debt, which raises cash in small steps."""
        return raise_cash(ed, now, debt)

    planned: list[Pos] = []

    def mortgages_first(now: GameState) -> Action:
        """Return the next of the cheapest mortgages.

        After the last one, return the engine's next action.
        """
        if not planned:
            planned.extend(_cheapest_mortgages(ed, now, debt))
        return Mortgage(planned.pop(0)) if planned else smallest(now)

    ways = [_plan(ed, s, debt, choose) for choose in (smallest, mortgages_first)]
    return min((way for way in ways if way.steps), key=lambda way: _loss(ed, s, way), default=None)


def open_debt(s: GameState, debt: int) -> bool:
    """Return True if the debt with this id is still open."""
    return any(isinstance(frame, Debt) and frame.id == debt for frame in s.pending)


def _plan(ed: Edition, s: GameState, debt: Debt, choose: Callable[[GameState], Action]) -> DebtPlan:
    """Return the plan that `choose` leads to, without steps that are not needed.

    The plan has no steps if `choose` cannot pay the debt.
    """
    steps = _without_needless(ed, s, debt, _collect_steps(ed, s, debt, choose))
    return DebtPlan(debt, tuple(steps), tuple(_amounts(ed, s, debt.seat, steps)))


def _loss(ed: Edition, s: GameState, way: DebtPlan) -> tuple[int, int]:
    """Return the rent lost by a plan, and the extra cost of undoing it later.

    The extra cost is the interest on new mortgages plus the cash from sold buildings.
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
    """Return the sum of the rents of a seat's unmortgaged deeds.

    Rents that depend on dice are for a throw of 7.
    """
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
    """Return the cash that a sale or mortgage brings in this state."""
    board = ed.board
    match step:
        case Mortgage(deed):
            return board.mortgage[deed]
        case Sell(on, count):
            return resale(board, on, count)
        case SellDown(group, to):
            return sum(resale(board, pos, max(0, s.level[pos] - to)) for pos in board.groups[group])


def _cheapest_mortgages(ed: Edition, s: GameState, debt: Debt) -> Sequence[Pos]:
    """Return the deeds whose mortgages raise the missing cash with the least loss of rent.

    Ties go to the least interest. If all deeds together do not bring enough, return all deeds that
    can be mortgaged.
    """
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
    """Return the positions of a seat's deeds that can be mortgaged now."""
    return [
        pos
        for pos in ed.board.deeds
        if s.owner[pos] == seat
        and not s.mortgaged[pos]
        and not group_has_buildings(ed.board, s, pos)
    ]


def _collect_steps(
    ed: Edition, s: GameState, debt: Debt, choose: Callable[[GameState], Action]
) -> list[Step]:
    """Return the steps that `choose` takes until the debt is paid.

    Return an empty list if `choose` runs out of sales and mortgages.
    """
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
    """Return the steps without each one that is not needed to pay the debt.

    Sales with the highest proceeds are tried first, mortgages last. Removing a mortgage can make an
    earlier sale needless, so the search restarts after every removal.
    """
    order = sorted(steps, key=lambda step: (isinstance(step, Mortgage), -_brings(ed, s, step)))
    for step in order:
        rest = [other for other in steps if other is not step]
        used = _steps_needed(ed, s, debt, rest)
        if used is not None and used < len(steps):
            return _without_needless(ed, s, debt, rest[:used])
    return steps


def _steps_needed(ed: Edition, s: GameState, debt: Debt, steps: Sequence[Step]) -> int | None:
    """Return how many of the steps, in order, are enough to pay the debt.

    Return None if all together are not enough, or if one is illegal.
    """
    tx = Tx(ed, clone(s))
    for number, step in enumerate(steps, 1):
        try:
            perform(tx, debt.seat, step)
        except Illegal:
            return None
        if not open_debt(tx.s, debt.id):
            return number
    return None

"""A suggestion of what to sell and mortgage for a debt, with the least loss of rent."""

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
    """The steps that pay a debt, in order, and the cash that each brings."""

    debt: Debt
    steps: tuple[Step, ...]
    amounts: tuple[int, ...]


def advise(ed: Edition, s: GameState, seat: Seat) -> DebtPlan | None:
    """Return the way to pay a seat's oldest debt that loses the least rent.

    Return None without a debt, or if everything together would not pay it.
    """
    debt = debt_of(s, seat)
    if debt is None:
        return None

    def smallest(now: GameState) -> Action:
        """Return the engine's next action towards paying the debt, which prefers small steps."""
        return raise_cash(ed, now, debt)

    planned: list[Pos] = []

    def mortgages_first(now: GameState) -> Action:
        """Return the next of the cheapest mortgages, and after them the engine's next action."""
        if not planned:
            planned.extend(_cheapest_mortgages(ed, now, debt))
        return Mortgage(planned.pop(0)) if planned else smallest(now)

    ways = [_plan(ed, s, debt, choose) for choose in (smallest, mortgages_first)]
    return min((way for way in ways if way.steps), key=lambda way: _loss(ed, s, way), default=None)


def open_debt(s: GameState, debt: int) -> bool:
    """Return True if the debt with this id is still open."""
    return any(isinstance(frame, Debt) and frame.id == debt for frame in s.pending)


def _plan(ed: Edition, s: GameState, debt: Debt, choose: Callable[[GameState], Action]) -> DebtPlan:
    """Return the steps that `choose` leads to, without needless ones, and what each brings."""
    steps = _without_needless(ed, s, debt, _collect_steps(ed, s, debt, choose))
    return DebtPlan(debt, tuple(steps), tuple(_amounts(ed, s, debt.seat, steps)))


def _loss(ed: Edition, s: GameState, way: DebtPlan) -> tuple[int, int]:
    """Return the rent that the steps lose, and the extra cost of undoing them later.

    Undoing costs the interest on mortgages, and the proceeds again for sold buildings.
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
    """Return the sum of the rents of a seat's unmortgaged deeds, for a throw of 7."""
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
    """Return the cash that a step brings in this state."""
    board = ed.board
    match step:
        case Mortgage(deed):
            return board.mortgage[deed]
        case Sell(on, count):
            return resale(board, on, count)
        case SellDown(group, to):
            return sum(resale(board, pos, max(0, s.level[pos] - to)) for pos in board.groups[group])


def _cheapest_mortgages(ed: Edition, s: GameState, debt: Debt) -> Sequence[Pos]:
    """Return the deeds to mortgage for the missing cash that lose the least rent.

    Ties go to the least interest. If no deeds bring enough, return all that can be mortgaged.
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
    """Return a seat's deeds that can be mortgaged now."""
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
    """Return the steps from `choose` until the debt is paid.

    Return no steps if that ends in bankruptcy.
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
    """Remove steps without which the debt is still paid, sales with the highest proceeds first.

    Removing a mortgage can make an earlier sale needless, so the search restarts after every
    removal.
    """
    order = sorted(steps, key=lambda step: (isinstance(step, Mortgage), -_brings(ed, s, step)))
    for step in order:
        rest = [other for other in steps if other is not step]
        used = _steps_needed(ed, s, debt, rest)
        if used is not None and used < len(steps):
            return _without_needless(ed, s, debt, rest[:used])
    return steps


def _steps_needed(ed: Edition, s: GameState, debt: Debt, steps: Sequence[Step]) -> int | None:
    """Return how many of the steps pay the debt, or None if they are too few or illegal."""
    tx = Tx(ed, clone(s))
    for number, step in enumerate(steps, 1):
        try:
            perform(tx, debt.seat, step)
        except Illegal:
            return None
        if not open_debt(tx.s, debt.id):
            return number
    return None

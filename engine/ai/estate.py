"""Building, lifting mortgages and raising money by the chance to win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.actions import Action, Build, BuildUp, Lift, Mortgage, Sell, SellDown
from engine.ai.holdings import Position
from engine.ai.judge import Judge
from engine.ai.levels import Level, wobble
from engine.buildings import (
    contenders,
    even_levels_below,
    free_houses,
    group_has_buildings,
    whole_groups,
)
from engine.decisions import Building, Debt
from engine.edition import Pos, Seat
from engine.money import can_raise, resale, spendable
from engine.mortgage import lift_cost
from engine.state import deeds_of
from engine.view import SeatView

WORTHWHILE = 0.0005
"""Gain in chance that a building, lifting or mortgaging step must exceed, as a fraction."""


def improve(view: SeatView, judge: Judge, seat: Seat, level: Level) -> Action | None:
    """Return the building, lifting or mortgaging step that raises the chance most, or None."""
    return next(iter(best_steps(view, judge, seat, level)), None)


def best_steps(view: SeatView, judge: Judge, seat: Seat, level: Level) -> list[Action]:
    """Return building, lifting and mortgaging steps that raise the chance to win, best first."""
    sight = judge.prospect if level.foresight else judge.chance
    found: dict[Action, float] = {}
    before: float | None = None
    cash = spendable(view, seat) - round(level.nest_egg * view.ed.terrain.unit)
    spare = [] if level.nest_egg else pledges(view, seat)
    for action, then, aim in _steps(view, judge, cash, spare):
        if before is None:
            before = sight(judge.now)
        gain = sight(then) - before
        if aim is not None:
            gain += wobble(level.whims, view.seed_hash, seat, view.turn.number, *aim)
        if gain > max(WORTHWHILE, found.get(action, 0.0)):
            found[action] = gain
    return sorted(found, key=lambda action: -found[action])


Aim: TypeAlias = tuple[str, int] | None
"""The group id and the building level that a step aims at.

The player's error of judgement depends on them. The aim is None for lifting, which has no error.
Otherwise a mortgage and its lifting could both look good, for ever.
"""
Step: TypeAlias = tuple[Action, Position, Aim]
"""An action, the position after all later steps to the same aim, and the aim."""


def _steps(view: SeatView, judge: Judge, cash: int, spare: list[Pos]) -> Iterator[Step]:
    """Yield the steps that a seat can pay for with some cash and the mortgages of spare deeds."""
    seat, board, mortgaged = judge.seat, view.ed.board, view.mortgaged
    groups = whole_groups(board, view, seat)
    for members in groups:
        if True in board.pick[members[0]](mortgaged):
            yield from _clear(view, judge, members, cash)
        else:
            yield from _higher(view, judge, members, cash, spare)
    whole = {pos for members in groups for pos in members}
    if True in mortgaged:
        for pos in deeds_of(view, seat):
            cost = lift_cost(board, pos)
            if mortgaged[pos] and pos not in whole and cost * 2 <= cash:
                yield Lift(pos), _lifted(judge, (pos,), cost), None


def _clear(view: SeatView, judge: Judge, members: tuple[Pos, ...], cash: int) -> Iterator[Step]:
    """Yield the first lifting in a mortgaged whole group, if cash is enough to lift them all."""
    board = view.ed.board
    pledged = tuple(pos for pos in members if view.mortgaged[pos])
    cost = sum(lift_cost(board, pos) for pos in pledged)
    if cost <= cash:
        yield Lift(pledged[0]), _lifted(judge, pledged, cost), None


def _lifted(judge: Judge, deeds: tuple[Pos, ...], cost: int) -> Position:
    then = judge.paid(cost)
    for pos in deeds:
        then.mortgaged[pos] = False
    return then


def _higher(
    view: SeatView, judge: Judge, members: tuple[Pos, ...], cash: int, spare: list[Pos]
) -> Iterator[Step]:
    """Yield the first step towards each higher level of a group.

    It is a purchase if the cash suffices, else the mortgage of a spare deed. If the Bank has too
    few buildings for a level, a single building is the last step.
    """
    seat, board, rules, bank = judge.seat, view.ed.board, view.ed.rules, view.bank
    levels = board.pick[members[0]](view.level)
    price = board.house_cost[members[0]]
    group = board.group[members[0]]
    funds = cash + sum(board.mortgage[pos] for pos in spare)
    for target in range(min(levels) + 1, rules.hotel_level + 1):
        count = sum(target - level for level in levels if level < target)
        cost = count * price
        if cost > funds:
            break
        topped = target > rules.houses_before_hotel
        hotels = sum(1 for level in levels if level < target) if topped else 0
        if count - hotels > bank.houses or hotels > bank.hotels:
            yield from _one_lot(view, judge, seat, members, cash)
            break
        lots = [(pos, target) for pos in members if view.level[pos] < target]
        then = judge.raised(lots, cost)
        if cost <= cash:
            yield _scarce(view, seat, BuildUp(group, target), members), then, (group, target)
            continue
        for pos in spare:
            if then.cash[seat] < 0:
                then.mortgaged[pos] = True
                then.cash[seat] += board.mortgage[pos]
        yield Mortgage(spare[0]), then, (group, target)


def pledges(view: SeatView, seat: Seat) -> list[Pos]:
    """Return the positions of a seat's unmortgaged deeds outside whole street groups.

    Streets come before other deeds, and smaller mortgage values before larger ones. Deeds without
    mortgage value are left out.
    """
    board, owner = view.ed.board, view.owner
    found = []
    for pos in deeds_of(view, seat):
        if view.mortgaged[pos] or not board.mortgage[pos]:
            continue
        holders = board.pick[pos](owner)
        if board.kind[pos] != "street" or holders.count(seat) < len(holders):
            found.append(pos)
    return sorted(found, key=lambda pos: (board.kind[pos] != "street", board.mortgage[pos], pos))


def _one_lot(
    view: SeatView, judge: Judge, seat: Seat, members: tuple[Pos, ...], cash: int
) -> Iterator[Step]:
    """Yield the purchase of one building on the group's lowest lot, if stock and cash allow it."""
    board, rules, bank = view.ed.board, view.ed.rules, view.bank
    lot = min(members, key=lambda pos: view.level[pos])
    level = view.level[lot] + 1
    stock = bank.hotels if level == rules.hotel_level else bank.houses
    if stock and level <= rules.hotel_level and board.house_cost[lot] <= cash:
        then = judge.raised([(lot, level)], board.house_cost[lot])
        yield Build(lot), then, (board.group[lot], level)


def _scarce(view: SeatView, seat: Seat, step: BuildUp, members: tuple[Pos, ...]) -> Action:
    """Return the step for a whole group, or for one lot if other seats want the buildings too."""
    board, rules = view.ed.board, view.ed.rules
    level = min(board.pick[members[0]](view.level))
    kinds: list[Building] = ["house"] if level < rules.houses_before_hotel else []
    if step.to == rules.hotel_level:
        kinds.append("hotel")
    if any(contenders(board, rules, view, seat, kind) for kind in kinds):
        return Build(min(members, key=lambda pos: view.level[pos]))
    return step


def raise_money(view: SeatView, judge: Judge, debt: Debt) -> Action | None:
    """Return the sale or mortgage for a debt that costs the least chance to win per base unit.

    Return None if the debtor cannot raise the debt.
    """
    return next(iter(ways_to_raise(view, judge, debt)), None)


def ways_to_raise(view: SeatView, judge: Judge, debt: Debt) -> list[Action]:
    """Return sales and mortgages for a debt, the least loss of chance per base unit first.

    The list is empty if the debtor cannot raise the debt.
    """
    seat, board = debt.seat, view.ed.board
    if can_raise(board, view, seat) < debt.amount:
        return []
    missing = debt.amount - view.players[seat].cash
    found = [
        ((judge.before[seat] - chance + 0.0001) / min(money, missing), action)
        for action, money, chance in _sales(view, judge, seat)
        if money > 0
    ]
    return [action for _, action in sorted(found, key=lambda way: way[0])]


def _sales(view: SeatView, judge: Judge, seat: Seat) -> Iterator[tuple[Action, int, float]]:
    """Yield each possible mortgage or building sale, its money, and the chance to win afterwards.

    A group with buildings has one sale: of one building, or of a level of the whole group if houses
    are short.
    """
    board, rules = view.ed.board, view.ed.rules
    done: set[tuple[Pos, ...]] = set()
    for pos in deeds_of(view, seat):
        members = board.members[pos]
        if not group_has_buildings(board, view, pos):
            if not view.mortgaged[pos]:
                yield Mortgage(pos), board.mortgage[pos], judge.chance(judge.pledged(pos))
            continue
        if members in done:
            continue
        done.add(members)
        lot = max(members, key=lambda other: (view.level[other], other))
        level = view.level[lot]
        if level < rules.hotel_level or free_houses(view) >= rules.houses_before_hotel:
            money = resale(board, lot, 1)
            yield Sell(lot), money, judge.chance(judge.raised([(lot, level - 1)], -money))
        else:
            to = even_levels_below(rules, view, members)[0]
            money = sum(resale(board, other, view.level[other] - to) for other in members)
            then = judge.raised([(other, to) for other in members], -money)
            yield SellDown(board.group[lot], to), money, judge.chance(then)

"""What can be done with deeds at any time, as suggestions for commands."""

from __future__ import annotations

from dataclasses import dataclass

from bot.catalogue import say
from bot.tables.table import LiveTable
from bot.ui.ids import action_args
from bot.views.buttons import group_name
from engine.actions import Action, Build, BuildUp, Lift, Mortgage, Sell, SellDown
from engine.decisions import BuildForm, Choice, SellForm
from engine.edition import Seat
from engine.money import resale
from engine.mortgage import lift_cost
from engine.options import options


@dataclass(frozen=True)
class Offered:
    """An action that can be chosen by its label, or by a name typed in full."""

    label: str
    name: str
    action: Action

    @property
    def value(self) -> str:
        return ":".join(action_args(self.action))


def buildable(table: LiveTable, seat: Seat) -> list[Offered]:
    """Lots to build on, then whole groups to raise."""
    lots: list[Offered] = []
    groups: list[Offered] = []
    for option in options(table.ed, table.state, seat):
        match option:
            case BuildForm(on=on, most=most, cost=cost):
                lots.append(_of_lot("play.lot_option", table, Build(on), most, cost))
            case Choice(BuildUp() as whole):
                groups.append(_of_group("play.group_option", table, whole))
            case _:
                pass
    return lots + groups


def sellable(table: LiveTable, seat: Seat) -> list[Offered]:
    """Lots to sell from, then whole groups to take down."""
    lots: list[Offered] = []
    groups: list[Offered] = []
    for option in options(table.ed, table.state, seat):
        match option:
            case SellForm(on=on, most=most, value=value):
                lots.append(_of_lot("play.sell_option", table, Sell(on), most, value))
            case Choice(SellDown() as whole):
                groups.append(_of_group("play.group_sell_option", table, whole))
            case _:
                pass
    return lots + groups


def mortgageable(table: LiveTable, seat: Seat) -> list[Offered]:
    """Deeds that can be mortgaged, with what they bring."""
    board = table.ed.board
    return [
        _of_deed(table, option.action.deed, board.mortgage[option.action.deed], option.action)
        for option in options(table.ed, table.state, seat)
        if isinstance(option, Choice) and isinstance(option.action, Mortgage)
    ]


def liftable(table: LiveTable, seat: Seat) -> list[Offered]:
    """Mortgages that can be lifted, with what that costs."""
    board = table.ed.board
    return [
        _of_deed(table, option.action.deed, lift_cost(board, option.action.deed), option.action)
        for option in options(table.ed, table.state, seat)
        if isinstance(option, Choice) and isinstance(option.action, Lift)
    ]


def _of_deed(table: LiveTable, pos: int, amount: int, action: Action) -> Offered:
    name = table.ed.board.name[pos]
    shown = table.ed.currency.show(amount)
    return Offered(say("play.mortgage_option", deed=name, amount=shown), name, action)


def _of_lot(key: str, table: LiveTable, action: Build | Sell, most: int, amount: int) -> Offered:
    name = table.ed.board.name[action.on]
    label = say(key, deed=name, most=most, cost=table.ed.currency.show(amount))
    return Offered(label, name, action)


def _of_group(key: str, table: LiveTable, whole: BuildUp | SellDown) -> Offered:
    amount = table.ed.currency.show(_price(table, whole))
    label = say(key, group=group_name(table.ed, whole.group), level=whole.to, amount=amount)
    return Offered(label, label, whole)


def _price(table: LiveTable, whole: BuildUp | SellDown) -> int:
    """What raising a group costs, or what taking it down brings."""
    board, level = table.ed.board, table.state.level
    members = board.groups[whole.group]
    if isinstance(whole, SellDown):
        return sum(resale(board, pos, level[pos] - whole.to) for pos in members)
    return sum((whole.to - level[pos]) * board.house_cost[pos] for pos in members)

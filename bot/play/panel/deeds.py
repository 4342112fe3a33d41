"""The possible building and mortgage actions, their prices, and choices for slash commands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.tables.table import LiveTable
from bot.ui.custom_ids import action_args
from bot.words import say
from bot.words.narration.vocabulary import TableWords
from engine.actions import Action, Build, BuildUp, Lift, Mortgage, Sell, SellDown
from engine.decisions import BuildForm, Choice, Option, SellForm
from engine.edition import Edition, Seat
from engine.money import resale
from engine.mortgage import lift_cost
from engine.options import options
from engine.state import GameState
from renders.words import group_name

BuildOrSell: TypeAlias = Literal["build", "sell"]
MortgageOrLift: TypeAlias = Literal["mortgage", "lift"]


def lot_forms(found: Iterable[Option], works: BuildOrSell) -> list[BuildForm | SellForm]:
    """Return the options for single lots: all to build, or all to sell."""
    kind = BuildForm if works == "build" else SellForm
    return [option for option in found if isinstance(option, kind)]


def each_price(form: BuildForm | SellForm) -> int:
    """Return the cost of one building on a lot, or for a sale its proceeds."""
    return form.cost if isinstance(form, BuildForm) else form.value


def group_steps(found: Iterable[Option], works: BuildOrSell) -> list[BuildUp | SellDown]:
    """Return the possible actions that build up a whole group, or that sell from one."""
    kind = BuildUp if works == "build" else SellDown
    actions = [option.action for option in found if isinstance(option, Choice)]
    return [action for action in actions if isinstance(action, kind)]


def group_price(ed: Edition, s: GameState, step: BuildUp | SellDown) -> int:
    """Return the cost of building up a group, or the proceeds of selling from one."""
    board, level = ed.board, s.level
    members = board.groups[step.group]
    if isinstance(step, BuildUp):
        return sum(max(0, step.to - level[pos]) * board.house_cost[pos] for pos in members)
    return sum(resale(board, pos, max(0, level[pos] - step.to)) for pos in members)


def deed_steps(
    ed: Edition, found: Iterable[Option], page: MortgageOrLift
) -> list[tuple[Mortgage | Lift, int]]:
    """Return the possible actions of one page: mortgaging deeds, or lifting mortgages.

    Each has its amount: the cash from the mortgage, or the cost of the lift.
    """
    kind = Mortgage if page == "mortgage" else Lift
    actions = [option.action for option in found if isinstance(option, Choice)]
    steps = [action for action in actions if isinstance(action, kind)]
    if page == "mortgage":
        return [(step, ed.board.mortgage[step.deed]) for step in steps]
    return [(step, lift_cost(ed.board, step.deed)) for step in steps]


@dataclass(frozen=True)
class Offered:
    """An action offered by a slash command.

    Users choose it from the suggestions, or type its `label` or `name`.
    """

    label: str
    name: str
    action: Action

    @property
    def key(self) -> str:
        """The action as text, used as the value of a suggestion."""
        return ":".join(action_args(self.action))


def offered_works(works: BuildOrSell, table: LiveTable, seat: Seat) -> list[Offered]:
    """Return the choices of `/build` or `/sell`: single lots, then whole groups."""
    ed, s, show = table.ed, table.state, table.ed.currency.show
    found, words = options(ed, s, seat), TableWords(ed, ())
    offered = []
    for form in lot_forms(found, works):
        name, cost = ed.board.name[form.on], show(each_price(form))
        label = say(f"play-{works}_option", deed=name, most=form.most, cost=cost)
        offered.append(Offered(label, name, (Build if works == "build" else Sell)(form.on)))
    for step in group_steps(found, works):
        group, amount = group_name(ed, step.group), show(group_price(ed, s, step))
        level = words.level(step.to) if step.to else say("panel-bare_lot")
        label = say(f"play-group_{works}_option", group=group, level=level, amount=amount)
        offered.append(Offered(label, label, step))
    return offered


def offered_deeds(page: MortgageOrLift, table: LiveTable, seat: Seat) -> list[Offered]:
    """Return the choices of `/mortgage` or `/lift`, one for each possible deed."""
    offered = []
    for step, amount in deed_steps(table.ed, options(table.ed, table.state, seat), page):
        name, shown = table.ed.board.name[step.deed], table.ed.currency.show(amount)
        label = say("play-mortgage_option", deed=name, amount=shown)
        offered.append(Offered(label, name, step))
    return offered

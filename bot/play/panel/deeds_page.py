"""The panel's pages for mortgaging deeds and for lifting mortgages."""

from __future__ import annotations

from bot.play.panel.deeds import MortgageOrLift, deed_steps
from bot.play.panel.parts import PanelView, bottom_row, group_select
from bot.ui.components import MOST_CHOICES, Part, Select
from bot.ui.components import SelectOption as Entry
from bot.ui.message import Message
from bot.words import say
from engine.actions import Lift, Mortgage
from engine.edition import Pos
from engine.money import spendable
from engine.mortgage import lift_cost


def deeds_of(panel: PanelView, page: MortgageOrLift) -> dict[Pos, int]:
    """Return the deeds that one page offers to mortgage (or to lift), with the amounts.

    The keys are the deeds' positions. Lifts that answer a question of the table are left out.
    """
    steps = deed_steps(panel.ed, panel.options, page)
    found = {step.deed: amount for step, amount in steps if step == deed_action(page, step.deed)}
    return dict(sorted(found.items()))


def deed_action(page: MortgageOrLift, pos: Pos) -> Mortgage | Lift:
    """Return the action that mortgages a deed or that lifts its mortgage."""
    return Mortgage(pos) if page == "mortgage" else Lift(pos)


def deeds_page(panel: PanelView, page: MortgageOrLift, group: int = -1) -> Message:
    """Return the page for mortgaging deeds or for lifting mortgages.

    If one list cannot hold all deeds, a further list selects the group whose deeds are shown.
    """
    board = panel.ed.board
    deeds = deeds_of(panel, page)
    rows: list[list[Part]] = []
    place = -1
    if len(deeds) > MOST_CHOICES:
        groups = [name for name in panel.groups if any(board.group[pos] == name for pos in deeds)]
        chosen = panel.chosen(group, groups)
        place = panel.groups.index(chosen)
        deeds = {pos: amount for pos, amount in deeds.items() if board.group[pos] == chosen}
        rows.append(group_select(panel, page, groups[:MOST_CHOICES], chosen))
    if deeds:
        entries = [_entry(panel, page, pos, amount) for pos, amount in deeds.items()][:MOST_CHOICES]
        pick = panel.id("panel-deeds", page, place)
        rows.append([Select(pick, say(f"panel-which_{page}"), entries, most=len(entries))])
    rows.append(bottom_row(panel, page, place))
    debts = panel.debts() if page == "mortgage" else []
    return Message("\n".join([_head(panel, page, bool(deeds)), *debts]), rows)


def _head(panel: PanelView, page: MortgageOrLift, anything: bool) -> str:
    if not anything:
        return say(f"panel-no_{page}")
    cash = panel.money(panel.s.players[panel.seat].cash)
    free = panel.money(max(0, spendable(panel.s, panel.seat)))
    percent = panel.ed.rules.mortgage_interest
    return say(f"panel-{page}_page", percent=percent, cash=cash, spendable=free)


def _entry(panel: PanelView, page: MortgageOrLift, pos: Pos, amount: int) -> Entry:
    board = panel.ed.board
    note = say(
        f"panel-{page}_note",
        group=panel.group(board.group[pos]),
        held=panel.held(pos),
        all=len(board.members[pos]),
        back=panel.money(lift_cost(board, pos)),
        interest=panel.money(board.interest[pos]),
    )
    label = say("panel-deed_option", deed=board.name[pos], amount=panel.money(amount))
    return Entry(label, str(pos), note)

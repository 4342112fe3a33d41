"""The pages for building and selling: whole groups by buttons, single lots by a list.

Everything is absolute: a button says which level the lots end on, so that
pressing twice does nothing twice.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.catalogue import safe, say
from bot.ui.ids import NotOurs
from bot.ui.parts import Button, Part, Select
from bot.ui.parts import Choice as Entry
from bot.views.panel_parts import (
    MOST_OPTIONS,
    Page,
    PanelView,
    bottom,
    group_select,
    rows_of,
)
from engine.actions import Build, BuildUp, Sell, SellDown
from engine.buildings import holds_group
from engine.decisions import BuildForm, Choice, SellForm
from engine.edition import Pos
from engine.money import resale, spendable
from engine.rent import street_rent
from engine.state import GameState, clone

Works: TypeAlias = Literal["build", "sell"]


def lot_forms(desk: PanelView, page: Works) -> list[BuildForm] | list[SellForm]:
    """The lots that can go up, or down, one by one."""
    if page == "build":
        return [option for option in desk.options if isinstance(option, BuildForm)]
    return [option for option in desk.options if isinstance(option, SellForm)]


def group_steps(desk: PanelView, page: Works) -> list[BuildUp | SellDown]:
    """The levels that whole groups can be brought to in one step."""
    kind = BuildUp if page == "build" else SellDown
    found = [option.action for option in desk.options if isinstance(option, Choice)]
    return [action for action in found if isinstance(action, kind)]


def whole_groups(desk: PanelView) -> list[str]:
    """Groups with lots, all in this player's hand."""
    board = desk.ed.board
    return [
        group
        for group, (first, *_) in board.groups.items()
        if board.house_cost[first] and holds_group(board, desk.s, desk.seat, first)
    ]


def group_action(desk: PanelView, page: Works, group: int, level: int) -> BuildUp | SellDown:
    """What a button for a whole group does."""
    if group not in range(len(desk.groups)):
        raise NotOurs(str(group))
    name = desk.groups[group]
    return BuildUp(name, level) if page == "build" else SellDown(name, level)


def lot_action(s: GameState, pos: Pos, level: int) -> Build | Sell | None:
    """What brings a lot to a level; None when it is there."""
    if pos not in range(len(s.level)):
        raise NotOurs(str(pos))
    change = level - s.level[pos]
    if not change:
        return None
    return Build(pos, change) if change > 0 else Sell(pos, -change)


def works_page(desk: PanelView, page: Works, group: int = -1) -> Page:
    """Building or selling: the group first where there are several, then its lots."""
    board = desk.ed.board
    lots = {board.group[form.on] for form in lot_forms(desk, page)}
    lots |= {action.group for action in group_steps(desk, page)}
    groups = [name for name in desk.groups if name in lots]
    named = desk.groups[group] if 0 <= group < len(desk.groups) else ""
    chosen = named if named in groups else next(iter(groups), "")
    rows: list[list[Part]] = []
    if len(groups) > 1:
        rows.append(group_select(desk, page, groups[:MOST_OPTIONS], chosen))
    if chosen:
        rows += rows_of(_group_buttons(desk, page, chosen))
        entries = _lot_entries(desk, page, chosen)[:MOST_OPTIONS]
        if entries:
            pick = desk.id("panel-lot", page, desk.groups.index(chosen))
            rows.append([Select(pick, say(f"panel.one_lot_{page}"), entries)])
    rows.append(bottom(desk, page, desk.groups.index(chosen) if chosen else -1))
    return Page("\n".join(_head(desk, page, bool(groups))), rows)


def _head(desk: PanelView, page: Works, anything: bool) -> list[str]:
    if page == "sell":
        cash = desk.money(desk.s.players[desk.seat].cash)
        return [say("panel.sell_page", cash=cash) if anything else say("panel.no_sell")]
    bank, terms = desk.s.bank, desk.ed.terms
    first = say(
        "panel.build_page",
        spendable=desk.money(max(0, spendable(desk.s, desk.seat))),
        houses=f"{bank.houses} {safe((terms.house if bank.houses == 1 else terms.houses).lower())}",
        hotels=f"{bank.hotels} {safe((terms.hotel if bank.hotels == 1 else terms.hotels).lower())}",
    )
    if not whole_groups(desk):
        return [first, say("panel.no_build")]
    return [first, *_blocked(desk)]


def _blocked(desk: PanelView) -> list[str]:
    """Why a group that is held whole cannot be built on, or only lot by lot."""
    lines = []
    single = {desk.ed.board.group[form.on] for form in lot_forms(desk, "build")}
    stepped = {action.group for action in group_steps(desk, "build")}
    for group in whole_groups(desk):
        if group in stepped:
            continue
        members = desk.ed.board.groups[group]
        lot = min(members, key=lambda pos: desk.s.level[pos])
        level = desk.s.level[lot]
        if level == desk.ed.rules.hotel_level:
            reason = say("panel.full")
        elif group in single:
            reason = desk.refusal(BuildUp(group, level + 1))
        else:
            reason = desk.refusal(Build(lot))
        lines.append(say("panel.blocked", group=safe(desk.group(group)), reason=reason))
    return lines


def _group_buttons(desk: PanelView, page: Works, group: str) -> list[Button]:
    place = desk.groups.index(group)
    buttons = []
    for action in group_steps(desk, page):
        if action.group != group:
            continue
        words = {
            "group": desk.group(group).lower(),
            "amount": desk.money(_group_amount(desk, action)),
        }
        label = (
            say("panel.all_to", level=desk.words.level(action.to), **words)
            if action.to
            else say("panel.all_bare", **words)
        )
        pressed = desk.id("panel-level", page, place, action.to)
        buttons.append(Button(label, pressed, "success" if page == "build" else "danger"))
    return buttons


def _group_amount(desk: PanelView, action: BuildUp | SellDown) -> int:
    """What a whole group's step costs or brings."""
    board, level = desk.ed.board, desk.s.level
    members = board.groups[action.group]
    if isinstance(action, BuildUp):
        return sum(max(0, action.to - level[pos]) * board.house_cost[pos] for pos in members)
    return sum(resale(board, pos, max(0, level[pos] - action.to)) for pos in members)


def _lot_entries(desk: PanelView, page: Works, group: str) -> list[Entry]:
    board, s = desk.ed.board, desk.s
    entries = []
    for form in lot_forms(desk, page):
        if board.group[form.on] != group:
            continue
        pos = form.on
        for count in range(1, form.most + 1):
            level = s.level[pos] + (count if isinstance(form, BuildForm) else -count)
            each = form.cost if isinstance(form, BuildForm) else form.value
            words = {"lot": board.name[pos], "amount": desk.money(count * each)}
            label = (
                say("panel.lot_to", level=desk.words.level(level), **words)
                if level
                else say("panel.lot_bare", **words)
            )
            rent = say("panel.lot_rent", rent=desk.money(_rent_at(desk, pos, level)))
            entries.append(Entry(label, f"{pos}.{level}", rent))
    return entries


def _rent_at(desk: PanelView, pos: Pos, level: int) -> int:
    then = clone(desk.s)
    then.level[pos] = level
    return street_rent(desk.ed.board, desk.ed.rules, then, pos)[0]

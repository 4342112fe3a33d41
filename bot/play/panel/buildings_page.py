"""The panel's pages for building and for selling, by groups and by single lots.

Custom ids name the final building level, so that a second press changes nothing.
"""

from __future__ import annotations

from bot.play.panel.deeds import BuildOrSell, each_price, group_price, group_steps, lot_forms
from bot.play.panel.parts import PanelView, bottom_row, group_select
from bot.ui.components import MOST_CHOICES, Button, Part, Select, in_rows
from bot.ui.components import SelectOption as Entry
from bot.ui.custom_ids import NotOurs
from bot.ui.message import Message
from bot.words import safe, say
from engine.actions import Build, BuildUp, Sell, SellDown
from engine.buildings import holds_group
from engine.decisions import BuildForm
from engine.edition import Pos
from engine.money import spendable
from engine.rent import street_rent
from engine.state import GameState, clone
from renders.words import Words


def whole_groups(panel: PanelView) -> list[str]:
    """Return the ids of the street groups of which the player owns every lot."""
    board = panel.ed.board
    return [
        group
        for group, (first, *_) in board.groups.items()
        if board.house_cost[first] and holds_group(board, panel.s, panel.seat, first)
    ]


def group_action(panel: PanelView, page: BuildOrSell, group: int, level: int) -> BuildUp | SellDown:
    """Return the action that brings a whole group to a building level.

    Raise `NotOurs` if there is no group with this index.
    """
    if group not in range(len(panel.groups)):
        raise NotOurs(str(group))
    name = panel.groups[group]
    return BuildUp(name, level) if page == "build" else SellDown(name, level)


def lot_action(s: GameState, pos: Pos, level: int) -> Build | Sell | None:
    """Return the action that brings a lot to a building level.

    Return None if the lot is at that level. Raise `NotOurs` for an unknown position.
    """
    if pos not in range(len(s.level)):
        raise NotOurs(str(pos))
    change = level - s.level[pos]
    if not change:
        return None
    return Build(pos, change) if change > 0 else Sell(pos, -change)


def works_page(panel: PanelView, page: BuildOrSell, group: int = -1) -> Message:
    """Return the page for building or selling.

    If the player can build on (or sell from) several groups, the page has a list of them.
    """
    board = panel.ed.board
    lots = {board.group[form.on] for form in lot_forms(panel.options, page)}
    lots |= {action.group for action in group_steps(panel.options, page)}
    groups = [name for name in panel.groups if name in lots]
    chosen = panel.chosen(group, groups)
    rows: list[list[Part]] = []
    if len(groups) > 1:
        rows.append(group_select(panel, page, groups[:MOST_CHOICES], chosen))
    if chosen:
        rows += in_rows(_group_buttons(panel, page, chosen), 2)
        entries = _lot_entries(panel, page, chosen)[:MOST_CHOICES]
        if entries:
            pick = panel.id("panel-lot", page, panel.groups.index(chosen))
            rows.append([Select(pick, say(f"panel-one_lot_{page}"), entries)])
    rows.append(bottom_row(panel, page, panel.groups.index(chosen) if chosen else -1))
    return Message("\n".join(_head(panel, page, bool(groups))), rows)


def _head(panel: PanelView, page: BuildOrSell, anything: bool) -> list[str]:
    if page == "sell":
        cash = panel.money(panel.s.players[panel.seat].cash)
        first = say("panel-sell_page", cash=cash) if anything else say("panel-no_sell")
        return [first, *panel.debts()]
    bank, counted = panel.s.bank, Words(say, panel.ed, ())
    first = say(
        "panel-build_page",
        spendable=panel.money(max(0, spendable(panel.s, panel.seat))),
        houses=safe(counted.buildings("house", bank.houses)),
        hotels=safe(counted.buildings("hotel", bank.hotels)),
    )
    if not whole_groups(panel):
        return [first, say("panel-no_build")]
    return [first, *_blocked(panel)]


def _blocked(panel: PanelView) -> list[str]:
    """Return a line for each complete group that cannot be built up as a whole now.

    The line has the reason.
    """
    lines = []
    single = {panel.ed.board.group[form.on] for form in lot_forms(panel.options, "build")}
    stepped = {action.group for action in group_steps(panel.options, "build")}
    for group in whole_groups(panel):
        if group in stepped:
            continue
        members = panel.ed.board.groups[group]
        lot = min(members, key=lambda pos: panel.s.level[pos])
        level = panel.s.level[lot]
        if level == panel.ed.rules.hotel_level:
            reason = say("panel-full")
        elif group in single:
            reason = panel.refusal(BuildUp(group, level + 1))
        else:
            reason = panel.refusal(Build(lot))
        lines.append(say("panel-blocked", group=safe(panel.group(group)), reason=reason))
    return lines


def _group_buttons(panel: PanelView, page: BuildOrSell, group: str) -> list[Button]:
    place = panel.groups.index(group)
    buttons = []
    for action in group_steps(panel.options, page):
        if action.group != group:
            continue
        words = {
            "group": panel.group(group).lower(),
            "amount": panel.money(group_price(panel.ed, panel.s, action)),
        }
        label = say("panel-all_bare", **words)
        if action.to:
            label = say("panel-all_to", level=panel.words.level(action.to), **words)
        pressed = panel.id("panel-level", page, place, action.to)
        buttons.append(Button(label, pressed, "success" if page == "build" else "danger"))
    return buttons


def _lot_entries(panel: PanelView, page: BuildOrSell, group: str) -> list[Entry]:
    board, s = panel.ed.board, panel.s
    entries = []
    for form in lot_forms(panel.options, page):
        if board.group[form.on] != group:
            continue
        pos = form.on
        for count in range(1, form.most + 1):
            level = s.level[pos] + (count if isinstance(form, BuildForm) else -count)
            words = {"lot": board.name[pos], "amount": panel.money(count * each_price(form))}
            label = say("panel-lot_bare", **words)
            if level:
                label = say("panel-lot_to", level=panel.words.level(level), **words)
            rent = say("panel-lot_rent", rent=panel.money(_rent_at(panel, pos, level)))
            entries.append(Entry(label, f"{pos}.{level}", rent))
    return entries


def _rent_at(panel: PanelView, pos: Pos, level: int) -> int:
    then = clone(panel.s)
    then.level[pos] = level
    return street_rent(panel.ed.board, panel.ed.rules, then, pos)[0]

"""The pages for mortgaging and lifting: one list, several deeds at once."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.catalogue import say
from bot.ui.parts import Choice as Entry
from bot.ui.parts import Part, Select
from bot.views.panel_parts import MOST_OPTIONS, Page, PanelView, bottom, group_select
from engine.actions import Lift, Mortgage
from engine.decisions import Choice
from engine.edition import Pos
from engine.money import spendable
from engine.mortgage import lift_cost

Deeds: TypeAlias = Literal["mortgage", "lift"]


def deeds_of(desk: PanelView, page: Deeds) -> dict[Pos, int]:
    """The deeds that can be mortgaged, or lifted, with what that brings or costs."""
    board = desk.ed.board
    found: dict[Pos, int] = {}
    for option in desk.options:
        match option:
            case Choice(Mortgage(pos)) if page == "mortgage":
                found[pos] = board.mortgage[pos]
            case Choice(Lift(pos, 0)) if page == "lift":
                found[pos] = lift_cost(board, pos)
            case _:
                pass
    return dict(sorted(found.items()))


def deed_action(page: Deeds, pos: Pos) -> Mortgage | Lift:
    """What choosing a deed on a page does."""
    return Mortgage(pos) if page == "mortgage" else Lift(pos)


def deeds_page(desk: PanelView, page: Deeds, group: int = -1) -> Page:
    """Mortgaging or lifting; where a list cannot hold all deeds, the group comes first."""
    board = desk.ed.board
    deeds = deeds_of(desk, page)
    rows: list[list[Part]] = []
    place = -1
    if len(deeds) > MOST_OPTIONS:
        groups = [name for name in desk.groups if any(board.group[pos] == name for pos in deeds)]
        named = desk.groups[group] if 0 <= group < len(desk.groups) else ""
        chosen = named if named in groups else groups[0]
        place = desk.groups.index(chosen)
        deeds = {pos: amount for pos, amount in deeds.items() if board.group[pos] == chosen}
        rows.append(group_select(desk, page, groups[:MOST_OPTIONS], chosen))
    if deeds:
        entries = [_entry(desk, page, pos, amount) for pos, amount in deeds.items()][:MOST_OPTIONS]
        pick = desk.id("panel-deeds", page, place)
        rows.append([Select(pick, say(f"panel.which_{page}"), entries, most=len(entries))])
    rows.append(bottom(desk, page, place))
    return Page(_head(desk, page, bool(deeds)), rows)


def _head(desk: PanelView, page: Deeds, anything: bool) -> str:
    if not anything:
        return say(f"panel.no_{page}")
    cash = desk.money(desk.s.players[desk.seat].cash)
    free = desk.money(max(0, spendable(desk.s, desk.seat)))
    percent = desk.ed.rules.mortgage_interest
    return say(f"panel.{page}_page", percent=percent, cash=cash, spendable=free)


def _entry(desk: PanelView, page: Deeds, pos: Pos, amount: int) -> Entry:
    board = desk.ed.board
    note = say(
        f"panel.{page}_note",
        group=desk.group(board.group[pos]),
        held=desk.held(pos),
        all=len(board.members[pos]),
        back=desk.money(lift_cost(board, pos)),
        interest=desk.money(board.interest[pos]),
    )
    label = say("panel.deed_option", deed=board.name[pos], amount=desk.money(amount))
    return Entry(label, str(pos), note)

"""The first page of a player's private panel, and the way to all others."""

from __future__ import annotations

from collections.abc import Sequence

from bot.catalogue import safe, say
from bot.ui.parts import Button, Part
from bot.views.panel_buildings import Works, lot_forms, whole_groups, works_page
from bot.views.panel_debt import debt_page
from bot.views.panel_deeds import Deeds, deeds_of, deeds_page
from bot.views.panel_parts import Name, Page, PanelView, few
from engine.actions import UseCard
from engine.decisions import BuildForm, Choice
from engine.money import debt_of, spendable
from engine.view import view


def panel_page(desk: PanelView, name: Name, group: int = -1) -> Page:
    """Any page of the panel as the table is now; those who cannot act see the first one only."""
    if why_idle(desk):
        return home_page(desk)
    match name:
        case "build" | "sell":
            return works_page(desk, name, group)
        case "mortgage" | "lift":
            return deeds_page(desk, name, group)
        case "debt":
            return debt_page(desk)
        case _:
            return home_page(desk)


def why_idle(desk: PanelView) -> str:
    """Why this player can only look; empty for those who can act."""
    if desk.s.result is not None:
        return say("panel.over")
    if desk.s.players[desk.seat].out:
        return say("panel.out")
    if desk.kept:
        return say("panel.kept")
    return say("panel.paused") if desk.paused else ""


def home_page(desk: PanelView) -> Page:
    """Cash, debts, jail cards, and what can be done, with prices."""
    s, seat = desk.s, desk.seat
    player = s.players[seat]
    lines = [_title(desk)]
    if reason := why_idle(desk):
        return Page("\n".join([*lines, reason]), _rows_to_look(desk))
    free = spendable(s, seat)
    if free < player.cash:
        bound = desk.money(player.cash - free)
        lines.append(say("panel.bound", bound=bound, spendable=desk.money(free)))
    if debt := debt_of(s, seat):
        missing = desk.money(debt.amount - player.cash)
        lines.append(say("panel.debt", missing=missing, **desk.owing(debt)))
        lines += desk.later_debts()
    if player.cards:
        decks = {deck.id: deck.name for deck in desk.ed.decks}
        lines.append(say("panel.cards", cards=few([decks[card] for card in player.cards])))
    return Page("\n".join([*lines, *_possible(desk)]), _rows(desk))


def _title(desk: PanelView) -> str:
    """The player's name and cash, and the worth unless it is hidden (TAX-3)."""
    name, cash = safe(desk.names[desk.seat]), desk.money(desk.s.players[desk.seat].cash)
    worth = view(desk.ed, desk.s).worth_of(desk.seat)
    if worth is None:
        return say("panel.title_hidden", name=name, cash=cash)
    return say("panel.title", name=name, cash=cash, worth=desk.money(worth))


def _possible(desk: PanelView) -> list[str]:
    """What can be built, sold, mortgaged and lifted, with prices."""
    lines: list[str] = []
    works: tuple[Works, ...] = ("build", "sell")
    for page in works:
        prices = {
            desk.ed.board.group[form.on]: form.cost if isinstance(form, BuildForm) else form.value
            for form in lot_forms(desk, page)
        }
        lines += _line(desk, page, [(desk.group(group), price) for group, price in prices.items()])
    papers: tuple[Deeds, ...] = ("mortgage", "lift")
    for paper in papers:
        deeds = deeds_of(desk, paper)
        priced = [(desk.ed.board.name[pos], amount) for pos, amount in deeds.items()]
        lines += _line(desk, paper, priced)
    return lines or [say("panel.nothing")]


def _line(desk: PanelView, page: str, priced: Sequence[tuple[str, int]]) -> list[str]:
    key = "panel.each" if page in ("build", "sell") else "panel.priced"
    items = [say(key, name=name, price=desk.money(price)) for name, price in priced]
    return [say(f"panel.can_{page}", items=few(items))] if items else []


def _rows(desk: PanelView) -> list[list[Part]]:
    ready: dict[Name, bool] = {
        "build": bool(whole_groups(desk)),
        "sell": bool(lot_forms(desk, "sell")),
        "mortgage": bool(deeds_of(desk, "mortgage")),
        "lift": bool(deeds_of(desk, "lift")),
    }
    works: list[Part] = [
        Button(say(f"panel.{page}"), desk.show(page), disabled=not anything)
        for page, anything in ready.items()
    ]
    urgent: list[Part] = []
    if debt_of(desk.s, desk.seat) is not None:
        urgent.append(Button(say("panel.pay"), desk.show("debt"), "primary"))
    decks = {deck.id: deck.name for deck in desk.ed.decks}
    for option in desk.options:
        if isinstance(option, Choice) and isinstance(option.action, UseCard):
            label = say("panel.use_card", deck=decks[option.action.deck])
            card = desk.id("panel-card", option.action.ref, option.action.deck)
            urgent.append(Button(label, card, "primary"))
    if desk.can_undo:
        urgent.append(Button(say("panel.undo"), desk.id("seat-undo")))
    last: list[Part] = [
        Button(say("panel.trade"), desk.id("trade")),
        Button(say("panel.preferences"), desk.id("panel-wishes")),
        Button(say("panel.refresh"), desk.show("home")),
    ]
    return [row for row in (urgent, works, last) if row]


def _rows_to_look(desk: PanelView) -> list[list[Part]]:
    row: list[Part] = [
        Button(say("panel.preferences"), desk.id("panel-wishes")),
        Button(say("panel.refresh"), desk.show("home")),
    ]
    if desk.kept:
        row.insert(0, Button(say("panel.im_back"), desk.id("back"), "success"))
    return [row]

"""The first page of a private panel, and the choice of a panel page by its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.play.info.board_pages import hand_drawing
from bot.play.panel.buildings_page import whole_groups, works_page
from bot.play.panel.debt_page import debt_page
from bot.play.panel.deeds import BuildOrSell, MortgageOrLift, each_price, lot_forms
from bot.play.panel.deeds_page import deeds_of, deeds_page
from bot.play.panel.parts import PageName, PanelView, few, noted
from bot.play.turn.views import MOST_ROWS, tightened
from bot.ui.components import Button, Part
from bot.ui.message import Message
from bot.words import listed, safe, say
from engine.money import debt_of, spendable
from engine.mortgage import lift_cost
from engine.view import view


def panel_page(panel: PanelView, name: PageName, group: int = -1, note: str = "") -> Message:
    """Return a panel page with a picture of the player's hand.

    `note` is shown above the page's text.
    """
    seen = view(panel.ed, panel.s, panel.seat)
    hand = hand_drawing(seen, panel.names, panel.seat, panel.theme)
    return replace(noted(_page(panel, name, group), note), picture=hand)


def _page(panel: PanelView, name: PageName, group: int) -> Message:
    """Return the page with this name. Players who cannot act get the first page."""
    if why_idle(panel):
        return home_page(panel)
    match name:
        case "build" | "sell":
            return works_page(panel, name, group)
        case "mortgage" | "lift":
            return deeds_page(panel, name, group)
        case "debt":
            return debt_page(panel)
        case _:
            return home_page(panel)


def why_idle(panel: PanelView) -> str:
    """Return the reason why a player cannot act now, or an empty text if the player can."""
    if panel.s.result is not None:
        return say("panel-over")
    if panel.s.players[panel.seat].out:
        return say("panel-out")
    if panel.kept:
        return say("panel-kept")
    return say("panel-paused") if panel.paused else ""


def home_page(panel: PanelView) -> Message:
    """Return the first page of a panel.

    It has the question, cash, debts, jail cards, and possible actions with prices. For a player who
    cannot act, it has only name, cash, total worth and the reason.
    """
    s, seat = panel.s, panel.seat
    player = s.players[seat]
    lines = [_title(panel)]
    if reason := why_idle(panel):
        return Message("\n".join([*lines, reason]), _rows_to_look(panel))
    debt = debt_of(s, seat)
    if panel.question.words and debt is None:
        first = bool(panel.question.rows)  # else the words only name the players who are asked
        lines.insert(0 if first else 1, panel.question.words)
    free = spendable(s, seat)
    if free < player.cash:
        bound = panel.money(player.cash - free)
        lines.append(say("panel-bound", bound=bound, spendable=panel.money(free)))
    lines += panel.debts()
    if player.cards:
        decks = {deck.id: deck.name for deck in panel.ed.decks}
        lines.append(say("panel-cards", cards=few([decks[card] for card in player.cards])))
    lines += [*_possible(panel), *_automatic_lines(panel)]
    return Message("\n".join(lines), _rows(panel))


def _title(panel: PanelView) -> str:
    """TAX-3: return a line with the player's name, cash, and total worth.

    A hidden worth is left out.
    """
    name, cash = safe(panel.names[panel.seat]), panel.money(panel.s.players[panel.seat].cash)
    worth = view(panel.ed, panel.s).worth_of(panel.seat)
    if worth is None:
        return say("panel-title_hidden", name=name, cash=cash)
    return say("panel-title", name=name, cash=cash, worth=panel.money(worth))


def _possible(panel: PanelView) -> list[str]:
    """Return lines that list the groups and deeds to build, sell, mortgage or lift, with prices.

    If there are none, return a line with the reason.
    """
    lines: list[str] = []
    works: tuple[BuildOrSell, ...] = ("build", "sell")
    for page in works:
        prices = {
            panel.ed.board.group[form.on]: each_price(form)
            for form in lot_forms(panel.options, page)
        }
        lines += _line(
            panel, page, [(panel.group(group), price) for group, price in prices.items()]
        )
    papers: tuple[MortgageOrLift, ...] = ("mortgage", "lift")
    for paper in papers:
        deeds = deeds_of(panel, paper)
        priced = [(panel.ed.board.name[pos], amount) for pos, amount in deeds.items()]
        lines += _line(panel, paper, priced)
    return lines or [_why_nothing(panel)]


def _why_nothing(panel: PanelView) -> str:
    """Return the reason why a player cannot build, sell, mortgage or lift anything."""
    board, s = panel.ed.board, panel.s
    held = [pos for pos in board.deeds if s.owner[pos] == panel.seat]
    if not held:
        return say("panel-nothing")
    if not all(s.mortgaged[pos] for pos in held):
        return say("panel-nothing_now")
    cheapest = min(lift_cost(board, pos) for pos in held)
    return say("panel-nothing_mortgaged", price=panel.money(cheapest))


def _automatic_lines(panel: PanelView) -> list[str]:
    """Return a line that names the actions that the player lets the bot take.

    The list is empty if the player chose neither automatic rolls nor automatic turn ends.
    """
    chosen = {"panel-own_roll": panel.wish.auto_roll, "panel-own_end": panel.wish.auto_end}
    what = [say(key) for key, on in chosen.items() if on]
    return [say("panel-by_itself", what=listed(what))] if what else []


def _line(panel: PanelView, page: str, priced: Sequence[tuple[str, int]]) -> list[str]:
    key = "panel-each" if page in ("build", "sell") else "panel-priced"
    items = [say(key, name=name, price=panel.money(price)) for name, price in priced]
    return [say(f"panel-can_{page}", items=few(items))] if items else []


def _rows(panel: PanelView) -> list[list[Part]]:
    ready: dict[PageName, bool] = {
        "build": bool(whole_groups(panel)),
        "sell": bool(lot_forms(panel.options, "sell")),
        "mortgage": bool(deeds_of(panel, "mortgage")),
        "lift": bool(deeds_of(panel, "lift")),
    }
    works: list[Part] = [
        Button(say(f"panel-{page}"), panel.show(page), disabled=not anything)
        for page, anything in ready.items()
    ]
    pay: list[Part] = []
    debt = debt_of(panel.s, panel.seat)
    if debt is not None and panel.can_pay(debt):
        pay.append(Button(say("panel-pay"), panel.show("debt"), "primary"))
    asked = tightened([pay, *panel.question.rows])[: MOST_ROWS - 2]
    last: list[Part] = [
        Button(say("panel-trade"), panel.id("trade")),
        Button(say("panel-preferences"), panel.id("panel-wishes")),
        Button(say("panel-refresh"), panel.show("home")),
        Button(say("panel-concede"), panel.id("seat-conceding")),
    ]
    if panel.can_undo:
        last.append(Button(say("panel-undo"), panel.id("seat-undo")))
    return [*asked, works, last]


def _rows_to_look(panel: PanelView) -> list[list[Part]]:
    row: list[Part] = [
        Button(say("panel-preferences"), panel.id("panel-wishes")),
        Button(say("panel-refresh"), panel.show("home")),
    ]
    if panel.kept:
        row.insert(0, Button(say("panel-im_back"), panel.id("back"), "success"))
    return [row]

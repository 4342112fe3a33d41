"""A card as it is drawn: its deck, its words, and what it does in figures."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from PIL import Image

from engine.edition import (
    AdvanceNearest,
    AdvanceTo,
    CollectBank,
    CollectEach,
    Edition,
    Effect,
    GoToJail,
    JailFree,
    MoveBack,
    PayBank,
    PayEach,
    Pos,
    Repairs,
)
from renders.box import Box
from renders.cells import corner_name, jail_names
from renders.facts import deck_icon
from renders.figures.choice import space_icon
from renders.figures.icons import icon
from renders.look import Look, Variant, look_of, sign_colour
from renders.page import Page

USUAL = 640
HEIGHT, FRAME, HEAD, EFFECT = 440, 20, 84, 92
"""Measures on a card 640 wide."""


class Outcome(NamedTuple):
    """Part of what a card does: a sign, the figure that matters, and what it is."""

    sign: str
    amount: str
    words: str
    pos: Pos | None = None


def paint_card(
    ed: Edition, deck_id: str, card_index: int, variant: Variant = "light", width: int = USUAL
) -> Image.Image:
    """The face of a card."""
    return card_page(ed, deck_id, card_index, variant, width).picture()


def card_page(
    ed: Edition, deck_id: str, card_index: int, variant: Variant = "light", width: int = USUAL
) -> Page:
    """The card as a page that still knows where its words lie."""
    look = look_of(ed, variant)
    deck = next(deck for deck in ed.decks if deck.id == deck_id)
    card = deck.cards[card_index]
    page = Page.sized(look, width, USUAL, HEIGHT)
    colour = look.deck(deck_id)
    page.rect(page.box, colour)
    inner = page.box.inset(page.px(FRAME))
    head, body = inner.cut_top(page.px(HEAD - FRAME))
    _head(page, look, head, deck.name, deck_icon(ed, deck_id), colour)
    body = body._replace(top=body.top + page.px(FRAME * 0.6))
    page.rounded(body, look.paper, colour, page.px(18))
    body = body.inset(page.px(16))
    foot, words = body.cut_bottom(page.px(EFFECT))
    words = words.inset(page.px(14), page.px(8))
    page.text(card.text, words, "text", page.px(38), look.ink, look.paper)
    outcomes = effect_outcomes(ed, card.effect)
    for outcome, place in zip(outcomes, foot.columns(len(outcomes), page.px(12)), strict=True):
        _outcome(page, look, ed, outcome, place)
    return page


def _head(page: Page, look: Look, box: Box, name: str, sign: str, colour: str) -> None:
    """The deck's sign and name, on its own colour."""
    ink = look.ink_on(colour)
    place, rest = box.inset(page.px(8), 0).cut_left(box.height)
    page.figure(icon(sign), place, ink, colour)
    rest = rest._replace(left=rest.left + page.px(18))
    page.line(name, rest, look.face, page.px(46), ink, colour)


def _outcome(page: Page, look: Look, ed: Edition, outcome: Outcome, box: Box) -> None:
    """One thing the card does, in its own panel."""
    page.card(box, look.panel, look.paper, page.px(14), look.faint, page.px(2))
    inner = box.inset(page.px(14), page.px(9))
    place, rest = inner.cut_left(page.px(58))
    colour = look.accent if outcome.pos is None else sign_colour(look, ed, outcome.pos)
    if outcome.pos is not None and ed.board.kind[outcome.pos] == "street":
        colour = look.group(ed.board.group[outcome.pos])
        chip = place.square(page.px(54))
        page.rect(chip, colour)
        page.outline(chip, look.rule, page.px(2))
        page.figure(icon("pin"), chip.inset(page.px(8)), look.ink_on(colour), colour)
    else:
        page.figure(icon(outcome.sign), place.square(page.px(54)), colour, look.panel)
    rest = rest._replace(left=rest.left + page.px(12))
    words, amount = rest.cut_bottom(rest.height * 2 // 5)
    page.line(outcome.amount, amount, "bold", page.px(40), look.ink, look.panel)
    page.line(outcome.words, words, "text", page.px(25), look.muted, look.panel)


def effect_outcomes(ed: Edition, effect: Effect) -> list[Outcome]:
    """What a card does, in figures and few words."""
    show, board = ed.currency.show, ed.board
    match effect:
        case CollectBank(amount):
            return [Outcome("coins", f"+ {show(amount)}", "from the Bank")]
        case CollectEach(amount):
            return [Outcome("people", f"+ {show(amount)}", "from each player")]
        case PayBank(amount):
            return [Outcome("coins", f"− {show(amount)}", "to the Bank")]
        case PayEach(amount):
            return [Outcome("people", f"− {show(amount)}", "to each player")]
        case Repairs(house, hotel):
            return [
                Outcome("house", f"− {show(house)}", f"for each {ed.terms.house}"),
                Outcome("hotel", f"− {show(hotel)}", f"for each {ed.terms.hotel}"),
            ]
        case AdvanceTo(pos):
            if board.kind[pos] == "go":
                name, words = corner_name(ed, pos), f"collect {show(ed.rules.salary)}"
            else:
                name, words = board.name[pos], "move there"
            return [Outcome(space_icon(ed, pos) or "pin", name, words, pos)]
        case AdvanceNearest(kind, times, dice_times):
            ahead = board.nearest[kind][0]
            sign = (space_icon(ed, ahead) if ahead is not None else None) or "pin"
            due = f"{show(dice_times)} × a new roll" if dice_times else f"{times} × the rent"
            return [Outcome(sign, due, "if someone owns it")]
        case MoveBack(steps):
            spaces = "1 space back" if steps == 1 else f"{steps} spaces back"
            return [Outcome("pin", spaces, "then do what it says there")]
        case GoToJail():
            return [Outcome("bars", jail_names(ed, board.jail)[0], "no salary on the way")]
        case JailFree():
            return [Outcome("key", "Yours to keep", "until you use or trade it")]
        case _:
            assert_never(effect)

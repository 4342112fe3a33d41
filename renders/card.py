"""The picture of a drawn card: its deck, its text, and its effect with icons and amounts."""

from __future__ import annotations

from typing import NamedTuple, assert_never

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
from renders.page import Page, painted
from renders.words import Say

USUAL = 640
HEIGHT, FRAME, HEAD, EFFECT = 440, 20, 84, 92
"""Heights of a card, its frame, its head with the frame, and its effect. They are in pixels of a
card 640 pixels wide.
"""


class CardEffect(NamedTuple):
    """One part of a card's effect: an icon, an amount or place, and a short explanation.

    `pos` is the space to which the card moves the player, if that is a fixed space.
    """

    sign: str
    amount: str
    words: str
    pos: Pos | None = None


def card_page(
    say: Say,
    ed: Edition,
    deck_id: str,
    card_index: int,
    variant: Variant = "light",
    width: int = USUAL,
) -> Page:
    """Paint the face of a card on a page and return the page."""
    look = look_of(ed, variant)
    deck = next(deck for deck in ed.decks if deck.id == deck_id)
    card = deck.cards[card_index]
    page = Page.sized(look, width, USUAL, HEIGHT)
    colour = look.deck(deck_id)
    page.rect(page.box, colour)
    inner = page.box.inset(page.px(FRAME))
    head, body = inner.cut_top(page.px(HEAD - FRAME))
    _head(page, look, head, deck.name, deck_icon(ed, deck_id), colour)
    body = body.skip_top(page.px(FRAME * 0.6))
    page.rounded(body, look.paper, colour, page.px(18))
    body = body.inset(page.px(16))
    foot, words = body.cut_bottom(page.px(EFFECT))
    words = words.inset(page.px(14), page.px(8))
    page.text(card.text, words, "text", page.px(38), look.ink, look.paper)
    outcomes = effect_outcomes(say, ed, card.effect)
    for outcome, place in zip(outcomes, foot.columns(len(outcomes), page.px(12)), strict=True):
        _outcome(page, look, ed, outcome, place)
    return page


paint_card = painted(card_page)


def _head(page: Page, look: Look, box: Box, name: str, sign: str, colour: str) -> None:
    """Paint the deck's icon and name on the deck's colour."""
    ink = look.ink_on(colour)
    place, rest = box.inset(page.px(8), 0).cut_left(box.height)
    page.figure(icon(sign), place, ink, colour)
    rest = rest.skip_left(page.px(18))
    page.line(name, rest, look.face, page.px(46), ink, colour)


def _outcome(page: Page, look: Look, ed: Edition, outcome: CardEffect, box: Box) -> None:
    """Paint one part of a card's effect in its own panel."""
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
    rest = rest.skip_left(page.px(12))
    words, amount = rest.cut_bottom(rest.height * 2 // 5)
    page.line(outcome.amount, amount, "bold", page.px(40), look.ink, look.panel)
    page.line(outcome.words, words, "text", page.px(25), look.muted, look.panel)


def effect_outcomes(say: Say, ed: Edition, effect: Effect) -> list[CardEffect]:
    """Return the parts of a card's effect: two for repairs, one for all other effects."""
    show, board = ed.currency.show, ed.board
    match effect:
        case CollectBank(amount):
            return [CardEffect("coins", f"+ {show(amount)}", say("picture-from_bank"))]
        case CollectEach(amount):
            return [CardEffect("people", f"+ {show(amount)}", say("picture-from_each"))]
        case PayBank(amount):
            return [CardEffect("coins", f"− {show(amount)}", say("picture-to_bank"))]
        case PayEach(amount):
            return [CardEffect("people", f"− {show(amount)}", say("picture-to_each"))]
        case Repairs(house, hotel):
            names = ed.terms.house, ed.terms.hotel
            each = [say("picture-for_each", building=name) for name in names]
            return [
                CardEffect("house", f"− {show(house)}", each[0]),
                CardEffect("hotel", f"− {show(hotel)}", each[1]),
            ]
        case AdvanceTo(pos):
            if board.kind[pos] == "go":
                name = corner_name(ed, pos)
                words = say("picture-collect", amount=show(ed.rules.salary))
            else:
                name, words = board.name[pos], say("picture-move_there")
            return [CardEffect(space_icon(ed, pos) or "pin", name, words, pos)]
        case AdvanceNearest(kind, times, dice_times):
            ahead = board.nearest[kind][0]
            sign = (space_icon(ed, ahead) if ahead is not None else None) or "pin"
            if dice_times:
                due = say("picture-times_new_roll", amount=show(dice_times))
            else:
                due = say("picture-times_rent", times=times)
            return [CardEffect(sign, due, say("picture-if_owned"))]
        case MoveBack(steps):
            spaces = say("picture-spaces_back", count=steps)
            return [CardEffect("pin", spaces, say("picture-then_there"))]
        case GoToJail():
            return [CardEffect("bars", jail_names(ed, board.jail)[0], say("picture-no_salary"))]
        case JailFree():
            return [CardEffect("key", say("picture-keep"), say("picture-keep_until"))]
        case _:
            assert_never(effect)

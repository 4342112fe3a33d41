"""The preview picture of an edition, with its board, a few deeds and a few cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from bot.ui.message import Drawing
from bot.words import in_a_row, listed, say, sayer
from bot.workshop.sample_game import SampleGame
from engine.edition import Edition, Pos
from renders.alt import alt_card
from renders.look import Variant
from renders.preview import paint_preview
from renders.scene import Scene
from renders.words import shorten

CARDS = 2
"""Most cards in the preview picture. Each is from another deck."""
BOARD_WORDS, CARD_WORDS = 400, 160
"""Most characters in the alt text for all names of spaces together, and for each card."""


def preview_drawing(ed: Edition, theme: Variant) -> Drawing:
    """Return the drawing of an edition's preview, with its alt text."""
    alt = preview_alt(ed, deeds_shown(ed), cards_shown(ed))
    return Drawing("edition.png", alt, partial(_paint, ed, theme))


def _paint(ed: Edition, theme: Variant) -> Image.Image:
    return paint_preview(sayer(), ed, preview_scene(ed), deeds_shown(ed), cards_shown(ed), theme)


def preview_scene(ed: Edition) -> Scene:
    """Return the scene of an edition's board at the start of a game with four players.

    If the edition does not allow four, use the nearest number that it allows.
    """
    return SampleGame(ed, max(ed.min_players, min(4, ed.max_players)), "preview").scene


def preview_alt(ed: Edition, deeds: Sequence[Pos], cards: Sequence[tuple[str, int]]) -> str:
    """Return the alt text of a preview: the names of all spaces, then these deeds and cards."""
    spaces = in_a_row(space.name for space in ed.spaces)
    words = [say("edition-alt_board", name=ed.name, spaces=shorten(spaces, BOARD_WORDS))]
    if deeds:
        names = listed(ed.spaces[pos].name for pos in deeds)
        words.append(say("edition-alt_deeds", deeds=names))
    words += [shorten(alt_card(say, ed, deck, index), CARD_WORDS) for deck, index in cards]
    return "\n".join(words)


def deeds_shown(ed: Edition) -> list[Pos]:
    """Return the positions of the deeds in the preview.

    They are the first and the last street, and the first deed that is no street, if there are any.
    """
    board = ed.board
    streets = [pos for pos in board.deeds if board.kind[pos] == "street"]
    others = [pos for pos in board.deeds if board.kind[pos] != "street"]
    return list(dict.fromkeys([*streets[:1], *streets[-1:], *others[:1]]))


def cards_shown(ed: Edition) -> list[tuple[str, int]]:
    """Return the cards in the preview, one from each of the first `CARDS` decks that have cards.

    Each card is a pair of its deck's id and its index in the deck.
    """
    decks = [deck for deck in ed.decks if deck.cards][:CARDS]
    return [(deck.id, number % len(deck.cards)) for number, deck in enumerate(decks)]

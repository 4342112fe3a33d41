"""Pictures of an edition that nobody plays yet: its board, a few deeds, a few cards."""

from __future__ import annotations

from dataclasses import replace

from bot.darkroom import Darkroom
from bot.painter import Painter, Picture
from engine.edition import Edition, Pos
from renders.alt import alt_card, alt_deed, alt_text
from renders.board import paint_board
from renders.card import paint_card
from renders.deed import paint_deed

CARDS = 2


async def pictures(painter: Painter, ed: Edition) -> list[Picture]:
    """The board first. What is shown of deeds and cards is always the same for an edition."""
    room = await painter.run(Darkroom, ed, min(4, ed.max_players), "preview")
    view, names = room.view, room.names
    board = await painter.draw(alt_text(view, names), paint_board, room.scene)
    found = [board]
    for number, pos in enumerate(deeds_shown(ed), 1):
        deed = await painter.draw(alt_deed(view, pos, names), paint_deed, ed, pos)
        found.append(replace(deed, name=f"deed-{number}.png"))
    decks = [deck for deck in ed.decks if deck.cards][:CARDS]
    for number, deck in enumerate(decks, 1):
        card = await painter.draw(alt_card(ed, deck.id, 0), paint_card, ed, deck.id, 0)
        found.append(replace(card, name=f"card-{number}.png"))
    return found


def deeds_shown(ed: Edition) -> list[Pos]:
    """The first and the last street, and one deed of another kind."""
    board = ed.board
    streets = [pos for pos in board.deeds if board.kind[pos] == "street"]
    others = [pos for pos in board.deeds if board.kind[pos] != "street"]
    return list(dict.fromkeys([*streets[:1], *streets[-1:], *others[:1]]))

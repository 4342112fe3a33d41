"""Messages about the board, a deed and a player's hand, and search for deeds and players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from bot.play.turn.views import board_drawing
from bot.store.database.codec import Theme
from bot.support.parsing import chosen_key
from bot.tables.story import NEWS
from bot.tables.table import LiveTable
from bot.ui.components import MOST_CHOICES, Button
from bot.ui.custom_ids import press_id
from bot.ui.message import Drawing, Message
from bot.ui.pages import LIMIT, line, page_of, split, turn_buttons
from bot.words import say, sayer
from engine.edition import Edition, Pos, Seat
from engine.mortgage import lift_cost
from engine.view import SeatView
from renders.alt import alt_deed, alt_hand, describe
from renders.deed import paint_both_sides
from renders.hand import paint_hand

K = TypeVar("K", Pos, Seat)


def board_page(table: LiveTable, page: int = 0) -> Message:
    """Return one page of the board's description, with buttons to turn pages and to get a file."""
    (text,), page, pages = page_of(board_pages(table), page)
    row = [
        *turn_buttons(page, pages, table.game, "info-board"),
        Button(say("info-refresh"), press_id(table.game, "info-board", page, "")),
        Button(say("info-as_file"), press_id(table.game, "info-board-file")),
    ]
    foot = say("info-page", page=page + 1, pages=pages)
    return Message(f"{text}\n{foot}", [row])


def board_pages(table: LiveTable) -> list[str]:
    """Return the pages of the board's description, with bold headings."""
    lines: list[str] = []
    heading = True
    for text in board_text(table).splitlines():
        lines.append(f"**{line(text)}**" if heading and text else line(text))
        heading = not text
    return split(lines, LIMIT - 40)


def board_text(table: LiveTable) -> str:
    """Return the board's description as plain text."""
    return describe(say, table.view(), table.names)


def board_for_all(table: LiveTable) -> Message:
    """Return a public message with the board's description.

    It is attached as a file if it needs several pages.
    """
    pages = board_pages(table)
    if len(pages) == 1:
        return Message(pages[0])
    return Message(say("info-board_file"), attached=board_text(table))


def board_picture(table: LiveTable) -> Message:
    """Return a message with a picture of the board."""
    picture = board_drawing(table, NEWS)
    return Message(line(picture.alt.partition("\n")[0]), picture=picture)


def deed_page(view: SeatView, pos: Pos, names: Sequence[str], look: Theme) -> Message:
    """Return a message with a deed's name, owner and state, and a picture of both its sides."""
    ed, alt = view.ed, alt_deed(say, view, pos, names)
    show, board = ed.currency.show, ed.board
    back = say(
        "info-deed_mortgaged_side",
        name=board.name[pos],
        mortgage=show(board.mortgage[pos]),
        lift=show(lift_cost(board, pos)),
    )
    title, standing = alt.splitlines()[:2]
    paint = partial(paint_both_sides, sayer(), ed, pos, look, view=view, names=names)
    picture = Drawing("deed.png", f"{alt}\n{back}", paint)
    return Message(f"**{line(title)}**\n{line(standing)}", picture=picture)


def player_page(table: LiveTable, seat: Seat) -> Message:
    """Return a message with a line about a player, and a picture of the player's cash and deeds."""
    picture = hand_drawing(table.view(), table.names, seat, table.settings.theme)
    return Message(f"**{line(picture.alt.splitlines()[0])}**", picture=picture)


def hand_drawing(view: SeatView, names: Sequence[str], seat: Seat, look: Theme) -> Drawing:
    """Return the drawing of a player's cash and deeds, as `view` shows them."""
    paint = partial(paint_hand, sayer(), view, names, seat, look)
    return Drawing("hand.png", alt_hand(say, view, seat, names), paint)


def deeds_like(ed: Edition, given: str) -> list[tuple[str, Pos]]:
    """Return the names and positions of the deeds that match a text.

    If the text is a chosen suggestion, return only that deed.
    """
    return _like([(ed.board.name[pos], pos) for pos in ed.board.deeds], given)


def players_like(names: Sequence[str], given: str) -> list[tuple[str, Seat]]:
    """Return the names and seats of the players that match a text.

    If the text is a chosen suggestion, return only that player.
    """
    return _like([(name, Seat(seat)) for seat, name in enumerate(names)], given)


def _like(named: Sequence[tuple[str, K]], given: str) -> list[tuple[str, K]]:
    """Return at most `MOST_CHOICES` items whose names contain a text.

    Exact names come first, then names that begin with the text, then the others. If the text is a
    chosen suggestion, return only that item.
    """
    chosen, wanted = chosen_key(given), given.strip().casefold()
    if chosen is not None:
        return [one for one in named if str(one[1]) == chosen]
    have = [one for one in named if wanted in one[0].casefold()]

    def rank(one: tuple[str, K]) -> int:
        name = one[0].casefold()
        return 0 if name == wanted else 1 if name.startswith(wanted) else 2

    return sorted(have, key=rank)[:MOST_CHOICES]

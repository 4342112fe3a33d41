"""The table in words, page by page, and its deeds and players by name."""

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
from bot.words import say, voice
from engine.edition import Edition, Pos, Seat
from engine.mortgage import lift_cost
from engine.view import SeatView
from renders.alt import alt_deed, alt_hand, describe
from renders.deed import paint_both_sides
from renders.hand import paint_hand

K = TypeVar("K", Pos, Seat)


def board_page(table: LiveTable, page: int = 0) -> Message:
    """One page of the whole table in words."""
    (text,), page, pages = page_of(board_pages(table), page)
    row = [
        *turn_buttons(page, pages, table.game, "info-board"),
        Button(say("info-refresh"), press_id(table.game, "info-board", page, "")),
        Button(say("info-as_file"), press_id(table.game, "info-board-file")),
    ]
    foot = say("info-page", page=page + 1, pages=pages)
    return Message(f"{text}\n{foot}", [row])


def board_pages(table: LiveTable) -> list[str]:
    """The whole table, its headings in bold."""
    lines: list[str] = []
    heading = True
    for text in board_text(table).splitlines():
        lines.append(f"**{line(text)}**" if heading and text else line(text))
        heading = not text
    return split(lines, LIMIT - 40)


def board_text(table: LiveTable) -> str:
    """The whole table as plain text."""
    return describe(say, table.view(), table.names)


def board_for_all(table: LiveTable) -> Message:
    """The same for a channel: one message, or a file where it is longer."""
    pages = board_pages(table)
    if len(pages) == 1:
        return Message(pages[0])
    return Message(say("info-board_file"), attached=board_text(table))


def board_picture(table: LiveTable) -> Message:
    """The board as it is now."""
    picture = board_drawing(table, NEWS)
    return Message(line(picture.alt.partition("\n")[0]), picture=picture)


def deed_page(view: SeatView, pos: Pos, names: Sequence[str], look: Theme) -> Message:
    """A deed and how it stands now; its picture shows both sides."""
    ed, alt = view.ed, alt_deed(say, view, pos, names)
    show, board = ed.currency.show, ed.board
    back = say(
        "info-deed_mortgaged_side",
        name=board.name[pos],
        mortgage=show(board.mortgage[pos]),
        lift=show(lift_cost(board, pos)),
    )
    title, standing = alt.splitlines()[:2]
    paint = partial(paint_both_sides, voice(), ed, pos, look, view=view, names=names)
    picture = Drawing("deed.png", f"{alt}\n{back}", paint)
    return Message(f"**{line(title)}**\n{line(standing)}", picture=picture)


def player_page(table: LiveTable, seat: Seat) -> Message:
    """A player's cash and worth; the picture of the hand says the rest."""
    picture = hand_drawing(table.view(), table.names, seat, table.settings.theme)
    return Message(f"**{line(picture.alt.splitlines()[0])}**", picture=picture)


def hand_drawing(view: SeatView, names: Sequence[str], seat: Seat, look: Theme) -> Drawing:
    """What a player holds."""
    paint = partial(paint_hand, voice(), view, names, seat, look)
    return Drawing("hand.png", alt_hand(say, view, seat, names), paint)


def deeds_like(ed: Edition, given: str) -> list[tuple[str, Pos]]:
    """Return the deeds that fit what was typed, or the one that was chosen from the list."""
    return _like([(ed.board.name[pos], pos) for pos in ed.board.deeds], given)


def players_like(names: Sequence[str], given: str) -> list[tuple[str, Seat]]:
    """Return the players who fit what was typed, or the one who was chosen from the list."""
    return _like([(name, Seat(seat)) for seat, name in enumerate(names)], given)


def _like(named: Sequence[tuple[str, K]], given: str) -> list[tuple[str, K]]:
    """Return at most 25: first the names that are what was typed, then those that begin with it."""
    chosen, wanted = chosen_key(given), given.strip().casefold()
    if chosen is not None:
        return [one for one in named if str(one[1]) == chosen]
    have = [one for one in named if wanted in one[0].casefold()]

    def rank(one: tuple[str, K]) -> int:
        name = one[0].casefold()
        return 0 if name == wanted else 1 if name.startswith(wanted) else 2

    return sorted(have, key=rank)[:MOST_CHOICES]

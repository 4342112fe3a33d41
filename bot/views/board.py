"""The table in words, page by page, and its deeds and players by name."""

from __future__ import annotations

from collections.abc import Sequence

from bot.catalogue import say
from bot.tables.table import LiveTable
from bot.ui.ids import Press
from bot.ui.parts import Button
from bot.views.pages import LIMIT, Page, line, split, turner
from engine.edition import Edition, Pos, Seat
from engine.mortgage import lift_cost
from engine.view import SeatView
from renders.alt import alt_deed, alt_hand, describe

MOST_CHOICES = 25


def board_page(table: LiveTable, page: int = 0) -> Page:
    """One page of the whole table in words."""
    pages = board_pages(table)
    page = max(0, min(page, len(pages) - 1))
    press = Press(table.game, "info-board")
    row = [
        *turner(press, page, len(pages)),
        Button(say("info.refresh"), Press(table.game, "info-board", (str(page), "")).custom_id),
        Button(say("info.as_file"), Press(table.game, "info-board-file").custom_id),
    ]
    foot = say("info.page", page=page + 1, pages=len(pages))
    return Page(f"{pages[page]}\n{foot}", [row])


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
    return describe(table.view(), table.names)


def board_for_all(table: LiveTable) -> Page:
    """The same for a channel: one message, or a file where it is longer."""
    pages = board_pages(table)
    if len(pages) == 1:
        return Page(pages[0])
    return Page(say("info.board_file"), attached=board_text(table))


def deed_text(view: SeatView, pos: Pos, names: Sequence[str]) -> str:
    """A deed and how it stands now, for a message; its picture says the rest."""
    title, standing = alt_deed(view, pos, names).splitlines()[:2]
    return f"**{line(title)}**\n{line(standing)}"


def deed_back_alt(ed: Edition, pos: Pos) -> str:
    """The mortgaged side in words."""
    show, board = ed.currency.show, ed.board
    return say(
        "info.deed_mortgaged_side",
        name=board.name[pos],
        mortgage=show(board.mortgage[pos]),
        lift=show(lift_cost(board, pos)),
    )


def hand_text(table: LiveTable, seat: Seat) -> str:
    """A player's cash and worth, for a message; the picture of the hand says the rest."""
    return f"**{line(alt_hand(table.view(), seat, table.names).splitlines()[0])}**"


def deeds_like(ed: Edition, typed: str) -> list[tuple[str, str]]:
    """Deeds whose name begins with these letters, or has them: what to show, and the position."""
    return _like([(ed.board.name[pos], str(pos)) for pos in ed.board.deeds], typed)


def players_like(names: Sequence[str], typed: str) -> list[tuple[str, str]]:
    """Players likewise, by seat."""
    return _like([(name, str(seat)) for seat, name in enumerate(names)], typed)


def _like(named: Sequence[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """Those that begin with it before those that only have it; 25 fit into a list.

    The key of a choice finds exactly that choice: it is what choosing one sends.
    """
    wanted = typed.strip().casefold()
    exact = [one for one in named if one[1] == wanted]
    begin = [one for one in named if one[0].casefold().startswith(wanted)]
    have = [one for one in named if wanted in one[0].casefold() and one not in begin]
    return [(name[:100], key) for name, key in (exact or [*begin, *have])[:MOST_CHOICES]]

"""Shows a private panel: a new message, or the panel on which something was pressed, turned.

A press on a panel that has grown old is answered like any other; where the
message itself is gone, the answer is a new one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.catalogue import safe, say
from bot.narration.refusals import reason
from bot.tables.table import LiveTable
from bot.ui.parts import LONGEST_TEXT
from bot.ui.router import Click, whisper
from bot.views.panel import panel_page, why_idle
from bot.views.panel_parts import Name, Page, PanelView, panel_view
from engine.actions import Action
from engine.edition import Seat
from engine.errors import Illegal
from renders.alt import alt_hand
from renders.hand import paint_hand

if TYPE_CHECKING:
    from bot.app import Rentroll

Plan: TypeAlias = Callable[[PanelView], Sequence[Action]]
"""What a press asks for, from the table as it is when it is pressed."""

SENTENCES = 6
"""Of a long row of steps so many are told; the table's story has them all."""


class Panels:
    """The panels of all players. Nothing is remembered: every press says which page it is on."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot

    async def open(self, it: discord.Interaction[Any], table: LiveTable, page: Name) -> None:
        """A new panel, in answer to something that was acknowledged."""
        files, shown = await self._draw(table, table.own_seat(it.user.id), page)
        await whisper(it, shown.text, shown.rows, files)

    async def turn(self, click: Click, page: Name, group: int = -1, note: str = "") -> None:
        """Another page on the panel that was pressed, or the same one anew."""
        table = self.bot.table(click.press.game)
        files, shown = await self._draw(table, table.own_seat(click.user), page, group, note)
        await replace_panel(click, shown, files)

    async def act(self, click: Click, page: Name, group: int, plan: Plan) -> None:
        """Do what was pressed, and show the page as it is afterwards."""
        table = self.bot.table(click.press.game)
        desk = panel_view(table, table.own_seat(click.user))
        note = "" if why_idle(desk) else await submit_all(click, table, desk.seat, plan(desk))
        await self.turn(click, page, group, note)

    async def _draw(
        self, table: LiveTable, seat: Seat, page: Name, group: int = -1, note: str = ""
    ) -> tuple[list[discord.File], Page]:
        view, names = table.view(seat), table.names
        shown = await self.bot.painter.run(panel_page, panel_view(table, seat), page, group)
        alt, look = alt_hand(view, seat, names), table.settings.theme
        picture = await self.bot.painter.draw(alt, paint_hand, view, names, seat, look)
        return [replace(picture, name="hand.png").file()], noted(shown, note)


def noted(page: Page, note: str) -> Page:
    """A page below what has just happened, as far as a message has room for that."""
    room = LONGEST_TEXT - len(page.text) - len("\n\n")
    return Page(f"{note[:room]}\n\n{page.text}", page.rows) if note else page


async def replace_panel(click: Click, page: Page, files: list[discord.File]) -> None:
    """The page in place of what was pressed, or as a new message where that is not possible."""
    if click.private:
        try:
            await click.redraw(page.text, page.rows, files)
        except discord.NotFound:
            for file in files:
                file.reset()
        else:
            return
    await click.whisper(page.text, page.rows, files)


async def submit_all(
    click: Click,
    table: LiveTable,
    seat: Seat,
    actions: Sequence[Action],
    wanted: Callable[[], bool] = lambda: True,
) -> str:
    """One after the other while they are wanted; what happened, and why it stopped if it did."""
    told: list[str] = []
    interaction: int | None = click.it.id
    for action in actions:
        if not wanted():
            break
        try:
            await table.submit(seat, action, interaction=interaction)
        except Illegal as no:
            names = [safe(name) for name in table.names]
            told.append(say("panel.stopped", reason=reason(no, table.ed, names)))
            break
        interaction = None
        told += [safe(one.words) for one in table.story if one.seq == table.seq]
    return "\n".join(told[-SENTENCES:])

"""The pages of private panels, and the submission of actions from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.discord_api.router import Click
from bot.play.panel.parts import PageName, PanelView, panel_view
from bot.play.panel.views import panel_page, why_idle
from bot.store.users.people import People
from bot.support.threads import WorkThreads
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.words import safe, say
from bot.words.narration.illegal_actions import reason
from engine.actions import Action
from engine.edition import Seat
from engine.errors import Illegal

Plan: TypeAlias = Callable[[PanelView], Sequence[Action]]
"""A function from the current state of a panel to the actions that a pressed button submits."""

SENTENCES = 6
"""Most lines of an answer to several actions. Earlier lines are left out."""


class Panels:
    """The pages of all players' panels. Nothing is stored here: custom ids name the page."""

    def __init__(
        self,
        people: People,
        tables: Tables,
        threads: WorkThreads,
    ) -> None:
        self.people = people
        self.tables = tables
        self.threads = threads

    async def act(self, click: Click, page: PageName, group: int, plan: Plan) -> Message:
        """Submit the actions of a pressed component, and return a page with a report above it.

        For a player who cannot act now, nothing is submitted.
        """
        table = self.tables.require(click.press.game)
        panel = self.view(table, click.user)
        note = "" if why_idle(panel) else await submit_all(click, table, panel.seat, plan(panel))
        return await self.turn(click, page, group, note)

    async def turn(self, click: Click, page: PageName, group: int = -1, note: str = "") -> Message:
        """Return the current state of a panel page after a press on that panel."""
        return await self.page(self.tables.require(click.press.game), click.user, page, group, note)

    async def page(
        self, table: LiveTable, user: int, page: PageName, group: int = -1, note: str = ""
    ) -> Message:
        """Build a page of a user's panel in a worker thread."""
        panel = self.view(table, user)
        return await self.threads.run(panel_page, panel, page, group, note)

    def view(self, table: LiveTable, user: int) -> PanelView:
        """Return a snapshot of a table for a panel. Raise Refused if the user has no seat."""
        seat, wish = table.own_seat(user), self.people.of(user)
        obvious = self.tables.obvious(table)
        by_itself = obvious is not None and obvious[0] == seat
        return panel_view(table, seat, wish, by_itself=by_itself)


async def submit_all(
    click: Click,
    table: LiveTable,
    seat: Seat,
    actions: Sequence[Action],
    wanted: Callable[[], bool] = lambda: True,
) -> str:
    """Submit actions one by one until one is illegal or `wanted` returns False.

    Return the sentences that tell what happened. The last one has the reason if an action was
    illegal.
    """
    done: set[int] = set()
    stopped: list[str] = []
    interaction: int | None = click.it.id
    for action in actions:
        if not wanted():
            break
        try:
            await table.submit(seat, action, interaction=interaction)
        except Illegal as no:
            names = [safe(name) for name in table.names]
            stopped = [say("panel-stopped", reason=reason(no, table.ed, names))]
            break
        interaction = None
        done.add(table.seq)
    # Read at the end, because a later sentence may replace earlier ones.
    told = [safe(one.words) for one in table.story if one.seq in done]
    return "\n".join([*told, *stopped][-SENTENCES:])

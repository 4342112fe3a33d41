"""Who answers which press: every component and modal is routed by its custom id alone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.ui.ids import NotOurs, Press, parse
from bot.ui.parts import Modal, Rows, modal_of, view_of

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


@dataclass
class Click:
    """One press of a button, choice in a list or submitted form, and the ways to answer it."""

    bot: Rentroll
    it: discord.Interaction[Any]
    press: Press

    @property
    def user(self) -> int:
        return self.it.user.id

    @property
    def values(self) -> list[str]:
        """What was chosen in a list."""
        data: Any = self.it.data or {}
        return [str(value) for value in data.get("values", ())]

    @property
    def fields(self) -> dict[str, str]:
        """What was written into a form, by the names of its fields."""
        data: Any = self.it.data or {}
        found: dict[str, str] = {}
        for row in data.get("components", ()):
            for part in row.get("components", ()) or [row.get("component") or {}]:
                if "custom_id" in part:
                    found[part["custom_id"]] = str(part.get("value", ""))
        return found

    async def defer(self) -> None:
        """Acknowledge at once; whatever changes is shown by the table itself."""
        await self.it.response.defer()

    async def open(self, modal: Modal) -> None:
        """Show a form. It must be the first answer."""
        await self.it.response.send_modal(modal_of(modal))

    async def whisper(
        self, text: str, rows: Rows = (), files: list[discord.File] | None = None
    ) -> None:
        """A private answer, first or later."""
        await whisper(self.it, text, rows, files)

    async def redraw(
        self, text: str, rows: Rows = (), files: list[discord.File] | None = None
    ) -> None:
        """Change the message the component is on: the way a private panel moves on."""
        if self.it.response.is_done():
            await self.it.edit_original_response(
                content=text, view=view_of(rows), attachments=files or [], allowed_mentions=NOBODY
            )
        else:
            await self.it.response.edit_message(
                content=text, view=view_of(rows), attachments=files or [], allowed_mentions=NOBODY
            )


async def whisper(
    it: discord.Interaction[Any],
    text: str,
    rows: Rows = (),
    files: list[discord.File] | None = None,
) -> None:
    """A private answer to any interaction, whether it was acknowledged or not."""
    more: dict[str, Any] = {"view": view_of(rows)} if rows else {}
    if files:
        more["files"] = files
    if it.response.is_done():
        await it.followup.send(text, ephemeral=True, allowed_mentions=NOBODY, **more)
    else:
        await it.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY, **more)


Handler: TypeAlias = Callable[[Click], Awaitable[None]]


class Router:
    """Handlers by verb. Errors of all of them end in one place, `bot.troubles`."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def on(self, verb: str) -> Callable[[Handler], Handler]:
        """Register the handler of a verb."""

        def register(handler: Handler) -> Handler:
            if verb in self._handlers:
                raise ValueError(f"two handlers for {verb}")
            self._handlers[verb] = handler
            return handler

        return register

    async def dispatch(self, bot: Rentroll, it: discord.Interaction[Any]) -> None:
        """Answer a component or a modal."""
        data: Any = it.data or {}
        try:
            press = parse(str(data.get("custom_id", "")))
        except NotOurs:
            await bot.troubles.explain(it, NotOurs())
            return
        handler = self._handlers.get(press.verb)
        try:
            if handler is None:
                raise NotOurs(press.verb)
            await handler(Click(bot, it, press))
        except Exception as error:  # noqa: BLE001 - nothing a user does may pass in silence
            await bot.troubles.explain(it, error)

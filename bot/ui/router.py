"""Who answers which press: every component and modal is routed by its custom id alone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.ui.ids import NotOurs, Press, parse
from bot.ui.parts import Modal, Rows, fitting, modal_of, view_of

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()
_NEW_MESSAGE = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.deferred_channel_message,
)
"""Answers that began a message of their own, which may be changed whatever they answered."""


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
    def private(self) -> bool:
        """Whether only this user sees the message with the component."""
        message = self.it.message
        return message is not None and message.flags.ephemeral

    @property
    def values(self) -> list[str]:
        """What was chosen in a list."""
        data: Any = self.it.data or {}
        return [str(value) for value in data.get("values", ())]

    @property
    def chosen(self) -> str:
        """The one thing that was chosen in a list; NotOurs without one."""
        if not self.values:
            raise NotOurs(self.press.verb)
        return self.values[0]

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

    async def acknowledge(self) -> None:
        """Before some work: a private message will be changed, others get a private answer."""
        if self.private:
            await self.defer()
        else:
            await self.it.response.defer(ephemeral=True, thinking=True)

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
        """Change the message the component is on: the way a private panel moves on.

        What everybody sees is not one person's to change: there the answer is a new one.
        """
        done = self.it.response.is_done()
        if not self.private and self.it.response.type not in _NEW_MESSAGE:
            await self.whisper(text, rows, files)
            return
        edit = self.it.edit_original_response if done else self.it.response.edit_message
        await edit(
            content=fitting(text),
            view=view_of(rows),
            attachments=files or [],
            allowed_mentions=NOBODY,
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
    text = fitting(text)
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
            if handler is None or not await bot.belongs(press.game, it.guild_id):
                raise NotOurs(press.verb)
            await handler(Click(bot, it, press))
        except Exception as error:  # noqa: BLE001 - nothing a user does may pass in silence
            await bot.troubles.explain(it, error)

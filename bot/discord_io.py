"""The only caller of Discord's API outside of answers to interactions; knows its refusals."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.ui.parts import Rows, view_of

_log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
TOO_MANY_OLD_EDITS = 30046
NO_ACCESS, NO_PERMISSION = 50001, 50013
ARCHIVED, LOCKED = 50083, 160005


class Gone(Exception):
    """The message is not there any more."""


class ChannelGone(Exception):
    """The channel is not there any more, or we may not see it."""


class Forbidden(Exception):
    """A permission is missing."""


class TooOld(Exception):
    """The message is too old to be edited this often: post a new one."""


class Courier:
    """Sends, edits and deletes messages by their ids."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def send(
        self,
        channel: int,
        text: str,
        rows: Rows = (),
        files: Sequence[discord.File] = (),
        mentions: discord.AllowedMentions = NOBODY,
        silent: bool = False,
    ) -> int:
        """Post a message; returns its id."""
        more: dict[str, Any] = {"view": view_of(rows)} if rows else {}
        try:
            message = await self._channel(channel).send(
                text, files=list(files), allowed_mentions=mentions, silent=silent, **more
            )
        except discord.HTTPException as error:
            raise _known(error) from error
        return message.id

    async def edit(
        self,
        channel: int,
        message: int,
        text: str,
        rows: Rows = (),
        files: Sequence[discord.File] | None = None,
    ) -> None:
        """Change a message of ours; `files` replace its pictures, None leaves them."""
        more: dict[str, Any] = {} if files is None else {"attachments": list(files)}
        try:
            await (
                self._channel(channel)
                .get_partial_message(message)
                .edit(content=text, view=view_of(rows), allowed_mentions=NOBODY, **more)
            )
        except discord.HTTPException as error:
            raise _known(error) from error

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons off an old message; no matter if it is gone."""
        try:
            await self._channel(channel).get_partial_message(message).edit(view=None)
        except discord.HTTPException as error:
            _log.debug("could not take the buttons off %d: %s", message, error)

    async def delete(self, channel: int, message: int) -> None:
        """Remove a message of ours; no matter if it is gone."""
        try:
            await self._channel(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            _log.debug("could not delete %d: %s", message, error)


def _known(error: discord.HTTPException) -> Exception:
    """An API error as one of ours, where what to do about it is known."""
    match error.code:
        case 10008:
            return Gone()
        case 10003 | 50001:
            return ChannelGone()
        case 50013 | 160005 | 50083:
            return Forbidden(error.text)
        case 30046:
            return TooOld()
        case _:
            return error

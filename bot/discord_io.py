"""The only caller of Discord's API outside of answers to interactions; knows its refusals."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord

from bot.messages.budget import Budget, Priority
from bot.ui.parts import Rows, fitting, view_of
from renders.words import tidy

_log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
TOO_MANY_OLD_EDITS = 30046
NO_ACCESS, NO_PERMISSION = 50001, 50013
ARCHIVED, LOCKED = 50083, 160005

TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a call fails with while Discord or the network is in trouble; a timeout is an OSError."""


def name_of(user: discord.User | discord.Member) -> str:
    """What somebody wants to be called; their handle, where that shows nothing."""
    return tidy(user.display_name) or tidy(user.name)


class Gone(Exception):
    """The message is not there any more."""


class ChannelGone(Exception):
    """The channel is not there any more, or we may not see it."""


class Forbidden(Exception):
    """A permission is missing."""


class TooOld(Exception):
    """The message is too old to be edited this often: post a new one."""


class NoThread(Exception):
    """No thread can be opened there; `forbidden`: because a permission is missing."""

    def __init__(self, *, forbidden: bool) -> None:
        super().__init__()
        self.forbidden = forbidden


class Courier:
    """Sends, edits and deletes messages by their ids, each request within the budget."""

    def __init__(self, client: discord.Client, budget: Budget) -> None:
        self.client = client
        self.budget = budget

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
        priority: Priority | None = Priority.TABLE,
    ) -> int:
        """Post a message; returns its id. Without a priority its turn has come already."""
        if priority is not None:
            await self.budget.take(priority)
        more: dict[str, Any] = {"view": view_of(rows)} if rows else {}
        try:
            message = await self._channel(channel).send(
                fitting(text), files=list(files), allowed_mentions=mentions, silent=silent, **more
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
        priority: Priority | None = Priority.TABLE,
    ) -> None:
        """Change a message of ours; `files` replace its pictures, None leaves them."""
        if priority is not None:
            await self.budget.take(priority)
        more: dict[str, Any] = {} if files is None else {"attachments": list(files)}
        try:
            await (
                self._channel(channel)
                .get_partial_message(message)
                .edit(content=fitting(text), view=view_of(rows), allowed_mentions=NOBODY, **more)
            )
        except discord.HTTPException as error:
            raise _known(error) from error

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons off an old message; no matter if it is gone."""
        await self.budget.take(Priority.TIDY)
        try:
            await self._channel(channel).get_partial_message(message).edit(view=None)
        except TROUBLE as error:
            _log.debug("could not take the buttons off %d: %s", message, error)

    async def delete(self, channel: int, message: int) -> None:
        """Remove a message of ours; no matter if it is gone."""
        await self.budget.take(Priority.TIDY)
        try:
            await self._channel(channel).get_partial_message(message).delete()
        except TROUBLE as error:
            _log.debug("could not delete %d: %s", message, error)

    async def direct(self, user: int, text: str) -> tuple[int, int]:
        """A direct message; returns its channel and its id. Forbidden where a user wants none."""
        for _ in range(2):  # one request finds the channel, one sends
            await self.budget.take(Priority.PING)
        try:
            channel = await self.client.create_dm(discord.Object(user))
            message = await channel.send(text, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            raise _known(error) from error
        return channel.id, message.id

    async def newest(self, channel: int) -> int:
        """The id of the last message in a channel, whoever wrote it; 0 where that is not known."""
        await self.budget.take(Priority.TABLE)
        try:
            data: Any = await self.client.http.get_channel(channel)
        except TROUBLE as error:
            _log.debug("could not look at %d: %s", channel, error)
            return 0
        return int(data.get("last_message_id") or 0)

    async def open_thread(self, channel: int, name: str, *, private: bool = False) -> int:
        """Begin a thread that belongs to no message; returns its id."""
        await self.budget.take(Priority.ANSWER)
        where = self.client.get_channel(channel)
        news = isinstance(where, discord.TextChannel) and where.is_news()
        kind: Any = 12 if private else 10 if news else 11
        try:
            thread = await self.client.http.start_thread_without_message(
                channel, name=name[:100], auto_archive_duration=10080, type=kind
            )
        except discord.HTTPException as error:
            raise NoThread(forbidden=error.code in (NO_ACCESS, NO_PERMISSION)) from error
        return int(thread["id"])

    async def invite(self, thread: int, user: int) -> None:
        """Let a user into a private thread."""
        await self.budget.take(Priority.ANSWER)
        try:
            await self.client.http.add_user_to_thread(thread, user)
        except discord.HTTPException as error:
            raise _known(error) from error

    async def archive(self, thread: int, *, archived: bool = True) -> None:
        """Put a thread to sleep or wake it; no matter if it is gone."""
        await self.budget.take(Priority.TIDY if archived else Priority.TABLE)
        try:
            await self.client.http.edit_channel(thread, archived=archived)
        except TROUBLE as error:
            _log.debug("could not archive %d: %s", thread, error)

    def is_lost(self, guild: int, error: Exception) -> bool:
        """Whether an error says that a channel is gone for good, or its guild, not only hidden."""
        if not isinstance(error, ChannelGone):
            return False
        if code_of(error) == UNKNOWN_CHANNEL:
            return True
        return self.client.is_ready() and self.client.get_guild(guild) is None


def address(guild: int, channel: int, message: int | None = None) -> str:
    """Where a message or a channel is to be found; people press it."""
    end = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild}/{channel}{end}"


def code_of(error: Exception) -> int:
    """Discord's number for a refusal."""
    cause = error.__cause__
    return cause.code if isinstance(cause, discord.HTTPException) else 0


def _known(error: discord.HTTPException) -> Exception:
    """An API error as one of ours, where what to do about it is known."""
    match error.code:
        case 10008:
            return Gone()
        case 10003 | 50001:
            return ChannelGone()
        case 50013 | 50007 | 160005 | 50083:
            return Forbidden(error.text)
        case 30046:
            return TooOld()
        case _:
            return error

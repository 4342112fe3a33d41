"""The only caller of Discord's API outside of answers to interactions; knows its refusals."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import aiohttp
import discord
from discord import InteractionResponseType as First

from bot.budget import Budget, Priority
from bot.client import Rentroll
from bot.painter import Picture, files_of
from bot.payloads import change_of, new_message, params_of
from bot.ui.commands import linked
from bot.ui.message import Message
from bot.ui.tokens import ALREADY_ANSWERED, Token
from renders.words import tidy

_log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds that a request may take, with all that the client library makes of it."""
TOKEN_PATIENCE = 2.5
"""The same by the token of a press: Discord waits three seconds, and there is another way."""
TIDY_PATIENCE = 15.0
"""The same where something is taken away: the table does not wait for that any longer."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION = 10003, 10008, 10015, 10062
TOO_MANY_OLD_EDITS = 30046
NO_ACCESS, NO_DIRECT_MESSAGES, NO_PERMISSION, BAD_TOKEN = 50001, 50007, 50013, 50027
ARCHIVED, LOCKED, NO_MORE_THREADS = 50083, 160005, 160006


class Trouble(Exception):
    """Discord or the network is in trouble: the same may work later."""


class LimitReached(Trouble):
    """Discord wants fewer requests for a while (429). Nothing is wrong with Discord."""


class Refusal(Exception):
    """Discord says no: the same will not work again. `code` is its number for the reason."""

    def __init__(self, code: int = 0, words: str = "") -> None:
        super().__init__(f"{code}: {words}")
        self.code = code
        self.words = words


class Gone(Refusal):
    """The message is not there any more."""


class ChannelGone(Refusal):
    """The channel is not there any more, or we may not see it."""


class Forbidden(Refusal):
    """A permission is missing."""


class Asleep(Refusal):
    """The thread is archived, and the change would have to wake it first."""


class TooManyThreads(Refusal):
    """The server has as many active threads as Discord allows."""


class TooOld(Refusal):
    """The message is too old to be edited this often: post a new one."""


class TokenSpent(Refusal):
    """The token of a press is of no use any more."""


_KINDS: dict[int, type[Refusal]] = {
    UNKNOWN_MESSAGE: Gone,
    UNKNOWN_CHANNEL: ChannelGone,
    NO_ACCESS: ChannelGone,
    NO_PERMISSION: Forbidden,
    NO_DIRECT_MESSAGES: Forbidden,
    LOCKED: Forbidden,
    ARCHIVED: Asleep,
    NO_MORE_THREADS: TooManyThreads,
    TOO_MANY_OLD_EDITS: TooOld,
    UNKNOWN_WEBHOOK: TokenSpent,
    UNKNOWN_INTERACTION: TokenSpent,
    BAD_TOKEN: TokenSpent,
    ALREADY_ANSWERED: TokenSpent,
}


def is_outage(error: BaseException) -> bool:
    """Whether it says only that Discord or the network is in trouble: nobody needs a traceback."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or is_limit(error)
    return isinstance(error, Trouble | aiohttp.ClientError | TimeoutError) or is_limit(error)


def is_limit(error: BaseException) -> bool:
    """Return True if Discord only wants fewer requests for a while."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429
    return isinstance(error, LimitReached | discord.RateLimited)


@contextmanager
def classified() -> Iterator[None]:
    """Whatever a request fails with, as one of the errors above."""
    try:
        yield
    except discord.HTTPException as error:
        if error.status >= 500 or (error.status == 429 and error.code not in _KINDS):
            raise (LimitReached if is_limit(error) else Trouble)(str(error)) from error
        raise _KINDS.get(error.code, Refusal)(error.code, error.text) from error
    except discord.RateLimited as error:
        raise LimitReached(repr(error)) from error
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise Trouble(repr(error)) from error  # a timeout is an OSError


@asynccontextmanager
async def in_time(seconds: float) -> AsyncIterator[asyncio.Timeout]:
    """A request that no silence holds up for longer, and its error as one of those above."""
    with classified():
        async with asyncio.timeout(seconds) as timeout:
            yield timeout


def name_of(user: discord.User | discord.Member) -> str:
    """What somebody wants to be called; their handle, where that shows nothing."""
    return tidy(user.display_name) or tidy(user.name)


class DiscordIO:
    """Sends, edits and deletes messages by their ids, each counted request within the budget."""

    def __init__(self, client: Rentroll, budget: Budget) -> None:
        self.client = client
        self.budget = budget

    async def send(
        self,
        channel: int,
        message: Message,
        picture: Picture | None = None,
        nonce: str | None = None,
        priority: Priority | None = Priority.TABLE,
    ) -> int:
        """Post a message; returns its id. With the same nonce the same message, for some minutes.

        Without a priority its turn has come already.
        """
        await self._take(priority)
        files = files_of(message, picture)
        payload = self._new(message, files)
        if nonce:
            payload |= {"nonce": nonce, "enforce_nonce": True}
        async with in_time(PATIENCE):
            sent = await self.client.http.send_message(channel, params=params_of(payload, files))
        return int(sent["id"])

    async def follow_up(self, token: Token, message: Message, picture: Picture | None) -> int:
        """Post a message by the token of a press, which does not count."""
        token.use()
        async with in_time(TOKEN_PATIENCE):
            files = files_of(message, picture)
            return await token.ask.post(self._new(message, files), files)

    async def edit(
        self,
        channel: int,
        message: int,
        wanted: Message,
        picture: Picture | None = None,
        priority: Priority | None = Priority.TABLE,
    ) -> None:
        """Change a message of ours."""
        await self._take(priority)
        files = files_of(wanted, picture)
        params = params_of(self._change(wanted, files), files)
        async with in_time(PATIENCE):
            await self.client.http.edit_message(channel, message, params=params)

    async def edit_pressed(self, token: Token, wanted: Message, picture: Picture | None) -> None:
        """Change the message that was pressed; for a press not yet answered, this is the answer."""
        token.use()
        files = files_of(wanted, picture)
        async with in_time(TOKEN_PATIENCE), token.lock:
            change = self._change(wanted, files)
            if not token.answered.is_set():
                is_shown = await token.answer(First.message_update, change, files)
                token.answered.set()
                if is_shown:
                    return
            if token.first is None or not token.may_change:
                raise TokenSpent
            await token.ask.edit("@original", change, files)

    async def edit_posted(
        self, token: Token, message: int, wanted: Message, picture: Picture | None
    ) -> None:
        """Change a message by the token that posted it."""
        token.use()
        files = files_of(wanted, picture)
        async with in_time(TOKEN_PATIENCE):
            await token.ask.edit(message, self._change(wanted, files), files)

    def _new(self, message: Message, files: list[discord.File]) -> dict[str, Any]:
        return new_message(linked(message, self.client.command_ids), files)

    def _change(self, message: Message, files: list[discord.File]) -> dict[str, Any]:
        return change_of(linked(message, self.client.command_ids), files)

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons off an old message; one that takes no change goes with them."""
        await self._take(Priority.TIDY)
        try:
            async with in_time(TIDY_PATIENCE):
                params = params_of({"components": []}, [])
                await self.client.http.edit_message(channel, message, params=params)
        except Gone as error:
            _log.debug("could not take the buttons off %d: %s", message, error)
        except Refusal:
            await self.delete(channel, message)

    async def delete(self, channel: int, message: int, token: Token | None = None) -> None:
        """Remove a message of ours; no matter if it is gone."""
        try:
            if token is not None:
                try:
                    token.use()
                    async with in_time(TOKEN_PATIENCE):
                        await token.ask.delete(message)
                except (Refusal, Trouble) as error:
                    _log.debug("a token was refused: %s", error)
                else:
                    return
            await self._take(Priority.TIDY)
            async with in_time(TIDY_PATIENCE):
                await self.client.http.delete_message(channel, message)
        except Refusal as error:
            _log.debug("could not delete %d: %s", message, error)

    async def newest(self, channel: int, priority: Priority | None = Priority.TABLE) -> int:
        """The id of the last message in a channel, whoever wrote it; 0 where that is not known."""
        await self._take(priority)
        try:
            async with in_time(PATIENCE):
                data: Any = await self.client.http.get_channel(channel)
        except (Refusal, Trouble) as error:
            _log.debug("could not look at %d: %s", channel, error)
            return 0
        return int(data.get("last_message_id") or 0)

    async def find_follow_up(self, channel: int, token: str, after: int) -> int | None:
        """What was posted by this token of a press, if it is the last message of a channel.

        0 when nothing was posted since `after`; None when only somebody's later message is known.
        """
        newest = await self.newest(channel)
        if newest <= after:
            return 0
        try:
            async with in_time(TOKEN_PATIENCE):
                application = self.client.application_id
                assert application is not None
                webhook = discord.Webhook.partial(application, token, client=self.client)
                await webhook.fetch_message(newest)
        except Refusal as error:
            _log.debug("the last message in %d is not ours: %s", channel, error)
            return None
        return newest

    async def hear_time(self) -> None:
        """Ask for what costs Discord least: every answer of it says what time it is."""
        await self._take(Priority.TIDY)
        try:
            async with in_time(TIDY_PATIENCE):
                await self.client.http.request(discord.http.Route("GET", "/gateway"))
        except (Refusal, Trouble) as error:
            _log.debug("Discord does not tell the time: %s", error)

    async def direct_channel(self, user: int) -> int:
        """The channel of somebody's direct messages."""
        await self._take(Priority.PING)
        async with in_time(PATIENCE):
            return (await self.client.create_dm(discord.Object(user))).id

    async def open_thread(self, channel: int, name: str, *, private: bool = False) -> int:
        """Begin a thread that belongs to no message; returns its id."""
        await self._take(Priority.ANSWER)
        where = self.client.get_channel(channel)
        news = isinstance(where, discord.TextChannel) and where.is_news()
        kind: Any = 12 if private else 10 if news else 11
        async with in_time(PATIENCE):
            thread = await self.client.http.start_thread_without_message(
                channel, name=name[:100], auto_archive_duration=10080, type=kind
            )
        return int(thread["id"])

    async def own_threads(self, guild: int, channel: int, name: str) -> list[int]:
        """Threads of a channel with this name that we began and that are awake."""
        await self._take(Priority.ANSWER)
        try:
            async with in_time(PATIENCE):
                found: Any = await self.client.http.get_active_threads(guild)
        except Refusal as error:
            _log.debug("could not look for threads in %d: %s", guild, error)
            return []
        wanted = (str(channel), str(self.client.application_id), name[:100])
        return [
            int(one["id"])
            for one in found["threads"]
            if (one["parent_id"], one["owner_id"], one["name"]) == wanted
        ]

    async def invite(self, thread: int, user: int) -> None:
        """Let a user into a private thread."""
        await self._take(Priority.ANSWER)
        async with in_time(PATIENCE):
            await self.client.http.add_user_to_thread(thread, user)

    async def archive(self, thread: int, *, archived: bool = True) -> None:
        """Put a thread to sleep, or wake it."""
        await self._take(Priority.TIDY if archived else Priority.TABLE)
        async with in_time(PATIENCE):
            await self.client.http.edit_channel(thread, archived=archived)

    async def _take(self, priority: Priority | None) -> None:
        if priority is not None:
            await self.budget.take(priority)

    def is_lost(self, guild: int, error: Exception) -> bool:
        """Whether an error says that a channel is gone for good, or its guild, not only hidden."""
        if not isinstance(error, ChannelGone):
            return False
        if error.code == UNKNOWN_CHANNEL:
            return True
        return self.client.cluster.has_left(guild)

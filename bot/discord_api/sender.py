"""The sender of requests about messages, answers and threads, and the errors that it raises."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import aiohttp
import discord
from discord import InteractionResponseType as First
from discord.http import HTTPClient, Route, json_or_text
from msgspec import json

from bot.discord_api import permissions as rights
from bot.discord_api.budget import Budget, Priority
from bot.discord_api.painter import Picture
from bot.discord_api.payloads import PRIVATE, Payload, form_of, payload_of
from bot.discord_api.tokens import Token
from bot.support.failures import Failure
from bot.ui.components import Modal
from bot.ui.message import Message
from renders.words import tidy

_log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Most seconds that a request may take, including its repetitions by discord.py."""
TOKEN_PATIENCE = 2.5
"""Most seconds for a single try with an interaction token. Discord waits three seconds."""
ANSWER_TRIES: int = 5
"""Most tries of a request that answers a user, while Discord is in trouble."""
TIDY_PATIENCE = 15.0
"""Most seconds for a deletion or a similar request, because the table waits for it."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION = 10003, 10008, 10015, 10062
TOO_MANY_OLD_EDITS = 30046
ALREADY_ANSWERED = 40060
NO_ACCESS, NO_DIRECT_MESSAGES, NO_PERMISSION, BAD_TOKEN = 50001, 50007, 50013, 50027
ARCHIVED, LOCKED, NO_MORE_THREADS = 50083, 160005, 160006


class TransientError(Failure):
    """Raised if Discord or the network is in trouble, so that the same request may work later."""


class RateLimited(TransientError):
    """Raised if Discord wants fewer requests for a while (429). This is no outage."""


class DiscordRefusal(Exception):
    """Raised if Discord refuses a request for good.

    `code` is Discord's number for the reason, or 0 if it gives none.
    """

    def __init__(self, code: int = 0, words: str = "") -> None:
        super().__init__(f"{code}: {words}")
        self.code = code
        self.words = words


class Gone(DiscordRefusal):
    """Raised if the message was deleted."""


class ChannelGone(DiscordRefusal):
    """Raised if the channel was deleted, or the bot cannot see it."""


class Forbidden(DiscordRefusal):
    """Raised if the bot lacks a permission, or a user takes no direct messages from it."""


class ThreadArchived(DiscordRefusal):
    """Raised if the thread is archived and has to be reopened first."""


class TooManyThreads(DiscordRefusal):
    """Raised if the server already has as many active threads as Discord allows."""


class TooOld(DiscordRefusal):
    """Raised if the message is old and was edited too often, so a new one has to be posted."""


class TokenSpent(DiscordRefusal):
    """Raised if the interaction token is expired, invalid or already used for an answer."""


_KINDS: dict[int, type[DiscordRefusal]] = {
    UNKNOWN_MESSAGE: Gone,
    UNKNOWN_CHANNEL: ChannelGone,
    NO_ACCESS: ChannelGone,
    NO_PERMISSION: Forbidden,
    NO_DIRECT_MESSAGES: Forbidden,
    LOCKED: Forbidden,
    ARCHIVED: ThreadArchived,
    NO_MORE_THREADS: TooManyThreads,
    TOO_MANY_OLD_EDITS: TooOld,
    UNKNOWN_WEBHOOK: TokenSpent,
    UNKNOWN_INTERACTION: TokenSpent,
    BAD_TOKEN: TokenSpent,
    ALREADY_ANSWERED: TokenSpent,
}


def is_outage(error: BaseException) -> bool:
    """Return True if an error means an outage of Discord or the network, or a rate limit."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or is_limit(error)
    return isinstance(error, TransientError | aiohttp.ClientError | TimeoutError) or is_limit(error)


def is_limit(error: BaseException) -> bool:
    """Return True if an error means that Discord limits the rate of requests."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429
    return isinstance(error, RateLimited | discord.RateLimited)


@contextmanager
def classified() -> Iterator[None]:
    """Replace the errors of a request by TransientError, RateLimited or DiscordRefusal."""
    try:
        yield
    except discord.HTTPException as error:
        if error.status >= 500 or (error.status == 429 and error.code not in _KINDS):
            raise (RateLimited if is_limit(error) else TransientError)(str(error)) from error
        raise _KINDS.get(error.code, DiscordRefusal)(error.code, error.text) from error
    except discord.RateLimited as error:
        raise RateLimited(repr(error)) from error
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise TransientError(repr(error)) from error  # a timeout is an OSError


@asynccontextmanager
async def in_time(seconds: float) -> AsyncIterator[asyncio.Timeout]:
    """Limit the time of a request, and replace its errors as `classified` does.

    A request that takes too long raises TransientError.
    """
    with classified():
        async with asyncio.timeout(seconds) as timeout:
            yield timeout


def name_of(user: discord.User | discord.Member) -> str:
    """Return a user's display name, or the user name if the display name has no visible letters."""
    return tidy(user.display_name) or tidy(user.name)


class DiscordSender:
    """A sender of requests. A request that counts against the rate limit waits for the budget."""

    def __init__(
        self,
        http: HTTPClient,
        application: int,
        get_guild: Callable[[int], discord.Guild | None],
        create_dm: Callable[[discord.Object], Awaitable[discord.DMChannel]],
        budget: Budget,
        command_ids: Callable[[], Mapping[str, int]],
        has_left: Callable[[int], bool],
    ) -> None:
        self.http = http
        self.application = application
        """The id of the bot's application, which is part of the addresses of follow-ups."""
        self.get_guild = get_guild
        """A function from a server's id to the server in discord.py's cache, or to None."""
        self.create_dm = create_dm
        """A function that returns the direct channel of a user.

        Only its first call for a user is a request.
        """
        self.budget = budget
        self.command_ids = command_ids
        """A function that returns Discord's command ids by name, which clickable mentions need."""
        self.has_left = has_left
        """A function that returns True for the id of a server that has removed the bot."""

    async def send(
        self,
        channel: int,
        message: Message,
        picture: Picture | None = None,
        nonce: str | None = None,
        priority: Priority | None = Priority.TABLE,
        token: Token | None = None,
    ) -> int:
        """Post a message and return its id.

        With a `token`, the message is a follow-up of an interaction, which does not count against
        the rate limit. Without one, it is a request of the bot. Discord then returns the same
        message for the same nonce, for some minutes. A priority of None means that the budget has
        granted the request already.
        """
        payload = self._payload(message, picture, new=True)
        if token is not None:
            return await self._post(token, payload)
        await self._take(priority)
        if nonce:
            payload.json.update(nonce=nonce, enforce_nonce=True)
        async with in_time(PATIENCE):
            sent = await self.http.send_message(channel, params=payload.params())
        return int(sent["id"])

    async def edit(
        self,
        channel: int,
        number: int,
        wanted: Message,
        picture: Picture | None = None,
        priority: Priority | None = Priority.TABLE,
        token: Token | None = None,
    ) -> None:
        """Edit the message with the id `number`.

        With a `token`, the edit does not count against the rate limit. If the token is of an
        unanswered press on this message, the edit is the first answer. Raise TokenSpent if the
        token's answer is another message. A priority of None means that the budget has granted the
        request already.
        """
        change = self._payload(wanted, picture, new=False)
        if token is None:
            await self._take(priority)
            async with in_time(PATIENCE):
                await self.http.edit_message(channel, number, params=change.params())
        elif token.message != number:
            token.use()
            await self._by_token("PATCH", f"{self._hook(token)}/messages/{number}", change)
        else:
            token.use()
            async with in_time(TOKEN_PATIENCE), token.lock:
                if not token.answered:
                    is_shown = await self._answer(token, First.message_update, change)
                    token.note_answer()
                    if is_shown:
                        return
                if token.first is None or not token.may_change:
                    raise TokenSpent
                await self._by_token("PATCH", self._original(token), change)

    # Answers to interactions, which are tried again while Discord is in trouble

    async def acknowledge(self, token: Token, kind: First, *, private: bool = False) -> None:
        """Acknowledge an interaction in the way `kind`, so that its answer may follow later."""
        payload = Payload({"flags": PRIVATE} if private else {})
        await self._answer(token, kind, payload, ANSWER_TRIES)

    async def open_form(self, token: Token, form: Modal) -> None:
        """Show a form as the first answer to an interaction."""
        await self._answer(token, First.modal, form_of(form), ANSWER_TRIES)

    async def answer(
        self, token: Token, message: Message, picture: Picture | None, *, private: bool
    ) -> None:
        """Send a message as the first answer to an interaction, or as a follow-up if it has one."""
        payload = self._payload(message, picture, new=True, private=private)
        kind = First.channel_message
        if token.first or not await self._answer(token, kind, payload, ANSWER_TRIES):
            await self._post(token, payload, ANSWER_TRIES)

    async def change_answer(
        self, token: Token, message: Message, picture: Picture | None = None
    ) -> None:
        """Edit the pressed message, or the first answer to an interaction.

        If there is no answer yet, the edit of the pressed message is the first.
        """
        change = self._payload(message, picture, new=False)
        kind = First.message_update
        if token.first or not await self._answer(token, kind, change, ANSWER_TRIES):
            await self._by_token("PATCH", self._original(token), change, ANSWER_TRIES)

    async def retell(self, token: Token, text: str) -> None:
        """Edit only the text of the pressed message, or of the first answer to an interaction."""
        change = Payload({"content": text, "allowed_mentions": {"parse": []}})
        await self._by_token("PATCH", self._original(token), change, ANSWER_TRIES)

    async def delete_answer(self, token: Token) -> None:
        """Delete the pressed message, or the first answer to an interaction."""
        await self._by_token("DELETE", self._original(token), tries=ANSWER_TRIES)

    async def _answer(self, token: Token, kind: First, payload: Payload, tries: int = 1) -> bool:
        """Send the first answer to an interaction.

        Return False if Discord has already taken an earlier one.
        """
        before, token.tried = token.tried, kind
        path = f"/interactions/{token.interaction}/{token.text}/callback"
        try:
            await self._by_token("POST", path, payload.answering(kind), tries)
        except DiscordRefusal as error:
            if error.code != ALREADY_ANSWERED or (before is None and tries == 1):
                token.tried = before
                raise
            token.first = before or kind
            return before is None
        token.first = kind
        return True

    async def _post(self, token: Token, payload: Payload, tries: int = 1) -> int:
        token.use()
        told = await self._by_token("POST", f"{self._hook(token)}?wait=true", payload, tries)
        return int(json.decode(told)["id"])

    def _hook(self, token: Token) -> str:
        return f"/webhooks/{self.application}/{token.text}"

    def _original(self, token: Token) -> str:
        return f"{self._hook(token)}/messages/@original"

    async def _by_token(
        self, method: str, path: str, payload: Payload | None = None, tries: int = 1
    ) -> bytes:
        """Send a request with an interaction token, and return the body of the response.

        It bypasses discord.py, which would make objects of the response. After a server error or a
        rate limit the request is repeated, up to `tries` tries in all.
        """
        http: Any = self.http
        body, headers = payload.body() if payload is not None else (None, {})
        headers |= {"User-Agent": http.user_agent}
        session: aiohttp.ClientSession = http._HTTPClient__session
        async with in_time(TOKEN_PATIENCE if tries == 1 else PATIENCE):
            for attempt in range(1, tries + 1):
                if session.closed:
                    raise aiohttp.ClientConnectionError("the session is closed")
                url = Route.BASE + path
                async with session.request(method, url, data=body, headers=headers) as told:
                    if told.ok:
                        return await told.read()
                    said: Any = await json_or_text(told)
                    limited = told.status == 429 and "Via" in told.headers
                    if attempt == tries or not (limited or told.status >= 500):
                        raise discord.HTTPException(told, said)
                await asyncio.sleep(said["retry_after"] if limited else 2 * attempt - 1)
        raise AssertionError("a request has at least one try")

    def _payload(
        self, message: Message, picture: Picture | None, *, new: bool, private: bool = False
    ) -> Payload:
        return payload_of(message, picture, self.command_ids(), new=new, private=private)

    # Other requests

    async def remove_buttons(self, channel: int, message: int) -> None:
        """Remove the buttons of an old message. Delete the message if Discord refuses the edit."""
        await self._take(Priority.TIDY)
        try:
            async with in_time(TIDY_PATIENCE):
                params = Payload({"components": []}).params()
                await self.http.edit_message(channel, message, params=params)
        except Gone as error:
            _log.debug("could not remove the buttons of %d: %s", message, error)
        except DiscordRefusal:
            await self.delete(channel, message)

    async def delete(self, channel: int, message: int, token: Token | None = None) -> None:
        """Delete a message of the bot. Ignore Discord's refusals.

        Use the `token` if there is one. If that fails, delete the message by a request of the bot.
        """
        try:
            if token is not None:
                try:
                    token.use()
                    await self._by_token("DELETE", f"{self._hook(token)}/messages/{message}")
                except (DiscordRefusal, TransientError) as error:
                    _log.debug("a token was refused: %s", error)
                else:
                    return
            await self._take(Priority.TIDY)
            async with in_time(TIDY_PATIENCE):
                await self.http.delete_message(channel, message)
        except DiscordRefusal as error:
            _log.debug("could not delete %d: %s", message, error)

    async def newest(self, channel: int, priority: Priority | None = Priority.TABLE) -> int:
        """Return the id of the newest message in a channel.

        Return 0 if there is none, or if the request fails.
        """
        await self._take(priority)
        try:
            async with in_time(PATIENCE):
                data: Any = await self.http.get_channel(channel)
        except (DiscordRefusal, TransientError) as error:
            _log.debug("could not read channel %d: %s", channel, error)
            return 0
        return int(data.get("last_message_id") or 0)

    async def find_follow_up(self, channel: int, token: str, after: int) -> int | None:
        """Return the id of a channel's newest message if an interaction `token` posted it.

        Return 0 if no message newer than the id `after` is found, and None if the newest one was
        not posted with the token.
        """
        newest = await self.newest(channel)
        if newest <= after:
            return 0
        try:
            await self._by_token("GET", f"/webhooks/{self.application}/{token}/messages/{newest}")
        except DiscordRefusal as error:
            _log.debug("the newest message in %d has another author: %s", channel, error)
            return None
        return newest

    async def hear_time(self) -> None:
        """Make a cheap request, so that the `Date` header of its response tells Discord's time."""
        await self._take(Priority.TIDY)
        try:
            async with in_time(TIDY_PATIENCE):
                await self.http.request(Route("GET", "/gateway"))
        except (DiscordRefusal, TransientError) as error:
            _log.debug("Discord does not tell the time: %s", error)

    async def direct_channel(self, user: int) -> int:
        """Return the channel id of a user's direct messages with the bot."""
        await self._take(Priority.PING)
        async with in_time(PATIENCE):
            return (await self.create_dm(discord.Object(user))).id

    async def open_thread(
        self, guild: int, channel: int, name: str, *, private: bool = False
    ) -> int:
        """Open a public or `private` thread without a first message, and return its id."""
        await self._take(Priority.ANSWER)
        where = self._place(guild, channel)
        news = isinstance(where, discord.TextChannel) and where.is_news()
        kind: Any = 12 if private else 10 if news else 11
        async with in_time(PATIENCE):
            thread = await self.http.start_thread_without_message(
                channel, name=name[:100], auto_archive_duration=10080, type=kind
            )
        return int(thread["id"])

    async def own_threads(self, guild: int, channel: int, name: str) -> list[int]:
        """Return the ids of the active threads with this name that the bot opened in a channel.

        Return an empty list if Discord refuses the request.
        """
        await self._take(Priority.ANSWER)
        try:
            async with in_time(PATIENCE):
                found: Any = await self.http.get_active_threads(guild)
        except DiscordRefusal as error:
            _log.debug("could not look for threads in %d: %s", guild, error)
            return []
        wanted = (str(channel), str(self.application), name[:100])
        return [
            int(one["id"])
            for one in found["threads"]
            if (one["parent_id"], one["owner_id"], one["name"]) == wanted
        ]

    async def invite(self, thread: int, user: int) -> None:
        """Add a user to a private thread."""
        await self._take(Priority.ANSWER)
        async with in_time(PATIENCE):
            await self.http.add_user_to_thread(thread, user)

    async def archive(self, thread: int, *, archived: bool = True) -> None:
        """Archive a thread, or reopen it if `archived` is False."""
        await self._take(Priority.TIDY if archived else Priority.TABLE)
        async with in_time(PATIENCE):
            await self.http.edit_channel(thread, archived=archived)

    def missing(self, guild: int, channel: int) -> list[str]:
        """Return the names of the permissions that the bot lacks to show a table in a channel.

        Return an empty list for a channel that is not in the cache.
        """
        return rights.missing(self._place(guild, channel))

    def lacking_for_threads(self, guild: int, channel: int) -> str:
        """Return the name of the first permission that the bot lacks for threads of a channel.

        Return an empty text if it lacks none, or if the channel is no text channel in the cache.
        """
        return rights.lacking_for_threads(self._place(guild, channel))

    def missing_with_threads(self, guild: int, channel: int) -> list[str]:
        """Return the names of the permissions that the bot lacks to show tables in a channel.

        They include the first permission that it lacks for threads of the channel, but not the
        others.
        """
        lacking, thread = self.missing(guild, channel), self.lacking_for_threads(guild, channel)
        return [*lacking, thread] if thread and thread not in lacking else lacking

    def _place(self, guild: int, channel: int) -> rights.Place | None:
        found = self.get_guild(guild)
        return found.get_channel_or_thread(channel) if found is not None else None

    async def _take(self, priority: Priority | None) -> None:
        if priority is not None:
            await self.budget.take(priority)

    def is_lost(self, guild: int, error: Exception) -> bool:
        """Return True if an error means that a channel or its server is gone, not only hidden.

        A server is gone if the bot was removed from it.
        """
        if not isinstance(error, ChannelGone):
            return False
        if error.code == UNKNOWN_CHANNEL:
            return True
        return self.has_left(guild)


def api_address() -> str:
    """Return the base address of Discord's API, or of the playground that takes its place."""
    return discord.http.Route.BASE

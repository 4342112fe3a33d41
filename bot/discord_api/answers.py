"""Answers to presses, commands and forms, within Discord's time limit, private or public."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from enum import Enum, auto
from typing import Any, Protocol

import discord
from discord import InteractionResponseType as First

from bot.discord_api.budget import Priority
from bot.discord_api.painter import Painter, Picture
from bot.discord_api.sender import DiscordRefusal, DiscordSender, TokenSpent, TransientError
from bot.discord_api.server_languages import ServerLanguages
from bot.discord_api.servers import Servers
from bot.discord_api.tokens import Token, Tokens
from bot.store.messages.posts import Post
from bot.support.background import BackgroundTasks
from bot.ui.components import Modal
from bot.ui.message import Answer, Message
from bot.words import known_language, say, set_language

_log = logging.getLogger(__name__)

OTHERS = 1.0
"""Seconds that another process has to answer first. Discord waits three seconds."""
HEARD = 500
"""Number of latest interactions that are remembered, so that none is answered twice."""
SAME_PRESS = 3.0
"""Seconds in which a repeated press is not refused again with the same words."""
EVERYONE = "everyone"
"""The name of the command option that makes the answer public."""
_REPLY = "reply"
"""The key of the `Reply` in an interaction's `extras`."""


class Ack(Enum):
    """The way to acknowledge an interaction whose answer takes long. Discord waits 3 seconds."""

    CHANGE = auto()
    """Without a visible sign: the pressed message or the table changes later."""
    ANSWER = auto()
    """With a new message that shows "is thinking"."""
    TURN = auto()
    """Like `CHANGE` for a press on a private message, otherwise like `ANSWER`."""
    FORM = auto()
    """Not at all. A form has to be the first answer, so its handler must be fast."""


class Unanswered(Exception):
    """Raised if Discord takes no answer to an interaction any more, or is out of reach."""


class PostedMessages(Protocol):
    """The part of the message keeper that answers use."""

    io: DiscordSender
    painter: Painter
    tokens: Tokens

    def wake_up(self, game: int, it: discord.Interaction[Any]) -> None:
        """Note that a user acts at a game."""

    def is_held_up(self, game: int) -> bool:
        """Return True if a request of a game waits for the rate limit."""

    def leave(self, game: int, pressed: discord.Message) -> Post | None:
        """Return the table's current post if the pressed message is an older one."""

    def trouble(self, game: int, user: int) -> str:
        """Return why a game cannot be shown, once to each user, or else an empty text."""


class Refusals:
    """The refusals of the last seconds, so that a repeated press gets no second refusal."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._told: dict[tuple[object, ...], float] = {}

    def repeats(self, *refusal: object) -> bool:
        """Return True if an equal refusal is remembered. Otherwise remember it for seconds."""
        now = self._now()
        while self._told and next(iter(self._told.values())) <= now - SAME_PRESS:
            del self._told[next(iter(self._told))]
        if refusal in self._told:
            return True
        self._told[refusal] = now
        return False


class Answers:
    """The entry of all interactions. Each is answered once, by the process with its server."""

    def __init__(
        self,
        messages: PostedMessages,
        servers: Servers,
        languages: ServerLanguages,
        background: BackgroundTasks,
        arrived: Callable[[int], None],
        within: float,
        now: Callable[[], float],
    ) -> None:
        self.messages = messages
        self.servers = servers
        self.languages = languages
        self.background = background
        self.arrived = arrived
        """A callback that gets the id of every interaction, for the metrics."""
        self.within = within
        """Seconds after which an unanswered interaction is acknowledged."""
        self.now = now
        self.refusals = Refusals(now)
        self._heard: dict[int, None] = {}

    async def begin(self, it: discord.Interaction[Any], ack: Ack, game: int = 0) -> Reply | None:
        """Return the `Reply` to an interaction, or None if this process must not handle it.

        That is a second delivery, or an interaction of a server that another process plays.
        """
        if not self.begin_answer(it):
            return None
        guild, servers = it.guild_id or 0, self.servers
        if not servers.has_valid_lease(guild) and not await servers.wait_for_lease(guild):
            await self._answer_for_others(it)
            return None
        if game:
            self.messages.wake_up(game, it)
        return Reply(self, it, ack, game)

    def begin_answer(self, it: discord.Interaction[Any]) -> bool:
        """Set the current task's language, and let the bot finish the task before it closes.

        Return False for a second delivery. A resumed connection may deliver an event twice.
        """
        if it.id in self._heard:
            return False
        self._heard[it.id] = None
        if len(self._heard) > HEARD:
            del self._heard[next(iter(self._heard))]
        self.arrived(it.id)
        self.background.answering()
        self.set_language_for(it)
        return True

    def set_language_for(self, it: discord.Interaction[Any]) -> None:
        """Set the current task's language to the user's, and for public texts to the server's.

        Users whose language the bot does not have read the server's language.
        """
        reader = known_language(it.locale.value)
        public = self.languages.of(it.guild_id) if it.guild_id else reader or "en"
        set_language(public, public if _is_for_everyone(it) else reader)

    async def _answer_for_others(self, it: discord.Interaction[Any]) -> None:
        """Ask the user to try again in a moment, if no other process answers within a second."""
        await asyncio.sleep(OTHERS)
        words = Message(say("error-one_moment"))
        try:
            await self.messages.io.answer(Token(it, self.now), words, None, private=True)
        except (DiscordRefusal, TransientError) as error:
            _log.debug("another process has answered: %s", error)


def _is_for_everyone(it: discord.Interaction[Any]) -> bool:
    """Return True for a command whose user wants a public answer."""
    return it.command is not None and bool(getattr(it.namespace, EVERYONE, False))


class Reply:
    """The answers to one interaction.

    An answer that is ready soon is Discord's first answer. Otherwise the interaction is
    acknowledged, and the answer follows.
    """

    def __init__(self, answers: Answers, it: discord.Interaction[Any], ack: Ack, game: int) -> None:
        messages = answers.messages
        self.it = it
        self.public = _is_for_everyone(it)
        """True if the answer to a command is visible to the whole channel."""
        self.private = it.message is not None and it.message.flags.ephemeral
        """True if only one user sees the pressed message."""
        self.is_shared = ack is Ack.CHANGE and not self.private
        """True if the answer may be an edit of the pressed message, which everybody sees."""
        self._silent = ack is Ack.CHANGE or (ack is Ack.TURN and self.private)
        self._refusals = answers.refusals
        self._painter = messages.painter
        self._io = messages.io
        self._tokens = messages.tokens
        self._token = self._tokens.add(it) if self.is_shared else Token(it, answers.now)
        it.extras[_REPLY] = self
        if ack is not Ack.FORM:
            # The edit cannot come in time while a request of the game waits for the rate limit.
            held_up = self.is_shared and messages.is_held_up(game)
            within = 0.0 if held_up else answers.within
            self._token.call_off = answers.background.answer_later(within, self.acknowledge)

    async def acknowledge(self, *, silent: bool = False) -> None:
        """Acknowledge the interaction, unless it is answered already."""
        token = self._token
        async with token.lock:
            if token.answered:
                return
            token.note_answer()
            try:
                await self._defer(silent=silent or self._silent)
            except (DiscordRefusal, TransientError) as error:
                _log.info("an interaction could not be acknowledged: %s", error)

    async def reply_privately(self, message: Answer) -> None:
        """Send a private answer, as the first answer or as a follow-up.

        A press is acknowledged as a change first, so that the pressed message can still be edited.
        """
        shown, picture = await self._painted(message)
        if self._silent:
            await self.acknowledge()
        await self._send(shown, picture, private=True)

    async def reply_publicly(self, message: Answer) -> None:
        """Send a public answer."""
        await self._send(*await self._painted(message), private=False)

    async def say(self, message: Answer) -> None:
        """Answer a command: publicly if its user wants that, else privately."""
        await (self.reply_publicly if self.public else self.reply_privately)(message)

    async def update_message(self, message: Answer) -> None:
        """Edit the pressed private page, or the earlier answer to this interaction.

        For a press on a message that everybody sees, and if Discord refuses the edit, send a new
        private answer.
        """
        shown, picture = await self._painted(message)
        token = self._token
        if self.private or (not self.is_shared and token.first is not None):
            try:
                async with self._answering():
                    await self._io.change_answer(token, shown, picture)
            except DiscordRefusal as error:
                _log.info("an answer could not be changed: %s", error)
            else:
                return
        await self._send(shown, picture, private=True)

    async def retell(self, text: str) -> None:
        """Edit the text of the answer or page, and leave its picture and buttons."""
        await self.acknowledge()
        await self._io.retell(self._token, text)

    async def close(self) -> None:
        """Delete the pressed private page. Ignore errors."""
        await self.acknowledge()
        with suppress(DiscordRefusal, TransientError):
            await self._io.delete_answer(self._token)

    async def open(self, form: Modal) -> None:
        """Show a form. It must be the first answer: its handler is registered with `Ack.FORM`."""
        async with self._answering():
            await self._io.open_form(self._token, form)

    async def refuse(self, text: str, *, log: int, outlived: bool) -> None:
        """Answer with the reason of a refusal. Acknowledge a repeated press without words.

        A press is a repeat if it is refused with the same words within seconds, while `log`, the
        number of entries in the game's log, is the same. If the button is `outlived`, its private
        page is replaced by the reason.
        """
        if self.it.type is discord.InteractionType.component:
            data: Any = self.it.data
            press = (self.it.user.id, data.get("custom_id"), *data.get("values", ()))
            if self._refusals.repeats(log, text, *press) and not self._is_thinking:
                await self.acknowledge(silent=True)
                return
        if outlived and self.private:
            await self.update_message(text)
        else:
            await self._send(*await self._painted(text), private=True)

    @property
    def _is_thinking(self) -> bool:
        """True if the first answer shows "is thinking" and waits for an edit."""
        return self._token.first is First.deferred_channel_message

    @asynccontextmanager
    async def _answering(self) -> AsyncIterator[None]:
        """Hold the token's lock for an answer. Raise Unanswered if retrying it is pointless."""
        async with self._token.lock:
            self._token.note_answer()
            try:
                yield
            except (TokenSpent, TransientError) as error:
                raise Unanswered(str(error)) from error

    async def _painted(self, message: Answer) -> tuple[Message, Picture | None]:
        if isinstance(message, str):
            message = Message(message)
        drawing = message.picture
        return message, await self._painter.paint(drawing) if drawing else None

    async def _defer(self, *, silent: bool) -> None:
        """Acknowledge now, and privately if Discord refuses a public answer."""
        if silent:
            await self._io.acknowledge(self._token, First.deferred_message_update)
            return
        thinking = First.deferred_channel_message
        try:
            await self._io.acknowledge(self._token, thinking, private=not self.public)
        except DiscordRefusal as error:
            if not self.public or isinstance(error, TokenSpent):
                raise
            self.public = False
            await self._io.acknowledge(self._token, thinking, private=True)

    async def _send(self, message: Message, picture: Picture | None, *, private: bool) -> None:
        """Send an answer. If Discord refuses it, send it privately, then as a direct message."""
        token, channel = self._token, self.it.channel_id or 0
        for alone in (private, True):
            if token.first is not None and not self._is_thinking:
                await asyncio.sleep(self._tokens.reserve(channel))
            try:
                async with self._answering():
                    await self._deliver(message, picture, private=alone)
            except DiscordRefusal as error:
                _log.info("an answer was refused: %s", error)
            else:
                return
        try:
            directly = await self._io.direct_channel(self.it.user.id)
            bare = replace(message, rows=())  # buttons do not work in direct messages
            await self._io.send(directly, bare, picture, priority=Priority.ANSWER)
        except (DiscordRefusal, TransientError) as error:
            _log.info("an answer could not be sent as a direct message: %s", error)

    async def _deliver(self, message: Message, picture: Picture | None, *, private: bool) -> None:
        """Send an answer: the first one, an edit of the "thinking" one, or a follow-up."""
        token = self._token
        if self._is_thinking:
            token.first = First.channel_message  # even if the request fails
            if not (private and self.public):
                await self._io.change_answer(token, message, picture)
                return
            with suppress(DiscordRefusal):  # an edit cannot make it private
                await self._io.delete_answer(token)
            self._tokens.reserve(self.it.channel_id or 0)
        await self._io.answer(token, message, picture, private=private)


def reply_to(it: discord.Interaction[Any]) -> Reply:
    """Return the `Reply` that `Answers.begin` made for an interaction."""
    reply: Reply = it.extras[_REPLY]
    return reply

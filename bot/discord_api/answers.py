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
"""Seconds that another process has to answer an interaction first. Discord waits three seconds."""
HEARD = 500
"""Number of the latest interactions that are remembered, so that none is answered twice."""
SAME_PRESS = 3.0
"""Seconds in which a repeated press gets no second refusal with the same words."""
EVERYONE = "everyone"
"""The name of the command option with which a user asks for a public answer."""
_REPLY = "reply"
"""The key of the `Reply` in an interaction's `extras`."""


class Ack(Enum):
    """The way to acknowledge an interaction whose answer takes long. Discord waits 3 seconds."""

    CHANGE = auto()
    """Acknowledge invisibly: the pressed message or the table changes later."""
    ANSWER = auto()
    """Acknowledge with a new message that shows "is thinking" until the answer replaces it."""
    TURN = auto()
    """Acknowledge like `CHANGE` for a press on a private message, otherwise like `ANSWER`."""
    FORM = auto()
    """Do not acknowledge. A form has to be the first answer, so its handler must be fast."""


class Unanswered(Exception):
    """Raised if Discord no longer takes an answer to an interaction, or is out of reach."""


class PostedMessages(Protocol):
    """The part of the message keeper that answers use."""

    io: DiscordSender
    painter: Painter
    tokens: Tokens

    def wake_up(self, game: int, it: discord.Interaction[Any]) -> None:
        """Note that a user acts at a game, and end the pause before its next update."""

    def is_held_up(self, game: int) -> bool:
        """Return True if a request of a game waits for the rate limit and cannot be cancelled."""

    def leave(self, game: int, pressed: discord.Message) -> Post | None:
        """Return the post of the table's message if an older post was pressed, otherwise None.

        The older post loses its buttons.
        """

    def trouble(self, game: int, user: int) -> str:
        """Return the reason, in words, why a game cannot be shown.

        Return an empty text if there is no such reason, or if the user was told already. Remember
        that the user was told.
        """


class Refusals:
    """The refusals of the last seconds, so that a repeated press gets no second refusal."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._told: dict[tuple[object, ...], float] = {}

    def repeats(self, *refusal: object) -> bool:
        """Return True if an equal refusal is remembered.

        Otherwise remember it for `SAME_PRESS` seconds.
        """
        now = self._now()
        while self._told and next(iter(self._told.values())) <= now - SAME_PRESS:
            del self._told[next(iter(self._told))]
        if refusal in self._told:
            return True
        self._told[refusal] = now
        return False


class Answers:
    """The first step of every interaction, which decides if this process answers it.

    An interaction is answered once, by the process that plays the games of its server.
    """

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
        """A function that is called with the id of each new interaction, for the metrics."""
        self.within = within
        """Seconds after which an unanswered interaction is acknowledged, except with `Ack.FORM`."""
        self.now = now
        self.refusals = Refusals(now)
        self._heard: dict[int, None] = {}

    async def begin(self, it: discord.Interaction[Any], ack: Ack, game: int = 0) -> Reply | None:
        """Return the `Reply` to an interaction, or None if this process must not handle it.

        It must not handle an interaction that Discord delivers a second time, or an interaction of
        a server that it does not play.
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

        Return False and do nothing if the interaction was delivered before. A resumed connection
        may deliver an event twice.
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
        """Set the current task's languages.

        Private texts are in the user's language, and public texts in the server's. Private texts
        are in the server's language too if the bot does not have the user's language, or if a
        command gets a public answer. In direct messages, all texts are in the user's language, or
        in English.
        """
        reader = known_language(it.locale.value)
        public = self.languages.of(it.guild_id) if it.guild_id else reader or "en"
        set_language(public, public if _is_for_everyone(it) else reader)

    async def _answer_for_others(self, it: discord.Interaction[Any]) -> None:
        """Wait a second, then ask the user to try again if no other process has answered."""
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

    If an answer takes long, the interaction is acknowledged first, and the answer follows.
    """

    def __init__(self, answers: Answers, it: discord.Interaction[Any], ack: Ack, game: int) -> None:
        messages = answers.messages
        self.it = it
        self.public = _is_for_everyone(it)
        """True if the whole channel sees the answer to a command."""
        self.private = it.message is not None and it.message.flags.ephemeral
        """True if only one user sees the pressed message."""
        self.is_shared = ack is Ack.CHANGE and not self.private
        """True if the answer may be an edit of a pressed message that everybody sees."""
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
        """Acknowledge the interaction if no answer to it has begun.

        `silent` avoids a message that shows "is thinking".
        """
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

        If the handler may change the pressed message, the press is acknowledged first. Then the
        message can still be edited.
        """
        shown, picture = await self._painted(message)
        if self._silent:
            await self.acknowledge()
        await self._send(shown, picture, private=True)

    async def reply_publicly(self, message: Answer) -> None:
        """Send an answer that the whole channel sees. If Discord refuses it, send it privately."""
        await self._send(*await self._painted(message), private=False)

    async def say(self, message: Answer) -> None:
        """Answer a command: publicly if its user wants that, otherwise privately."""
        await (self.reply_publicly if self.public else self.reply_privately)(message)

    async def update_message(self, message: Answer) -> None:
        """Edit the pressed private message, or the earlier answer to this interaction.

        Send a new private answer if there is neither, if `is_shared`, or if Discord refuses the
        edit.
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
        """Edit only the text of the answer or of the pressed message.

        Keep its picture and buttons.
        """
        await self.acknowledge()
        await self._io.retell(self._token, text)

    async def close(self) -> None:
        """Delete the pressed private message. Ignore errors of the deletion."""
        await self.acknowledge()
        with suppress(DiscordRefusal, TransientError):
            await self._io.delete_answer(self._token)

    async def open(self, form: Modal) -> None:
        """Show a form.

        It has to be the first answer, so its handler is registered with `Ack.FORM`.
        """
        async with self._answering():
            await self._io.open_form(self._token, form)

    async def refuse(self, text: str, *, log: int, outlived: bool) -> None:
        """Answer privately with the reason of a refusal, or only acknowledge a repeated press.

        A press is repeated if the same user made the same choice within `SAME_PRESS` seconds, got
        the same `text`, and `log`, the number of entries in the game's log, has not changed. If a
        message shows "is thinking", the reason replaces it in any case. If the button is
        `outlived`, the reason replaces the private message with the button.
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
        """Hold the token's lock for an answer.

        Raise Unanswered if the token is spent, or if Discord is out of reach.
        """
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
        """Send an acknowledgement. If Discord refuses a public one, send a private one."""
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
        """Send an answer. If Discord refuses it, send it privately, then as a direct message.

        The direct message has no buttons. Log the error if it fails too. Raise Unanswered if the
        token is spent, or if Discord is out of reach.
        """
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
        """Send an answer: the first one, an edit of the "is thinking" message, or a follow-up.

        A private answer cannot replace a public "is thinking" message, so this is deleted first.
        """
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

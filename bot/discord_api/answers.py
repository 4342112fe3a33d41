"""Answers to presses, commands and forms: private or public, in time, and not lost on the way."""

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
from bot.discord_api.sender import DiscordIO, Refusal, TokenSpent, Trouble
from bot.discord_api.server_languages import ServerLanguages
from bot.discord_api.servers import Servers
from bot.discord_api.tokens import Token, Tokens
from bot.store.messages.posts import Post
from bot.support.background import BackgroundTasks
from bot.ui.components import Modal
from bot.ui.message import Answer, Message
from bot.words import known_language, say, speak

_log = logging.getLogger(__name__)

OTHERS = 1.0
"""Seconds more that another process has to answer first; Discord waits three."""
HEARD = 500
"""The last interactions that are remembered, to answer none twice."""
SAME_PRESS = 3.0
"""Seconds in which a press is not refused again with the same words."""
EVERYONE = "everyone"
"""The option of a command that makes its answer one for the whole channel."""
_REPLY = "reply"


class Ack(Enum):
    """How an interaction is acknowledged if its answer takes long: Discord waits 3 seconds."""

    CHANGE = auto()
    """In silence: the message that was pressed changes, or the table shows what came of it."""
    ANSWER = auto()
    """With a message of its own, which says that it is being thought about."""
    TURN = auto()
    """A page: as a change where the message is private, else as an answer."""
    FORM = auto()
    """Not at all: a form has to be the first answer, so nothing slow may come before it."""


class Unanswered(Exception):
    """Discord takes no answer to an interaction any more, or cannot be reached."""


class PostedMessages(Protocol):
    """The messages of games, as far as answers depend on them."""

    io: DiscordIO
    painter: Painter
    tokens: Tokens

    def wake_up(self, game: int, it: discord.Interaction[Any]) -> None:
        """Note that somebody acts at a game."""

    def is_held_up(self, game: int) -> bool:
        """Return True if a request of a game waits to leave."""

    def leave(self, game: int, pressed: discord.Message) -> Post | None:
        """Return the table's message if a press was on an older one."""

    def trouble(self, game: int, user: int) -> str:
        """Return why a game cannot be shown, unless the user knows."""


class Refusals:
    """The refusals of the last seconds: a repeated press is not told the same again."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._told: dict[tuple[object, ...], float] = {}

    def repeats(self, *refusal: object) -> bool:
        """Return True if this was refused a moment ago; else remember it."""
        now = self._now()
        while self._told and next(iter(self._told.values())) <= now - SAME_PRESS:
            del self._told[next(iter(self._told))]
        if refusal in self._told:
            return True
        self._told[refusal] = now
        return False


class Answers:
    """Where every interaction begins to be answered: once, and by one process."""

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
        """Told of every interaction by its id."""
        self.within = within
        """Seconds after which an interaction is acknowledged, unless it is answered."""
        self.now = now
        self.refusals = Refusals(now)
        self._heard: dict[int, None] = {}

    async def begin(self, it: discord.Interaction[Any], ack: Ack, game: int = 0) -> Reply | None:
        """Return what answers an interaction, or None where nothing is to be done about it.

        It was heard before, or another process answers it, perhaps in a moment.
        """
        if not self.hear(it):
            return None
        guild, servers = it.guild_id or 0, self.servers
        if not servers.holds(guild) and not await servers.will_hold(guild):
            await self._answer_for_others(it)
            return None
        if game:
            self.messages.wake_up(game, it)
        return Reply(self, it, ack, game)

    def hear(self, it: discord.Interaction[Any]) -> bool:
        """Let the task that runs now answer somebody: in their own language, and to the end.

        Return False for a second delivery: a resumed connection may say a thing twice.
        """
        if it.id in self._heard:
            return False
        self._heard[it.id] = None
        if len(self._heard) > HEARD:
            del self._heard[next(iter(self._heard))]
        self.arrived(it.id)
        self.background.answering()
        self.speak_to(it)
        return True

    def speak_to(self, it: discord.Interaction[Any]) -> None:
        """From here on, this task says everything to whoever asked, where we know their language.

        What the whole channel reads is said as the server wants it.
        """
        reader = known_language(it.locale.value)
        public = self.languages.of(it.guild_id) if it.guild_id else reader or "en"
        speak(public, public if _is_for_everyone(it) else reader)

    async def _answer_for_others(self, it: discord.Interaction[Any]) -> None:
        """Say that another process will answer, unless it has done so by then."""
        await asyncio.sleep(OTHERS)
        words = Message(say("error-one_moment"))
        try:
            await self.messages.io.answer(Token(it, self.now), words, None, private=True)
        except (Refusal, Trouble) as error:
            _log.debug("somebody else has answered: %s", error)


def _is_for_everyone(it: discord.Interaction[Any]) -> bool:
    """Return True if the answer to a command is for the whole channel."""
    return it.command is not None and bool(getattr(it.namespace, EVERYONE, False))


class Reply:
    """All answers to one interaction.

    The first answer that is ready within a moment is Discord's first answer. Otherwise the
    interaction is acknowledged, and the answer follows.
    """

    def __init__(self, answers: Answers, it: discord.Interaction[Any], ack: Ack, game: int) -> None:
        messages = answers.messages
        self.it = it
        self.public = _is_for_everyone(it)
        """The answer to a command is for the whole channel."""
        self.private = it.message is not None and it.message.flags.ephemeral
        """Only one user sees the message that was pressed."""
        self.is_shared = ack is Ack.CHANGE and not self.private
        """The message that was pressed may change by this token, and so be the answer."""
        self._silent = ack is Ack.CHANGE or (ack is Ack.TURN and self.private)
        self._refusals = answers.refusals
        self._painter = messages.painter
        self._io = messages.io
        self._tokens = messages.tokens
        self._token = self._tokens.add(it) if self.is_shared else Token(it, answers.now)
        it.extras[_REPLY] = self
        if ack is not Ack.FORM:
            # A message that waits behind a counted request of its game is not waited for.
            held_up = self.is_shared and messages.is_held_up(game)
            within = 0.0 if held_up else answers.within
            self._token.call_off = answers.background.answer_later(within, self.acknowledge)

    async def acknowledge(self, *, silent: bool = False) -> None:
        """Tell Discord that an answer is under way, unless there is one."""
        token = self._token
        async with token.lock:
            if token.answered:
                return
            token.note_answer()
            try:
                await self._defer(silent=silent or self._silent)
            except (Refusal, Trouble) as error:
                _log.info("an interaction could not be acknowledged: %s", error)

    async def whisper(self, message: Answer) -> None:
        """Answer privately, for the first time or once more.

        A message that was pressed stays the one to change: that is acknowledged before.
        """
        shown, picture = await self._painted(message)
        if self._silent:
            await self.acknowledge()
        await self._send(shown, picture, private=True)

    async def proclaim(self, message: Answer) -> None:
        """Answer for the whole channel."""
        await self._send(*await self._painted(message), private=False)

    async def say(self, message: Answer) -> None:
        """Answer a command, privately unless everyone shall see it."""
        await (self.proclaim if self.public else self.whisper)(message)

    async def redraw(self, message: Answer) -> None:
        """Change the private page that was pressed, or the answer that was given before.

        A message that everybody sees is not one person's to change: there the answer is a new
        one, and also where Discord refuses the change.
        """
        shown, picture = await self._painted(message)
        token = self._token
        if self.private or (not self.is_shared and token.first is not None):
            try:
                async with self._answering():
                    await self._io.change_answer(token, shown, picture)
            except Refusal as error:
                _log.info("an answer could not be changed: %s", error)
            else:
                return
        await self._send(shown, picture, private=True)

    async def retell(self, text: str) -> None:
        """Change the words of the answer or page; its picture stays."""
        await self.acknowledge()
        await self._io.retell(self._token, text)

    async def close(self) -> None:
        """Take away the private page that was pressed; no matter if it is gone."""
        await self.acknowledge()
        with suppress(Refusal, Trouble):
            await self._io.delete_answer(self._token)

    async def open(self, form: Modal) -> None:
        """Show a form. It must be the first answer: its handler is registered with `Ack.FORM`."""
        async with self._answering():
            await self._io.open_form(self._token, form)

    async def refuse(self, text: str, *, log: int, outlived: bool) -> None:
        """Say why something was not done; acknowledge a repeat of the press in silence.

        `log` is the number of entries in the game's log. What cannot be done any more at a
        private page is its last word.
        """
        if self.it.type is discord.InteractionType.component:
            data: Any = self.it.data
            press = (self.it.user.id, data.get("custom_id"), *data.get("values", ()))
            if self._refusals.repeats(log, text, *press) and not self._is_thinking:
                await self.acknowledge(silent=True)
                return
        if outlived and self.private:
            await self.redraw(text)
        else:
            await self._send(*await self._painted(text), private=True)

    @property
    def _is_thinking(self) -> bool:
        return self._token.first is First.deferred_channel_message

    @asynccontextmanager
    async def _answering(self) -> AsyncIterator[None]:
        """Answer alone; raise Unanswered where no other way to answer is left."""
        async with self._token.lock:
            self._token.note_answer()
            try:
                yield
            except (TokenSpent, Trouble) as error:
                raise Unanswered(str(error)) from error

    async def _painted(self, message: Answer) -> tuple[Message, Picture | None]:
        if isinstance(message, str):
            message = Message(message)
        drawing = message.picture
        return message, await self._painter.paint(drawing) if drawing else None

    async def _defer(self, *, silent: bool) -> None:
        """Acknowledge now; where the channel takes no public message, privately."""
        if silent:
            await self._io.acknowledge(self._token, First.deferred_message_update)
            return
        thinking = First.deferred_channel_message
        try:
            await self._io.acknowledge(self._token, thinking, private=not self.public)
        except Refusal as error:
            if not self.public or isinstance(error, TokenSpent):
                raise
            self.public = False
            await self._io.acknowledge(self._token, thinking, private=True)

    async def _send(self, message: Message, picture: Picture | None, *, private: bool) -> None:
        """Send an answer; where that is refused, privately, and at last directly."""
        token, channel = self._token, self.it.channel_id or 0
        for alone in (private, True):
            if token.first is not None and not self._is_thinking:
                await asyncio.sleep(self._tokens.reserve(channel))
            try:
                async with self._answering():
                    await self._deliver(message, picture, private=alone)
            except Refusal as error:
                _log.info("an answer was refused: %s", error)
            else:
                return
        try:
            directly = await self._io.direct_channel(self.it.user.id)
            bare = replace(message, rows=())  # its buttons would not work there
            await self._io.send(directly, bare, picture, priority=Priority.ANSWER)
        except (Refusal, Trouble) as error:
            _log.info("an answer could not be given directly: %s", error)

    async def _deliver(self, message: Message, picture: Picture | None, *, private: bool) -> None:
        """Send an answer: as the first one, in the place of the waiting one, or as one more."""
        token = self._token
        if self._is_thinking:
            token.first = First.channel_message  # whatever comes of it
            if not (private and self.public):
                await self._io.change_answer(token, message, picture)
                return
            with suppress(Refusal):  # who sees a message is settled when it is begun
                await self._io.delete_answer(token)
            self._tokens.reserve(self.it.channel_id or 0)
        await self._io.answer(token, message, picture, private=private)


def reply_to(it: discord.Interaction[Any]) -> Reply:
    """Return what answers an interaction that was begun."""
    reply: Reply = it.extras[_REPLY]
    return reply

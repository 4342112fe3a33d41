"""Keeps what stands in Discord equal to what should stand: one task per owner with work to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.budget import Budget, Priority
from bot.client import Rentroll
from bot.discord_io import ChannelGone, DiscordIO, Forbidden, Refusal, Trouble
from bot.logs import Complaints
from bot.messages.desired import Owner, Source, game_owner, vote_owner
from bot.messages.game_messages import GameMessages
from bot.messages.posting import Superseded
from bot.messages.slots import LINKED, TABLE, subject
from bot.painter import Painter
from bot.store.posts import Post, Posts
from bot.ui.message import Message
from bot.ui.rights import SHOW, missing
from bot.ui.tokens import Tokens
from bot.words import listed, say

_log = logging.getLogger(__name__)

LONGEST_PAUSE = 300.0
"""Seconds between two attempts, at most, while Discord is in trouble."""
SOON = 8
"""After so many times the rhythm an attempt follows, once others have had success."""
LAST_WORDS = 2.0
"""Seconds that may pass when the bot closes: what was posted should also be noted down."""
AWAITED = 10.0
"""Seconds that somebody waits for a message that is about to come."""


class MessageKeeper:
    """The messages of all games and votes."""

    def __init__(self, bot: Rentroll, posts: Posts, sources: Mapping[str, Source]) -> None:
        self.bot = bot
        self.posts = posts
        self.sources = sources
        self.io: DiscordIO = bot.discord_io
        self.budget: Budget = bot.budget
        self.painter: Painter = bot.painter
        self.tokens = Tokens(bot.now)
        self.now = bot.now
        self.closed = False
        self._work: dict[Owner, _Work] = {}
        self.failing: set[_Work] = set()
        self._complaints = Complaints(bot.now)
        self._marks: dict[tuple[int, str], str] = {}
        self._awaited: dict[tuple[Owner, str], set[asyncio.Future[Post]]] = {}
        bot.tickers.append(self.save_marks)

    async def wake(self) -> None:
        """After a start: whatever was being sent is looked for."""
        for sender in await self.posts.senders():
            kind, _, number = sender.partition(":")
            self.show(Owner(kind, int(number)))

    def show(self, owner: Owner, *, anew: str = "") -> None:
        """Let people see it as it is now, soon; `anew`: post this kind of message again."""
        if self.closed:
            return
        work = self._work.get(owner)
        if work is None:
            work = self._work[owner] = _Work(self, owner)
        work.wake(anew)

    def show_game(self, game: int, *, anew: str = "") -> None:
        """Let people see a game as it is now, soon."""
        self.show(game_owner(game), anew=anew)

    def wake_up(self, game: int, vote: int, it: discord.Interaction[Any]) -> None:
        """Somebody acts at a game or in a vote: what waits for Discord's recovery is tried now."""
        work = self._work.get(vote_owner(vote) if vote else game_owner(game))
        if work is not None:
            work.pressed(it)

    def leave(self, game: int, pressed: discord.Message) -> Post | None:
        """The live table, where a press was on an older message that is not kept any more.

        That one loses its buttons. Nothing is read for it: None where the game is not shown now.
        """
        work = self._work.get(game_owner(game))
        return work.leave(pressed) if work is not None else None

    def wake_all(self) -> None:
        """Discord is there again: everything that waits is tried now."""
        for work in [*self._work.values()]:
            work.retry()

    def is_due(self, owner: Owner) -> bool:
        """Whether an owner has changed since it was read for what is being shown."""
        return self._work[owner].due

    def trouble(self, game: int, user: int) -> str:
        """Why a game cannot be shown, for somebody who has not been told; or nothing."""
        work = self._work.get(game_owner(game))
        if work is None or not work.trouble or user in work.told:
            return ""
        work.told.add(user)
        return work.trouble

    async def awaited(self, owner: Owner, kind: str) -> Post | None:
        """A message once it is there; None when it does not come soon.

        One that is to be posted anew is the new one. Raises the Refusal when it cannot come.
        """
        coming: asyncio.Future[Post] = asyncio.get_running_loop().create_future()
        waiting = self._awaited.setdefault((owner, kind), set())
        waiting.add(coming)
        try:
            if not self._comes_anew(owner, kind):
                post = (await self.sources[owner.kind].posts(owner.number)).get(kind)
                if post is not None and post.message:
                    return post
            return await asyncio.wait_for(coming, AWAITED)
        except TimeoutError:
            return None
        finally:
            waiting.discard(coming)
            if not waiting:
                self._awaited.pop((owner, kind), None)

    def _comes_anew(self, owner: Owner, kind: str) -> bool:
        """Whether whatever stands of this kind is about to be posted again."""
        work = self._work.get(owner)
        return work is not None and kind in work.anew

    def posted(self, owner: Owner, post: Post) -> None:
        """A new message is there."""
        if not self._comes_anew(owner, post.kind):
            for coming in self._awaited.get((owner, post.kind), ()):
                if not coming.done():
                    coming.set_result(post)
        if subject(post.kind) in LINKED:
            self.show(owner)

    def refused(self, owner: Owner, kind: str, error: Refusal) -> None:
        """A message cannot be shown: whoever waits for it should know."""
        for coming in self._awaited.get((owner, kind), ()):
            if not coming.done():
                coming.set_exception(error)
        if self._complaints.new(f"{owner} {kind}", error):
            _log.info("%s: %s is refused: %s", owner, kind, error)

    def note_shown(self, game: int, kind: str, mark: str) -> None:
        """Remember what a message says, so that a restart need not say it again."""
        self._marks[game, kind] = mark

    async def save_marks(self) -> None:
        """Write down what is shown; many changes of a message make one."""
        marks, self._marks = self._marks, {}
        if marks:
            await self.posts.save_shown(marks)

    async def conclude(self, game: int, kind: str, words: str) -> None:
        """A message is to say this last; votes for what it asked are forgotten."""
        work = self._work.get(game_owner(game))
        if work is not None:
            work.concluded(kind, words)
        await self.posts.conclude(game, kind, words)
        self.show_game(game)

    async def write(self, channel: int, message: Message, priority: Priority) -> bool:
        """Post something that nobody changes any more; whether that could be done."""
        try:
            await self.io.send(channel, message, priority=priority)
        except (Refusal, Trouble) as error:
            _log.warning("nothing can be written in %d: %s", channel, error)
            return False
        return True

    async def tell(self, user: int, text: str) -> bool:
        """A direct message that nobody changes any more; whether it arrived."""
        try:
            channel = await self.io.direct_channel(user)
            await self.io.send(channel, Message(text), priority=Priority.PING)
        except (Refusal, Trouble) as error:
            _log.info("a direct message was refused: %s", error)
            return False
        return True

    async def lost_thread(self, guild: int, channel: int, name: str) -> int | None:
        """A thread of ours that was opened just before the bot was stopped: no game knows it."""
        for thread in await self.io.own_threads(guild, channel, name):
            if not await self.posts.is_known(thread):
                return thread
        return None

    def may_attach(self, channel: int) -> bool:
        """Whether pictures may be sent in a channel."""
        return SHOW["attach_files"] not in missing(self.bot, channel)

    def succeeded(self) -> None:
        """Discord has taken something: whoever waits for it to recover may try."""
        for work in [*self.failing]:
            work.hope()

    def complain(self, owner: Owner, error: Exception) -> None:
        """Say in the log what keeps an owner from being shown, once an hour."""
        if self._complaints.new(str(owner), error):
            plain = isinstance(error, Refusal | Trouble)
            _log.warning("%s: cannot be shown: %s", owner, error, exc_info=None if plain else error)

    def forget(self, owner: Owner) -> None:
        """Nothing has to be kept for this owner any more."""
        self._work.pop(owner, None)

    async def close(self) -> None:
        """Stop showing; what changes from now on is shown after the next start."""
        self.closed = True
        busy = [work.task for work in self._work.values() if work.busy and work.task is not None]
        if busy:
            await asyncio.wait(busy, timeout=LAST_WORDS)
        tasks = [work.task for work in self._work.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.save_marks()


class _Work:
    """One owner's turn at being shown. Its task lives only while there is something to do.

    `trouble` says why people do not see it, `told` who knows that already, `anew` which kinds
    of messages are to be posted again.
    """

    def __init__(self, keeper: MessageKeeper, owner: Owner) -> None:
        self.keeper = keeper
        self.bot = keeper.bot
        self.owner = owner
        self.task: asyncio.Task[None] | None = None
        self.due = self.busy = False
        self.trouble = ""
        self.told: set[int] = set()
        self._messages: GameMessages | None = None
        self.anew: set[str] = set()
        self._failures = 0
        self._failed_at = 0.0
        self._interrupt = asyncio.Event()

    def wake(self, anew: str = "") -> None:
        self.due = True
        if anew:
            self.anew.add(anew)
        if self._messages is not None and self._messages.incomplete:
            self.bot.loop.call_later(self.bot.rhythm, self._interrupt.set)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())

    def pressed(self, it: discord.Interaction[Any]) -> None:
        """Somebody acts here: no pause is so long that they would wait for it."""
        newest = getattr(it.channel, "last_message_id", None)
        if self._messages is not None and newest:
            self._messages.look(it.channel_id or 0, newest)
        self._interrupt.set()

    def leave(self, pressed: discord.Message) -> Post | None:
        """The live table, where a press was on an older message that is not kept any more."""
        if self._messages is None or not self._messages.leave(pressed.channel.id, pressed.id):
            return None
        self.wake()
        return self._messages.posts[TABLE]

    def retry(self) -> None:
        """Try at once what waits."""
        if self._failures:
            self._interrupt.set()

    def hope(self) -> None:
        """Try soon what waits for Discord to recover."""
        self.keeper.failing.discard(self)  # once is enough
        soon = self._failed_at + self.bot.rhythm * min(1 << self._failures, SOON)
        self.bot.loop.call_at(soon, self.retry)

    def concluded(self, kind: str, words: str) -> None:
        """A message is to say this last."""
        if self._messages is not None:
            self._messages.conclude(kind, words)

    async def _run(self) -> None:
        while self.due and not self.keeper.closed:
            self.due = False
            self._interrupt.clear()
            self.busy = True
            try:
                done = await self._attempt()
            except Superseded:
                self.due = True
                continue
            finally:
                self.busy = False
            if done and not self.due:
                self._finish()
                return
            await self._pause()

    async def _attempt(self) -> bool:
        """One look at what should stand; True when nothing has to be kept any more."""
        try:
            done = await self._settle()
        except Superseded:
            raise
        except Exception as error:  # noqa: BLE001 - a game that cannot be shown goes on
            self.keeper.complain(self.owner, error)
            self._failed()
            if not isinstance(error, Refusal):
                self.keeper.failing.add(self)
            return await self._cannot_show(error)
        self.trouble = ""
        self.keeper.failing.discard(self)
        self.keeper.succeeded()
        self.told.clear()
        if self._messages is not None and self._messages.incomplete and not done:
            self._failed()
        else:
            self._failures = 0
        return done

    def _failed(self) -> None:
        """It is tried again, ever more seldom."""
        self._failed_at = self.bot.loop.time()
        self._failures += 1
        self.due = True

    async def _settle(self) -> bool:
        if self._messages is None:
            posts = await self.keeper.sources[self.owner.kind].posts(self.owner.number)
            sending = await self.keeper.posts.sending(str(self.owner))
            self._messages = GameMessages(self.keeper, self.owner, posts, sending)
        messages = self._messages
        messages.anew |= self.anew
        self.anew.clear()
        desired = await messages.source.desired(self.owner.number, messages.standing)
        if desired is None:
            return True
        self.bot.speak_in(desired.guild)
        await messages.settle(desired)
        return desired.ended

    def _finish(self) -> None:
        """Nothing has to be kept any more."""
        self.keeper.failing.discard(self)
        self.keeper.forget(self.owner)
        if self._messages is not None and self._messages.desired.done is not None:
            self._messages.desired.done()

    async def _cannot_show(self, error: Exception) -> bool:
        """Whether nothing more is to be tried: its channel is gone, or it is too late for it."""
        if self._messages is None:  # not even what stands could be read
            return False
        desired = self._messages.desired
        if self.keeper.io.is_lost(desired.guild, error):
            _log.info("%s: its channel is gone", self.owner)
            self.due = False
            if desired.lost is not None:
                await desired.lost()
            return True
        if self.keeper.now() >= desired.until:
            self.due = False
            return True
        if isinstance(error, ChannelGone | Forbidden) and not self.trouble and self.bot.is_ready():
            lacking = missing(self.bot, desired.channel) or [SHOW["send_messages"]]
            self.trouble = say("table-missing", channel=desired.channel, permission=listed(lacking))
            if desired.host:
                await self.keeper.tell(desired.host, self.trouble)
        return False

    async def _pause(self) -> None:
        """Let some time go by before the next change; a press cuts it short."""
        pause = min(self.bot.rhythm * (1 << min(self._failures, 16)), LONGEST_PAUSE)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._interrupt.wait(), pause)

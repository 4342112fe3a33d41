"""One owner's turn at being shown: when it is tried, again, and what keeps it from being seen."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Any

import discord

from bot.budget import Superseded
from bot.discord_io import ChannelGone, Forbidden, Refusal
from bot.messages.owner_messages import OwnerMessages
from bot.metrics import BOARD
from bot.post_kinds import TABLE, Kind
from bot.store.posts import Post
from bot.store.shard import Shard
from bot.store.writer import Owner
from bot.ui.rights import missing, permission_names
from bot.words import say

if TYPE_CHECKING:
    from bot.messages.keeper import MessageKeeper

_log = logging.getLogger(__name__)

LONGEST_PAUSE = 300.0
"""Seconds between two attempts, at most, while Discord is in trouble."""
LATE = 10.0
"""Seconds after which a change that nobody sees yet keeps people from playing."""
SOON = 8
"""An attempt follows after at most so many times the rhythm, once others have had success."""


class OwnerWork:
    """One owner's turn at being shown. Its task lives only while there is something to do.

    `wake` says that something changed. The task then reads what should stand, lets it stand,
    and pauses before it looks again; what fails is tried again, ever more seldom.
    """

    def __init__(self, keeper: MessageKeeper, owner: Owner) -> None:
        self.keeper = keeper
        self.bot = keeper.bot
        self.owner = owner
        self.task: asyncio.Task[None] | None = None
        self.due = False
        """Something has changed, or is to be tried again."""
        self.busy = False
        """An attempt is being made."""
        self.ending = False
        """What is being done is finished, and nothing more is begun."""
        self.anew: set[Kind] = set()
        """Kinds of messages that are to be posted again."""
        self.trouble = ""
        """Why people do not see it, in words for them."""
        self.told: set[int] = set()
        """Users who know that."""
        self._messages: OwnerMessages | None = None
        """What stands; unknown before the first attempt."""
        self._changed_at: float | None = None
        """When the change happened that is not shown yet, for the figures."""
        self._unseen_since: float | None = None
        """Since when people do not see everything as it is."""
        self._newer_since: float | None = None
        """Since when there is something that is not even part of what is being shown now."""
        self._again = inf
        """When something else should stand by itself."""
        self._pressed_at = -inf
        self._outcome_awaited = False
        """Somebody pressed, and nothing has changed since."""
        self._raised = False
        """The last attempt ended in an error: people do not see it as it is."""
        self._failures = 0
        """Attempts in a row that ended in an error, or could not show everything."""
        self._failed_at = 0.0
        self._interrupt = asyncio.Event()
        """Cuts the pause short."""

    def is_of(self, shard: Shard) -> bool:
        """Whether it is known to be shown in a server of a shard."""
        desired = self._messages.desired if self._messages is not None else None
        return desired is not None and bool(desired.channel) and shard.has(desired.guild)

    def wake(self, anew: Kind | None = None) -> None:
        """Something has changed, or a message of this kind is to be posted again."""
        self.due = True
        now = self.bot.loop.time()
        self._changed_at = self._changed_at or now
        self._newer_since = self._newer_since or now
        self._unseen_since = self._unseen_since or now
        if anew:
            self.anew.add(anew)
        if self._messages is not None and self._messages.incomplete:
            # The pause may be long by now, and the change is worth another try.
            self.bot.loop.call_later(self.bot.rhythm, self._interrupt.set)
        pressed = now - self._pressed_at < self.bot.rhythm
        if pressed and self._outcome_awaited:
            self._interrupt.set()  # the press itself may have led to a look that was too early
        self._outcome_awaited = False
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        else:
            self.keeper.budget.hurry(self.task, pressed=pressed)

    def look_again(self) -> None:
        """Something else may have to stand by now, though nothing has happened."""
        if self._again <= self.keeper.now():
            self._again = inf
            self.wake()

    @property
    def is_late(self) -> bool:
        """Whether people do not see it as it is: it cannot be shown, or not in time."""
        since = self._unseen_since
        return self._raised or (since is not None and self.bot.loop.time() - since > LATE)

    def note_seen(self) -> None:
        """People see it as it was read; perhaps something has changed since."""
        self._unseen_since = self._newer_since

    def pressed(self, it: discord.Interaction[Any]) -> None:
        """Somebody acts here: no pause is so long that they would wait for it."""
        newest = getattr(it.channel, "last_message_id", None)
        if self._messages is not None and newest:
            self._messages.look(it.channel_id or 0, newest)
        self._pressed_at, self._outcome_awaited = self.bot.loop.time(), True
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

    def concluded(self, kind: Kind, words: str) -> None:
        """A message is to say this last."""
        if self._messages is not None:
            self._messages.conclude(kind, words)

    async def _run(self) -> None:
        while self.due and not (self.keeper.closed or self.ending):
            self.due = False
            self._newer_since = None
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
            if not self.ending:
                await self._pause()

    async def _attempt(self) -> bool:
        """One look at what should stand; True when nothing has to be kept any more."""
        try:
            done = await self._settle()
        except Superseded:
            raise
        except Exception as error:  # noqa: BLE001 - a game that cannot be shown goes on
            self._raised = True
            self.keeper.complain(self.owner, error)
            self._failed()
            if not isinstance(error, Refusal):
                self.keeper.failing.add(self)
            return await self._cannot_show(error)
        self.trouble = ""
        self._raised = False
        self.note_seen()
        self.keeper.failing.discard(self)
        self.keeper.succeeded()
        if self._changed_at is not None and not self.due:
            BOARD.observe(self.bot.loop.time() - self._changed_at)
            self._changed_at = None
        self.told.clear()
        if self._messages is not None and self._messages.incomplete and not done:
            self._failed()
        else:
            self._failures = 0
            self.due = self.due or self._delay > 0
        return done

    @property
    def _delay(self) -> float:
        return self._messages.delay if self._messages is not None else 0.0

    def _failed(self) -> None:
        """It is tried again, ever more seldom."""
        self._failed_at = self.bot.loop.time()
        self._failures += 1
        self.due = True

    async def _settle(self) -> bool:
        if self._messages is None:
            posts = await self.keeper.sources[self.owner.kind].posts(self.owner.number)
            sending = await self.keeper.posts.sending(self.owner)
            self._messages = OwnerMessages(self.keeper, self.owner, posts, sending)
        messages = self._messages
        messages.anew |= self.anew
        self.anew.clear()
        messages.incomplete, messages.delay = False, 0.0
        desired = await messages.source.desired(self.owner.number, messages.standing)
        if desired is None or self.bot.cluster.server(desired.guild) == "not_ours":
            return True
        self.bot.speak_in(desired.guild)
        self._again = desired.again
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
        sees = self.bot.cluster.server(desired.guild) in ("deaf", "ready")
        if isinstance(error, ChannelGone | Forbidden) and not self.trouble and sees:
            lacking = missing(self.bot, desired.guild, desired.channel) or ["send_messages"]
            names = permission_names(lacking)
            self.trouble = say("table-missing", channel=desired.channel, permission=names)
            if desired.host:
                await self.keeper.tell(desired.host, self.trouble)
        return False

    async def _pause(self) -> None:
        """Let some time go by before the next change; a press cuts it short."""
        pause = self.bot.rhythm * (1 << min(self._failures, 16))
        await self._wait(min(max(pause, self._delay), LONGEST_PAUSE))

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._interrupt.wait()

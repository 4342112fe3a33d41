"""The class that posts, edits and deletes one owner's messages until Discord shows the wanted ones.

It is one module because every step of an attempt reads and writes the owner's records.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import replace
from enum import Enum, auto
from hashlib import blake2b
from math import inf
from typing import TYPE_CHECKING, Any

from bot.discord_api.budget import Priority, Superseded
from bot.discord_api.interactions import It, PressedMessage
from bot.discord_api.painter import Picture
from bot.discord_api.permissions import permission_names
from bot.discord_api.sender import (
    ChannelGone,
    DiscordRefusal,
    Forbidden,
    Gone,
    ThreadArchived,
    TokenSpent,
    TooManyThreads,
    TransientError,
)
from bot.discord_api.tokens import Token
from bot.messages.decisions import Decision, Edit, Forget, PostNew, Retire, Situation, Wait, decide
from bot.messages.policies import LINKED, MAIN, MessagePolicy, policy_of
from bot.messages.record import MessageRecord, Records
from bot.messages.wanted import Desired, Source
from bot.store.database.writer import DatabaseFailed, LeaseLost, Owner
from bot.store.messages.kinds import LEFT_BEHIND, TABLE, Kind
from bot.store.messages.posts import Post, Sending
from bot.store.shards.shard import Shard
from bot.support.figures import BOARD
from bot.ui.links import address
from bot.ui.message import Message
from bot.words import say

if TYPE_CHECKING:
    from bot.messages.keeper import MessageKeeper

_log = logging.getLogger(__name__)

LONGEST_PAUSE = 300.0
"""Most seconds between two attempts while attempts fail."""
LATE = 10.0
"""Seconds after which an unshown change counts as an outage, so that the clocks stop."""
SOON = 8
"""Most seconds from a failure to its retry after another owner's success, in units of `rhythm`."""
BURIED = 3
"""Number of checks that find others' messages below the table before it is posted again."""
GLANCE = 20.0
"""Fewest seconds between two checks for new messages below the table's message."""
NO_PLACE = (ChannelGone, Forbidden, ThreadArchived, TooManyThreads)
"""Refusals which mean that a channel or thread cannot be used.

An edited message is then posted in the owner's current channel, if that is another one.
"""
STRAY = Message("…")
"""A message that is sent only to find and delete an earlier one with the same nonce.

Discord returns the earlier message. If there is none, this message is posted and deleted.
"""
SHORT = 8
"""Number of hex digits at the end of a nonce, a hash of the occasion for calling people."""


class Phase(Enum):
    """The activity of a `MessageSync`."""

    IDLE = auto()
    """No task runs, or the task is between two attempts."""
    READING = auto()
    """The task reads the wanted messages, and in its first attempt the saved posts."""
    RECOVERING = auto()
    """The task finds out if requests without an answer have posted a message."""
    SHOWING = auto()
    """The task posts and edits messages."""
    RETIRING = auto()
    """The task deletes unwanted messages, or removes their buttons."""
    TIDYING = auto()
    """The task archives threads, and makes the edits that nobody waits for."""
    PAUSED = auto()
    """The task waits for its next attempt."""


class MessageSync:
    """The messages of one owner, such as a game, and a task that updates them.

    `show_soon` starts the task. In each attempt, the task reads which messages are wanted, and
    shows them. It pauses before the next attempt. A failed attempt is repeated after longer and
    longer pauses.
    """

    def __init__(self, keeper: MessageKeeper, owner: Owner) -> None:
        self.keeper = keeper
        self._loop = asyncio.get_running_loop()
        self.io = keeper.io
        self.owner = owner
        self.source: Source = keeper.sources[owner.kind]
        self.records = Records()
        self.desired = Desired(0, 0, {})
        self.task: asyncio.Task[None] | None = None
        self.phase = Phase.IDLE
        self.due = False
        """True if another attempt is needed: something changed, or the last attempt failed."""
        self.is_stopping = False
        """True if no attempt may follow the current one."""
        self.trouble = ""
        """The reason why the messages cannot be shown, in words for users.

        Empty if there is none.
        """
        self.told: set[int] = set()
        """Ids of the users who were told why the messages cannot be shown."""
        self._loaded = False
        self._incomplete = False
        """True if a message outside of MAIN, a deletion, or a write to the database failed.

        It is about the current or last attempt.
        """
        self._delay = 0.0
        """Seconds until an interaction token can make a waiting edit. 0 if no edit waits."""
        self._changed_at: float | None = None
        """The time of the oldest change that is not shown yet, or None. It is for the metrics."""
        self._unseen_since: float | None = None
        """The time since which Discord shows an outdated message, or None."""
        self._newer_since: float | None = None
        """The time of the first change since the current attempt began, or None."""
        self._recheck_at = inf
        self._pressed_at = -inf
        self._outcome_awaited = False
        """True if a user acted and `show_soon` was not called since then."""
        self._raised = False
        """True if the last attempt ended with an error."""
        self._failures = 0
        """Number of attempts in a row that ended with an error or were incomplete."""
        self._failed_at = 0.0
        self._interrupt = asyncio.Event()
        """An event that ends the pause before the next attempt."""
        self._turns = 0
        """Number of requests that the budget has granted and that are not made yet."""
        self._ticket: int | None = None
        """The place in the budget's queue, kept if a change cancels the waiting request.

        Otherwise None.
        """
        self.is_newer_wanted = False
        """True if the owner has changed since the current attempt began."""
        self._looked_at = keeper.now()
        """The time of the last check for others' messages below the table's message."""
        self._informed_at = keeper.now()
        """The time when the bot last learned the id of the newest message in the channel."""
        self._newest = 0
        """The id of the newest message that was seen in the table's channel."""
        self._times_buried = 0
        """Number of checks since the last post that found others' new messages below the table."""

    def is_of(self, shard: Shard) -> bool:
        """Return True if the owner's server belongs to a shard.

        Return False if no attempt has found the server yet.
        """
        return bool(self.desired.channel) and shard.has(self.desired.guild)

    @property
    def is_busy(self) -> bool:
        """True during an attempt."""
        return self.phase not in (Phase.IDLE, Phase.PAUSED)

    @property
    def is_late(self) -> bool:
        """True if the last attempt raised an error, or a change is unshown for too long.

        Too long means more than `LATE` seconds.
        """
        since = self._unseen_since
        return self._raised or (since is not None and self._loop.time() - since > LATE)

    # Called by the keeper

    def show_soon(self, repost: Kind | None = None, *, is_change: bool = False) -> None:
        """Start another attempt soon. `repost` is the kind of a message to post again.

        `is_change` is True if the owner has changed, and False for a repetition.
        """
        self.is_newer_wanted |= is_change
        self.due = True
        now = self._loop.time()
        self._changed_at = self._changed_at or now
        self._newer_since = self._newer_since or now
        self._unseen_since = self._unseen_since or now
        if repost is not None:
            self.records.of(repost).repost = True
        if self._incomplete:
            # The pause after a failure may be long, but a change should be shown soon.
            self._loop.call_later(self.keeper.rhythm, self._interrupt.set)
        pressed = now - self._pressed_at < self.keeper.rhythm
        if pressed and self._outcome_awaited:
            self._interrupt.set()  # the attempt after the press may have come before this change
        self._outcome_awaited = False
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        else:
            self.keeper.budget.supersede(self.task, pressed=pressed)

    def look_again(self) -> None:
        """Start another attempt if the time has come at which other messages are wanted."""
        if self._recheck_at <= self.keeper.now():
            self._recheck_at = inf
            self.show_soon()

    def pressed(self, it: It) -> None:
        """End the pause before the next attempt, because a user acts at this game."""
        newest = getattr(it.channel, "last_message_id", None)
        if newest:
            self._note_newest(it.channel_id or 0, newest)
        self._pressed_at, self._outcome_awaited = self._loop.time(), True
        self._interrupt.set()

    def leave(self, pressed: PressedMessage) -> Post | None:
        """Return the post of the table's message if an older post was pressed, otherwise None.

        The next attempt removes the buttons of the older post.
        """
        posts = self.records.posts
        table = posts.get(TABLE)
        if table is None or pressed.id >= table.message:
            return None
        if any(p.message == pressed.id and k.base != LEFT_BEHIND for k, p in posts.items()):
            return None
        old = self.records.of(TABLE.left(pressed.id))
        if old.post is None:
            old.post = Post(old.kind, pressed.channel.id, pressed.id, self.keeper.now())
        self.show_soon()
        return table

    def conclude(self, kind: Kind, words: str) -> None:
        """Set the final text of a message, even if the message is still being sent.

        Do nothing if the message is known to be neither posted nor being sent.
        """
        record = self.records.of(kind)
        if record.post is not None or record.sending is not None or not self._loaded:
            record.last_words = words

    def retry(self) -> None:
        """End the pause before the next attempt if the last attempt failed."""
        if self._failures:
            self._interrupt.set()

    def retry_soon(self) -> None:
        """Repeat a failed attempt soon, because another owner's attempt succeeded."""
        self.keeper.failing.discard(self)  # until it fails again
        soon = self._failed_at + self.keeper.rhythm * min(1 << self._failures, SOON)
        self._loop.call_at(soon, self.retry)

    # The task

    async def _run(self) -> None:
        while self.due and not (self.keeper.closed or self.is_stopping):
            self.due = self.is_newer_wanted = False
            self._newer_since = None
            self._interrupt.clear()
            self.phase = Phase.READING
            try:
                done = await self._attempt()
            except Superseded:
                self.due = True
                continue
            finally:
                self.phase = Phase.IDLE
            self._return_turns()
            if done and not self.due:
                self.keeper.failing.discard(self)
                self.keeper.forget_owner(self.owner)
                if self.desired.on_finished is not None:
                    self.desired.on_finished()
                return
            if not self.is_stopping:
                await self._pause()

    async def _attempt(self) -> bool:
        """Make one attempt to show the messages, and note if it failed.

        Return True if the keeper may drop the owner.
        """
        try:
            done = await self._show()
        except Superseded:
            raise
        except Exception as error:  # noqa: BLE001 - the game goes on
            self._raised = True
            self.keeper.complain(self.owner, error)
            self._note_failure()
            if not isinstance(error, DiscordRefusal):
                self.keeper.failing.add(self)
            return await self._cannot_show(error)
        self.trouble = ""
        self._raised = False
        self._unseen_since = self._newer_since
        self.keeper.failing.discard(self)
        self.keeper.retry_failing()
        if self._changed_at is not None and not self.due:
            BOARD.observe(self._loop.time() - self._changed_at)
            self._changed_at = None
        self.told.clear()
        if self._incomplete and not done:
            self._note_failure()
        else:
            self._failures = 0
            self.due = self.due or self._delay > 0
        return done

    def _note_failure(self) -> None:
        self._failed_at = self._loop.time()
        self._failures += 1
        self.due = True

    async def _cannot_show(self, error: Exception) -> bool:
        """Handle an error of an attempt. Return True if no other attempt follows.

        If the bot lacks permissions, tell the host of the game.
        """
        desired = self.desired
        if self.io.is_lost(desired.guild, error):
            newer = None
            if self.is_newer_wanted:  # a moderator may have revived the game in another channel
                newer = await self.source.desired(self.owner.number, self.records)
            if newer is not None and newer.channel != desired.channel:
                return False
            _log.info("%s: its channel is gone", self.owner)
            self.due = False
            if desired.on_channel_lost is not None:
                await desired.on_channel_lost()
            return True
        if self.keeper.now() >= desired.give_up_at:
            self.due = False
            return True
        sees = self.keeper.servers.server(desired.guild) in ("deaf", "ready")
        if isinstance(error, ChannelGone | Forbidden) and not self.trouble and sees:
            lacking = self.io.missing(desired.guild, desired.channel) or ["send_messages"]
            names = permission_names(lacking)
            self.trouble = say("table-missing", channel=desired.channel, permission=names)
            if desired.host:
                await self.keeper.tell(desired.host, self.trouble)
        return False

    async def _pause(self) -> None:
        """Wait before the next attempt, or until `_interrupt` is set, for example by a press."""
        self.phase = Phase.PAUSED
        pause = self.keeper.rhythm * (1 << min(self._failures, 16))
        await self._wait(min(max(pause, self._delay), LONGEST_PAUSE))
        self.phase = Phase.IDLE

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._interrupt.wait()

    # One attempt

    async def _show(self) -> bool:
        """Show the wanted messages. Return True if the keeper may drop the owner.

        A refusal or a database error skips one message only, and is raised at the end. A
        TransientError, such as an answer of 500, ends the attempt at once. A refusal of a message
        outside of MAIN is not raised, and the message is tried again later.
        """
        self._incomplete, self._delay = False, 0.0
        if not self._loaded:
            posts = await self.source.posts(self.owner.number)
            sending = await self.keeper.posts.sending(self.owner)
            self.records.start(posts, sending)
            self._loaded = True
        self.records.prune()
        desired = await self.source.desired(self.owner.number, self.records)
        if desired is None or self.keeper.servers.server(desired.guild) == "not_ours":
            return True
        self.keeper.speak_in(desired.guild)
        self._recheck_at = desired.recheck_at
        if self.desired.channel not in (0, desired.channel):  # it moved; the store has its posts
            await self._save_unsaved()
            self.records.load(await self.source.posts(self.owner.number))
        self.desired = desired
        if desired.calls_again:
            for record in self.records.by_kind.values():
                record.called = frozenset()
        failed: DiscordRefusal | DatabaseFailed | None = None
        for step in self._steps():
            try:
                await step
            except DatabaseFailed as error:
                self._incomplete, failed = True, error
            except DiscordRefusal as error:
                failed = failed or error
        if failed is None and all(one.is_checked for one in self.records.by_kind.values()):
            self._unseen_since = self._newer_since
        self.phase = Phase.TIDYING
        await self._archive_threads()
        for kind in sorted(self.desired.messages):
            await self._edit_later(kind)
        if failed is not None:
            raise failed
        return desired.forget_when_done

    def _steps(self) -> Iterator[Coroutine[Any, Any, None]]:
        self.phase = Phase.RECOVERING
        for record in [*self.records.by_kind.values()]:
            if record.sending is not None:
                yield self._recover(record.sending)
        self.phase = Phase.SHOWING
        yield self._look_below_table()
        for kind, message in self.desired.messages.items():
            yield self._keep(kind, message)
        self.phase = Phase.RETIRING
        for kind in self.records.posts:
            if kind not in self.desired.messages and self._decide(kind, None) == Retire():
                yield self._retire(kind)
        yield self._save_unsaved()

    def _decide(self, kind: Kind, wanted: Message | None) -> Decision:
        """Return the decision about a kind of message. `wanted` is None if it is not wanted."""
        record, table = self.records.of(kind), self.records.of(TABLE).post
        busy_for = 0.0
        if record.post is not None and kind in self.desired.can_wait:
            busy_for = self.keeper.tokens.busy_for(record.post.message)
        situation = Situation(
            now=self.keeper.now(),
            channel=self.desired.channel,
            table=table.message if table is not None else 0,
            is_buried=self._times_buried >= BURIED,
            is_frozen=kind in self.desired.frozen,
            never_repost=self.desired.never_repost,
            busy_for=busy_for,
        )
        return decide(record, wanted, policy_of(kind), situation)

    async def _keep(self, kind: Kind, message: Message) -> None:
        """Decide what to do with a wanted message, and do it."""
        if not self.keeper.servers.has_valid_lease(self.desired.guild):
            raise LeaseLost
        try:
            await self._carry_out(self._decide(kind, message), kind, message)
        except DiscordRefusal as error:
            self.keeper.refused(self.owner, kind, error)
            if kind in MAIN:
                raise
            self._incomplete = True

    async def _carry_out(self, decision: Decision, kind: Kind, message: Message) -> None:
        record = self.records.of(kind)
        if record.post is not None and message.occasion and decision != PostNew(instead=True):
            record.note_call(message.occasion)  # after a start, the stored post has called
        match decision:
            case PostNew(instead):
                if instead:
                    await self._retire(kind)
                await self._send(kind, message)
            case Edit(later=False):
                await self._change(kind, message, self._priority(kind))
            case Wait(seconds):
                self._delay = seconds
            case Forget():
                await self._forget(kind)
        if message.last and record.post is not None and isinstance(decision, PostNew | Edit):
            await self._forget(kind)

    async def _edit_later(self, kind: Kind) -> None:
        """Edit a message whose clock times changed, or that was not checked since the start.

        Do nothing with other messages.
        """
        message, record = self.desired.messages[kind], self.records.of(kind)
        if self._decide(kind, message) == Edit(later=True):
            record.note_picture(message.picture)
            await self._change(kind, message, Priority.TIDY)
            record.is_checked = True

    # The budget

    async def _wait_for_turn(self, priority: Priority) -> None:
        """Wait until the budget grants a request.

        Raise Superseded if something to show changed meanwhile. The next attempt then uses the
        granted request, or the same place in the queue.
        """
        if self._turns:
            self._turns -= 1
            return
        budget = self.keeper.budget
        self._ticket = budget.queue_ticket() if self._ticket is None else self._ticket
        await budget.take(priority, self._ticket)
        self._ticket = None
        if self.due:
            self._turns += 1
            raise Superseded

    def _return_turns(self) -> None:
        """Give granted requests that were not made back to the budget."""
        for _ in range(self._turns):
            self.keeper.budget.give_back()
        self._turns, self._ticket = 0, None

    def _priority(self, kind: Kind) -> Priority:
        policy = policy_of(kind)
        people = Priority.TABLE if self.desired.people else Priority.COMPUTERS
        return max(policy.priority, people) if policy.priority else Priority.ANSWER

    # Below the table

    def _note_newest(self, channel: int, newest: int) -> None:
        """Note the id of a channel's newest message, at most once in `GLANCE` seconds.

        If others wrote it below the table's message, raise the number in `_times_buried`. Do
        nothing if the table's message is not in this channel.
        """
        posts, now = self.records.posts, self.keeper.now()
        table = posts.get(TABLE)
        if table is None or table.channel != channel:
            return
        self._informed_at = now
        if now - self._looked_at < GLANCE:
            return
        own = max(post.message for post in posts.values() if post.channel == channel)
        self._times_buried += newest > max(own, self._newest)
        self._newest, self._looked_at = newest, now

    async def _look_below_table(self) -> None:
        """Request the id of the newest message in the channel of the table's message.

        Do nothing if only computers play, if the table's edits may wait for a token, or if the id
        was learned in the last `GLANCE` seconds.
        """
        table = self.records.of(TABLE).post
        if table is None or TABLE in self.desired.can_wait or not self.desired.people:
            return
        if self.keeper.now() - self._informed_at >= GLANCE:
            await self._wait_for_turn(Priority.TABLE)
            self._note_newest(table.channel, await self.io.newest(table.channel, None))
            self._informed_at = self._looked_at = self.keeper.now()

    # Posting, at most once

    async def _send(self, kind: Kind, message: Message) -> None:
        """Post a message: to one user, in a thread for its subject, or in the table's channel."""
        policy = policy_of(kind)
        if message.direct:
            try:
                channel = await self.io.direct_channel(message.direct)
                await self._post(kind, channel, message, replace(policy, follow_up=False))
            except DiscordRefusal as error:  # later calls of this user go to the channel
                _log.info("%s: a direct message was refused: %s", self.owner, error)
                self.records.no_direct.add(message.direct)
                self.show_soon()
        elif not (policy.thread and await self._send_in_thread(kind, message, policy)):
            await self._post(kind, self.desired.channel, message, policy)

    async def _send_in_thread(self, kind: Kind, message: Message, policy: MessagePolicy) -> bool:
        """Post a message in the thread for its subject. Return False if that is not possible."""
        thread = self.records.of(kind.base.thread)
        known = thread.post is not None
        channel = thread.post.channel if thread.post else await self._open_thread(thread)
        if channel is None:
            return False
        try:
            await self._post(kind, channel, message, policy)
        except DiscordRefusal as error:
            _log.info("%s: cannot post in thread %d: %s", self.owner, channel, error)
            if not isinstance(error, ChannelGone):
                self._note_no_thread(thread, error)
                return False
            await self._forget(thread.kind)
            return known and await self._send_in_thread(kind, message, policy)
        thread.is_awake, thread.refusal = True, None
        return True

    async def _post(
        self, kind: Kind, channel: int, message: Message, policy: MessagePolicy
    ) -> None:
        """Post a message once at most.

        The request is saved with its nonce, sent, and replaced by the post. If the answer is lost,
        sending the same nonce again returns the posted message.
        """
        await self._save_unsaved()  # else the old post would count as the answer to this request
        record = self.records.of(kind)
        again, repost = record.sending is not None, record.repost
        token = self.keeper.tokens.posting(channel) if policy.follow_up and not again else None
        if token is None:
            await self._wait_for_turn(self._priority(kind))
        painted, picture = await self._painted(kind, message, new=True)
        if message.picture_only and picture is None:
            await self._save(kind, channel, 0, message)
            return
        if token is not None and not token.usable:
            token = None
        try:
            number = await self._deliver(kind, channel, painted, picture, token)
        except DiscordRefusal as error:
            record.repost = repost
            await self._stop_sending(kind)
            if token is not None and isinstance(error, TokenSpent):
                await self._post(kind, channel, message, replace(policy, follow_up=False))
            elif type(error) is DiscordRefusal and picture is not None:
                _log.error("%s: the picture of %s is refused: %s", self.owner, kind.base, error)
                await self._post(kind, channel, replace(message, picture=None), policy)
            elif policy.reserved and type(error) is DiscordRefusal:
                await self._forget(kind)
            elif policy.once and type(error) is DiscordRefusal:
                await self._save(kind, channel, 0, message)
            else:
                raise
            return
        await self._save(kind, channel, number, message, known=not again)
        link = address(self.desired.guild, channel, number)
        for user in message.tells:
            await self.keeper.tell(user, say(f"{kind.base}-direct", link=link))

    async def _deliver(
        self,
        kind: Kind,
        channel: int,
        message: Message,
        picture: Picture | None,
        token: Token | None,
    ) -> int:
        noted = self.records.of(kind).sending
        if noted is not None and noted.channel != channel:
            await self._take_back(noted)
            noted = None
        if noted is None:
            noted = await self._note_sending(kind, channel, message.occasion, token)
        self.records.of(kind).repost = False  # from here on, `show_soon` may ask for another post
        if token is None:
            return await self.io.send(channel, message, picture, noted.nonce, None)
        self.keeper.tokens.reserve(channel)
        try:
            number = await self.io.send(channel, message, picture, token=token)
        except TransientError:
            token.spent = True
            self.keeper.tokens.rest(channel)
            raise
        self.keeper.tokens.note_posted(number, token)
        return number

    async def _note_sending(
        self, kind: Kind, channel: int, occasion: str = "", token: Token | None = None
    ) -> Sending:
        nonce = f"{token.interaction:x}" if token is not None else secrets.token_hex(8)
        written = token.text if token is not None else ""
        noted = Sending(kind, channel, nonce + _hashed(occasion), written)
        await self.keeper.posts.note_sending(self.owner, noted)
        self.records.of(kind).sending = noted
        return noted

    async def _stop_sending(self, kind: Kind) -> None:
        self.records.of(kind).sending = None
        await self.keeper.posts.forget_sending(self.owner, kind)

    async def _save(
        self, kind: Kind, channel: int, number: int, message: Message, *, known: bool = True
    ) -> None:
        """Save the post of a message. Keep the previous post under another kind, to retire it.

        `known` is False if an earlier request posted the message, so that its content may be
        outdated.
        """
        record, old = self.records.of(kind), self.records.of(kind).post
        mark = message.mark if known else ""
        post = Post(kind, channel, number, self.keeper.now(), mark, record.last_words)
        if old is not None and old.message not in (0, number):
            self.records.leave_behind(old)
        record.post, record.is_saved, record.repost = post, False, record.repost and number > 0
        if kind == TABLE:
            self._times_buried = 0
            self._informed_at = self._looked_at = self.keeper.now()  # it is the newest message
        if message.occasion:
            record.note_call(message.occasion)
        if known:
            self._note_shown(kind, message)
        else:
            record.shown, record.picture, record.is_checked = "", None, True
        await self._save_unsaved()
        if not record.repost:
            self.keeper.report_outcome(self.owner, kind, post)
        if kind.base in LINKED or not known:
            self.show_soon()

    async def _save_unsaved(self) -> None:
        """Save all posts that are only in memory. After an error they stay unsaved."""
        for _, record in sorted(self.records.by_kind.items()):
            if record.post is not None and not record.is_saved:
                await self.source.save_post(self.owner.number, record.post)
                record.sending, record.is_saved = None, True

    async def _forget(self, kind: Kind) -> None:
        """Forget the post of a message. The message stays in Discord as it is."""
        await self._save_unsaved()
        await self.source.drop_post(self.owner.number, kind)
        self.records.of(kind).forget_post()

    def _note_shown(self, kind: Kind, message: Message) -> None:
        self.records.of(kind).note_shown(message)
        if self.owner.kind == "game":
            self.keeper.note_shown(self.owner.number, kind, message.mark)

    async def _painted(
        self, kind: Kind, message: Message, *, new: bool = False
    ) -> tuple[Message, Picture | None]:
        """Return a message and its painted picture, or None in place of the picture.

        There is no picture if the message has none, if the picture cannot be painted or attached,
        or if Discord already shows it.
        """
        drawing = message.picture
        if drawing is None:
            return message, None
        if not new and self.records.of(kind).has_picture(drawing):
            return replace(message, keeps_picture=True), None
        if not self.keeper.may_attach(self.desired.guild, self.desired.channel):
            text = f"{message.text}\n{say('table-no_pictures')}" if kind == TABLE else message.text
            return replace(message, text=text, picture=None), None
        try:
            return message, await self.keeper.painter.paint(drawing)
        except Exception:  # noqa: BLE001 - the words matter more than the picture
            _log.exception("%s: the picture of %s could not be drawn", self.owner, kind.base)
            return replace(message, picture=None), None

    # Threads

    async def _open_thread(self, thread: MessageRecord) -> int | None:
        """Open a thread and return its channel id, or None if it cannot be opened."""
        name = self.desired.thread_name(thread.kind)
        if name is None:
            return None
        await self._note_sending(thread.kind, self.desired.channel)
        try:
            channel = await self.io.open_thread(self.desired.guild, self.desired.channel, name)
        except DiscordRefusal as error:
            await self._stop_sending(thread.kind)
            _log.info("%s: cannot open %s: %s", self.owner, thread.kind, error)
            self._note_no_thread(thread, error)
            return None
        await self._save_thread(thread, channel)
        return channel

    async def _save_thread(self, thread: MessageRecord, channel: int) -> None:
        thread.post, thread.is_saved = Post(thread.kind, channel, 0, self.keeper.now()), False
        await self._save_unsaved()

    def _note_no_thread(self, thread: MessageRecord, error: DiscordRefusal) -> None:
        """Remember Discord's refusal of a thread, so that the message can mention it."""
        if type(thread.refusal) is not type(error):
            self.show_soon()
        thread.refusal = error

    async def _archive_threads(self) -> None:
        """Archive the threads of closed subjects, such as auctions that are over."""
        for kind in self.records.posts:
            if policy_of(kind).thread:
                self.records.of(kind.base.thread).is_awake = True
        for about in sorted(self.desired.asleep):
            thread = self.records.of(about.thread)
            if thread.is_awake and thread.post is not None:
                try:
                    await self.io.archive(thread.post.channel)
                except DiscordRefusal as error:
                    channel = thread.post.channel
                    _log.debug("%s: thread %d cannot be archived: %s", self.owner, channel, error)
            thread.is_awake = False

    # Requests without an answer

    async def _recover(self, one: Sending) -> None:
        """Find out if a request without an answer has posted a message or opened a thread.

        A message that is still wanted is found, or sent again with the same nonce. Any other
        message is deleted. A frozen message is left for a later attempt.
        """
        record = self.records.of(one.kind)
        if not record.is_saved:
            return
        if one.kind in self.desired.frozen and not self.desired.forget_when_done:
            return
        message = self.desired.messages.get(one.kind)
        if message and (message.last or not one.nonce.endswith(_hashed(message.occasion))):
            message = None  # the wanted message has another occasion
        if one.kind.is_thread:
            await self._find_thread(one)
        elif one.token:
            await self._find_follow_up(one, message)
        elif message is not None:
            record.repost = True
        else:
            await self._take_back(one)

    async def _find_follow_up(self, one: Sending, message: Message | None) -> None:
        """Find a message posted with an interaction token, if it is the newest in its channel.

        Save its post if the message is still wanted, and delete the message otherwise. If the
        token did not post the newest message, assume that the request has called its users.
        """
        press = int(one.nonce[:-SHORT], 16)
        posts = self.records.posts.values()
        own = [post.message for post in posts if post.channel == one.channel]
        number = await self.io.find_follow_up(one.channel, one.token, max(press, *own, 0))
        if message is not None and number:
            await self._save(one.kind, one.channel, number, message)
            return
        if number:
            await self.io.delete(one.channel, number)
        elif number is None and message is not None:
            self.records.of(one.kind).note_call(message.occasion)
        await self._stop_sending(one.kind)

    async def _find_thread(self, one: Sending) -> None:
        """Find a thread that was opened although no answer arrived, and save it."""
        record, name = self.records.of(one.kind), self.desired.thread_name(one.kind) or ""
        channel = await self.keeper.lost_thread(self.desired.guild, one.channel, name)
        if channel is None:
            await self._stop_sending(one.kind)
        else:
            await self._save_thread(record, channel)
            record.is_awake = True

    async def _take_back(self, one: Sending) -> None:
        """Delete the message that a request without an answer may have posted."""
        try:
            number = await self.io.send(one.channel, STRAY, None, one.nonce, Priority.TIDY)
            await self.io.delete(one.channel, number)
        except DiscordRefusal as error:
            _log.info("%s: cannot find a message in %d: %s", self.owner, one.channel, error)
        await self._stop_sending(one.kind)

    # Editing

    async def _change(self, kind: Kind, message: Message, priority: Priority) -> None:
        """Edit a message, or post a new one if Discord refuses the edit.

        Raise the refusal if the owner's current channel cannot be used.
        """
        post = self.records.of(kind).post
        assert post is not None
        try:
            await self._edit_in_thread(kind, post, message, priority)
        except Gone:
            await self._forget(kind)
            await self._send_instead(kind, message)
        except NO_PLACE as error:
            if post.channel == self.desired.channel and not isinstance(error, ThreadArchived):
                raise
            await self._send_instead(kind, message)
        except DiscordRefusal as error:  # it is too old, or not a message of the bot
            _log.info("%s: %s cannot be changed: %s", self.owner, kind.base, error)
            await self._send(kind, message)
        else:
            self._note_shown(kind, message)

    async def _send_instead(self, kind: Kind, message: Message) -> None:
        """Post a message again because its post cannot be edited.

        Do nothing if the message has called people already, or if it is a final text that is not
        `important`.
        """
        called = message.occasion and message.occasion in self.records.of(kind).called
        if not called and (not message.last or message.important):
            await self._send(kind, message)

    async def _edit_in_thread(
        self, kind: Kind, post: Post, message: Message, priority: Priority
    ) -> None:
        """Edit a message, and reopen its thread if that is archived.

        If Discord refuses the picture, edit the message without it. The table's message does not
        reopen a thread: it raises ThreadArchived, and a new post reopens the thread.
        """
        try:
            try:
                await self._edit(kind, post, message, priority)
            except ThreadArchived:
                if kind == TABLE:
                    raise  # the new message reopens the thread
                await self.io.archive(post.channel, archived=False)
                self.records.of(kind.base.thread).is_awake = True
                await self._edit(kind, post, message, priority)
        except DiscordRefusal as error:
            if type(error) is not DiscordRefusal or message.picture is None:
                raise
            _log.error("%s: the picture of %s is refused: %s", self.owner, kind.base, error)
            await self._edit(kind, post, replace(message, picture=None), priority)

    async def _edit(self, kind: Kind, post: Post, message: Message, priority: Priority) -> None:
        """Edit a message with an interaction token, or otherwise with a request of the bot.

        An edit with a token does not count against the rate limit. The request is also made if
        there is a token but Discord refuses it.
        """
        tokens = self.keeper.tokens
        if token := tokens.changing(post.message):
            message, picture = await self._painted(kind, message)
            try:
                await self.io.edit(post.channel, post.message, message, picture, token=token)
            except (
                DiscordRefusal,
                TransientError,
            ) as error:  # the bot request below shows the reason
                _log.debug("%s: a token was refused: %s", self.owner, error)
                tokens.drop(post.message)
            else:
                return
        await self._wait_for_turn(priority)
        message, picture = await self._painted(kind, message)
        await self.io.edit(post.channel, post.message, message, picture, None)

    # Retiring

    async def _retire(self, kind: Kind) -> None:
        """Delete a message, remove its buttons, or link it to the new one.

        If Discord is in trouble, try again in the next attempt.
        """
        post, new = self.records.of(kind).post, self.records.of(kind.former).post
        assert post is not None
        policy, tokens = policy_of(kind.former), self.keeper.tokens
        try:
            if policy.vanishes:
                kind = await self._leave_behind(kind, post)
                await self.io.delete(post.channel, post.message, tokens.posted(post.message))
                tokens.drop(post.message)
            elif new is not None and (policy.follows or new.channel != post.channel):
                await self._lead_on(new, post)
            else:
                await self.io.remove_buttons(post.channel, post.message)
        except TransientError as error:
            _log.info("%s: %s cannot be retired yet: %s", self.owner, kind.base, error)
            self._incomplete = True
        else:
            await self._forget(kind)

    async def _leave_behind(self, kind: Kind, post: Post) -> Kind:
        """Give a game's message another kind before it is deleted, save it, and return that kind.

        Otherwise a bot killed during the deletion would think after its start that the deleted
        message still calls people. Messages of other owners, and messages left behind already, keep
        their kind.
        """
        if kind.base == LEFT_BEHIND or self.owner.kind != "game":
            return kind
        await self._save_unsaved()
        await self.keeper.posts.leave(self.owner.number, kind)
        left = self.records.leave_behind(post)
        self.records.of(kind).forget_post()
        return left

    async def _lead_on(self, new: Post, old: Post) -> None:
        """Edit an old message into a link to the new one.

        If Discord refuses the edit, remove the buttons.
        """
        link = address(self.desired.guild, new.channel, new.message)
        words = Message(say("moderate-moved_away", channel=self.desired.channel, link=link))
        try:
            await self.io.edit(old.channel, old.message, words, priority=Priority.TIDY)
        except DiscordRefusal as error:
            _log.info("%s: the old message cannot link to the new one: %s", self.owner, error)
            await self.io.remove_buttons(old.channel, old.message)


def _hashed(occasion: str) -> str:
    return blake2b(occasion.encode(), digest_size=SHORT // 2).hexdigest()

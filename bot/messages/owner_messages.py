"""The messages of one owner: what stands, what should stand, and the least that makes it so."""

from __future__ import annotations

import logging
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any

from bot.budget import Priority, Superseded
from bot.discord_io import (
    Asleep,
    ChannelGone,
    Forbidden,
    Gone,
    Refusal,
    TooManyThreads,
    Trouble,
)
from bot.messages.desired import Desired
from bot.messages.policies import MAIN, Policy, policy_of
from bot.messages.posting import Poster
from bot.post_kinds import LEFT_BEHIND, LOBBY, TABLE, Kind
from bot.store.posts import Post
from bot.store.writer import DatabaseFailed, LeaseLost
from bot.ui.links import address
from bot.ui.message import Message, same_but_for_clocks
from bot.words import say

_log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""Seconds after which a message is posted anew, before edits of it become rare."""
BURIED = 3
"""How often others must be seen to have written below the table until it is posted anew."""
GLANCE = 20.0
"""Seconds between two looks at what was written below the table."""
NO_PLACE = (ChannelGone, Forbidden, Asleep, TooManyThreads)
"""Refusals of a thread: the message then stands in the table's channel."""


class OwnerMessages(Poster):
    """Makes what stands what should stand."""

    def look(self, channel: int, newest: int) -> None:
        """This is the last message in a channel now, whoever wrote it."""
        post, now = self.posts.get(TABLE), self.keeper.now()
        if post is None or post.channel != channel:
            return
        self._told = now
        if now - self._looked < GLANCE:
            return
        own = max(one.message for one in self.posts.values() if one.channel == post.channel)
        self._times_buried += newest > max(own, self._newest)
        self._newest, self._looked = newest, now

    def leave(self, channel: int, message: int) -> bool:
        """Whether a message is older than the table and not kept: then it loses its buttons."""
        table = self.posts.get(TABLE)
        if table is None or message >= table.message:
            return False
        if any(
            one.message == message and kind.base != LEFT_BEHIND for kind, one in self.posts.items()
        ):
            return False
        left = TABLE.left(message)
        self.posts.setdefault(left, Post(left, channel, message, self.keeper.now()))
        return True

    async def _glance(self) -> None:
        """Look below the table where people play there and no press has told what is there."""
        post = self.posts.get(TABLE)
        if TABLE in self.desired.can_wait:
            return
        if post and self.desired.people and self.keeper.now() - self._told >= GLANCE:
            await self._wait_for_turn(Priority.TABLE)
            self.look(post.channel, await self.io.newest(post.channel, None))
            self._told = self._looked = self.keeper.now()

    async def settle(self, desired: Desired) -> None:
        """Let everything stand that should, and nothing else.

        A message that is refused or cannot be noted down does not keep the others from being
        shown. At the end the error is raised, if the message is one of MAIN or was not noted.
        """
        if self.desired.channel not in (0, desired.channel):  # it moved, and left some behind
            await self._write_down()
            self.standing.posts = await self.source.posts(self.owner.number)
        self.desired = desired
        if desired.calls_again:
            self.standing.called.clear()
        failed: Refusal | DatabaseFailed | None = None
        self._late_clocks.clear()
        try:
            for step in self._steps():
                try:
                    await step
                except DatabaseFailed as error:
                    self.incomplete, failed = True, error
                except Refusal as error:
                    failed = failed or error
            if failed is None and not self._unverified:
                self.keeper.note_seen(self.owner)
            await self._put_to_sleep()
            await self._change_unhurried(self._late_clocks)
            await self._change_unhurried(self._unverified)
        except Superseded:
            raise
        except BaseException:
            self._return_turns()
            raise
        self._return_turns()
        if failed is not None:
            raise failed

    def _steps(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What is done one after the other, each even if the one before it failed."""
        for one in [*self._sending.values()]:
            yield self._find_stray(one)
        yield self._glance()
        for kind, message in self.desired.messages.items():
            yield self._keep_or_wait(kind, message)
        for kind in [*self.posts]:
            if kind not in self.desired.messages and kind not in self.desired.holds:
                yield self._retire_or_wait(kind)
        yield self._write_down()

    async def _keep_or_wait(self, kind: Kind, message: Message) -> None:
        """Keep a message; one that is refused and not of MAIN is tried again later."""
        try:
            await self._keep(kind, message)
        except Refusal as error:
            self.keeper.refused(self.owner, kind, error)
            if kind in MAIN:
                raise
            self.incomplete = True

    def conclude(self, kind: Kind, words: str) -> None:
        """A message is to say this last."""
        if kind in self.posts:
            self.posts[kind] = replace(self.posts[kind], last_words=words)
        else:  # perhaps somebody answered it before we know that it is there
            self._concluded[kind] = words

    async def _keep(self, kind: Kind, message: Message) -> None:
        policy, post = policy_of(kind), self.posts.get(kind)
        assert policy is not None
        if not self.keeper.bot.cluster.holds(self.desired.guild):
            raise LeaseLost
        if post is not None and policy.reserved and not post.message:
            post = None
        if post is not None and self._calls_anew(kind, message):
            await self._retire_or_wait(kind)
            post = None
        if post is None:
            if not message.last and message.occasion not in self.standing.called.get(kind, ()):
                await self._send(kind, message)
        elif policy.once:
            return
        elif self._must_come_down(kind, post, policy):
            await self._send(kind, message)
        elif (shown := self._shown.get(kind, "")) == message.mark:
            pass
        elif same_but_for_clocks(shown, message.mark):
            self._late_clocks.add(kind)
        else:
            can_wait = kind in self.desired.can_wait
            delay = self.keeper.tokens.busy_for(post.message) if can_wait else 0.0
            if delay:
                self.delay = delay
            else:
                await self._change(kind, post, message)
        if message.last and kind in self.posts:
            await self._forget(kind)

    def _calls_anew(self, kind: Kind, message: Message) -> bool:
        """Whether a message calls people for something else than the one that stands."""
        if not message.occasion:
            return False
        if not self.standing.has_called(kind, message.occasion):
            return True
        self.standing.note_call(kind, message.occasion)  # after a start what stands is adopted
        return False

    def _must_come_down(self, kind: Kind, post: Post, policy: Policy) -> bool:
        if kind in self.anew:
            return True
        if self.desired.stays:
            return False
        if policy.below_table:
            above = self.posts.get(TABLE)
            return above is not None and above.message > post.message
        if kind == LOBBY:
            return post.channel != self.desired.channel
        if not policy.comes_down:
            return False
        old = self.keeper.now() - post.made >= OLD
        return post.channel != self.desired.channel or old or self._times_buried >= BURIED

    async def _change(
        self, kind: Kind, post: Post, message: Message, priority: Priority | None = None
    ) -> None:
        try:
            await self._edit_somehow(kind, post, message, priority or self._priority(kind))
        except Gone:
            await self._forget(kind)
            await self._send_instead(kind, message)
        except NO_PLACE as error:
            if post.channel == self.desired.channel and not isinstance(error, Asleep):
                raise
            await self._send_instead(kind, message)
        except Refusal as error:  # it is too old, or not ours: a new one is
            _log.info("%s: %s cannot be changed: %s", self.owner, kind.base, error)
            await self._send(kind, message)
        else:
            self._note_shown(kind, message)

    async def _send_instead(self, kind: Kind, message: Message) -> None:
        """The message that stood is out of reach.

        Last words are seldom worth a new one, and nobody is called twice for one thing.
        """
        called = message.occasion and message.occasion in self.standing.called.get(kind, ())
        if not called and (not message.last or message.important):
            await self._send(kind, message)

    async def _edit_somehow(
        self, kind: Kind, post: Post, message: Message, priority: Priority
    ) -> None:
        """Change a message; wake its thread for that, and leave out a picture Discord dislikes."""
        try:
            try:
                await self._edit(kind, post, message, priority)
            except Asleep:
                if kind == TABLE:
                    raise  # a new message wakes the thread as well
                await self.io.archive(post.channel, archived=False)
                self._awake.add(kind.base)
                await self._edit(kind, post, message, priority)
        except Refusal as error:
            if type(error) is not Refusal or message.picture is None:
                raise
            _log.error("%s: the picture of %s is refused: %s", self.owner, kind.base, error)
            await self._edit(kind, post, replace(message, picture=None), priority)

    async def _edit(self, kind: Kind, post: Post, message: Message, priority: Priority) -> None:
        """By the token of a press, which does not count; else by the bot's own."""
        tokens = self.keeper.tokens
        pressed, posted = tokens.pressed(post.message), tokens.posted(post.message)
        if pressed or posted:
            message, picture = await self._painted(kind, message)
            try:
                if pressed:
                    await self.io.edit_pressed(pressed, message, picture)
                elif posted:
                    await self.io.edit_posted(posted, post.message, message, picture)
            except (Refusal, Trouble) as error:  # whether that is so, the next request tells
                _log.debug("%s: a token was refused: %s", self.owner, error)
                tokens.drop(post.message)
            else:
                return
        await self._wait_for_turn(priority)
        message, picture = await self._painted(kind, message)
        await self.io.edit(post.channel, post.message, message, picture, None)

    async def _retire_or_wait(self, kind: Kind) -> None:
        """Nobody waits for a message to go: where that fails, the others are shown first."""
        try:
            await self._retire(kind)
        except Trouble as error:
            _log.info("%s: %s cannot be taken away yet: %s", self.owner, kind.base, error)
            self.incomplete = True

    async def _retire(self, kind: Kind) -> None:
        """A message that is no longer wanted."""
        policy, post = policy_of(kind), self.posts.get(kind)
        if policy is None or policy.once or post is None:
            return
        former = kind.former
        was = policy_of(former) or policy
        new = self.posts.get(former)
        if was.vanishes:
            kind = await self._leave_behind(kind, post)
            tokens = self.keeper.tokens
            await self.io.delete(post.channel, post.message, tokens.posted(post.message))
            tokens.drop(post.message)
        elif new is not None and (former == LOBBY or new.channel != post.channel):
            await self._lead_on(new, post)
        else:
            await self.io.strip(post.channel, post.message)
        await self._forget(kind)

    async def _leave_behind(self, kind: Kind, post: Post) -> Kind:
        """Note that a message of a game is about to be deleted; its kind from then on.

        Killed in between, the bot would take what is gone for a call that still stands.
        """
        if kind.base == LEFT_BEHIND or self.owner.kind != "game":
            return kind
        await self._write_down()
        await self.keeper.posts.leave(self.owner.number, kind)
        left = kind.left(post.message)
        self.posts[left] = replace(post, kind=left)
        self._drop(kind)
        return left

    async def _lead_on(self, new: Post, old: Post) -> None:
        """Where a table, an auction or a free seat was, stays the way to where it is now."""
        link = address(self.desired.guild, new.channel, new.message)
        words = Message(say("moderate-moved_away", channel=self.desired.channel, link=link))
        try:
            await self.io.edit(old.channel, old.message, words, priority=Priority.TIDY)
        except Refusal as error:
            _log.info("%s: its old place cannot lead on: %s", self.owner, error)
            await self.io.strip(old.channel, old.message)

    async def _put_to_sleep(self) -> None:
        """Archive threads in which nothing is open any more."""
        for kind in self.posts:
            policy = policy_of(kind)
            if policy is not None and policy.thread:
                self._awake.add(kind.base)
        for about in sorted(self._awake & self.desired.asleep):
            post = self.posts.get(about.thread)
            if post is not None:
                try:
                    await self.io.archive(post.channel)
                except Refusal as error:
                    _log.debug("%s: thread %d stays awake: %s", self.owner, post.channel, error)
            self._awake.discard(about)

    async def _change_unhurried(self, kinds: set[Kind]) -> None:
        """Last of all, change messages that differ by a clock alone or have stood since the start.

        Changing the latter finds out whether they are still there.
        """
        for kind in sorted(kinds & self.desired.messages.keys()):
            policy, post = policy_of(kind), self.posts.get(kind)
            if post is not None and policy is not None and not policy.once:
                message = self.desired.messages[kind]
                if message.picture is not None:
                    self._pictures[kind] = (message.picture.alt, message.picture.key)
                await self._change(kind, post, message, Priority.TIDY)
            kinds.discard(kind)

"""Posting a message of one owner, at most once: where it can stand, and where it stands then."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from bot.budget import Priority, Superseded
from bot.discord_io import (
    ChannelGone,
    Refusal,
    TokenSpent,
    Trouble,
)
from bot.messages.desired import Desired, Source, Standing
from bot.messages.policies import MAIN, Policy, policy_of
from bot.painter import Picture
from bot.post_kinds import TABLE, Kind
from bot.store.posts import Post, Sending
from bot.store.writer import Owner
from bot.ui.links import address
from bot.ui.message import Message
from bot.ui.tokens import Token
from bot.words import say

if TYPE_CHECKING:
    from bot.messages.keeper import MessageKeeper

_log = logging.getLogger(__name__)

STRAY = Message("…")
"""Sent with the nonce of a message that may have been posted: Discord returns that one then."""
SHORT = 8
"""Letters at the end of a nonce that say what a message calls people for."""


class Poster:
    """What is known of one owner's messages, and how a new one is posted."""

    def __init__(
        self,
        keeper: MessageKeeper,
        owner: Owner,
        posts: dict[Kind, Post],
        sending: Iterable[Sending] = (),
    ) -> None:
        self.keeper = keeper
        self.io = keeper.io
        self.owner = owner
        self.source: Source = keeper.sources[owner.kind]
        self.standing = Standing(posts)
        self.anew: set[Kind] = set()
        """Kinds of messages that are to be posted again."""
        self.desired = Desired(0, 0, {})
        self.incomplete = False
        """Something that is not of MAIN was refused, or could not be noted down: it is tried again
        later, and as soon as anything changes."""
        self.delay = 0.0
        """Seconds after which the token that a change waits for can be used again."""
        self._shown = {kind: post.shown for kind, post in posts.items()}
        self._pictures: dict[Kind, tuple[str, str]] = {}
        self._late_clocks: set[Kind] = set()
        """Kinds of messages that are right but for the time left on a clock."""
        self._awake: set[Kind] = set()
        self._sending = {one.kind: one for one in sending}
        self._unwritten: set[Kind] = set()
        """What stands, though it could not be noted down yet."""
        self._concluded: dict[Kind, str] = {}
        self._unverified = {kind for kind in MAIN if self._shown.get(kind)}
        """What stood at the start, and has not been seen to stand since."""
        self._turns = 0
        self._place: int | None = None
        """Where in the budget's queue it waited when something newer came up."""
        self._looked = self._told = keeper.now()
        self._newest, self._times_buried = 0, 0

    @property
    def posts(self) -> dict[Kind, Post]:
        return self.standing.posts

    async def _wait_for_turn(self, priority: Priority) -> None:
        """Wait for the budget; Superseded when there is something newer to show by then.

        The turn, or the place in the queue, is kept for that: whoever waits long is not sent to
        its end.
        """
        if self._turns:
            self._turns -= 1
            return
        budget = self.keeper.budget
        self._place = budget.place() if self._place is None else self._place
        await budget.take(priority, self._place)
        self._place = None
        if self.keeper.is_due(self.owner):
            self._turns += 1
            raise Superseded

    def _return_turns(self) -> None:
        """Requests that were waited for, and then were not needed."""
        for _ in range(self._turns):
            self.keeper.budget.give_back()
        self._turns, self._place = 0, None

    def _note_shown(self, kind: Kind, message: Message) -> None:
        self._shown[kind] = message.mark
        self._unverified.discard(kind)
        if message.picture is not None:
            self._pictures[kind] = (message.picture.alt, message.picture.key)
        if self.owner.kind == "game":
            self.keeper.note_shown(self.owner.number, kind, message.mark)

    def _priority(self, kind: Kind) -> Priority:
        policy = policy_of(kind)
        assert policy is not None
        people = Priority.TABLE if self.desired.people else Priority.COMPUTERS
        return max(policy.priority, people) if policy.priority else Priority.ANSWER

    async def _painted(
        self, kind: Kind, message: Message, *, new: bool = False
    ) -> tuple[Message, Picture | None]:
        """A message with its picture; only its words, and why, where no picture may be sent."""
        drawing = message.picture
        if drawing is None:
            return message, None
        if not new and self._pictures.get(kind) == (drawing.alt, drawing.key):
            return replace(message, keeps_picture=True), None
        if not self.keeper.may_attach(self.desired.guild, self.desired.channel):
            text = f"{message.text}\n{say('table-no_pictures')}" if kind == TABLE else message.text
            return replace(message, text=text, picture=None), None
        try:
            return message, await self.keeper.painter.paint(drawing)
        except Exception:  # noqa: BLE001 - the words matter more than the picture
            _log.exception("%s: the picture of %s could not be drawn", self.owner, kind.base)
            return replace(message, picture=None), None

    async def _send(self, kind: Kind, message: Message) -> None:
        """Post a message: in its thread if it can have one, else in the table's channel."""
        if message.direct:
            await self._send_direct(kind, message)
            return
        policy = policy_of(kind)
        assert policy is not None
        for place in (self._known_thread, self._new_thread) if policy.thread else ():
            channel = await place(kind.base)
            if channel is None:
                continue
            try:
                await self._post(kind, channel, message, policy)
            except Refusal as error:
                _log.info("%s: no place in thread %d: %s", self.owner, channel, error)
                if isinstance(error, ChannelGone):
                    await self._forget(kind.thread)
                    continue
                self._note_no_thread(kind.base, error)
                break
            else:
                self._awake.add(kind.base)
                self.standing.no_thread.pop(kind.base, None)
                return
        await self._post(kind, self.desired.channel, message, policy)

    async def _send_direct(self, kind: Kind, message: Message) -> None:
        """Into somebody's direct messages; who takes none is called in the channel from then on."""
        policy = policy_of(kind)
        assert policy is not None
        try:
            channel = await self.io.direct_channel(message.direct)
            await self._post(kind, channel, message, replace(policy, follow_up=False))
        except Refusal as error:
            _log.info("%s: a direct message was refused: %s", self.owner, error)
            self.standing.no_direct.add(message.direct)
            self.keeper.show(self.owner)

    async def _post(self, kind: Kind, channel: int, message: Message, policy: Policy) -> None:
        """Post at most once: what is sent is noted first, with a nonce that Discord remembers.

        When its answer is lost, the same nonce brings back the same message.
        """
        await self._write_down()  # else it would be taken for what is sent now
        again = kind in self._sending
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
        except Refusal as error:
            await self._stop_sending(kind)
            if token is not None and isinstance(error, TokenSpent):
                await self._post(kind, channel, message, replace(policy, follow_up=False))
            elif type(error) is Refusal and picture is not None:
                _log.error("%s: the picture of %s is refused: %s", self.owner, kind.base, error)
                await self._post(kind, channel, replace(message, picture=None), policy)
            elif policy.reserved and type(error) is Refusal:
                await self._forget(kind)
            elif policy.once and type(error) is Refusal:
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
        noted = self._sending.get(kind)
        if noted is not None and noted.channel != channel:
            await self._take_back(noted)
            noted = None
        if noted is None:
            noted = await self._note_sending(kind, channel, message.occasion, token)
        if token is None:
            return await self.io.send(channel, message, picture, noted.nonce, None)
        self.keeper.tokens.follow_up(channel)
        try:
            number = await self.io.follow_up(token, message, picture)
        except Trouble:
            token.spent = True
            self.keeper.tokens.rest(channel)
            raise
        self.keeper.tokens.note_posted(number, token)
        return number

    async def _note_sending(
        self, kind: Kind, channel: int, occasion: str = "", token: Token | None = None
    ) -> Sending:
        nonce = f"{token.ask.press:x}" if token is not None else secrets.token_hex(8)
        written = token.ask.token if token is not None else ""
        noted = Sending(kind, channel, nonce + _short(occasion), written)
        await self.keeper.posts.note_sending(self.owner, noted)
        self._sending[kind] = noted
        return noted

    async def _stop_sending(self, kind: Kind) -> None:
        self._sending.pop(kind, None)
        await self.keeper.posts.forget_sending(self.owner, kind)

    async def _save(
        self, kind: Kind, channel: int, number: int, message: Message, *, known: bool = True
    ) -> None:
        """A message stands, from now on also in the books; the one before it is left behind.

        What was sent before may say what was so then: whether it says this is not `known`.
        """
        old = self.posts.get(kind)
        mark, last_words = message.mark if known else "", self._concluded.pop(kind, "")
        post = Post(kind, channel, number, self.keeper.now(), mark, last_words)
        if old is not None and old.message not in (0, number):
            left = kind.left(old.message)
            self.posts[left] = replace(old, kind=left)
        self.posts[kind] = post
        self._unwritten.add(kind)
        self.anew.discard(kind)
        if kind == TABLE:
            self._times_buried = 0
            self._told = self._looked = self.keeper.now()  # nothing is below it yet
        if message.occasion:
            self.standing.note_call(kind, message.occasion)
        if known:
            self._note_shown(kind, message)
        else:
            self._shown.pop(kind, None)
            self._pictures.pop(kind, None)
        await self._write_down()
        self.keeper.posted(self.owner, post)

    async def _write_down(self) -> None:
        """Note in the books what stands; where that fails, it is still there to be changed."""
        for kind in sorted(self._unwritten):
            await self.source.save_post(self.owner.number, self.posts[kind])
            self._sending.pop(kind, None)
            self._unwritten.discard(kind)

    async def _known_thread(self, about: Kind) -> int | None:
        post = self.posts.get(about.thread)
        return post.channel if post else None

    async def _new_thread(self, about: Kind) -> int | None:
        name = self.desired.thread_name(about)
        if name is None:
            return None
        await self._note_sending(about.thread, self.desired.channel)
        try:
            channel = await self.io.open_thread(self.desired.channel, name)
        except Refusal as error:
            await self._stop_sending(about.thread)
            _log.info("%s: no thread for %s: %s", self.owner, about, error)
            self._note_no_thread(about, error)
            return None
        await self._save_thread(about, channel)
        return channel

    async def _save_thread(self, about: Kind, channel: int) -> None:
        kind = about.thread
        self.posts[kind] = Post(kind, channel, 0, self.keeper.now())
        self._unwritten.add(kind)
        await self._write_down()

    def _note_no_thread(self, about: Kind, error: Refusal) -> None:
        """Remember why there is no thread, so that the message can say so."""
        if type(self.standing.no_thread.get(about)) is not type(error):
            self.keeper.show(self.owner)
        self.standing.no_thread[about] = error

    async def _find_stray(self, one: Sending) -> None:
        """What was being sent when the bot was stopped, or in trouble, may have been posted.

        What is still wanted is sent again with the same nonce, or is found; the rest goes.
        """
        message = self._wanted(one)
        held = one.kind in self.desired.holds and not self.desired.ended
        if held or one.kind in self._unwritten:
            return
        if one.kind.of_thread:
            await self._find_thread(one)
        elif one.token:
            await self._find_follow_up(one, message)
        elif message is not None:
            self.anew.add(one.kind)
        else:
            await self._take_back(one)

    def _wanted(self, one: Sending) -> Message | None:
        """What should stand where something was being sent, if it calls for the same thing."""
        message = self.desired.messages.get(one.kind)
        if message is None or message.last or not one.nonce.endswith(_short(message.occasion)):
            return None
        return message

    async def _find_follow_up(self, one: Sending, message: Message | None) -> None:
        """What was posted by the token of a press; if others wrote below it, it stays there."""
        press = int(one.nonce[:-SHORT], 16)
        own = [post.message for post in self.posts.values() if post.channel == one.channel]
        number = await self.io.find_follow_up(one.channel, one.token, max(press, *own, 0))
        if message is not None and number:
            await self._save(one.kind, one.channel, number, message)
            return
        if number:
            await self.io.delete(one.channel, number)
        elif number is None and message is not None:
            self.standing.note_call(one.kind, message.occasion)
        await self._stop_sending(one.kind)

    async def _find_thread(self, one: Sending) -> None:
        """A thread that was being opened: one of ours that nobody knows of is it."""
        about = one.kind.of_thread
        assert about is not None
        name = self.desired.thread_name(about) or ""
        thread = await self.keeper.lost_thread(self.desired.guild, one.channel, name)
        if thread is None:
            await self._stop_sending(one.kind)
        else:
            await self._save_thread(about, thread)
            self._awake.add(about)

    async def _take_back(self, one: Sending) -> None:
        """Delete what was sent with a nonce, if it was posted."""
        try:
            number = await self.io.send(one.channel, STRAY, None, one.nonce, Priority.TIDY)
            await self.io.delete(one.channel, number)
        except Refusal as error:
            _log.info("%s: nothing to clear in %d: %s", self.owner, one.channel, error)
        await self._stop_sending(one.kind)

    async def _forget(self, kind: Kind) -> None:
        """A message stays as it is, and is not ours to change any more."""
        await self._write_down()
        await self.source.drop_post(self.owner.number, kind)
        self._drop(kind)

    def _drop(self, kind: Kind) -> None:
        """Know nothing of a message any more."""
        for known in (self.posts, self._shown, self._pictures):
            known.pop(kind, None)
        self._unverified.discard(kind)


def _short(occasion: str) -> str:
    return blake2b(occasion.encode(), digest_size=SHORT // 2).hexdigest()

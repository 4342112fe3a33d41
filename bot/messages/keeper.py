"""The keeper of all messages. It runs one `MessageSync` for each owner, such as a game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress

from bot.discord_api.budget import Priority
from bot.discord_api.interactions import It, PressedMessage
from bot.discord_api.painter import Painter
from bot.discord_api.sender import DiscordRefusal, DiscordSender, RateLimited, TransientError
from bot.discord_api.servers import Servers
from bot.discord_api.tokens import Tokens
from bot.messages.presence import Presence
from bot.messages.sync import MessageSync
from bot.messages.wanted import Source
from bot.store.database.writer import DatabaseFailed, LeaseLost, Owner
from bot.store.messages.kinds import Kind
from bot.store.messages.posts import Post, Posts
from bot.store.shards.shard import Shard
from bot.support.failures import RepeatFilter
from bot.support.periodic import shielded
from bot.tables.table import LiveTable
from bot.ui.message import Message

_log = logging.getLogger(__name__)

LAST_WORDS = 1.5
"""Seconds that a closing bot waits for running requests, so that it can save the posts."""
AWAITED = 10.0
"""Seconds after which `wait_for_post` returns None."""


class MessageKeeper:
    """The messages of all games and league nights, and of removed features."""

    def __init__(
        self,
        posts: Posts,
        sources: Mapping[str, Source],
        io: DiscordSender,
        painter: Painter,
        servers: Servers,
        speak_in: Callable[[int], None],
        rhythm: float,
        now: Callable[[], float],
    ) -> None:
        self.posts = posts
        self.sources = sources
        self.io = io
        self.budget = io.budget
        self.painter = painter
        self.servers = servers
        self.speak_in = speak_in
        self.rhythm = rhythm
        """Seconds between two attempts to update an owner's messages.

        A failed attempt makes the pause longer, and a user's action ends the pause.
        """
        self.now = now
        self.tokens = Tokens(now)
        self.presence = Presence(now)
        self.closed = False
        self._work: dict[Owner, MessageSync] = {}
        self.failing: set[MessageSync] = set()
        self._complaints = RepeatFilter(now)
        self._marks: dict[tuple[int, Kind], str] = {}
        self._awaited: dict[tuple[Owner, Kind], set[asyncio.Future[Post | DiscordRefusal]]] = {}

    async def recover_requests(self, shard: Shard) -> None:
        """Update, after a start, the messages of owners with a stored request without an answer.

        The update finds out if Discord has carried out the request.
        """
        for owner in await self.posts.senders(shard):
            self.show(owner)

    def show(self, owner: Owner, *, repost: Kind | None = None) -> None:
        """Update an owner's messages soon. `repost` is the kind of a message to post again."""
        if self.closed:
            return
        work = self._work.get(owner)
        if work is None:
            work = self._work[owner] = MessageSync(self, owner)
        work.show_soon(repost, is_change=True)

    def show_game(self, game: int, *, repost: Kind | None = None) -> None:
        """Update a game's messages soon. `repost` is the kind of a message to post again."""
        self.show(Owner("game", game), repost=repost)

    def wake_up(self, game: int, it: It) -> None:
        """Note that a user acts at a game, and end the pause before its next update."""
        self.presence.acted(game, it.user.id)
        work = self._work.get(Owner("game", game))
        if work is not None:
            work.pressed(it)

    def is_held_up(self, game: int) -> bool:
        """Return True if a request of a game waits for the rate limit and cannot be cancelled."""
        work = self._work.get(Owner("game", game))
        return work is not None and self.budget.holds_up(work.task)

    def leave(self, game: int, pressed: PressedMessage) -> Post | None:
        """Return the post of the table's message if an older post was pressed, otherwise None.

        The older post loses its buttons. Return None also if the game has no `MessageSync`.
        """
        work = self._work.get(Owner("game", game))
        return work.leave(pressed) if work is not None else None

    def wake_all(self) -> None:
        """Repeat all failed attempts now, because the connection to Discord works again."""
        for work in [*self._work.values()]:
            work.retry()

    async def look_again(self) -> None:
        """Update each owner whose wanted messages change at a time that has come."""
        for work in [*self._work.values()]:
            work.look_again()

    def is_displayed(self, table: LiveTable) -> bool:
        """Return True if people see a table's recent state and the bot receives their presses.

        A state may be unshown for a few seconds.
        """
        work = self._work.get(Owner("game", table.game))
        return self.servers.server(table.guild) == "ready" and not (
            work is not None and work.is_late
        )

    def trouble(self, game: int, user: int) -> str:
        """Return the reason, in words, why a game cannot be shown.

        Return an empty text if there is no such reason, or if the user was told already. Remember
        that the user was told.
        """
        work = self._work.get(Owner("game", game))
        if work is None or not work.trouble or user in work.told:
            return ""
        work.told.add(user)
        return work.trouble

    async def wait_for_post(self, owner: Owner, kind: Kind) -> Post | None:
        """Wait until a message is posted, and return its post. Return None after `AWAITED` seconds.

        If the message is to be posted again, wait for the new post. Raise DiscordRefusal if Discord
        refuses the message.
        """
        coming: asyncio.Future[Post | DiscordRefusal] = asyncio.get_running_loop().create_future()
        waiting = self._awaited.setdefault((owner, kind), set())
        waiting.add(coming)
        try:
            work = self._work.get(owner)
            if work is None or not work.records.of(kind).repost:
                post = (await self.sources[owner.kind].posts(owner.number)).get(kind)
                if post is not None and post.message:
                    return post
            outcome = await asyncio.wait_for(coming, AWAITED)
        except TimeoutError:
            return None
        finally:
            waiting.discard(coming)
            if not waiting:
                self._awaited.pop((owner, kind), None)
        if isinstance(outcome, DiscordRefusal):
            raise outcome
        return outcome

    def report_outcome(self, owner: Owner, kind: Kind, outcome: Post | DiscordRefusal) -> None:
        """Pass the post of a message, or Discord's refusal, to each `wait_for_post` for it."""
        for coming in self._awaited.get((owner, kind), ()):
            if not coming.done():
                # asyncio logs an exception of a future that nobody awaits, so set a result.
                coming.set_result(outcome)

    def refused(self, owner: Owner, kind: Kind, error: DiscordRefusal) -> None:
        """Pass Discord's refusal of a message to every `wait_for_post` for it. Log the refusal."""
        self.report_outcome(owner, kind, error)
        if self._complaints.new(f"{owner} {kind}", error):
            _log.info("%s: %s is refused: %s", owner, kind.subject, error)

    def note_shown(self, game: int, kind: Kind, mark: str) -> None:
        """Remember the mark of a game's shown message. The next start does not send it again."""
        self._marks[game, kind] = mark

    async def save_marks(self) -> None:
        """Save the remembered marks of messages' content, only the latest mark of each message."""
        marks, self._marks = self._marks, {}
        if not marks:
            return
        try:
            await self._save(marks)
        except BaseException:  # the next run saves them
            self._marks = marks | self._marks
            raise

    async def _save(self, marks: dict[tuple[int, Kind], str]) -> None:
        try:
            await self.posts.save_shown(marks)
        except LeaseLost:  # of one game; save the marks of the others
            for key, mark in marks.items():
                with suppress(LeaseLost):
                    await self.posts.save_shown({key: mark})

    async def conclude(self, game: int, kind: Kind, words: str) -> None:
        """Save and show the final text of a game's message, and delete its votes."""

        async def save_and_show() -> None:
            await self.posts.conclude(game, kind, words)
            work = self._work.get(Owner("game", game))
            if work is not None:
                work.conclude(kind, words)
            self.show_game(game)

        await shielded(save_and_show())

    async def write(self, channel: int, message: Message, priority: Priority) -> bool:
        """Post a message that is never edited. Return False if that fails."""
        try:
            await self.io.send(channel, message, priority=priority)
        except (DiscordRefusal, TransientError) as error:
            if self._complaints.new(str(channel), error):
                _log.warning("no message can be posted in channel %d: %s", channel, error)
            return False
        return True

    async def tell(self, user: int, text: str) -> bool:
        """Send a user a direct message that is never edited. Return False if that fails."""
        try:
            channel = await self.io.direct_channel(user)
            await self.io.send(channel, Message(text), priority=Priority.PING)
        except (DiscordRefusal, TransientError) as error:
            _log.info("a direct message was refused: %s", error)
            return False
        return True

    async def open_thread(self, guild: int, channel: int, name: str) -> int:
        """Return the id of a new thread, or of a thread opened just before the bot stopped."""
        lost = await self.lost_thread(guild, channel, name)
        return lost or await self.io.open_thread(guild, channel, name)

    async def lost_thread(self, guild: int, channel: int, name: str) -> int | None:
        """Return the id of a thread that the bot opened just before it stopped, or None.

        No stored post contains the id of such a thread.
        """
        for thread in await self.io.own_threads(guild, channel, name):
            if not await self.posts.is_known(thread):
                return thread
        return None

    def may_attach(self, guild: int, channel: int) -> bool:
        """Return True if the bot may send pictures in a channel."""
        return "attach_files" not in self.io.missing(guild, channel)

    def retry_failing(self) -> None:
        """Repeat soon the attempts that ended with another error than a refusal of Discord.

        The caller has just made an attempt that succeeded.
        """
        for work in [*self.failing]:
            work.retry_soon()

    def complain(self, owner: Owner, error: Exception) -> None:
        """Log why an owner's messages cannot be shown, each reason once an hour.

        An outage or a rate limit of Discord is logged once an hour for all owners.
        """
        if isinstance(error, LeaseLost):
            _log.debug("%s: its lease is lost, so another process shows it", owner)
        elif isinstance(error, RateLimited):
            if self._complaints.new("limit"):
                _log.warning("Discord limits the requests, so tables are shown later: %s", error)
        elif isinstance(error, TransientError):
            if self._complaints.new("Discord"):
                _log.warning("Discord is in trouble, so tables cannot be shown: %s", error)
        elif self._complaints.new(str(owner), error):
            plain = isinstance(error, DiscordRefusal | DatabaseFailed)
            _log.warning("%s: cannot be shown: %s", owner, error, exc_info=None if plain else error)

    def forget_owner(self, owner: Owner) -> None:
        """Drop the `MessageSync` of an owner that needs no more updates."""
        self._work.pop(owner, None)

    async def close(self) -> None:
        """Stop all updates. Changes made later are shown after the next start."""
        self.closed = True
        await self._stop([*self._work.values()])

    async def release(self, shard: Shard) -> None:
        """Stop the updates of a shard's servers, before another process takes over the shard."""
        await self._stop(self._of(shard))

    def drop(self, shard: Shard) -> None:
        """Cancel the updates of a shard's servers, because another process shows their messages."""
        for work in self._of(shard):
            if work.task is not None:
                work.task.cancel()
            self.failing.discard(work)
            self.forget_owner(work.owner)

    def _of(self, shard: Shard) -> list[MessageSync]:
        return [work for work in self._work.values() if work.is_of(shard)]

    async def _stop(self, stopping: list[MessageSync]) -> None:
        """Wait shortly for running attempts, then cancel all tasks and save the marks."""
        for work in stopping:
            work.is_stopping = True
        busy = [work.task for work in stopping if work.is_busy and work.task is not None]
        if busy:
            await asyncio.wait(busy, timeout=LAST_WORDS)
        tasks = [work.task for work in stopping if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(DatabaseFailed):  # the messages are sent again after the next start
            await self.save_marks()

"""The keeper, which makes Discord show the wanted messages, with one task per owner."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress

from bot.discord_api.budget import Priority
from bot.discord_api.interactions import It, PressedMessage
from bot.discord_api.painter import Painter
from bot.discord_api.sender import DiscordIO, LimitReached, Refusal, Trouble
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
"""Seconds for which a closing bot waits for requests that are under way, to save their posts."""
AWAITED = 10.0
"""Seconds for which `wait_for_post` waits."""


class MessageKeeper:
    """The messages of all games and league nights, and of features that were removed."""

    def __init__(
        self,
        posts: Posts,
        sources: Mapping[str, Source],
        io: DiscordIO,
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
        """Seconds between two edits of one message, at least."""
        self.now = now
        self.tokens = Tokens(now)
        self.presence = Presence(now)
        self.closed = False
        self._work: dict[Owner, MessageSync] = {}
        self.failing: set[MessageSync] = set()
        self._complaints = RepeatFilter(now)
        self._marks: dict[tuple[int, Kind], str] = {}
        self._awaited: dict[tuple[Owner, Kind], set[asyncio.Future[Post | Refusal]]] = {}

    async def wake(self, shard: Shard) -> None:
        """After a start, recover the requests that nobody saw answered."""
        for owner in await self.posts.senders(shard):
            self.show(owner)

    def show(self, owner: Owner, *, repost: Kind | None = None) -> None:
        """Show a change of an owner soon. `repost` is a message to be posted again."""
        if self.closed:
            return
        work = self._work.get(owner)
        if work is None:
            work = self._work[owner] = MessageSync(self, owner)
        work.wake(repost)

    def show_game(self, game: int, *, repost: Kind | None = None) -> None:
        """Show a change of a game soon."""
        self.show(Owner("game", game), repost=repost)

    def wake_up(self, game: int, it: It) -> None:
        """Note that somebody acts at a game, and end its pause."""
        self.presence.acted(game, it.user.id)
        work = self._work.get(Owner("game", game))
        if work is not None:
            work.pressed(it)

    def is_held_up(self, game: int) -> bool:
        """Return True if a request of a game waits to leave, which no change can overtake."""
        work = self._work.get(Owner("game", game))
        return work is not None and self.budget.holds_up(work.task)

    def leave(self, game: int, pressed: PressedMessage) -> Post | None:
        """Return the table's message if a press was on an older one, which loses its buttons.

        Only games that are being shown are looked at; for any other, return None.
        """
        work = self._work.get(Owner("game", game))
        return work.leave(pressed) if work is not None else None

    def wake_all(self) -> None:
        """Repeat all failed attempts now, because Discord is there again."""
        for work in [*self._work.values()]:
            work.retry()

    async def look_again(self) -> None:
        """Show the messages that are wanted by now, though nothing has happened."""
        for work in [*self._work.values()]:
            work.look_again()

    def is_displayed(self, table: LiveTable) -> bool:
        """Return True if people see a table as it is, and the bot hears of their presses."""
        work = self._work.get(Owner("game", table.game))
        return self.servers.server(table.guild) == "ready" and not (
            work is not None and work.is_late
        )

    def trouble(self, game: int, user: int) -> str:
        """Return why a game cannot be shown, or an empty text if it can or the user knows."""
        work = self._work.get(Owner("game", game))
        if work is None or not work.trouble or user in work.told:
            return ""
        work.told.add(user)
        return work.trouble

    async def wait_for_post(self, owner: Owner, kind: Kind) -> Post | None:
        """Return a message once it is posted, or None when that takes too long.

        A message that is to be posted again is the new one. Raise the Refusal of Discord.
        """
        coming: asyncio.Future[Post | Refusal] = asyncio.get_running_loop().create_future()
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
        if isinstance(outcome, Refusal):
            raise outcome
        return outcome

    def settle(self, owner: Owner, kind: Kind, outcome: Post | Refusal) -> None:
        """Tell everybody who waits for a message that it is posted, or refused by Discord."""
        for coming in self._awaited.get((owner, kind), ()):
            if not coming.done():
                # A refusal set as an exception would be logged if nobody is left to raise it.
                coming.set_result(outcome)

    def refused(self, owner: Owner, kind: Kind, error: Refusal) -> None:
        """Tell everybody who waits for a message that Discord refuses it, and log that."""
        self.settle(owner, kind, error)
        if self._complaints.new(f"{owner} {kind}", error):
            _log.info("%s: %s is refused: %s", owner, kind.subject, error)

    def note_shown(self, game: int, kind: Kind, mark: str) -> None:
        """Remember what a message shows, so that it is not sent again after a start."""
        self._marks[game, kind] = mark

    async def save_marks(self) -> None:
        """Save the marks of changed messages. Many changes of a message are one write."""
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
        except LeaseLost:  # of one of them; the others are still to be noted
            for key, mark in marks.items():
                with suppress(LeaseLost):
                    await self.posts.save_shown({key: mark})

    async def conclude(self, game: int, kind: Kind, words: str) -> None:
        """Give a message its last words, and delete the votes that it asked for."""

        async def save_and_show() -> None:
            await self.posts.conclude(game, kind, words)
            work = self._work.get(Owner("game", game))
            if work is not None:
                work.conclude(kind, words)
            self.show_game(game)

        await shielded(save_and_show())

    async def write(self, channel: int, message: Message, priority: Priority) -> bool:
        """Post a message that is never changed, and return False if that fails."""
        try:
            await self.io.send(channel, message, priority=priority)
        except (Refusal, Trouble) as error:
            if self._complaints.new(str(channel), error):
                _log.warning("nothing can be written in %d: %s", channel, error)
            return False
        return True

    async def tell(self, user: int, text: str) -> bool:
        """Send a direct message that is never changed, and return False if that fails."""
        try:
            channel = await self.io.direct_channel(user)
            await self.io.send(channel, Message(text), priority=Priority.PING)
        except (Refusal, Trouble) as error:
            _log.info("a direct message was refused: %s", error)
            return False
        return True

    async def open_thread(self, guild: int, channel: int, name: str) -> int:
        """Open a thread, or find the one that was opened just before the bot was stopped."""
        lost = await self.lost_thread(guild, channel, name)
        return lost or await self.io.open_thread(guild, channel, name)

    async def lost_thread(self, guild: int, channel: int, name: str) -> int | None:
        """Find a thread of ours that no game knows, as the bot was stopped after opening it."""
        for thread in await self.io.own_threads(guild, channel, name):
            if not await self.posts.is_known(thread):
                return thread
        return None

    def may_attach(self, guild: int, channel: int) -> bool:
        """Return True if pictures may be sent in a channel."""
        return "attach_files" not in self.io.missing(guild, channel)

    def retry_failing(self) -> None:
        """Repeat failed attempts soon, because Discord has accepted a request."""
        for work in [*self.failing]:
            work.retry_soon()

    def complain(self, owner: Owner, error: Exception) -> None:
        """Log once an hour why an owner cannot be shown. An outage is logged once for all."""
        if isinstance(error, LeaseLost):
            _log.debug("%s: another process shows it, or this one in a moment", owner)
        elif isinstance(error, LimitReached):
            if self._complaints.new("limit"):
                _log.warning("a limit of Discord is reached, so tables are shown later: %s", error)
        elif isinstance(error, Trouble):
            if self._complaints.new("Discord"):
                _log.warning("Discord is in trouble, so tables cannot be shown: %s", error)
        elif self._complaints.new(str(owner), error):
            plain = isinstance(error, Refusal | DatabaseFailed)
            _log.warning("%s: cannot be shown: %s", owner, error, exc_info=None if plain else error)

    def forget(self, owner: Owner) -> None:
        """Forget an owner that needs no more messages."""
        self._work.pop(owner, None)

    async def close(self) -> None:
        """Stop showing. Later changes are shown after the next start."""
        self.closed = True
        await self._stop([*self._work.values()])

    async def release(self, shard: Shard) -> None:
        """Stop showing a shard's servers before another process takes them over."""
        await self._stop(self._of(shard))

    def drop(self, shard: Shard) -> None:
        """Forget a shard's servers, which another process shows."""
        for work in self._of(shard):
            if work.task is not None:
                work.task.cancel()
            self.failing.discard(work)
            self.forget(work.owner)

    def _of(self, shard: Shard) -> list[MessageSync]:
        return [work for work in self._work.values() if work.is_of(shard)]

    async def _stop(self, stopping: list[MessageSync]) -> None:
        """Let current attempts end, and begin no others."""
        for work in stopping:
            work.is_stopping = True
        busy = [work.task for work in stopping if work.is_busy and work.task is not None]
        if busy:
            await asyncio.wait(busy, timeout=LAST_WORDS)
        tasks = [work.task for work in stopping if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(DatabaseFailed):  # then it is said again after the next start
            await self.save_marks()

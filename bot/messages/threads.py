"""Messages beside the table: in a thread of their own where there can be one, else below it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import discord
from PIL import Image

from bot.catalogue import say
from bot.discord_io import (
    NOBODY,
    TROUBLE,
    ChannelGone,
    Forbidden,
    Gone,
    NoThread,
    TooOld,
    address,
)
from bot.hosting.invite import NAMES
from bot.painter import Picture
from bot.store.games import Post
from bot.tables.table import LiveTable
from bot.ui.parts import Rows

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

TABLE = "table"
"""The kind of the post that shows the table itself."""
SOON = 10.0
"""Seconds that somebody waits for the way to a message that is about to come."""
NEEDED = {flag: NAMES[flag] for flag in ("create_public_threads", "send_messages_in_threads")}


@dataclass(frozen=True)
class Notice:
    """What a message says and offers. Without something to paint it keeps its picture."""

    text: str
    rows: Rows = ()
    alt: str = ""
    paint: Callable[[], Image.Image] | None = None

    @property
    def gist(self) -> tuple[str, Rows, str]:
        """What people read of it: while this stays the same, the message may stay too."""
        return self.text, self.rows, self.alt


class ThreadMessages:
    """The messages of one subject, each known by the kind of its post.

    There is one thread per game and subject: opened for the first message, asleep
    while nothing is open, and woken by the next message.
    """

    def __init__(self, bot: Rentroll, subject: str, call: str = "") -> None:
        """`call` is the key of a line that new messages have, with those they mention."""
        self.bot = bot
        self.subject = subject
        self.call = call
        self.thread_kind = f"{subject}-thread"
        self._shown: dict[tuple[int, str], tuple[int, tuple[str, Rows, str]]] = {}
        self._awaited: dict[tuple[int, str], set[asyncio.Future[Post]]] = {}

    async def open_kinds(self, table: LiveTable) -> list[str]:
        """The kinds of this subject's messages that are still up."""
        posts = await self.bot.games.posts(table.game)
        return [kind for kind in posts if kind.startswith(f"{self.subject}:")]

    async def posted(self, table: LiveTable, kind: str) -> Post | None:
        """A message, once it is there; None when it does not come soon."""
        waiting = self._awaited.setdefault((table.game, kind), set())
        coming: asyncio.Future[Post] = asyncio.get_running_loop().create_future()
        waiting.add(coming)
        try:
            posts = await self.bot.games.posts(table.game)
            return posts.get(kind) or await asyncio.wait_for(coming, SOON)
        except TimeoutError:
            return None
        finally:
            waiting.discard(coming)
            if not waiting:
                self._awaited.pop((table.game, kind), None)

    async def show(
        self, table: LiveTable, kind: str, notice: Notice, ping: Sequence[int] = ()
    ) -> None:
        """Change the message, or post it; `ping` are the users whom a new message calls."""
        shown = (table.channel, notice.gist)
        if self._shown.get((table.game, kind)) == shown:
            return
        post = (await self.bot.games.posts(table.game)).get(kind)
        files = await self._painted(notice)
        if post is None:
            direct = [user for user in ping if self.bot.people.of(user).ping == "direct"]
            calling = self.bot.guild_settings.of(table.guild).pings
            aloud = [user for user in ping if user not in direct] if calling else []
            await self._send(table, kind, notice, files, aloud)
            self.bot.presenters.show(table)  # the table's message leads here
            await self._call_directly(table, kind, direct)
        elif not await self._edit(table, post, notice, files):
            await self._send(table, kind, notice, files, ())
        self._shown[table.game, kind] = shown

    async def _call_directly(self, table: LiveTable, kind: str, users: Sequence[int]) -> None:
        """A direct message with the way to a new one, for those who prefer that."""
        post = (await self.bot.games.posts(table.game))[kind]
        text = say(f"{self.subject}.direct", link=jump_link(table, post))
        for user in users:
            await self.direct(table, user, text)

    async def direct(self, table: LiveTable, user: int, text: str) -> bool:
        """Whether a direct message arrived."""
        try:
            await self.bot.courier.direct(user, text)
        except (Forbidden, ChannelGone, *TROUBLE) as error:
            _log.info("game %d: a direct message was refused: %r", table.game, error)
            return False
        return True

    async def finish(self, table: LiveTable, kind: str, notice: Notice) -> None:
        """The last change of a message; it is not ours to change any more."""
        post = (await self.bot.games.posts(table.game)).get(kind)
        if post is not None:
            await self._edit(table, post, notice, await self._painted(notice))
            await self.bot.games.drop_post(table.game, kind)
        self._shown.pop((table.game, kind), None)

    async def _painted(self, notice: Notice) -> Picture | None:
        if notice.paint is None:
            return None
        picture = await self.bot.painter.draw(notice.alt, notice.paint)
        return replace(picture, name=f"{self.subject}.png")

    async def sleep(self, table: LiveTable) -> None:
        """Nothing is open: archive the thread."""
        thread = await self._thread(table)
        if thread is not None:
            await self.bot.courier.archive(thread)

    async def _thread(self, table: LiveTable) -> int | None:
        post = (await self.bot.games.posts(table.game)).get(self.thread_kind)
        return post.channel if post else None

    async def _edit(
        self, table: LiveTable, post: Post, notice: Notice, picture: Picture | None
    ) -> bool:
        """Whether the message was changed; if not, it is gone or no longer worth keeping."""
        try:
            await self._change(post, notice, picture)
        except (Gone, ChannelGone):
            return False
        except TooOld:
            await self.bot.courier.strip(post.channel, post.message)
            return False
        except Forbidden:
            return post.channel != table.channel and await self._edit_asleep(post, notice, picture)
        return True

    async def _edit_asleep(self, post: Post, notice: Notice, picture: Picture | None) -> bool:
        """Nothing changes in a thread that is asleep: wake it first."""
        await self.bot.courier.archive(post.channel, archived=False)
        try:
            await self._change(post, notice, picture)
        except (Gone, ChannelGone, Forbidden, TooOld):
            return False
        return True

    async def _change(self, post: Post, notice: Notice, picture: Picture | None) -> None:
        files = None if picture is None else [picture.file()]
        await self.bot.courier.edit(post.channel, post.message, notice.text, notice.rows, files)

    async def _send(
        self,
        table: LiveTable,
        kind: str,
        notice: Notice,
        picture: Picture | None,
        ping: Sequence[int],
    ) -> None:
        """Into the thread if possible, a new one if it is gone, else into the table's channel."""
        for thread in (self._thread, self._open_thread):
            place = await thread(table)
            if place is None:
                continue
            try:
                await self._post(table, kind, place, notice, picture, ping)
            except ChannelGone:
                await self.bot.games.drop_post(table.game, self.thread_kind)
            except Forbidden:
                break
            else:
                return
        await self._post(table, kind, table.channel, notice, picture, ping)

    async def _open_thread(self, table: LiveTable) -> int | None:
        if missing_permission(self.bot, table):
            return None
        try:
            thread = await self.bot.courier.open_thread(
                table.channel, say(f"{self.subject}.thread")
            )
        except NoThread as no:
            _log.info("game %d: no thread (forbidden: %s)", table.game, no.forbidden)
            return None
        await self.bot.games.save_post(
            table.game, Post(self.thread_kind, thread, 0, self.bot.now())
        )
        return thread

    async def _post(
        self,
        table: LiveTable,
        kind: str,
        channel: int,
        notice: Notice,
        picture: Picture | None,
        ping: Sequence[int],
    ) -> None:
        message = await self.bot.courier.send(
            channel,
            "\n".join([notice.text, *self._call(ping)]),
            notice.rows,
            [] if picture is None else [picture.file()],
            _calling(ping),
        )
        post = Post(kind, channel, message, self.bot.now())
        await self.bot.games.save_post(table.game, post)
        for coming in self._awaited.get((table.game, kind), ()):
            if not coming.done():
                coming.set_result(post)

    def _call(self, users: Sequence[int]) -> list[str]:
        mentions = " ".join(f"<@{user}>" for user in users)
        return [say(self.call, mentions=mentions)] if users and self.call else []


def _calling(users: Sequence[int]) -> discord.AllowedMentions:
    if not users:
        return NOBODY
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )


def missing_permission(bot: Rentroll, table: LiveTable) -> str | None:
    """The permission that keeps a table's channel from having threads, as moderators know it."""
    channel = bot.get_channel(table.channel)
    if not isinstance(channel, discord.TextChannel):
        return None
    granted = channel.permissions_for(channel.guild.me)
    return next((name for key, name in NEEDED.items() if not getattr(granted, key)), None)


def jump_link(table: LiveTable, post: Post) -> str:
    """The address of a message."""
    return address(table.guild, post.channel, post.message)


async def table_link(bot: Rentroll, table: LiveTable) -> str:
    """The address of the table's own message, or of its channel while there is none."""
    post = (await bot.games.posts(table.game)).get(TABLE)
    if post is None:
        return address(table.guild, table.channel)
    return jump_link(table, post)

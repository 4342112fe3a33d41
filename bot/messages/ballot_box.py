"""The messages that ask a table to agree: posted, kept up to date, closed when they lapse."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.discord_io import TROUBLE, ChannelGone, Forbidden, Gone, TooOld
from bot.messages.retry import retry
from bot.store.codec import Commit
from bot.store.games import Post
from bot.tables.ballots import MARK, Ballot, ballot_of, carried, post_kind
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.views.votes import lapsed_vote, open_vote

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)


class BallotBox:
    """Open votes of all tables. Votes and messages are rows; only their list is in memory."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._open: dict[int, dict[Ballot, Post]] = {}
        self._locks: dict[int, asyncio.Lock] = {}
        bot.tables.listeners.append(self._changed)

    def one_at_a_time(self, table: LiveTable) -> asyncio.Lock:
        """Held by whoever posts or answers a vote: a voice may come before its post returns."""
        return self._locks.setdefault(table.game, asyncio.Lock())

    def find(self, table: LiveTable, ballot: Ballot) -> Post | None:
        """The message of a vote that is open."""
        return self._open.get(table.game, {}).get(ballot)

    async def adopt(self, table: LiveTable, ballot: Ballot, channel: int, message: int) -> bool:
        """Whether a vote is open: known, or posted just before a crash and known by its voices."""
        if self.find(table, ballot) is not None:
            return True
        kind = post_kind(ballot)
        if not ballot.stands(table) or not await self.bot.games.votes(table.game, kind, 0):
            return False
        post = Post(kind, channel, message, self.bot.now())
        self._open.setdefault(table.game, {})[ballot] = post
        return True

    async def ask(self, table: LiveTable, ballot: Ballot, user: int) -> Post:
        """Post a vote with its first voice."""
        kind = post_kind(ballot)
        yes = await self.bot.games.vote(table.game, kind, 0, user)
        card = open_vote(table, ballot, yes)
        send = self.bot.courier.send
        try:
            message = await retry(lambda: send(table.channel, card.text, card.rows), table.game)
        except BaseException:
            await self.bot.games.clear_votes(table.game, kind)
            raise
        post = Post(kind, table.channel, message, self.bot.now())
        await self.bot.games.save_post(table.game, post)
        self._open.setdefault(table.game, {})[ballot] = post
        if not ballot.stands(table):  # someone acted while it was being posted
            await self.settle(table, ballot, lapsed_vote(table, ballot))
        return post

    async def agree(self, table: LiveTable, ballot: Ballot, user: int) -> bool:
        """One voice more; whether that is enough. Until then the message shows who is missing."""
        yes = await self.bot.games.vote(table.game, post_kind(ballot), 0, user)
        if carried(ballot, table, yes):
            return True
        await self._show(table, ballot, open_vote(table, ballot, yes))
        return False

    def take(self, table: LiveTable, ballot: Ballot) -> Post | None:
        """The vote is being carried out: what changes now is its result and does not end it."""
        return self._open.get(table.game, {}).pop(ballot, None)

    async def settle(
        self, table: LiveTable, ballot: Ballot, card: Message, post: Post | None = None
    ) -> None:
        """The vote is over: its message says how, its voices are forgotten."""
        post = post or self.take(table, ballot)
        kind = post_kind(ballot)
        await self.bot.games.clear_votes(table.game, kind)
        await self.bot.games.drop_post(table.game, kind)
        if post is not None:
            await self._edit(post, card)

    async def _show(self, table: LiveTable, ballot: Ballot, card: Message) -> None:
        post = self.find(table, ballot)
        if post is not None:
            await self._edit(post, card)

    async def _edit(self, post: Post, card: Message) -> None:
        try:
            await self.bot.courier.edit(post.channel, post.message, card.text, card.rows)
        except (Gone, ChannelGone, Forbidden, TooOld, *TROUBLE) as error:
            _log.info("a vote's message could not be changed: %r", error)

    def _changed(self, table: LiveTable, commit: Commit | None) -> None:
        if table.game not in self._open:
            self._open[table.game] = {}
            if commit is None:
                self.bot.background.run(self._recall(table))
        elif any(not ballot.stands(table) for ballot in self._open[table.game]):
            self.bot.background.run(self._sweep(table))
        if table.ended:
            self.bot.background.run(self._sweep(table))

    async def _recall(self, table: LiveTable) -> None:
        """After a restart: the votes that were open."""
        async with self.one_at_a_time(table):
            for kind, post in (await self.bot.games.posts(table.game)).items():
                mark, *args = kind.split(":")
                if mark == MARK:
                    self._open[table.game][ballot_of(args)] = post
        await self._sweep(table)

    async def _sweep(self, table: LiveTable) -> None:
        """Close what has lapsed."""
        self.bot.speak_in(table.guild)
        for ballot in [b for b in self._open.get(table.game, {}) if not b.stands(table)]:
            await self.settle(table, ballot, lapsed_vote(table, ballot))
        if table.ended:
            self._open.pop(table.game, None)
            self._locks.pop(table.game, None)

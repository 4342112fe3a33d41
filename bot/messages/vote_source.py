"""The message of a vote on editions: where it is remembered, and what it should say."""

from __future__ import annotations

from functools import partial

from bot.client import Rentroll
from bot.messages.desired import Desired, Standing
from bot.post_kinds import POLL
from bot.store.posts import Post
from bot.views.edition_votes import poll_page, result_page


class VoteSource:
    """All open votes, and those that are over but have not said so."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot

    async def posts(self, number: int) -> dict[str, Post]:
        vote = await self.bot.editions.vote(number)
        if vote is None or not vote.message:
            return {}
        return {POLL: Post(POLL, vote.channel, vote.message, self.bot.now())}

    async def save_post(self, number: int, post: Post) -> None:
        await self.bot.editions.post_vote(number, post)

    async def drop_post(self, number: int, kind: str) -> None:
        """After its last words a vote is forgotten."""
        vote = await self.bot.editions.vote(number)
        if kind == POLL and vote is not None and vote.due <= self.bot.now():
            await self.bot.edition_votes.forget(number)

    async def desired(self, number: int, standing: Standing) -> Desired | None:
        """A vote as it stands, or its result."""
        vote = await self.bot.editions.vote(number)
        if vote is None:
            return None
        self.bot.speak_in(vote.guild)
        offered = (await self.bot.server_editions.of(vote.guild)).offered()
        editions = [ed for ed in offered if ed.id in vote.choices]
        count = await self.bot.editions.count(number)
        over = vote.due <= self.bot.now()
        if over and POLL not in standing.posts:  # nobody ever saw it
            await self.bot.edition_votes.forget(number)
            return None
        page = result_page(editions, count) if over else poll_page(vote, editions, count)
        lost = partial(self.bot.edition_votes.forget, number)
        return Desired(vote.guild, vote.channel, {POLL: page}, ended=over, lost=lost)

"""Votes on the next edition: opening, casting and closing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.client import It, Rentroll
from bot.discord_io import Refusal
from bot.post_kinds import POLL
from bot.refused import Refused
from bot.store.editions import Vote
from bot.store.shard import Shard
from bot.store.subject import Taken
from bot.store.writer import Owner
from bot.tables.clock import GRACE
from bot.ui.ids import NotOurs
from bot.ui.links import address
from bot.words import say, say_aloud
from engine.edition import Edition


@dataclass
class _Time:
    """When the vote of a server ends; `saved` is what the disk says of it."""

    guild: int
    due: float
    saved: float = 0.0
    stands: bool = False

    def __post_init__(self) -> None:
        self.saved = self.due


class EditionVotes:
    """All open votes: what is done about them. A vote is over when its time has come.

    While people cannot see a vote, or are not heard, its time stands still.
    """

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._open: dict[int, _Time] = {}
        self._looked = bot.now()
        bot.tickers.append(self.tick)

    async def wake(self, shard: Shard) -> None:
        """After a start: votes go on, and show what was said last."""
        for vote in await self.bot.editions.votes(shard):
            self._open[vote.number] = _Time(vote.guild, vote.due)
            self._show(vote.number)

    async def open(
        self, guild: int, channel: int, user: int, editions: Sequence[Edition], seconds: float
    ) -> str:
        """Begin a vote; returns its link."""
        ids = [ed.id for ed in editions]
        due = self.bot.now() + seconds
        try:
            vote = await self.bot.editions.open_vote(guild, channel, user, ids, due)
        except Taken:
            votes = await self.bot.editions.votes()
            numbers = (vote.message for vote in votes if vote.channel == channel)
            there = next((address(guild, channel, one) for one in numbers), f"<#{channel}>")
            raise Refused(say("edition-vote_there", link=there)) from None
        self._open[vote.number] = _Time(guild, due)
        self._show(vote.number)
        try:
            post = await self.bot.keeper.awaited(Owner("vote", vote.number), POLL)
        except Refusal:
            await self.forget(vote.number)
            raise
        return address(guild, channel, post.message if post else 0)

    async def cast(self, number: int, user: int, choice: str) -> None:
        """Somebody chooses, or takes it back."""
        vote = await self._find(number)
        if choice not in vote.choices:
            raise NotOurs(choice)
        await self.bot.editions.cast(number, user, choice)
        self._show(number)

    async def close_by(self, it: It, number: int, *, moderator: bool) -> None:
        """Whoever opened a vote ends it, or a moderator does."""
        vote = await self._find(number)
        if it.user.id != vote.user and not moderator:
            raise Refused(say("edition-vote_not_yours"))
        await self.close(number)
        deed = say_aloud("edition-log_vote_closed", channel=vote.channel)
        await self.bot.journal.note(it, deed, f"channel {vote.channel}")

    async def close_here(self, it: It) -> None:
        """A moderator ends the vote of a channel."""
        votes = await self.bot.editions.votes()
        number = next((vote.number for vote in votes if vote.channel == it.channel_id), None)
        if number is None:
            raise Refused(say("edition-vote_none_here"))
        await self.close_by(it, number, moderator=True)

    async def _find(self, number: int) -> Vote:
        vote = await self.bot.editions.vote(number)
        if vote is None or vote.due <= self.bot.now():
            raise Refused(say("edition-vote_over"))
        return vote

    async def tick(self) -> None:
        """Show the result of what is due."""
        now = self.bot.now()
        passed, self._looked = max(0.0, now - self._looked), now
        for number, time in [*self._open.items()]:
            if not self.bot.cluster.owns(time.guild):  # another process sees to it now
                del self._open[number]
            elif not self.bot.keeper.sees(Owner("vote", number), time.guild):
                await self._stand_still(number, time, passed)
            elif time.stands:
                await self._run_on(number, time)
            elif time.due <= now:
                del self._open[number]
                self._show(number)

    async def _stand_still(self, number: int, time: _Time, passed: float) -> None:
        """What is on disk stays ahead of the clock: whoever shows the vote goes by that."""
        now = self.bot.now()
        time.stands = True
        time.due += passed
        if time.saved < now + GRACE:
            time.saved = max(time.due, now + 2 * GRACE)
            await self.bot.editions.time_vote(number, time.saved)

    async def _run_on(self, number: int, time: _Time) -> None:
        """People see it again: they have what was left, and a little at least."""
        time.stands = False
        time.due = time.saved = max(time.due, self.bot.now() + GRACE)
        await self.bot.editions.time_vote(number, time.due)
        self._show(number)

    async def close(self, number: int) -> None:
        """A vote ends now."""
        self._open.pop(number, None)
        await self.bot.editions.time_vote(number, self.bot.now())
        self._show(number)

    async def forget(self, number: int) -> None:
        """There is no such vote any more, and nobody's voice is kept."""
        self._open.pop(number, None)
        await self.bot.editions.close_vote(number)

    def _show(self, number: int) -> None:
        self.bot.keeper.show(Owner("vote", number))

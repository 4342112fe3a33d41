"""The message of a week's table: where it is remembered, and what it says."""

from __future__ import annotations

from functools import partial

from bot.client import Rentroll
from bot.messages.desired import Desired, Standing
from bot.post_kinds import WEEK
from bot.standings import records_of
from bot.store.posts import Post
from bot.tables.weekly import best_of_week, next_table
from bot.views.weekly import weekly_message


class WeeklySource:
    """Tables that are due and do not stand yet."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot

    async def posts(self, number: int) -> dict[str, Post]:
        table = await self.bot.weekly.books.table(number)
        if table is None or not table.message:
            return {}
        return {WEEK: Post(WEEK, table.channel, table.message, table.due)}

    async def save_post(self, number: int, post: Post) -> None:
        await self.bot.weekly.books.post(number, post)

    async def drop_post(self, number: int, kind: str) -> None:
        """What stands is not changed any more."""

    async def desired(self, number: int, standing: Standing) -> Desired | None:
        """The table of a week, unless it is too late for it."""
        books, standings = self.bot.weekly.books, self.bot.standings
        week = await books.table(number)
        if week is None or not week.channel or WEEK in standing.posts:
            return None
        until = next_table(week.due)
        if self.bot.now() >= until:
            await books.give_up(number)
            return None
        self.bot.speak_in(week.guild)
        placings = await standings.placings_between(week.guild, week.since, week.due)
        feats = await standings.feats_between(week.guild, week.since, week.due)
        names = {one.user: one.name for one in placings}
        games = len({one.result for one in placings})
        message = weekly_message(
            week.since, week.due, games, best_of_week(placings), records_of(feats), names
        )
        lost = partial(books.give_up, number)
        return Desired(
            week.guild, week.channel, {WEEK: message}, ended=True, until=until, lost=lost
        )

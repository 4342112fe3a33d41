"""The source of the messages of league nights, and access to their stored posts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.messages.record import Records
from bot.messages.wanted import Desired
from bot.results.league.views import league_message, result_message, round_message
from bot.store.database.rows import Unreadable
from bot.store.messages.kinds import FINAL, LEAGUE, ROUND, Kind
from bot.store.messages.posts import Post
from bot.store.results.league_nights import League
from bot.store.stores import Stores
from bot.tables.server_editions import EditionsByServer
from bot.ui.message import Message
from bot.words import safe


class LeagueSource:
    """A source of the messages that running and just ended league nights should show."""

    def __init__(
        self, stores: Stores, server_editions: EditionsByServer, speak_in: Callable[[int], None]
    ) -> None:
        self.stores = stores
        self.server_editions = server_editions
        self.speak_in = speak_in

    async def posts(self, number: int) -> dict[Kind, Post]:
        return await self.stores.leagues.posts(number)

    async def save_post(self, number: int, post: Post) -> None:
        await self.stores.leagues.save_post(number, post)

    async def drop_post(self, number: int, kind: Kind) -> None:
        await self.stores.leagues.drop_post(number, kind)

    async def desired(self, number: int, known: Records) -> Desired | None:
        """Return the messages that a night should show, or None if it is deleted or unreadable.

        They are the night's own message, the message to a round's players, and the result.
        """
        try:
            league = await self.stores.leagues.league(number)
        except Unreadable:  # leave its messages unchanged
            return None
        if league is None:
            return None
        self.speak_in(league.guild)
        editions = await self.server_editions.of(league.guild, league.settings.own)
        edition = safe(editions.title(league.settings))
        messages: dict[Kind, Message] = {LEAGUE: league_message(league, edition)}
        tables = league.tables_of(league.round)
        if league.status == "playing" and all(table.game for table in tables):
            aloud = self.stores.guild_settings.of(league.guild).pings
            messages[ROUND.of(league.round)] = round_message(league, aloud=aloud)
        if league.status == "over":
            messages[FINAL] = result_message(league, edition, unsealed=await self._is_over(league))
        return Desired(
            league.guild,
            league.channel,
            messages,
            host=league.user,
            forget_when_done=not league.running,
            on_channel_lost=partial(self.stores.leagues.lose, number),
        )

    async def _is_over(self, league: League) -> bool:
        """Return True if every game of a night that is still stored has ended with a result.

        A moderator may have reopened a game after the night's end.
        """
        games = [table.game for table in league.tables if table.game is not None]
        rows = [await self.stores.games.game(game) for game in games]
        return all(row is None or row.status == "over" for row in rows)

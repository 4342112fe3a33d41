"""Seasons of a server's standings.

A moderator can begin a season, and undo that within a day.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.discord_api.interactions import It
from bot.discord_api.servers import Servers
from bot.messages.moderator_log import ModeratorLog
from bot.results.scorekeeper import Scorekeeper
from bot.store.database.repository import AlreadyExists
from bot.store.results.placings import Standings
from bot.store.results.seasons import Season
from bot.support.background import BackgroundTasks
from bot.support.refusals import Refused
from bot.ui.custom_ids import press_id
from bot.ui.message import Message, question
from bot.words import safe, say, say_public
from renders.words import tidy

BEGIN, UNDO = "season-begin", "season-undo"
LONGEST_SEASON_NAME = 40
DAY = 24 * 3600.0


class SeasonActions:
    """Actions of moderators on seasons, each confirmed by a button first.

    A new season's name is kept in memory until the confirmation, and never read from a button.
    """

    def __init__(
        self,
        books: Standings,
        scorekeeper: Scorekeeper,
        journal: ModeratorLog,
        servers: Servers,
        background: BackgroundTasks,
        now: Callable[[], float],
    ) -> None:
        self.books = books
        self.scorekeeper = scorekeeper
        self.journal = journal
        self.servers = servers
        self.background = background
        self.now = now
        self._asked: dict[tuple[int, int], tuple[int, str]] = {}
        """Interaction id of the last confirmation, and the season name, by server and moderator."""

    async def ask(self, it: It, name: str) -> Message:
        """Return the confirmation message for a new season, in which every rating starts again.

        Raise Refused for a name that is taken, empty or too long.
        """
        called, guild = tidy(name), it.guild_id or 0
        if not 1 <= len(called) <= LONGEST_SEASON_NAME:
            raise Refused("standings-season_nameless", most=LONGEST_SEASON_NAME)
        if called.casefold() in {one.name.casefold() for one in await self.books.seasons(guild)}:
            raise _taken(called)
        self._asked[guild, it.user.id] = it.id, called
        asked = say("standings-season_sure", season=safe(called))
        return question(asked, say("standings-season_begin"), press_id(0, BEGIN, it.id))

    async def begin(self, it: It, question: int) -> tuple[Message, str]:
        """Begin the season whose confirmation has the id `question`.

        Return the moderator's answer with an undo button, and the text of the public message. Raise
        Refused if that is not the moderator's last confirmation, or if the bot has restarted since.
        """
        asked, called = self._asked.get((it.guild_id or 0, it.user.id), (0, ""))
        if asked != question:
            raise Refused("setup-expired", command="season")
        try:
            season = await self.books.begin_season(it.guild_id or 0, called, self.now())
        except AlreadyExists:
            raise _taken(called) from None
        await self._note(it, "standings-season_begun_log", season)
        done = _way_back(say("standings-season_done", season=safe(called)), season)
        return done, say_public("standings-season_begun", season=safe(called))

    async def ask_undo(self, guild: int) -> Message:
        """Return the confirmation message before the last season is undone.

        Raise Refused if no season began within a day.
        """
        season = await self.books.retractable_season(guild, self.now() - DAY)
        if season is None:
            raise Refused("standings-season_undo_late")
        return _way_back(say("standings-season_undo_sure", season=safe(season.name)), season)

    async def undo(self, it: It, number: int) -> str:
        """Delete the server's last season, whose id is `number`. Return the public message's text.

        Its games are then recorded again in the season before, in the background. Raise Refused if
        it is not the last season, or can no longer be undone (see `retractable`).
        """
        guild, since = it.guild_id or 0, self.now() - DAY
        season = await self.books.take_back_season(guild, number, since)
        if season is None:
            raise Refused("standings-season_undo_late")
        for shard in self.servers.shards():
            if shard.has(guild):
                self.background.run(self.scorekeeper.record_missed(shard))
        await self._note(it, "standings-season_undone_log", season)
        return say_public("standings-season_undone", season=safe(season.name))

    async def _note(self, it: It, key: str, season: Season) -> None:
        deed = say_public(key, season=safe(season.name))
        await self.journal.note(it, deed, f"season {season.id}")


def _taken(called: str) -> Refused:
    return Refused("standings-season_named", season=safe(called))


def _way_back(text: str, season: Season) -> Message:
    return question(text, say("standings-season_undo"), press_id(0, UNDO, season.id))

"""League nights: users' actions, and the steps that the database shows to be next."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from secrets import SystemRandom
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.discord_api.admission import Admission
from bot.discord_api.interactions import It
from bot.discord_api.permissions import Missing, no_permission
from bot.discord_api.sender import DiscordRefusal, TransientError, name_of
from bot.discord_api.servers import Servers
from bot.messages.keeper import MessageKeeper
from bot.messages.moderator_log import ModeratorLog
from bot.results.league.draw import LARGEST, LEAST, draw, points, seat_by_standing, standing
from bot.store.database.codec import Commit, GameSettings
from bot.store.database.repository import AlreadyExists, LimitReached
from bot.store.database.rows import Unreadable
from bot.store.database.writer import Owner
from bot.store.messages.kinds import LEAGUE
from bot.store.results.league_nights import League, Leagues, LeagueStatus, LeagueTable
from bot.store.stores import Stores
from bot.support.background import BackgroundTasks
from bot.support.failures import RepeatFilter
from bot.support.periodic import attempt_all, shielded
from bot.support.refusals import Refused, refusing
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import join, opened
from bot.tables.permits import check_rules
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer
from bot.tables.table import LiveTable
from bot.ui.custom_ids import NotOurs
from bot.words import safe, say, say_public
from engine.rng import table_secret

_log = logging.getLogger(__name__)

AGAIN = 60.0
"""Seconds between two rounds in which the steps of all nights are tried again."""
STEPS = 300.0
"""Timeout in seconds for all steps of one league night in one round."""


class LeagueActions:
    """The actions of users and moderators on league nights."""

    def __init__(
        self,
        books: Leagues,
        nights: LeagueNights,
        server_editions: EditionsByServer,
        admission: Admission,
        keeper: MessageKeeper,
        journal: ModeratorLog,
        missing: Missing,
        now: Callable[[], float],
    ) -> None:
        self.books = books
        self.nights = nights
        self.server_editions = server_editions
        self.admission = admission
        self.keeper = keeper
        self.journal = journal
        self.missing = missing
        self.now = now

    async def open(self, it: It, settings: GameSettings, rounds: int) -> None:
        """Open a league night in the channel of a moderator, and post its message."""
        guild, channel = it.guild_id or 0, it.channel_id or 0
        editions = await self.server_editions.of(guild)
        largest = replace(settings, seats=LARGEST)
        check_rules(opened(largest, it.user.id, name_of(it.user), editions))
        if lacking := self.missing(guild, channel):
            raise no_permission(lacking, f"<#{channel}>")
        with refusing("league-there", AlreadyExists):
            number = await self.books.open(guild, channel, it.user.id, settings, rounds, self.now())
        self.nights.opened(number)
        try:
            await self.keeper.wait_for_post(Owner("league", number), LEAGUE)
        except DiscordRefusal:
            await self.nights.end(number, "called_off")
            raise
        edition = safe(editions.chosen(settings).name)
        deed = say_public("league-opened_log", channel=channel, edition=edition, count=rounds)
        value = f"night {number}, {settings.edition}, {rounds} rounds, {settings.minutes} minutes"
        await self.journal.note(it, deed, value)

    async def sign_up(self, number: int, it: It) -> None:
        """Sign a user up for a league night, from its next round on.

        Raise Refused if the night is full or the user has signed up already.
        """
        league = await self.find(number)
        await self.admission.may_join(it)
        if any(player.user == it.user.id for player in league.present):
            raise Refused("league-already_in")
        with refusing("league-full", LimitReached, most=len(league.players)):
            await self.books.sign_up(number, it.user.id, name_of(it.user), it.id)
        self.nights.show(number)

    async def sign_off(self, number: int, user: int) -> None:
        """Sign a user off from a night's following rounds. Raise Refused if not signed up."""
        await self.find(number)
        if not await self.books.sign_off(number, user):
            raise Refused("league-not_in")
        self.nights.show(number)

    async def shut_out(self, guild: int, user: int) -> None:
        """Sign a user off from all league nights of a server, because the server blocked them."""
        for number in await self.books.joined(guild, user):
            await self.books.sign_off(number, user)
            self.nights.show(number)

    async def start(self, number: int, it: It, *, trusted: bool) -> None:
        """Draw a night's first tables and begin them.

        Raise Refused unless the user opened the night or is `trusted` as a moderator. Raise Refused
        if the night has begun or fewer than LEAST users have signed up.
        """
        league = await self._managed(number, it, trusted=trusted)
        if league.status != "open":
            raise Refused("league-begun")
        if len(league.present) < LEAST:
            raise Refused("league-too_few", least=LEAST)
        await self.nights.begin_round(league)
        await self._note(it, "league-started_log", number)
        await self.nights.advance(number)

    async def _note(self, it: It, key: str, number: int) -> None:
        await self.journal.note(it, say_public(key, number=number), f"night {number}")

    async def call_off(self, number: int, it: It, *, trusted: bool) -> None:
        """End a league night early. Its running games continue.

        Raise Refused unless the user opened the night or is `trusted` as a moderator. A moderator
        can also delete a night that cannot be read, to free its channel.
        """
        try:
            await self._managed(number, it, trusted=trusted)
        except Unreadable:
            if not trusted or await self.books.in_channel(it.channel_id or 0) != number:
                raise
            await self.books.delete(number)
        else:
            await self.nights.end(number, "called_off")
        await self._note(it, "league-called_off_log", number)

    async def find(self, number: int) -> League:
        """Return a running league night by its number. Raise Refused if it is over."""
        league = await self.books.league(number)
        if league is None or not league.running:
            raise Refused("league-is_over")
        return league

    async def here(self, channel: int) -> int:
        """Return the number of a channel's league night. Raise Refused if there is none."""
        number = await self.books.in_channel(channel)
        if number is None:
            raise Refused("league-none_here")
        return number

    async def _managed(self, number: int, it: It, *, trusted: bool) -> League:
        league = await self.find(number)
        if league.guild != it.guild_id:
            raise NotOurs(str(number))
        if it.user.id != league.user and not trusted:
            raise Refused("league-not_yours")
        return league


class LeagueNights:
    """A runner that takes the steps of all league nights.

    The next step always follows from the database.
    """

    def __init__(
        self,
        books: Leagues,
        tables: LeagueTables,
        keeper: MessageKeeper,
        servers: Servers,
        background: BackgroundTasks,
        speak_in: Callable[[int], None],
        now: Callable[[], float],
    ) -> None:
        self.books = books
        self.tables = tables
        self.keeper = keeper
        self.servers = servers
        self.background = background
        self.speak_in = speak_in
        self.now = now
        self._running: set[int] = set()
        self._stepping: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._again = 0.0
        self._complaints = RepeatFilter(now)

    def opened(self, number: int) -> None:
        """Show a new or continued night, and watch for the end of its tables."""
        self._running.add(number)
        self.show(number)

    async def tick(self) -> None:
        """Take the possible steps of all nights.

        Call it often: it acts once per AGAIN seconds, and sooner while a server is not known yet.
        """
        now = self.now()
        if now < self._again:
            return
        self._again = now + AGAIN
        nights = {}
        for number, guild in await self.books.untold():
            state = self.servers.server(guild)
            if state == "unknown":
                self._again = now
            elif state != "not_ours" and not self.servers.has_left(guild):
                self.opened(number)
                nights[f"league {number}"] = partial(self.advance, number)
        await attempt_all(nights, STEPS, self._complaints)

    def changed(self, table: LiveTable, _: Commit | None) -> None:
        """Take the next steps of a league night, if `table` is one of its tables and has ended."""
        if table.ended and self._running:
            self.background.run(self._ended(table.game))

    async def _ended(self, game: int) -> None:
        number = await self.books.of_game(game)
        if number is not None:
            await self.advance(number)

    async def advance(self, number: int) -> None:
        """Take all steps of a night that are possible now, one after another.

        A failed step is logged and tried again later.
        """
        async with self._stepping.setdefault(number, asyncio.Lock()):
            try:
                while await self._step(number):
                    self.show(number)
            except (DiscordRefusal, TransientError, Refused) as error:
                _log.warning("league %d: a step failed and is retried: %s", number, error)
                self.show(number)

    async def _step(self, number: int) -> bool:
        """Take a night's next step. Return False if the night has to wait or is over."""
        league = await self.books.league(number)
        if league is None or not league.running:
            self._running.discard(number)
            return False
        if league.status == "open" or self.servers.server(league.guild) != "ready":
            return False  # players must be able to see the draw and to sign off
        self.speak_in(league.guild)
        tables = league.tables_of(league.round)
        for table in tables:
            if not table.scored and await self.tables.step(league, table):
                return True
        if not all(table.scored for table in tables):
            return False
        if league.round < league.rounds and len(league.present) >= LEAST:
            return await self.begin_round(league)
        return await self.end(number, "over")

    async def begin_round(self, league: League) -> bool:
        """Draw the tables of a night's next round. Return False if that was done already.

        The last of several rounds is drawn by the standing, the others at random.
        """
        present = [player.user for player in league.present]
        if league.round and league.round + 1 == league.rounds:
            order = [line.user for line in standing(league.scores) if line.user in present]
            tables = seat_by_standing(order)
        else:
            met = [league.seated(table) for table in league.tables]
            tables = draw(present, met, SystemRandom())
        return await self.books.begin_round(league.number, league.round, tables)

    async def end(self, number: int, status: LeagueStatus) -> bool:
        """End a night with this status. Return False if it had ended already."""
        ended = await self.books.end(number, status)
        self._running.discard(number)
        self.show(number)
        return ended

    def show(self, number: int) -> None:
        """Update the messages of a night."""
        self.keeper.show(Owner("league", number))


class LeagueTables:
    """A runner of the tables of league nights.

    Each table's game is begun in a thread of its own, and scored at its end.
    """

    def __init__(
        self,
        stores: Stores,
        server_editions: EditionsByServer,
        tables: Tables,
        lobbies: Lobbies,
        keeper: MessageKeeper,
    ) -> None:
        self.books = stores.leagues
        self.games = stores.games
        self.server_editions = server_editions
        self.tables = tables
        self.lobbies = lobbies
        self.keeper = keeper

    async def step(self, league: League, table: LeagueTable) -> bool:
        """Begin a table's game, or score it if it has ended. Return False while it is played.

        A table whose game cannot begin or has no result is scored without points.
        """
        if table.game is None and len(league.seated(table)) > 1:
            await self._begin_table(league, table)
            return True
        if table.game is None:  # the other players' data was deleted meanwhile
            return await self.books.score(league.number, table, {}, ())
        row = await self.games.game(table.game)
        if row is not None and row.status in ("live", "paused"):
            return False
        if row is None or row.status != "over":
            return await self.books.score(league.number, table, {}, ())
        ended = await self.tables.open_readonly(row)
        assert ended.state.result is not None
        ranks = ended.state.result.ranks
        won = {
            sitting.user: points(ranks, seat)
            for seat, sitting in enumerate(ended.seats)
            if sitting.user and not sitting.automatic
        }
        missing = [user for user in league.seated(table) if user not in won]
        return await self.books.score(league.number, table, won, missing)

    async def _begin_table(self, league: League, table: LeagueTable) -> None:
        """Begin a table's game in a thread. Use the thread that was opened before a restart."""
        thread = table.thread or await self._thread(league, table)
        if not table.thread:
            await self.books.note_thread(league.number, table, thread)
        players = {player.user: player for player in league.players}
        seated = [players[user] for user in league.seated(table)]
        first, *others = sorted(seated, key=lambda player: player.press)
        editions = await self.server_editions.of(league.guild, league.settings.own)
        settings = replace(league.settings, seats=len(seated))
        lobby = opened(settings, first.user, first.name, editions)
        for player in others:
            lobby = join(lobby, player.user, player.name)
        presses = [player.press for player in seated]
        secret = league.secret and table_secret(league.secret, table.round, table.place)
        deal = self.lobbies.deal(league.guild, thread, lobby, presses, secret)
        game = await shielded(deal)
        await self.books.note_game(league.number, table, game)
        self.keeper.show_game(game)

    async def _thread(self, league: League, table: LeagueTable) -> int:
        name = say("league-thread", number=league.number, round=table.round, place=table.place)
        return await self.keeper.open_thread(league.guild, league.channel, name)

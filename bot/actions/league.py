"""League nights: signing up, and the next step of each, which follows from what is on disk."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from secrets import SystemRandom
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.client import Rentroll
from bot.discord_io import Refusal, Trouble, name_of
from bot.logs import Complaints
from bot.periodic import attempt_all, shielded
from bot.post_kinds import LEAGUE
from bot.refused import Refused, refusing
from bot.store.codec import Commit, GameSettings
from bot.store.league import League, LeagueStatus, LeagueTable
from bot.store.rows import Unreadable
from bot.store.subject import Full, Taken
from bot.store.writer import Owner
from bot.tables.league import LARGEST, LEAST, draw, points, seat_by_standing, standing
from bot.tables.lobby import join, opened
from bot.tables.permits import check_rules
from bot.tables.table import LiveTable
from bot.ui.ids import NotOurs
from bot.ui.interactions import It
from bot.ui.rights import lacking_for_threads, missing, no_permission
from bot.words import safe, say, say_aloud
from engine.rng import table_secret

_log = logging.getLogger(__name__)

AGAIN = 60.0
"""Seconds after which a step that could not be taken is tried again."""
STEPS = 300.0
"""Seconds that all steps of one night may take before they are tried again."""


class LeagueActions:
    """All league nights of the servers that this process is in."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self.books = bot.stores.leagues
        self._running: set[int] = set()
        self._stepping: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._again = 0.0
        self._complaints = Complaints(bot.now)

    # What people do

    async def open(self, it: It, settings: GameSettings, rounds: int) -> None:
        """A moderator opens a league night in a channel."""
        guild, channel = it.guild_id or 0, it.channel_id or 0
        editions = await self.bot.server_editions.of(guild)
        largest = replace(settings, seats=LARGEST)
        check_rules(opened(largest, it.user.id, name_of(it.user), editions))
        lacking = missing(self.bot, guild, channel)
        if thread := lacking_for_threads(self.bot, guild, channel):
            lacking.append(thread)
        if lacking:
            raise no_permission(dict.fromkeys(lacking), f"<#{channel}>")
        with refusing("league-there", Taken):
            number = await self.books.open(
                guild, channel, it.user.id, settings, rounds, self.bot.now()
            )
        self._running.add(number)
        self._show(number)
        try:
            await self.bot.keeper.wait_for_post(Owner("league", number), LEAGUE)
        except Refusal:
            await self._end(number, "called_off")
            raise
        edition = safe(editions.chosen(settings).name)
        deed = say_aloud("league-opened_log", channel=channel, edition=edition, count=rounds)
        value = f"night {number}, {settings.edition}, {rounds} rounds, {settings.minutes} minutes"
        await self.bot.journal.note(it, deed, value)

    async def sign_up(self, number: int, it: It) -> None:
        """Somebody wants to play, from the next round on."""
        league = await self.find(number)
        await self.bot.admission.may_join(it)
        if any(player.user == it.user.id for player in league.present):
            raise Refused("league-already_in")
        with refusing("league-full", Full, most=len(league.players)):
            await self.books.sign_up(number, it.user.id, name_of(it.user), it.id)
        self._show(number)

    async def sign_off(self, number: int, user: int) -> None:
        """Somebody wants to play no more after this round."""
        await self.find(number)
        if not await self.books.sign_off(number, user):
            raise Refused("league-not_in")
        self._show(number)

    async def shut_out(self, guild: int, user: int) -> None:
        """Somebody is drawn no more in a server, as its moderators keep them out."""
        for number in await self.books.joined(guild, user):
            await self.books.sign_off(number, user)
            self._show(number)

    async def start(self, number: int, it: It, *, trusted: bool) -> None:
        """Whoever opened it, or is trusted with all of them, has the first tables drawn."""
        league = await self._managed(number, it, trusted=trusted)
        if league.status != "open":
            raise Refused("league-begun")
        if len(league.present) < LEAST:
            raise Refused("league-too_few", least=LEAST)
        await self._begin_round(league)
        await self._note(it, "league-started_log", number)
        await self.advance(number)

    async def _note(self, it: It, key: str, number: int) -> None:
        await self.bot.journal.note(it, say_aloud(key, number=number), f"night {number}")

    async def call_off(self, number: int, it: It, *, trusted: bool) -> None:
        """End a night for its opener or a moderator. Games that are being played go on.

        A night that cannot be read is deleted, so that its channel is free again.
        """
        try:
            await self._managed(number, it, trusted=trusted)
        except Unreadable:
            if not trusted or await self.books.in_channel(it.channel_id or 0) != number:
                raise
            await self.books.delete(number)
        else:
            await self._end(number, "called_off")
        await self._note(it, "league-called_off_log", number)

    async def find(self, number: int) -> League:
        """A league night that goes on; refused when it does not."""
        league = await self.books.league(number)
        if league is None or not league.running:
            raise Refused("league-is_over")
        return league

    async def here(self, channel: int) -> int:
        """The league night of a channel; refused without one."""
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

    # What follows from the disk

    async def tick(self) -> None:
        """After a start, and once in a while: whatever is to be done next."""
        now = self.bot.now()
        if now < self._again:
            return
        self._again = now + AGAIN
        nights = {}
        for number, guild in await self.books.untold():
            state = self.bot.cluster.server(guild)
            if state == "unknown":
                self._again = now
            elif state != "not_ours" and not self.bot.cluster.has_left(guild):
                self._running.add(number)
                self._show(number)
                nights[f"league {number}"] = partial(self.advance, number)
        await attempt_all(nights, STEPS, self._complaints)

    def changed(self, table: LiveTable, _: Commit | None) -> None:
        """Go on with the league night of a table that has ended."""
        if table.ended and self._running:
            self.bot.background.run(self._ended(table.game))

    async def _ended(self, game: int) -> None:
        number = await self.books.of_game(game)
        if number is not None:
            await self.advance(number)

    async def advance(self, number: int) -> None:
        """Take every step that can be taken now, one after another."""
        async with self._stepping.setdefault(number, asyncio.Lock()):
            try:
                while await self._step(number):
                    self._show(number)
            except (Refusal, Trouble, Refused) as error:
                _log.warning("league %d: cannot go on, and tries again: %s", number, error)
                self._show(number)

    async def _step(self, number: int) -> bool:
        """Do the next thing; False when there is nothing to do but to wait."""
        league = await self.books.league(number)
        if league is None or not league.running:
            self._running.discard(number)
            return False
        if league.status == "open" or self.bot.cluster.server(league.guild) != "ready":
            return False  # without Discord nobody could be told, or sign off before the next round
        self.bot.speak_in(league.guild)
        tables = league.tables_of(league.round)
        for table in tables:
            if not table.scored and await self._step_table(league, table):
                return True
        if not all(table.scored for table in tables):
            return False
        if league.round < league.rounds and len(league.present) >= LEAST:
            return await self._begin_round(league)
        return await self._end(number, "over")

    async def _begin_round(self, league: League) -> bool:
        present = [player.user for player in league.present]
        if league.round and league.round + 1 == league.rounds:
            order = [line.user for line in standing(league.scores) if line.user in present]
            tables = seat_by_standing(order)
        else:
            met = [league.seated(table) for table in league.tables]
            tables = draw(present, met, SystemRandom())
        return await self.books.begin_round(league.number, league.round, tables)

    async def _step_table(self, league: League, table: LeagueTable) -> bool:
        """Begin or score a table; False while it is played."""
        if table.game is None and len(league.seated(table)) > 1:
            await self._begin_table(league, table)
            return True
        if table.game is None:  # the others were forgotten meanwhile
            return await self.books.score(league.number, table, {}, ())
        row = await self.bot.games.game(table.game)
        if row is not None and row.status in ("live", "paused"):
            return False
        if row is None or row.status != "over":
            return await self.books.score(league.number, table, {}, ())
        ended = await self.bot.tables.open_readonly(row)
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
        """A thread and a game in it; what was begun before a stop is found again."""
        thread = table.thread or await self._thread(league, table)
        if not table.thread:
            await self.books.note_thread(league.number, table, thread)
        players = {player.user: player for player in league.players}
        seated = [players[user] for user in league.seated(table)]
        first, *others = sorted(seated, key=lambda player: player.press)
        editions = await self.bot.server_editions.of(league.guild, league.settings.own)
        settings = replace(league.settings, seats=len(seated))
        lobby = opened(settings, first.user, first.name, editions)
        for player in others:
            lobby = join(lobby, player.user, player.name)
        presses = [player.press for player in seated]
        secret = league.secret and table_secret(league.secret, table.round, table.place)
        deal = self.bot.lobbies.deal(league.guild, thread, lobby, presses, secret)
        game = await shielded(deal)
        await self.books.note_game(league.number, table, game)
        self.bot.keeper.show_game(game)

    async def _thread(self, league: League, table: LeagueTable) -> int:
        name = say("league-thread", number=league.number, round=table.round, place=table.place)
        return await self.bot.keeper.open_thread(league.guild, league.channel, name)

    async def _end(self, number: int, status: LeagueStatus) -> bool:
        ended = await self.books.end(number, status)
        self._running.discard(number)
        self._show(number)
        return ended

    def _show(self, number: int) -> None:
        self.bot.keeper.show(Owner("league", number))

"""The bot itself: the client, and everything it is made of, wired together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot import runtime
from bot.actions.edition_votes import EditionVotes
from bot.actions.editions import EditionActions
from bot.actions.moderator_log import Journal
from bot.actions.seats import SeatActions
from bot.background import BackgroundTasks
from bot.budget import Budget
from bot.cogs import add_all
from bot.command_sync import sync_commands
from bot.config import Config
from bot.discord_io import DiscordIO, address
from bot.hosting.activity_log import ActivityLog
from bot.hosting.chores import Chores
from bot.hosting.health import HealthCheck
from bot.logs import Complaints
from bot.messages.desired import Source
from bot.messages.game_source import GameSource
from bot.messages.keeper import MessageKeeper
from bot.messages.slots import TABLE
from bot.messages.vote_source import VoteSource
from bot.painter import Painter
from bot.refused import GameGone, NoGameHere
from bot.store.bans import Bans
from bot.store.db import Database
from bot.store.editions import Editions
from bot.store.games import Games
from bot.store.guilds import Guilds
from bot.store.limits import Limits
from bot.store.ownership import PLAYGROUND, claim
from bot.store.people import People
from bot.store.posts import Posts
from bot.store.privacy import Privacy
from bot.store.rows import Unreadable
from bot.store.standings import Standings
from bot.tables.attention import Attention
from bot.tables.lobbies import Lobbies
from bot.tables.permits import CLOSED
from bot.tables.registry import PACE, Tables
from bot.tables.scorekeeper import Scorekeeper
from bot.tables.server_editions import EditionsByServer
from bot.tables.table import LiveTable
from bot.troubles import Troubles
from bot.ui.answers import acknowledge
from bot.ui.ids import NotOurs, parse
from bot.ui.options import check_options
from bot.ui.router import Router
from bot.words import speak

_log = logging.getLogger(__name__)

TICK = 0.5
HEARD = 500
"""So many of the last interactions are remembered, to answer none twice."""
ANSWER = 1.25
"""So many times the rhythm a press waits for what it changes; then it is acknowledged."""
RHYTHM = 1.2
"""Seconds between two edits of the same message, at least."""


class Tree(app_commands.CommandTree["Rentroll"]):
    """Slash commands: acknowledged before they run; their errors go the way of all errors."""

    async def interaction_check(self, it: discord.Interaction[Rentroll]) -> bool:
        if not self.client.attend_to(it):
            return False
        if it.type is discord.InteractionType.autocomplete:
            return True  # suggestions are an answer of their own
        try:
            await acknowledge(it)
            check_options(it)
        except Exception as error:  # noqa: BLE001 - nobody else catches what goes wrong here
            await self.client.troubles.explain(it, error)
            return False
        return True

    async def on_error(
        self, it: discord.Interaction[Rentroll], error: app_commands.AppCommandError
    ) -> None:
        await self.client.troubles.explain(it, error)


class Rentroll(discord.AutoShardedClient):
    """Asks for the guilds intent alone: it reads no messages and lists no members."""

    db: Database
    games: Games
    people: People
    guild_settings: Guilds
    bans: Bans
    journal: Journal
    limits: Limits
    editions: Editions
    server_editions: EditionsByServer
    attention: Attention
    tables: Tables
    lobbies: Lobbies
    posts: Posts
    keeper: MessageKeeper
    game_source: GameSource
    edition_actions: EditionActions
    edition_votes: EditionVotes
    seats: SeatActions
    privacy: Privacy
    chores: Chores
    activity_log: ActivityLog
    standings: Standings
    scorekeeper: Scorekeeper

    def __init__(
        self,
        config: Config,
        now: Callable[[], float] = time.time,
        pace: float = PACE,
        rhythm: float = RHYTHM,
        **options: Any,
    ) -> None:
        self.budget = Budget(config.requests)
        super().__init__(
            http_trace=self.budget.watch(),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            **options,
        )
        self.config = config
        self.now = now
        self.pace = pace
        self.rhythm = rhythm
        self.answer_within = rhythm * ANSWER
        self.tree = Tree(self)
        self.router = Router()
        self._heard: deque[int] = deque(maxlen=HEARD)
        self.troubles = Troubles(self)
        self.discord_io = DiscordIO(self, self.budget)
        self.painter = Painter()
        self.background = BackgroundTasks()
        self.closers: list[Callable[[], Awaitable[None]]] = []
        self.tickers: list[Callable[[], Awaitable[None]]] = []
        self._ticker: asyncio.Task[None] | None = None
        self._hear_last_messages()

    def _hear_last_messages(self) -> None:
        """Every press says which message is the last of its channel; the client would forget it."""
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def hear(data: Any) -> None:
            told = data.get("channel") or {}
            channel: Any = self.get_channel(int(told.get("id") or 0))
            if channel is not None and told.get("last_message_id"):
                channel.last_message_id = int(told["last_message_id"])
            parse(data)

        parsers["INTERACTION_CREATE"] = hear

    async def login(self, token: str) -> None:
        """Open the books first: without them there is nothing to log in for."""
        self.db = await Database.open(self.config.database)
        await super().login(token)

    async def setup_hook(self) -> None:
        """Before the gateway connects: everything but the tables, which are read meanwhile."""
        await claim(
            self.db,
            self.config.database,
            PLAYGROUND if self.config.playground else str(self.application_id),
            take_over=self.config.new_application,
        )
        self.games = Games(self.db)
        self.people = People(self.db)
        await self.people.load()
        self.limits = Limits(self.db)
        await self.limits.load()
        self.editions = Editions(self.db)
        self.guild_settings = Guilds(self.db, CLOSED)
        await self.guild_settings.load()
        self.bans = Bans(self.db)
        self.journal = Journal(self)
        self.server_editions = EditionsByServer(self.editions, self.guild_settings)
        self.attention = Attention(self.now)
        self.tables = Tables(self.games, self.people, self.now, self.pace)
        self.tables.language = lambda guild: self.guild_settings.of(guild).language
        self.lobbies = Lobbies(self.games, self.tables, self.server_editions, self.now)
        self.posts = Posts(self.db)
        self.game_source = GameSource(self)
        sources: dict[str, Source] = {"game": self.game_source, "vote": VoteSource(self)}
        self.keeper = MessageKeeper(self, self.posts, sources)
        self.edition_actions = EditionActions(self)
        self.edition_votes = EditionVotes(self)
        self.standings = Standings(self.db)
        self.scorekeeper = Scorekeeper(self)
        self.seats = SeatActions(self)
        self.privacy = Privacy(self.db)
        self.chores = Chores(self)
        self.activity_log = ActivityLog(self)
        HealthCheck(self)
        add_all(self)
        await sync_commands(self)
        await self.tables.take_stock()
        self.background.run(self._read_tables())
        self.background.run(self._wake())
        self.background.run(self.scorekeeper.wake())
        self.background.run(self.edition_actions.wake())
        self._ticker = asyncio.create_task(self._tick())

    async def _read_tables(self) -> None:
        await self.tables.read_all()
        runtime.all_read()

    async def _wake(self) -> None:
        """What should stand is shown again, also what nobody saw any more before the stop."""
        await self.game_source.wake()
        await self.edition_votes.wake()
        await self.keeper.wake()

    async def _tick(self) -> None:
        complaints = Complaints(self.now)
        while True:
            await asyncio.sleep(TICK)
            for tick in (self.tables.tick, *self.tickers):
                try:
                    await tick()
                except Exception as error:  # noqa: BLE001 - one table must not stop all clocks
                    if complaints.new(tick.__qualname__, error):
                        _log.exception("%s failed; it is tried again", tick.__qualname__)

    async def on_ready(self) -> None:
        self.keeper.wake_all()
        self.activity_log.ready()
        await self.chores.take_stock()

    async def on_resumed(self) -> None:
        self.keeper.wake_all()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.chores.arrived(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.chores.departed(guild.id)

    async def on_interaction(self, it: discord.Interaction[Rentroll]) -> None:
        kinds = discord.InteractionType
        if it.type in (kinds.component, kinds.modal_submit) and self.attend_to(it):
            await self.router.dispatch(self, it)

    def attend_to(self, it: discord.Interaction[Any]) -> bool:
        """The task that runs now answers somebody: in their server's language, and to the end.

        False for what was delivered before: a resumed connection may say a thing twice.
        """
        if it.id in self._heard:
            return False
        self._heard.append(it.id)
        self.background.answering()
        self.speak_in(it.guild_id or 0)
        return True

    def speak_in(self, guild: int) -> None:
        """From here on, whatever this task says is in the language of a server."""
        speak(self.guild_settings.of(guild).language)

    def table_of(self, it: discord.Interaction[Any]) -> LiveTable | None:
        """The table an interaction is about: its button's, else its channel's."""
        data: Any = it.data or {}
        with suppress(NotOurs):
            return self.tables.find(parse(str(data.get("custom_id", ""))).game)
        return self._table_around(it)

    def _table_around(self, it: discord.Interaction[Any]) -> LiveTable | None:
        """The table in a channel, or in the channel above a thread."""
        here, above = _channels(it)
        return self.tables.in_channel(here) or self.tables.in_channel(above)

    async def table_here(self, it: discord.Interaction[Any]) -> LiveTable:
        """The table of a command's channel, once it has been read; NoGameHere without one."""
        for channel in _channels(it):
            unread = self.tables.unread_in(channel)
            if unread is not None:
                return await self.tables.bring(unread)
            if table := self.tables.in_channel(channel):
                return table
        raise NoGameHere

    def table(self, game: int) -> LiveTable:
        """A live table by its id; GameGone when it is over, Unreadable when it is damaged."""
        table = self.tables.find(game)
        if table is None:
            if game in self.tables.unread:
                raise Unreadable("games", game, "damaged")
            raise GameGone
        return table

    async def link_to(self, table: LiveTable, kind: str) -> str:
        """The address of a message of a table, else of the table's own, else of its channel."""
        posts = await self.posts.of(table.game)
        post = posts.get(kind) or posts.get(TABLE)
        if post is None:
            return address(table.guild, table.channel)
        return address(table.guild, post.channel, post.message)

    async def close(self) -> None:
        """Everything is on disk already; only the open handles are left to close."""
        if self._ticker is not None:
            self._ticker.cancel()
            await self.background.close()
            for close in self.closers:
                await close()
            await self.keeper.close()
            await self.tables.close()
        await super().close()
        if hasattr(self, "db"):  # opened, even if the start failed later
            await self.db.close()
        self.painter.close()


def _channels(it: discord.Interaction[Any]) -> tuple[int, int]:
    """The channel of an interaction, and the one above it where it is a thread."""
    return it.channel_id or 0, getattr(it.channel, "parent_id", None) or 0

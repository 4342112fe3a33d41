"""A whole evening for tests: a playground, the real bot connected to it, and people."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from weakref import WeakKeyDictionary

import aiohttp
import discord
import pytest

from bot.app.client import Rentroll
from bot.app.wiring import Parts
from bot.hosting.config import Config
from bot.messages import sync
from bot.playground import interactions
from bot.playground.client import point_at
from bot.playground.server import Running, Settings, serve
from bot.store.copies.backup_files import copy_file
from bot.store.database.address import Address
from bot.store.games.games import GameRow
from bot.store.servers.guilds import GuildSettings
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from tests.support.patience import patience, share, until
from tests.support.players import Json, Person, option

WORK = ("MessageSync._run", "Tables._drive")
"""Tasks of the bot that live only while a table has something to show or a computer to act."""
UNHURRIED = 10_000
"""Requests a second where a test is not about them."""


class Time:
    """The bot's clock: it stands still unless a test moves it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


UNLIMITED = GuildSettings(most_games=0, most_each=0, most_hourly=0)


class Evening:
    """Everything a test needs to play: `bot`, `running` (the playground), `time` and people."""

    def __init__(
        self,
        running: Running,
        session: aiohttp.ClientSession,
        database: Any,
        pace: float,
        requests: int,
    ) -> None:
        self.running = running
        self.session = session
        self.database = database
        self.pace = pace
        self.requests = requests
        self.time = Time()
        self.people: dict[str, Person] = {}
        self.bot: Rentroll
        self._client: asyncio.Task[None] | None = None

    @property
    def parts(self) -> Parts:
        """The objects of the running bot."""
        return self.bot.parts

    async def start_bot(self) -> None:
        """Connect the bot; after `stop_bot` this is a restart with the same database.

        All tables are laid out again when it returns, as far as they can be read.
        """
        await self.connect_bot()
        await self.until(lambda: "Tables.read_all" not in self._work())

    async def connect_bot(self) -> None:
        """Connect the bot, whether it has read its tables or not."""
        point_at(self.running.url)
        self.bot = Rentroll(
            Config(database=self.database, requests=self.requests, backups=0),
            now=self.time,
            pace=self.pace,
            rhythm=0.02,
            guild_ready_timeout=0.01,
        )
        self._client = asyncio.create_task(self.bot.start(self.running.settings.token))
        async with patience():
            while not self.bot.is_ready() or any(guild.unavailable for guild in self.bot.guilds):
                if self._client.done():
                    await self._client
                await asyncio.sleep(0.01)
        # Tests share a server and open many tables in it; who looks at the limits sets them.
        self.bot.stores.guild_settings._usual = UNLIMITED

    async def stop_bot(self) -> None:
        assert self._client is not None
        await self.bot.close()
        await self._client

    async def restart_bot(self) -> None:
        """Stop the bot in good order, and start it with the same database."""
        await self.stop_bot()
        await self.start_bot()

    async def row(self, game: int) -> GameRow:
        """What the list of games says of one of them."""
        found = await self.bot.stores.games.game(game)
        assert found is not None
        return found

    async def seat(self, name: str) -> Person:
        """Someone at a page of their own."""
        if name not in self.people:
            self.people[name] = Person(name.lower())
            await self.people[name].sit_down(self.session, self.running.url)
        return self.people[name]

    async def until(self, what: Callable[[], Any]) -> Any:
        """Wait for something to become true; returns it."""
        return await until(what)

    async def idle(self) -> None:
        """Nothing is left to do for the bot, and everybody has seen all of what it did."""
        try:
            await self.until(lambda: not self._busy())
        except TimeoutError as error:
            raise TimeoutError(f"still at work: {sorted(self._work())}") from error
        for person in self.people.values():
            await person.settled()

    def _busy(self) -> bool:
        background = self.bot.background
        return bool(
            background._running
            or background._answering
            or background._later
            or not self._work().isdisjoint(WORK)
        )

    def _work(self) -> set[str]:
        """What is being done, by the names of its functions."""
        return {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]

    async def permit(self, channel: int | str, **names: list[str]) -> None:
        """`allow` or `deny` the bot some permissions in a channel, and let it learn of that."""
        self.running.control.permission({"channel_id": channel, **names})
        place = self.bot.get_channel(int(channel))
        assert isinstance(place, discord.TextChannel)
        me = place.guild.me
        given = self.running.stage.world.channel(place.id).overwrites[me.id]

        def known() -> bool:
            allowed, denied = place.overwrites_for(me).pair()
            return (allowed.value, denied.value) == (given.allow, given.deny)

        await self.until(known)

    def table(self) -> LiveTable:
        """The only live table."""
        (table,) = self.parts.tables.all()
        return table


def _one_at_a_time(tick: Callable[[Tables], Coroutine[Any, Any, None]]) -> Any:
    """A test that rings the clocks does it instead of the bot, never at the same time."""
    ringing: WeakKeyDictionary[Tables, asyncio.Lock] = WeakKeyDictionary()

    async def ring(tables: Tables) -> None:
        async with ringing.setdefault(tables, asyncio.Lock()):
            await tick(tables)

    return ring


Tables.tick = _one_at_a_time(Tables.tick)  # type: ignore[method-assign]


class FirstStart:
    """What the very first start of the bot leaves behind: its books, and its commands at Discord.

    It is done once in each process of tests. All other evenings begin as after a restart.
    """

    books = b""
    commands = b""

    @classmethod
    async def note(cls) -> None:
        with TemporaryDirectory() as folder:
            async with an_evening(Path(folder, "first.db"), first=True) as evening:
                copy_file(Path(folder, "first.db"), Path(folder, "copy.db"))
                cls.commands = pickle.dumps(evening.running.stage.world.commands)
            cls.books = _read(Path(folder, "copy.db"))

    @classmethod
    def repeat(cls, running: Running, database: Address) -> None:
        """Leave the same behind here, unless there are books already, or a server keeps them."""
        if isinstance(database, Path) and not database.exists():
            database.touch(0o600)
            database.write_bytes(cls.books)
            running.stage.world.commands |= pickle.loads(cls.commands)


def _read(file: Path) -> bytes:
    return file.read_bytes()


@asynccontextmanager
async def an_evening(
    database: Address,
    pace: float = 0.0,
    *,
    rate_limits: bool = False,
    requests: int = UNHURRIED,
    first: bool = False,
) -> AsyncIterator[Evening]:
    """A playground with the bot connected, for as long as the block lasts.

    `first`: the bot was never started before, which takes longer. On a busy machine the
    playground waits longer than three seconds for an answer, and clocks for what is shown late.
    """
    if not first and not FirstStart.books:
        await FirstStart.note()
    running = await serve(Settings.from_environment(port=0, rate_limits=rate_limits))
    if not first:
        FirstStart.repeat(running, database)
    async with aiohttp.ClientSession() as session:
        busy = pytest.MonkeyPatch()
        busy.setattr(interactions, "FIRST_ANSWER", interactions.FIRST_ANSWER / share())
        busy.setattr(sync, "LATE", sync.LATE / share())
        evening = Evening(running, session, database, pace, requests)
        try:
            await evening.start_bot()
            try:
                yield evening
            finally:  # a bot of a test that failed would be found by later ones
                await evening.stop_bot()
        finally:
            for person in evening.people.values():
                await person.leave()
            await running.close()
            busy.undo()


def buttons(message: Json) -> dict[str, Json]:
    """The buttons of a message by their labels."""
    found = {}
    for row in message.get("components", ()):
        for part in row.get("components", ()):
            if part["type"] == 2:
                found[part.get("label", "")] = part
    return found


def whispered(person: Person, text: str) -> Json | None:
    """The last private message to someone that says this, as it was sent or changed."""
    for name, message in reversed(person.inbox.got):
        private = name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and message.get("flags", 0) & 64
        if private and text in message.get("content", ""):
            return message
    return None


def sub(name: str, *options: Json) -> list[Json]:
    """The options of a subcommand: `person.slash("game", sub("new", option("edition", "nyc")))`."""
    return [{"name": name, "type": 1, "options": list(options)}]


__all__ = ["Evening", "an_evening", "buttons", "option", "sub", "whispered"]

"""A playground, the real bot connected to it, and people who use it."""

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
from bot.playground.server import PlaygroundSettings, Running, serve
from bot.store.copies.backup_files import copy_file
from bot.store.database.address import Address
from bot.store.games.games import GameRow
from bot.store.servers.guilds import GuildSettings
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from tests.support.patience import patience, share, until
from tests.support.players import Json, Person, option

WORK = ("MessageSync._run", "Tables._drive")
"""Names of the bot's tasks that run only while a message is due or a computer has to act."""
UNHURRIED = 10_000
"""The limit of requests per second in tests that are not about the limit."""


class Time:
    """The bot's clock, in Unix seconds. Only tests move it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


UNLIMITED = GuildSettings(most_games=0, most_each=0, most_hourly=0)


class Evening:
    """A running bot and playground: `bot`, `running` (the playground), `time` and `people`."""

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
        """Connect the bot, and wait until it has tried to read all tables.

        After `stop_bot` this is a restart with the same database.
        """
        await self.connect_bot()
        await self.until(lambda: "Tables.read_all" not in self._work())

    async def connect_bot(self) -> None:
        """Connect the bot without waiting for its tables to be read."""
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
        # Tests share a server and open many tables in it. Tests of the limits set them.
        self.bot.stores.guild_settings._usual = UNLIMITED

    async def stop_bot(self) -> None:
        assert self._client is not None
        await self.bot.close()
        await self._client

    async def restart_bot(self) -> None:
        """Stop the bot with `stop_bot`, and start it with the same database."""
        await self.stop_bot()
        await self.start_bot()

    async def row(self, game: int) -> GameRow:
        """Return the row of a game in the database."""
        found = await self.bot.stores.games.game(game)
        assert found is not None
        return found

    async def seat(self, name: str) -> Person:
        """Return the person with this name, after connecting them to the playground's page."""
        if name not in self.people:
            self.people[name] = Person(name.lower())
            await self.people[name].sit_down(self.session, self.running.url)
        return self.people[name]

    async def until(self, what: Callable[[], Any]) -> Any:
        """Wait until `what` returns something true, and return it."""
        return await until(what)

    async def idle(self) -> None:
        """Wait until the bot has nothing to do and everybody has received all of its messages."""
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
        """Return the names of the coroutines of all tasks."""
        return {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]

    async def permit(self, channel: int | str, **names: list[str]) -> None:
        """Set the bot's permissions in a channel, and wait until the bot has received them.

        The keys of `names` are `allow` and `deny`.
        """
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
        """Return the only live table."""
        (table,) = self.parts.tables.all()
        return table


def _one_at_a_time(tick: Callable[[Tables], Coroutine[Any, Any, None]]) -> Any:
    """Return a `tick` that holds a lock, so that calls by a test and by the bot do not overlap."""
    ringing: WeakKeyDictionary[Tables, asyncio.Lock] = WeakKeyDictionary()

    async def ring(tables: Tables) -> None:
        async with ringing.setdefault(tables, asyncio.Lock()):
            await tick(tables)

    return ring


Tables.tick = _one_at_a_time(Tables.tick)  # type: ignore[method-assign]


class FirstStart:
    """The database and the slash commands that the bot's first start leaves behind.

    The first start is run once per test process. Other evenings copy its results.
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
        """Copy the commands and the database file, unless the file exists or a server is used."""
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
    """Start a playground and connect the bot until the block ends.

    `first` runs the slower first start of the bot. On a busy machine the playground waits longer
    than three seconds for an answer, and the limit for late messages grows too.
    """
    if not first and not FirstStart.books:
        await FirstStart.note()
    running = await serve(PlaygroundSettings.from_environment(port=0, rate_limits=rate_limits))
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
            finally:  # later tests would find the bot of a failed test
                await evening.stop_bot()
        finally:
            for person in evening.people.values():
                await person.leave()
            await running.close()
            busy.undo()


def buttons(message: Json) -> dict[str, Json]:
    """Return the buttons of a message by their labels."""
    found = {}
    for row in message.get("components", ()):
        for part in row.get("components", ()):
            if part["type"] == 2:
                found[part.get("label", "")] = part
    return found


def whispered(person: Person, text: str) -> Json | None:
    """Return the newest private message to this person that contains `text`, or None."""
    for name, message in reversed(person.inbox.got):
        private = name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and message.get("flags", 0) & 64
        if private and text in message.get("content", ""):
            return message
    return None


def sub(name: str, *options: Json) -> list[Json]:
    """Return the options of a subcommand of a slash command.

    Example: `person.slash("game", sub("new", option("edition", "nyc")))`.
    """
    return [{"name": name, "type": 1, "options": list(options)}]


__all__ = ["Evening", "an_evening", "buttons", "option", "sub", "whispered"]

"""A whole evening for tests: a playground, the real bot connected to it, and people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bot.app import Rentroll
from bot.config import Config
from bot.playground.client import point_at
from bot.playground.server import Running, Settings, serve
from bot.tables.table import Table
from tests.playground.players import Json, Person, option

PATIENCE = 20.0


class Time:
    """The bot's clock: it stands still unless a test moves it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Evening:
    """Everything a test needs to play: `bot`, `running` (the playground), `time` and people."""

    def __init__(
        self, running: Running, session: aiohttp.ClientSession, database: Path, pace: float
    ) -> None:
        self.running = running
        self.session = session
        self.database = database
        self.pace = pace
        self.time = Time()
        self.people: dict[str, Person] = {}
        self.bot: Rentroll
        self._client: asyncio.Task[None] | None = None

    async def start_bot(self) -> None:
        """Connect the bot; after `stop_bot` this is a restart with the same database."""
        point_at(self.running.url)
        self.bot = Rentroll(
            Config(database=self.database),
            now=self.time,
            pace=self.pace,
            rhythm=0.02,
            guild_ready_timeout=0.05,
        )
        self._client = asyncio.create_task(self.bot.start(self.running.settings.token))
        async with asyncio.timeout(PATIENCE):
            while not self.bot.is_ready():
                if self._client.done():
                    await self._client
                await asyncio.sleep(0.01)

    async def stop_bot(self) -> None:
        assert self._client is not None
        await self.bot.close()
        await self._client

    async def seat(self, name: str) -> Person:
        """Someone at a page of their own."""
        if name not in self.people:
            self.people[name] = Person(name.lower())
            await self.people[name].sit_down(self.session, self.running.url)
        return self.people[name]

    async def until(self, what: Callable[[], Any]) -> Any:
        """Wait for something to become true; returns it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = what()
                if found:
                    return found
                await asyncio.sleep(0.01)

    def table(self) -> Table:
        """The only live table."""
        (table,) = self.bot.tables.all()
        return table


@asynccontextmanager
async def an_evening(
    database: Path, pace: float = 0.0, *, rate_limits: bool = False
) -> AsyncIterator[Evening]:
    """A playground with the bot connected, for as long as the block lasts."""
    running = await serve(Settings.from_environment(port=0, rate_limits=rate_limits))
    async with aiohttp.ClientSession() as session:
        evening = Evening(running, session, database, pace)
        try:
            await evening.start_bot()
            yield evening
            await evening.stop_bot()
        finally:
            for person in evening.people.values():
                await person.leave()
            await running.close()


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

"""Fixtures: a playground, people, raw bots, and the real client in its own process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest
import pytest_asyncio

from bot.playground.server import PlaygroundSettings, Running, serve
from tests.support.players import Person, Probe, RawBot, RawGateway

Seat = Callable[[str], Awaitable[Person]]


@pytest_asyncio.fixture
async def running(request: pytest.FixtureRequest) -> AsyncIterator[Running]:
    """A playground for one test, with rate limits only if the test is marked `rate_limits`."""
    limits = request.node.get_closest_marker("rate_limits") is not None
    opened = await serve(PlaygroundSettings.from_environment(port=0, rate_limits=limits))
    yield opened
    await opened.close()
    assert opened.wrong_answers == []


@pytest_asyncio.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


@pytest_asyncio.fixture
async def bot(running: Running, session: aiohttp.ClientSession) -> RawBot:
    return RawBot(session, running)


@pytest_asyncio.fixture
async def gateway(running: Running, session: aiohttp.ClientSession) -> AsyncIterator[RawGateway]:
    """A gateway connection that has identified."""
    opened = await RawGateway(session, running).connect()
    await opened.identify()
    yield opened
    await opened.leave()


@pytest_asyncio.fixture
async def seat(running: Running, session: aiohttp.ClientSession) -> AsyncIterator[Seat]:
    """A function that connects a person by name and returns the person."""
    seated: list[Person] = []

    async def sit(name: str) -> Person:
        person = Person(name)
        await person.sit_down(session, running.url)
        seated.append(person)
        return person

    yield sit
    for person in seated:
        await person.leave()


class House:
    """A playground with the real client, shared by the tests of a module."""

    def __init__(self, running: Running, probe: Probe, session: aiohttp.ClientSession) -> None:
        self.running = running
        self.probe = probe
        self.session = session
        self.people: dict[str, Person] = {}

    async def seat(self, name: str) -> Person:
        if name not in self.people:
            self.people[name] = Person(name)
            await self.people[name].sit_down(self.session, self.running.url)
        return self.people[name]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house() -> AsyncIterator[House]:
    opened = await serve(PlaygroundSettings.from_environment(port=0, rate_limits=False))
    probe = Probe()
    async with aiohttp.ClientSession() as session:
        await probe.start(opened)
        shared = House(opened, probe, session)
        yield shared
        for person in shared.people.values():
            await person.leave()
    await probe.stop()
    await opened.close()
    assert opened.wrong_answers == []

"""The requests, presses and messages of a turn of four people, with Discord's limits.

They press what their messages offer, bid in auctions and propose trades, mostly quickly and at
times slowly. Nobody presses before everybody sees the newest state. The playground's counts are
read between turns.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory

import aiohttp
import msgspec
from msgspec import Struct

from bot.playground.server import PlaygroundSettings, Running, serve
from bot.store.database.address import Address, Server
from bot.tables.table import LiveTable
from tests.bench.load_setup import add_channels, seated_people, write_new_game
from tests.bench.page_client import Failed
from tests.bench.processes import Json, bot_process, statistics
from tests.support.patience import patience
from tests.support.players import Person
from tests.support.pressing import Player, Shown, TooLate

POLL = 0.01
QUIET = 0.3
"""Seconds without a request after which a turn's last requests have been made."""
PACE = 0.9
"""Seconds that computer players think, and after which a turn ends automatically."""


class Thinking(Struct, frozen=True):
    """Seconds before a press: between `least` and `most`, or `long` for one press in `seldom`."""

    least: float = 1.0
    most: float = 2.0
    seldom: int = 30
    long: float = 20.0

    def seconds(self, chance: random.Random) -> float:
        away = chance.randrange(self.seldom) == 0
        return self.long if away else chance.uniform(self.least, self.most)


HUMAN = Thinking()
AT_ONCE = Thinking(0.0, 0.0, long=0.0)


class GameRequests(Struct, frozen=True):
    """A game's requests to Discord: totals per turn, and the answers to each route."""

    counted: list[int]
    exempt: list[int]
    presses: list[int]
    messages: list[int]
    """New messages that anybody saw, each counted once."""
    routes: Json
    too_many: dict[str, int]
    pressed: dict[str, int]
    entries: int
    transactions: int

    def per_turn(self) -> list[tuple[str, float, float, int]]:
        """Return median, mean and maximum per turn of requests, presses and messages."""
        all_ = {
            "counted": self.counted,
            "exempt": self.exempt,
            "presses": self.presses,
            "messages": self.messages,
        }
        return [(name, median(turns), mean(turns), max(turns)) for name, turns in all_.items()]

    def route_shares(self) -> list[tuple[str, bool, float, str]]:
        """Return each route: True if exempt, its requests per turn and its answers by status."""
        rows = []
        for route, told in self.routes.items():
            answers = told["statuses"]
            each = sum(answers.values()) / len(self.counted)
            words = ", ".join(f"{status}: {times}" for status, times in sorted(answers.items()))
            rows.append((route, bool(told["exempt"]), each, words))
        return sorted(rows, key=lambda row: -row[2])

    def how_often(self, *names: str) -> int:
        return sum(self.pressed.get(name, 0) for name in names)


async def measure_requests(
    turns: int,
    seed: str,
    advance: Callable[[float], None] = lambda share: None,
    thinking: Thinking = HUMAN,
) -> GameRequests:
    """Play this many turns of a new game, or until it is over, and count its requests."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        return await measure_game(database, turns, seed, advance, thinking=thinking)


async def measure_game(
    database: Address,
    turns: int,
    seed: str,
    advance: Callable[[float], None] = lambda share: None,
    *,
    open_turns: bool = False,
    thinking: Thinking = AT_ONCE,
) -> GameRequests:
    """Play turns of a new game in this database, and count their requests."""
    playground = await serve(PlaygroundSettings(port=0))
    try:
        (place,) = add_channels(playground, 1)
        people = seated_people(playground)
        written = await write_new_game(database, place, people, seed, open_turns=open_turns)
        last = "do:end_turn" if open_turns else "do:roll"
        async with _game(playground, database, written, seed, last) as game:
            return await game.play(turns, advance, thinking)
    finally:
        await playground.close()


@asynccontextmanager
async def _game(
    playground: Running, database: Address, table: LiveTable, seed: str, last: str
) -> AsyncIterator[_Game]:
    """Start the bot and open a page for each player."""
    where = database.url if isinstance(database, Server) else str(database)
    bot = playground.url, playground.settings.token, where, str(PACE)
    async with aiohttp.ClientSession() as session, AsyncExitStack() as pages:
        players = []
        for user in seated_people(playground):
            person = Person(user.username)
            await person.sit_down(session, playground.url)
            pages.push_async_callback(person.leave)
            chance = random.Random(f"{seed}:{user.username}")
            players.append(Player(person, user.global_name or "", table, chance, last))
        game = _Game(players, session, playground.url, random.Random(seed))
        async with bot_process("tests.bench.table_bot", *bot, heard=game.heard):
            yield game


class _Game:
    """The players, and the newest state that the bot reported."""

    def __init__(
        self,
        players: Sequence[Player],
        session: aiohttp.ClientSession,
        url: str,
        chance: random.Random,
    ) -> None:
        self._players = players
        self._chance = chance
        self._session = session
        self._url = url
        self._newest: Json = {}
        self._expected: list[Shown] = []
        self._ended = False

    def heard(self, told: Json) -> None:
        if told["what"] == "saved":
            self._newest = told
            self._expected = msgspec.convert(told["shown"], list[Shown])
        self._ended |= told["what"] == "ended"

    async def play(
        self, turns: int, advance: Callable[[float], None], thinking: Thinking
    ) -> GameRequests:
        counted: list[int] = []
        exempt: list[int] = []
        presses: list[int] = []
        messages: list[int] = []
        await self._until(self._all_see)
        await self._quiet()
        await statistics(self._session, self._url, reset=True)
        turn, begun = self._newest["turn"], self._newest
        before: Json = {"counted": 0, "exempt": 0, "routes": {}, "too_many": {}}
        posted = len(self._posted())
        while len(counted) < turns and not self._newest["over"]:
            if self._newest["turn"] == turn:
                await self._press_once()
                await asyncio.sleep(thinking.seconds(self._chance))
                await self._until(self._all_see)
            if self._newest["turn"] != turn or self._newest["over"]:
                turn, now = self._newest["turn"], await self._quiet()
                counted.append(now["counted"] - before["counted"])
                exempt.append(now["exempt"] - before["exempt"])
                presses.append(self._pressed().total() - sum(presses))
                messages.append(len(self._posted()) - posted - sum(messages))
                before = now
                advance(1 / turns)
        newest = self._newest
        return GameRequests(
            counted,
            exempt,
            presses,
            messages,
            before["routes"],
            before["too_many"],
            self._pressed(),
            newest["seq"] - begun["seq"],
            newest["transactions"] - begun["transactions"],
        )

    def _pressed(self) -> Counter[str]:
        return sum((player.pressed for player in self._players), Counter[str]())

    def _posted(self) -> set[str]:
        """Return the ids of all messages that anybody has seen, private ones included."""
        return {
            data["id"]
            for player in self._players
            for name, data in player.person.inbox.got
            if name == "MESSAGE_CREATE"
        }

    async def _press_once(self) -> None:
        """Let the first player who has something to press do so, and wait until it is saved.

        If the turn has just ended automatically, nobody has anything to press.
        """
        seq = self._newest["seq"]
        with suppress(TooLate):
            for player in self._players:
                if await player.move():
                    break
        await self._until(lambda: self._newest["seq"] > seq)

    def _all_see(self) -> bool:
        if not self._newest:
            return False
        for player in self._players:
            player.look()
        return bool(self._newest["over"]) or all(p.sees(self._expected) for p in self._players)

    async def _quiet(self) -> Json:
        """Return the playground's counts once no more requests come."""
        last = await statistics(self._session, self._url)
        async with patience():
            while True:
                await asyncio.sleep(QUIET)
                now = await statistics(self._session, self._url)
                if now == last:
                    return now
                last = now

    async def _until(self, what: Callable[[], bool]) -> None:
        async with patience():
            while not what():
                if self._ended:
                    raise Failed("the bot has ended")
                await asyncio.sleep(POLL)

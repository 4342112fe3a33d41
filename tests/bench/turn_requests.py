"""What a turn of four people costs, with Discord's limits on: requests, presses and messages.

They press what the messages in front of them offer, bid in auctions and propose trades, as fast as
people do who have nothing else in mind; now and then somebody has. Nobody presses before everybody
sees the newest state; between turns the playground's count is read.
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

from bot.playground.server import Running, Settings, serve
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
"""A turn's last requests have been made when none came for so many seconds."""
PACE = 0.9
"""How long computer players think, and after how long a turn ends by itself."""


class Thinking(Struct, frozen=True):
    """How many seconds pass before a press, `least` to `most`; one in `seldom` takes `long`."""

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
    """What a game asked of Discord: totals for each turn, and how each route was answered."""

    counted: list[int]
    exempt: list[int]
    presses: list[int]
    messages: list[int]
    """New ones that anybody saw, each once."""
    routes: Json
    too_many: dict[str, int]
    pressed: dict[str, int]
    entries: int
    transactions: int

    def per_turn(self) -> list[tuple[str, float, float, int]]:
        """Median, mean and most of a turn: requests by the account they go to, what people do."""
        all_ = {
            "counted": self.counted,
            "exempt": self.exempt,
            "presses": self.presses,
            "messages": self.messages,
        }
        return [(name, median(turns), mean(turns), max(turns)) for name, turns in all_.items()]

    def route_shares(self) -> list[tuple[str, bool, float, str]]:
        """Each route: exempt or not, requests per turn, and the answers by status."""
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
    """Play so many turns of a game that has just begun, or until it is over."""
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
    """The same with a database of one's own, and without a pause."""
    playground = await serve(Settings(port=0))
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
    """Everybody at their page, and the bot running."""
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
    """Those who play, and what the bot has told of its newest state."""

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
        """The messages that anybody has ever seen, private ones included."""
        return {
            data["id"]
            for player in self._players
            for name, data in player.person.inbox.got
            if name == "MESSAGE_CREATE"
        }

    async def _press_once(self) -> None:
        """Somebody does what is theirs to do, and it is saved.

        Nobody has anything to do, or is too late, when the turn has just ended by itself: then
        that is what is saved.
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
        """What was asked for, once nothing more is."""
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

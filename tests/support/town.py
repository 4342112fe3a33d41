"""A town for `make soak`: several tables and other flows in one server, with Discord's limits."""

from __future__ import annotations

import asyncio
import io
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import aiohttp

from bot.playground.server import PlaygroundSettings, serve
from bot.store.database.address import Address
from bot.tables.table import LiveTable
from bot.ui.custom_ids import NotOurs, parse
from editions.loader import load
from tests.soak.killing import NAMES, Ordeal, Player, Tally
from tests.support.bot_process import BotProcess, forked_bots
from tests.support.counting import miscount, standing
from tests.support.databases import on_disk
from tests.support.evening import buttons, option, sub
from tests.support.handing_in import town as an_edition
from tests.support.lobbying import lobby_says, opened, press, told
from tests.support.moderating import moderates
from tests.support.patience import patience
from tests.support.players import Json, Person
from tests.support.pressing import Player as Reader
from tests.support.pressing import components, name_of, part_of

POOR: dict[str, Any] = {"starting_cash": 150, "salary": 0}
TABLES: dict[str, dict[str, Any]] = {
    "plain": {"speed": "relaxed"},
    "hurried": {"speed": "live"},
    "poor": {"speed": "relaxed", "house": POOR},
    "questions": {
        "speed": "relaxed",
        "edition": "america",
        "modules": ("american_expansion", "just_visit_america", "free_parking_game_show"),
    },
    "bidding": {"speed": "relaxed", "edition": "harbour", "variant": "short", "house": POOR},
    "timed": {"speed": "live", "variant": "timed", "minutes": 20},
}
"""The settings of the game in each channel, by the channel's name."""
LOBBY, SPARE = "opening", "spare"
OTHERS = (LOBBY, SPARE)
STEADY = 5
"""Counts in a row that have to be right."""
FAILS = (AssertionError, LookupError, RuntimeError, TimeoutError, ValueError)
"""Errors of people who press on a changed page, or whose bot was killed."""
RUNNING = "('lobby', 'live', 'paused')"


@dataclass(frozen=True)
class Promise:
    """A fact that somebody was told: from then on the SQL query must return `found`."""

    words: str
    sql: str
    values: tuple[object, ...]
    found: object = 1


class Guest(Reader):
    """A person at one of several tables, who also takes back moves and votes."""

    def __init__(
        self, person: Person, game: int, edition: str, chance: random.Random, pressed: Counter[str]
    ) -> None:
        table = cast(LiveTable, SimpleNamespace(ed=load(edition)))
        super().__init__(person, person.name.title(), table, chance)
        self.game = game
        self.pressed = pressed

    def look(self) -> None:
        super().look()
        others = [id_ for id_, message in self.messages.items() if not self._is_here(message)]
        for id_ in others:
            del self.messages[id_]

    def _is_here(self, message: Json) -> bool:
        for part in components(message):
            with suppress(NotOurs):
                if parse(part["custom_id"]).game == self.game:
                    return True
        return False

    async def move(self) -> bool:
        self.look()
        vote = self._with("seat-agree")
        if vote is not None and self.chance.random() < 0.5:
            kinds = ["seat-agree"] * 3 + ["seat-object"]
            await self.press(vote, part_of(vote, self.chance.choice(kinds)))
            return True
        table = self._with("panel")
        if table is not None and self.chance.random() < 0.08:
            undo = [part for part in components(table) if name_of(part) == "seat-undo"]
            if undo:
                await self.press(table, undo[0])
                return True
        return await super().move()


@dataclass
class Town(Ordeal):
    """Tables and people that stay while the bot is killed again and again."""

    mia: Person = field(kw_only=True)
    session: aiohttp.ClientSession = field(kw_only=True)
    games: dict[str, int] = field(default_factory=dict)
    promises: dict[str, Promise] = field(default_factory=dict)
    flows: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    pressed: Counter[str] = field(default_factory=Counter)
    crowded: set[int] = field(default_factory=set)
    """Ids of channels that had more than one game."""
    _numbers: Any = field(default_factory=count)

    async def open_tables(self, seed: str) -> None:
        """Start a game in every channel of `TABLES` that has none."""
        for name, settings in TABLES.items():
            if not self._goes_on(name):
                self.crowded |= {int(self.mia.channel(name))} if name in self.games else set()
                number = f"{seed} {next(self._numbers)}"
                self.games[name] = await self.begin(number, name, **settings)

    def _goes_on(self, name: str) -> bool:
        if name not in self.games:
            return False
        ((status,),) = on_disk(
            self.database, "SELECT status FROM games WHERE id = ?", self.games[name]
        )
        return str(status) != "over"

    async def life(self, flow: str) -> None:
        """Start the bot, check the messages, let people play and run one flow, and end the bot."""
        async with self.alive() as process:
            await self._all_stands_once()
            before = self._entries()
            guests = [self._keep_playing(guest) for guest in self._guests()]
            tasks = [asyncio.create_task(one) for one in (*guests, self._flow(flow))]
            async with patience():
                while self._entries() < before + 3:
                    assert process.returncode is None, "the bot ended by itself"
                    await asyncio.sleep(0.05)
            with suppress(TimeoutError):  # at times the flow is completed
                await asyncio.wait_for(
                    asyncio.shield(tasks[-1]), self.chance.choice((0.0, 0.5, 2.0, 6.0))
                )
            await self.worst_moment()
            await self._end(process)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.running.control.calm({})

    async def _end(self, process: BotProcess) -> None:
        if self.chance.random() < 0.15:
            self.running.control.calm({})
            process.send_signal(signal.SIGTERM)
            async with patience():
                assert await process.wait() == 0, "a polite end is a good one"
            self.ends["SIGTERM"] += 1
            return
        process.send_signal(signal.SIGKILL)
        await process.wait()
        self.tally.kills += 1

    async def check_all(self) -> None:
        """Check the log of every game and the fact behind every promise."""
        for game in self.games.values():
            await self.check(game)
        for promise in self.promises.values():
            ((found,),) = on_disk(self.database, promise.sql, *promise.values)
            assert found == promise.found, f"told: {promise.words}; on disk: {found}"

    async def _all_stands_once(self) -> None:
        world, good, wrong = self.running.stage.world, 0, ""
        with suppress(TimeoutError):
            async with patience():
                while good < STEADY:
                    await asyncio.sleep(0.1)
                    wrong = miscount(world, self.database, self.crowded)
                    good = good + 1 if self.is_connected() and not wrong else 0
        assert good == STEADY, wrong
        self.tally.counted += len(standing(world))

    def _entries(self) -> int:
        ((entries,),) = on_disk(self.database, "SELECT sum(seq) FROM games")
        return int(entries)

    def _guests(self) -> list[Guest]:
        people = [player.person for player in self.players]
        return [
            Guest(person, game, TABLES[name].get("edition", "classic"), self.chance, self.pressed)
            for name, game in self.games.items()
            for person in people
        ]

    async def _keep_playing(self, guest: Guest) -> None:
        while True:
            with suppress(*FAILS):
                async with asyncio.timeout(20):
                    await guest.move()
            await asyncio.sleep(self.chance.uniform(0.1, 0.6))

    # The flows beside the games

    async def _flow(self, name: str) -> None:
        steps: dict[str, Callable[[], Awaitable[None]]] = {
            "lobby": self._open_lobby,
            "upload": self._upload,
            "move": self._move,
            "revive": self._revive,
        }
        with suppress(*FAILS):
            await steps[name]()
            self.flows[name] += 1

    def _promise(self, key: str, words: str, sql: str, *values: object, found: object = 1) -> None:
        self.promises[key] = Promise(words, sql, values, found)

    def _running_in(self, channel: str) -> int | None:
        sql = f"SELECT id FROM games WHERE channel = ? AND status IN {RUNNING}"
        rows = on_disk(self.database, sql, int(self.mia.channel(channel)))
        return int(rows[0][0]) if rows else None

    async def _open_lobby(self) -> None:
        ana, ben = self.players[0].person, self.players[1].person
        self.promises.pop("lobby", None)
        self.crowded.add(int(self.mia.channel(LOBBY)))
        if self._running_in(LOBBY) is not None:
            await moderates(self.mia, "end", says="is closed", channel=LOBBY)
        lobby = await opened(ana, option("speed", "relaxed"), channel=LOBBY)
        where = int(ana.channel(LOBBY))
        there = f"SELECT count(*) FROM games WHERE channel = ? AND status IN {RUNNING}"
        self._promise("lobby", "the lobby is open", there, where)
        await press(ben, lobby, "Join")
        await lobby_says(ana, lobby, "**Ben**")
        seated = (
            "SELECT count(*) FROM seats WHERE user = ? AND game IN"
            f" (SELECT id FROM games WHERE channel = ? AND status IN {RUNNING})"
        )
        self._promise("lobby", "Ben has joined", seated, int(ben.id), where)
        mark = ana.mark()
        await press(ana, lobby, "Start")
        await ana.wait_message(
            lambda m: m["channel_id"] == ana.channel(LOBBY) and "My panel" in buttons(m), after=mark
        )
        live = "SELECT count(*) FROM games WHERE channel = ? AND status = 'live'"
        self._promise("lobby", "the game has begun", live, where)

    async def _upload(self) -> None:
        self.promises.pop("upload", None)
        file = an_edition(f"Pond {next(self._numbers)}")
        form = aiohttp.FormData()
        form.add_field("file", io.BytesIO(file), filename="town.toml")
        url = f"{self.running.url}/page/upload?as={self.mia.name}"
        async with self.session.post(url, data=form) as answer:
            number = (await answer.json())["id"]
        mark = self.mia.mark()
        await self.mia.slash("edition", sub("upload", option("file", number, 11)))
        preview = await told(self.mia, "Nobody else sees this yet", after=mark)
        mark = self.mia.mark()
        publish = components(preview)[0]  # the first button is Publish or Replace
        assert await self.mia.outcome(await self.mia.click(preview, publish["custom_id"])) == "done"
        await told(self.mia, "is published as version", after=mark)
        kept = "SELECT count(*) FROM editions WHERE file = ?"
        self._promise("upload", "the edition is published", kept, file)

    async def _move(self) -> None:
        away = self._running_in(SPARE)
        names = [name for name, game in self.games.items() if away in (None, game)]
        name = self.chance.choice(names)
        game, to = self.games[name], int(self.mia.channel(name if away else SPARE))
        self.promises.pop("move", None)
        self.crowded |= {to, int(self.mia.channel(name))}
        options = option("channel", str(to), 7), option("game", game, 4)
        await moderates(self.mia, "transfer", *options, says="The game goes on in")
        moved = "SELECT channel FROM games WHERE id = ?"
        self._promise("move", "the game was moved", moved, game, found=to)

    async def _revive(self) -> None:
        name = self.chance.choice([*self.games])
        game = self.games[name]
        self.crowded.add(int(self.mia.channel(name)))
        self.promises.pop("revive", None)
        status = "SELECT status FROM games WHERE id = ?"
        ((now,),) = on_disk(self.database, status, game)
        if now == "live":
            await moderates(self.mia, "end", option("game", game, 4), says="The game is closed")
            self._promise("revive", "the game is closed", status, game, found="closed")
        where = option("channel", self.mia.channel(name), 7)
        for key in ("revive", "move"):
            self.promises.pop(key, None)
        await moderates(self.mia, "revive", option("game", game, 4), where, says="The game is back")
        back = "SELECT count(*) FROM games WHERE id = ? AND status != 'closed'"
        self._promise("revive", "the game is back", back, game)


FLOWS = ("lobby", "upload", "move", "revive")


@asynccontextmanager
async def a_town(
    database: Address, chance: random.Random, tally: Tally | None = None
) -> AsyncIterator[Town]:
    """Start a playground with Discord's limits, its channels and people."""
    running = await serve(PlaygroundSettings(port=0, identify_seconds=0.0, session_starts=10**6))
    guild = next(iter(running.stage.world.guilds))
    for name in (*TABLES, *OTHERS):
        running.control.channel({"guild_id": guild, "name": name})
    async with aiohttp.ClientSession() as session, forked_bots() as bots:
        people = [Person(name) for name in (*NAMES, "mia")]
        try:
            for person in people:
                await person.sit_down(session, running.url)
            players = [Player(person, chance) for person in people[:-1]]
            yield Town(
                running,
                database,
                players,
                chance,
                tally or Tally(),
                (0.2, 0.3),
                bots,
                mia=people[-1],
                session=session,
            )
        finally:
            for person in people:
                await person.leave()
            await running.close()

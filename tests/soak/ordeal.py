"""Several processes that are one bot, people who play in many servers, and failures."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from bot.playground.cast import PEOPLE
from bot.playground.server import PlaygroundSettings, Running, serve
from bot.store.database.address import Server
from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.database import Database
from bot.store.games.games import Games
from bot.store.shards.leases import LEASE
from bot.store.users.people import People
from bot.tables.registry import Tables
from bot.ui.custom_ids import Press, parse
from bot.words import say
from editions.loader import load
from engine.rules import configure
from engine.setup import choose_tokens
from tests.soak.killing import EPHEMERAL, Player, Tally, custom_ids
from tests.soak.killing import Ordeal as OneGame
from tests.support import postgres_server
from tests.support.counting import miscount
from tests.support.databases import on_disk
from tests.support.paths import ROOT
from tests.support.patience import PATIENCE, patience, share
from tests.support.players import Json, Person

NAMES = ("ana", "ben")
WITHIN = 15.0
"""Seconds after which every table must answer again, besides Discord's own waits."""
IDENTIFY, ON_THE_WAY = 5.0, 0.25
"""Seconds between two sessions of a bucket, and how much later the next one begins."""
STEADY = 5
ONE_MOMENT = say("error-one_moment")
ENDS = ("done", "failed", "one moment")
"""Outcomes of a press. All others count as refused, for example when its message has changed."""
LEASED = "SELECT shard, owner, ready FROM rentroll_leases ORDER BY shard"
OWNED = "rentroll_leases JOIN rentroll_processes ON name = owner"
ALIVE = f"SELECT name, place FROM rentroll_processes WHERE renewed > now() - interval '{LEASE} s'"


@dataclass
class Seen:
    """Measurements over all rounds."""

    failures: Counter[str] = field(default_factory=Counter)
    """The number of failures of each kind."""
    took: dict[str, list[float]] = field(default_factory=dict)
    """Seconds until shards were taken, were connected, and tables answered again."""
    late: list[str] = field(default_factory=list)
    presses: Counter[str] = field(default_factory=Counter)
    """Presses by their outcome."""
    tally: Tally = field(default_factory=Tally)

    def note(self, what: str, seconds: Iterable[float]) -> None:
        self.took.setdefault(what, []).extend(seconds)

    def told(self) -> str:
        lines = [f"{what}: {_distribution(took)}" for what, took in self.took.items() if took]
        failures, presses = (
            ", ".join(f"{count} × {kind}" for kind, count in counted.items())
            for counted in (self.failures, self.presses)
        )
        lines.append(
            f"{failures}; presses: {presses}; {self.tally.actions} actions of people in "
            f"{self.tally.games} games, each once; {self.tally.shown} shown tables checked;"
            f" {len(self.late)} times too late {' '.join(self.late)}"
        )
        return "\n".join(lines)


def _distribution(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.9, 0.99)]
    return (
        f"{at[0]:.1f} s (median), {at[1]:.1f} s (9 of 10), {at[2]:.1f} s (99 of 100), "
        f"{ordered[-1]:.1f} s (last) of {len(ordered)}"
    )


@dataclass(eq=False)
class OneProcess:
    """A process of the bot."""

    process: asyncio.subprocess.Process

    @property
    def pid(self) -> int:
        return self.process.pid

    def send_signal(self, number: int) -> None:
        self.process.send_signal(number)

    async def end(self) -> None:
        """Kill the process if it still runs, and close its pipes."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        self.process._transport.close()  # type: ignore[attr-defined]


class Table:
    """A game in a server, with the newest message of its table."""

    def __init__(self, game: int, guild: int, channel: int) -> None:
        self.game, self.guild, self.channel = game, guild, channel
        self.message: Json = {}


async def deal(
    running: Running, database: Server, people: Sequence[Person], servers: int, seed: str
) -> dict[int, Table]:
    """Store a game of these people in each of several servers, and return the tables."""
    world = running.stage.world
    places = [
        next(one for one in world.channels.values() if one.guild_id == guild and one.type == 0)
        for guild in list(world.guilds)[-servers:]
    ]
    ed = configure(load("classic"), "standard")
    tokens = choose_tokens(ed, len(people), ())
    seats = [
        Sitting(person.name.title(), token, int(person.id))
        for person, token in zip(people, tokens, strict=True)
    ]
    db = await Database.open(database)
    games = Games(db)
    tables = Tables(games, People(db), lambda: 0.0, pace=PATIENCE)
    dealt = {}
    for number, place in enumerate(places):
        guild = place.guild_id or 0
        game = await games.create(guild, place.id, GameSettings(speed="none"), seats, 0.0)
        row = await games.game(game)
        assert row is not None
        await tables.begin(row, ed, seats, f"{seed} {number}")
        dealt[game] = Table(game, guild, place.id)
    await tables.close()
    await db.close()
    return dealt


@dataclass
class Ordeal:
    """A playground and a database server that stay while processes of the bot are killed."""

    running: Running
    folder: Path
    shards: int
    people: list[Person]
    chance: random.Random
    postgres: subprocess.Popen[bytes]
    seen: Seen = field(default_factory=Seen)
    processes: list[OneProcess] = field(default_factory=list)
    tables: dict[int, Table] = field(default_factory=dict)
    _read: dict[str, int] = field(default_factory=dict)
    _moments: set[str] = field(default_factory=set)
    """Interactions that were answered with "one moment"."""

    @property
    def database(self) -> Server:
        return Server(postgres_server.url(self.folder, "postgres"))

    # Processes

    async def start(self) -> OneProcess:
        """Start another process."""
        with (self.folder / f"bot-{time.monotonic():.3f}.log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.soak.cluster_process"),
                *(self.running.url, self.database.url, str(self.shards)),
                str(self.running.settings.identify_seconds + ON_THE_WAY),
                cwd=ROOT,
                env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
                stderr=log,
            )
        one = OneProcess(process)
        self.processes.append(one)
        return one

    async def replace(self, one: OneProcess) -> None:
        """Start a new process in the place of one that ended, as a supervisor does."""
        await one.end()
        self.processes.remove(one)
        await self.start()

    # State

    def leases(self) -> list[tuple[int, str, int]]:
        return on_disk(self.database, LEASED)

    def shards_of(self, one: OneProcess) -> dict[int, int]:
        """Return the fences of a process's shards, by shard, as the database has them."""
        sql = f"SELECT shard, fence FROM {OWNED} WHERE place LIKE ?"
        return dict(on_disk(self.database, sql, f"% {one.pid}"))

    async def until(self, true: Callable[[], bool], what: str) -> None:
        try:
            async with patience():
                while not true():  # noqa: ASYNC110 - others set no event
                    await asyncio.sleep(0.25)
        except TimeoutError:
            raise AssertionError(f"{what}: {self.leases()}") from None

    async def all_connected(self) -> None:
        """Wait until living processes hold all shards in equal shares and are connected."""
        most = -(-self.shards // len(self.processes))

        def so() -> bool:
            ended = [one for one in self.processes if one.process.returncode is not None]
            assert not ended, "a process ended by itself"
            with suppress(Exception):  # the server may be down
                alive = {name for name, _ in on_disk(self.database, ALIVE)}
                leases = self.leases()
                each = [sum(owner == name for _, owner, _ in leases) for name in alive]
                return (
                    len(leases) == self.shards
                    and all(owner in alive and ready for _, owner, ready in leases)
                    and max(each) <= most
                    and len(alive) == len(self.processes)
                    and self._sessions() == [[number, self.shards] for number in range(self.shards)]
                )
            return False

        await self.until(so, "not every shard has one owner")

    def _sessions(self) -> list[Any]:
        state = self.running.control.state()
        return sorted(one["shard"] for one in state["sessions"] if one["connected"])

    # Playing

    def look(self) -> None:
        """Update the tables with the newest messages that people received."""
        for person in self.people:
            news = person.inbox.got[self._read.get(person.name, 0) :]
            self._read[person.name] = self._read.get(person.name, 0) + len(news)
            for name, data in news:
                if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                    if data.get("content") == ONE_MOMENT:
                        self._moments.add(data["interaction_metadata"]["id"])
                    for table in self._boards(data):
                        table.message = data

    def _boards(self, message: Json) -> list[Table]:
        """Return the table whose public message this is, in a list, or nothing."""
        presses = [parse(one) for one in custom_ids(message)]
        games = [one.game for one in presses if one.verb == "panel"]
        shown = "content" in message and not message.get("flags", 0) & EPHEMERAL
        return [self.tables[game] for game in games if shown and game in self.tables]

    async def press(self, table: Table) -> str:
        """Press a button of a table as the player who is asked, and return the outcome."""
        self.look()
        presses = [(one, parse(one)) for one in custom_ids(table.message)]
        # Nobody bids here, so an auction would not go on.
        moves = [one for one, it in presses if it.verb == "do" and it.args[0] != "decline"]
        content = table.message.get("content", "")
        asked = [one for one in self.people if f"**{one.name.title()}**" in content]
        person = (asked or self.people)[0]
        if not moves:
            return ""
        return await self._answer(person, table, self.chance.choice(moves))

    async def _answer(self, person: Person, table: Table, custom_id: str) -> str:
        """Press a component, note the outcome and return it."""
        nonce = await person.click(table.message, custom_id)
        outcome = await person.outcome(nonce)
        self.look()
        known = reversed(self.running.stage.world.interactions.values())
        if any(str(one.id) in self._moments for one in known if one.nonce == nonce):
            outcome = "one moment"
        self.seen.presses[outcome if outcome in ENDS else "refused"] += 1
        return outcome

    async def keep_playing(self, pause: float) -> None:
        while True:
            table = self.chance.choice([*self.tables.values()])
            await self.press(table)
            await asyncio.sleep(pause)

    @asynccontextmanager
    async def playing(self, hands: int = 3, pause: float = 0.1) -> AsyncIterator[None]:
        """Let people play in the background until the block ends."""
        playing = [asyncio.create_task(self.keep_playing(pause)) for _ in range(hands)]
        try:
            yield
        finally:
            for task in playing:
                if task.done() and not task.cancelled():
                    task.result()
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def ask(self, table: Table, since: float) -> float:
        """Press My panel until it opens, and return the seconds since `since`."""
        person = self.people[0]
        async with patience(4 * PATIENCE):
            while True:
                self.look()
                panel = Press(table.game, "panel").custom_id
                there = panel in custom_ids(table.message)
                if there and await self._answer(person, table, panel) == "done":
                    return time.monotonic() - since
                await asyncio.sleep(0.25)

    async def answers_again(
        self, kind: str, lost: dict[int, int], since: float, sample: int
    ) -> None:
        """Measure how soon some tables of these shards answer again, and note the late ones."""
        self.seen.failures[kind] += 1
        watching = asyncio.create_task(self._note_owners(kind, lost, since))
        there = [t for t in self.tables.values() if (t.guild >> 22) % self.shards in lost]
        asked = self.chance.sample(there, min(sample, len(there)))
        took = await asyncio.gather(*(self.ask(table, since) for table in asked))
        settings = self.running.settings
        each = Counter(shard % settings.max_concurrency for shard in lost)
        waits = settings.identify_seconds * max(each.values(), default=0)
        self.seen.note(f"{kind}: tables answered", took)
        await watching
        last = max(took, default=0.0)
        if last > (WITHIN + waits) / share():
            self.seen.late.append(f"({kind}: {last:.1f} s of {WITHIN + waits:.0f} s)")

    async def _note_owners(self, kind: str, lost: dict[int, int], since: float) -> None:
        """Note when each of these shards has another owner, and when that owner is connected."""
        sql = f"SELECT shard, fence, ready FROM {OWNED}"
        unowned, unready = {*lost}, {*lost}
        async with patience(4 * PATIENCE):
            while unready:
                rows = await asyncio.to_thread(on_disk, self.database, sql)
                now = time.monotonic() - since
                taken = {shard: ready for shard, fence, ready in rows if fence != lost.get(shard)}
                connected = {shard for shard, ready in taken.items() if ready}
                self.seen.note(f"{kind}: shards taken", [now] * len(unowned & {*taken}))
                self.seen.note(f"{kind}: shards connected", [now] * len(unready & connected))
                unowned -= {*taken}
                unready -= connected
                await asyncio.sleep(0.1)

    # Failures

    async def kill(self, sample: int = 6) -> None:
        """Kill a process without warning, and start another one."""
        one = self.chance.choice(self.processes)
        lost, since = self.shards_of(one), time.monotonic()
        one.send_signal(signal.SIGKILL)
        await self.replace(one)
        await self.answers_again("killed", lost, since, sample)

    async def freeze(self, sample: int = 6) -> None:
        """Stop a process for longer than its lease, then let it continue."""
        one = self.chance.choice(self.processes)
        lost, since = self.shards_of(one), time.monotonic()
        one.send_signal(signal.SIGSTOP)
        await self.until(
            lambda: not lost.keys() & self.shards_of(one).keys(),
            "a frozen process keeps its shards",
        )
        one.send_signal(signal.SIGCONT)
        await self.answers_again("frozen", lost, since, sample)

    async def restart_database(self, number: int, sample: int = 6) -> None:
        since = time.monotonic()
        self.postgres.send_signal(number)
        await asyncio.to_thread(self.postgres.wait)
        self.postgres = await asyncio.to_thread(postgres_server.start, self.folder)
        everywhere = dict.fromkeys(range(self.shards), 0)
        await self.answers_again("database restarted", everywhere, since, sample)

    async def restart_all(self, sample: int = 6) -> None:
        """Stop the processes in order, one after the other, and start each again."""
        for one in [*self.processes]:
            lost, since = self.shards_of(one), time.monotonic()
            one.send_signal(signal.SIGTERM)
            await self.answers_again("stopped", lost, since, sample)
            await one.process.wait()
            await self.replace(one)
            await self.all_connected()

    # Checks

    async def check(self) -> None:
        """Check that everything confirmed is in the log once, and every message is posted once."""
        await self.all_connected()
        good, wrong = 0, ""
        with suppress(TimeoutError):
            async with patience():
                while good < STEADY:
                    await asyncio.sleep(0.25)
                    wrong = miscount(self.running.stage.world, self.database)
                    good = 0 if wrong else good + 1
        assert good == STEADY, wrong
        players = [Player(person, self.chance) for person in self.people]
        one = OneGame(self.running, self.database, players, self.chance, self.seen.tally)
        for game in self.tables:
            await one.check(game)
            self.seen.tally.games += 1
        assert self.seen.tally.actions, "people have played"
        assert not self.seen.late, self.seen.told()

    async def close(self) -> None:
        for one in [*self.processes]:
            await one.end()


@asynccontextmanager
async def an_ordeal(
    seed: str,
    servers: int,
    shards: int,
    concurrency: int,
    processes: int,
    identify: float = IDENTIFY,
) -> AsyncIterator[Ordeal]:
    """Start a playground, a database server and connected processes until the block ends.

    Discord's `identify` is five seconds. A shorter one makes tests quicker.
    """
    settings = PlaygroundSettings(
        port=0,
        servers=servers,
        shards=shards,
        max_concurrency=concurrency,
        identify_seconds=identify,
    )
    with tempfile.TemporaryDirectory(prefix="rr-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        postgres = await asyncio.to_thread(postgres_server.start, folder)
        running = await serve(settings)
        people = [Person(name) for name in NAMES]
        assert {*NAMES} <= {name.lower() for name in PEOPLE}
        async with aiohttp.ClientSession() as session:
            for person in people:
                await person.sit_down(session, running.url)
            ordeal = Ordeal(running, folder, shards, people, random.Random(seed), postgres)
            try:
                database = ordeal.database
                ordeal.tables = await deal(running, database, people, servers, seed)
                for _ in range(processes):
                    await ordeal.start()
                await ordeal.all_connected()
                yield ordeal
            finally:
                await ordeal.close()
                for person in people:
                    await person.leave()
                await running.close()
                ordeal.postgres.send_signal(signal.SIGQUIT)
                ordeal.postgres.wait()

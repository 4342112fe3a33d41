"""Games whose bot is killed without warning, again and again; and what must be true afterwards."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import aiohttp

from bot.playground.server import Running, Settings, serve
from bot.playground.world import LOADING
from bot.store.address import Address, Server
from bot.store.checkup import check_up
from bot.store.codec import Commit, GameSettings, Sitting, digest
from bot.store.db import Database
from bot.store.games import Games
from bot.store.people import People
from bot.tables.log import Log
from bot.tables.registry import Tables
from bot.tables.story import NEWS, Teller
from bot.ui.ids import Press, action_args, parse
from bot.words import safe, say
from editions.loader import load
from engine.asked import waiting
from engine.game import fold
from engine.rules import configure
from engine.setup import choose_tokens
from tests.bot.counting import miscount, standing
from tests.bot.databases import on_disk
from tests.patience import PATIENCE, patience, share
from tests.playground.players import Json, Person
from tests.wording import samples

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("ana", "ben", "cleo")
COMMANDS = {"roll": "roll", "buy": "buy", "decline": "decline", "end": "end_turn"}
EPHEMERAL = 64
SENDS = r"^/channels/\d+/(messages|threads)$|^/webhooks/\d+/[^/]+$"
"""Requests that make something new."""
STEADY = 10
"""So many counts in a row have to be right."""


@dataclass
class Tally:
    """What happened over all rounds."""

    kills: int = 0
    games: int = 0
    actions: int = 0
    confirmed: int = 0
    shown: int = 0
    in_a_send: int = 0
    counted: int = 0


class Player:
    """Somebody who presses whatever looks like a move, whoever's it is."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        self.person = person
        self.chance = chance
        self.messages: dict[str, Json] = {}
        self._seen = 0

    @property
    def knows_the_commands(self) -> bool:
        """Whether the bot has told its commands; the first time that takes a moment."""
        return any(one["name"] == "roll" for one in self.person.hello.get("commands", ()))

    def look(self) -> None:
        """Take in what has been posted, changed and deleted since the last look."""
        news = self.person.inbox.got[self._seen :]
        self._seen += len(news)
        for name, data in news:
            if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                self.messages[data["id"]] = self.messages.get(data["id"], {}) | data
            elif name == "MESSAGE_DELETE":
                self.messages.pop(data["id"], None)

    def moves(self, game: int) -> list[tuple[Json, str]]:
        """The buttons in sight that stand for an action in this game."""
        return [
            (message, custom_id)
            for message in self.messages.values()
            for custom_id in custom_ids(message)
            if (press := parse(custom_id)).verb == "do" and press.game == game
        ]

    async def press(self, game: int) -> None:
        """Press a button or type a command, and wait until it is answered or has failed."""
        self.look()
        mark = self.person.mark()
        moves = self.moves(game)
        mine = [move for move in moves if f"**{self.person.name.title()}**" in move[0]["content"]]
        if not mine and self.chance.random() < 0.8:
            return
        if moves and self.chance.random() < 0.6:
            nonce = await self.person.click(*self.chance.choice(mine or moves))
        else:
            nonce = await self.person.slash(self.chance.choice(list(COMMANDS)), channel="lobby")
        await self.person.outcome(nonce)
        for _ in range(round(100 / share())):  # the words come later, unless the bot is killed
            if not self._awaits_words(mark):
                return
            await asyncio.sleep(0.005)

    def _awaits_words(self, mark: int) -> bool:
        """Whether an answer since then still says that the bot is thinking."""
        self.look()
        since = {data["id"] for _, data in self.person.inbox.got[mark:] if "id" in data}
        return any(self.messages[id_].get("flags", 0) & LOADING for id_ in since & {*self.messages})


def custom_ids(message: Json) -> list[str]:
    """Of all buttons on a message."""
    return [
        part["custom_id"]
        for row in message.get("components", ())
        for part in row.get("components", ())
        if part["type"] == 2 and "custom_id" in part and not part.get("disabled")
    ]


@dataclass
class Ordeal:
    """One game: a playground that stays, people who stay, and a bot that does not."""

    running: Running
    database: Address
    players: list[Player]
    chance: random.Random
    tally: Tally

    async def begin(self, seed: str) -> int:
        """A game on disk that waits for its bot."""
        channel = int(self.players[0].person.channel("lobby"))
        ed = configure(load("classic"), "standard")
        tokens = choose_tokens(ed, len(self.players) + 1, ())
        seats = [
            Sitting(player.person.name.title(), token, int(player.person.id))
            for player, token in zip(self.players, tokens, strict=False)
        ]
        seats.append(Sitting("Robo Rita", tokens[-1], robot="steady"))
        db = await Database.open(self.database)
        games = Games(db)
        guild = self.running.stage.world.channels[channel].guild_id or 0
        game = await games.create(guild, channel, GameSettings(speed="none"), seats, 0.0)
        row = await games.game(game)
        assert row is not None
        tables = Tables(games, People(db), lambda: 0.0, pace=PATIENCE)
        await tables.begin(row, ed, seats, seed)
        await tables.close()
        await db.close()
        self.tally.games += 1
        return game

    async def live_and_die(self, game: int) -> None:
        """Start the bot, play, and kill it in the middle of something."""
        async with self._alive() as process:
            before = last_entry(self.database, game)
            playing = asyncio.create_task(self._play(game))
            async with patience():
                while last_entry(self.database, game) == before and not playing.done():
                    assert process.returncode is None, "the bot ended by itself"
                    await asyncio.sleep(0.02)
            await self._until_the_worst_moment()
            process.send_signal(signal.SIGKILL)
            await process.wait()
            self.running.control.calm({})
            if not playing.cancel():
                await playing
            await asyncio.gather(playing, return_exceptions=True)
        self.tally.kills += 1

    async def _until_the_worst_moment(self) -> None:
        """Any moment; or while a new message is on its way to Discord, or its answer back."""
        if self.chance.random() < 0.4:
            await asyncio.sleep(self.chance.uniform(0.0, 1.2) / share())
            return
        after = self.chance.random() < 0.7
        fault = {"kind": "hang", "method": "POST", "path": SENDS, "times": 1, "after": after}
        self.running.control.fault(fault)
        try:
            await asyncio.wait_for(self.running.stage.faults.hanging.wait(), 3 / share())
        except TimeoutError:
            return  # nothing new was sent
        self.tally.in_a_send += 1

    async def count(self) -> None:
        """Start the bot, and kill it again when for a while every message has stood once."""
        world, good, wrong = self.running.stage.world, 0, ""
        async with self._alive():
            with suppress(TimeoutError):
                async with patience():
                    while good < STEADY:
                        await asyncio.sleep(0.05)
                        wrong = miscount(world, self.database)
                        good = good + 1 if self._is_connected() and not wrong else 0
        assert good == STEADY, wrong
        self.tally.counted += len(standing(world))

    def _is_connected(self) -> bool:
        return any(session["connected"] for session in self.running.control.state()["sessions"])

    @asynccontextmanager
    async def _alive(self) -> AsyncIterator[asyncio.subprocess.Process]:
        """A bot, which is killed at the end if it has not been before."""
        named = self.database.url if isinstance(self.database, Server) else str(self.database)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bot.bot_process", self.running.url, named),
            cwd=ROOT,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            yield process
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
            process._transport.close()  # type: ignore[attr-defined]

    async def _play(self, game: int) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(self._keep_pressing(player, game))

    async def _keep_pressing(self, player: Player, game: int) -> None:
        while True:
            if player.knows_the_commands:
                await player.press(game)
            await asyncio.sleep(self.chance.uniform(0.0, 0.03))

    async def check(self, game: int) -> bool:
        """Everything people saw is in the log, once, and the log leads to the state.

        Returns whether people who only press buttons can go on from there.
        """
        for player in self.players:
            await player.person.settled()
            player.look()
        db = await Database.look(self.database)
        games = Games(db)
        row = await games.game(game)
        assert row is not None
        commits = await games.commits(game)
        assert row.seq == commits[-1].seq == len(commits) - 1, "the log has no hole"
        state = await games.start_state(game)
        teller = Teller(await games.edition(game), await self._names(games, game), state)
        stories: set[str] = set()
        for commit in commits:
            state = fold(state, commit.events)
            assert digest(state) == commit.digest, f"entry {commit.seq} is not what it was"
            teller.tell(commit)
            stories.add(" ".join(safe(words) for words in teller.news(NEWS)))
        assert await Log(games, game).state_at(row.seq) == state, "snapshots agree with the log"
        seats = await games.seats(game)
        await db.close()
        done = interactions_of(self.database, game)
        self._check_presses(done, commits, seats)
        self._check_answers(done)
        self._check_shown(game, stories)
        self.tally.actions += len(done)
        return "debt" not in waiting(state).values() and state.result is None

    async def _names(self, games: Games, game: int) -> list[str]:
        return [sitting.name for sitting in await games.seats(game)]

    def _check_presses(
        self, done: dict[int, int], commits: list[Commit], seats: list[Sitting]
    ) -> None:
        """Each action of a person is one press of that person, and the one they pressed."""
        begun = self.running.stage.world.interactions
        people = [c for c in commits if c.by == "player" and c.actor >= 0]
        assert len(people) == len(done), "an action without a press, or two of one press"
        for interaction, seq in done.items():
            press, commit = begun[interaction], commits[seq]
            assert press.user_id == seats[commit.actor].user
            move = action_args(commit.move)  # type: ignore[arg-type]
            if press.command_name is not None:
                assert COMMANDS[press.command_name] == move[0]
            else:
                assert parse(press.data["custom_id"]) == Press(
                    parse(press.data["custom_id"]).game, "do", move
                )

    def _check_answers(self, done: dict[int, int]) -> None:
        """Whoever was told privately that it is done finds it in the log."""
        for player in self.players:
            for message in player.messages.values():
                about = message.get("interaction_metadata") or {}
                text = message["content"]
                if about.get("name") in COMMANDS and text and not is_refusal(text):
                    assert int(about["id"]) in done, f"told {text!r}, and it is lost"
                    self.tally.confirmed += 1

    def _check_shown(self, game: int, stories: set[str]) -> None:
        """What the table showed has happened."""
        panel = Press(game, "panel").custom_id
        for player in self.players:
            for name, message in player.person.inbox.got:
                if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and panel in custom_ids(message):
                    news = message["content"].partition("\n\n")[0]
                    if news not in FRESH:
                        assert any(news in story for story in stories), (
                            f"shown {news!r}, and it is lost"
                        )
                        self.tally.shown += 1


FRESH = {say("table-fresh")}
_ERRORS = set(samples("error-").values())


def is_refusal(text: str) -> bool:
    """Whether a private answer says that nothing was done."""
    return "\n-# " in text or text in _ERRORS


def last_entry(database: Address, game: int) -> int:
    ((seq,),) = on_disk(database, "SELECT seq FROM games WHERE id = ?", game)
    return int(seq)


def interactions_of(database: Address, game: int) -> dict[int, int]:
    """Which entry of the log each interaction became."""
    assert check_up(database).problems == ()
    return dict(
        on_disk(
            database,
            "SELECT interaction, seq FROM commits WHERE game = ? AND interaction IS NOT NULL",
            game,
        )
    )


@asynccontextmanager
async def an_ordeal(
    database: Address, chance: random.Random, tally: Tally | None = None
) -> AsyncIterator[Ordeal]:
    """A playground with people in it, for as long as the block lasts."""
    running = await serve(Settings(port=0, rate_limits=False))
    async with aiohttp.ClientSession() as session:
        people = [Person(name) for name in NAMES]
        try:
            for person in people:
                await person.sit_down(session, running.url)
            players = [Player(person, chance) for person in people]
            yield Ordeal(running, database, players, chance, tally or Tally())
        finally:
            for person in people:
                await person.leave()
            await running.close()

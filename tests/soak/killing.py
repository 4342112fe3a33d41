"""Games whose bot is killed again and again, and the checks afterwards."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from time import time
from typing import Any

import aiohttp

from bot.playground.server import PlaygroundSettings, Running, serve
from bot.playground.world import LOADING
from bot.store.database.address import Address
from bot.store.database.checkup import check_up
from bot.store.database.codec import Commit, GameSettings, Sitting, Undo, digest
from bot.store.database.database import Database
from bot.store.games.games import GameRow, Games, Timer
from bot.store.games.remarks import remarks_of
from bot.store.users.people import People
from bot.tables.clocks import DECISION, question
from bot.tables.log import Log, kept_entries, rewound
from bot.tables.registry import Tables
from bot.tables.story import NEWS, TableStory
from bot.tables.takeback import took_back
from bot.ui.custom_ids import Press, action_args, parse
from bot.words import safe, say
from bot.words.narration.narrate import goes_on
from editions.loader import load
from engine.asked import waiting
from engine.game import fold
from engine.rules import configure
from engine.setup import choose_tokens
from engine.state import GameState
from tests.support.bot_process import BotProcess, Bots, Stops, forked_bots
from tests.support.counting import miscount, standing
from tests.support.databases import on_disk
from tests.support.patience import PATIENCE, patience, share
from tests.support.players import Json, Person
from tests.support.wording import samples

NAMES = ("ana", "ben", "cleo")
COMMANDS = {"roll": "roll", "buy": "buy", "decline": "decline", "end": "end_turn"}
EPHEMERAL = 64
SENDS = r"^/channels/\d+/(messages|threads)$|^/webhooks/\d+/[^/]+$"
"""Requests that create a message or a thread."""
STEADY = 10
"""Counts in a row that have to be right."""


@dataclass
class Tally:
    """Totals over all rounds."""

    kills: int = 0
    games: int = 0
    actions: int = 0
    confirmed: int = 0
    shown: int = 0
    in_a_send: int = 0
    counted: int = 0


class Player:
    """A person who presses any button that looks like a move, even another player's."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        self.person = person
        self.chance = chance
        self.messages: dict[str, Json] = {}
        self._seen = 0

    @property
    def knows_the_commands(self) -> bool:
        """True if the bot has registered its commands, which takes a moment at the first start."""
        return any(one["name"] == "roll" for one in self.person.hello.get("commands", ()))

    def look(self) -> None:
        """Update `messages` with what was posted, edited and deleted since the last look."""
        news = self.person.inbox.got[self._seen :]
        self._seen += len(news)
        for name, data in news:
            if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                self.messages[data["id"]] = self.messages.get(data["id"], {}) | data
            elif name == "MESSAGE_DELETE":
                self.messages.pop(data["id"], None)

    def moves(self, game: int) -> list[tuple[Json, str]]:
        """Return the visible buttons that stand for an action in this game."""
        return [
            (message, custom_id)
            for message in self.messages.values()
            for custom_id in custom_ids(message)
            if (press := parse(custom_id)).verb == "do" and press.game == game
        ]

    async def press(self, game: int) -> None:
        """Press a button or use a command, and wait until it is answered or has failed."""
        self.look()
        mark = self.person.mark()
        moves = self.moves(game)
        mine = [move for move in moves if f"**{self.person.name.title()}**" in move[0]["content"]]
        if not mine and self.chance.random() < 0.8:
            return
        if moves and self.chance.random() < 0.6:
            nonce = await self.person.click(*self.chance.choice(mine or moves))
        else:
            asked = {parse(custom_id).args[0] for _, custom_id in mine}
            fitting = [name for name, action in COMMANDS.items() if action in asked]
            command = self.chance.choice(fitting or list(COMMANDS))
            nonce = await self.person.slash(command, channel="lobby")
        await self.person.outcome(nonce)
        for _ in range(round(100 / share())):  # the words come later, unless the bot is killed
            if not self._awaits_words(mark):
                return
            await asyncio.sleep(0.005)

    def _awaits_words(self, mark: int) -> bool:
        """Return True if an answer since the mark still says that the bot is thinking."""
        self.look()
        since = {data["id"] for _, data in self.person.inbox.got[mark:] if "id" in data}
        return any(self.messages[id_].get("flags", 0) & LOADING for id_ in since & {*self.messages})


def custom_ids(message: Json) -> list[str]:
    """Return the custom ids of all enabled buttons of a message."""
    return [
        part["custom_id"]
        for row in message.get("components", ())
        for part in row.get("components", ())
        if part["type"] == 2 and "custom_id" in part and not part.get("disabled")
    ]


@dataclass
class Ordeal:
    """A game whose playground and people stay while its bot is killed."""

    running: Running
    database: Address
    players: list[Player]
    chance: random.Random
    tally: Tally
    tempo: tuple[float, float] = (0.02, 0.1)
    """Seconds between computers' moves, and between edits of a message."""
    bots: Bots | None = None

    async def begin(self, seed: str, channel: str = "lobby", **settings: Any) -> int:
        """Store a game that waits for its bot. `settings` are fields of GameSettings."""
        where = int(self.players[0].person.channel(channel))
        chosen = GameSettings(**{"speed": "none", **settings})
        ed = configure(load(chosen.edition), chosen.variant, chosen.modules, chosen.house)
        tokens = choose_tokens(ed, len(self.players) + 1, ())
        seats = [
            Sitting(player.person.name.title(), token, int(player.person.id))
            for player, token in zip(self.players, tokens, strict=False)
        ]
        seats.append(Sitting("Robo Rita", tokens[-1], robot="steady"))
        db = await Database.open(self.database)
        games = Games(db)
        guild = self.running.stage.world.channels[where].guild_id or 0
        game = await games.create(guild, where, chosen, seats, time())
        row = await games.game(game)
        assert row is not None
        tables = Tables(games, People(db), time, pace=PATIENCE)
        await tables.begin(row, ed, seats, seed)
        await tables.close()
        await db.close()
        self.tally.games += 1
        return game

    async def live_and_die(self, game: int) -> None:
        """Start the bot, play, and kill it at a random moment."""
        async with self.alive() as process:
            before = last_entry(self.database, game)
            playing = asyncio.create_task(self.play(game))
            async with patience():
                while last_entry(self.database, game) == before and not playing.done():
                    assert process.returncode is None, "the bot ended by itself"
                    await asyncio.sleep(0.02)
            await self.worst_moment()
            process.send_signal(signal.SIGKILL)
            await process.wait()
            self.running.control.calm({})
            if not playing.cancel():
                await playing
            await asyncio.gather(playing, return_exceptions=True)
        self.tally.kills += 1

    async def worst_moment(self) -> None:
        """Wait for a random moment, or until a request that posts a message is held."""
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
        """Start the bot, wait until every message is posted exactly once, and kill it."""
        world, good, wrong = self.running.stage.world, 0, ""
        async with self.alive():
            with suppress(TimeoutError):
                async with patience():
                    while good < STEADY:
                        await asyncio.sleep(0.05)
                        wrong = miscount(world, self.database)
                        good = good + 1 if self.is_connected() and not wrong else 0
        assert good == STEADY, wrong
        self.tally.counted += len(standing(world))

    def is_connected(self) -> bool:
        return any(session["connected"] for session in self.running.control.state()["sessions"])

    @asynccontextmanager
    async def alive(self, stops: Stops | None = None) -> AsyncIterator[BotProcess]:
        """Start a bot, and kill it at the end of the block if it still runs."""
        assert self.bots is not None
        async with self.bots.one(self.running.url, self.database, self.tempo, stops) as process:
            yield process

    async def play(self, game: int) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(self._keep_pressing(player, game))

    async def _keep_pressing(self, player: Player, game: int) -> None:
        while True:
            if player.knows_the_commands:
                await player.press(game)
            await asyncio.sleep(self.chance.uniform(0.0, 0.03))

    async def check(self, game: int) -> bool:
        """Check that everything people saw is in the log once, and that the log leads to the state.

        Return True if people who only press buttons can go on from there.
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
        names = await self._names(games, game)
        ed = await games.edition(game)
        teller = TableStory(ed, names, state)
        states: list[GameState] = []
        run: list[tuple[GameState, Commit]] = []
        sentences = {words for said in (await remarks_of(db, game)).values() for words in said}
        for commit in commits:
            if isinstance(commit.move, Undo):
                taken = kept_entries(commits[commit.move.to + 1 : commit.seq])
                sentences |= {took_back(commit.by, taken, names)} if taken else set()
                state = rewound(states[commit.move.to], state)
                teller.forget_after(commit.move.to, state)
            carried_on = run and commit.events and goes_on(run[-1][1].events[-1], commit.events[0])
            run = [*(run if carried_on else ()), (state, commit)] if commit.events else []
            state = fold(state, commit.events)
            states.append(state)
            assert digest(state) == commit.digest, f"entry {commit.seq} is not what it was"
            teller.tell(commit)
            sentences |= {*teller.news(NEWS)}
            # After a remark or a restart, the story begins in the middle of the run.
            for begun in range(1, len(run)):
                part = TableStory(ed, names, run[begun][0])
                for _, one in run[begun:]:
                    part.tell(one)
                sentences |= {*part.news(NEWS)}
        assert await Log(games, game).state_at(row.seq) == state, "snapshots agree with the log"
        seats = await games.seats(game)
        timers = await games.timers(game)
        await db.close()
        check_clocks(row, state, seats, timers)
        done = interactions_of(self.database, game)
        self._check_presses(done, commits, seats)
        self._check_answers(done)
        self._check_shown(game, {safe(words) for words in sentences})
        self.tally.actions += len(done)
        return "debt" not in waiting(state).values() and state.result is None

    async def _names(self, games: Games, game: int) -> list[str]:
        return [sitting.name for sitting in await games.seats(game)]

    def _check_presses(
        self, done: dict[int, int], commits: list[Commit], seats: list[Sitting]
    ) -> None:
        """Check that each action of a person comes from one press by that person.

        One press in the panel may be several actions. The first of them has the press.
        """
        begun = self.running.stage.world.interactions
        pressed_by = {seq: interaction for interaction, seq in done.items()}
        assert len(pressed_by) == len(done), "two presses that are one action"
        last: dict[int, int] = {}
        for commit in commits:
            if commit.seq in pressed_by:
                last[commit.actor] = pressed_by[commit.seq]
            elif commit.by == "player" and commit.actor >= 0:
                assert commit.actor in last, f"an action without a press: {commit}"
                before = parse(begun[last[commit.actor]].data["custom_id"])
                assert before.verb.startswith("panel-"), f"an action without a press: {commit}"
        for interaction, seq in done.items():
            press, commit = begun[interaction], commits[seq]
            if commit.by != "player" or isinstance(commit.move, Undo):
                continue  # others had to agree
            assert press.user_id == seats[commit.actor].user
            move = action_args(commit.move)  # type: ignore[arg-type]
            pressed = parse(press.data["custom_id"]) if "custom_id" in press.data else None
            if press.command_name in COMMANDS:
                assert COMMANDS[press.command_name] == move[0]
            elif pressed is not None and pressed.verb == "do":
                assert pressed == Press(pressed.game, "do", move)

    def _check_answers(self, done: dict[int, int]) -> None:
        """Check that every action confirmed in private is in the log."""
        for player in self.players:
            for message in player.messages.values():
                about = message.get("interaction_metadata") or {}
                text = message["content"]
                if about.get("name") in COMMANDS and text and not is_refusal(text):
                    assert int(about["id"]) in done, f"told {text!r}, and it is lost"
                    self.tally.confirmed += 1

    def _check_shown(self, game: int, sentences: set[str]) -> None:
        """Check that everything the table's message told is in the log."""
        panel, longest_first = Press(game, "panel").custom_id, sorted(sentences, key=len)[::-1]
        shown = {
            message["content"].partition("\n\n")[0]
            for player in self.players
            for name, message in player.person.inbox.got
            if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and panel in custom_ids(message)
        }
        for news in shown - FRESH:
            left = news
            for sentence in longest_first:
                left = left.replace(sentence, "")
            assert not left.strip(), f"shown {left!r}, and it is lost"
        self.tally.shown += len(shown)


def check_clocks(row: GameRow, state: GameState, seats: list[Sitting], timers: list[Timer]) -> None:
    """Check that a person who is asked has a clock for that question."""
    people = [seat for seat in waiting(state) if not seats[seat].automatic]
    if row.status == "live" and row.settings.speed != "none" and people:
        assert (DECISION, question(state)) in {(timer.kind, timer.about) for timer in timers}


FRESH = {say("table-fresh")}
_ERRORS = set(samples("error-").values())


def is_refusal(text: str) -> bool:
    """Return True if a private answer says that nothing was done."""
    return "\n-# " in text or text in _ERRORS


def last_entry(database: Address, game: int) -> int:
    ((seq,),) = on_disk(database, "SELECT seq FROM games WHERE id = ?", game)
    return int(seq)


def interactions_of(database: Address, game: int) -> dict[int, int]:
    """Return the log entry of each interaction of a game."""
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
    """Start a playground with people until the block ends."""
    running = await serve(PlaygroundSettings(port=0, rate_limits=False))
    async with aiohttp.ClientSession() as session, forked_bots() as bots:
        people = [Person(name) for name in NAMES]
        try:
            for person in people:
                await person.sit_down(session, running.url)
            players = [Player(person, chance) for person in people]
            yield Ordeal(running, database, players, chance, tally or Tally(), bots=bots)
        finally:
            for person in people:
                await person.leave()
            await running.close()

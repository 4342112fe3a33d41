"""Every kind of message that a table keeps: how it is posted, edited and pressed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, ClassVar

from msgspec.structs import replace

from bot.discord_api.sender import DiscordRefusal, in_time
from bot.play.turn.views import table_message
from bot.playground.world import WorldMessage
from bot.store.database.codec import GameSettings
from bot.store.database.writer import Owner
from bot.store.messages.kinds import END, REPLAY
from bot.store.users.people import Ping, Preferences
from bot.support.refusals import Refused
from bot.tables.ballots import ballot_of
from bot.tables.lobby import add_robot
from bot.tables.lobby import opened as new_lobby
from bot.tables.proxy import top_auction
from bot.tables.table import LiveTable
from bot.ui.components import Button
from engine.actions import Bid, MakeOffer, Resign, Roll
from engine.decisions import Auction
from engine.edition import Pos, Seat
from engine.state import BANK, GameState
from tests.support.evening import Evening
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.seeing import next_turn
from tests.support.tables import arrange, fresh_id, give, start_table, turn_of

ENDLESS = 10**6
"""Initial `times` of a fault that never runs out."""
SOON = 0.05
BUTTON, LINK = 2, 5
STUDIO = asyncio.Event()
"""Set while the bot can render replays."""


def struck(evening: Evening) -> int:
    """Return the number of requests that met a fault."""
    faults = evening.running.stage.faults.requests
    return sum(ENDLESS - fault.times for fault in faults if fault.times is not None)


def short_of_patience(
    evening: Evening,
) -> Callable[[float], AbstractAsyncContextManager[asyncio.Timeout]]:
    """Return an `in_time` that times out soon after a fault, however slow the machine is."""

    @asynccontextmanager
    async def short(seconds: float) -> AsyncIterator[asyncio.Timeout]:
        async with in_time(seconds) as timeout:
            watching = asyncio.create_task(give_up(timeout, struck(evening)))
            try:
                yield timeout
            finally:
                watching.cancel()

    async def give_up(patience: asyncio.Timeout, before: int) -> None:
        while struck(evening) <= before:  # noqa: ASYNC110 - faults set no event
            await asyncio.sleep(SOON)
        patience.reschedule(asyncio.get_running_loop().time() + SOON)

    return short


SENDS = ("send", "send in thread", "open thread")
"""Routes that post a new message. The other routes need one that is already posted."""


class Slot:
    """A kind of message: how it is posted, edited and pressed.

    `routes` are the kinds of requests that the bot makes for it, each of which a test refuses.
    """

    routes: ClassVar[tuple[str, ...]] = ()
    people: ClassVar[tuple[str, ...]] = ("Ana", "Ben", "Cleo")
    table: LiveTable

    def __init__(self, evening: Evening, channel: int) -> None:
        self.evening = evening
        self.channel = channel
        self.since = evening.running.stage.world.ids.next()

    async def begin(self) -> None:
        """Prepare everything that this kind of message needs, without posting it."""
        await self._sit_down()

    async def _sit_down(self, **more: Any) -> None:
        self.table = await start_table(
            self.evening,
            self.channel,
            **{"people": self.people, "robots": 0, "change": turn_of(0), **more},
        )
        await self.evening.idle()

    async def act(self, route: str) -> None:
        """Make the bot use this route.

        A message that has to be there first is posted without a fault.
        """
        if route in SENDS:
            await self.post()
        else:
            faults = self.evening.running.stage.faults
            held, faults.requests = faults.requests, []
            await self.prepare(route)
            faults.requests = held
            await self.change(route)

    async def post(self) -> None:
        raise NotImplementedError

    async def prepare(self, route: str) -> None:
        await self.post()
        await self.evening.idle()

    async def change(self, route: str) -> None:
        raise NotImplementedError

    async def play(self) -> None:
        """Press a real button of the message, and check that the game goes on."""
        await self.roll()

    async def lost(self) -> bool:
        """Return True if the game was closed because its channel is lost."""
        row = await self.evening.bot.stores.games.game(self.table.game)
        return row is not None and row.status == "closed"

    @property
    def owner(self) -> Owner:
        return Owner("game", self.table.game)

    def person(self, seat: int) -> Person:
        return self.evening.people[self.people[seat]]

    async def roll(self) -> None:
        before = self.table.seq
        rows = table_message(self.table).rows
        ids = {part.custom_id for row in rows for part in row if isinstance(part, Button)}
        await self.evening.until(
            lambda: (found := self._button("Roll")) is not None and found[1] in ids
        )
        await self.press(self.person(self.table.state.turn.seat), "Roll", here=True)
        await self.evening.until(lambda: self.table.seq > before)

    async def press(self, person: Person, label: str, *, here: bool = False) -> None:
        message, custom_id = await self.evening.until(lambda: self._button(label))
        assert not here or message.channel_id == self.channel
        shown = {"channel_id": str(message.channel_id), "id": str(message.id)}
        await person.click(shown, custom_id)

    def _button(self, label: str) -> tuple[WorldMessage, str] | None:
        found = [
            (message, part["custom_id"])
            for message in self.live()
            for part in _buttons(message)
            if part["label"].startswith(label)
        ]
        return found[-1] if found else None

    def messages(self) -> list[WorldMessage]:
        """Return all messages in the table's channel and its threads."""
        world = self.evening.running.stage.world
        places = [one for one in world.channels.values() if self.channel in (one.id, one.parent_id)]
        return [message for place in places for message in place.messages.values()]

    def live(self) -> list[WorldMessage]:
        """Return the public messages with active buttons, except in archived threads."""
        world = self.evening.running.stage.world
        asleep = {one.id for one in world.channels.values() if one.thread and one.thread.archived}
        return [
            message
            for message in self.messages()
            if message.channel_id not in asleep and not message.ephemeral and _buttons(message)
        ]

    def twice(self) -> list[str]:
        """Return the custom ids of buttons that are shown more than once."""
        found = [part["custom_id"] for message in self.live() for part in _buttons(message)]
        return [custom_id for custom_id, number in Counter(found).items() if number > 1]

    def repeated(self) -> list[tuple[int, str]]:
        """Return the private texts, calls and direct messages that were sent more than once."""
        world = self.evening.running.stage.world
        private = [(one.visible_to or 0, one.content) for one in self.messages() if one.ephemeral]
        calls = [
            (user, "called")
            for one in self.messages()
            if not one.components and not one.attachments
            for user in one.mentions
        ]
        direct = [
            (place.id, message.content)
            for place in world.channels.values()
            if place.recipients
            for message in place.messages.values()
            if message.id > self.since
        ]
        said = Counter([*private, *calls, *direct])
        return [one for one, number in said.items() if number > 1 and one[1]]


def _buttons(message: WorldMessage) -> list[Json]:
    parts = [part for row in message.components for part in row["components"]]
    return [
        part
        for part in parts
        if part["type"] == BUTTON and part["style"] != LINK and not part.get("disabled")
    ]


class Table(Slot):
    """The table's own message."""

    routes = ("send", "edit", "token", "look")

    async def begin(self) -> None:
        for name in self.people:
            await self.evening.seat(name)

    async def post(self) -> None:
        self.table = await start_table(
            self.evening, self.channel, self.people, robots=0, change=turn_of(0)
        )

    async def change(self, route: str) -> None:
        if route == "token":
            await self.roll()
        else:
            self.evening.time.now += 21
        await arrange(self.table, next_turn(1))


class Lobby(Slot):
    """The message of a lobby."""

    routes = ("send", "edit", "token")
    game = 0

    @property
    def owner(self) -> Owner:
        return Owner("game", self.game)

    async def begin(self) -> None:
        for name in self.people:
            await self.evening.seat(name)

    async def post(self) -> None:
        bot, ana = self.evening.bot, self.person(0)
        guild = self.evening.running.stage.world.channels[self.channel].guild_id or 0
        lobby = new_lobby(GameSettings(), int(ana.id), "Ana")
        self.game = await bot.parts.lobbies.open(guild, self.channel, lobby)
        bot.parts.keeper.show_game(self.game)

    async def change(self, route: str) -> None:
        ana = self.person(0)
        if route == "token":
            await self.press(ana, "Add computer")
        else:
            bot = self.evening.bot
            await bot.parts.lobbies.change(self.game, lambda lobby: add_robot(lobby, int(ana.id)))
            bot.parts.keeper.show_game(self.game)

    async def play(self) -> None:
        games = self.evening.bot.stores.games
        before = len(await games.seats(self.game))
        await self.press(self.person(1), "Join", here=True)

        async def joined() -> bool:
            return len(await games.seats(self.game)) > before

        await until(joined)

    async def lost(self) -> bool:
        row = await self.evening.bot.stores.games.game(self.game)
        return row is None or row.status == "closed"


class Bidding(Slot):
    """The message of an auction, in a thread if threads are possible."""

    routes = ("send", "send in thread", "edit", "token", "open thread", "wake thread", "sleep")

    async def prepare(self, route: str) -> None:
        await super().prepare(route)
        if route == "wake thread":
            self.fall_asleep()

    async def change(self, route: str) -> None:
        if route == "token":
            await self.press(self.person(2), "Bid")
        elif route == "sleep":
            await arrange(self.table, next_turn(1))
        else:
            await self.table.submit(Seat(1), Bid(10))

    def fall_asleep(self) -> None:
        world = self.evening.running.stage.world
        for one in world.channels.values():
            if one.parent_id == self.channel and one.thread is not None:
                one.thread.archived = True

    async def post(self) -> None:
        def auction(s: GameState) -> None:
            turn_of(0, "end")(s)
            seats = (Seat(0), Seat(1), Seat(2))
            s.pending.append(Auction(fresh_id(s), seats, Pos(39), bid=0, high=Seat(BANK)))

        await arrange(self.table, auction)

    async def play(self) -> None:
        auction = top_auction(self.table.state)
        if auction is None:
            await self.roll()
            return
        bidder = 0 if auction.high != 0 else 1
        await self.press(self.person(bidder), "Bid")
        before = auction.bid
        await self.evening.until(
            lambda: (now := top_auction(self.table.state)) is not None and now.bid > before
        )


class Trade(Bidding):
    """The message of a trade offer, in a thread if threads are possible."""

    async def change(self, route: str) -> None:
        if route in ("token", "sleep"):
            await self.press(self.person(1), "Decline")
            await self.evening.until(lambda: not self.table.state.offers)
        else:
            await arrange(self.table, lambda s: s.mortgaged.__setitem__(39, True))

    async def post(self) -> None:
        await arrange(self.table, lambda s: give(s, 0, 39) if s.owner[Pos(39)] < 0 else None)
        await self.table.submit(Seat(0), MakeOffer(Seat(1), give=(Pos(39),), ask_cash=9))

    async def play(self) -> None:
        if not self.table.state.offers:
            await self.roll()
            return
        await self.press(self.person(1), "Decline")
        await self.evening.until(lambda: not self.table.state.offers)


class Vote(Slot):
    """The message of a vote, here to take back a move."""

    routes = ("send", "edit", "token")

    async def prepare(self, route: str) -> None:
        await self.post()
        await self.asking
        await self.evening.idle()

    async def change(self, route: str) -> None:
        if route == "token":
            await self.press(self.person(1), "Agree")

            async def agreed() -> bool:
                votes = await self.evening.parts.votes.of(self.table.game)
                return any(int(self.person(1).id) in those for those in votes.values())

            await until(agreed)  # an earlier second press would get another answer
        else:
            (kind,) = await self.evening.parts.votes.of(self.table.game)
            ballot = ballot_of(kind.about.split(":"))
            await self.evening.parts.votes.agree(self.table, ballot, int(self.person(1).id), 2)

    async def post(self) -> None:
        await self.table.submit(Seat(0), Roll())
        await self.evening.idle()
        asking = self.evening.parts.seats.undo(self.table, int(self.person(0).id), 1)
        self.asking = asyncio.create_task(_refused(asking))

    async def play(self) -> None:
        votes = await self.evening.parts.votes.of(self.table.game)
        if not votes:  # the vote could not be posted, and the person who asked was told
            assert "vote" in await self.asking
            await arrange(self.table, next_turn(1))
            await self.roll()
            return
        before = self.table.seq
        (agreed,) = votes.values()
        for person in (self.person(1), self.person(2)):
            if int(person.id) not in agreed:
                await self.press(person, "Agree", here=True)
        await self.evening.until(lambda: self.table.seq != before)


async def _refused(asking: Any) -> str:
    try:
        await asking
    except (DiscordRefusal, Refused) as error:  # both errors are shown to the person who asked
        return str(error)
    return ""


class Vacancy(Slot):
    """The message that offers a vacant seat."""

    routes = ("send", "edit", "token")

    async def begin(self) -> None:
        await self._sit_down()
        await self.evening.seat("Dan")

    async def post(self) -> None:
        cleo = self.person(2)
        await self.evening.parts.seats.leave(self.table, Seat(2), int(cleo.id))

    async def change(self, route: str) -> None:
        dan = self.evening.people["Dan"]
        if route == "token":
            await self.press(dan, "Take this seat")
        else:
            await self.evening.parts.seats.take_over(self.table, Seat(2), int(dan.id), "Dan")

    async def play(self) -> None:
        if self.table.seats[2].robot:
            await self.press(self.evening.people["Dan"], "Take this seat", here=True)
        await self.evening.until(lambda: not self.table.seats[2].robot)
        await self.roll()


class Call(Slot):
    """The message in the channel that mentions the player whose turn it is."""

    routes = ("send", "follow up", "delete")
    wish: ClassVar[Ping] = "always"

    async def begin(self) -> None:
        ben = await self.evening.seat("Ben")
        await self.evening.bot.stores.people.choose(int(ben.id), Preferences(ping=self.wish))
        await self._sit_down()

    async def act(self, route: str) -> None:
        if route == "follow up":
            await self.roll()
        await arrange(self.table, next_turn(1))
        if route == "delete":
            await self.evening.until(lambda: self._called(1))
            await arrange(self.table, next_turn(0))

    def _called(self, seat: int) -> bool:
        return any(int(self.person(seat).id) in one.mentions for one in self.messages())


class DirectCall(Call):
    """A direct message that calls the player whose turn it is."""

    routes = ("send in thread", "delete", "direct channel")
    wish = "direct"

    async def act(self, route: str) -> None:
        known: Any = self.evening.bot._connection
        known._private_channels.clear()
        known._private_channels_by_user.clear()
        await super().act(route)

    def _called(self, seat: int) -> bool:
        world = self.evening.running.stage.world
        direct = [place for place in world.channels.values() if place.recipients]
        return any(number > self.since for place in direct for number in place.messages)


class Coach(Slot):
    """The coach's message to a beginner."""

    routes = ("send", "edit", "delete")

    async def post(self) -> None:
        await self.teach()

    async def change(self, route: str) -> None:
        if route == "edit":
            await arrange(self.table, turn_of(0, "end"))
            await self.evening.until(self._struck_or_idle)
            await arrange(self.table, next_turn(0))
        else:
            await self.teach(on=False)

    def _struck_or_idle(self) -> bool:
        return bool(struck(self.evening)) or not self.evening._busy()

    async def teach(self, *, on: bool = True) -> None:
        self.table.settings = replace(self.table.settings, tutorial=on)
        self.evening.parts.keeper.show_game(self.table.game)


class End(Slot):
    """The message about the end of a game, and its replay."""

    routes = ("send",)

    async def post(self) -> None:
        for seat in (2, 1):
            await self.table.submit(Seat(seat), Resign())

    async def play(self) -> None:
        bot = self.evening.bot
        await self.evening.until(lambda: bot.parts.tables.find(self.table.game) is None)
        await self.evening.until(lambda: self.owner not in bot.parts.keeper._work)
        assert {END, REPLAY} <= (await bot.stores.posts.of(self.table.game)).keys()

    async def lost(self) -> bool:
        return REPLAY in await self.evening.bot.stores.posts.of(self.table.game)


class Film(End):
    """The replay alone, after the end of the game was posted."""

    async def act(self, route: str) -> None:
        faults = self.evening.running.stage.faults
        held, faults.requests = faults.requests, []
        STUDIO.clear()
        await self.post()

        async def told() -> bool:
            return END in await self.evening.bot.stores.posts.of(self.table.game)

        await until(told)
        faults.requests = held
        STUDIO.set()


class Closed(Slot):
    """The message that a game was closed because nobody is left to play."""

    routes = ("send",)
    people = ("Ana", "Ben")

    async def post(self) -> None:
        for seat in (0, 1):
            person = self.person(seat)
            await self.evening.parts.seats.leave(self.table, Seat(seat), int(person.id))

    async def play(self) -> None:
        assert await Slot.lost(self)
        work = self.evening.parts.keeper._work
        await self.evening.until(lambda: self.owner not in work)

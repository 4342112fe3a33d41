"""Calling the one who must act: a small message that goes away again, as each person prefers."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.catalogue import say
from bot.discord_io import TROUBLE, ChannelGone, Forbidden, Gone, TooOld, address
from bot.messages.budget import Priority
from bot.store.games import Post, Timer
from bot.tables.clock import DECISION
from bot.tables.table import LiveTable
from bot.views.table import asked_people
from engine.asked import waiting
from engine.edition import Seat

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

PING = "ping"
"""The kind of post in the channel; direct ones have the seat added to it."""
Call: TypeAlias = tuple[int, tuple[Seat, ...], int]
"""Whom a call is for: the turn, the seats, the channel."""
LATE = ":late"
"""Ends the kind of a post that is a reminder."""


def to_call(table: LiveTable) -> tuple[Seat, ...]:
    """People who keep the table waiting.

    Bidders are called where the bidding is, and in a lesson the coach speaks.
    """
    if table.over or table.status != "live" or table.settings.tutorial:
        return ()
    kinds = waiting(table.state)
    return tuple(seat for seat in asked_people(table) if kinds[seat] != "auction")


class Pings:
    """The calls of one table. `newest` is the last message it made."""

    def __init__(self, bot: Rentroll, table: LiveTable, posts: Mapping[str, Post]) -> None:
        self.bot = bot
        self.newest = 0
        self._posts = {kind: post for kind, post in posts.items() if kind.startswith(PING)}
        self._called = self._call_of(table) if self._posts else None
        self._begun: tuple[Call, Timer | None] | None = None  # what Discord's trouble interrupted
        self._clock: Timer | None = None  # what a reminder speaks of; not known after a start

    def _call_of(self, table: LiveTable) -> Call:
        return table.state.turn.number, to_call(table), table.channel

    async def follow(self, table: LiveTable, message: int, *, remind: bool = False) -> None:
        """Call whoever is asked now, once a turn; take the call back when it is answered.

        While Discord is in trouble this raises: the next attempt goes on with the same call.
        """
        call = self._call_of(table)
        seats = call[1]
        new = call != self._called
        clock = table.timers.get(DECISION) if remind and not new else None
        over = not seats or new or remind
        if self._posts and over and self._begun != (call, clock):
            await self._take_back(table)
        elif self._clock != table.timers.get(DECISION):
            await self._calm_down(table, seats, message)
        if table.status == "paused":
            self._called = None  # when the table goes on, so does the call
        if not seats or not (new or remind):
            return
        self._clock, self._begun = clock, (call, clock)
        await self._call(table, seats, message, clock)
        self._called, self._begun = call, None

    async def _take_back(self, table: LiveTable) -> None:
        for kind, post in list(self._posts.items()):
            await self.bot.courier.delete(post.channel, post.message)
            await self.bot.games.drop_post(table.game, kind)
            del self._posts[kind]

    async def _calm_down(self, table: LiveTable, seats: Sequence[Seat], message: int) -> None:
        """A reminder of a clock that runs no more becomes the plain call it took the place of."""
        for kind, post in [*self._posts.items()]:
            if not kind.endswith(LATE):
                continue
            plain = kind.removesuffix(LATE)
            text = _words(table, self._aloud_to(table, seats))
            if plain != PING:
                text = _direct_words(table, message)
            try:
                await self.bot.courier.edit(post.channel, post.message, text)
            except (Gone, TooOld, Forbidden, ChannelGone) as error:
                _log.info("game %d: a reminder could not be changed: %r", table.game, error)
            await self._keep(table, plain, post.channel, post.message)
            await self.bot.games.drop_post(table.game, kind)
            del self._posts[kind]

    async def _call(
        self, table: LiveTable, seats: Sequence[Seat], message: int, clock: Timer | None
    ) -> None:
        """Call them; before a `clock` runs out it is a reminder."""
        loud: list[Seat] = []
        for seat in seats:
            match self.bot.people.of(table.seats[seat].user).ping:
                case "always":
                    loud.append(seat)
                case "idle" if clock:
                    loud.append(seat)
                case "direct" if not await self._direct(table, seat, message, clock):
                    loud.append(seat)
                case _:
                    pass
        if loud and self.bot.guild_settings.of(table.guild).pings:
            await self._aloud(table, loud, clock)

    async def _aloud(self, table: LiveTable, seats: Sequence[Seat], clock: Timer | None) -> None:
        users = [discord.Object(table.seats[seat].user) for seat in seats]
        only = discord.AllowedMentions(everyone=False, roles=False, users=users)
        text = _words(table, seats, clock)
        try:
            self.newest = await self.bot.courier.send(
                table.channel, text, mentions=only, priority=Priority.PING
            )
        except (Forbidden, ChannelGone) as error:
            _log.info("game %d: nobody could be called: %r", table.game, error)
            return
        await self._keep(table, PING + LATE * bool(clock), table.channel, self.newest)

    def _aloud_to(self, table: LiveTable, seats: Sequence[Seat]) -> list[Seat]:
        """Those among the called who are called in the channel."""
        return [
            seat
            for seat in seats
            if self.bot.people.of(table.seats[seat].user).ping != "never"
            and not any(kind.split(":")[1:2] == [str(seat)] for kind in self._posts)
        ]

    async def _direct(
        self, table: LiveTable, seat: Seat, message: int, clock: Timer | None
    ) -> bool:
        """Whether a direct message arrived, now or before Discord's trouble."""
        kind = f"{PING}:{seat}" + LATE * bool(clock)
        if kind in self._posts:
            return True
        text = _direct_words(table, message, clock)
        try:
            where, sent = await self.bot.courier.direct(table.seats[seat].user, text)
        except (Forbidden, ChannelGone, *TROUBLE) as error:
            _log.info("game %d: a direct message was refused: %r", table.game, error)
            return False
        await self._keep(table, kind, where, sent)
        return True

    async def _keep(self, table: LiveTable, kind: str, channel: int, message: int) -> None:
        post = Post(kind, channel, message, self.bot.now())
        self._posts[kind] = post
        await self.bot.games.save_post(table.game, post)


def _words(table: LiveTable, seats: Sequence[Seat], clock: Timer | None = None) -> str:
    who = ", ".join(f"<@{table.seats[seat].user}>" for seat in seats)
    if clock is not None:
        return say("ping.reminder", who=who, due=int(clock.due))
    own_turn = list(seats) == [table.state.turn.seat]
    return say("ping.turn" if own_turn else "ping.needed", who=who)


def _direct_words(table: LiveTable, message: int, clock: Timer | None = None) -> str:
    link = address(table.guild, table.channel, message)
    if clock is not None:
        return say("ping.direct_reminder", link=link, due=int(clock.due))
    return say("ping.direct", link=link)

"""Calling the one who must act: a small message that goes away again, as each person prefers."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import discord

from bot.catalogue import say
from bot.discord_io import ChannelGone, Forbidden
from bot.present.face import asked_people
from bot.store.games import Post
from bot.tables.clock import DECISION
from bot.tables.table import Table
from engine.asked import waiting
from engine.edition import Seat

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

PING = "ping"
"""The kind of post in the channel; direct ones have the seat added to it."""


def to_call(table: Table) -> tuple[Seat, ...]:
    """People who keep the table waiting.

    Bidders are called where the bidding is, and in a lesson the coach speaks.
    """
    if table.over or table.status != "live" or table.settings.tutorial:
        return ()
    kinds = waiting(table.state)
    return tuple(seat for seat in asked_people(table) if kinds[seat] != "auction")


class Pings:
    """The calls of one table. `newest` is the last message it made."""

    def __init__(self, bot: Rentroll, table: Table, posts: Mapping[str, Post]) -> None:
        self.bot = bot
        self.newest = 0
        self._posts = {kind: post for kind, post in posts.items() if kind.startswith(PING)}
        self._called = self._call_of(table) if self._posts else None

    def _call_of(self, table: Table) -> tuple[int, tuple[Seat, ...]]:
        return table.state.turn.number, to_call(table)

    async def follow(self, table: Table, message: int, *, remind: bool = False) -> None:
        """Call whoever is asked now, once a turn; take the call back when it is answered."""
        call = self._call_of(table)
        seats = call[1]
        new = call != self._called
        if self._posts and (not seats or new or remind):
            await self._take_back(table)
        if not seats or not (new or remind):
            return
        self._called = call
        await self._call(table, seats, message, remind=remind and not new)

    async def _take_back(self, table: Table) -> None:
        for kind, post in list(self._posts.items()):
            await self.bot.courier.delete(post.channel, post.message)
            await self.bot.games.drop_post(table.game, kind)
            del self._posts[kind]

    async def _call(
        self, table: Table, seats: Sequence[Seat], message: int, *, remind: bool
    ) -> None:
        loud: list[Seat] = []
        for seat in seats:
            match self.bot.people.of(table.seats[seat].user).ping:
                case "always":
                    loud.append(seat)
                case "idle" if remind:
                    loud.append(seat)
                case "direct" if not await self._direct(table, seat, message, remind=remind):
                    loud.append(seat)
                case _:
                    pass
        if loud and self.bot.guild_settings.of(table.guild).pings:
            await self._aloud(table, loud, remind=remind)

    async def _aloud(self, table: Table, seats: Sequence[Seat], *, remind: bool) -> None:
        users = [table.seats[seat].user for seat in seats]
        who = ", ".join(f"<@{user}>" for user in users)
        own_turn = list(seats) == [table.state.turn.seat]
        text = say("ping.turn" if own_turn else "ping.needed", who=who)
        if remind and DECISION in table.timers:
            text = say("ping.reminder", who=who, due=int(table.timers[DECISION].due))
        only = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in users]
        )
        try:
            self.newest = await self.bot.courier.send(table.channel, text, mentions=only)
        except (Forbidden, ChannelGone, discord.HTTPException) as error:
            _log.info("game %d: nobody could be called: %r", table.game, error)
            return
        await self._keep(table, PING, table.channel, self.newest)

    async def _direct(self, table: Table, seat: Seat, message: int, *, remind: bool) -> bool:
        """Whether a direct message arrived."""
        link = f"https://discord.com/channels/{table.guild}/{table.channel}/{message}"
        text = say("ping.direct", link=link)
        if remind and DECISION in table.timers:
            due = int(table.timers[DECISION].due)
            text = say("ping.direct_reminder", link=link, due=due)
        try:
            where, sent = await self.bot.courier.direct(table.seats[seat].user, text)
        except (Forbidden, ChannelGone, discord.HTTPException) as error:
            _log.info("game %d: a direct message was refused: %r", table.game, error)
            return False
        await self._keep(table, f"{PING}:{seat}", where, sent)
        return True

    async def _keep(self, table: Table, kind: str, channel: int, message: int) -> None:
        post = Post(kind, channel, message, self.bot.now())
        self._posts[kind] = post
        await self.bot.games.save_post(table.game, post)

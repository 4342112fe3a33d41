"""The tutorial's command and buttons, and the start of practice games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from discord.app_commands import CommandTree

from bot.discord_api.admission import Admission
from bot.discord_api.answers import Ack
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.router import Click, Router, Target
from bot.discord_api.sender import DiscordRefusal, DiscordSender, name_of
from bot.play.tutorial.actions import Tutorials
from bot.store.database.codec import GameSettings, Sitting
from bot.store.games.games import ChannelBusy
from bot.store.stores import Stores
from bot.support.refusals import Refused, refusing
from bot.tables.attention import Attention
from bot.tables.registry import Tables
from bot.tables.seating import seat_name
from bot.tables.table import LiveTable
from bot.ui.custom_ids import NotOurs
from bot.words import say
from editions.loader import load
from engine.rules import configure
from engine.setup import choose_tokens

COMPUTER = "steady"
"""The name of the computer player in practice games.

The lessons are written for its moves, so it must not change.
"""
SEED = "tutorial 2058"
"""The dice seed of all practice games.

It leads to a deed to buy, an auction, a trade and houses.
"""


class PracticeTables:
    """A starter of practice games, at most one at a time for each user."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        admission: Admission,
        attention: Attention,
        sender: DiscordSender,
        now: Callable[[], float],
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.admission = admission
        self.attention = attention
        self.sender = sender
        self.now = now
        self._one_each: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def begin(self, it: It) -> str:
        """Return a sentence with a link to the user's practice table.

        If there is no such table, open one. A lock per user prevents a second table if the user
        asks twice at once.
        """
        async with self._one_each.setdefault(it.user.id, asyncio.Lock()):
            if (running := await self._running(it.user.id)) is not None:
                return say("tutorial-already", channel=running.channel)
            with self.attention.post(it.user.id, it.guild_id or 0):
                return await self._begin(it)

    async def _begin(self, it: It) -> str:
        """Open a practice table, and return a sentence with a link to its channel."""
        if it.guild_id is None or it.channel_id is None:
            raise Refused("tutorial-no_guild")
        await self.admission.may_open(it, practice=True)
        look = self.stores.guild_settings.of(it.guild_id).theme
        settings = GameSettings(
            variant="short", speed="none", seats=2, host=it.user.id, tutorial=True, theme=look
        )
        ed = configure(load(settings.edition), settings.variant)
        mine, other = choose_tokens(ed, 2, ())
        robot = say("tutorial-robot")
        seats = [
            Sitting(seat_name(name_of(it.user), [robot]), mine, it.user.id),
            Sitting(robot, other, robot=COMPUTER),
        ]
        channel = await self._place(it, it.guild_id, it.channel_id)
        with refusing("tutorial-no_room", ChannelBusy):
            game = await self.stores.games.create(it.guild_id, channel, settings, seats, self.now())
        row = await self.stores.games.game(game)
        assert row is not None
        await self.tables.begin(row, ed, seats, SEED)
        return say("tutorial-ready", channel=channel)

    async def _running(self, user: int) -> LiveTable | None:
        """Return the user's practice table whose game is not over, or None."""
        for game in await self.stores.games.seated(user):
            await self.tables.wait_loaded(game)
        mine = (t for t in self.tables.all() if t.settings.tutorial and t.settings.host == user)
        return next((table for table in mine if not table.over), None)

    async def _place(self, it: It, guild: int, channel: int) -> int:
        """Return the id of a new private thread that the user was invited to.

        If Discord refuses the thread or the invitation, return the channel's id.
        """
        name = say("tutorial-thread", who=name_of(it.user))
        try:
            thread = await self.sender.open_thread(guild, channel, name, private=True)
            await self.sender.invite(thread, it.user.id)
        except DiscordRefusal:
            return channel
        return thread


def add_to(
    tree: CommandTree[Any],
    router: Router,
    practice: PracticeTables,
    tutorials: Tutorials,
    tables: Tables,
) -> None:
    """Register the commands and buttons of the tutorial."""

    @slash(tree, "tutorial", "tutorial")
    async def tutorial(it: It) -> str:
        return await practice.begin(it)

    again = router.routes(Target.NOTHING)
    again.add("info-tutorial", Ack.ANSWER, lambda click: practice.begin(click.it))

    @router.on("info-tutorial-stop", Ack.CHANGE)
    async def stop(click: Click) -> None:
        table = tables.require(click.press.game)
        if not table.settings.tutorial:
            raise NotOurs(click.press.verb)
        if table.settings.host != click.user:
            raise Refused("tutorial-not_yours")
        await tutorials.stop(table)

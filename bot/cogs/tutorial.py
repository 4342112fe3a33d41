"""The two-minute tutorial: a practice table with a computer player and a coach."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from bot.client import Rentroll
from bot.discord_io import Refusal, name_of
from bot.refused import Refused, refusing
from bot.store.codec import GameSettings, Sitting
from bot.store.games import ChannelBusy
from bot.tables.seating import seat_name
from bot.tables.table import LiveTable
from bot.ui.answers import Ack
from bot.ui.ids import NotOurs
from bot.ui.interactions import It
from bot.ui.options import slash
from bot.ui.router import Click, Needs
from bot.words import say
from editions.loader import load
from engine.rules import configure
from engine.setup import choose_tokens

COMPUTER = "steady"
"""Plays as it always has, so that the lesson's dice lead where its words say."""
SEED = "tutorial 2058"
"""A lucky game: a deed to buy, one to bid for, a trade for a whole group, and houses on it."""


def add_to(bot: Rentroll) -> None:
    """Register the commands and buttons of this subject."""
    tutorials = bot.tutorials
    one_each: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def begin(it: It) -> str:
        """Nobody gets a second practice table by asking twice before the first is there."""
        async with one_each.setdefault(it.user.id, asyncio.Lock()):
            if (running := await _running(bot, it.user.id)) is not None:
                return say("tutorial-already", channel=running.channel)
            with bot.attention.post(it.user.id, it.guild_id or 0):
                return await _begin(bot, it)

    @slash(bot.tree, "tutorial", "tutorial")
    async def tutorial(it: It) -> str:
        return await begin(it)

    again = bot.router.routes(Needs.NOTHING)
    again.add("info-tutorial", Ack.ANSWER, lambda click: begin(click.it))

    @bot.router.on("info-tutorial-stop", Ack.CHANGE)
    async def stop(click: Click) -> None:
        table = bot.tables.require(click.press.game)
        if not table.settings.tutorial:
            raise NotOurs(click.press.verb)
        if table.settings.host != click.user:
            raise Refused("tutorial-not_yours")
        await tutorials.stop(table)


async def _begin(bot: Rentroll, it: It) -> str:
    """Set up a practice table; returns where it is, in words."""
    if it.guild_id is None or it.channel_id is None:
        raise Refused("tutorial-no_guild")
    await bot.admission.may_open(it, practice=True)
    look = bot.guild_settings.of(it.guild_id).theme
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
    channel = await _place(bot, it, it.channel_id)
    with refusing("tutorial-no_room", ChannelBusy):
        game = await bot.games.create(it.guild_id, channel, settings, seats, bot.now())
    row = await bot.games.game(game)
    assert row is not None
    await bot.tables.begin(row, ed, seats, SEED)
    return say("tutorial-ready", channel=channel)


async def _running(bot: Rentroll, user: int) -> LiveTable | None:
    """The practice table somebody has already."""
    for game in await bot.games.seated(user):
        await bot.tables.wait_loaded(game)
    mine = (t for t in bot.tables.all() if t.settings.tutorial and t.settings.host == user)
    return next((table for table in mine if not table.over), None)


async def _place(bot: Rentroll, it: It, channel: int) -> int:
    """A private thread for one, where that is possible; else the channel itself."""
    name = say("tutorial-thread", who=name_of(it.user))
    try:
        thread = await bot.discord_io.open_thread(channel, name, private=True)
        await bot.discord_io.invite(thread, it.user.id)
    except Refusal:
        return channel
    return thread

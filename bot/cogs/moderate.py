"""`/moderate`: pausing, ending and mending games, for those whom the server trusts with it.

Who that is, is Discord's to decide: Manage Server to begin with, and whatever a server
sets for the command in its integration settings.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TypeAlias

import discord
from discord import app_commands

from bot.actions.moderation import Moderation, called, people_at
from bot.client import Rentroll
from bot.cogs.moderators import ModeratorGroup
from bot.discord_io import name_of
from bot.refused import Refused
from bot.store.codec import Sitting
from bot.store.games import GameRow
from bot.store.rows import Unreadable
from bot.typed import as_choice
from bot.ui.answers import Ack
from bot.ui.ids import snowflake
from bot.ui.interactions import It
from bot.ui.message import Answer, Message
from bot.ui.options import MOST, Choices, slash, suggested
from bot.ui.places import Place, channels_of
from bot.ui.router import Click, Needs, Routes
from bot.words import listed, say

Number: TypeAlias = app_commands.Choice[int]

MOST_MOVES = 50


def add_to(bot: Rentroll) -> None:
    """Register the commands, and listen for channels that are deleted."""
    group = ModeratorGroup(bot.tree, bot.now, "moderate", "moderate-command")
    moderation = Moderation(bot)
    _add_clock(bot, group, moderation)
    _add_seats(bot, group, moderation)
    _add_places(bot, group, moderation)

    @bot.event
    async def on_guild_channel_delete(channel: discord.abc.GuildChannel) -> None:
        await moderation.channel_gone(channel.guild.id, channel.id)

    @bot.event
    async def on_raw_thread_delete(gone: discord.RawThreadDeleteEvent) -> None:
        await moderation.channel_gone(gone.guild_id, gone.thread_id)


def _routes(bot: Rentroll, group: ModeratorGroup) -> tuple[Routes, Routes]:
    """For what moderators press about a game, and about none."""
    check = group.trusted.check
    return bot.router.routes(Needs.SERVER_GAME, check), bot.router.routes(Needs.NOTHING, check)


def _add_clock(bot: Rentroll, group: ModeratorGroup, moderation: Moderation) -> None:
    games, anywhere = _routes(bot, group)

    @slash(group, "moderate", "pause", suggest={"game": _running})
    async def pause(it: It, game: int | None = None) -> str:
        return await moderation.pause(it, await _meant(bot, it, game))

    @slash(group, "moderate", "resume", suggest={"game": _running})
    async def resume(it: It, game: int | None = None) -> str:
        return await moderation.resume(it, await _meant(bot, it, game))

    @slash(group, "moderate", "end", suggest={"game": _running}, member="moderate-option_opener")
    async def end(
        it: It, game: int | None = None, member: discord.User | discord.Member | None = None
    ) -> Answer:
        if member is None:
            return await moderation.end(it, await _meant(bot, it, game))
        return await moderation.ask_to_end_all(it.guild_id or 0, member.id, name_of(member))

    @anywhere.on("moderate-end_all", Ack.CHANGE, 1)
    async def end_all(click: Click) -> str:
        return await moderation.end_all(click.it, snowflake(click.press.word()))

    @slash(group, "moderate", "undo", suggest={"game": _running})
    async def undo(
        it: It, moves: app_commands.Range[int, 1, MOST_MOVES] = 1, game: int | None = None
    ) -> Message:
        return await moderation.ask_to_undo(await _meant(bot, it, game), moves)

    @games.on("moderate-undo", Ack.CHANGE, 1)
    async def undo_now(click: Click) -> Message:
        row = await _meant(bot, click.it, click.press.game)
        return await moderation.undo(click.it, row, click.press.count())

    @slash(group, "moderate", "redo", suggest={"game": _running})
    async def redo(it: It, game: int | None = None) -> str:
        return await moderation.redo(it, await _meant(bot, it, game))

    @games.on("moderate-redo", Ack.CHANGE, 1)
    async def redo_this(click: Click) -> str:
        row = await _meant(bot, click.it, click.press.game)
        return await moderation.redo(click.it, row, click.press.count())


def _add_seats(bot: Rentroll, group: ModeratorGroup, moderation: Moderation) -> None:
    games, anywhere = _routes(bot, group)

    @slash(group, "moderate", "kick", suggest={"player": _people, "game": _running})
    async def kick(it: It, player: str, game: int | None = None) -> Message:
        return await moderation.ask_to_kick(await _meant(bot, it, game), player)

    @games.on("moderate-kick", Ack.CHANGE, 1)
    async def kick_now(click: Click) -> str:
        row = await _meant(bot, click.it, click.press.game)
        return await moderation.kick(click.it, row, snowflake(click.press.word()))

    @slash(
        group,
        "moderate",
        "forgive",
        suggest={"player": _sent_away, "game": _running},
        player="moderate-option_forgiven",
    )
    async def forgive(it: It, player: str, game: int | None = None) -> str:
        return await moderation.forgive(it, await _meant(bot, it, game), player)

    @slash(group, "moderate", "block", member="moderate-option_blocked")
    async def block(it: It, member: discord.User | discord.Member) -> Message:
        return await moderation.block(it, member.id, name_of(member))

    @anywhere.on("moderate-unseat", Ack.CHANGE, 1)
    async def unseat(click: Click) -> str:
        return await moderation.unseat(click.it, snowflake(click.press.word()))

    @slash(
        group,
        "moderate",
        "unblock",
        suggest={"player": _blocked},
        player="moderate-option_unblocked",
    )
    async def unblock(it: It, player: str) -> str:
        return await moderation.unblock(it, player)

    @slash(group, "moderate", "transfer", suggest={"host": _people, "game": _running})
    async def transfer(
        it: It, host: str = "", channel: Place | None = None, game: int | None = None
    ) -> str:
        row = await _meant(bot, it, game)
        if not host and channel is None:
            raise Refused("moderate-transfer_what")
        told = [await moderation.set_host(it, row, host)] if host else []
        if channel is not None:
            told.append(await moderation.move(it, row, channel.id))
        return "\n".join(told)


def _add_places(bot: Rentroll, group: app_commands.Group, moderation: Moderation) -> None:
    @slash(
        group,
        "moderate",
        "revive",
        suggest={"game": _closed},
        game="moderate-option_closed",
        channel="moderate-option_revive",
    )
    async def revive(it: It, game: int, channel: Place | None = None) -> str:
        row = await bot.games.game(game)
        if row is None or row.guild != it.guild_id or row not in await _revivable(bot, row.guild):
            raise Refused("moderate-not_closed")
        where = channel.id if channel is not None else it.channel_id or 0
        return await moderation.revive(it, row, where)


async def _meant(bot: Rentroll, it: It, game: int | None) -> GameRow:
    """The game that is named, else the one of the channel or of the channel above a thread."""
    if game is not None:
        row = await bot.games.game(game)
        if row is None or row.guild != it.guild_id or not row.open:
            raise Refused("moderate-no_such")
        return row
    for channel in channels_of(it):
        if row := await bot.games.in_channel(channel):
            return row
    raise Refused("moderate-none_here")


async def _revivable(bot: Rentroll, guild: int) -> list[GameRow]:
    """Closed games that had begun."""
    closed = await bot.games.of_guild(guild, "closed")
    return [row for row in closed if row.seq >= 0 and not row.practice]


async def _running(it: It, current: str) -> list[Number]:
    rows = await it.client.games.open_in(it.guild_id or 0)
    return await _listed(it.client, rows, current)


async def _closed(it: It, current: str) -> list[Number]:
    return await _listed(it.client, await _revivable(it.client, it.guild_id or 0), current)


async def _listed(bot: Rentroll, rows: Iterable[GameRow], current: str) -> list[Number]:
    """Games by their numbers, those whose words contain what is typed."""
    found = []
    for row in rows:
        names = listed(await bot.games.names(row.id))
        edition = row.agreed.edition if row.agreed else say("moderate-damaged")
        label = say("moderate-choice", number=row.id, edition=edition, names=names)
        found.append((label, row.id))
    return suggested(str(current), found)


async def _people(it: It, current: str) -> Choices:
    """Those who play at the game that is meant."""
    bot = it.client
    row = await _typed(bot, it)
    people: list[Sitting] = []
    with suppress(Unreadable):
        people = people_at(await bot.games.seats(row.id)) if row else []
    return suggested(current, ((one.name, as_choice(one.user)) for one in people))


async def _sent_away(it: It, current: str) -> Choices:
    """Those who were sent away from the game that is meant."""
    bot = it.client
    row = await _typed(bot, it)
    bans = await bot.bans.of(row.id) if row else []
    return suggested(current, ((called(ban), as_choice(ban.number)) for ban in bans))


async def _blocked(it: It, current: str) -> Choices:
    """Those who are kept out of all games of this server."""
    bans = await it.client.blocks.of(it.guild_id or 0)
    return suggested(current, ((called(ban), as_choice(ban.number)) for ban in bans))


async def _typed(bot: Rentroll, it: It) -> GameRow | None:
    """The game that is meant by what is typed so far."""
    game = getattr(it.namespace, "game", None)
    typed = isinstance(game, int) and abs(game) <= MOST  # Discord checks nothing before it is sent
    try:
        return await _meant(bot, it, game if typed else None)
    except Refused:
        return None

"""The `/moderate` commands and their buttons: pause, end, undo, kick, block, transfer, revive.

Discord decides who may use them. By default these are users with the permission Manage Server. A
server can change that in its integration settings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.discord_api.answers import Ack
from bot.discord_api.channels import Place, channels_of
from bot.discord_api.command_options import MOST, Choices, slash, suggested
from bot.discord_api.interactions import It
from bot.discord_api.moderator_commands import ModeratorGroup
from bot.discord_api.router import Click, Router, Routes, Target
from bot.discord_api.sender import name_of
from bot.servers.moderation.actions import (
    GameModeration,
    PlaceModeration,
    SeatModeration,
    called,
    people_at,
)
from bot.store.database.codec import Sitting
from bot.store.database.rows import Unreadable
from bot.store.games.games import GameRow
from bot.store.stores import Stores
from bot.support.parsing import as_choice
from bot.support.refusals import Refused
from bot.ui.custom_ids import snowflake
from bot.ui.message import Answer, Message
from bot.words import listed, say

Number: TypeAlias = app_commands.Choice[int]

MOST_MOVES = 50
"""Most moves that one `/moderate undo` may undo."""


class GamesMeant:
    """The games and players that moderators name in options, with suggestions for these options."""

    def __init__(self, stores: Stores) -> None:
        self.games = stores.games
        self.bans = stores.bans
        self.blocks = stores.blocks

    async def game(self, it: It, game: int | None) -> GameRow:
        """Return the open game or lobby with the number `game`.

        Without a number, return the open game of the command's channel or of its parent channel.
        Raise Refused if there is no such game in this server.
        """
        if game is not None:
            row = await self.games.game(game)
            if row is None or row.guild != it.guild_id or not row.open:
                raise Refused("moderate-no_such")
            return row
        for channel in channels_of(it):
            if row := await self.games.in_channel(channel):
                return row
        raise Refused("moderate-none_here")

    async def revivable(self, guild: int) -> list[GameRow]:
        """Return a server's closed games that can be revived.

        They had started and are not practice games.
        """
        closed = await self.games.of_guild(guild, "closed")
        return [row for row in closed if row.seq >= 0 and not row.practice]

    async def running(self, it: It, current: str) -> list[Number]:
        """Return suggestions: the open games and lobbies of this server."""
        rows = await self.games.open_in(it.guild_id or 0)
        return await self._listed(rows, current)

    async def closed(self, it: It, current: str) -> list[Number]:
        """Return suggestions: the closed games of this server that can be revived."""
        return await self._listed(await self.revivable(it.guild_id or 0), current)

    async def _listed(self, rows: Iterable[GameRow], current: str) -> list[Number]:
        """Return a suggestion for each game whose number, edition or players match a typed text."""
        found = []
        for row in rows:
            names = listed(await self.games.names(row.id))
            edition = row.agreed.edition if row.agreed else say("moderate-damaged")
            label = say("moderate-choice", number=row.id, edition=edition, names=names)
            found.append((label, row.id))
        return suggested(str(current), found)

    async def people(self, it: It, current: str) -> Choices:
        """Return suggestions: the people with a seat in the game that the command refers to."""
        row = await self._game_so_far(it)
        people: list[Sitting] = []
        with suppress(Unreadable):
            people = people_at(await self.games.seats(row.id)) if row else []
        return suggested(current, ((one.name, as_choice(one.user)) for one in people))

    async def sent_away(self, it: It, current: str) -> Choices:
        """Return suggestions: the users who are banned from the game that the command refers to."""
        row = await self._game_so_far(it)
        bans = await self.bans.of(row.id) if row else []
        return suggested(current, ((called(ban), as_choice(ban.number)) for ban in bans))

    async def blocked(self, it: It, current: str) -> Choices:
        """Return suggestions: the users who are blocked in this server."""
        bans = await self.blocks.of(it.guild_id or 0)
        return suggested(current, ((called(ban), as_choice(ban.number)) for ban in bans))

    async def _game_so_far(self, it: It) -> GameRow | None:
        """Return the game that an incomplete command refers to, or None if there is none."""
        game = getattr(it.namespace, "game", None)
        # Discord does not validate options before the command is sent.
        typed = isinstance(game, int) and abs(game) <= MOST
        try:
            return await self.game(it, game if typed else None)
        except Refused:
            return None


def add_to(
    tree: app_commands.CommandTree[Any],
    router: Router,
    stores: Stores,
    games: GameModeration,
    seats: SeatModeration,
    places: PlaceModeration,
    now: Callable[[], float],
) -> None:
    """Register the `/moderate` commands and their buttons."""
    group = ModeratorGroup(tree, now, "moderate", "moderate-command")
    check = group.trusted.check
    meant = GamesMeant(stores)
    about_game = router.routes(Target.SERVER_GAME, check)
    anywhere = router.routes(Target.NOTHING, check)
    _add_clock(group, about_game, anywhere, meant, games)
    _add_seats(group, about_game, anywhere, meant, seats)
    _add_places(group, meant, seats, places)


def _add_clock(
    group: ModeratorGroup,
    about_game: Routes,
    anywhere: Routes,
    meant: GamesMeant,
    games: GameModeration,
) -> None:

    @slash(group, "moderate", "pause", suggest={"game": meant.running})
    async def pause(it: It, game: int | None = None) -> str:
        return await games.pause(it, await meant.game(it, game))

    @slash(group, "moderate", "resume", suggest={"game": meant.running})
    async def resume(it: It, game: int | None = None) -> str:
        return await games.resume(it, await meant.game(it, game))

    @slash(
        group, "moderate", "end", suggest={"game": meant.running}, member="moderate-option_opener"
    )
    async def end(
        it: It, game: int | None = None, member: discord.User | discord.Member | None = None
    ) -> Answer:
        if member is None:
            return await games.end(it, await meant.game(it, game))
        return await games.ask_to_end_all(it.guild_id or 0, member.id, name_of(member))

    @anywhere.on("moderate-end_all", Ack.CHANGE, 1)
    async def end_all(click: Click) -> str:
        return await games.end_all(click.it, snowflake(click.press.word()))

    @slash(group, "moderate", "undo", suggest={"game": meant.running})
    async def undo(
        it: It, moves: app_commands.Range[int, 1, MOST_MOVES] = 1, game: int | None = None
    ) -> Message:
        return await games.ask_to_undo(await meant.game(it, game), moves)

    @about_game.on("moderate-undo", Ack.CHANGE, 1)
    async def undo_now(click: Click) -> Message:
        row = await meant.game(click.it, click.press.game)
        return await games.undo(click.it, row, click.press.count())

    @slash(group, "moderate", "redo", suggest={"game": meant.running})
    async def redo(it: It, game: int | None = None) -> str:
        return await games.redo(it, await meant.game(it, game))

    @about_game.on("moderate-redo", Ack.CHANGE, 1)
    async def redo_this(click: Click) -> str:
        row = await meant.game(click.it, click.press.game)
        return await games.redo(click.it, row, click.press.count())


def _add_seats(
    group: ModeratorGroup,
    about_game: Routes,
    anywhere: Routes,
    meant: GamesMeant,
    seats: SeatModeration,
) -> None:

    @slash(group, "moderate", "kick", suggest={"player": meant.people, "game": meant.running})
    async def kick(it: It, player: str, game: int | None = None) -> Message:
        return await seats.ask_to_kick(await meant.game(it, game), player)

    @about_game.on("moderate-kick", Ack.CHANGE, 1)
    async def kick_now(click: Click) -> str:
        row = await meant.game(click.it, click.press.game)
        return await seats.kick(click.it, row, snowflake(click.press.word()))

    @slash(
        group,
        "moderate",
        "forgive",
        suggest={"player": meant.sent_away, "game": meant.running},
        player="moderate-option_forgiven",
    )
    async def forgive(it: It, player: str, game: int | None = None) -> str:
        return await seats.forgive(it, await meant.game(it, game), player)

    @slash(group, "moderate", "block", member="moderate-option_blocked")
    async def block(it: It, member: discord.User | discord.Member) -> Message:
        return await seats.block(it, member.id, name_of(member))

    @anywhere.on("moderate-unseat", Ack.CHANGE, 1)
    async def unseat(click: Click) -> str:
        return await seats.unseat(click.it, snowflake(click.press.word()))

    @slash(
        group,
        "moderate",
        "unblock",
        suggest={"player": meant.blocked},
        player="moderate-option_unblocked",
    )
    async def unblock(it: It, player: str) -> str:
        return await seats.unblock(it, player)


def _add_places(
    group: ModeratorGroup, meant: GamesMeant, seats: SeatModeration, places: PlaceModeration
) -> None:
    @slash(group, "moderate", "transfer", suggest={"host": meant.people, "game": meant.running})
    async def transfer(
        it: It, host: str = "", channel: Place | None = None, game: int | None = None
    ) -> str:
        row = await meant.game(it, game)
        if not host and channel is None:
            raise Refused("moderate-transfer_what")
        told = [await seats.set_host(it, row, host)] if host else []
        if channel is not None:
            told.append(await places.move(it, row, channel.id))
        return "\n".join(told)

    @slash(
        group,
        "moderate",
        "revive",
        suggest={"game": meant.closed},
        game="moderate-option_closed",
        channel="moderate-option_revive",
    )
    async def revive(it: It, game: int, channel: Place | None = None) -> str:
        row = await meant.games.game(game)
        if row is None or row.guild != it.guild_id or row not in await meant.revivable(row.guild):
            raise Refused("moderate-not_closed")
        where = channel.id if channel is not None else it.channel_id or 0
        return await places.revive(it, row, where)

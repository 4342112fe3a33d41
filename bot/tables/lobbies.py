"""Lobbies on disk: every change is read, made and written as one, so that none is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from bot.store.games.dice import DiceBook
from bot.store.games.games import GameRow, Games, Status
from bot.support.refusals import Outlived, Refused
from bot.tables.lobby import Lobby, again, ready
from bot.tables.permits import check_number, check_own, check_rules
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer
from bot.tables.table import LiveTable

HOUR = 3600.0
FORGOTTEN = 24 * HOUR
"""After a day without any change a lobby no longer keeps others from its channel."""

_NOT_A_LOBBY = {
    "live": "lobby-has_begun",
    "paused": "lobby-has_begun",
    "over": "lobby-is_over",
    "closed": "lobby-is_closed",
}


class Lobbies:
    """Tables that are being set up: one change at a time at each, and one is opened at a time."""

    def __init__(
        self,
        games: Games,
        tables: Tables,
        server_editions: EditionsByServer,
        now: Callable[[], float],
    ) -> None:
        self.games = games
        self.dice = DiceBook(games.db)
        self.tables = tables
        self.server_editions = server_editions
        self.now = now
        self.forgotten: list[Callable[[int], None]] = []
        """Told of every lobby that was closed to make room for another one."""
        self._changing: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    async def open(self, guild: int, channel: int, lobby: Lobby, *, moderator: bool = False) -> int:
        """A new lobby; ChannelBusy when the channel has a game that is not forgotten."""
        check_rules(lobby)
        async with self._alone("server", guild):
            there = await self.games.in_channel(channel)
            if there is not None:
                await self._make_room(there.id)
            await self.check_room(guild, lobby.settings.host, moderator=moderator)
            settings, seats = lobby.settings, lobby.seats
            game = await self.games.create(guild, channel, settings, seats, self.now())
            await self.dice.seal(game)
            return game

    async def _make_room(self, game: int) -> None:
        """Close a lobby that nobody came back to."""
        async with self._alone("lobby", game):
            row = await self.games.game(game)
            if row is None or not self._forgotten(row):
                return
            await self.games.set_status(game, "closed", self.now())
        for tell in self.forgotten:
            tell(game)

    def _forgotten(self, row: GameRow) -> bool:
        return row.status == "lobby" and row.changed < self.now() - FORGOTTEN

    async def check_room(self, guild: int, user: int, *, moderator: bool = False) -> None:
        """Refuse a table more than a server or a member may have; practice is not counted.

        Moderators may open any number of those that the server has room for.
        """
        limits = self.server_editions.guild_settings.of(guild)
        played = await self._played(guild)
        if not moderator:
            lately = await self.games.opened_since(guild, self.now() - HOUR)
            check_own(limits, len(opened_by(played, user)), len(opened_by(lately, user)))
        check_number(limits, len(played))

    async def _played(self, guild: int) -> list[GameRow]:
        """The open tables of a server that count."""
        rows = await self.games.open_in(guild)
        return [row for row in rows if not row.practice and not self._forgotten(row)]

    async def find(self, game: int) -> Lobby:
        """A lobby by its game; refused when it is one no more."""
        return (await self._read(game))[1]

    async def here(self, channel: int) -> int:
        """The game of the lobby in a channel; refused without one."""
        row = await self.games.in_channel(channel)
        if row is None:
            raise Refused("lobby-none_here")
        await self._read(row.id)
        return row.id

    async def change(self, game: int, how: Callable[[Lobby], Lobby], press: int = 0) -> Lobby:
        """Change a lobby; without people at it, it is closed. `press` is mixed into its dice."""
        async with self._alone("lobby", game):
            _, lobby = await self._read(game)
            changed = how(lobby)
            check_rules(changed, lobby)
            if press:
                await self.dice.press(game, press)
            status: Status = "lobby" if changed.people else "closed"
            await self.games.save_lobby(game, changed.settings, changed.seats, self.now(), status)
            return changed

    async def start(self, game: int, user: int, press: int) -> LiveTable:
        """The host begins the game by this press, with dice that nobody could choose."""
        async with self._alone("lobby", game):
            row, lobby = await self._read(game)
            ed = ready(lobby, user)
            check_rules(lobby)
            parts = await self.dice.press(game, press)
            if parts is None:
                raise Outlived("error-gone")
            return await self.tables.begin(row, ed, lobby.seats, parts.seed)

    async def deal(
        self, guild: int, channel: int, lobby: Lobby, presses: Iterable[int], secret: str
    ) -> int:
        """A game that begins at once in a channel of its own, for people whom others seated.

        `presses` are those of theirs that brought them there, `secret` was sealed before. What
        was begun before is gone on with; returns the game.
        """
        row = await self.games.in_channel(channel)
        if row is None:
            settings, seats = lobby.settings, lobby.seats
            game = await self.games.create(guild, channel, settings, seats, self.now())
        else:
            game = row.id
        async with self._alone("lobby", game):
            row = await self.games.game(game)
            if row is None:
                raise Outlived("error-gone")
            if row.status == "lobby":
                parts = await self.dice.seal(game, secret)
                for press in presses:
                    parts = await self.dice.press(game, press)
                if parts is None:
                    raise Outlived("error-gone")
                await self.tables.begin(row, lobby.ed, lobby.seats, parts.seed)
        return game

    async def rematch(self, game: int, user: int) -> int:
        """A new lobby like a game that is over, in the same channel.

        It takes the place of the other, so it does not count as one more of somebody's.
        """
        row, lobby = await self.once_more(game, user)
        return await self.open(row.guild, row.channel, lobby, moderator=True)

    async def once_more(self, game: int, user: int) -> tuple[GameRow, Lobby]:
        """A game that is over, and a lobby like it for one of those who played."""
        row = await self.games.game(game)
        if row is None or row.practice:
            raise Outlived("error-gone")
        if row.status != "over":
            raise Refused("lobby-rematch_not_over")
        editions = await self.server_editions.of(row.guild, row.settings.own)
        seats, former = await self.games.seats(game), await self.games.tenures(game)
        return row, again(row.settings, seats, user, editions, former)

    async def close(self, game: int) -> bool:
        """A lobby that cannot go on; False for a game that has begun, which is left alone."""
        async with self._alone("lobby", game):
            row = await self.games.game(game)
            if row is None or row.status != "lobby":
                return False
            return await self.games.set_status(game, "closed", self.now())

    def _alone(self, kind: str, number: int) -> asyncio.Lock:
        """Held while something of a lobby or a server changes, and forgotten when nobody does."""
        return self._changing.setdefault((kind, number), asyncio.Lock())

    async def _read(self, game: int) -> tuple[GameRow, Lobby]:
        row = await self.games.game(game)
        if row is None:
            raise Outlived("error-gone")
        if row.status != "lobby":
            raise Outlived(_NOT_A_LOBBY[row.status])
        return row, await self.sitting(row)

    async def sitting(self, row: GameRow) -> Lobby:
        """Who sits at a table that is being set up, and what it will play."""
        found = await self.games.lobby(row.id)
        if found is None:
            raise Outlived("error-gone")
        settings, seats = found
        editions = await self.server_editions.of(row.guild, settings.own)
        return Lobby(settings, tuple(seats), editions)


def opened_by(rows: Iterable[GameRow], user: int) -> list[GameRow]:
    """Those of some games that a user is the host of; practice is nobody's."""
    return [row for row in rows if row.agreed and row.agreed.host == user and not row.practice]

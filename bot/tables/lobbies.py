"""The lobbies in the database.

Each lobby is read, changed and saved under a lock, so that no change is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from bot.store.games.dice import DiceBook
from bot.store.games.games import GameRow, Games, Status
from bot.support.refusals import Expired, Refused
from bot.tables.lobby import Lobby, again, ready
from bot.tables.permits import check_number, check_own, check_rules
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer
from bot.tables.table import LiveTable

HOUR = 3600.0
FORGOTTEN = 24 * HOUR
"""Seconds without a change after which a lobby no longer blocks its channel for other games.

Then it no longer counts towards the server's and its host's limits on open games.
"""

_NOT_A_LOBBY = {
    "live": "lobby-has_begun",
    "paused": "lobby-has_begun",
    "over": "lobby-is_over",
    "closed": "lobby-is_closed",
}


class Lobbies:
    """A repository of all lobbies.

    One lock per lobby and per server allows one change at a time.
    """

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
        """Functions called with the game id of each lobby that was closed to free its channel."""
        self._changing: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    async def open(self, guild: int, channel: int, lobby: Lobby, *, moderator: bool = False) -> int:
        """Open a lobby and return its game id.

        Raise ChannelBusy if the channel has a game, or a lobby that changed within the last day.
        Raise Refused if the server's limits forbid the lobby. A moderator need not keep the limits
        per member.
        """
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
        """Close a game's lobby if it has not changed for a day. Otherwise do nothing."""
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
        """Raise Refused if a server or member has too many open games.

        The limits per member, also on games opened in the last hour, do not apply to moderators.
        Practice games are not counted.
        """
        limits = self.server_editions.guild_settings.of(guild)
        played = await self._played(guild)
        if not moderator:
            lately = await self.games.opened_since(guild, self.now() - HOUR)
            check_own(limits, len(opened_by(played, user)), len(opened_by(lately, user)))
        check_number(limits, len(played))

    async def _played(self, guild: int) -> list[GameRow]:
        """Return the rows of a server's open games that count towards its limit.

        Practice games and lobbies without a change for a day do not count.
        """
        rows = await self.games.open_in(guild)
        return [row for row in rows if not row.practice and not self._forgotten(row)]

    async def find(self, game: int) -> Lobby:
        """Return the lobby of a game id. Raise Refused if the game has begun, ended or is gone."""
        return (await self._read(game))[1]

    async def here(self, channel: int) -> int:
        """Return the game id of the lobby in a channel. Raise Refused if the channel has none."""
        row = await self.games.in_channel(channel)
        if row is None:
            raise Refused("lobby-none_here")
        await self._read(row.id)
        return row.id

    async def change(self, game: int, how: Callable[[Lobby], Lobby], press: int = 0) -> Lobby:
        """Replace a lobby by the result of `how`, save it and return it.

        A lobby without people is closed. The interaction id `press`, if any, is mixed into the
        game's dice. Raise Refused if the server bars a new rule.
        """
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
        """Begin a lobby's game and return its table.

        Raise Refused if `user` is not the host or the lobby is not ready. The interaction id
        `press` is mixed into the game's dice.
        """
        async with self._alone("lobby", game):
            row, lobby = await self._read(game)
            ed = ready(lobby, user)
            check_rules(lobby)
            parts = await self.dice.press(game, press)
            if parts is None:
                raise Expired("error-gone")
            return await self.tables.begin(row, ed, lobby.seats, parts.seed)

    async def deal(
        self, guild: int, channel: int, lobby: Lobby, presses: Iterable[int], secret: str
    ) -> int:
        """Begin a lobby's game at once in a channel of its own, and return the game id.

        `presses` are the interaction ids of the players' sign-ups, and `secret` is the secret of
        the dice. A game that was created in the channel before a restart is continued.
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
                raise Expired("error-gone")
            if row.status == "lobby":
                parts = await self.dice.seal(game, secret)
                for press in presses:
                    parts = await self.dice.press(game, press)
                if parts is None:
                    raise Expired("error-gone")
                await self.tables.begin(row, lobby.ed, lobby.seats, parts.seed)
        return game

    async def rematch(self, game: int, user: int) -> int:
        """Open a lobby with the people and rules of a finished game, and return its game id.

        It is in the finished game's channel. The limits per member do not apply.
        """
        row, lobby = await self.rematch_lobby(game, user)
        return await self.open(row.guild, row.channel, lobby, moderator=True)

    async def rematch_lobby(self, game: int, user: int) -> tuple[GameRow, Lobby]:
        """Return a finished game's row, and a lobby with its people and rules.

        `user` becomes the host. Raise Refused if they had no seat in the game, or if the game is
        not over, is gone or was practice.
        """
        row = await self.games.game(game)
        if row is None or row.practice:
            raise Expired("error-gone")
        if row.status != "over":
            raise Refused("lobby-rematch_not_over")
        editions = await self.server_editions.of(row.guild, row.settings.own)
        seats, former = await self.games.seats(game), await self.games.tenures(game)
        return row, again(row.settings, seats, user, editions, former)

    async def close(self, game: int) -> bool:
        """Close a lobby. Return False if the game has begun, is closed already or is gone."""
        async with self._alone("lobby", game):
            row = await self.games.game(game)
            if row is None or row.status != "lobby":
                return False
            return await self.games.set_status(game, "closed", self.now())

    def _alone(self, kind: str, number: int) -> asyncio.Lock:
        """Return the lock of a lobby or a server. It is deleted once nobody uses it.

        `kind` is `lobby` or `server`, `number` the game id or the server id.
        """
        return self._changing.setdefault((kind, number), asyncio.Lock())

    async def _read(self, game: int) -> tuple[GameRow, Lobby]:
        row = await self.games.game(game)
        if row is None:
            raise Expired("error-gone")
        if row.status != "lobby":
            raise Expired(_NOT_A_LOBBY[row.status])
        return row, await self.sitting(row)

    async def sitting(self, row: GameRow) -> Lobby:
        """Return the lobby of a game's row, read from the database. Raise Refused if it is gone."""
        found = await self.games.lobby(row.id)
        if found is None:
            raise Expired("error-gone")
        settings, seats = found
        editions = await self.server_editions.of(row.guild, settings.own)
        return Lobby(settings, tuple(seats), editions)


def opened_by(rows: Iterable[GameRow], user: int) -> list[GameRow]:
    """Return the rows of the games that a user hosts, without practice games."""
    return [row for row in rows if row.agreed and row.agreed.host == user and not row.practice]

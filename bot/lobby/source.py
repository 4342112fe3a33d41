"""The source of the messages of lobbies and of closed games."""

from __future__ import annotations

from bot.lobby.views import begun_text, closed_text, lobby_message
from bot.messages.game_source import put_away_message
from bot.messages.record import Records
from bot.messages.wanted import Desired
from bot.store.games.games import GameRow
from bot.store.messages.kinds import CLOSED, COACH, LEFT_BEHIND, LOBBY, PING, VACANT, VOTE
from bot.store.stores import Stores
from bot.support.refusals import Refused
from bot.tables.lobbies import Lobbies
from bot.tables.seating import left_by
from bot.tables.server_editions import EditionsByServer
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.words import say


class LobbyMessages:
    """A source of the messages that lobbies and closed games should show."""

    def __init__(self, stores: Stores, lobbies: Lobbies, server_editions: EditionsByServer) -> None:
        self.stores = stores
        self.lobbies = lobbies
        self.server_editions = server_editions

    async def begun(self, table: LiveTable) -> Message:
        """Return the last version of a lobby's message, after its game has begun."""
        games = self.stores.games
        start = await games.start_state(table.game)
        parts = await self.lobbies.dice.of(table.game)
        text = begun_text(table.ed, table.names_at(0), start.hidden.seed, parts)
        return Message(text, last=True, important=True)

    async def of(self, row: GameRow, known: Records) -> Desired | None:
        """Return the messages that a lobby or a closed game should show.

        Return None if the game has begun and still runs, or if another task has just closed the
        lobby. If the settings of a lobby are no longer possible, close it and return its last
        message.
        """
        if row.status == "lobby":
            try:
                return await self._of_lobby(row)
            except Refused:  # its edition was removed while being chosen
                await self.lobbies.close(row.id)
        messages = {}
        if LOBBY in known.posts:
            messages[LOBBY] = Message(closed_text(await self._title(row)), last=True)
        if CLOSED in known.posts:
            seats = [one for one in await self.stores.games.seats(row.id) if one.state == "vacant"]
            messages[CLOSED] = put_away_message([left_by(one) for one in seats])
        if row.status not in ("lobby", "closed", "over"):
            return None
        gone = (VACANT, VOTE, PING, COACH, LEFT_BEHIND)
        holds = frozenset(kind for kind in known.posts if kind.base not in gone)
        return Desired(row.guild, row.channel, messages, frozen=holds, forget_when_done=True)

    async def _of_lobby(self, row: GameRow) -> Desired | None:
        parts = await self.lobbies.dice.seal(row.id)
        if parts is None:  # it was closed meanwhile
            return None
        lobby = await self.lobbies.sitting(row)

        async def lost() -> None:
            await self.lobbies.close(row.id)
            await self.stores.posts.drop(row.id, LOBBY)

        thinkers = self.lobbies.tables.thinkers
        experts = thinkers is not None and thinkers.has_room(row.id)
        messages = {LOBBY: lobby_message(row.id, lobby, parts, experts)}
        host = lobby.settings.host
        return Desired(row.guild, row.channel, messages, host=host, on_channel_lost=lost)

    async def _title(self, row: GameRow) -> str:
        """Return the name of a lobby's edition, or a word for a damaged lobby."""
        if row.agreed is None:
            return say("moderate-damaged")
        editions = await self.server_editions.of(row.guild, row.settings.own)
        return editions.title(row.settings)

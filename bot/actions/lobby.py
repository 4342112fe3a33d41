"""What people do at a table that is being set up, by its buttons and by commands alike."""

from __future__ import annotations

from collections.abc import Callable

from bot.actions.admission import Admission
from bot.discord_io import name_of
from bot.messages.keeper import MessageKeeper
from bot.post_kinds import LOBBY, TABLE
from bot.refused import Refused
from bot.store.games import ChannelBusy
from bot.store.stores import Stores
from bot.store.writer import Owner
from bot.tables.attention import Attention
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Lobby, host_only, join
from bot.tables.registry import Tables
from bot.ui.interactions import It
from bot.ui.links import link_to
from bot.words import say


class LobbyActions:
    """Each change is made, and then shown in the channel."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        lobbies: Lobbies,
        keeper: MessageKeeper,
        attention: Attention,
        admission: Admission,
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.lobbies = lobbies
        self.keeper = keeper
        self.attention = attention
        self.admission = admission

    async def join(self, game: int, it: It) -> None:
        """Somebody takes a seat."""
        user = it.user
        await self.admission.may_join(it)
        if await self.stores.bans.holds(game, user.id):
            raise Refused("moderate-banned")
        await self.change(game, lambda lobby: join(lobby, user.id, name_of(user)), it.id)

    async def change(self, game: int, how: Callable[[Lobby], Lobby], press: int = 0) -> Lobby:
        """By one of the functions of `bot.tables.lobby`; `press` is mixed into the dice."""
        lobby = await self.lobbies.change(game, how, press)
        self.keeper.show_game(game)
        return lobby

    async def start(self, game: int, it: It) -> None:
        """The host begins the game."""
        await self.lobbies.start(game, it.user.id, it.id)
        self.keeper.show_game(game)

    async def hosted(self, game: int, user: int) -> Lobby:
        """The lobby for what only its host may do."""
        lobby = await self.lobbies.find(game)
        host_only(lobby, user)
        return lobby

    async def rematch(self, game: int, it: It) -> str:
        """Open a lobby with the same people and rules, and return the sentence that says where."""
        row, _ = await self.lobbies.once_more(game, it.user.id)
        await self.admission.may_open(it)
        with self.attention.post(it.user.id, it.guild_id or 0):
            try:
                again = await self.lobbies.rematch(game, it.user.id)
            except ChannelBusy:
                raise await self.busy(row.channel) from None
            self.keeper.show_game(again)
            await self.keeper.wait_for_post(Owner("game", again), LOBBY)
        return say("lobby-rematched", link=await self.link(again))

    async def link(self, game: int) -> str:
        """Where a game is to be seen: its newest message, else its channel."""
        row, posts = await self.stores.games.game(game), await self.stores.posts.of(game)
        assert row is not None
        return link_to(row.guild, posts, TABLE, LOBBY) or f"<#{row.channel}>"

    async def busy(self, channel: int) -> Refused:
        """Why no game can be opened in a channel, with the way to the one that is there."""
        row = await self.stores.games.in_channel(channel)
        if row is None:
            return Refused("lobby-is_closed")
        key = "lobby-busy_lobby" if row.status == "lobby" else "lobby-busy_game"
        playing = row.status != "lobby"
        if row.agreed is None or (playing and await self.tables.wait_loaded(row.id) is None):
            key = "lobby-busy_unreadable"
        return Refused(key, link=await self.link(row.id))

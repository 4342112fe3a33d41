"""The actions of people on lobbies, shared by buttons and commands."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.discord_api.admission import Admission
from bot.discord_api.interactions import It, is_text_channel, is_thread
from bot.discord_api.permissions import THREADS, lacking, no_permission
from bot.discord_api.sender import DiscordRefusal, Forbidden, TooManyThreads, name_of
from bot.messages.keeper import MessageKeeper
from bot.play.turn.actions import show_table
from bot.store.database.codec import GameSettings
from bot.store.database.writer import Owner
from bot.store.games.games import ChannelBusy
from bot.store.messages.kinds import LOBBY, TABLE
from bot.store.stores import Stores
from bot.support.refusals import Refused
from bot.tables.attention import Attention
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Lobby, host_only, join, opened
from bot.tables.permits import check_rules
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer
from bot.ui.links import link_to
from bot.ui.message import Message
from bot.words import public_language, say

NEEDED = ("view_channel", "send_messages", "attach_files")


class LobbyActions:
    """Actions on lobbies. An action that changes a lobby also updates its message."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        lobbies: Lobbies,
        keeper: MessageKeeper,
        attention: Attention,
        admission: Admission,
        server_editions: EditionsByServer,
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.lobbies = lobbies
        self.keeper = keeper
        self.attention = attention
        self.admission = admission
        self.server_editions = server_editions

    async def open(
        self, it: It, settings: GameSettings, *, thread: bool = False, channel: int = 0
    ) -> Message:
        """Open a lobby, and return the answer to the user with a link to its message.

        0 seats in the settings mean as many as the edition allows. The lobby is opened in
        `channel`, in a new thread, or else where the user asked.
        """
        editions = await self.server_editions.of(it.guild_id or 0)
        room = settings.seats or editions.called(settings.edition).max_players
        settings = replace(settings, seats=room)
        lobby = opened(settings, it.user.id, name_of(it.user), editions)
        check_rules(lobby)
        _check_place(it, channel, thread=thread)
        await self.admission.may_open(it)
        with self.attention.post(it.user.id, it.guild_id or 0):
            where = await self._open(it, lobby, channel, thread=thread)
        return Message(say("lobby-opened", link=where))

    async def _open(self, it: It, lobby: Lobby, channel: int, *, thread: bool) -> str:
        """Open a lobby, and return the link to its message.

        It is opened in `channel`, or where the user asked, or with `thread` in a new thread there.
        Raise Refused if the channel has a game.
        """
        channel, guild = channel or it.channel_id or 0, it.guild_id or 0
        if thread:
            with public_language():
                name = f"{lobby.ed.name}: {lobby.host_name}"
            channel = await self._open_thread(guild, channel, name)
        moderator = it.permissions.manage_guild
        try:
            game = await self.lobbies.open(guild, channel, lobby, moderator=moderator)
        except ChannelBusy:
            raise await self.busy(channel) from None
        self.keeper.show_game(game)
        try:
            await self.keeper.wait_for_post(Owner("game", game), LOBBY)
        except DiscordRefusal:
            await self.lobbies.close(game)
            raise
        return await self.link(game)

    async def _open_thread(self, guild: int, channel: int, name: str) -> int:
        try:
            return await self.keeper.open_thread(guild, channel, name)
        except TooManyThreads:
            raise Refused("lobby-no_room") from None
        except Forbidden:
            raise no_permission(["create_public_threads"], say("lobby-here")) from None

    async def show(self, it: It) -> str:
        """Post the message of the channel's lobby or game again.

        Return the text of the answer to the user. For a lobby it has a link to the message.
        """
        table = self.tables.in_channel(it.channel_id or 0)
        if table is not None and not table.ended:
            return await show_table(self.keeper, self.attention, it, table)
        game = await self.lobbies.here(it.channel_id or 0)
        with self.attention.post(it.user.id, it.guild_id or 0):
            self.keeper.show_game(game, repost=LOBBY)
            await self.keeper.wait_for_post(Owner("game", game), LOBBY)
        return say("lobby-shown_again", link=await self.link(game))

    async def join(self, game: int, it: It) -> None:
        """Give the user a seat in a lobby.

        Raise Refused if the user is banned from the table, has a seat already or may not join
        tables in this server, or if no seat is free.
        """
        user = it.user
        await self.admission.may_join(it)
        if await self.stores.bans.holds(game, user.id):
            raise Refused("moderate-banned")
        await self.change(game, lambda lobby: join(lobby, user.id, name_of(user)), it.id)

    async def change(self, game: int, how: Callable[[Lobby], Lobby], press: int = 0) -> Lobby:
        """Replace a lobby by the result of `how`, show it, and return it.

        The interaction id `press`, if any, is mixed into the dice of its game.
        """
        lobby = await self.lobbies.change(game, how, press)
        self.keeper.show_game(game)
        return lobby

    async def start(self, game: int, it: It) -> None:
        """Begin a lobby's game for its host.

        Raise Refused for any other user, or if the lobby is not ready.
        """
        await self.lobbies.start(game, it.user.id, it.id)
        self.keeper.show_game(game)

    async def hosted(self, game: int, user: int) -> Lobby:
        """Return a lobby to its host. Raise Refused for any other user."""
        lobby = await self.lobbies.find(game)
        host_only(lobby, user)
        return lobby

    async def rematch(self, game: int, it: It) -> str:
        """Open a lobby with the people and rules of a finished game.

        Return the text of the answer with a link to it.
        """
        row, _ = await self.lobbies.rematch_lobby(game, it.user.id)
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
        """Return the address of a game's table or lobby message, or the mention of its channel."""
        row, posts = await self.stores.games.game(game), await self.stores.posts.of(game)
        assert row is not None
        return link_to(row.guild, posts, TABLE, LOBBY) or f"<#{row.channel}>"

    async def busy(self, channel: int) -> Refused:
        """Return the refusal to open a lobby in a channel with a game, with a link to that game.

        If the game is gone meanwhile, the refusal says so and has no link.
        """
        row = await self.stores.games.in_channel(channel)
        if row is None:
            return Refused("lobby-is_closed")
        key = "lobby-busy_lobby" if row.status == "lobby" else "lobby-busy_game"
        playing = row.status != "lobby"
        if row.agreed is None or (playing and await self.tables.wait_loaded(row.id) is None):
            key = "lobby-busy_unreadable"
        return Refused(key, link=await self.link(row.id))


def _check_place(it: It, channel: int, *, thread: bool) -> None:
    """Raise Refused if the bot lacks permissions for a lobby in the user's current channel.

    With `thread`, the lobby gets a new thread, so raise Refused if the channel cannot have threads.
    `channel` is the id of the channel above a thread in which the lobby is opened instead, or 0.
    """
    inside = is_thread(it) and not channel
    if thread and inside:
        raise Refused("lobby-in_thread")
    if thread and not is_text_channel(it):
        raise Refused("lobby-no_threads")
    extra = [*THREADS] if thread else ["send_messages_in_threads"] if inside else []
    if missing := lacking(it.app_permissions, (*NEEDED, *extra)):
        raise no_permission(missing, say("lobby-here"))

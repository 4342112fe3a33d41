"""The moderators' actions on games and players.

All are reported in the server's log channel, and most changes of a running game at its table too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from bot.discord_api.interactions import It
from bot.discord_api.permissions import Missing, no_permission
from bot.lobby.actions import LobbyActions
from bot.messages.keeper import MessageKeeper
from bot.messages.moderator_log import ModeratorLog
from bot.results.league.actions import LeagueActions
from bot.store.database.codec import Sitting, Undo
from bot.store.database.writer import Owner
from bot.store.games.games import ChannelBusy, GameRow, Games, Overtaken, Status, Timer
from bot.store.messages.kinds import AUCTION, END, LOBBY, REPLAY, TRADE, VACANT
from bot.store.servers.bans import Ban, Bans
from bot.store.stores import Stores
from bot.support.parsing import match_name
from bot.support.refusals import Refused, refusing
from bot.tables.clocks import GAME_END, REST
from bot.tables.lobbies import Lobbies, opened_by
from bot.tables.lobby import leave, set_host
from bot.tables.log import lost_since
from bot.tables.registry import Tables
from bot.tables.table import LiveTable, Moved
from bot.tables.takeback import hold_chance, moves_named, own_moves
from bot.ui.custom_ids import press_id
from bot.ui.message import Message, question
from bot.words import listed, public_language, safe, say, say_public
from engine.edition import Seat

BESIDE = (AUCTION, TRADE, VACANT)
"""Kinds of messages that a moved or revived game leaves in its old channel and posts again."""


class ModeratedGames:
    """A lookup of the live games and players that moderators name, and a writer of log lines."""

    def __init__(self, games: Games, tables: Tables, journal: ModeratorLog) -> None:
        self.games = games
        self.tables = tables
        self.journal = journal

    async def table(self, row: GameRow) -> LiveTable:
        """Return the `LiveTable` of a started game after it is loaded.

        Raise Refused if the game is a lobby or cannot be read.
        """
        if row.status == "lobby":
            raise Refused("moderate-not_begun")
        table = await self.tables.wait_loaded(row.id)
        if table is None:
            raise Refused("moderate-unreadable")
        return table

    async def person_named(self, row: GameRow, text: str) -> Sitting:
        """Return the `Sitting` (seat and user) of the player that a moderator named in an option.

        `text` is a chosen suggestion, or the player's name, id or mention. Raise Refused if no
        player of the game matches.
        """
        people = people_at(await self.games.seats(row.id))
        known = ((one, one.user, _names(one.name, one.user)) for one in people)
        return match_name(text, known, say("moderate-nobody"))

    async def note(self, it: It, row: GameRow, key: str, detail: str = "", **words: Any) -> None:
        """Log a moderator's action on a game.

        The server's log channel gets the text `key`. The host's log file gets the game's number
        with `detail`.
        """
        deed = say_public(key, game=await self.told(row), **words)
        await self.journal.note(it, deed, f"game {row.id}{detail}")

    async def told(self, row: GameRow) -> str:
        """Return a game's number, players and channel as text, in the server's public language."""
        names = listed(map(safe, await self.games.names(row.id)))
        return say_public("moderate-game", number=row.id, names=names, channel=row.channel)


class GameModeration:
    """The moderators' actions that pause games, end them, and undo moves.

    Each method returns the answer to the moderator.
    """

    def __init__(self, moderated: ModeratedGames, lobbies: Lobbies, keeper: MessageKeeper) -> None:
        self.moderated = moderated
        self.games = moderated.games
        self.tables = moderated.tables
        self.lobbies = lobbies
        self.keeper = keeper

    async def pause(self, it: It, row: GameRow) -> str:
        """Pause a game, so that nobody can act and no clock runs."""
        table = await self.moderated.table(row)
        with refusing("moderate-is_paused", Moved):
            await table.pause(say_public("moderate-paused_told"))
        await self.moderated.note(it, row, "moderate-paused_log")
        return say("moderate-paused")

    async def resume(self, it: It, row: GameRow) -> str:
        table = await self.moderated.table(row)
        with refusing("moderate-not_paused", Moved):
            await table.resume(say_public("moderate-resumed_told"))
        await self.moderated.note(it, row, "moderate-resumed_log")
        return say("moderate-resumed")

    async def end(self, it: It, row: GameRow) -> str:
        """Close a lobby, or end a running game without a winner."""
        if row.status == "lobby":
            if not await self.lobbies.close(row.id):
                raise Refused("moderate-no_such")
            self.keeper.show_game(row.id)
            await self.moderated.note(it, row, "moderate-ended_log")
            return say("moderate-ended_lobby")
        table = await self.tables.wait_loaded(row.id)
        if not await self.tables.put_away_game(row.id, say_public("moderate-ended_told")):
            raise Refused("moderate-no_such")
        if table is None:  # no table exists that would update its messages
            self.keeper.show_game(row.id)
        await self.moderated.note(it, row, "moderate-ended_log")
        return say("moderate-ended" if table is not None else "moderate-ended_unreadable")

    async def ask_to_end_all(self, guild: int, user: int, name: str) -> Message:
        """Return the message that asks a moderator to confirm closing all games of a user.

        These are the open games and lobbies that the user opened. Raise Refused if there are none.
        """
        rows = await self._opened_by(guild, user)
        if not rows:
            raise Refused("moderate-has_none", name=safe(name))
        asked = say("moderate-end_all_sure", name=safe(name), count=len(rows))
        label = say("moderate-end_all_button", count=len(rows))
        return question(asked, label, press_id(0, "moderate-end_all", user))

    async def end_all(self, it: It, user: int) -> str:
        """Close all open games and lobbies that a user opened in this server."""
        ended = 0
        for row in await self._opened_by(it.guild_id or 0, user):
            with suppress(Refused):  # it has ended in the meantime
                await self.end(it, row)
                ended += 1
        return say("moderate-ended_all", count=ended)

    async def _opened_by(self, guild: int, user: int) -> list[GameRow]:
        return opened_by(await self.games.open_in(guild), user)

    async def ask_to_undo(self, row: GameRow, moves: int) -> Message:
        """Return the message that asks a moderator to confirm undoing the last moves of people.

        `moves` is the most moves to undo. Raise Refused if no such move is left.
        """
        table = await self.moderated.table(row)
        entries = await table.log.entries()
        taken = own_moves(entries)[-moves:]
        if not taken:
            raise Refused("moderate-nothing")
        first = taken[0].seq
        asked = say("moderate-undo_sure", moves=safe(moves_named(taken, table.names)))
        if hold_chance(commit for commit in entries if commit.seq >= first):
            asked = f"{asked} {say('moderate-undo_counts')}"
        sure = press_id(row.id, "moderate-undo", first)
        return question(asked, say("moderate-undo_button"), sure)

    async def undo(self, it: It, row: GameRow, first: int) -> Message:
        """Undo log entry `first` and all later entries.

        The answer has a button to redo them. Raise Refused if the entry was undone meanwhile.
        """
        table = await self.moderated.table(row)
        taken = [commit for commit in await table.log.entries() if commit.seq >= first]
        if not taken or taken[0].seq != first:
            raise Refused("moderate-undo_late")
        undo = await table.undo(first - 1, "moderator", -1, it.id)
        what = safe(moves_named(taken, table.names))
        count = f", {len(own_moves(taken))} moves"
        await self.moderated.note(it, row, "moderate-undone_log", count, moves=what)
        told, again = say("moderate-undone", moves=what), say("moderate-redo_button")
        return question(told, again, press_id(row.id, "moderate-redo", undo), "secondary")

    async def redo(self, it: It, row: GameRow, undo: int = 0) -> str:
        """Restore the moves that were undone by log entry `undo`.

        0 means the last undo by a moderator.
        """
        table = await self.moderated.table(row)
        commits = await table.games.commits(table.game)
        undos = (c.seq for c in commits if isinstance(c.move, Undo) and c.by == "moderator")
        undo = undo or max(undos, default=0)
        back = lost_since(commits, undo)
        with public_language():
            told = say("moderate-redone_told", moves=moves_named(back, table.names))
        with refusing("moderate-redo_late", Moved):
            await table.redo(undo, told, it.id)
        what, count = safe(moves_named(back, table.names)), f", {len(own_moves(back))} moves"
        await self.moderated.note(it, row, "moderate-redone_log", count, moves=what)
        return say("moderate-redone", moves=what)


class SeatModeration:
    """The moderators' actions on users: remove, ban and block them, lift bans, and choose a host.

    Each method returns the answer to the moderator.
    """

    def __init__(
        self,
        moderated: ModeratedGames,
        stores: Stores,
        lobby_actions: LobbyActions,
        league: LeagueActions,
    ) -> None:
        self.moderated = moderated
        self.journal = moderated.journal
        self.games = stores.games
        self.bans = stores.bans
        self.blocks = stores.blocks
        self.tables = moderated.tables
        self.lobby_actions = lobby_actions
        self.league = league

    async def ask_to_kick(self, row: GameRow, player: str) -> Message:
        """Return the message that asks a moderator to confirm removing a player.

        Raise Refused if the player has no seat, or is out of a started game.
        """
        sitting = await self.moderated.person_named(row, player)
        if row.status != "lobby":
            self._seat_to_free(await self.moderated.table(row), sitting)
        key = "moderate-kick_sure_lobby" if row.status == "lobby" else "moderate-kick_sure"
        sure = press_id(row.id, "moderate-kick", sitting.user)
        return question(say(key, name=safe(sitting.name)), say("moderate-kick_button"), sure)

    async def kick(self, it: It, row: GameRow, user: int) -> str:
        """Ban a player from a game or lobby, and remove the player from the seat.

        In a started game the computer gets the seat. In a lobby the seat becomes free. Raise
        Refused if the player has no seat or is out of the game.
        """
        people = people_at(await self.games.seats(row.id))
        sitting = next((one for one in people if one.user == user), None)
        if sitting is None:
            raise Refused("moderate-nobody")
        name = safe(sitting.name)
        if row.status == "lobby":
            await self.bans.add(row.id, sitting.user, sitting.name)
            await self.lobby_actions.change(row.id, lambda lobby: leave(lobby, sitting.user))
        else:
            table = await self.moderated.table(row)
            seat = self._seat_to_free(table, sitting)
            await self.bans.add(row.id, sitting.user, sitting.name)
            words = say_public("moderate-kicked_told", name=sitting.name)
            with refusing("moderate-is_out", Moved, name=name):
                await self.tables.hand_over(table, seat, words)
        await self.moderated.note(it, row, "moderate-kicked_log", player=name)
        return say("moderate-kicked", name=name)

    def _seat_to_free(self, table: LiveTable, sitting: Sitting) -> Seat:
        """Return the seat number of a player who is to be removed.

        Raise Refused if the player has no seat or is out of the game.
        """
        seat = table.seat_of(sitting.user)
        if seat is None or table.state.players[seat].out:
            raise Refused("moderate-is_out", name=safe(sitting.name))
        return seat

    async def forgive(self, it: It, row: GameRow, player: str) -> str:
        """Lift a user's ban from one game or lobby.

        `player` is a chosen suggestion, or the user's name, id or mention.
        """
        ban = await _lift(self.bans, row.id, player, say("moderate-not_banned"))
        name = safe(called(ban))
        await self.moderated.note(it, row, "moderate-forgiven_log", player=name)
        key = "moderate-forgiven_lobby" if row.status == "lobby" else "moderate-forgiven"
        told = say(key, name=name)
        if ban.user and await self.blocks.holds(row.guild, ban.user):
            told += "\n" + say("moderate-forgiven_blocked", name=name)
        return told

    async def block(self, it: It, user: int, name: str) -> Message:
        """Ban a user from opening and joining games of a server, and from its league nights.

        If the user has seats in this server, the answer asks whether to free them. Raise Refused if
        the user is already blocked and has no seat.
        """
        guild = it.guild_id or 0
        playing = await self._seated(guild, user)
        done = say("moderate-block_done", name=safe(name))
        if await self.blocks.add(guild, user, name):
            await self.league.shut_out(guild, user)
            await self.journal.note(it, say_public("moderate-blocked_log", player=safe(name)))
        else:
            done = say("moderate-is_blocked", name=safe(name))
            if not playing:
                raise Refused.saying(done)
        if not playing:
            return Message(done)
        asked = say("moderate-unseat_sure", name=safe(name), count=len(playing))
        sure = press_id(0, "moderate-unseat", user)
        return question(f"{done}\n{asked}", say("moderate-kick_button"), sure)

    async def unseat(self, it: It, user: int) -> str:
        """Ban a user from each open game and lobby in this server where the user has a seat.

        The user loses these seats. Games that the user is out of are skipped.
        """
        sent = 0
        for row in await self._seated(it.guild_id or 0, user):
            with suppress(Refused):  # the user is out of this game, or has left it
                await self.kick(it, row, user)
                sent += 1
        return say("moderate-unseated", count=sent)

    async def unblock(self, it: It, player: str) -> str:
        """Lift the block of a user in this server.

        `player` is a chosen suggestion or a typed name, id or mention.
        """
        blocks, guild = self.blocks, it.guild_id or 0
        name = safe(called(await _lift(blocks, guild, player, say("moderate-not_blocked"))))
        await self.journal.note(it, say_public("moderate-unblocked_log", player=name))
        return say("moderate-unblocked", name=name)

    async def _seated(self, guild: int, user: int) -> list[GameRow]:
        """Return the open games and lobbies of a server in which a user has a seat."""
        seated = await self.games.seated(user)
        rows = await self.games.open_in(guild)
        return [row for row in rows if row.id in seated]

    async def set_host(self, it: It, row: GameRow, player: str) -> str:
        """Make a player the host of a game or lobby.

        `player` is a chosen suggestion or a typed name. Raise Refused if the player is the host
        already.
        """
        sitting = await self.moderated.person_named(row, player)
        name = safe(sitting.name)
        if sitting.user == row.settings.host:
            raise Refused("moderate-is_host", name=name)
        if row.status == "lobby":
            await self.lobby_actions.change(row.id, lambda lobby: set_host(lobby, sitting.user))
        else:
            told = say_public("moderate-host_told", name=sitting.name)
            with refusing("moderate-is_host", Moved, name=name):
                await (await self.moderated.table(row)).set_host(sitting.user, told)
        await self.moderated.note(it, row, "moderate-host_log", player=name)
        return say("moderate-host", name=name)


class PlaceModeration:
    """The actions that move and revive games, and that close the game of a deleted channel."""

    def __init__(
        self,
        moderated: ModeratedGames,
        lobbies: Lobbies,
        keeper: MessageKeeper,
        missing: Missing,
        speak_in: Callable[[int], None],
        now: Callable[[], float],
    ) -> None:
        self.moderated = moderated
        self.games = moderated.games
        self.tables = moderated.tables
        self.journal = moderated.journal
        self.lobbies = lobbies
        self.keeper = keeper
        self.missing = missing
        self.speak_in = speak_in
        self.now = now

    async def move(self, it: It, row: GameRow, channel: int) -> str:
        """Move a game or lobby to another channel.

        Raise Refused if the channel has an open game or the bot lacks permissions there.
        """
        self._check_place(row.guild, channel)
        busy = refusing("moderate-busy", ChannelBusy, channel=channel)
        with busy, refusing("moderate-is_there", Moved):
            if row.status == "lobby":
                if not await self.games.move(row.id, channel):
                    raise Moved
                self.keeper.show_game(row.id, repost=LOBBY)
                await self.keeper.wait_for_post(Owner("game", row.id), LOBBY)
            else:
                table = await self.moderated.table(row)
                await table.move(channel, say_public("moderate-moved_told"), BESIDE)
        await self.moderated.note(it, row, "moderate-moved_log", f", channel {channel}", to=channel)
        return say("moderate-moved", channel=channel)

    async def revive(self, it: It, row: GameRow, channel: int) -> str:
        """Reopen a closed game in a channel.

        A timed game has as much time left as when it was closed. A finished game is not resumed,
        but its final messages are posted there. Raise Refused if the channel has an open game or
        the bot lacks permissions there.
        """
        self._check_place(row.guild, channel)
        over = (await self.tables.read(row)).over
        timers = _paused_at(await self.games.timers(row.id), row.changed)
        status: Status = "over" if over else "paused"
        busy = refusing("moderate-busy", ChannelBusy, channel=channel)
        with busy, refusing("moderate-not_closed", Overtaken):
            await self.games.revive(
                row.id, channel, status, timers, self.now(), (*BESIDE, END, REPLAY)
            )
        again = await self._row(row.id)
        table = await self.tables.load(row.id, quietly=not over)
        if not over:
            await table.resume(say_public("moderate-revived_told"))
        await self.moderated.note(it, again, "moderate-revived_log")
        return say("moderate-revived", channel=channel)

    async def channel_gone(self, guild: int, channel: int) -> None:
        """Close the game or lobby of a deleted channel.

        Moderators can revive a closed game in another channel, but not a closed lobby.
        """
        self.speak_in(guild)
        row = await self.games.in_channel(channel)
        if row is None:
            return
        if row.status == "lobby":
            await self.lobbies.close(row.id)
        else:
            await self.tables.put_away_game(row.id)
            game = await self.moderated.told(row)
            await self.journal.write(guild, say("moderate-lost_log", game=game))

    def _check_place(self, guild: int, channel: int) -> None:
        """Raise Refused if the bot lacks permissions that it needs in a channel."""
        if lacking := self.missing(guild, channel):
            raise no_permission(lacking, f"<#{channel}>")

    async def _row(self, game: int) -> GameRow:
        row = await self.games.game(game)
        assert row is not None
        return row


def _names(name: str, user: int) -> tuple[str, ...]:
    """Return the texts with which a user can be named: name, id and mention.

    Without an id, return only the name.
    """
    return (name, str(user), f"<@{user}>") if user else (name,)


def called(ban: Ban) -> str:
    """Return a banned user's name, or the id if no name is stored."""
    return ban.name or str(ban.user)


async def _lift(bans: Bans, place: int, text: str, otherwise: str) -> Ban:
    """Lift the ban that `text` names, and return it.

    `text` is a chosen suggestion, or a user's name, id or mention. `place` is the id of a game, or
    of a server if the bans are blocks. Raise Refused with the text `otherwise` if no ban matches.
    """
    known = ((ban, ban.number, _names(ban.name, ban.user)) for ban in await bans.of(place))
    ban = match_name(text, known, otherwise)
    if not await bans.lift(ban.number):
        raise Refused.saying(otherwise)
    return ban


def people_at(seats: Sequence[Sitting]) -> list[Sitting]:
    """Return the seats that users have, present or away. Computer players are left out."""
    return [sitting for sitting in seats if sitting.human]


def _paused_at(timers: Sequence[Timer], closed: float) -> list[Timer]:
    """Return a list with the timer that keeps a closed game's remaining time.

    `closed` is the Unix time at which the game was closed. The list is empty for games without a
    time limit.
    """
    return [
        Timer(REST, timer.due, round(timer.due - closed)) if timer.kind == GAME_END else timer
        for timer in timers
        if timer.kind in (GAME_END, REST)
    ]

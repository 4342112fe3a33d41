"""What moderators do to games: each deed is told to the table, and to the log channel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.client import It, Rentroll
from bot.messages.desired import game_owner
from bot.messages.slots import AUCTION, END, LOBBY, REPLAY, TRADE, VACANT
from bot.refused import Refused
from bot.store.bans import Ban
from bot.store.codec import Sitting
from bot.store.games import ChannelBusy, GameRow, Overtaken, Status, Timer
from bot.tables.clock import GAME_END, REST
from bot.tables.lobby import appoint, leave
from bot.tables.table import LiveTable, Moved
from bot.tables.takeback import hold_chance, moves_named, own_moves
from bot.ui.ids import press_id
from bot.ui.message import Message
from bot.ui.parts import Button
from bot.ui.rights import missing, no_permission
from bot.words import listed, safe, say
from engine.edition import Seat

ATTEMPTS = 5
"""So often an undo is tried anew when somebody acts at the same moment."""
BESIDE = (AUCTION, TRADE, VACANT)
"""Posts beside the table, which do not move along with it but are made anew."""


class Moderation:
    """Each method returns what to tell the moderator; what cannot be done is Refused."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot

    async def pause(self, it: It, row: GameRow) -> str:
        """Nobody may act and no clock runs."""
        table = await self._table(row)
        try:
            await table.pause(say("moderate-paused_told"))
        except Moved:
            raise Refused(say("moderate-is_paused")) from None
        await self._note(it, row, "moderate-paused_log")
        return say("moderate-paused")

    async def resume(self, it: It, row: GameRow) -> str:
        table = await self._table(row)
        try:
            await table.resume(say("moderate-resumed_told"))
        except Moved:
            raise Refused(say("moderate-not_paused")) from None
        await self._note(it, row, "moderate-resumed_log")
        return say("moderate-resumed")

    async def end(self, it: It, row: GameRow) -> str:
        """The game is closed without a winner; a lobby just closes."""
        if row.status == "lobby":
            if not await self.bot.lobbies.close(row.id):
                raise Refused(say("moderate-no_such"))
            self.bot.keeper.show_game(row.id)
            await self._note(it, row, "moderate-ended_log")
            return say("moderate-ended_lobby")
        table = await self.bot.tables.ready(row.id)
        if not await self.bot.tables.put_away_game(row.id, say("moderate-ended_told")):
            raise Refused(say("moderate-no_such"))
        if table is None:  # nobody else hears of it
            self.bot.keeper.show_game(row.id)
        await self._note(it, row, "moderate-ended_log")
        return say("moderate-ended" if table is not None else "moderate-ended_unreadable")

    async def ask_to_kick(self, row: GameRow, player: str) -> Message:
        """The question before somebody is sent away."""
        sitting = await self._person(row, player)
        if row.status != "lobby":
            self._seat_to_free(await self._table(row), sitting)
        key = "moderate-kick_sure_lobby" if row.status == "lobby" else "moderate-kick_sure"
        sure = press_id(row.id, "moderate-kick", sitting.user)
        button = Button(say("moderate-kick_button"), sure, "danger")
        return Message(say(key, name=safe(sitting.name)), [[button]])

    async def kick(self, it: It, row: GameRow, player: str) -> str:
        """The computer has the seat, and its player may not take it again; a lobby's is empty."""
        sitting = await self._person(row, player)
        name = safe(sitting.name)
        if row.status == "lobby":
            await self.bot.bans.add(row.id, sitting.user, sitting.name)
            await self.bot.lobbies.change(row.id, lambda lobby: leave(lobby, sitting.user))
            self.bot.keeper.show_game(row.id)
        else:
            table = await self._table(row)
            seat = self._seat_to_free(table, sitting)
            await self.bot.bans.add(row.id, sitting.user, sitting.name)
            words = say("moderate-kicked_told", name=sitting.name)
            try:
                await self.bot.seats.hand_over(table, seat, words)
            except Moved:
                raise Refused(say("moderate-is_out", name=name)) from None
        await self._note(it, row, "moderate-kicked_log", player=name)
        return say("moderate-kicked", name=name)

    def _seat_to_free(self, table: LiveTable, sitting: Sitting) -> Seat:
        """The seat of somebody who still plays."""
        seat = table.seat_of(sitting.user)
        if seat is None or table.state.players[seat].out:
            raise Refused(say("moderate-is_out", name=safe(sitting.name)))
        return seat

    async def forgive(self, it: It, row: GameRow, player: str) -> str:
        """Somebody who was sent away may come back."""
        bare = _bare(player)
        for ban in await self.bot.bans.of(row.id):
            if bare and bare in (key_of(ban), str(ban.user or ""), ban.name.casefold()):
                break
        else:
            raise Refused(say("moderate-not_banned"))
        if not await self.bot.bans.lift(ban.number):
            raise Refused(say("moderate-not_banned"))
        name = safe(called(ban))
        await self._note(it, row, "moderate-forgiven_log", player=name)
        key = "moderate-forgiven_lobby" if row.status == "lobby" else "moderate-forgiven"
        return say(key, name=name)

    async def undo(self, it: It, row: GameRow, moves: int) -> str:
        """Back to before the last moves of people, whatever followed them."""
        table = await self._table(row)
        for left in reversed(range(ATTEMPTS)):
            at = table.seq
            entries = await table.log.entries()
            taken = own_moves(entries)[-moves:]
            if not taken:
                raise Refused(say("moderate-nothing"))
            try:
                await table.undo(taken[0].seq - 1, "moderator", -1, it.id, at)
            except Moved:
                if not left:
                    raise
            else:
                break
        what = moves_named(taken, table.names)
        await self._note(it, row, "moderate-undone_log", moves=safe(what))
        told = say("moderate-undone", moves=safe(what))
        passed = [commit for commit in entries if commit.seq >= taken[0].seq]
        return f"{told} {say('undo-counts_no_more')}" if hold_chance(passed) else told

    async def appoint(self, it: It, row: GameRow, player: str) -> str:
        """Another host."""
        sitting = await self._person(row, player)
        name = safe(sitting.name)
        if sitting.user == row.settings.host:
            raise Refused(say("moderate-is_host", name=name))
        if row.status == "lobby":
            await self.bot.lobbies.change(row.id, lambda lobby: appoint(lobby, sitting.user))
            self.bot.keeper.show_game(row.id)
        else:
            told = say("moderate-host_told", name=sitting.name)
            try:
                await (await self._table(row)).appoint(sitting.user, told)
            except Moved:
                raise Refused(say("moderate-is_host", name=name)) from None
        await self._note(it, row, "moderate-host_log", player=name)
        return say("moderate-host", name=name)

    async def move(self, it: It, row: GameRow, channel: int) -> str:
        """The game goes on in another channel."""
        self._check_place(channel)
        try:
            if row.status == "lobby":
                if not await self.bot.games.move(row.id, channel):
                    raise Moved
                self.bot.keeper.show_game(row.id, anew=LOBBY)
                await self.bot.keeper.awaited(game_owner(row.id), LOBBY)
            else:
                table = await self._table(row)
                await table.move(channel, say("moderate-moved_told"), BESIDE)
        except ChannelBusy:
            raise Refused(say("moderate-busy", channel=channel)) from None
        except Moved:
            raise Refused(say("moderate-is_there")) from None
        await self._note(it, row, "moderate-moved_log", to=channel)
        return say("moderate-moved", channel=channel)

    async def revive(self, it: It, row: GameRow, channel: int) -> str:
        """A closed game goes on, as if it had been paused since; a finished one is told its end."""
        self._check_place(channel)
        over = (await self.bot.tables.read(row)).over
        timers = _paused_at(await self.bot.games.timers(row.id), row.changed)
        status: Status = "over" if over else "paused"
        try:
            await self.bot.games.revive(
                row.id, channel, status, timers, self.bot.now(), (*BESIDE, END, REPLAY)
            )
        except ChannelBusy:
            raise Refused(say("moderate-busy", channel=channel)) from None
        except Overtaken:
            raise Refused(say("moderate-not_closed")) from None
        again = await self._row(row.id)
        table = await self.bot.tables.bring(row.id, quietly=not over)
        if not over:
            await table.resume(say("moderate-revived_told"))
        await self._note(it, again, "moderate-revived_log")
        return say("moderate-revived", channel=channel)

    async def channel_gone(self, guild: int, channel: int) -> None:
        """A game whose channel was deleted is closed; moderators can bring it back."""
        self.bot.speak_in(guild)
        row = await self.bot.games.in_channel(channel)
        if row is None:
            return
        if row.status == "lobby":
            await self.bot.lobbies.close(row.id)
        else:
            await self.bot.tables.put_away_game(row.id)
            game = await self._told(row)
            await self.bot.journal.write(guild, say("moderate-lost_log", game=game))

    async def _table(self, row: GameRow) -> LiveTable:
        if row.status == "lobby":
            raise Refused(say("moderate-not_begun"))
        table = await self.bot.tables.ready(row.id)
        if table is None:
            raise Refused(say("moderate-unreadable"))
        return table

    async def _row(self, game: int) -> GameRow:
        row = await self.bot.games.game(game)
        assert row is not None
        return row

    async def _person(self, row: GameRow, text: str) -> Sitting:
        """Somebody who plays, by user id, as the list sends it, by mention or by name."""
        bare = _bare(text)
        for sitting in people_at(await self.bot.games.seats(row.id)):
            if bare in (str(sitting.user), sitting.name.casefold()):
                return sitting
        raise Refused(say("moderate-nobody"))

    def _check_place(self, channel: int) -> None:
        """A table must be able to be shown there."""
        if lacking := missing(self.bot, channel):
            raise no_permission(lacking, f"<#{channel}>")

    async def _note(self, it: It, row: GameRow, key: str, **words: Any) -> None:
        await self.bot.journal.note(it, say(key, game=await self._told(row), **words))

    async def _told(self, row: GameRow) -> str:
        """A game for those who read the log."""
        names = listed(map(safe, await self.bot.games.names(row.id)))
        return say("moderate-game", number=row.id, names=names, channel=row.channel)


def key_of(ban: Ban) -> str:
    """What the list sends for somebody who was sent away."""
    return f"#{ban.number}"


def called(ban: Ban) -> str:
    """Somebody who was sent away, for moderators to read."""
    return ban.name or str(ban.user)


def _bare(text: str) -> str:
    """What somebody typed for a person, without the marks of a mention."""
    return text.strip().removeprefix("<@").removesuffix(">").casefold()


def people_at(seats: Sequence[Sitting]) -> list[Sitting]:
    """Those who sit there and whom the computer has not replaced."""
    return [sitting for sitting in seats if sitting.user and not sitting.robot]


def _paused_at(timers: Sequence[Timer], closed: float) -> list[Timer]:
    """The clocks of a game that stopped at a time: what a timed one had left is kept."""
    return [
        Timer(REST, timer.due, round(timer.due - closed)) if timer.kind == GAME_END else timer
        for timer in timers
        if timer.kind in (GAME_END, REST)
    ]

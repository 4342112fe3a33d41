"""The actions of leaving, coming back, taking over a seat, conceding and undoing moves."""

from __future__ import annotations

from bot.messages.keeper import MessageKeeper
from bot.play.seats.giving_up import concede_question, vote_now
from bot.play.seats.views import leave_question, undo_question
from bot.play.seats.votes import TableVotes
from bot.store.messages.kinds import VACANT
from bot.store.stores import Stores
from bot.support.parsing import match_name
from bot.support.refusals import Refused
from bot.tables.attention import Attention
from bot.tables.ballots import (
    Ballot,
    Replacement,
    TakeBack,
)
from bot.tables.game_record import record_of
from bot.tables.registry import Tables
from bot.tables.seating import (
    absent,
    left_by,
    players,
    returned,
    vacant,
)
from bot.tables.table import LiveTable, Moved
from bot.tables.takeback import hold_chance, own_moves, undoable
from bot.ui.message import Message
from bot.words import listed, safe, say, say_public
from engine.actions import Resign
from engine.edition import Seat
from engine.money import debt_of


class SeatActions:
    """The actions of users on seats, for buttons and slash commands.

    Each method returns the private answer to the user, except `free_seat`.
    """

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        keeper: MessageKeeper,
        votes: TableVotes,
        attention: Attention,
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.keeper = keeper
        self.votes = votes
        self.attention = attention

    async def come_back(self, table: LiveTable, user: int) -> str:
        """Let a player who was away play again instead of the computer.

        Raise Refused if the player is not away.
        """
        seat = table.own_seat(user)
        sitting = table.seats[seat]
        if sitting.state != "away":
            raise Refused("seat-not_away")
        told = say_public("seat-returned", name=sitting.name)
        await table.reseat(seat, returned(sitting), sitting, told)
        return say("seat-welcome_back")

    async def ask_to_leave(self, table: LiveTable, user: int) -> Message:
        """Return the message that asks a player to confirm leaving the game.

        Raise Refused if the player is out of the game.
        """
        seat = table.own_seat(user)
        if table.state.players[seat].out:
            raise Refused("seat-out")
        reason = (await record_of(table)).reason
        return leave_question(table, seat, players(table).keys() == {seat}, reason)

    async def ask_to_concede(self, table: LiveTable, user: int) -> Message:
        """Return the message with which a player gives up or concedes the win.

        Raise Refused if the game is over or the player is out of it.
        """
        seat = table.acting_seat(user)
        if table.ended or table.state.players[seat].out:
            raise Refused("seat-out")
        return concede_question(table, seat, (await record_of(table)).reason)

    async def give_up(self, table: LiveTable, seat: Seat, user: int, interaction: int) -> str:
        """Take a player out of the game, which continues for the others.

        Raise Refused if the player has a debt, or if the user does not play that seat.
        """
        if table.acting_seat(user) != seat:
            raise Refused("error-not_seated")
        if debt_of(table.state, seat) is not None:
            raise Refused("concede-debt")
        await table.submit(seat, Resign(), interaction=interaction)
        return say("play-gave_up")

    async def concede(self, table: LiveTable, seat: Seat, user: int, interaction: int) -> str:
        """Start a vote among the other players on whether the leader has won.

        Raise Refused if such a vote is not possible now.
        """
        table.acting_seat(user)
        ballot = vote_now(table)
        if ballot is None or ballot.seat != seat:
            raise Refused("concede-not_now")
        return await self.votes.ask(table, ballot, user, interaction)

    async def leave(self, table: LiveTable, seat: Seat, user: int) -> str:
        """Give a user's seat to the computer until a user takes the seat over.

        Raise Refused if the user does not have that seat.
        """
        sitting = table.seats[seat]
        if sitting.user != user:
            raise Refused("error-not_seated")
        await self.tables.hand_over(table, seat, say_public("seat-left", name=sitting.name))
        return say("seat-left_private")

    def free_seat(self, table: LiveTable, player: str | None) -> Seat:
        """Return the seat that the option `player` names, or else the only vacant seat.

        Raise Refused if no seat or several seats are vacant and `player` is empty.
        """
        free = vacant(table)
        if player:
            return seat_named(table, player)
        if not free:
            raise Refused("seat-none_free")
        if len(free) > 1:
            names = listed(safe(table.names[seat]) for seat in free)
            raise Refused("seat-which", names=names)
        return free[0]

    async def take_over(self, table: LiveTable, seat: Seat, user: int, name: str) -> str:
        """Seat a user on a vacant seat, and close the message that offered the seat."""
        if await self.stores.bans.holds(table.game, user):
            raise Refused("moderate-banned")
        kind = VACANT.of(seat)
        with self.votes.decides(table, kind):
            try:
                with self.attention.post(user, table.guild):
                    was, sitting = await table.take_over(seat, user, name)
            except Moved:
                seated = table.seat_of(user) is not None
                raise Refused("seat-have_one" if seated else "seat-not_free") from None
            before = left_by(was)
            words = say_public("seat-taken_public", name=safe(sitting.name), was=safe(before))
            await self.keeper.conclude(table.game, kind, words)
        return say("seat-taken_private", was=safe(before))

    async def ask_to_replace(self, table: LiveTable, seat: Seat, user: int) -> str:
        """Start a vote on giving an absent player's seat to the computer.

        Raise Refused if the player is not absent.
        """
        table.acting_seat(user)
        sitting = table.seats[seat]
        if sitting.user == user:
            raise Refused("seat-not_yourself")
        if seat not in players(table):
            raise Refused("seat-a_computer", name=safe(sitting.name))
        row = await self.stores.games.game(table.game)
        changed = row.changed if row else 0.0
        if not absent(table, seat, changed, self.tables.now()):
            raise Refused("seat-not_absent", name=safe(sitting.name))
        return await self.votes.ask(table, Replacement(seat, sitting.user), user)

    async def undo(self, table: LiveTable, user: int, interaction: int) -> Message:
        """Undo the user's last move, or start a vote on undoing it.

        A move that concerns nobody else is undone at once. A user who is the only voter on undoing
        dice or cards must confirm first.
        """
        seat = table.acting_seat(user)
        to = undoable(table, seat)
        if to is not None:
            await table.undo(to, "player", int(seat), interaction, table.seq)
            return Message(say("undo-done"))
        ballot = await self._take_back(table, seat)
        if ballot.chance and ballot.voters(table) == {user}:
            return undo_question(table, ballot)
        return Message(await self.votes.ask(table, ballot, user, interaction))

    async def undo_chance(
        self, table: LiveTable, ballot: Ballot, user: int, interaction: int
    ) -> str:
        """Undo dice or cards after the user, as the only voter, has confirmed it."""
        if ballot != await self._take_back(table, table.acting_seat(user)):
            raise Refused("vote-over")
        return await self.votes.ask(table, ballot, user, interaction)

    async def _take_back(self, table: LiveTable, seat: Seat) -> TakeBack:
        """Return the vote on undoing a seat's last move.

        Raise Refused if there is no such move or the game is over.
        """
        at, entries = table.seq, await table.log.entries()
        own = [commit.seq for commit in own_moves(entries) if commit.actor == seat]
        if not own or table.over:
            raise Refused("undo-nothing")
        taken = [commit for commit in entries if commit.seq >= own[-1]]
        return TakeBack(seat, own[-1] - 1, at, int(hold_chance(taken)))


def seat_named(table: LiveTable, text: str) -> Seat:
    """Return the seat that a chosen suggestion or a typed player's name refers to."""
    seats = ((Seat(seat), seat, (name,)) for seat, name in enumerate(table.names))
    return match_name(text, seats, say("seat-no_such"))

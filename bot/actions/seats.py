"""What is done about seats and votes, for the buttons and for the commands alike."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from weakref import WeakValueDictionary

from bot.client import Rentroll
from bot.discord_io import Refusal
from bot.post_kinds import VACANT, VOTE, subject
from bot.refused import Refused
from bot.store.codec import Commit
from bot.store.writer import Owner
from bot.tables.ballots import (
    Ballot,
    Concession,
    Replacement,
    TakeBack,
    ballot_of,
    carried,
    post_kind,
)
from bot.tables.record import record_of
from bot.tables.seating import (
    absent,
    left_by,
    players,
    returned,
    vacant,
)
from bot.tables.table import LiveTable, Moved, Paused
from bot.tables.table_base import NotSeated
from bot.tables.takeback import hold_chance, own_moves, undoable
from bot.typed import named
from bot.ui.links import address, link_to
from bot.ui.message import Message
from bot.views.giving_up import concede_question, vote_now
from bot.views.votes import lapsed_vote, leave_question, undo_question
from bot.words import aloud, listed, safe, say, say_aloud
from engine.actions import Resign, TakeWin
from engine.edition import Seat
from engine.errors import Illegal
from engine.money import debt_of


class SeatActions:
    """What is done about seats and for votes; each method returns what to tell who asked."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._votes: dict[int, dict[str, set[int]]] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._deciding: set[tuple[int, str]] = set()
        bot.tables.listeners.append(self._changed)

    async def come_back(self, table: LiveTable, user: int) -> str:
        """A player takes over again from the computer that kept the seat."""
        seat = table.own_seat(user)
        sitting = table.seats[seat]
        if not sitting.kept:
            raise Refused(say("seat-not_away"))
        told = say_aloud("seat-returned", name=sitting.name)
        await table.reseat(seat, returned(sitting), sitting, told)
        return say("seat-welcome_back")

    async def ask_to_leave(self, table: LiveTable, user: int) -> Message:
        """The question before leaving."""
        seat = table.own_seat(user)
        if table.state.players[seat].out:
            raise Refused(say("seat-out"))
        reason = (await record_of(table)).reason
        return leave_question(table, seat, players(table).keys() == {seat}, reason)

    async def ask_to_concede(self, table: LiveTable, user: int) -> Message:
        """The question before giving up, or agreeing that somebody has won."""
        seat = table.acting_seat(user)
        if table.ended or table.state.players[seat].out:
            raise Refused(say("seat-out"))
        return concede_question(table, seat, (await record_of(table)).reason)

    async def give_up(self, table: LiveTable, seat: Seat, user: int, interaction: int) -> str:
        """A player who owes nothing is beaten, and the others play on."""
        if table.acting_seat(user) != seat:
            raise NotSeated
        if debt_of(table.state, seat) is not None:
            raise Refused(say("concede-debt"))
        await table.submit(seat, Resign(), interaction=interaction)
        return say("play-gave_up")

    async def concede(self, table: LiveTable, seat: Seat, user: int, interaction: int) -> str:
        """Ask all others whether whoever is ahead has won."""
        table.acting_seat(user)
        ballot = vote_now(table)
        if ballot is None or ballot.seat != seat:
            raise Refused(say("concede-not_now"))
        return await self._ask(table, ballot, user, interaction)

    async def leave(self, table: LiveTable, seat: Seat, user: int) -> str:
        """A player leaves; the computer has the seat until someone takes it over."""
        sitting = table.seats[seat]
        if sitting.user != user:
            raise NotSeated
        await self.hand_over(table, seat, say_aloud("seat-left", name=sitting.name))
        return say("seat-left_private")

    async def hand_over(self, table: LiveTable, seat: Seat, words: str) -> None:
        """The computer gets a seat for good, and a message offers it to newcomers."""
        await table.hand_over(seat, table.seats[seat], words)
        if table.status == "closed":
            self.bot.tables.drop(table)

    async def votes(self, game: int) -> dict[str, set[int]]:
        """What a table votes about, by the kinds of its messages, and who said yes."""
        if game not in self._votes:
            found = await self.bot.games.votes(game)
            return self._votes.setdefault(game, found)  # somebody may have voted meanwhile
        return self._votes[game]

    def drop_game(self, game: int) -> None:
        """Another process has a game."""
        self._votes.pop(game, None)

    def deciding(self, game: int) -> frozenset[str]:
        """Messages whose last words are being decided: until then they stay as they are."""
        return frozenset(kind for of, kind in self._deciding if of == game)

    @contextmanager
    def _decides(self, table: LiveTable, kind: str) -> Iterator[None]:
        self._deciding.add((table.game, kind))
        try:
            yield
        finally:
            self._deciding.discard((table.game, kind))
            self.bot.keeper.show_game(table.game)

    def _changed(self, table: LiveTable, _: Commit | None) -> None:
        if table.ended or self._lapsed(table):
            self.bot.background.run(self._close_lapsed(table))
        elif self._agreed(table):
            self.bot.background.run(self._carry_out_agreed(table))

    def _open(self, table: LiveTable) -> list[Ballot]:
        """What a table votes about, but for what is being decided."""
        known = self._votes.get(table.game, {}).keys() - self.deciding(table.game)
        kinds = [kind for kind in known if subject(kind) == VOTE]
        return [ballot_of(kind.split(":")[1:]) for kind in kinds]

    def _lapsed(self, table: LiveTable) -> list[Ballot]:
        """Votes that are no longer about anything."""
        return [ballot for ballot in self._open(table) if not ballot.stands(table)]

    def _agreed(self, table: LiveTable) -> list[Ballot]:
        """Votes that had to wait for something open, and need not any more."""
        votes = self._votes.get(table.game, {})
        return [
            ballot
            for ballot in self._open(table)
            if isinstance(ballot, Concession)
            and not table.state.pending
            and carried(ballot, table, votes[post_kind(ballot)])
        ]

    async def _carry_out_agreed(self, table: LiveTable) -> None:
        self.bot.speak_in(table.guild)
        async with self._one_at_a_time(table):
            for ballot in self._agreed(table):
                with suppress(Illegal, Paused, Refused):  # something came up: it waits again
                    await self._carry_out(table, ballot, None)

    async def _close_lapsed(self, table: LiveTable) -> None:
        """Close what has lapsed; voices must not count should it be asked again."""
        self.bot.speak_in(table.guild)
        for ballot in self._lapsed(table):
            await self._end_vote(table, ballot, lapsed_vote(table, ballot).text)
        if table.ended:
            self._votes.pop(table.game, None)

    async def _end_vote(self, table: LiveTable, ballot: Ballot, words: str) -> None:
        """A vote is over: its message says how, its voices are forgotten."""
        kind = post_kind(ballot)
        (await self.votes(table.game)).pop(kind, None)
        await self.bot.keeper.conclude(table.game, kind, words)

    def free_seat(self, table: LiveTable, player: str | None) -> Seat:
        """The seat that is meant by someone who wants to take one over."""
        free = vacant(table)
        if player:
            return seat_named(table, player)
        if not free:
            raise Refused(say("seat-none_free"))
        if len(free) > 1:
            names = listed(safe(table.names[seat]) for seat in free)
            raise Refused(say("seat-which", names=names))
        return free[0]

    async def take_over(self, table: LiveTable, seat: Seat, user: int, name: str) -> str:
        """A newcomer sits down on a seat that was left."""
        if await self.bot.bans.holds(table.game, user):
            raise Refused(say("moderate-banned"))
        kind = f"{VACANT}:{seat}"
        with self._decides(table, kind):
            try:
                with self.bot.attention.post(user, table.guild):
                    was, sitting = await table.take_over(seat, user, name)
            except Moved:
                seated = table.seat_of(user) is not None
                raise Refused(say("seat-have_one" if seated else "seat-not_free")) from None
            before = left_by(was)
            words = say_aloud("seat-taken_public", name=safe(sitting.name), was=safe(before))
            await self.bot.keeper.conclude(table.game, kind, words)
        return say("seat-taken_private", was=safe(before))

    async def ask_to_replace(self, table: LiveTable, seat: Seat, user: int) -> str:
        """A vote about the seat of someone who is away."""
        table.acting_seat(user)
        sitting = table.seats[seat]
        if sitting.user == user:
            raise Refused(say("seat-not_yourself"))
        if seat not in players(table):
            raise Refused(say("seat-a_computer", name=safe(sitting.name)))
        row = await self.bot.games.game(table.game)
        changed = row.changed if row else 0.0
        if not absent(table, seat, changed, self.bot.now()):
            raise Refused(say("seat-not_absent", name=safe(sitting.name)))
        return await self._ask(table, Replacement(seat, sitting.user), user)

    async def undo(self, table: LiveTable, user: int, interaction: int) -> Message:
        """Take back one's own last move at once where it concerns nobody else; else ask.

        Whoever need not ask anybody is asked themselves before they go back past chance.
        """
        seat = table.acting_seat(user)
        to = undoable(table, seat)
        if to is not None:
            await table.undo(to, "player", int(seat), interaction, table.seq)
            return Message(say("undo-done"))
        ballot = await self._take_back(table, seat)
        if ballot.chance and ballot.voters(table) == {user}:
            return undo_question(table, ballot)
        return Message(await self._ask(table, ballot, user, interaction))

    async def undo_chance(
        self, table: LiveTable, ballot: Ballot, user: int, interaction: int
    ) -> str:
        """The question was answered: they mean it."""
        if ballot != await self._take_back(table, table.acting_seat(user)):
            raise Refused(say("vote-over"))
        return await self._ask(table, ballot, user, interaction)

    async def _take_back(self, table: LiveTable, seat: Seat) -> TakeBack:
        """What a seat asks for that wants to take back its last move."""
        at, entries = table.seq, await table.log.entries()
        own = [commit.seq for commit in own_moves(entries) if commit.actor == seat]
        if not own or table.over:
            raise Refused(say("undo-nothing"))
        taken = [commit for commit in entries if commit.seq >= own[-1]]
        return TakeBack(seat, own[-1] - 1, at, int(hold_chance(taken)))

    async def _ask(
        self, table: LiveTable, ballot: Ballot, user: int, interaction: int | None = None
    ) -> str:
        if user not in ballot.voters(table) | {table.seats[ballot.seat].user}:
            raise Refused(say("vote-only_players"))
        kind, votes = post_kind(ballot), await self.votes(table.game)
        async with self._one_at_a_time(table):
            if carried(ballot, table, {user}):
                await self._carry_out(table, ballot, interaction)
                return say("undo-done") if isinstance(ballot, TakeBack) else say("vote-counted")
            if kind in votes:
                posts = await self.bot.posts.of(table.game)
                link = link_to(table.guild, posts, kind) or address(table.guild, table.channel)
                raise Refused(say("vote-asked_already", link=link))
            with self.bot.attention.call(user, ballot.voters(table)):
                votes[kind] = await self.bot.games.vote(table.game, kind, user)
        self.bot.keeper.show_game(table.game)
        try:
            await self.bot.keeper.awaited(Owner("game", table.game), kind)
        except Refusal:
            await self._end_vote(table, ballot, "")
            raise Refused(say("vote-no_place")) from None
        if isinstance(ballot, Concession):
            return say("vote-asked_others")
        chance = isinstance(ballot, TakeBack) and ballot.chance
        return say("vote-asked_all" if chance else "vote-asked")

    def _one_at_a_time(self, table: LiveTable) -> asyncio.Lock:
        """Held by whoever asks or answers a vote."""
        return self._locks.setdefault(table.game, asyncio.Lock())

    async def agree(
        self, table: LiveTable, ballot: Ballot, user: int, interaction: int
    ) -> str | None:
        """One more voice, which the vote's message names; the last one needed carries it out."""
        async with self._one_at_a_time(table):
            await self._check(table, ballot, user)
            kind = post_kind(ballot)
            votes = await self.votes(table.game)
            heard = user in votes[kind]
            votes[kind] = await self.bot.games.vote(table.game, kind, user)
            if carried(ballot, table, votes[kind]):
                if isinstance(ballot, Concession) and table.state.pending:
                    self.bot.keeper.show_game(table.game)
                    return say("vote-counted_waits")
                await self._carry_out(table, ballot, interaction)
            self.bot.keeper.show_game(table.game)
            return say("vote-counted") if heard else None

    async def refuse(self, table: LiveTable, ballot: Ballot, user: int) -> None:
        """One voice against ends a vote that needs all."""
        async with self._one_at_a_time(table):
            await self._check(table, ballot, user)
            who, name = table.names[table.own_seat(user)], table.names[ballot.seat]
            kind = "concede" if isinstance(ballot, Concession) else "undo"
            words = say_aloud(f"vote-{kind}_refused", who=safe(who), name=safe(name))
            await self._end_vote(table, ballot, words)

    async def _check(self, table: LiveTable, ballot: Ballot, user: int) -> None:
        if user not in ballot.voters(table):
            own = isinstance(ballot, Concession) and ballot.user == user
            raise Refused(say("vote-not_yours" if own else "vote-only_players"))
        if table.status == "paused":
            raise Paused
        if not ballot.stands(table) or post_kind(ballot) not in await self.votes(table.game):
            raise Refused(say("vote-over"))

    async def _carry_out(self, table: LiveTable, ballot: Ballot, interaction: int | None) -> None:
        with self._decides(table, post_kind(ballot)):
            try:
                words = await self._decide(table, ballot, interaction)
            except Moved:
                with aloud():
                    lapsed = lapsed_vote(table, ballot).text
                await self._end_vote(table, ballot, lapsed)
                raise Refused(say("vote-over")) from None
            await self._end_vote(table, ballot, words)

    async def _decide(self, table: LiveTable, ballot: Ballot, interaction: int | None) -> str:
        """Do what was voted for; returns what the vote's message says of it."""
        name = table.names[ballot.seat]
        if isinstance(ballot, TakeBack):
            await table.undo(ballot.to, "vote", -1, interaction, ballot.at)
            return say_aloud("vote-undo_done", name=safe(name))
        if isinstance(ballot, Concession):
            await table.submit(ballot.seat, TakeWin(), "vote", interaction)
            return say_aloud("vote-concede_done", name=safe(name))
        words = say_aloud("seat-replaced", name=name)
        await self.hand_over(table, ballot.seat, words)
        return safe(words)


def seat_named(table: LiveTable, text: str) -> Seat:
    """A seat by its number, as lists send it, or by its player's name, as people type it."""
    seats = ((Seat(seat), (str(seat), name)) for seat, name in enumerate(table.names))
    return named(text, seats, say("seat-no_such"))

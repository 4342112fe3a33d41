"""What is done about seats and votes, for the buttons and for the commands alike."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from bot.catalogue import safe, say
from bot.discord_io import TROUBLE, ChannelGone, Forbidden, Gone, TooOld, address
from bot.messages.ballot_box import BallotBox
from bot.messages.retry import retry
from bot.refused import Refused
from bot.store.codec import Commit
from bot.store.games import Post
from bot.tables.ballots import Ballot, Replacement, TakeBack, carried
from bot.tables.seating import (
    absent,
    left_by,
    players,
    present,
    returned,
    vacant,
)
from bot.tables.table import LAST_WORD, LiveTable, Moved, NotSeated, Paused
from bot.tables.takeback import hold_chance, own_moves, undoable
from bot.ui.message import Message
from bot.views.votes import farewell, lapsed_vote, past_chance, vacancy
from engine.edition import Seat
from renders.words import listing

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

VACANT = "vacant:"
"""Begins the kind of a post that offers a seat, whose number follows."""

Where: TypeAlias = tuple[int, int]
"""A channel and a message in it: where a vote's button was pressed."""


class SeatActions:
    """What is done about seats and for votes; each method returns what to tell who asked."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self.box = BallotBox(bot)
        bot.tables.listeners.append(self._changed)

    async def come_back(self, table: LiveTable, user: int) -> str:
        """A player takes over again from the computer that kept the seat."""
        seat = table.own_seat(user)
        sitting = table.seats[seat]
        if not sitting.kept:
            raise Refused(say("seat.not_away"))
        told = say("seat.returned", name=sitting.name)
        await table.reseat(seat, returned(sitting), sitting, told)
        return say("seat.welcome_back")

    def ask_to_leave(self, table: LiveTable, user: int) -> Message:
        """The question before leaving."""
        seat = table.own_seat(user)
        if table.state.players[seat].out:
            raise Refused(say("seat.out"))
        return farewell(table, seat, players(table).keys() == {seat})

    async def leave(self, table: LiveTable, seat: Seat, user: int) -> str:
        """A player leaves; the computer has the seat until someone takes it over."""
        sitting = table.seats[seat]
        if sitting.user != user:
            raise NotSeated
        await self.hand_over(table, seat, say("seat.left", name=sitting.name))
        return say("seat.left_private")

    async def hand_over(self, table: LiveTable, seat: Seat, words: str) -> None:
        """The computer gets a seat for good, and a message offers it to newcomers."""
        was = table.seats[seat]
        await table.hand_over(seat, was, words)
        if table.status == "closed":
            self.bot.tables.drop(table)
            await self._say_closed(table.game, table.channel, [was.name])
        else:
            await self._offer(table, seat, was.name)

    async def wake(self) -> None:
        """After a start, when all tables are read: tell what there was no time to tell before."""
        await self.bot.tables.read_all()
        for table in self.bot.tables.all():
            self.bot.speak_in(table.guild)
            posts = await self.bot.games.posts(table.game)
            for seat in vacant(table):
                if VACANT + str(seat) not in posts:
                    await self._offer(table, seat, left_by(table.seats[seat]))
        for row in await self.bot.games.with_post(LAST_WORD):
            post = (await self.bot.games.posts(row.id))[LAST_WORD]
            if row.status == "closed" and not post.message:
                self.bot.speak_in(row.guild)
                seats = [one for one in await self.bot.games.seats(row.id) if one.vacant]
                await self._say_closed(row.id, post.channel, [left_by(one) for one in seats])

    async def _say_closed(self, game: int, channel: int, names: Sequence[str]) -> None:
        """Nobody is left to play."""
        card = Message(say("seat.put_away", name=listing(safe(name) for name in names)))
        await self._post(game, channel, LAST_WORD, card)

    async def _offer(self, table: LiveTable, seat: Seat, was: str) -> None:
        card = vacancy(table, seat, was)
        await self._post(table.game, table.channel, VACANT + str(seat), card)
        if table.ended:  # while it was being posted
            await self._withdraw(table)

    async def offer_again(self, table: LiveTable) -> None:
        """The table is elsewhere, or back: so are the offers of its free seats."""
        for seat in vacant(table):
            await self._offer(table, seat, left_by(table.seats[seat]))

    def _changed(self, table: LiveTable, commit: Commit | None) -> None:
        if table.ended:
            self.bot.background.run(self._withdraw(table))

    async def _withdraw(self, table: LiveTable) -> None:
        """No seat is free any more where nobody plays."""
        self.bot.speak_in(table.guild)
        for kind in await self.bot.games.posts(table.game):
            if kind.startswith(VACANT):
                await self._close_offer(table, kind, say("seat.offer_over"))

    async def _post(self, game: int, channel: int, kind: str, card: Message) -> None:
        """Tell the channel; the game goes on where that cannot be done."""
        send = self.bot.courier.send
        try:
            message = await retry(lambda: send(channel, card.text, card.rows), game)
        except (Forbidden, ChannelGone, *TROUBLE) as error:
            _log.warning("game %d: nobody could be told of %s: %r", game, kind, error)
            return
        await self.bot.games.save_post(game, Post(kind, channel, message, self.bot.now()))

    def free_seat(self, table: LiveTable, player: str | None) -> Seat:
        """The seat that is meant by someone who wants to take one over."""
        free = vacant(table)
        if player:
            return named(table, player)
        if not free:
            raise Refused(say("seat.none_free"))
        if len(free) > 1:
            names = listing(safe(table.names[seat]) for seat in free)
            raise Refused(say("seat.which", names=names))
        return free[0]

    async def take_over(self, table: LiveTable, seat: Seat, user: int, name: str) -> str:
        """A newcomer sits down on a seat that was left."""
        if await self.bot.bans.holds(table.game, user):
            raise Refused(say("moderate.banned"))
        try:
            with self.bot.attention.post(user, table.guild):
                was, sitting = await table.take_over(seat, user, name)
        except Moved:
            seated = table.seat_of(user) is not None
            raise Refused(say("seat.have_one" if seated else "seat.not_free")) from None
        before = left_by(was)
        words = say("seat.taken_public", name=safe(sitting.name), was=safe(before))
        await self._close_offer(table, VACANT + str(seat), words)
        return say("seat.taken_private", was=safe(before))

    async def _close_offer(self, table: LiveTable, kind: str, words: str) -> None:
        """The offer of a seat becomes the news of what came of it."""
        post = (await self.bot.games.posts(table.game)).get(kind)
        await self.bot.games.drop_post(table.game, kind)
        if post is not None:
            edit, at = self.bot.courier.edit, (post.channel, post.message)
            with suppress(Gone, ChannelGone, Forbidden, TooOld, *TROUBLE):
                await retry(lambda: edit(*at, words), table.game)

    async def ask_to_replace(self, table: LiveTable, seat: Seat, user: int) -> str:
        """A vote about the seat of someone who is away."""
        table.acting_seat(user)
        sitting = table.seats[seat]
        if sitting.user == user:
            raise Refused(say("seat.not_yourself"))
        if seat not in players(table):
            raise Refused(say("seat.a_computer", name=safe(sitting.name)))
        row = await self.bot.games.game(table.game)
        changed = row.changed if row else 0.0
        if not absent(table, seat, changed, self.bot.now()):
            raise Refused(say("seat.not_absent", name=safe(sitting.name)))
        return await self._ask(table, Replacement(seat, sitting.user), user)

    async def undo(self, table: LiveTable, user: int, interaction: int) -> Message:
        """Take back one's own last move at once where it concerns nobody else; else ask.

        Whoever need not ask anybody is asked themselves before they go back past chance.
        """
        seat = table.acting_seat(user)
        to = undoable(table, seat)
        if to is not None:
            await table.undo(to, "player", int(seat), interaction, table.seq)
            return Message(say("undo.done"))
        ballot = await self._take_back(table, seat)
        if ballot.chance and ballot.voters(table) == {user}:
            return past_chance(table, ballot)
        return Message(await self._ask(table, ballot, user, interaction))

    async def undo_chance(
        self, table: LiveTable, ballot: Ballot, user: int, interaction: int
    ) -> str:
        """The question was answered: they mean it."""
        if ballot != await self._take_back(table, table.acting_seat(user)):
            raise Refused(say("vote.over"))
        return await self._ask(table, ballot, user, interaction)

    async def _take_back(self, table: LiveTable, seat: Seat) -> TakeBack:
        """What a seat asks for that wants to take back its last move."""
        at, entries = table.seq, await table.log.entries()
        own = [commit.seq for commit in own_moves(entries) if commit.actor == seat]
        if not own or table.over:
            raise Refused(say("undo.nothing"))
        taken = [commit for commit in entries if commit.seq >= own[-1]]
        return TakeBack(seat, own[-1] - 1, at, int(hold_chance(taken)))

    async def _ask(
        self, table: LiveTable, ballot: Ballot, user: int, interaction: int | None = None
    ) -> str:
        if user not in ballot.voters(table):
            raise Refused(say("vote.only_players"))
        async with self.box.one_at_a_time(table):
            if carried(ballot, table, {user}):
                await self._carry_out(table, ballot, interaction)
                return say("undo.done") if isinstance(ballot, TakeBack) else say("vote.counted")
            post = self.box.find(table, ballot)
            if post is not None:
                link = address(table.guild, post.channel, post.message)
                raise Refused(say("vote.asked_already", link=link))
            try:
                with self.bot.attention.call(user, ballot.voters(table)):
                    await self.box.ask(table, ballot, user)
            except (Forbidden, ChannelGone):
                raise Refused(say("vote.no_place")) from None
            chance = isinstance(ballot, TakeBack) and ballot.chance
            return say("vote.asked_all" if chance else "vote.asked")

    async def agree(
        self, table: LiveTable, ballot: Ballot, user: int, where: Where, interaction: int
    ) -> str:
        """One more voice; the last one needed carries it out."""
        async with self.box.one_at_a_time(table):
            await self._check(table, ballot, user, where)
            if await self.box.agree(table, ballot, user):
                await self._carry_out(table, ballot, interaction)
            return say("vote.counted")

    async def refuse(self, table: LiveTable, ballot: Ballot, user: int, where: Where) -> str:
        """One voice against ends a vote that needs all."""
        async with self.box.one_at_a_time(table):
            await self._check(table, ballot, user, where)
            who, name = table.names[table.own_seat(user)], table.names[ballot.seat]
            card = Message(say("vote.undo_refused", who=safe(who), name=safe(name)))
            await self.box.settle(table, ballot, card)
            return say("vote.counted")

    async def _check(self, table: LiveTable, ballot: Ballot, user: int, where: Where) -> None:
        if user not in present(table) | ballot.voters(table):
            raise Refused(say("vote.only_players"))
        if table.status == "paused":
            raise Paused
        if not ballot.stands(table) or not await self.box.adopt(table, ballot, *where):
            raise Refused(say("vote.over"))

    async def _carry_out(self, table: LiveTable, ballot: Ballot, interaction: int | None) -> None:
        post = self.box.take(table, ballot)
        name = table.names[ballot.seat]
        try:
            if isinstance(ballot, TakeBack):
                await table.undo(ballot.to, "vote", -1, interaction, ballot.at)
                card = Message(say("vote.undo_done", name=safe(name)))
            else:
                words = say("seat.replaced", name=name)
                await self.hand_over(table, ballot.seat, words)
                card = Message(safe(words))
        except Moved:
            await self.box.settle(table, ballot, lapsed_vote(table, ballot), post)
            raise Refused(say("vote.over")) from None
        await self.box.settle(table, ballot, card, post)


def named(table: LiveTable, text: str) -> Seat:
    """A seat by its number, as lists send it, or by its player's name, as people type it."""
    for number, name in enumerate(table.names):
        if text in (str(number), name) or text.casefold() == name.casefold():
            return Seat(number)
    raise Refused(say("seat.no_such"))

"""The votes at tables: starting, agreeing, refusing, carrying out, and closing lapsed votes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from weakref import WeakValueDictionary

from bot.discord_api.sender import DiscordRefusal
from bot.messages.keeper import MessageKeeper
from bot.play.seats.views import lapsed_vote
from bot.store.database.codec import Commit
from bot.store.database.writer import Owner
from bot.store.messages.kinds import VOTE, Kind
from bot.store.stores import Stores
from bot.support.background import BackgroundTasks
from bot.support.periodic import shielded
from bot.support.refusals import Refused
from bot.tables.attention import Attention
from bot.tables.ballots import (
    Ballot,
    Concession,
    Replacement,
    TakeBack,
    ballot_in,
    has_passed,
    post_kind,
)
from bot.tables.registry import Tables
from bot.tables.table import LiveTable, Moved, Paused
from bot.ui.links import address, link_to
from bot.words import public_language, safe, say, say_public
from engine.actions import TakeWin
from engine.errors import Illegal


class TableVotes:
    """The votes of all tables, cached from the database. It listens to table changes."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        keeper: MessageKeeper,
        background: BackgroundTasks,
        attention: Attention,
        speak_in: Callable[[int], None],
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.keeper = keeper
        self.background = background
        self.attention = attention
        self.speak_in = speak_in
        self._votes: dict[int, dict[Kind, set[int]]] = {}
        """The ids of users who agreed, by game and by the kind of the vote's message."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._deciding: set[tuple[int, Kind]] = set()

    async def of(self, game: int) -> dict[Kind, set[int]]:
        """Return the users who agreed to each of a game's open votes.

        The keys are the kinds of the votes' messages.
        """
        if game not in self._votes:
            found = await self.stores.games.votes(game)
            return self._votes.setdefault(game, found)  # a vote may have been cached meanwhile
        return self._votes[game]

    def forget(self, game: int) -> None:
        """Remove the cached votes of a game that this process does not play any more."""
        self._votes.pop(game, None)

    def deciding(self, game: int) -> frozenset[Kind]:
        """Return the kinds of a game's vote messages that are frozen for now.

        `decides` freezes them.
        """
        return frozenset(kind for of, kind in self._deciding if of == game)

    @contextmanager
    def decides(self, table: LiveTable, kind: Kind) -> Iterator[None]:
        """Freeze a vote's message while a block of code carries the vote out or closes it.

        During the block `deciding` contains the message's kind. After the block the game's messages
        are updated.
        """
        self._deciding.add((table.game, kind))
        try:
            yield
        finally:
            self._deciding.discard((table.game, kind))
            self.keeper.show_game(table.game)

    def changed(self, table: LiveTable, _: Commit | None) -> None:
        """Start a task that closes the lapsed votes of a table that changed.

        At an ended table all votes lapse. If none has lapsed, start a task that carries out agreed
        concessions.
        """
        if table.ended or self._lapsed(table):
            self.background.run(self._close_lapsed(table))
        elif self._agreed(table):
            self.background.run(self._carry_out_agreed(table))

    def _open(self, table: LiveTable) -> list[Ballot]:
        """Return a table's open votes, without those that are being decided."""
        known = self._votes.get(table.game, {}).keys() - self.deciding(table.game)
        ballots = (ballot_in(kind) for kind in known if kind.base == VOTE)
        return [ballot for ballot in ballots if ballot is not None]

    def _lapsed(self, table: LiveTable) -> list[Ballot]:
        """Return the open votes that the table's new state has made invalid."""
        return [ballot for ballot in self._open(table) if not ballot.is_valid(table)]

    def _agreed(self, table: LiveTable) -> list[Ballot]:
        """Return the concessions to which enough voters agreed.

        The list is empty while a decision is pending.
        """
        votes = self._votes.get(table.game, {})
        return [
            ballot
            for ballot in self._open(table)
            if isinstance(ballot, Concession)
            and not table.state.pending
            and has_passed(ballot, table, votes[post_kind(ballot)])
        ]

    async def _carry_out_agreed(self, table: LiveTable) -> None:
        self.speak_in(table.guild)
        async with self._one_at_a_time(table):
            for ballot in self._agreed(table):
                with suppress(Illegal, Paused, Refused):  # try again after the next change
                    await self._carry_out(table, ballot, None)

    async def _close_lapsed(self, table: LiveTable) -> None:
        """Close the votes that have become invalid, and delete the agreements to them."""
        self.speak_in(table.guild)
        for ballot in self._lapsed(table):
            await self._end_vote(table, ballot, lapsed_vote(table, ballot).text)
        if table.ended:
            self._votes.pop(table.game, None)

    async def _end_vote(self, table: LiveTable, ballot: Ballot, words: str) -> None:
        """Close a vote's message with its last words, and delete the agreements to it.

        The cache changes only after the database.
        """
        kind, votes = post_kind(ballot), await self.of(table.game)

        async def conclude_and_forget() -> None:
            with self.decides(table, kind):
                await self.keeper.conclude(table.game, kind, words)
                votes.pop(kind, None)

        await shielded(conclude_and_forget())

    async def ask(
        self, table: LiveTable, ballot: Ballot, user: int, interaction: int | None = None
    ) -> str:
        """Start a vote with the asker's agreement.

        If the agreement is enough, carry the vote out at once. Return the private answer. Raise
        Refused if the user may not ask, the vote is open already, or its message cannot be posted.
        """
        if user not in ballot.voters(table) | {table.seats[ballot.seat].user}:
            raise Refused("vote-only_players")
        kind, votes = post_kind(ballot), await self.of(table.game)
        async with self._one_at_a_time(table):
            if has_passed(ballot, table, {user}):
                await self._carry_out(table, ballot, interaction)
                return say("undo-done") if isinstance(ballot, TakeBack) else say("vote-counted")
            if kind in votes:
                posts = await self.stores.posts.of(table.game)
                link = link_to(table.guild, posts, kind) or address(table.guild, table.channel)
                raise Refused("vote-asked_already", link=link)
            with self.attention.call(user, ballot.voters(table)):
                await shielded(self._store_agreement(table, kind, user))
        self.keeper.show_game(table.game)
        try:
            await self.keeper.wait_for_post(Owner("game", table.game), kind)
        except DiscordRefusal:
            await self._end_vote(table, ballot, "")
            raise Refused("vote-no_place") from None
        match ballot:
            case Concession():
                return say("vote-asked_others")
            case Replacement():
                return say("vote-asked_replace")
            case TakeBack():
                return say("vote-asked_all" if ballot.chance else "vote-asked")

    def _one_at_a_time(self, table: LiveTable) -> asyncio.Lock:
        """Return the lock of a table, held while a vote is started, answered or carried out."""
        return self._locks.setdefault(table.game, asyncio.Lock())

    async def agree(
        self, table: LiveTable, ballot: Ballot, user: int, interaction: int
    ) -> str | None:
        """Store a user's agreement, and carry the vote out if enough have agreed.

        Return a private answer if the vote's message does not show the change, otherwise None.
        """
        async with self._one_at_a_time(table):
            await self._check(table, ballot, user)
            kind = post_kind(ballot)
            votes = await self.of(table.game)
            heard = user in votes[kind]
            await shielded(self._store_agreement(table, kind, user))
            if has_passed(ballot, table, votes[kind]):
                if isinstance(ballot, Concession) and table.state.pending:
                    self.keeper.show_game(table.game)
                    return say("vote-counted_waits")
                await self._carry_out(table, ballot, interaction)
            self.keeper.show_game(table.game)
            return say("vote-counted") if heard else None

    async def refuse(self, table: LiveTable, ballot: Ballot, user: int) -> None:
        """Close a vote because one of its voters objects."""
        async with self._one_at_a_time(table):
            await self._check(table, ballot, user)
            who, name = table.names[table.own_seat(user)], table.names[ballot.seat]
            kind = "concede" if isinstance(ballot, Concession) else "undo"
            words = say_public(f"vote-{kind}_refused", who=safe(who), name=safe(name))
            await self._end_vote(table, ballot, words)

    async def _store_agreement(self, table: LiveTable, kind: Kind, user: int) -> None:
        """Store a user's agreement to a vote, first in the database and then in memory."""
        votes = await self.of(table.game)
        votes[kind] = await self.stores.games.vote(table.game, kind, user)

    async def _check(self, table: LiveTable, ballot: Ballot, user: int) -> None:
        if user not in ballot.voters(table):
            own = isinstance(ballot, Concession) and ballot.user == user
            raise Refused("vote-not_yours" if own else "vote-only_players")
        if table.status == "paused":
            raise Paused
        if not ballot.is_valid(table) or post_kind(ballot) not in await self.of(table.game):
            raise Refused("vote-over")

    async def _carry_out(self, table: LiveTable, ballot: Ballot, interaction: int | None) -> None:
        with self.decides(table, post_kind(ballot)):
            try:
                words = await self._decide(table, ballot, interaction)
            except Moved:
                with public_language():
                    lapsed = lapsed_vote(table, ballot).text
                await self._end_vote(table, ballot, lapsed)
                raise Refused("vote-over") from None
            await self._end_vote(table, ballot, words)

    async def _decide(self, table: LiveTable, ballot: Ballot, interaction: int | None) -> str:
        """Carry out a vote, and return the last words of its message."""
        name = table.names[ballot.seat]
        if isinstance(ballot, TakeBack):
            await table.undo(ballot.to, "vote", -1, interaction, ballot.at)
            return say_public("vote-undo_done", name=safe(name))
        if isinstance(ballot, Concession):
            await table.submit(ballot.seat, TakeWin(), "vote", interaction)
            return say_public("vote-concede_done", name=safe(name))
        words = say_public("seat-replaced", name=name)
        await self.tables.hand_over(table, ballot.seat, words)
        return safe(words)

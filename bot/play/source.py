"""The messages that Discord should show for a started table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from math import inf
from typing import Protocol

from bot.discord_api.permissions import permission_names
from bot.discord_api.sender import DiscordSender, TooManyThreads
from bot.messages.game_source import put_away_message
from bot.messages.presence import Presence
from bot.messages.record import Records
from bot.messages.wanted import Desired, ShownTable
from bot.play.auction.views import auction_message, auction_result, auctions
from bot.play.seats.views import lapsed_vote, open_vote, vacancy
from bot.play.trade.views import (
    hopeless_offers,
    offer_message,
    offer_result,
    offers_to_show,
    open_offers,
)
from bot.play.turn.pings import late_clock, ping_messages, to_call
from bot.play.turn.views import Links, asked_people, table_message
from bot.play.tutorial.views import BEGINNER, coach_message, farewell_rows
from bot.store.messages.kinds import (
    AUCTION,
    CLOSED,
    COACH,
    LOBBY,
    TABLE,
    TRADE,
    VACANT,
    VOTE,
    Kind,
)
from bot.store.stores import Stores
from bot.tables.ballots import ballot_in
from bot.tables.closings import Closing, closing
from bot.tables.proxy import top_auction
from bot.tables.seating import left_by, vacant
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.words import say
from engine.asked import bidders
from engine.dealings import AuctionClosed, ContestEnded, OfferClosed
from engine.decisions import Auction, BuildingSale, EstateSale


class Votes(Protocol):
    """The part of `TableVotes` that the messages of a table need."""

    async def of(self, game: int) -> dict[Kind, set[int]]:
        """Return the users who agreed to each of a game's open votes.

        The keys are the kinds of the votes' messages.
        """

    def deciding(self, game: int) -> frozenset[Kind]:
        """Return the kinds of vote messages that are frozen while their votes are closed."""


class Results(Protocol):
    """The messages about the end of a game."""

    def followers(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the messages that notify users who follow a game, by kind."""

    async def ended(self, shown: ShownTable, known: Records) -> dict[Kind, Message]:
        """Return the messages about the end of a finished game, by kind."""


class TableMessages:
    """A builder of all messages that a started table should show, by kind."""

    def __init__(
        self,
        stores: Stores,
        votes: Votes,
        begun: Callable[[LiveTable], Awaitable[Message]],
        results: Results,
        presence: Presence,
        io: DiscordSender,
        now: Callable[[], float],
    ) -> None:
        self.stores = stores
        self.votes = votes
        self.begun = begun
        """A function that returns the last message of a lobby whose game has begun."""
        self.results = results
        self.presence = presence
        self.io = io
        self.now = now

    async def of(self, shown: ShownTable, known: Records) -> Desired:
        """Return the messages that a table should show now."""
        table = shown.table
        links = _links(table, known)
        messages = {TABLE: table_message(table, links)}
        if LOBBY in known.posts:
            messages[LOBBY] = await self.begun(table)
        messages |= await self._auctions(table, known)
        messages |= await self._trades(table, known)
        messages |= await self._votes(table, known)
        messages |= self._vacancies(table, known)
        if table.settings.tutorial and table.status == "live" and TABLE in known.posts:
            messages[COACH] = coach_message(table, await table.log.decisions_of(BEGINNER))
        calls, call_due = self._calls(shown, known)
        messages |= calls
        if table.status == "closed":
            messages |= await self._put_away(table)
        closing = {TRADE.of(offer.id) for offer in hopeless_offers(table)}
        frozen = frozenset(self.votes.deciding(table.game) | closing)
        messages = {kind: message for kind, message in messages.items() if kind not in frozen}
        for kind in known.posts:
            if words := known.of(kind).last_words:
                coach = kind == COACH
                rows = farewell_rows() if coach else ()
                messages[kind] = Message(words, rows, last=True, important=coach)
        messages |= self.results.followers(table, known)
        if table.over:
            messages |= await self.results.ended(shown, known)
        return Desired(
            table.guild,
            table.channel,
            messages,
            host=table.settings.host,
            people=table.ended or bool(asked_people(table)),
            asleep=_quiet_kinds(table),
            thread_name=lambda thread: self._thread_name(table, thread),
            recheck_at=call_due,
            frozen=frozen,
            can_wait=frozenset({TABLE} if _running(table) else ()),
        )

    async def _put_away(self, table: LiveTable) -> dict[Kind, Message]:
        """Return the message that a table was closed for lack of players, by kind.

        The result is empty for a table that was closed for another reason.
        """
        if CLOSED not in await self.stores.posts.of(table.game):
            return {}
        names = [left_by(sitting) for sitting in table.seats if sitting.state == "vacant"]
        return {CLOSED: put_away_message(names)}

    async def _auctions(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the messages of open auctions, and the results of closed auctions, by kind.

        A closed auction needs a result only while its message is known.
        """
        messages = {}
        shown = [kind for kind in known.posts if kind.base == AUCTION]
        for auction in _running(table):
            message = auction_message(table, auction, self._thread_note(table, known, AUCTION))
            if not shown:  # ping for the first of several auctions only
                sitting = [table.seats[seat] for seat in bidders(table.state, auction)]
                people = [one.user for one in sitting if not one.automatic]
                wanted = [
                    one for one in people if self._ping_preference(one) in ("always", "direct")
                ]
                message = self._with_pings(table, message, wanted, "auction-call")
            messages[AUCTION.of(auction.id)] = message
        for kind in shown:
            if kind not in messages:
                back = known.table_link(table.guild, table.channel)
                messages[kind] = auction_result(table, await _auction_end(table, kind), back)
        return messages

    async def _trades(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return, by kind, the messages of open offers and the results of closed offers.

        A closed offer has a result only if `known` contains a post of its message.
        """
        messages = {}
        for offer in offers_to_show(table):
            message = offer_message(table, offer, self._thread_note(table, known, TRADE))
            sitting = table.seats[offer.to]
            quiet = sitting.automatic or self._ping_preference(sitting.user) == "never"
            users = [] if quiet else [sitting.user]
            messages[TRADE.of(offer.id)] = self._with_pings(table, message, users)
        for kind in known.posts:
            if kind.base == TRADE and kind not in messages:
                messages[kind] = offer_result(table, await _offer_end(table, kind))
        return messages

    def _ping_preference(self, user: int) -> str:
        return self.stores.people.of(user).ping

    def _with_pings(
        self, table: LiveTable, message: Message, users: list[int], call: str = ""
    ) -> Message:
        """Return a message that, when posted, notifies users by a ping or a direct message.

        `call` is the key of the text that holds the pings.
        """
        direct = [user for user in users if self._ping_preference(user) == "direct"]
        aloud = [user for user in users if user not in direct]
        if not self.stores.guild_settings.of(table.guild).pings:
            aloud = []
        mentions = " ".join(f"<@{user}>" for user in aloud)
        line = say(call, mentions=mentions) if call and aloud else ""
        return replace(message, pings=tuple(aloud), tells=tuple(direct), call=line)

    def _thread_name(self, table: LiveTable, thread: Kind) -> str | None:
        """Return the name for a new thread.

        Return None if the bot may not open threads in the table's channel.
        """
        if self.io.lacking_for_threads(table.guild, table.channel):
            return None
        return say("auction-thread" if thread == AUCTION.thread else "trade-thread")

    def _thread_note(self, table: LiveTable, known: Records, about: Kind) -> str:
        """Return a sentence why a message could not go into a thread, or an empty text.

        `about` is the kind of the auction's or offer's message.
        """
        refusal = known.of(about.thread).refusal
        if about.thread in known.posts and refusal is None:
            return ""
        permission = self.io.lacking_for_threads(table.guild, table.channel)
        if permission:
            name, place = permission_names([permission]), f"<#{table.channel}>"
            return say(f"{about}-no_thread", permission=name, place=place)
        return say(f"{about}-no_room") if isinstance(refusal, TooManyThreads) else ""

    async def _votes(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the messages of open votes, and the last messages of closed votes, by kind.

        A closed vote needs a message only while its earlier one is known.
        """
        messages = {}
        said = await self.votes.of(table.game)
        kinds = {*said, *known.posts}
        for kind in sorted(kind for kind in kinds if kind.base == VOTE):
            ballot = ballot_in(kind)
            if ballot is None:
                continue
            if kind in said and ballot.is_valid(table):
                messages[kind] = open_vote(table, ballot, said[kind])
            elif kind in known.posts:
                messages[kind] = lapsed_vote(table, ballot)
        return messages

    def _vacancies(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the messages that offer vacant seats, and the last messages of earlier offers."""
        free = [] if table.ended else vacant(table)
        messages = {
            VACANT.of(seat): vacancy(table, seat, left_by(table.seats[seat])) for seat in free
        }
        over = Message(say("seat-offer_over"), last=True)
        closed = {
            kind: over for kind in known.posts if kind.base == VACANT and kind not in messages
        }
        return messages | closed

    def _calls(self, shown: ShownTable, known: Records) -> tuple[dict[Kind, Message], float]:
        """Return the pings to show now, and the time in seconds at which later pings are due.

        Users who acted just now are pinged a little later. The time is infinite if no ping is due
        later.
        """
        table = shown.table
        calls = self._pings(table, known)
        made = {k: call for k, call in calls.items() if known.of(k).has_called(call.occasion)}
        if made == calls or late_clock(table) is not None:
            return calls, inf
        users = [table.seats[seat].user for seat in to_call(table)]
        due = self.presence.call_due(table.game, users, shown.changed)
        return (calls, inf) if due <= self.now() else (made, due)

    def _pings(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        link = known.table_link(table.guild, table.channel)
        aloud = self.stores.guild_settings.of(table.guild).pings
        return ping_messages(table, self._ping_preference, known.no_direct, link, aloud=aloud)


def _quiet_kinds(table: LiveTable) -> frozenset[Kind]:
    """Return the message kinds whose threads may be archived: AUCTION, TRADE, both or none.

    AUCTION is among them if no auction is open or about to open, TRADE if no offer is open.
    """
    coming = any(isinstance(frame, EstateSale | BuildingSale) for frame in table.state.pending)
    quiet = {AUCTION} if not (_running(table) or (coming and not table.ended)) else set()
    return frozenset(quiet | ({TRADE} if not open_offers(table) else set()))


def _links(table: LiveTable, known: Records) -> Links:
    """Return the URLs of the messages of the current auction and of open offers."""
    auction = top_auction(table.state)
    offers = {offer.id: known.link(table.guild, TRADE.of(offer.id)) for offer in table.state.offers}
    return Links(
        known.link(table.guild, AUCTION.of(auction.id)) if auction else "",
        {number: link for number, link in offers.items() if link},
    )


def _running(table: LiveTable) -> list[Auction]:
    """Return the open auctions, or an empty list for a closed table."""
    return [] if table.status == "closed" else auctions(table.state)


async def _auction_end(
    table: LiveTable, kind: Kind
) -> Closing[AuctionClosed | ContestEnded] | None:
    """Return the event that closed an auction, with its log entry and the state before it.

    Return None if no such event is found.
    """
    ends, number = AuctionClosed | ContestEnded, kind.number
    return await closing(table, lambda e: e if isinstance(e, ends) and e.id == number else None)


async def _offer_end(table: LiveTable, kind: Kind) -> Closing[OfferClosed] | None:
    """Return the event that closed an offer, with its log entry and the state before it.

    Return None if no such event is found.
    """
    return await closing(
        table, lambda e: e if isinstance(e, OfferClosed) and e.id == kind.number else None
    )

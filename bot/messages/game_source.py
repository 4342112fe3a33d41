"""The messages that games should have, and the store of the posted ones."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Protocol

from bot.discord_api.permissions import permission_names
from bot.discord_api.sender import DiscordIO, TooManyThreads
from bot.lobby.source import LobbyMessages
from bot.messages.keeper import MessageKeeper
from bot.messages.presence import Presence
from bot.messages.record import Records
from bot.messages.wanted import Desired, ShownTable
from bot.play.auction.views import auction_message, auction_result, auctions
from bot.play.seats.views import lapsed_vote, open_vote, put_away_message, vacancy
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
from bot.results.ending.source import Endings
from bot.results.following.views import follower_messages
from bot.store.database.codec import Commit
from bot.store.database.rows import Unreadable
from bot.store.database.writer import Owner
from bot.store.messages.kinds import (
    AUCTION,
    CLOSED,
    COACH,
    END,
    LOBBY,
    REPLAY,
    TABLE,
    TRADE,
    VACANT,
    VOTE,
    Kind,
)
from bot.store.messages.posts import Post
from bot.store.shards.shard import Shard
from bot.store.stores import Stores
from bot.support.background import BackgroundTasks
from bot.tables.ballots import ballot_in
from bot.tables.closings import Closing, closing
from bot.tables.proxy import top_auction
from bot.tables.registry import Tables
from bot.tables.seating import left_by, vacant
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.words import say
from engine.asked import bidders
from engine.dealings import AuctionClosed, ContestEnded, OfferClosed
from engine.decisions import Auction, BuildingSale, EstateSale

_log = logging.getLogger(__name__)

GIVEN_UP = 6 * 3600.0
"""Seconds after the end of a game until failed attempts to show it are given up."""
SETTLED = "settled"
"""The mark of a closed game's table once it says that the game is closed."""
LONG_CLOSED = 7 * 86_400.0
"""Seconds after its end for which a closed game is looked at after a start."""


class Votes(Protocol):
    """The votes of tables, as far as messages show them."""

    async def of(self, game: int) -> dict[Kind, set[int]]:
        """Return what a table votes about, and who said yes."""

    def deciding(self, game: int) -> frozenset[Kind]:
        """Return the votes that are being carried out or closed."""


class TableMessages:
    """Says what a table should show, by the kinds of its messages."""

    def __init__(
        self,
        stores: Stores,
        votes: Votes,
        lobby_messages: LobbyMessages,
        endings: Endings,
        presence: Presence,
        io: DiscordIO,
        now: Callable[[], float],
    ) -> None:
        self.stores = stores
        self.votes = votes
        self.lobby_messages = lobby_messages
        self.endings = endings
        self.presence = presence
        self.io = io
        self.now = now

    async def of(
        self, shown: ShownTable, known: Records
    ) -> tuple[dict[Kind, Message], frozenset[Kind], float]:
        """Return the messages of now, the kinds that stay as they are, and when to call next."""
        table = shown.table
        links = _links(table, known)
        messages = {TABLE: table_message(table, links)}
        if LOBBY in known.posts:
            messages[LOBBY] = await self.lobby_messages.begun(table)
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
        messages |= self._followers(table, known)
        if table.over:
            messages |= await self.endings.messages(shown, known)
        return messages, frozen, call_due

    async def _put_away(self, table: LiveTable) -> dict[Kind, Message]:
        """Return the message that nobody is left to play, if it is still to be sent."""
        if CLOSED not in await self.stores.posts.of(table.game):
            return {}
        names = [left_by(sitting) for sitting in table.seats if sitting.state == "vacant"]
        return {CLOSED: put_away_message(names)}

    async def _auctions(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the running auctions, and the results of others that are still posted."""
        messages = {}
        shown = [kind for kind in known.posts if kind.base == AUCTION]
        for auction in _running(table):
            message = auction_message(table, auction, self._thread_note(table, known, AUCTION))
            if not shown:  # of several in a row only the first calls
                sitting = [table.seats[seat] for seat in bidders(table.state, auction)]
                people = [one.user for one in sitting if not one.automatic]
                wanted = [one for one in people if self._wish(one) in ("always", "direct")]
                message = self._calling(table, message, wanted, "auction-call")
            messages[AUCTION.of(auction.id)] = message
        for kind in shown:
            if kind not in messages:
                back = known.table_link(table.guild, table.channel)
                messages[kind] = auction_result(table, await _auction_end(table, kind), back)
        return messages

    async def _trades(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the open offers, and the results of others that are still posted."""
        messages = {}
        for offer in offers_to_show(table):
            message = offer_message(table, offer, self._thread_note(table, known, TRADE))
            sitting = table.seats[offer.to]
            quiet = sitting.automatic or self._wish(sitting.user) == "never"
            users = [] if quiet else [sitting.user]
            messages[TRADE.of(offer.id)] = self._calling(table, message, users)
        for kind in known.posts:
            if kind.base == TRADE and kind not in messages:
                messages[kind] = offer_result(table, await _offer_end(table, kind))
        return messages

    def _wish(self, user: int) -> str:
        return self.stores.people.of(user).ping

    def _calling(
        self, table: LiveTable, message: Message, users: list[int], call: str = ""
    ) -> Message:
        """Return a message that calls users when it is new, as each of them prefers."""
        direct = [user for user in users if self._wish(user) == "direct"]
        aloud = [user for user in users if user not in direct]
        if not self.stores.guild_settings.of(table.guild).pings:
            aloud = []
        mentions = " ".join(f"<@{user}>" for user in aloud)
        line = say(call, mentions=mentions) if call and aloud else ""
        return replace(message, pings=tuple(aloud), tells=tuple(direct), call=line)

    def thread_name(self, table: LiveTable, thread: Kind) -> str | None:
        """Return the name for a new thread, or None where the channel can have none."""
        if self.io.lacking_for_threads(table.guild, table.channel):
            return None
        return say("auction-thread" if thread == AUCTION.thread else "trade-thread")

    def _thread_note(self, table: LiveTable, known: Records, about: Kind) -> str:
        """Return why a message is not in a thread, for people who can change that."""
        refusal = known.of(about.thread).refusal
        if about.thread in known.posts and refusal is None:
            return ""
        permission = self.io.lacking_for_threads(table.guild, table.channel)
        if permission:
            name, place = permission_names([permission]), f"<#{table.channel}>"
            return say(f"{about}-no_thread", permission=name, place=place)
        return say(f"{about}-no_room") if isinstance(refusal, TooManyThreads) else ""

    async def _votes(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the open votes, and the lapsed ones that are still posted."""
        messages = {}
        said = await self.votes.of(table.game)
        kinds = {*said, *known.posts}
        for kind in sorted(kind for kind in kinds if kind.base == VOTE):
            ballot = ballot_in(kind)
            if ballot is None:
                continue
            if kind in said and ballot.stands(table):
                messages[kind] = open_vote(table, ballot, said[kind])
            elif kind in known.posts:
                messages[kind] = lapsed_vote(table, ballot)
        return messages

    def _vacancies(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the free seats, and the last words of offers of other seats."""
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
        """Return the calls of now, and the time to call the people who are there."""
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
        return ping_messages(table, self._wish, known.no_direct, link, aloud=aloud)

    def _followers(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        followers = self.stores.followers.of(table.game)
        links = known.table_link(table.guild, table.channel), known.link(table.guild, END)
        aloud = self.stores.guild_settings.of(table.guild).pings
        return follower_messages(table, followers, known.no_direct, *links, aloud=aloud)


class GameSource:
    """Follows all tables and lobbies."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        keeper: MessageKeeper,
        background: BackgroundTasks,
        table_messages: TableMessages,
        lobby_messages: LobbyMessages,
        speak_in: Callable[[int], None],
        now: Callable[[], float],
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.keeper = keeper
        self.background = background
        self.table_messages = table_messages
        self.lobby_messages = lobby_messages
        self.speak_in = speak_in
        self.now = now
        self._games: dict[int, ShownTable] = {}

    async def wake(self, shard: Shard) -> None:
        """After a start: lobbies, and games that are over but have not been told to their end."""
        games = self.stores.games
        rows = [*await games.with_status("lobby", shard=shard)]
        rows += await games.with_post(LOBBY, shard)
        rows += [row for row in await games.with_post(CLOSED, shard) if row.status == "closed"]
        rows += await games.ended_with_calls(shard)
        for game in dict.fromkeys(row.id for row in rows):
            self.show(game)
        told = await games.closed_unseen(SETTLED, self.now() - LONG_CLOSED, shard)
        for row in [*await games.without_post("over", REPLAY, shard), *told]:
            try:
                table = await self.tables.read(row)
            except Exception:  # noqa: BLE001 - the others still have to be told
                _log.exception("game %d: cannot be told to its end", row.id)
            else:
                self.changed(table, None)
                self._games[row.id].ended = row.changed

    def changed(self, table: LiveTable, _: Commit | None) -> None:
        """Show a table that has changed."""
        shown = self._games.get(table.game)
        if shown is None or shown.table is not table:
            self._games[table.game] = ShownTable(table, self.now())
        else:
            shown.changed = self.now()
        self.show(table.game)

    def games_of(self, of: Callable[[int], bool]) -> set[int]:
        """Return the ids of some servers' games whose tables are shown, also after their end."""
        return {game for game, shown in self._games.items() if of(shown.table.guild)}

    def forget(self, game: int) -> None:
        """Forget a game that is shown no longer, or not played in this process any more."""
        self._games.pop(game, None)

    def show(self, game: int) -> None:
        self.keeper.show(Owner("game", game))

    async def posts(self, number: int) -> dict[Kind, Post]:
        return await self.stores.posts.of(number)

    async def save_post(self, number: int, post: Post) -> None:
        await self.stores.posts.save(number, post)

    async def drop_post(self, number: int, kind: Kind) -> None:
        await self.stores.posts.drop(number, kind)

    async def desired(self, number: int, known: Records) -> Desired | None:
        """Return the messages that a game should have now."""
        shown = self._games.get(number)
        if shown is not None:
            self.speak_in(shown.table.guild)
            return await self._of_table(shown, known)
        row = await self.stores.games.game(number)
        if row is None:
            return None
        self.speak_in(row.guild)
        try:
            return await self.lobby_messages.of(row, known)
        except Unreadable:
            _log.info("game %d: it is damaged, and its message stays as it is", number)
            return None

    # A table that is played at

    async def _of_table(self, shown: ShownTable, known: Records) -> Desired:
        table = shown.table
        if table.over and shown.ended is None:
            shown.ended = self.now()
        messages, frozen, call_due = await self.table_messages.of(shown, known)
        ended_at = self.now() if shown.ended is None else shown.ended
        return Desired(
            table.guild,
            table.channel,
            messages,
            host=table.settings.host,
            people=table.ended or bool(asked_people(table)),
            asleep=_quiet(table),
            thread_name=lambda thread: self.table_messages.thread_name(table, thread),
            calls_again=table.status == "paused",
            never_repost=table.status == "closed" and shown.ended is not None,
            forget_when_done=REPLAY in known.posts if table.over else table.status == "closed",
            give_up_at=ended_at + GIVEN_UP if table.ended else inf,
            recheck_at=call_due,
            frozen=frozen,
            can_wait=frozenset({TABLE} if _running(table) else ()),
            on_channel_lost=lambda: self._lost(table),
            on_finished=lambda: self._done(table),
        )  # fmt: skip

    async def _lost(self, table: LiveTable) -> None:
        """Close a game whose channel is gone. A game that has ended counts as told."""
        if table.over:
            post = Post(REPLAY, table.channel, 0, self.now())
            await self.stores.posts.save(table.game, post)
        else:
            await self.tables.put_away(table)

    def _done(self, table: LiveTable) -> None:
        """Forget a game that has ended, unless it has been revived meanwhile."""
        shown = self._games.get(table.game)
        if shown is not None and shown.table is table:
            self.forget(table.game)
            if table.status == "closed":
                self.keeper.note_shown(table.game, TABLE, SETTLED)
            self.background.run(self.stores.followers.delete_game(table.game))
        self.tables.drop(table)


def _quiet(table: LiveTable) -> frozenset[Kind]:
    """Return the subjects of which nothing is open or about to open."""
    coming = any(isinstance(frame, EstateSale | BuildingSale) for frame in table.state.pending)
    quiet = {AUCTION} if not (_running(table) or (coming and not table.ended)) else set()
    return frozenset(quiet | ({TRADE} if not open_offers(table) else set()))


def _links(table: LiveTable, known: Records) -> Links:
    """Return the addresses of the messages beside the table."""
    auction = top_auction(table.state)
    offers = {offer.id: known.link(table.guild, TRADE.of(offer.id)) for offer in table.state.offers}
    return Links(
        known.link(table.guild, AUCTION.of(auction.id)) if auction else "",
        {number: link for number, link in offers.items() if link},
    )


def _running(table: LiveTable) -> list[Auction]:
    """Return the auctions that people can still bid in."""
    return [] if table.status == "closed" else auctions(table.state)


async def _auction_end(
    table: LiveTable, kind: Kind
) -> Closing[AuctionClosed | ContestEnded] | None:
    """Return how an auction ended: by the hammer, or because nothing was contested any more."""
    ends, number = AuctionClosed | ContestEnded, kind.number
    return await closing(table, lambda e: e if isinstance(e, ends) and e.id == number else None)


async def _offer_end(table: LiveTable, kind: Kind) -> Closing[OfferClosed] | None:
    """Return how an offer closed."""
    return await closing(
        table, lambda e: e if isinstance(e, OfferClosed) and e.id == kind.number else None
    )

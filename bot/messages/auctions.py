"""The auction house: shows every auction, bids for those who set a maximum, tells the result."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.catalogue import say
from bot.messages.rounds import Rounds
from bot.messages.threads import (
    Notice,
    ThreadMessages,
    jump_link,
    missing_permission,
    table_link,
)
from bot.store.codec import Commit
from bot.tables.closings import closing
from bot.tables.proxy import proxy_bid, top_auction
from bot.tables.table import Closed, LiveTable, Paused
from bot.ui.parts import Link, Rows
from bot.views.auction import (
    auction_rows,
    auction_text,
    auctions,
    beaten,
    result_text,
)
from engine.actions import Bid
from engine.asked import bidders
from engine.dealings import AuctionClosed
from engine.decisions import Auction, BuildingSale, EstateSale
from engine.edition import Seat
from engine.errors import Illegal
from engine.state import GameState
from engine.view import view
from renders.alt import alt_auction
from renders.auction import paint_auction

if TYPE_CHECKING:
    from bot.app import Rentroll


class AuctionHouse:
    """Follows all tables."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self.board = ThreadMessages(bot, "auction", "auction.call")
        self._active: set[int] = set()
        self._called: set[int] = set()
        self._showing = Rounds(self._show, bot.rhythm)
        self._bidding = Rounds(self._bid, 0.0)
        bot.tables.listeners.append(self._changed)
        bot.closers += [self._bidding.close, self._showing.close]

    def _changed(self, table: LiveTable, commit: Commit | None) -> None:
        """Most changes are none of ours: nothing is auctioned, and nothing was."""
        if _running(table):
            self._active.add(table.game)
        if commit is None or table.game in self._active:
            self._bidding.poke(table)
            self._showing.poke(table)

    async def keep_limit(self, table: LiveTable, auction: Auction, user: int, amount: int) -> None:
        """From now on bid for this user, up to an amount that nobody else learns."""
        await self.bot.limits.keep(table.game, auction.id, user, amount)
        self._bidding.poke(table)

    async def _bid(self, table: LiveTable) -> None:
        """Bid for people as far as they allowed, until it is somebody else's move."""
        while (auction := top_auction(table.state)) is not None:
            await self._forget_passed(table, auction)
            step = proxy_bid(table.state, auction, self._limits(table, auction))
            if step is None:
                return
            seat, amount = step
            try:
                await table.submit(seat, Bid(amount, auction.id), "robot")
            except (Closed, Illegal, Paused):
                return  # somebody was faster; their entry brings us here again

    async def _forget_passed(self, table: LiveTable, auction: Auction) -> None:
        """AUC-6, AUC-7: who passed takes the maximum back, should the bidding ever start again."""
        for user, amount in self.bot.limits.of(table.game, auction.id).items():
            seat = table.seat_of(user)
            if seat is not None and seat not in auction.seats:
                await self.bot.limits.drop(table.game, auction.id, user, amount)

    def _limits(self, table: LiveTable, auction: Auction) -> dict[Seat, int]:
        """The maximum bids of people who still play for themselves."""
        limits = {}
        for user, amount in self.bot.limits.of(table.game, auction.id).items():
            seat = table.seat_of(user)
            if seat is not None and not table.seats[seat].automatic:
                limits[seat] = amount
        return limits

    async def _show(self, table: LiveTable) -> None:
        self.bot.speak_in(table.guild)
        await self._tell_outbid(table)
        running = [auction.id for auction in _running(table)]
        await self.bot.limits.forget_except(table.game, set(running))
        for kind in await self.board.open_kinds(table):
            if kind not in map(auction_kind, running):
                await self._hammer(table, kind)
        for number in running:
            auction = _lot(table.state, number)
            if auction is not None:
                await self.board.show(
                    table,
                    auction_kind(number),
                    self._live(table, auction),
                    self._ping(table, auction),
                )
                self._called.add(table.game)
        if not (running or _running(table)) and table.game in self._active:
            self._active.discard(table.game)
            self._called.discard(table.game)
            if not _more_to_come(table.state):
                await self.board.sleep(table)

    async def _hammer(self, table: LiveTable, kind: str) -> None:
        """An auction is over: its message says how, and leads back to the table."""
        number = int(kind.partition(":")[2])
        end = await closing(table, AuctionClosed, lambda event: event.id == number)
        self._active.add(table.game)
        auction = _lot(end.before, number) if end else None
        back: Rows = [[Link(say("auction.back"), await table_link(self.bot, table))]]
        if end is None or auction is None:
            await self.board.finish(table, kind, Notice(say("auction.over"), back))
            return
        text = result_text(table, auction, end.event)
        notice = _notice(table, end.before, auction, text, back, closed=True)
        await self.board.finish(table, kind, notice)

    async def _tell_outbid(self, table: LiveTable) -> None:
        """Tell those whose maximum was beaten, once: it is forgotten then."""
        limits = self.bot.limits
        for auction in _running(table):
            for user, amount in limits.of(table.game, auction.id).items():
                if table.seat_of(user) in bidders(table.state, auction) and amount <= auction.bid:
                    await self._tell_beaten(table, auction, user, amount)
                    await limits.drop(table.game, auction.id, user, amount)

    async def _tell_beaten(
        self, table: LiveTable, auction: Auction, user: int, amount: int
    ) -> None:
        """In a direct message or not at all: that there was a maximum is nobody else's business."""
        if self.bot.people.of(user).ping == "never":
            return
        post = (await self.bot.games.posts(table.game)).get(auction_kind(auction.id))
        link = jump_link(table, post) if post else await table_link(self.bot, table)
        await self.board.direct(table, user, beaten(table, auction, amount, link))

    def _ping(self, table: LiveTable, auction: Auction) -> list[int]:
        """Whom a new auction calls; of several in a row only the first does."""
        if table.game in self._called:
            return []
        sitting = [table.seats[seat] for seat in bidders(table.state, auction)]
        people = [one.user for one in sitting if not one.automatic]
        wishes = {user: self.bot.people.of(user).ping for user in people}
        return [user for user, wish in wishes.items() if wish in ("always", "direct")]

    def _live(self, table: LiveTable, auction: Auction) -> Notice:
        text = auction_text(table, auction)
        permission = missing_permission(self.bot, table)
        if permission is not None:
            place = f"<#{table.channel}>"
            text += "\n" + say("auction.no_thread", permission=permission, place=place)
        return _notice(table, table.state, auction, text, auction_rows(table, auction))


def _notice(
    table: LiveTable, s: GameState, auction: Auction, text: str, rows: Rows, *, closed: bool = False
) -> Notice:
    """An auction's message with its picture, as things stood then."""
    seen, names, theme = view(table.ed, s), table.names, table.settings.theme
    alt = alt_auction(seen, auction, names, closed=closed)
    paint = partial(paint_auction, seen, names, auction, theme, closed=closed)
    return Notice(text, rows, alt, paint)


def auction_kind(number: int) -> str:
    """The kind of the post that shows an auction."""
    return f"auction:{number}"


def _running(table: LiveTable) -> list[Auction]:
    """The auctions that people can still bid in; none where the game was put away."""
    return [] if table.status == "closed" else auctions(table.state)


def _lot(s: GameState, number: int) -> Auction | None:
    return next((auction for auction in auctions(s) if auction.id == number), None)


def _more_to_come(s: GameState) -> bool:
    return any(isinstance(frame, EstateSale | BuildingSale) for frame in s.pending)

"""Automatic bids up to users' secret maximum bids, and messages to users who were outbid."""

from __future__ import annotations

from collections.abc import Callable

from bot.messages.keeper import MessageKeeper
from bot.play.auction.views import auctions, outbid_words
from bot.store.database.codec import Commit
from bot.store.messages.kinds import AUCTION, TABLE
from bot.store.stores import Stores
from bot.support.background import BackgroundTasks
from bot.tables.proxy import proxy_bid, top_auction
from bot.tables.table import Closed, LiveTable, Paused
from bot.ui.links import address, link_to
from engine.actions import Bid
from engine.asked import bidders
from engine.decisions import Auction
from engine.edition import Seat
from engine.errors import Illegal


class MaximumBids:
    """A listener to table changes that bids for users up to their stored maximum bids."""

    def __init__(
        self,
        stores: Stores,
        keeper: MessageKeeper,
        background: BackgroundTasks,
        speak_in: Callable[[int], None],
    ) -> None:
        self.stores = stores
        self.keeper = keeper
        self.background = background
        self.speak_in = speak_in
        self._bidding: dict[int, LiveTable | None] = {}
        """Tables by the id of each game with a running bidding task.

        The value is the table if it changed during the task's last round, otherwise None.
        """

    async def keep(self, table: LiveTable, auction: Auction, user: int, amount: int) -> bool:
        """Store a user's maximum bid, and place automatic bids.

        Return False if the maximum is not stored any more, usually because it was beaten at once.
        """
        limits = self.stores.limits
        await limits.keep(table.game, auction.id, user, amount)
        if table.game not in self._bidding:
            self._bidding[table.game] = None  # the answer tells the user, not a message
            try:
                await self._bid(table)
                if self._is_beaten(table, top_auction(table.state), user, amount):
                    await limits.drop(table.game, auction.id, user, amount)
            finally:
                del self._bidding[table.game]
        self.changed(table, None)
        return user in limits.of(table.game, auction.id)

    def _is_beaten(self, table: LiveTable, auction: Auction | None, user: int, amount: int) -> bool:
        """Return True if the leading bid has reached a user's maximum bid, `amount`.

        Return False without an open auction, and for a user who cannot bid now, for example as
        the leader.
        """
        if auction is None or amount > auction.bid:
            return False
        return table.seat_of(user) in bidders(table.state, auction)

    def changed(self, table: LiveTable, _: Commit | None) -> None:
        """Start a background task that bids at this table, if the table has maximum bids.

        While such a task is running, only note that the table has changed.
        """
        if not self.stores.limits.any_in(table.game):
            return
        if table.game in self._bidding:
            self._bidding[table.game] = table  # the running task bids once more
        else:
            self._bidding[table.game] = None
            self.background.run(self._follow(table))

    async def _follow(self, table: LiveTable) -> None:
        """Place automatic bids, notify outbid users, and delete the maximum bids of ended auctions.

        Start over each time the table has changed meanwhile.
        """
        try:
            again: LiveTable | None = table
            while again is not None:
                self._bidding[table.game] = None
                await self._bid(again)
                await self._tell_outbid(again)
                running = [] if again.status == "closed" else auctions(again.state)
                await self.stores.limits.forget_except(again.game, {one.id for one in running})
                again = self._bidding[table.game]
        finally:
            del self._bidding[table.game]

    async def _bid(self, table: LiveTable) -> None:
        """Submit automatic bids in the current auction until no maximum bid allows another."""
        while (auction := top_auction(table.state)) is not None:
            await self._forget_passed(table, auction)
            step = proxy_bid(table.ed, table.state, auction, self._limits(table, auction))
            if step is None:
                return
            seat, amount = step
            try:
                await table.submit(seat, Bid(amount, auction.id), "robot")
            except (Closed, Illegal, Paused):
                return  # the table has changed, so `changed` is called again

    async def _forget_passed(self, table: LiveTable, auction: Auction) -> None:
        """AUC-6, AUC-7: delete the maximum bids of seats that passed.

        They must not count if the bidding of the same auction restarts.
        """
        for user, amount in self.stores.limits.of(table.game, auction.id).items():
            seat = table.seat_of(user)
            if seat is not None and seat not in auction.seats:
                await self.stores.limits.drop(table.game, auction.id, user, amount)

    def _limits(self, table: LiveTable, auction: Auction) -> dict[Seat, int]:
        """Return the users' maximum bids in an auction, by seat.

        Seats that the computer plays are left out.
        """
        limits = {}
        for user, amount in self.stores.limits.of(table.game, auction.id).items():
            seat = table.seat_of(user)
            if seat is not None and not table.seats[seat].automatic:
                limits[seat] = amount
        return limits

    async def _tell_outbid(self, table: LiveTable) -> None:
        """Send a direct message to each outbid user, and delete the user's maximum bid.

        Nothing is posted in the channel, because maximum bids are secret. Users who never want
        pings get no message.
        """
        if table.status == "closed":
            return
        self.speak_in(table.guild)
        limits = self.stores.limits
        for auction in auctions(table.state):
            for user, amount in limits.of(table.game, auction.id).items():
                if self._is_beaten(table, auction, user, amount):
                    if self.stores.people.of(user).ping != "never":
                        posts = await self.stores.posts.of(table.game)
                        link = link_to(table.guild, posts, AUCTION.of(auction.id), TABLE)
                        link = link or address(table.guild, table.channel)
                        await self.keeper.tell(user, outbid_words(table, auction, amount, link))
                    await limits.drop(table.game, auction.id, user, amount)

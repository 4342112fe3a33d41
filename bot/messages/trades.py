"""The trading room: every open offer as a message, and what became of those that closed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.catalogue import say
from bot.messages.rounds import Rounds
from bot.messages.threads import Notice, ThreadMessages, jump_link, missing_permission
from bot.store.codec import Commit
from bot.tables.closings import closing
from bot.tables.table import Closed, LiveTable, Paused
from bot.views.offers import HOPELESS, closed_text, offer_rows, offer_text, open_offers, problem
from engine.actions import Withdraw
from engine.dealings import OfferClosed
from engine.errors import Illegal
from engine.state import Offer
from renders.alt import alt_trade
from renders.trade import paint_trade

if TYPE_CHECKING:
    from bot.app import Rentroll


class TradingRoom:
    """Follows all tables."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self.board = ThreadMessages(bot, "trade")
        self._active: set[int] = set()
        self._rounds = Rounds(self._show, bot.rhythm)
        bot.tables.listeners.append(self._changed)
        bot.closers.append(self._rounds.close)

    def _changed(self, table: LiveTable, commit: Commit | None) -> None:
        if open_offers(table):
            self._active.add(table.game)
        if commit is None or table.game in self._active:
            self._rounds.poke(table)

    async def _show(self, table: LiveTable) -> None:
        self.bot.speak_in(table.guild)
        offers = {
            offer_kind(offer): offer for offer in open_offers(table) if _for_people(table, offer)
        }
        for kind in await self.board.open_kinds(table):
            if kind not in offers:
                await self._finish(table, kind)
        for kind, offer in offers.items():
            no = problem(table, table.state, offer)
            if no is not None and no.code in HOPELESS:
                await self._give_up(table, offer)
            else:
                await self.board.show(
                    table, kind, self._notice(table, offer), self._ping(table, offer)
                )
        if not (offers or open_offers(table)) and table.game in self._active:
            self._active.discard(table.game)
            await self.board.sleep(table)

    async def _give_up(self, table: LiveTable, offer: Offer) -> None:
        """What was offered is gone: the offer closes by itself, and its message says why."""
        try:
            await table.submit(offer.maker, Withdraw(offer.id), "robot")
        except (Closed, Illegal, Paused):
            return  # answered or stopped in this very moment

    async def _finish(self, table: LiveTable, kind: str) -> None:
        number = int(kind.partition(":")[2])
        self._active.add(table.game)
        end = await closing(table, OfferClosed, lambda event: event.id == number)
        if end is not None:
            text = closed_text(table, end)
        else:
            text = say("trade.game_over" if table.over else "trade.closed")
        await self.board.finish(table, kind, Notice(text))

    async def way_to(self, table: LiveTable, offer: Offer) -> str:
        """The address of an offer's message, once it is there; empty when none comes soon.

        A computer answers at once, perhaps before there is a message.
        """
        if offer.to in table.automatic:
            return ""
        post = await self.board.posted(table, offer_kind(offer))
        return jump_link(table, post) if post else ""

    def _notice(self, table: LiveTable, offer: Offer) -> Notice:
        seen, names = table.view(), table.names
        text = offer_text(table, offer)
        permission = missing_permission(self.bot, table)
        if permission is not None:
            place = f"<#{table.channel}>"
            text += "\n" + say("trade.no_thread", permission=permission, place=place)
        return Notice(
            text,
            offer_rows(table, offer),
            alt_trade(seen, offer, names),
            partial(paint_trade, seen, names, offer, table.settings.theme),
        )

    def _ping(self, table: LiveTable, offer: Offer) -> list[int]:
        """Whom a new offer calls: the one it is for, unless they want to be left alone."""
        sitting = table.seats[offer.to]
        quiet = sitting.automatic or self.bot.people.of(sitting.user).ping == "never"
        return [] if quiet else [sitting.user]


def offer_kind(offer: Offer) -> str:
    """The kind of the post that shows an offer."""
    return f"trade:{offer.id}"


def _for_people(table: LiveTable, offer: Offer) -> bool:
    """Computers among themselves deal without a message."""
    return not {offer.maker, offer.to} <= table.automatic

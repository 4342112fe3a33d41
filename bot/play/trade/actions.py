"""Offers that can never be accepted any more close by themselves."""

from __future__ import annotations

from bot.play.trade.views import hopeless_offers
from bot.store.database.codec import Commit
from bot.support.background import BackgroundTasks
from bot.tables.table import Closed, LiveTable, Paused
from engine.actions import Withdraw
from engine.errors import Illegal


class HopelessOffers:
    """Withdraws offers of what is gone; the message of the offer says why."""

    def __init__(self, background: BackgroundTasks) -> None:
        self.background = background

    def changed(self, table: LiveTable, _: Commit | None) -> None:
        """Withdraw the offers of a table that have become impossible."""
        if hopeless_offers(table):
            self.background.run(self._withdraw(table))

    async def _withdraw(self, table: LiveTable) -> None:
        for offer in hopeless_offers(table):
            try:
                await table.submit(offer.maker, Withdraw(offer.id), "robot")
            except (Closed, Illegal, Paused):
                return  # answered or stopped in this very moment

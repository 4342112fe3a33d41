"""The withdrawal of offers that can never be accepted again."""

from __future__ import annotations

from bot.play.trade.views import hopeless_offers
from bot.store.database.codec import Commit
from bot.support.background import BackgroundTasks
from bot.tables.table import Closed, LiveTable, Paused
from engine.actions import Withdraw
from engine.errors import Illegal


class HopelessOffers:
    """A listener to table changes that withdraws offers whose goods or partner are gone."""

    def __init__(self, background: BackgroundTasks) -> None:
        self.background = background

    def changed(self, table: LiveTable, _: Commit | None) -> None:
        """Start a task that withdraws a table's hopeless offers, if there are any."""
        if hopeless_offers(table):
            self.background.run(self._withdraw(table))

    async def _withdraw(self, table: LiveTable) -> None:
        for offer in hopeless_offers(table):
            try:
                await table.submit(offer.maker, Withdraw(offer.id), "robot")
            except (Closed, Illegal, Paused):
                return  # answered or stopped meanwhile

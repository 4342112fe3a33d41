"""Offers that can never be accepted any more close by themselves."""

from __future__ import annotations

from bot.client import Rentroll
from bot.store.codec import Commit
from bot.tables.table import Closed, LiveTable, Paused
from bot.views.offers import hopeless_offers
from engine.actions import Withdraw
from engine.errors import Illegal


def close_hopeless_offers(bot: Rentroll) -> None:
    """Follow all tables: what was offered is gone, so the offer goes, and its message says why."""

    def changed(table: LiveTable, _: Commit | None) -> None:
        if hopeless_offers(table):
            bot.background.run(withdraw(table))

    async def withdraw(table: LiveTable) -> None:
        for offer in hopeless_offers(table):
            try:
                await table.submit(offer.maker, Withdraw(offer.id), "robot")
            except (Closed, Illegal, Paused):
                return  # answered or stopped in this very moment

    bot.tables.listeners.append(changed)

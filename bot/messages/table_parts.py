"""What of a table its messages are about: what is open, how it closed, where it stands."""

from __future__ import annotations

from bot.messages.record import Records
from bot.post_kinds import AUCTION, TRADE, Kind
from bot.tables.closings import Closing, closing
from bot.tables.proxy import top_auction
from bot.tables.table import LiveTable
from bot.views.auction import auctions
from bot.views.offers import open_offers
from bot.views.table import Links
from engine.dealings import AuctionClosed, ContestEnded, OfferClosed
from engine.decisions import Auction, BuildingSale, EstateSale
from engine.events import Event


def links_of(table: LiveTable, known: Records) -> Links:
    """The ways to the messages beside the table."""
    auction = top_auction(table.state)
    offers = {offer.id: known.link(table.guild, TRADE.of(offer.id)) for offer in table.state.offers}
    return Links(
        known.link(table.guild, AUCTION.of(auction.id)) if auction else "",
        {number: link for number, link in offers.items() if link},
    )


def running(table: LiveTable) -> list[Auction]:
    """The auctions that people can still bid in; none where the game was put away."""
    return [] if table.status == "closed" else auctions(table.state)


def asleep(table: LiveTable) -> frozenset[Kind]:
    """Subjects of which nothing is open and nothing about to come."""
    coming = any(isinstance(frame, EstateSale | BuildingSale) for frame in table.state.pending)
    quiet = {AUCTION} if not (running(table) or (coming and not table.ended)) else set()
    return frozenset(quiet | ({TRADE} if not open_offers(table) else set()))


async def auction_end(table: LiveTable, kind: Kind) -> Closing[AuctionClosed | ContestEnded] | None:
    """Return how an auction ended: by the hammer, or because nothing was contested any more."""
    number = kind.number

    def pick(event: Event) -> AuctionClosed | ContestEnded | None:
        if isinstance(event, AuctionClosed | ContestEnded) and event.id == number:
            return event
        return None

    return await closing(table, pick)


async def offer_end(table: LiveTable, kind: Kind) -> Closing[OfferClosed] | None:
    """Return how an offer closed."""
    number = kind.number

    def pick(event: Event) -> OfferClosed | None:
        return event if isinstance(event, OfferClosed) and event.id == number else None

    return await closing(table, pick)

"""The bid and maximum forms of an auction's message, and the slash commands for bids."""

from __future__ import annotations

from typing import Any, Literal

from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.localise import command_group
from bot.discord_api.router import Click, Router
from bot.discord_api.tables_here import require_seat, require_seat_here, table_here
from bot.play.auction.actions import MaximumBids
from bot.play.auction.views import beaten_words, bid_form, check_limit
from bot.support.refusals import Refused
from bot.tables.proxy import top_auction
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.ui.amounts import amount_of
from bot.words import say
from engine.actions import Bid, Pass
from engine.decisions import Auction
from engine.edition import Seat
from engine.errors import Illegal


def add_to(tree: CommandTree[Any], router: Router, bids: MaximumBids, tables: Tables) -> None:
    """Register the commands and buttons for auctions."""
    _add_forms(router, bids, tables)
    _add_commands(tree, bids, tables)


def _add_forms(router: Router, bids: MaximumBids, tables: Tables) -> None:
    @router.on("auction-own", Ack.FORM, 1)
    @router.on("auction-max", Ack.FORM, 1)
    async def ask_amount(click: Click) -> None:
        table, seat, auction = _pressed_auction(tables, click)
        kind: Literal["own", "max"] = "own" if click.press.verb == "auction-own" else "max"
        await click.reply.open(bid_form(table, auction, seat, kind))

    @router.on("auction-bid", Ack.CHANGE, 1)
    async def bid_amount(click: Click) -> None:
        table, seat = require_seat(tables, click)
        amount = amount_of(click.fields.get("amount", ""), table.ed.currency)
        action = Bid(amount, click.press.number())
        await table.submit(seat, action, interaction=click.it.id)

    @router.on("auction-limit", Ack.ANSWER, 1)
    async def keep_limit(click: Click) -> str:
        table, seat, auction = _pressed_auction(tables, click)
        amount = amount_of(click.fields.get("amount", ""), table.ed.currency)
        return await _store_maximum(bids, click.user, table, seat, auction, amount)


def _add_commands(tree: CommandTree[Any], bids: MaximumBids, tables: Tables) -> None:
    group = command_group(tree, "bid", "auction-command")

    @slash(group, "auction", "amount")
    async def bid(it: It, amount: str) -> str:
        table = await table_here(tables, it)
        wanted = amount_of(amount, table.ed.currency)
        seat, auction = table.acting_seat(it.user.id), _current_auction(table)
        await table.submit(seat, Bid(wanted, auction.id), interaction=it.id)
        return say("auction-did_bid", amount=table.ed.currency.show(wanted))

    @slash(group, "auction", "max")
    async def limit(it: It, amount: str) -> str:
        table = await table_here(tables, it)
        wanted = amount_of(amount, table.ed.currency)
        seat, auction = table.acting_seat(it.user.id), _current_auction(table)
        return await _store_maximum(bids, it.user.id, table, seat, auction, wanted)

    @slash(tree, "auction", "pass")
    async def leave(it: It) -> str:
        table, seat = await require_seat_here(tables, it)
        await table.submit(seat, Pass(), interaction=it.id)
        return say("auction-did_pass")


def _pressed_auction(tables: Tables, click: Click) -> tuple[LiveTable, Seat, Auction]:
    """Return the table, the user's seat and the auction that a button belongs to.

    Raise Illegal if bidding in that auction is not possible now, or if the seat has passed.
    """
    table, seat = require_seat(tables, click)
    auction = top_auction(table.state)
    if auction is None or auction.id != click.press.number():
        raise Illegal("stale")
    if seat not in auction.seats:
        raise Illegal("not_in_auction")
    return table, seat, auction


def _current_auction(table: LiveTable) -> Auction:
    """Return the auction in which bids are possible now. Raise Refused if there is none."""
    auction = top_auction(table.state)
    if auction is None:
        raise Refused("auction-none")
    return auction


async def _store_maximum(
    bids: MaximumBids, user: int, table: LiveTable, seat: Seat, auction: Auction, amount: int
) -> str:
    """Check and store a maximum bid, and return the private answer to the user."""
    check_limit(table, auction, seat, amount)
    if await bids.keep(table, auction, user, amount):
        return say("auction-max_kept", amount=table.ed.currency.show(amount))
    return beaten_words(table, top_auction(table.state) or auction)

"""The buttons and forms of the trade builder, the answers to offers, and the slash commands."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import wraps
from typing import Any, TypeAlias

from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import Choices, Suggest, slash, suggested
from bot.discord_api.interactions import It
from bot.discord_api.router import Click, Handler, Router
from bot.discord_api.sender import DiscordRefusal
from bot.discord_api.tables_here import require_seat, require_seat_here, table_here, table_of
from bot.messages.keeper import MessageKeeper
from bot.play.trade.builder import WAYS, Builder, first_page
from bot.play.trade.draft import (
    ARGS,
    TradeDraft,
    Way,
    action_of_draft,
    checked,
    counter_draft,
    draft_of,
)
from bot.play.trade.views import open_offers, terms
from bot.store.database.writer import Owner
from bot.store.games.games import AlreadyDone
from bot.store.messages.kinds import TRADE
from bot.store.messages.posts import Posts
from bot.support.parsing import as_choice, match_name
from bot.support.refusals import Refused
from bot.support.threads import WorkThreads
from bot.tables.attention import Attention
from bot.tables.registry import Tables
from bot.tables.seating import present
from bot.tables.table import LiveTable
from bot.ui.amounts import amount_of
from bot.ui.components import LONGEST_TEXT, Button, Link
from bot.ui.custom_ids import press_id, whole_number
from bot.ui.links import address, link_to
from bot.ui.message import Answer, Message
from bot.words import safe, say
from engine.actions import Accept, Reject, Withdraw
from engine.dealings import OfferClosed, OfferMade
from engine.edition import Pos, Seat
from engine.events import Event
from engine.state import Offer, seats_after

Decorator: TypeAlias = Callable[[Handler], Handler]


def add_to(
    tree: CommandTree[Any],
    router: Router,
    tables: Tables,
    posts: Posts,
    keeper: MessageKeeper,
    attention: Attention,
    threads: WorkThreads,
) -> None:
    """Register the commands, buttons and forms for trades."""
    holds_clock = _clock_holder(tables)
    _add_builder(router, tables, threads, holds_clock)
    _add_sending(router, tables, keeper, attention)
    for way in WAYS:
        _add_lists(router, tables, way, holds_clock)
    _add_answers(router, tables, holds_clock)
    _add_commands(tree, tables, posts)


def _clock_holder(tables: Tables) -> Decorator:
    """Return a decorator for button handlers that gives a trading player more time on the clock."""

    def holds_clock(handler: Handler) -> Handler:
        @wraps(handler)
        async def handled(click: Click) -> Answer | None:
            shown = await handler(click)
            table, seat = require_seat(tables, click)
            await table.hold_clock(seat)
            return shown

        return handled

    return holds_clock


def _add_builder(
    router: Router, tables: Tables, threads: WorkThreads, holds_clock: Decorator
) -> None:
    @router.on("trade", Ack.ANSWER)
    @router.on("trade-partner", Ack.TURN)
    @holds_clock
    async def begin(click: Click) -> Message:
        return first_page(*require_seat(tables, click))

    @router.on("trade-with", Ack.TURN)
    @holds_clock
    async def chosen(click: Click) -> Message:
        table, seat = require_seat(tables, click)
        draft = checked(TradeDraft(Seat(whole_number(click.chosen))), table.state)
        return Builder(table, seat, draft).page()

    @router.on("trade-show", Ack.TURN, ARGS)
    @router.on("trade-clear", Ack.TURN, ARGS)
    @router.on("trade-refresh", Ack.TURN, ARGS)
    @holds_clock
    async def show(click: Click) -> Message:
        return _builder(tables, click).page()

    @router.on("trade-fair", Ack.TURN, ARGS)
    @holds_clock
    async def suggest(click: Click) -> Message:
        return await threads.run(_builder(tables, click).suggested)

    @router.on("trade-cash", Ack.FORM, ARGS)
    @holds_clock
    async def ask_cash(click: Click) -> None:
        await click.reply.open(_builder(tables, click).cash_form())

    @router.on("trade-sum", Ack.TURN, ARGS)
    @holds_clock
    async def take_cash(click: Click) -> Message:
        builder = _builder(tables, click)
        currency = builder.table.ed.currency
        give, ask = (amount_of(click.fields.get(way) or "0", currency) for way in WAYS)
        return _page(builder, builder.with_cash(give, ask))


def _add_sending(
    router: Router, tables: Tables, keeper: MessageKeeper, attention: Attention
) -> None:
    @router.on("trade-send", Ack.CHANGE, ARGS)
    async def send(click: Click) -> None:
        builder = _builder(tables, click)
        table, seat = builder.table, builder.seat
        action = action_of_draft(builder.draft, table.state, seat)
        events: list[Event] = []
        with (
            suppress(AlreadyDone),
            _limited_attention(attention, click, table, builder.draft.partner),
        ):
            press = click.it.id
            events = await table.submit(seat, action, interaction=press, unless=builder.is_open)
        sent = say("trade-sent", name=safe(table.names[builder.draft.partner]))
        again = Button(say("trade-another"), press_id(table.game, "trade-partner"))
        await click.reply.update_message(Message(sent, [[again]]))
        made = next((event.offer for event in events if isinstance(event, OfferMade)), None)
        way = await _link_to_offer(keeper, table, made) if made else ""
        if way:
            await click.reply.update_message(
                Message(sent, [[Link(say("trade-to_offer"), way), again]])
            )


async def _link_to_offer(keeper: MessageKeeper, table: LiveTable, offer: Offer) -> str:
    """Return the URL of an offer's message once it is posted.

    Return an empty text if posting fails or takes too long, and for an offer to a computer player,
    which answers at once.
    """
    if offer.to in table.automatic:
        return ""
    try:
        post = await keeper.wait_for_post(Owner("game", table.game), TRADE.of(offer.id))
    except DiscordRefusal:
        return ""
    return address(table.guild, post.channel, post.message) if post else ""


def _limited_attention(
    attention: Attention, click: Click, table: LiveTable, partner: Seat
) -> AbstractContextManager[None]:
    """Return a context manager that counts an offer against the limits on notifying users.

    An offer to a computer player counts as a post, and only if other people are present.
    """
    if partner not in table.automatic:
        return attention.call(click.user, [table.seats[partner].user])
    return attention.post(click.user, table.guild) if len(present(table)) > 1 else nullcontext()


def _add_lists(router: Router, tables: Tables, way: Way, holds_clock: Decorator) -> None:
    """Register the handlers of the lists of groups and of deeds, for one side of a trade."""

    @router.on(f"trade-{way}", Ack.TURN, ARGS)
    @holds_clock
    async def pick_group(click: Click) -> Message:
        builder, group = _builder(tables, click), whole_number(click.chosen)
        draft = builder.with_group(way, group)
        return builder.page(way, group) if draft is None else _page(builder, draft)

    @router.on(f"trade-{way}-deeds", Ack.TURN, ARGS + 1)
    @holds_clock
    async def pick_deeds(click: Click) -> Message:
        builder, group = _builder(tables, click), click.press.number(-1)
        deeds = [Pos(whole_number(value)) for value in click.values]
        return _page(builder, builder.with_deeds(way, group, deeds))


def _add_answers(router: Router, tables: Tables, holds_clock: Decorator) -> None:
    @router.on("trade-accept", Ack.CHANGE, 1)
    async def accept(click: Click) -> None:
        table, seat, offer = _offer(tables, click)
        events = await table.submit(seat, Accept(offer.id), interaction=click.it.id)
        if OfferClosed(offer.id, "accepted") not in events:
            await click.reply.reply_privately(say("trade-fell_through"))

    @router.on("trade-decline", Ack.CHANGE, 1)
    async def decline(click: Click) -> None:
        table, seat, offer = _offer(tables, click)
        await table.submit(seat, Reject(offer.id), interaction=click.it.id)

    @router.on("trade-withdraw", Ack.CHANGE, 1)
    async def withdraw(click: Click) -> None:
        table, seat, offer = _offer(tables, click, own=True)
        await table.submit(seat, Withdraw(offer.id), interaction=click.it.id)

    @router.on("trade-counter", Ack.ANSWER, 1)
    @holds_clock
    async def counter(click: Click) -> None:
        table, seat, offer = _offer(tables, click)
        await click.reply.update_message(Builder(table, seat, counter_draft(offer)).page())


def _add_commands(tree: CommandTree[Any], tables: Tables, posts: Posts) -> None:
    @slash(tree, "trade", "trade", suggest={"partner": _partners(tables)})
    async def trade(it: It, partner: str = "") -> Message:
        table, seat = await require_seat_here(tables, it)
        page = first_page(table, seat)
        if partner:
            page = Builder(table, seat, TradeDraft(_partner(table, seat, partner))).page()
        await table.hold_clock(seat)
        return page

    @slash(tree, "trade", "offers")
    async def offers(it: It) -> str:
        table = await table_here(tables, it)
        return await _offers_text(posts, table)


def _builder(tables: Tables, click: Click) -> Builder:
    """Return the trade builder for the draft in a custom id, at the current state of the table."""
    table, seat = require_seat(tables, click)
    draft = checked(draft_of(click.press.args[:ARGS], table.ed), table.state)
    return Builder(table, seat, draft)


def _page(builder: Builder, draft: TradeDraft) -> Message:
    """Return the trade builder's page for a changed draft."""
    return Builder(builder.table, builder.seat, draft).page()


def _offer(tables: Tables, click: Click, *, own: bool = False) -> tuple[LiveTable, Seat, Offer]:
    """Return the table, the user's seat, and the open offer that a button belongs to.

    Raise Refused if the offer is closed. With `own` the user must be the offer's maker, otherwise
    its recipient. Raise Refused for other users.
    """
    table, seat = require_seat(tables, click)
    number = click.press.number()
    offer = next((offer for offer in open_offers(table) if offer.id == number), None)
    if offer is None:
        raise Refused("trade-closed")
    whose, key = (offer.maker, "trade-not_by_you") if own else (offer.to, "trade-not_for_you")
    if seat != whose:
        raise Refused(key, name=safe(table.names[whose]))
    return table, seat, offer


def _partners(tables: Tables) -> Suggest:
    """Return a function that suggests the user's possible trade partners."""

    async def suggest(it: It, typed: str) -> Choices:
        table = table_of(tables, it)
        seat = table.seat_of(it.user.id) if table else None
        if table is None or seat is None:
            return []
        others = seats_after(table.state, seat)
        return suggested(typed, ((table.names[other], as_choice(other)) for other in others))

    return suggest


def _partner(table: LiveTable, seat: Seat, name: str) -> Seat:
    """Return the seat of the player that a command names.

    Raise Refused for the user's own seat and for unknown names.
    """
    seats = ((one, one, [table.names[one]]) for one in (seat, *seats_after(table.state, seat)))
    partner = match_name(name, seats, say("trade-no_seat", name=safe(name[:40])))
    if partner == seat:
        raise Refused("trade-yourself")
    return partner


async def _offers_text(posts: Posts, table: LiveTable) -> str:
    """Return a line for each open offer, with a link to the offer's message.

    The last lines are left out if the text is too long. Without offers, return a sentence that says
    so.
    """
    posted = await posts.of(table.game)
    lines = []
    for offer in open_offers(table):
        maker, to = (safe(table.names[seat]) for seat in (offer.maker, offer.to))
        told = terms(table, offer)
        line = say("trade-offers_line", maker=maker, to=to, terms=told)
        if where := link_to(table.guild, posted, TRADE.of(offer.id)):
            line += f" {say('trade-offers_link', link=where)}"
        lines.append(line)
    if not lines:
        return say("trade-no_offers")
    while len(text := "\n".join([say("trade-offers"), *lines])) > LONGEST_TEXT:
        lines.pop()
    return text

"""Being away and coming back, leaving and taking over, taking back, and the votes about them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.actions.admission import may_join
from bot.actions.seats import SeatActions, named
from bot.client import It, Rentroll
from bot.discord_io import name_of
from bot.localise import command_group
from bot.tables.ballots import Ballot, ballot_of
from bot.tables.seating import players, vacant
from bot.tables.table import LiveTable
from bot.ui.answers import whisper
from bot.ui.ids import NotOurs
from bot.ui.options import Choices, slash, suggested
from bot.ui.router import Ack, Click
from engine.edition import Seat


def add_to(bot: Rentroll) -> None:
    """Register the commands and buttons of this subject."""
    seats = bot.seats
    _add_commands(bot, seats)
    _add_buttons(bot, seats)


def _add_commands(bot: Rentroll, seats: SeatActions) -> None:
    seat = command_group(bot.tree, "seat", "seat-command")

    @slash(bot.tree, "seat", "back")
    async def back(it: It) -> None:
        await whisper(it, await seats.come_back(await bot.table_here(it), it.user.id))

    @slash(bot.tree, "seat", "undo")
    async def undo(it: It) -> None:
        await whisper(it, await seats.undo(await bot.table_here(it), it.user.id, it.id))

    @slash(seat, "seat", "leave")
    async def leave(it: It) -> None:
        await whisper(it, await seats.ask_to_leave(await bot.table_here(it), it.user.id))

    @slash(seat, "seat", "take", suggest={"player": _free})
    async def take(it: It, player: str | None = None) -> None:
        await may_join(bot, it)
        table = await bot.table_here(it)
        chosen = seats.free_seat(table, player)
        await whisper(it, await seats.take_over(table, chosen, it.user.id, name_of(it.user)))

    @slash(seat, "seat", "replace", suggest={"player": _others}, player="seat-option_absent")
    async def replace(it: It, player: str) -> None:
        table = await bot.table_here(it)
        await whisper(it, await seats.ask_to_replace(table, named(table, player), it.user.id))


def _add_buttons(bot: Rentroll, seats: SeatActions) -> None:
    @bot.router.on("back", Ack.CHANGE)
    async def back(click: Click) -> None:
        await click.whisper(await seats.come_back(bot.table(click.press.game), click.user))

    @bot.router.on("seat-undo", Ack.CHANGE)
    async def undo(click: Click) -> None:
        table = bot.table(click.press.game)
        await click.whisper(await seats.undo(table, click.user, click.it.id))

    @bot.router.on("seat-undo-chance", Ack.CHANGE, range(4, 6))
    async def undo_chance(click: Click) -> None:
        table = bot.table(click.press.game)
        told = await seats.undo_chance(table, _ballot(click, table), click.user, click.it.id)
        await click.redraw(told)

    @bot.router.on("seat-leave", Ack.CHANGE, 1)
    async def leave(click: Click) -> None:
        table = bot.table(click.press.game)
        await click.redraw(await seats.leave(table, _seat_arg(click, table), click.user))

    @bot.router.on("seat-conceding", Ack.ANSWER)
    async def conceding(click: Click) -> None:
        await click.whisper(await seats.ask_to_concede(bot.table(click.press.game), click.user))

    @bot.router.on("seat-give-up", Ack.CHANGE, 1)
    async def give_up(click: Click) -> None:
        table = bot.table(click.press.game)
        seat = _seat_arg(click, table)
        await click.redraw(await seats.give_up(table, seat, click.user, click.it.id))

    @bot.router.on("seat-concede", Ack.CHANGE, 1)
    async def concede(click: Click) -> None:
        table = bot.table(click.press.game)
        seat = _seat_arg(click, table)
        await click.redraw(await seats.concede(table, seat, click.user, click.it.id))

    @bot.router.on("seat-take", Ack.CHANGE, 1)
    async def take(click: Click) -> None:
        await may_join(bot, click.it)
        table, name = bot.table(click.press.game), name_of(click.it.user)
        await click.whisper(await seats.take_over(table, _seat_arg(click, table), click.user, name))

    @bot.router.on("seat-agree", Ack.CHANGE, range(3, 6))
    async def agree(click: Click) -> None:
        table = bot.table(click.press.game)
        told = await seats.agree(table, _ballot(click, table), click.user, click.it.id)
        await click.whisper(told)

    @bot.router.on("seat-object", Ack.CHANGE, range(3, 6))
    async def refuse(click: Click) -> None:
        table = bot.table(click.press.game)
        await click.whisper(await seats.refuse(table, _ballot(click, table), click.user))


def _seat_arg(click: Click, table: LiveTable) -> Seat:
    seat = click.press.number()
    if not 0 <= seat < len(table.seats):
        raise NotOurs(click.press.verb)
    return Seat(seat)


def _ballot(click: Click, table: LiveTable) -> Ballot:
    ballot = ballot_of(click.press.args)
    if ballot.seat not in range(len(table.seats)):
        raise NotOurs(click.press.verb)
    return ballot


async def _free(it: It, typed: str) -> Choices:
    table = it.client.table_of(it)
    return _choices(table, vacant(table), typed) if table else []


async def _others(it: It, typed: str) -> Choices:
    table = it.client.table_of(it)
    if table is None:
        return []
    others = [one for one, sitting in players(table).items() if sitting.user != it.user.id]
    return _choices(table, others, typed)


def _choices(table: LiveTable, seats: Iterable[Seat], typed: str) -> Choices:
    return suggested(typed, ((table.names[seat], str(seat)) for seat in seats))

"""The commands and buttons for coming back, leaving, taking over, undo and votes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from discord.app_commands import CommandTree

from bot.discord_api.admission import Admission
from bot.discord_api.answers import Ack
from bot.discord_api.command_options import Choices, Suggest, slash, suggested
from bot.discord_api.interactions import It
from bot.discord_api.localise import command_group
from bot.discord_api.router import Click, Router
from bot.discord_api.sender import name_of
from bot.discord_api.tables_here import table_here, table_of
from bot.play.seats.actions import SeatActions, seat_named
from bot.play.seats.votes import TableVotes
from bot.support.parsing import as_choice
from bot.tables.ballots import Ballot, ballot_of
from bot.tables.registry import Tables
from bot.tables.seating import players, vacant
from bot.tables.table import LiveTable
from bot.ui.custom_ids import NotOurs
from bot.ui.message import Message
from engine.edition import Seat


def add_to(
    tree: CommandTree[Any],
    router: Router,
    seats: SeatActions,
    votes: TableVotes,
    admission: Admission,
    tables: Tables,
) -> None:
    """Register the commands and buttons for seats and votes."""
    _add_commands(tree, seats, admission, tables)
    _add_buttons(router, seats, votes, admission, tables)


def _add_commands(
    tree: CommandTree[Any], seats: SeatActions, admission: Admission, tables: Tables
) -> None:
    seat = command_group(tree, "seat", "seat-command")

    @slash(tree, "seat", "back")
    async def back(it: It) -> str:
        return await seats.come_back(await table_here(tables, it), it.user.id)

    @slash(tree, "seat", "undo")
    async def undo(it: It) -> Message:
        return await seats.undo(await table_here(tables, it), it.user.id, it.id)

    @slash(seat, "seat", "leave")
    async def leave(it: It) -> Message:
        return await seats.ask_to_leave(await table_here(tables, it), it.user.id)

    @slash(seat, "seat", "take", suggest={"player": _suggestions(tables, _free)})
    async def take(it: It, player: str | None = None) -> str:
        await admission.may_join(it)
        table = await table_here(tables, it)
        chosen = seats.free_seat(table, player)
        return await seats.take_over(table, chosen, it.user.id, name_of(it.user))

    @slash(
        seat,
        "seat",
        "replace",
        suggest={"player": _suggestions(tables, _others)},
        player="seat-option_absent",
    )
    async def replace(it: It, player: str) -> str:
        table = await table_here(tables, it)
        return await seats.ask_to_replace(table, seat_named(table, player), it.user.id)


def _add_buttons(
    router: Router, seats: SeatActions, votes: TableVotes, admission: Admission, tables: Tables
) -> None:
    @router.on("back", Ack.CHANGE)
    async def back(click: Click) -> None:
        await click.reply.reply_privately(
            await seats.come_back(tables.require(click.press.game), click.user)
        )

    @router.on("seat-undo", Ack.CHANGE)
    async def undo(click: Click) -> None:
        table = tables.require(click.press.game)
        await click.reply.reply_privately(await seats.undo(table, click.user, click.it.id))

    @router.on("seat-undo-chance", Ack.CHANGE, range(4, 6))
    async def undo_chance(click: Click) -> str:
        return await seats.undo_chance(*_ballot(tables, click), click.user, click.it.id)

    @router.on("seat-leave", Ack.CHANGE, 1)
    async def leave(click: Click) -> str:
        return await seats.leave(*_seat(tables, click), click.user)

    @router.on("seat-conceding", Ack.ANSWER)
    async def conceding(click: Click) -> Message:
        return await seats.ask_to_concede(tables.require(click.press.game), click.user)

    @router.on("seat-give-up", Ack.CHANGE, 1)
    async def give_up(click: Click) -> str:
        return await seats.give_up(*_seat(tables, click), click.user, click.it.id)

    @router.on("seat-concede", Ack.CHANGE, 1)
    async def concede(click: Click) -> str:
        return await seats.concede(*_seat(tables, click), click.user, click.it.id)

    @router.on("seat-take", Ack.CHANGE, 1)
    async def take(click: Click) -> str:
        await admission.may_join(click.it)
        return await seats.take_over(*_seat(tables, click), click.user, name_of(click.it.user))

    @router.on("seat-agree", Ack.CHANGE, range(3, 6))
    async def agree(click: Click) -> str | None:
        return await votes.agree(*_ballot(tables, click), click.user, click.it.id)

    @router.on("seat-object", Ack.CHANGE, range(3, 6))
    async def refuse(click: Click) -> None:
        await votes.refuse(*_ballot(tables, click), click.user)


def _seat(tables: Tables, click: Click) -> tuple[LiveTable, Seat]:
    """Return the table and the seat of a button. Raise `NotOurs` if the table has no such seat."""
    table, seat = tables.require(click.press.game), click.press.number()
    if not 0 <= seat < len(table.seats):
        raise NotOurs(click.press.verb)
    return table, Seat(seat)


def _ballot(tables: Tables, click: Click) -> tuple[LiveTable, Ballot]:
    """Return the table and the vote of a button.

    Raise `NotOurs` if the table does not have the seat that the vote is about.
    """
    table, ballot = tables.require(click.press.game), ballot_of(click.press.args)
    if ballot.seat not in range(len(table.seats)):
        raise NotOurs(click.press.verb)
    return table, ballot


def _free(table: LiveTable, _: int) -> Iterable[Seat]:
    return vacant(table)


def _others(table: LiveTable, user: int) -> Iterable[Seat]:
    return [one for one, sitting in players(table).items() if sitting.user != user]


def _suggestions(tables: Tables, seats: Callable[[LiveTable, int], Iterable[Seat]]) -> Suggest:
    """Return a function that suggests the players in the seats that `seats` returns."""

    async def suggest(it: It, typed: str) -> Choices:
        table = table_of(tables, it)
        if table is None:
            return []
        named = seats(table, it.user.id)
        return suggested(typed, ((table.names[seat], as_choice(seat)) for seat in named))

    return suggest

"""The buttons of the live table, and the slash commands for the same actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from discord import app_commands
from msgspec.structs import replace

from bot.discord_api.answers import Ack, reply_to
from bot.discord_api.command_options import Choices, Suggest, slash, suggested
from bot.discord_api.interactions import It
from bot.discord_api.localise import described
from bot.discord_api.router import Click, Router
from bot.discord_api.tables_here import require_seat, require_seat_here, table_here, table_of
from bot.messages.keeper import MessageKeeper
from bot.play.panel.deeds import BuildOrSell, MortgageOrLift, Offered, offered_deeds, offered_works
from bot.play.seats.giving_up import bankrupt_question
from bot.play.turn.actions import show_table
from bot.play.turn.options import pick_list, replies
from bot.support.parsing import as_choice, match_name
from bot.tables.attention import Attention
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.ui.custom_ids import NotOurs, action_args, action_of
from bot.ui.message import Answer, Message
from bot.words import safe, say
from engine.actions import (
    Action,
    Build,
    Buy,
    CallTime,
    ClaimRent,
    Counter,
    Decline,
    EndTurn,
    GoBankrupt,
    MakeOffer,
    PayFine,
    PayFlat,
    PayPercent,
    Roll,
    Sell,
    TakeWin,
    TimeUp,
    UseCard,
)
from engine.edition import Seat
from engine.errors import Illegal

Lister: TypeAlias = Callable[[LiveTable, Seat], list[Offered]]

ANSWER_LONGEST = 1800
_NO_BUTTON = TimeUp | CallTime | TakeWin | MakeOffer | Counter
"""Actions that are submitted only by clocks, votes or the trade builder.

A button that names one is rejected.
"""
_PAY: dict[str, Action] = {"fine": PayFine(), "flat": PayFlat(), "percent": PayPercent()}


def add_to(
    tree: app_commands.CommandTree[Any],
    router: Router,
    tables: Tables,
    keeper: MessageKeeper,
    attention: Attention,
) -> None:
    """Register the commands and buttons that submit actions at a table."""
    _add_buttons(router, tables)
    commands = _ActionCommands(tree, tables, keeper)
    commands.add_turn()
    commands.add_money()
    for deed_name in ("mortgage", "lift"):
        commands.add_by_deed(deed_name)
    for lot_name in ("build", "sell"):
        commands.add_by_lot(lot_name)
    commands.add_answers()

    @slash(tree, "play", "table")
    async def table_(it: It) -> str:
        return await show_table(keeper, attention, it, await table_here(tables, it))


def _add_buttons(router: Router, tables: Tables) -> None:
    @router.on("do", Ack.CHANGE, range(1, 9))
    async def do(click: Click) -> None:
        await _act(tables, click, click.press.args)

    @router.on("pick", Ack.CHANGE, 1)
    async def pick(click: Click) -> None:
        await _act(tables, click, tuple(click.chosen.split(":")))
        if click.reply.private:
            await click.reply.close()

    @router.on("bankrupt", Ack.CHANGE, 1)
    async def give_up(click: Click) -> str:
        """Declare the user bankrupt after the confirmation."""
        table, seat = require_seat(tables, click)
        wish = GoBankrupt(click.press.number())
        await table.submit(seat, wish, interaction=click.it.id)
        return say("play-gave_up")

    @router.on("spaces", Ack.CHANGE, 2)
    async def spaces(click: Click) -> None:
        """Reply privately with a list of the spaces in the chosen group.

        If the group has only one space, submit the action for that space.
        """
        if ":" in click.chosen:
            await _act(tables, click, tuple(click.chosen.split(":")))
            return
        table, seat = require_seat(tables, click)
        name, ref = click.press.words(2)
        family = click.chosen.removeprefix("-")
        same = [
            reply
            for reply in replies(table.ed, table.state, table.names, seat)
            if reply.name == name and table.ed.board.group[reply.at] == family
        ]
        if not same or action_args(same[0].action)[-1] != ref:
            raise Illegal("stale")
        await click.reply.reply_privately(
            Message(say("table-pick-which"), [[pick_list(table.game, name, same)]])
        )


async def _act(tables: Tables, click: Click, args: tuple[str, ...]) -> None:
    """Submit the action that a component holds. For a bankruptcy, ask the user to confirm first."""
    table = tables.require(click.press.game)
    action = pressed_action(args)
    seat = table.acting_seat(click.user)
    if isinstance(action, GoBankrupt):
        await click.reply.reply_privately(bankrupt_question(table, seat, action))
        return
    await table.submit(seat, action, interaction=click.it.id)


def pressed_action(args: tuple[str, ...]) -> Action:
    """Return the action that custom id arguments hold.

    Raise `NotOurs` if a button may not submit that action.
    """
    action = action_of(args)
    if isinstance(action, _NO_BUTTON):
        raise NotOurs(":".join(args))
    return action


class _ActionCommands:
    """The slash commands that submit an action at the table of their channel."""

    def __init__(
        self, tree: app_commands.CommandTree[Any], tables: Tables, keeper: MessageKeeper
    ) -> None:
        self.tree = tree
        self.tables = tables
        self.keeper = keeper

    def add_turn(self) -> None:
        """Register the commands to roll, buy, decline, use a jail card and end the turn."""
        for name, action in (
            ("roll", Roll()),
            ("buy", Buy()),
            ("decline", Decline()),
            ("usecard", UseCard()),
            ("end", EndTurn()),
        ):
            self._add_simple(name, action)

    def add_money(self) -> None:
        """Register the commands to claim rent, to go bankrupt, and to pay a fine or a tax."""
        self._add_simple("claim", ClaimRent())
        self._add_simple("bankrupt", GoBankrupt())
        ways = [app_commands.Choice(name=described(f"play-pay-{key}"), value=key) for key in _PAY]

        @slash(self.tree, "play", "pay")
        @app_commands.choices(what=ways)
        async def pay(it: It, what: str) -> Answer | None:
            return await self._play(it, _PAY[what])

    def add_by_deed(self, name: MortgageOrLift) -> None:
        """Register the command that mortgages a deed or lifts its mortgage."""
        listed = partial(offered_deeds, name)

        @slash(self.tree, "play", name, suggest={"deed": self._suggestions(listed)})
        async def command(it: It, deed: str) -> Answer | None:
            return await self._play(it, await self._chosen(it, deed, listed))

    def add_by_lot(self, name: BuildOrSell) -> None:
        """Register the command that builds on a lot or group, or that sells from one."""
        listed = partial(offered_works, name)

        @slash(self.tree, "play", name, suggest={"where": self._suggestions(listed)})
        async def command(
            it: It, where: str, count: app_commands.Range[int, 1, 30] = 1
        ) -> Answer | None:
            action = await self._chosen(it, where, listed)
            if isinstance(action, Build | Sell):
                action = replace(action, count=count)
            return await self._play(it, action)

    def add_answers(self) -> None:
        """Register the command that answers a question of the table."""

        @slash(self.tree, "play", "choose", suggest={"answer": self._suggestions(_answers)})
        async def choose(it: It, answer: str) -> Answer | None:
            return await self._play(it, await self._chosen(it, answer, _answers))

    def _add_simple(self, name: str, action: Action) -> None:
        """Register a slash command that submits one fixed action."""

        @slash(self.tree, "play", name)
        async def callback(it: It) -> Answer | None:
            return await self._play(it, action)

    async def _play(self, it: It, action: Action) -> Answer | None:
        """Submit an action for a slash command, and tell the user privately what happened.

        Return the question before a bankruptcy, or a warning that the table's message cannot be
        shown. Otherwise return None.
        """
        table, seat = await require_seat_here(self.tables, it)
        if isinstance(action, GoBankrupt):
            return bankrupt_question(table, seat, action)
        await table.submit(seat, action, interaction=it.id)
        told = " ".join(safe(told.words) for told in table.story if told.seq == table.seq)
        await reply_to(it).reply_privately(told[:ANSWER_LONGEST] or say("play-done"))
        return self.keeper.trouble(table.game, it.user.id) or None

    async def _chosen(self, it: It, given: str, listed: Lister) -> Action:
        """Return the action of a chosen suggestion, or of a choice whose typed name matches."""
        offered = listed(*await require_seat_here(self.tables, it))
        choices = ((one.action, one.key, (one.name, one.label)) for one in offered)
        return match_name(given, choices, say("play-not_possible"))

    def _suggestions(self, listed: Lister) -> Suggest:
        """Return a function that suggests the actions that `listed` returns for the user's seat."""

        async def suggest(it: It, typed: str) -> Choices:
            table = table_of(self.tables, it)
            seat = table.seat_of(it.user.id) if table is not None else None
            if table is None or seat is None:
                return []
            offered = listed(table, seat)
            return suggested(typed, ((one.label, as_choice(one.key)) for one in offered))

        return suggest


def _answers(table: LiveTable, seat: Seat) -> list[Offered]:
    return [
        Offered(reply.label, reply.label, reply.action)
        for reply in replies(table.ed, table.state, table.names, seat)
    ]

"""Playing: the buttons of the live table, and every one of them as a slash command."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from discord import app_commands
from msgspec.structs import replace

from bot.actions.finding import acting, table_here
from bot.client import Rentroll
from bot.localise import described
from bot.post_kinds import TABLE
from bot.tables.table import LiveTable
from bot.typed import as_choice, named
from bot.ui.answers import Ack, reply_to
from bot.ui.ids import NotOurs, action_args, action_of
from bot.ui.interactions import It
from bot.ui.message import Answer, Message
from bot.ui.options import Choices, Suggest, slash, suggested
from bot.ui.router import Click
from bot.views.buttons import pick_list, replies
from bot.views.deeds import BuildOrSell, MortgageOrLift, Offered, offered_deeds, offered_works
from bot.views.giving_up import bankrupt_question
from bot.views.table import game_end
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
_OTHERWISE = TimeUp | CallTime | TakeWin | MakeOffer | Counter
"""What only a clock does, or only the trade builder sends: no button of a table stands for it."""
_PAY: dict[str, Action] = {"fine": PayFine(), "flat": PayFlat(), "percent": PayPercent()}


def add_to(bot: Rentroll) -> None:
    """Register the commands and buttons of this subject."""
    _add_buttons(bot)
    _add_turn(bot)
    _add_money(bot)
    _add_deeds(bot)
    _add_answers(bot)


def _add_buttons(bot: Rentroll) -> None:
    @bot.router.on("do", Ack.CHANGE, range(1, 9))
    async def do(click: Click) -> None:
        await _act(click, click.press.args)

    @bot.router.on("pick", Ack.CHANGE, 1)
    async def pick(click: Click) -> None:
        await _act(click, tuple(click.chosen.split(":")))
        if click.reply.private:
            await click.reply.close()

    @bot.router.on("bankrupt", Ack.CHANGE, 1)
    async def give_up(click: Click) -> str:
        """The question was answered: they mean it."""
        table, seat = acting(bot.tables, click)
        wish = GoBankrupt(click.press.number())
        await table.submit(seat, wish, interaction=click.it.id)
        return say("play-gave_up")

    @bot.router.on("spaces", Ack.CHANGE, 2)
    async def spaces(click: Click) -> None:
        """A group was chosen: show its spaces to the one who chose, or take the only one."""
        if ":" in click.chosen:
            await _act(click, tuple(click.chosen.split(":")))
            return
        table, seat = acting(bot.tables, click)
        name, ref = click.press.words(2)
        family = click.chosen.removeprefix("-")
        same = [
            reply
            for reply in replies(table.ed, table.state, table.names, seat)
            if reply.name == name and table.ed.board.group[reply.at] == family
        ]
        if not same or action_args(same[0].action)[-1] != ref:
            raise Illegal("stale")
        await click.reply.whisper(
            Message(say("table-pick-which"), [[pick_list(table.game, name, same)]])
        )


async def _act(click: Click, args: tuple[str, ...]) -> None:
    """Submit what a component stands for."""
    table = click.bot.tables.require(click.press.game)
    action = pressed_action(args)
    seat = table.acting_seat(click.user)
    if isinstance(action, GoBankrupt):
        await click.reply.whisper(bankrupt_question(table, seat, action))
        return
    await table.submit(seat, action, interaction=click.it.id)


def pressed_action(args: tuple[str, ...]) -> Action:
    """What the arguments of a button stand for; NotOurs for what no button does."""
    action = action_of(args)
    if isinstance(action, _OTHERWISE):
        raise NotOurs(":".join(args))
    return action


async def acting_here(it: It) -> tuple[LiveTable, Seat]:
    """The table of the channel that somebody asks in, and the seat they may act for."""
    table = await table_here(it.client.tables, it)
    return table, table.acting_seat(it.user.id)


async def _play(it: It, action: Action) -> Answer | None:
    """Submit what a command asks for, and say privately what came of it."""
    table, seat = await acting_here(it)
    if isinstance(action, GoBankrupt):
        return bankrupt_question(table, seat, action)
    await table.submit(seat, action, interaction=it.id)
    told = " ".join(safe(told.words) for told in table.story if told.seq == table.seq)
    await reply_to(it).whisper(told[:ANSWER_LONGEST] or say("play-done"))
    return it.client.keeper.trouble(table.game, it.user.id) or None


def _simple(bot: Rentroll, name: str, action: Action) -> None:
    """A command without options that stands for one action."""

    @slash(bot.tree, "play", name)
    async def callback(it: It) -> Answer | None:
        return await _play(it, action)


def _add_turn(bot: Rentroll) -> None:
    for name, action in (
        ("roll", Roll()),
        ("buy", Buy()),
        ("decline", Decline()),
        ("usecard", UseCard()),
        ("end", EndTurn()),
    ):
        _simple(bot, name, action)

    @slash(bot.tree, "play", "table")
    async def table_(it: It) -> str:
        return await show_table(bot, it, await table_here(bot.tables, it))


async def show_table(bot: Rentroll, it: It, table: LiveTable) -> str:
    """Post a table again at the end of its channel; a timed game says when it ends."""
    with bot.attention.post(it.user.id, table.guild):
        bot.keeper.show_game(table.game, repost=TABLE)
    return "\n".join([say("play-shown"), *game_end(table)])


def _add_money(bot: Rentroll) -> None:
    _simple(bot, "claim", ClaimRent())
    _simple(bot, "bankrupt", GoBankrupt())

    @slash(bot.tree, "play", "pay")
    @app_commands.choices(
        what=[app_commands.Choice(name=described(f"play-pay-{key}"), value=key) for key in _PAY]
    )
    async def pay(it: It, what: str) -> Answer | None:
        return await _play(it, _PAY[what])


def _add_deeds(bot: Rentroll) -> None:
    _by_deed(bot, "mortgage")
    _by_deed(bot, "lift")
    _by_lot(bot, "build")
    _by_lot(bot, "sell")


def _by_deed(bot: Rentroll, name: MortgageOrLift) -> None:
    listed = partial(offered_deeds, name)

    @slash(bot.tree, "play", name, suggest={"deed": _suggestions(listed)})
    async def command(it: It, deed: str) -> Answer | None:
        return await _play(it, await _chosen(it, deed, listed))


def _by_lot(bot: Rentroll, name: BuildOrSell) -> None:
    listed = partial(offered_works, name)

    @slash(bot.tree, "play", name, suggest={"where": _suggestions(listed)})
    async def command(
        it: It, where: str, count: app_commands.Range[int, 1, 30] = 1
    ) -> Answer | None:
        action = await _chosen(it, where, listed)
        if isinstance(action, Build | Sell):
            action = replace(action, count=count)
        return await _play(it, action)


def _add_answers(bot: Rentroll) -> None:
    @slash(bot.tree, "play", "choose", suggest={"answer": _suggestions(_answers)})
    async def choose(it: It, answer: str) -> Answer | None:
        return await _play(it, await _chosen(it, answer, _answers))


def _answers(table: LiveTable, seat: Seat) -> list[Offered]:
    return [
        Offered(reply.label, reply.label, reply.action)
        for reply in replies(table.ed, table.state, table.names, seat)
    ]


async def _chosen(it: It, given: str, listed: Lister) -> Action:
    """Return the action that an option names: a suggestion, or a name that was typed."""
    offered = listed(*await acting_here(it))
    choices = ((one.action, one.key, (one.name, one.label)) for one in offered)
    return named(given, choices, say("play-not_possible"))


def _suggestions(listed: Lister) -> Suggest:
    """What fits what was typed so far; nothing for those who have no say here."""

    async def suggest(it: It, typed: str) -> Choices:
        table = it.client.table_of(it)
        seat = table.seat_of(it.user.id) if table is not None else None
        if table is None or seat is None:
            return []
        return suggested(typed, ((one.label, as_choice(one.key)) for one in listed(table, seat)))

    return suggest

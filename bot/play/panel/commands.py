"""The commands and buttons of the private panel, and of a user's preferences."""

from __future__ import annotations

from typing import Any, cast

from discord import app_commands
from discord.app_commands import CommandTree
from msgspec.structs import replace

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.localise import described
from bot.discord_api.router import Click, Router, Target
from bot.discord_api.tables_here import table_here
from bot.play.panel.actions import Panels, submit_all
from bot.play.panel.buildings_page import group_action, lot_action
from bot.play.panel.debt_advice import advise, open_debt
from bot.play.panel.deeds import BuildOrSell, MortgageOrLift
from bot.play.panel.deeds_page import deed_action
from bot.play.panel.parts import PageName, PanelView, noted
from bot.play.panel.preferences import ENDS, PINGS, pressed_wish, wishes_page
from bot.play.panel.views import why_idle
from bot.play.seats.giving_up import bankrupt_question
from bot.play.turn.commands import pressed_action
from bot.store.users.people import People
from bot.support.refusals import Refused
from bot.support.threads import WorkThreads
from bot.tables.registry import Tables
from bot.ui.custom_ids import NotOurs, whole_number
from bot.ui.message import Message
from bot.words import safe, say
from engine.actions import Action, GoBankrupt, UseCard
from engine.edition import Pos


def add_to(
    tree: CommandTree[Any],
    router: Router,
    panels: Panels,
    people: People,
    tables: Tables,
    threads: WorkThreads,
) -> None:
    """Register the commands and buttons of the panel and of the preferences."""
    _pages(tree, router, panels, tables)
    _actions(router, panels, tables, threads)
    _preferences(tree, router, people, tables)


def _pages(tree: CommandTree[Any], router: Router, panels: Panels, tables: Tables) -> None:
    @slash(tree, "panel", "panel")
    async def panel(it: It) -> Message:
        return await panels.page(await table_here(tables, it), it.user.id, "home")

    @slash(tree, "panel", "advice")
    async def advice(it: It) -> Message:
        return await panels.page(await table_here(tables, it), it.user.id, "debt")

    @router.on("panel", Ack.ANSWER, range(2))
    async def open_panel(click: Click) -> Message:
        """Return a new panel. The button's optional argument names the first page to show."""
        page = cast(PageName, (*click.press.args, "home")[0])
        return await panels.turn(click, page)

    @router.on("panel-show", Ack.TURN, range(1, 3))
    async def turn_to(click: Click) -> Message:
        page, group = (click.press.word(), *click.press.args[1:], "-1")[:2]
        return await panels.turn(click, cast(PageName, page), whole_number(group))

    @router.on("panel-group", Ack.TURN, 1)
    async def choose_group(click: Click) -> Message:
        page = cast(PageName, click.press.word())
        return await panels.turn(click, page, whole_number(click.chosen))


def _actions(router: Router, panels: Panels, tables: Tables, threads: WorkThreads) -> None:
    @router.on("panel-level", Ack.TURN, 3)
    async def bring_group(click: Click) -> Message:
        """Bring all lots of a group to one building level."""
        page, group, level = _build_or_sell(click), click.press.number(1), click.press.number(2)
        return await panels.act(
            click, page, group, lambda panel: [group_action(panel, page, group, level)]
        )

    @router.on("panel-lot", Ack.TURN, 2)
    async def bring_lot(click: Click) -> Message:
        """Bring the chosen lot to a building level.

        Raise Refused if the lot already has that level.
        """
        page, group = _build_or_sell(click), click.press.number(1)
        pos, level = (whole_number(part) for part in f"{click.chosen}.".split(".")[:2])

        def plan(panel: PanelView) -> list[Action]:
            action = lot_action(panel.s, Pos(pos), level)
            if action is None:
                raise Refused("panel-already", lot=safe(panel.ed.board.name[pos]))
            return [action]

        return await panels.act(click, page, group, plan)

    @router.on("panel-deeds", Ack.TURN, 2)
    async def choose_deeds(click: Click) -> Message:
        """Mortgage the chosen deeds, or lift their mortgages, until one action is illegal."""
        page, group = cast(MortgageOrLift, click.press.word()), click.press.number(1)
        chosen = [deed_action(page, Pos(whole_number(value))) for value in click.values]
        return await panels.act(click, page, group, lambda panel: chosen)

    @router.on("panel-do", Ack.TURN, range(1, 9))
    async def answer(click: Click) -> Message | None:
        """Submit the pressed button's answer to the table's question."""
        return await _answer(click, panels, tables, click.press.args)

    @router.on("panel-pick", Ack.TURN, 1)
    async def pick_answer(click: Click) -> Message | None:
        return await _answer(click, panels, tables, tuple(click.chosen.split(":")))

    @router.on("panel-card", Ack.TURN, 2)
    async def use_card(click: Click) -> Message:
        ref, deck = click.press.number(), click.press.word(1)
        return await panels.act(click, "home", -1, lambda panel: [UseCard(ref, deck)])

    @router.on("panel-confirm", Ack.TURN, 2)
    async def pay(click: Click) -> Message:
        """Submit the suggested steps until the debt is paid.

        If the table has changed since the suggestion, submit nothing and return a new suggestion.
        """
        debt, seq = click.press.number(), click.press.number(1)
        table = tables.require(click.press.game)
        panel = panels.view(table, click.user)
        if why_idle(panel):
            return await panels.turn(click, "home")
        advice = await threads.run(advise, panel.ed, panel.s, panel.seat)
        if advice is None or advice.debt.id != debt or table.seq != seq:
            return await panels.turn(click, "debt", note=say("panel-moved_on"))
        note = await submit_all(
            click, table, panel.seat, advice.steps, lambda: open_debt(table.state, debt)
        )
        return await panels.turn(click, "home", note=note)


async def _answer(
    click: Click, panels: Panels, tables: Tables, args: tuple[str, ...]
) -> Message | None:
    action = pressed_action(args)
    if isinstance(action, GoBankrupt):
        table = tables.require(click.press.game)
        await click.reply.reply_privately(
            bankrupt_question(table, table.acting_seat(click.user), action)
        )
        return None  # leave the panel unchanged
    return await panels.act(click, "home", -1, lambda panel: [action])


def _build_or_sell(click: Click) -> BuildOrSell:
    """Return the page name in a custom id, "build" or "sell". Raise `NotOurs` for any other."""
    page = click.press.word()
    if page not in ("build", "sell"):
        raise NotOurs(page)
    return cast(BuildOrSell, page)


def _preferences(tree: CommandTree[Any], router: Router, people: People, tables: Tables) -> None:
    async def choose(user: int, **wishes: Any) -> None:
        """Store changed preferences, and update the tables where the user is seated."""
        await people.change(user, lambda chosen: replace(chosen, **wishes))
        for table in tables.all():
            if table.seat_of(user) is not None:
                table.notify(None)

    @slash(tree, "panel", "preferences", anywhere=True)
    @app_commands.choices(
        ping=[
            app_commands.Choice(name=described(f"panel-ping_{ping}"), value=ping) for ping in PINGS
        ],
        auto_end=[
            app_commands.Choice(name=described(f"panel-end_{word}"), value=word) for word in ENDS
        ],
    )
    async def preferences(
        it: It,
        ping: str | None = None,
        auto_roll: bool | None = None,
        auto_end: str | None = None,
    ) -> Message:
        given: dict[str, Any] = {"ping": ping, "auto_roll": auto_roll}
        wishes = {name: value for name, value in given.items() if value is not None}
        if auto_end is not None:
            wishes["auto_end"] = ENDS[auto_end]
        if wishes:
            await choose(it.user.id, **wishes)
        return noted(wishes_page(people.of(it.user.id)), say("panel-saved") if wishes else "")

    routes = router.routes(Target.NOTHING)

    @routes.on("panel-wishes", Ack.TURN)
    async def show(click: Click) -> Message:
        return wishes_page(people.of(click.user), click.press.game)

    @routes.on("panel-wish", Ack.TURN, 2)
    async def switch(click: Click) -> Message:
        wish, value = click.press.words(2)
        await choose(click.user, **{wish: pressed_wish(wish, value)})
        return await show(click)

    @routes.on("panel-ping", Ack.TURN)
    async def call_by(click: Click) -> Message:
        ping = click.chosen
        if ping not in PINGS:
            raise NotOurs(ping)
        await choose(click.user, ping=ping)
        return await show(click)

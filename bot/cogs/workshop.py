"""The buttons, lists and forms of the edition workshop."""

from __future__ import annotations

from bot.client import Rentroll
from bot.cogs.moderators import On
from bot.ui.router import Ack, Click, Needs


def add_buttons(bot: Rentroll, on: On) -> None:
    """Register them, each guarded as the command that opens the workshop is."""
    _add_pages(bot, on)
    _add_changes(bot, on)


def _add_pages(bot: Rentroll, on: On) -> None:
    workshop = bot.edition_actions.workshop

    @on("workshop-open", Ack.ANSWER, 1, Needs.NOTHING)
    async def _open(click: Click) -> None:
        await workshop.open(click.it, click.press.word())

    @on("workshop-show", Ack.TURN, 2, Needs.NOTHING)
    async def _show(click: Click) -> None:
        section = click.press.word(1)
        await click.redraw(await workshop.page(click.it, click.press.count(), section))

    @on("workshop-section", Ack.TURN, 1, Needs.NOTHING)
    async def _section(click: Click) -> None:
        await click.redraw(await workshop.page(click.it, click.press.count(), click.chosen))

    @on("workshop-item", Ack.TURN, 3, Needs.NOTHING)
    async def _item(click: Click) -> None:
        number, section, item = click.press.count(), click.press.word(1), click.chosen
        await click.redraw(await workshop.page(click.it, number, section, item))

    @on("workshop-try", Ack.CHANGE, 3, Needs.NOTHING)
    async def _try(click: Click) -> None:
        number, (_, section, item) = click.press.count(), click.press.words(3)
        await click.redraw(await workshop.try_out(click.it, number, section, item))


def _add_changes(bot: Rentroll, on: On) -> None:
    workshop = bot.edition_actions.workshop

    @on("workshop-form", Ack.FORM, 3, Needs.NOTHING)
    async def _form(click: Click) -> None:
        number, (_, section, item) = click.press.count(), click.press.words(3)
        await click.open(await workshop.form(click.it, number, section, item))

    @on("workshop-filled", Ack.CHANGE, 3, Needs.NOTHING)
    async def _filled(click: Click) -> None:
        number, (_, section, item) = click.press.count(), click.press.words(3)
        page = await workshop.fill(click.it, number, section, item, click.fields)
        await click.redraw(page)

    @on("workshop-choose", Ack.CHANGE, range(2, 4), Needs.NOTHING)
    async def _choose(click: Click) -> None:
        number, (_, what, *item) = click.press.count(), click.press.args
        await click.redraw(await workshop.choose(click.it, number, what, click.values, *item))

    @on("workshop-add", Ack.CHANGE, 2, Needs.NOTHING)
    async def _add(click: Click) -> None:
        number, deck = click.press.count(), click.press.word(1)
        await click.redraw(await workshop.add_card(click.it, number, deck, click.chosen))

    @on("workshop-remove", Ack.CHANGE, 2, Needs.NOTHING)
    async def _remove(click: Click) -> None:
        number, item = click.press.count(), click.press.word(1)
        await click.redraw(await workshop.remove(click.it, number, item))

"""The handlers of the edition editor's buttons, lists and forms."""

from __future__ import annotations

from bot.discord_api.answers import Ack
from bot.discord_api.router import Click, Routes
from bot.ui.message import Message
from bot.workshop.editor.actions import EditionWorkshop


def add_buttons(workshop: EditionWorkshop, routes: Routes) -> None:
    """Register the handlers of the edition editor. `routes` checks the user of every press."""
    _add_pages(workshop, routes)
    _add_changes(workshop, routes)


def _add_pages(workshop: EditionWorkshop, routes: Routes) -> None:

    @routes.on("workshop-open", Ack.ANSWER, 1)
    async def _open(click: Click) -> Message:
        return await workshop.open(click.it, click.press.word())

    @routes.on("workshop-show", Ack.TURN, 2)
    async def _show(click: Click) -> Message:
        section = click.press.word(1)
        return await workshop.page(click.it, click.press.count(), section)

    @routes.on("workshop-section", Ack.TURN, 1)
    async def _section(click: Click) -> Message:
        return await workshop.page(click.it, click.press.count(), click.chosen)

    @routes.on("workshop-item", Ack.TURN, 3)
    async def _item(click: Click) -> Message:
        number, section, item = click.press.count(), click.press.word(1), click.chosen
        return await workshop.page(click.it, number, section, item)

    @routes.on("workshop-try", Ack.CHANGE, 3)
    async def _try(click: Click) -> Message:
        number, (_, section, item) = click.press.count(), click.press.words(3)
        return await workshop.try_out(click.it, number, section, item)


def _add_changes(workshop: EditionWorkshop, routes: Routes) -> None:

    @routes.on("workshop-form", Ack.FORM, 3)
    async def _form(click: Click) -> None:
        number, (_, section, item) = click.press.count(), click.press.words(3)
        await click.reply.open(await workshop.form(click.it, number, section, item))

    @routes.on("workshop-filled", Ack.CHANGE, 3)
    async def _filled(click: Click) -> Message:
        number, (_, section, item) = click.press.count(), click.press.words(3)
        return await workshop.fill(click.it, number, section, item, click.fields)

    @routes.on("workshop-choose", Ack.CHANGE, range(2, 4))
    async def _choose(click: Click) -> Message:
        number, (_, what, *item) = click.press.count(), click.press.args
        return await workshop.choose(click.it, number, what, click.values, *item)

    @routes.on("workshop-add", Ack.CHANGE, 2)
    async def _add(click: Click) -> Message:
        number, deck = click.press.count(), click.press.word(1)
        return await workshop.add_card(click.it, number, deck, click.chosen)

    @routes.on("workshop-remove", Ack.CHANGE, 2)
    async def _remove(click: Click) -> Message:
        number, item = click.press.count(), click.press.word(1)
        return await workshop.remove(click.it, number, item)

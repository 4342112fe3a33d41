"""The `/edition` commands for a server's own editions, and their buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import Choices, Suggest, slash, suggested
from bot.discord_api.interactions import It
from bot.discord_api.moderator_commands import ModeratorGroup
from bot.discord_api.router import Click, Router, Routes, Target
from bot.lobby.actions import LobbyActions
from bot.store.servers.editions import Editions
from bot.store.stores import Stores
from bot.support.refusals import Refused
from bot.tables.permits import usual
from bot.tables.server_editions import EditionsByServer
from bot.ui.custom_ids import count
from bot.ui.message import Message
from bot.words import safe, say
from bot.words.narration.edition_problems import load_problem
from bot.workshop.actions import EditionActions
from bot.workshop.editor import commands as workshop
from bot.workshop.laboratory.process import GAMES
from bot.workshop.starter_file import new_edition
from editions.findings import EditionError
from editions.loader import available, load
from engine.edition import Edition


def add_to(
    tree: app_commands.CommandTree[Any],
    router: Router,
    stores: Stores,
    server_editions: EditionsByServer,
    actions: EditionActions,
    lobby_actions: LobbyActions,
) -> None:
    """Register the `/edition` commands, their buttons, and the buttons of the editor."""
    group = ModeratorGroup(tree, actions.now, "edition", "edition-command")
    suggest_any, suggest_own = _suggestions(server_editions)
    _add_making(group, actions, suggest_any)
    _add_looking(group, actions, suggest_any)
    _add_keeping(group, stores.editions, actions, suggest_own)
    routes = router.routes(Target.NOTHING, group.trusted.check)
    _add_draft_buttons(routes, actions)
    _add_list_buttons(routes, stores.editions, actions)
    workshop.add_buttons(actions.workshop, routes)

    @router.routes(Target.NOTHING).on("edition-open", Ack.ANSWER, 1)
    async def _open(click: Click) -> Message:
        limits = stores.guild_settings.of(click.guild)
        editions = await server_editions.of(click.guild)
        return await lobby_actions.open(click.it, usual(limits, editions, click.press.word()))


def _add_making(group: app_commands.Group, actions: EditionActions, suggest_any: Suggest) -> None:
    @slash(group, "edition", "upload")
    async def upload(it: It, file: discord.Attachment) -> None:
        await actions.receive(it, file)

    @slash(group, "edition", "new", suggest={"base": _shipped})
    async def new(it: It, base: str = "classic", id: str = "") -> Message:  # noqa: A002
        named = id or f"my_{base}"[:32]
        try:
            text = new_edition(named, base)
        except EditionError as no:
            raise Refused.saying(safe(load_problem(no))) from None
        told = say("edition-starter", name=safe(load(base).name), id=named)
        return Message(told, attached=text, file_name=f"{named}.toml")

    @slash(group, "edition", "edit", suggest={"edition": suggest_any})
    async def edit(it: It, edition: str) -> Message:
        return await actions.workshop.open(it, edition)


def _add_looking(group: app_commands.Group, actions: EditionActions, suggest_any: Suggest) -> None:
    @slash(group, "edition", "list")
    async def list_(it: It) -> Message:
        return await actions.listed(it.guild_id or 0)

    @slash(group, "edition", "preview", suggest={"edition": suggest_any})
    async def preview(it: It, edition: str, version: int = 0) -> Message:
        return await actions.preview(it.guild_id or 0, edition, version)

    @slash(group, "edition", "lab", suggest={"edition": suggest_any})
    async def lab(it: It, edition: str, games: int = GAMES) -> None:
        await actions.try_out(it, edition, games)


def _add_keeping(
    group: app_commands.Group, books: Editions, actions: EditionActions, suggest_own: Suggest
) -> None:
    async def suggest_earlier(it: It, current: str) -> list[app_commands.Choice[int]]:
        """Return suggestions: the earlier versions of the edition that the command names."""
        chosen = str(getattr(it.namespace, "edition", ""))
        older = (await books.versions(it.guild_id or 0, chosen))[1:]
        labels = ((f"{one.version}: {one.title}", one.version) for one in older)
        return suggested(str(current), labels)

    @slash(group, "edition", "export", suggest={"edition": suggest_own})
    async def export(it: It, edition: str, version: int = 0) -> Message:
        found = await actions.version(it.guild_id or 0, edition, version)
        return await actions.export(found)

    @slash(
        group,
        "edition",
        "restore",
        suggest={"edition": suggest_own, "version": suggest_earlier},
        version="edition-option_restored",
    )
    async def restore(it: It, edition: str, version: app_commands.Range[int, 1]) -> Message:
        return await actions.restore(it, edition, version)

    @slash(group, "edition", "remove", suggest={"edition": suggest_own})
    async def remove(it: It, edition: str) -> Message:
        return await actions.ask_removal(it.guild_id or 0, edition)


def _add_draft_buttons(routes: Routes, actions: EditionActions) -> None:
    @routes.on("edition-publish", Ack.CHANGE, 1)
    async def _publish(click: Click) -> Message:
        return await actions.publish(click.it, click.press.count())

    @routes.on("edition-discard", Ack.CHANGE, 1)
    async def _discard(click: Click) -> Message:
        return await actions.discard(click.it, click.press.count())

    @routes.on("edition-try", Ack.CHANGE, 1)
    async def _try(click: Click) -> None:
        await actions.try_draft(click.it, click.press.count())


def _add_list_buttons(routes: Routes, books: Editions, actions: EditionActions) -> None:
    @routes.on("edition-list", Ack.TURN, range(1, 3))
    async def _list(click: Click) -> Message:
        return await actions.listed(click.guild, click.press.count())

    @routes.on("edition-details", Ack.TURN)
    async def _details(click: Click) -> Message:
        return await actions.details(click.guild, click.chosen)

    @routes.on("edition-export", Ack.ANSWER)
    async def _export(click: Click) -> Message:
        version = await books.version(click.guild, count(click.chosen))
        if version is None:
            raise Refused("edition-gone")
        return await actions.export(version)

    @routes.on("edition-preview", Ack.ANSWER, 1)
    async def _preview(click: Click) -> Message:
        return await actions.preview(click.guild, click.press.word())

    @routes.on("edition-lab", Ack.ANSWER, range(1, 3))
    async def _lab(click: Click) -> None:
        games = click.press.count(1) if len(click.press.args) > 1 else GAMES
        await actions.try_out(click.it, click.press.word(), games)

    @routes.on("edition-remove", Ack.TURN, 1)
    async def _remove(click: Click) -> Message:
        return await actions.ask_removal(click.guild, click.press.word())

    @routes.on("edition-removed", Ack.TURN, 1)
    async def _removed(click: Click) -> Message:
        return await actions.remove(click.it, click.press.word())

    @routes.on("edition-kept", Ack.TURN, 1)
    async def _kept(click: Click) -> Message:
        return await actions.details(click.guild, click.press.word())


async def _shipped(it: It, current: str) -> Choices:
    return _choices((load(name) for name in available()), current)


def _suggestions(server_editions: EditionsByServer) -> tuple[Suggest, Suggest]:
    """Return two functions that suggest editions.

    The first suggests all editions of a server, the second only its own editions.
    """

    async def suggest_any(it: It, current: str) -> Choices:
        editions = await server_editions.of(it.guild_id or 0)
        return _choices(editions.all(), current)

    async def suggest_own(it: It, current: str) -> Choices:
        editions = await server_editions.of(it.guild_id or 0)
        return _choices((ed for _, ed in editions.own.values()), current)

    return suggest_any, suggest_own


def _choices(editions: Iterable[Edition], current: str) -> Choices:
    """Return a suggestion for each edition whose name or id contains the typed text."""
    return suggested(current, ((f"{ed.name} ({ed.id})", ed.id) for ed in editions))

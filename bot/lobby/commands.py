"""`/game`: opening a lobby, changing it, starting its game, conceding, and a rematch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import Choices, Suggest, edition_suggestions, slash, suggested
from bot.discord_api.interactions import It
from bot.discord_api.localise import command_group
from bot.discord_api.router import Click, Router, Target
from bot.discord_api.tables_here import table_here
from bot.lobby.actions import LobbyActions
from bot.lobby.views import robot_words, settings_page
from bot.play.seats.actions import SeatActions
from bot.store.database.codec import Speed, Theme
from bot.store.stores import Stores
from bot.support.parsing import comma_list
from bot.support.refusals import Refused
from bot.tables.house_rules import NUMBERS, SWITCHES, typed
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Lobby, add_robot, choose_token, leave, remove_robot
from bot.tables.permits import usual
from bot.tables.registry import Tables
from bot.tables.rule_card import rule_card
from bot.tables.server_editions import EditionsByServer
from bot.ui.custom_ids import NotOurs
from bot.ui.message import Message
from bot.words import safe, say
from bot.words.narration.rule_words import number_name, rule_as
from editions.loader import available, load
from engine.edition import Edition


def add_to(
    tree: app_commands.CommandTree[Any],
    router: Router,
    stores: Stores,
    server_editions: EditionsByServer,
    lobbies: Lobbies,
    actions: LobbyActions,
    seats: SeatActions,
    tables: Tables,
) -> None:
    """Register `/game` with its commands, and the button that opens a lobby."""
    for edition in available():
        load(edition)  # fill the cache before a user waits for it
    group = command_group(tree, "game", "lobby-command")
    _add_new(group, router, stores, server_editions, actions)
    _add_lobby(group, stores, lobbies, actions)

    @slash(group, "lobby", "concede")
    async def concede(it: It) -> Message:
        return await seats.ask_to_concede(await table_here(tables, it), it.user.id)


def _add_new(
    group: app_commands.Group,
    router: Router,
    stores: Stores,
    server_editions: EditionsByServer,
    actions: LobbyActions,
) -> None:
    @slash(
        group,
        "lobby",
        "new",
        suggest={
            "edition": edition_suggestions(server_editions),
            "modules": _list_suggestions(server_editions, _modules),
            "house": _list_suggestions(server_editions, _house),
        },
    )
    async def new(
        it: It,
        edition: str = "",
        variant: Literal["standard", "short", "timed"] | None = None,
        modules: str = "",
        house: str = "",
        speed: Speed | None = None,
        seats: int = 0,
        minutes: int = 60,
        thread: bool = False,
        look: Theme | None = None,
    ) -> Message:
        editions = await server_editions.of(it.guild_id or 0)
        known = usual(stores.guild_settings.of(it.guild_id or 0), editions, edition)
        settings = replace(
            known,
            variant=variant or known.variant,
            modules=comma_list(modules.strip().strip(",")),
            house=typed(known.edition, house, editions),
            speed=speed or known.speed,
            seats=seats,
            minutes=minutes,
            theme=look or known.theme,
        )
        return await actions.open(it, settings, thread=thread)

    @router.routes(Target.NOTHING).on("lobby-new", Ack.ANSWER, range(2))
    async def press_new(click: Click) -> Message:
        """Open a lobby with the server's usual rules after a button press.

        With the argument `above`, pressed in a private thread, open it in the channel above.
        """
        it, channel = click.it, 0
        if click.press.args not in ((), ("above",)):
            raise NotOurs(click.press.verb)
        if it.guild_id is None:
            raise Refused("tutorial-no_guild")
        editions = await server_editions.of(it.guild_id)
        settings = usual(stores.guild_settings.of(it.guild_id), editions)
        if click.press.args and isinstance(it.channel, discord.Thread) and it.channel.is_private():
            channel = it.channel.parent_id
        return await actions.open(it, settings, channel=channel)

    @slash(group, "lobby", "rematch")
    async def rematch(it: It) -> str:
        row = await stores.games.last_over(it.channel_id or 0)
        if row is None:
            raise Refused("lobby-no_rematch_here")
        return await actions.rematch(row.id, it)


def _add_lobby(
    group: app_commands.Group, stores: Stores, lobbies: Lobbies, actions: LobbyActions
) -> None:
    """Register the commands that change or show the lobby of a channel."""

    async def change(it: It, how: Callable[..., Lobby], *wish: str) -> Lobby:
        game = await lobbies.here(it.channel_id or 0)
        return await actions.change(game, lambda lobby: how(lobby, it.user.id, *wish))

    @slash(group, "lobby", "join")
    async def join(it: It) -> str:
        game = await lobbies.here(it.channel_id or 0)
        await actions.join(game, it)
        return say("lobby-joined", link=await actions.link(game))

    @slash(group, "lobby", "leave")
    async def get_up(it: It) -> str:
        lobby = await change(it, leave)
        return say("lobby-left" if lobby.people else "lobby-left_last")

    @slash(group, "lobby", "token")
    async def token(it: It, token: str) -> str:
        lobby = await change(it, choose_token, token)
        return say("lobby-token_yours", token=safe(lobby.ed.token_name(token)))

    @token.autocomplete("token")
    async def tokens(it: It, current: str) -> Choices:
        row = await stores.games.in_channel(it.channel_id or 0)
        if row is None:
            return []
        ed = (await lobbies.sitting(row)).base
        return suggested(current, ((ed.token_name(token), token) for token in ed.tokens))

    @slash(group, "lobby", "computer")
    async def computer(
        it: It,
        computer: Literal["add", "remove"] = "add",
        level: Literal["easy", "normal", "hard", "expert"] | None = None,
        character: Literal["rita", "max", "zoe", "vic", "kit", "una"] | None = None,
    ) -> str:
        if computer == "add":
            new = (await change(it, add_robot, level or "", character or "")).seats[-1]
            return say("lobby-robot_added", name=safe(new.name), temper=robot_words(new.robot))
        before = await lobbies.find(await lobbies.here(it.channel_id or 0))
        lobby = await change(it, remove_robot)
        gone = next(sitting for sitting in before.seats if sitting not in lobby.seats)
        return say("lobby-robot_removed", name=safe(gone.name))

    @slash(group, "lobby", "settings")
    async def settings(it: It) -> Message:
        game = await lobbies.here(it.channel_id or 0)
        return settings_page(game, await actions.hosted(game, it.user.id))

    @slash(group, "lobby", "card")
    async def card(it: It) -> str:
        lobby = await lobbies.find(await lobbies.here(it.channel_id or 0))
        return rule_card(lobby.ed, lobby.settings, lobby.base)

    @slash(group, "lobby", "start")
    async def start(it: It) -> str:
        game = await lobbies.here(it.channel_id or 0)
        await actions.start(game, it)
        return say("lobby-started")

    @slash(group, "lobby", "show")
    async def show(it: It) -> str:
        return await actions.show(it)


def _list_suggestions(
    server_editions: EditionsByServer, names: Callable[[Edition], dict[str, str]]
) -> Suggest:
    """Return a function that suggests names for a list separated by commas.

    The names come from the edition that is chosen in the command so far, or else from the classic
    edition.
    """

    async def suggest(it: It, current: str) -> Choices:
        chosen = getattr(it.namespace, "edition", None)
        editions = await server_editions.of(it.guild_id or 0)
        ed = editions.called(chosen if chosen in editions.names() else "classic")
        return _continued(current, names(ed))

    return suggest


def _modules(ed: Edition) -> dict[str, str]:
    return {name: rule_as(ed, name, True) for name in ed.modules}


def _house(ed: Edition) -> dict[str, str]:
    names = {name: rule_as(ed, name, on) for name, on in SWITCHES.items()}
    return names | {f"{name}=": number_name(ed, name) for name in NUMBERS}


def _continued(current: str, names: dict[str, str]) -> Choices:
    """Return autocomplete choices that complete the last name of a list separated by commas."""
    head, comma, last = current.rpartition(",")
    before = f"{head.strip()}, " if comma else ""
    rest = {name: told for name, told in names.items() if name not in comma_list(head)}
    pairs = ((f"{before}{name}: {told}", f"{before}{name}") for name, told in rest.items())
    return suggested(last, pairs)

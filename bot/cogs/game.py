"""`/game`: opening a table, everything its buttons do, and playing it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.actions.finding import table_here
from bot.actions.lobby import LobbyActions
from bot.client import Rentroll
from bot.cogs.play import show_table
from bot.discord_io import Forbidden, Refusal, TooManyThreads, name_of
from bot.localise import command_group
from bot.narration.rule_words import number_name, rule_as
from bot.post_kinds import LOBBY
from bot.refused import Refused
from bot.store.codec import GameSettings, Speed, Theme
from bot.store.games import ChannelBusy
from bot.store.writer import Owner
from bot.tables.house import NUMBERS, SWITCHES, typed
from bot.tables.lobby import Lobby, add_robot, choose_token, leave, opened, remove_robot
from bot.tables.permits import check_rules, usual
from bot.tables.server_editions import ServerEditions
from bot.typed import comma_list
from bot.ui.answers import Ack
from bot.ui.ids import NotOurs
from bot.ui.interactions import It
from bot.ui.message import Message
from bot.ui.options import Choices, slash, suggested
from bot.ui.rights import THREADS, lacking, no_permission
from bot.ui.router import Click, Needs
from bot.views.lobby import edition_line, robot_words, settings_page
from bot.views.rule_card import rule_card
from bot.words import aloud, safe, say
from editions.loader import available, load
from engine.edition import Edition

NEEDED = ("view_channel", "send_messages", "attach_files")


def add_to(bot: Rentroll) -> None:
    """Register the commands and buttons of this subject."""
    for edition in available():
        load(edition)  # while nobody waits for an answer
    group = command_group(bot.tree, "game", "lobby-command")
    actions = bot.lobby_actions
    _add_new(bot, group, actions)
    _add_lobby(bot, group, actions)


def _add_new(bot: Rentroll, group: app_commands.Group, actions: LobbyActions) -> None:
    @slash(
        group,
        "lobby",
        "new",
        suggest={"edition": suggest_editions, "modules": _modules, "house": _house},
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
        editions = await bot.server_editions.of(it.guild_id or 0)
        known = usual(bot.guild_settings.of(it.guild_id or 0), editions, edition)
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
        return await open_table(bot, it, settings, thread=thread)

    @bot.router.routes(Needs.NOTHING).on("lobby-new", Ack.ANSWER, range(2))
    async def press_new(click: Click) -> Message:
        """A lobby with the server's usual rules; `above` a practice thread, where others see it."""
        it, channel = click.it, 0
        if click.press.args not in ((), ("above",)):
            raise NotOurs(click.press.verb)
        if it.guild_id is None:
            raise Refused("tutorial-no_guild")
        editions = await bot.server_editions.of(it.guild_id)
        settings = usual(bot.guild_settings.of(it.guild_id), editions)
        if click.press.args and isinstance(it.channel, discord.Thread) and it.channel.is_private():
            channel = it.channel.parent_id
        return await open_table(bot, it, settings, channel=channel)

    @slash(group, "lobby", "rematch")
    async def rematch(it: It) -> str:
        row = await bot.games.last_over(it.channel_id or 0)
        if row is None:
            raise Refused("lobby-no_rematch_here")
        return await actions.rematch(row.id, it)


def _add_lobby(bot: Rentroll, group: app_commands.Group, actions: LobbyActions) -> None:
    """A command for every button."""

    async def change(it: It, how: Callable[..., Lobby], *wish: str) -> Lobby:
        game = await _here(bot, it)
        return await actions.change(game, lambda lobby: how(lobby, it.user.id, *wish))

    @slash(group, "lobby", "join")
    async def join(it: It) -> str:
        game = await _here(bot, it)
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
        row = await bot.games.in_channel(it.channel_id or 0)
        if row is None:
            return []
        ed = (await bot.lobbies.sitting(row)).base
        return suggested(current, ((ed.token_name(token), token) for token in ed.tokens))

    @slash(group, "lobby", "computer")
    async def computer(
        it: It,
        computer: Literal["add", "remove"] = "add",
        level: Literal["easy", "normal", "hard"] | None = None,
        character: Literal["rita", "max", "zoe", "vic", "kit", "una"] | None = None,
    ) -> str:
        if computer == "add":
            new = (await change(it, add_robot, level or "", character or "")).seats[-1]
            return say("lobby-robot_added", name=safe(new.name), temper=robot_words(new.robot))
        before = await bot.lobbies.find(await _here(bot, it))
        lobby = await change(it, remove_robot)
        gone = next(sitting for sitting in before.seats if sitting not in lobby.seats)
        return say("lobby-robot_removed", name=safe(gone.name))

    @slash(group, "lobby", "settings")
    async def settings(it: It) -> Message:
        game = await _here(bot, it)
        return settings_page(game, await actions.hosted(game, it.user.id))

    @slash(group, "lobby", "card")
    async def card(it: It) -> str:
        lobby = await bot.lobbies.find(await _here(bot, it))
        return rule_card(lobby.ed, lobby.settings, lobby.base)

    @slash(group, "lobby", "start")
    async def start(it: It) -> str:
        game = await _here(bot, it)
        await actions.start(game, it)
        return say("lobby-started")

    @slash(group, "lobby", "concede")
    async def concede(it: It) -> Message:
        return await bot.seats.ask_to_concede(await table_here(bot.tables, it), it.user.id)

    @slash(group, "lobby", "show")
    async def show(it: It) -> str:
        table = bot.tables.in_channel(it.channel_id or 0)
        if table is not None and not table.ended:
            return await show_table(bot, it, table)
        game = await _here(bot, it)
        with bot.attention.post(it.user.id, it.guild_id or 0):
            bot.keeper.show_game(game, repost=LOBBY)
            await bot.keeper.wait_for_post(Owner("game", game), LOBBY)
        return say("lobby-shown_again", link=await actions.link(game))


async def open_table(
    bot: Rentroll, it: It, settings: GameSettings, *, thread: bool = False, channel: int = 0
) -> Message:
    """Open a lobby for whoever asked; returns where it is. 0 seats: as many as can play.

    Without a `channel` it is opened where it was asked for.
    """
    editions = await bot.server_editions.of(it.guild_id or 0)
    room = settings.seats or editions.called(settings.edition).max_players
    settings = replace(settings, seats=room)
    lobby = opened(settings, it.user.id, name_of(it.user), editions)
    check_rules(lobby)
    _check_place(it, channel, thread=thread)
    await bot.admission.may_open(it)
    with bot.attention.post(it.user.id, it.guild_id or 0):
        where = await _open(bot, it, lobby, channel, thread=thread)
    return Message(say("lobby-opened", link=where))


async def _here(bot: Rentroll, it: It) -> int:
    return await bot.lobbies.here(it.channel_id or 0)


def _check_place(it: It, channel: int, *, thread: bool) -> None:
    """Refuse a table that could not be shown where it is asked for, or in a new thread there."""
    inside = isinstance(it.channel, discord.Thread) and not channel
    if thread and inside:
        raise Refused("lobby-in_thread")
    if thread and not isinstance(it.channel, discord.TextChannel):
        raise Refused("lobby-no_threads")
    extra = [*THREADS] if thread else ["send_messages_in_threads"] if inside else []
    if missing := lacking(it.app_permissions, (*NEEDED, *extra)):
        raise no_permission(missing, say("lobby-here"))


async def _open(bot: Rentroll, it: It, lobby: Lobby, channel: int, *, thread: bool) -> str:
    """Open a lobby in a channel, else where it was asked for, or in a new thread there.

    Returns its link.
    """
    channel, guild = channel or it.channel_id or 0, it.guild_id or 0
    if thread:
        with aloud():
            name = f"{lobby.ed.name}: {lobby.host_name}"
        channel = await _thread(bot, guild, channel, name)
    try:
        game = await bot.lobbies.open(guild, channel, lobby, moderator=it.permissions.manage_guild)
    except ChannelBusy:
        raise await bot.lobby_actions.busy(channel) from None
    bot.keeper.show_game(game)
    try:
        await bot.keeper.wait_for_post(Owner("game", game), LOBBY)
    except Refusal:
        await bot.lobbies.close(game)
        raise
    return await bot.lobby_actions.link(game)


async def _thread(bot: Rentroll, guild: int, channel: int, name: str) -> int:
    try:
        return await bot.keeper.open_thread(guild, channel, name)
    except TooManyThreads:
        raise Refused("lobby-no_room") from None
    except Forbidden:
        raise no_permission(["create_public_threads"], say("lobby-here")) from None


async def suggest_editions(it: It, current: str) -> Choices:
    """Editions that may be played, for whoever types one."""
    editions = await it.client.server_editions.of(it.guild_id or 0)
    return suggested(current, ((edition_line(ed), ed.id) for ed in editions.offered()))


async def _modules(it: It, current: str) -> Choices:
    ed = await _edition_in(it)
    return _continued(current, {name: rule_as(ed, name, True) for name in ed.modules})


async def _house(it: It, current: str) -> Choices:
    ed = await _edition_in(it)
    names = {name: rule_as(ed, name, on) for name, on in SWITCHES.items()}
    return _continued(current, names | {f"{name}=": number_name(ed, name) for name in NUMBERS})


async def _edition_in(it: It) -> Edition:
    """The edition chosen in the command so far."""
    chosen = getattr(it.namespace, "edition", None)
    editions: ServerEditions = await it.client.server_editions.of(it.guild_id or 0)
    return editions.called(chosen if chosen in editions.names() else "classic")


def _continued(current: str, names: dict[str, str]) -> Choices:
    """Choices for the last of several names with commas between them."""
    head, comma, last = current.rpartition(",")
    before = f"{head.strip()}, " if comma else ""
    rest = {name: told for name, told in names.items() if name not in comma_list(head)}
    pairs = ((f"{before}{name}: {told}", f"{before}{name}") for name, told in rest.items())
    return suggested(last, pairs)

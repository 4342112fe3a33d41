"""The buttons of a lobby and of the end card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.catalogue import say
from bot.cogs.admission import may_join, may_open
from bot.discord_io import name_of
from bot.refused import Refused
from bot.store.games import ChannelBusy
from bot.tables import lobby as ways
from bot.tables.house import numbered, switched, whole
from bot.tables.lobby import Lobby
from bot.ui.ids import NotOurs, count
from bot.ui.message import Message
from bot.ui.router import Ack, Click
from bot.views.lobby import SPEEDS, house_page, minutes_form, numbers_form, settings_page
from bot.views.rule_card import rule_card

if TYPE_CHECKING:
    from bot.app import Rentroll


async def join(bot: Rentroll, game: int, it: discord.Interaction[Any]) -> None:
    """Somebody takes a seat."""
    user = it.user
    may_join(bot, it)
    if await bot.bans.holds(game, user.id):
        raise Refused(say("moderate.banned"))
    await bot.lobbies.change(
        game, lambda lobby: ways.join(lobby, user.id, name_of(user)), press=it.id
    )
    bot.lobby_boards.show(game)


async def leave(bot: Rentroll, game: int, user: int) -> Lobby:
    """Somebody gets up."""
    lobby = await bot.lobbies.change(game, lambda lobby: ways.leave(lobby, user))
    bot.lobby_boards.show(game)
    return lobby


async def choose_token(bot: Rentroll, game: int, user: int, token: str) -> None:
    await bot.lobbies.change(game, lambda lobby: ways.choose_token(lobby, user, token))
    bot.lobby_boards.show(game)


async def add_robot(bot: Rentroll, game: int, user: int, temper: str = "") -> Lobby:
    lobby = await bot.lobbies.change(game, lambda lobby: ways.add_robot(lobby, user, temper))
    bot.lobby_boards.show(game)
    return lobby


async def remove_robot(bot: Rentroll, game: int, user: int) -> Lobby:
    lobby = await bot.lobbies.change(game, lambda lobby: ways.remove_robot(lobby, user))
    bot.lobby_boards.show(game)
    return lobby


async def start(bot: Rentroll, game: int, it: discord.Interaction[Any]) -> None:
    """The host begins the game."""
    await bot.lobbies.start(game, it.user.id, it.id)
    bot.lobby_boards.show(game)


async def settings(bot: Rentroll, game: int, user: int) -> Message:
    """The host's private page."""
    lobby = await bot.lobbies.find(game)
    ways.host_only(lobby, user)
    return settings_page(game, lobby)


async def rematch(bot: Rentroll, game: int, it: discord.Interaction[Any]) -> str:
    """The same people and rules again; returns where."""
    await may_open(bot, it)
    with bot.attention.post(it.user.id, it.guild_id or 0):
        try:
            again = await bot.lobbies.rematch(game, it.user.id)
        except ChannelBusy:
            row = await bot.games.game(game)
            raise await busy(bot, row.channel if row else 0) from None
        await bot.lobby_boards.draw(again)
    return await link(bot, again)


async def link(bot: Rentroll, game: int) -> str:
    row = await bot.games.game(game)
    assert row is not None
    return await bot.lobby_boards.link(row)


async def busy(bot: Rentroll, channel: int) -> Refused:
    """Why no game can be opened in a channel, with the way to the one that is there."""
    row = await bot.games.in_channel(channel)
    if row is None:
        return Refused(say("lobby.is_closed"))
    key = "lobby.busy_lobby" if row.status == "lobby" else "lobby.busy_game"
    if row.agreed is None or (row.status != "lobby" and await bot.tables.ready(row.id) is None):
        key = "lobby.busy_unreadable"
    return Refused(say(key, link=await bot.lobby_boards.link(row)))


def add_to(bot: Rentroll) -> None:
    """Register the buttons."""
    on = bot.router.on

    @on("lobby-join", Ack.CHANGE)
    async def _join(click: Click) -> None:
        await join(bot, click.press.game, click.it)

    @on("lobby-leave", Ack.CHANGE)
    async def _leave(click: Click) -> None:
        await leave(bot, click.press.game, click.user)

    @on("lobby-token", Ack.CHANGE)
    async def _token(click: Click) -> None:
        await choose_token(bot, click.press.game, click.user, click.chosen)

    @on("lobby-add", Ack.CHANGE)
    async def _add(click: Click) -> None:
        await add_robot(bot, click.press.game, click.user)

    @on("lobby-remove", Ack.CHANGE)
    async def _remove(click: Click) -> None:
        await remove_robot(bot, click.press.game, click.user)

    @on("lobby-start", Ack.CHANGE)
    async def _start(click: Click) -> None:
        await start(bot, click.press.game, click.it)

    @on("lobby-rules", Ack.ANSWER)
    async def _rules(click: Click) -> None:
        lobby = await bot.lobbies.find(click.press.game)
        await click.whisper(rule_card(lobby.ed, lobby.settings, lobby.base))

    @on("lobby-rematch", Ack.CHANGE)
    async def _rematch(click: Click) -> None:
        where = await rematch(bot, click.press.game, click.it)
        await click.whisper(say("lobby.rematched", link=where))

    _add_settings(bot)


def _add_settings(bot: Rentroll) -> None:
    """The host's private pages and forms."""
    on = bot.router.on

    @on("lobby-settings", Ack.TURN)
    async def _settings(click: Click) -> None:
        await click.redraw(await settings(bot, click.press.game, click.user))

    @on("lobby-house", Ack.TURN)
    async def _house(click: Click) -> None:
        lobby = await _hosted(bot, click)
        await click.redraw(house_page(click.press.game, lobby))

    @on("lobby-numbers", Ack.FORM)
    async def _numbers(click: Click) -> None:
        await click.open(numbers_form(click.press.game, await _hosted(bot, click)))

    @on("lobby-minutes", Ack.FORM)
    async def _minutes(click: Click) -> None:
        lobby = await _hosted(bot, click)
        await click.open(minutes_form(click.press.game, lobby.settings))

    @on("lobby-set", Ack.CHANGE, range(1, 3))
    async def _set(click: Click) -> None:
        page = house_page if click.press.word() in ("modules", "house") else settings_page
        await _change(click, page, lambda lobby: _selected(click, lobby))

    @on("lobby-numbered", Ack.CHANGE)
    async def _numbered(click: Click) -> None:
        written = click.fields
        await _change(
            click,
            settings_page,
            lambda lobby: {"house": numbered(lobby.settings, written, lobby.editions)},
        )

    @on("lobby-timed", Ack.CHANGE)
    async def _timed(click: Click) -> None:
        minutes = whole(click.fields.get("minutes", ""), say("lobby.minutes_label"))
        await _change(click, settings_page, lambda lobby: {"minutes": minutes})


async def _hosted(bot: Rentroll, click: Click) -> Lobby:
    """The lobby of a click that only its host may make."""
    lobby = await bot.lobbies.find(click.press.game)
    ways.host_only(lobby, click.user)
    return lobby


async def _change(
    click: Click,
    page: Callable[[int, Lobby], Message],
    changes: Callable[[Lobby], dict[str, Any]],
) -> None:
    """Change settings, and show the private page as it is now."""
    game, user = click.press.game, click.user
    lobby = await click.bot.lobbies.change(
        game, lambda lobby: ways.change(lobby, user, **changes(lobby))
    )
    click.bot.lobby_boards.show(game)
    await click.redraw(page(game, lobby))


def _selected(click: Click, lobby: Lobby) -> dict[str, Any]:
    """What was chosen in one of the lists, as settings."""
    field, *rest = click.press.args
    values = click.values or rest
    match field, values:
        case (("edition" | "variant"), [value]):
            return {field: value}
        case "speed", [value] if value in SPEEDS:
            return {"speed": value}
        case "theme", [("light" | "dark") as look]:
            return {"theme": look}
        case "seats", [value]:
            return {"seats": count(value)}
        case "modules", _:
            return {"modules": tuple(values)}
        case "house", _:
            return {"house": switched(lobby.settings, values)}
        case _:
            raise NotOurs(field)

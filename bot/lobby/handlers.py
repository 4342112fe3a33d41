"""Handlers for the buttons of a lobby, and for the rematch button of an end card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bot.discord_api.answers import Ack
from bot.discord_api.router import Click, Router
from bot.lobby.actions import LobbyActions
from bot.lobby.views import SPEEDS, house_page, minutes_form, numbers_form, settings_page
from bot.tables.house_rules import numbered, switched, whole
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Lobby, add_robot, change, choose_token, leave, remove_robot
from bot.tables.rule_card import rule_card
from bot.ui.custom_ids import NotOurs, count
from bot.ui.message import Message
from bot.words import say

PageOf: TypeAlias = Callable[[int, Lobby], Message]
Changes: TypeAlias = Callable[[Lobby], dict[str, Any]]


def add_to(router: Router, lobbies: Lobbies, actions: LobbyActions) -> None:
    """Register the buttons of a lobby and the rematch button."""
    on, add = router.on, router.add

    async def sit(click: Click, how: Callable[..., Lobby], *wish: str) -> None:
        """Change the lobby's seats with the function `how`, called with the user and `wish`."""
        await actions.change(click.press.game, lambda lobby: how(lobby, click.user, *wish))

    add("lobby-join", Ack.CHANGE, lambda click: actions.join(click.press.game, click.it))
    add("lobby-leave", Ack.CHANGE, lambda click: sit(click, leave))
    add("lobby-token", Ack.CHANGE, lambda click: sit(click, choose_token, click.chosen))
    add("lobby-add", Ack.CHANGE, lambda click: sit(click, add_robot))
    add("lobby-remove", Ack.CHANGE, lambda click: sit(click, remove_robot))
    add("lobby-start", Ack.CHANGE, lambda click: actions.start(click.press.game, click.it))

    @on("lobby-invite", Ack.CHANGE)
    async def _invite(click: Click) -> None:
        level, _, who = click.chosen.partition("/")
        if not (level and who):
            raise NotOurs(click.chosen)
        await sit(click, add_robot, level, who)

    @on("lobby-rules", Ack.ANSWER)
    async def _rules(click: Click) -> str:
        lobby = await lobbies.find(click.press.game)
        return rule_card(lobby.ed, lobby.settings, lobby.base)

    @on("lobby-rematch", Ack.CHANGE)
    async def _rematch(click: Click) -> str:
        return await actions.rematch(click.press.game, click.it)

    _add_settings(router, actions)


def _add_settings(router: Router, actions: LobbyActions) -> None:
    """Register the components of the host's private pages and forms."""
    on = router.on

    async def hosted(click: Click) -> Lobby:
        return await actions.hosted(click.press.game, click.user)

    async def set_up(click: Click, page: PageOf, changes: Changes) -> Message:
        """Change a lobby's settings, and return the private page with the new settings."""

        def how(lobby: Lobby) -> Lobby:
            return change(lobby, click.user, **changes(lobby))

        return page(click.press.game, await actions.change(click.press.game, how))

    @on("lobby-settings", Ack.TURN)
    async def _settings(click: Click) -> Message:
        return settings_page(click.press.game, await hosted(click))

    @on("lobby-house", Ack.TURN)
    async def _house(click: Click) -> Message:
        return house_page(click.press.game, await hosted(click))

    @on("lobby-numbers", Ack.FORM)
    async def _numbers(click: Click) -> None:
        await click.reply.open(numbers_form(click.press.game, await hosted(click)))

    @on("lobby-minutes", Ack.FORM)
    async def _minutes(click: Click) -> None:
        lobby = await hosted(click)
        await click.reply.open(minutes_form(click.press.game, lobby.settings))

    @on("lobby-set", Ack.CHANGE, range(1, 3))
    async def _set(click: Click) -> Message:
        on_house = click.press.word() in ("modules", "house", "coach", "talk")
        page = house_page if on_house else settings_page
        return await set_up(click, page, lambda lobby: _selected(click, lobby))

    @on("lobby-numbered", Ack.CHANGE)
    async def _numbered(click: Click) -> Message:
        def house(lobby: Lobby) -> dict[str, Any]:
            return {"house": numbered(lobby.settings, click.fields, lobby.editions)}

        return await set_up(click, settings_page, house)

    @on("lobby-timed", Ack.CHANGE)
    async def _timed(click: Click) -> Message:
        minutes = whole(click.fields.get("minutes", ""), say("lobby-minutes_label"))
        return await set_up(click, settings_page, lambda lobby: {"minutes": minutes})


def _selected(click: Click, lobby: Lobby) -> dict[str, Any]:
    """Return the settings that a user has changed with a menu or button.

    Raise NotOurs for an unknown setting, speed, theme or switch. Other values are not checked here.
    """
    field, *rest = click.press.args
    values = click.values or rest
    match field, values:
        case (("edition" | "variant"), [value]):
            return {field: value}
        case "speed", [value] if value in SPEEDS:
            return {"speed": value}
        case "theme", [("light" | "dark") as look]:
            return {"theme": look}
        case (("coach" | "talk"), [("on" | "off") as wish]):
            return {field: wish == "on"}
        case "seats", [value]:
            return {"seats": count(value)}
        case "modules", _:
            return {"modules": tuple(values)}
        case "house", _:
            return {"house": switched(lobby.settings, values)}
        case _:
            raise NotOurs(field)

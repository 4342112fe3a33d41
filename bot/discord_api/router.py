"""The router, which finds the handler of a press or form by its custom id alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol, TypeAlias, TypeVar

import discord

from bot.discord_api.answers import Ack, Answers, Reply
from bot.discord_api.channels import Placed, visible
from bot.store.stores import Stores
from bot.support.refusals import Refused, refusing
from bot.ui.custom_ids import NotOurs, Press, parse
from bot.ui.links import address
from bot.ui.message import Answer
from bot.words import say

_log = logging.getLogger(__name__)

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
FORM_PATIENCE = 2.0
"""Most seconds that a press that opens a form waits until its game is loaded.

A form must be the first answer, which Discord expects within three seconds.
"""


class Target(Enum):
    """The kind of object that a custom id refers to, such as a game.

    The router refuses a press if the object is in another server, or in a channel that the user
    cannot see. Players may press for their own game even if they cannot see its channel.
    """

    GAME = auto()
    """A game, whose id is in the custom id."""
    SERVER_GAME = auto()
    """A game of the server.

    Its channel may be hidden from the user, because moderators use this.
    """
    LEAGUE = auto()
    """A league night. Its number is the first argument of the custom id."""
    NOTHING = auto()
    """No object is needed. If the custom id has a game, it is checked like `GAME`."""


@dataclass
class Click:
    """One press of a button, one choice in a list, or one submitted form."""

    it: discord.Interaction[Any]
    press: Press
    reply: Reply

    @property
    def user(self) -> int:
        """The id of the user who pressed."""
        return self.it.user.id

    @property
    def guild(self) -> int:
        """The id of the server of the press, or 0 in direct messages."""
        return self.it.guild_id or 0

    @property
    def values(self) -> list[str]:
        """The values that the user chose in a list. Empty for a button."""
        data: Any = self.it.data or {}
        return [str(value) for value in data.get("values", ())]

    @property
    def chosen(self) -> str:
        """The first value that the user chose in a list. Raises NotOurs if there is none."""
        if not self.values:
            raise NotOurs(self.press.verb)
        return self.values[0]

    @property
    def fields(self) -> dict[str, str]:
        """The texts that the user submitted in a form, by the names of its fields."""
        data: Any = self.it.data or {}
        found: dict[str, str] = {}
        for row in data.get("components", ()):
            for part in row.get("components", ()) or [row.get("component") or {}]:
                if "custom_id" in part:
                    found[part["custom_id"]] = str(part.get("value", ""))
        return found


class LiveTables(Protocol):
    """The part of the registry of tables that the router uses."""

    def find(self, game: int) -> Placed | None:
        """Return the table of a game, or None if it is not in memory."""

    async def wait_loaded(self, game: int) -> object:
        """Wait until the table of a live game is loaded into memory."""


Handler: TypeAlias = Callable[[Click], Awaitable[Answer | None]]
"""A coroutine function that handles a press.

Its return value, unless None, is shown to the user.
"""
H = TypeVar("H", bound=Handler)
Check: TypeAlias = Callable[[discord.Interaction[Any]], None]
"""A function that raises Refused if a user may not press a button."""


@dataclass(frozen=True)
class ButtonRoute:
    """A handler for one verb of custom ids, with the checks that come before its call."""

    handler: Handler
    ack: Ack
    needs: Target
    takes: range
    check: Check | None


class Routes:
    """A registry of handlers that need the same kind of object and the same check."""

    def __init__(
        self, verbs: dict[str, ButtonRoute], needs: Target, check: Check | None = None
    ) -> None:
        self.verbs = verbs
        self._needs, self._check = needs, check

    def add(self, verb: str, ack: Ack, handler: Handler, takes: int | range = 0) -> None:
        """Register the handler of a verb of custom ids.

        `ack` is the way to acknowledge a press whose answer takes long. `takes` is the number of
        arguments in the custom ids, including those of old messages. Raise ValueError if the verb
        already has a handler.
        """
        if verb in self.verbs:
            raise ValueError(f"two handlers for {verb}")
        count = takes if isinstance(takes, range) else range(takes, takes + 1)
        self.verbs[verb] = ButtonRoute(handler, ack, self._needs, count, self._check)

    def on(self, verb: str, ack: Ack, takes: int | range = 0) -> Callable[[H], H]:
        """Return a decorator that registers its function as the handler of a verb, like `add`."""

        def register(handler: H) -> H:
            self.add(verb, ack, handler, takes)
            return handler

        return register


class Router(Routes):
    """The handlers of all verbs of custom ids. All errors of handlers go to `explain`.

    If a handler is registered with the router itself, its custom ids must refer to a game.
    """

    def __init__(
        self,
        answers: Answers,
        stores: Stores,
        tables: LiveTables,
        explain: Callable[[Reply, BaseException], Awaitable[None]],
    ) -> None:
        super().__init__({}, Target.GAME)
        self.answers = answers
        self.stores = stores
        self.tables = tables
        self.explain = explain

    def routes(self, needs: Target, check: Check | None = None) -> Routes:
        """Return a registry for handlers that need another kind of object or a check."""
        return Routes(self.verbs, needs, check)

    async def dispatch(self, it: discord.Interaction[Any]) -> None:
        """Call the handler of a press or form, and answer. Ignore other types of interactions."""
        if it.type not in PRESSES:
            return
        data: Any = it.data or {}
        try:
            press = parse(str(data.get("custom_id", "")))
            verb = self.verbs[press.verb]
        except (NotOurs, KeyError):
            if reply := await self.answers.begin(it, Ack.FORM):
                await self.explain(reply, NotOurs())
            return
        reply = await self.answers.begin(it, verb.ack, press.game)
        if reply is None:
            return
        click = Click(it, press, reply)
        if await self._succeeds(click, self._admit(click, verb)):
            link = self._link_to_table(click)
            await self._succeeds(click, self._carry_out(click, verb))
            if link:
                await self._succeeds(click, reply.reply_privately(link))
        if not reply.is_shared:  # otherwise the edit of the message is the answer
            await reply.acknowledge(silent=True)

    async def _succeeds(self, click: Click, answering: Awaitable[None]) -> bool:
        """Run one step of an answer, and return True.

        If the step raises an error, explain the error to the user and return False.
        """
        try:
            await answering
        except Exception as error:  # noqa: BLE001 - every error gets an answer
            await self.explain(click.reply, error)
            return False
        return True

    async def _admit(self, click: Click, verb: ButtonRoute) -> None:
        """Refuse a press on an object that the user cannot see, then wait until its game is loaded.

        Raise NotOurs if the custom id has a wrong number of arguments, and Refused if a form has to
        wait too long.
        """
        if len(click.press.args) not in verb.takes:
            raise NotOurs(click.press.verb)
        await self._check_reach(click, verb.needs)
        if self.tables.find(click.press.game) is None:
            # A form has to be the first answer, and Discord waits only three seconds for it.
            with refusing("error-not_ready", TimeoutError):
                async with asyncio.timeout(FORM_PATIENCE if verb.ack is Ack.FORM else None):
                    await self.tables.wait_loaded(click.press.game)

    async def _carry_out(self, click: Click, verb: ButtonRoute) -> None:
        """Check the user, call the handler, and show its answer.

        If the game's messages cannot be shown, tell the user the reason once.
        """
        if verb.check is not None:
            verb.check(click.it)
        shown = await verb.handler(click)
        if shown is not None:
            await (
                click.reply.reply_privately
                if verb.ack is Ack.ANSWER
                else click.reply.update_message
            )(shown)
        if trouble := self.answers.messages.trouble(click.press.game, click.user):
            await click.reply.reply_privately(trouble)

    def _link_to_table(self, click: Click) -> str:
        """Retire a pressed older message of the table, and return a link to the current one.

        The older message soon loses its buttons. For any other press, return an empty text.
        """
        message, component = click.it.message, discord.InteractionType.component
        if message is None or click.reply.private or click.it.type is not component:
            return ""
        if message.interaction_metadata is not None:
            return ""  # an answer to a user is no table message
        table = self.answers.messages.leave(click.press.game, message)
        if table is None:
            return ""
        link = address(click.it.guild_id or 0, table.channel, table.message)
        return say("table-left", link=link)

    async def _check_reach(self, click: Click, needs: Target) -> None:
        """Refuse a game or league night that the user may not reach, as `Target` says.

        Accept a game or night that does not exist, because its handler explains that. Raise NotOurs
        if the custom id lacks a game that it needs.
        """
        if needs is Target.LEAGUE:
            night = await self.stores.leagues.league(click.press.count())
            if night is not None:
                _check_seen(click, night)
        game = click.press.game
        if not game:
            if needs in (Target.GAME, Target.SERVER_GAME):
                raise NotOurs(click.press.verb)
            return
        found = self.tables.find(game) or await self.stores.games.game(game)
        if found is None:
            return
        if found.guild == click.it.guild_id:
            if needs is Target.SERVER_GAME or visible(click.it, found.channel):
                return
            if game in await self.stores.games.seated(click.user):
                return
        _check_seen(click, found)


def _check_seen(click: Click, found: Placed) -> None:
    """Refuse an object that is in another server, or in a channel that the user cannot see."""
    if found.guild != click.it.guild_id:
        raise NotOurs(click.press.verb)
    if not visible(click.it, found.channel):
        raise Refused("error-hidden")

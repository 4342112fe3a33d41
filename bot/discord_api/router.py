"""Who answers which press: every component and modal is routed by its custom id alone."""

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
"""Seconds that a form may wait for its table: it has to be the first answer."""


class Needs(Enum):
    """What a press has to be about; the router refuses it for whom that is out of reach.

    Any of them is of the server it is asked for in, and in a channel that whoever presses can
    see; players reach their own game from anywhere in its server.
    """

    GAME = auto()
    SERVER_GAME = auto()
    """A game of the server, seen or not: for those who moderate all of them."""
    LEAGUE = auto()
    """A league night: its number is the first argument."""
    NOTHING = auto()
    """No game, or one that need not be: it is checked all the same."""


@dataclass
class Click:
    """One press of a button, choice in a list or submitted form."""

    it: discord.Interaction[Any]
    press: Press
    reply: Reply

    @property
    def user(self) -> int:
        return self.it.user.id

    @property
    def guild(self) -> int:
        """The server that it was pressed in; 0: none."""
        return self.it.guild_id or 0

    @property
    def values(self) -> list[str]:
        """What was chosen in a list."""
        data: Any = self.it.data or {}
        return [str(value) for value in data.get("values", ())]

    @property
    def chosen(self) -> str:
        """The one thing that was chosen in a list; NotOurs without one."""
        if not self.values:
            raise NotOurs(self.press.verb)
        return self.values[0]

    @property
    def fields(self) -> dict[str, str]:
        """What was written into a form, by the names of its fields."""
        data: Any = self.it.data or {}
        found: dict[str, str] = {}
        for row in data.get("components", ()):
            for part in row.get("components", ()) or [row.get("component") or {}]:
                if "custom_id" in part:
                    found[part["custom_id"]] = str(part.get("value", ""))
        return found


class LiveTables(Protocol):
    """The games that are played in this process, as far as presses depend on them."""

    def find(self, game: int) -> Placed | None:
        """Return a table in memory."""

    async def wait_loaded(self, game: int) -> object:
        """Wait until the table of a live game is read."""


Handler: TypeAlias = Callable[[Click], Awaitable[Answer | None]]
"""Does what was pressed; what it returns is shown to whoever pressed."""
H = TypeVar("H", bound=Handler)
Check: TypeAlias = Callable[[discord.Interaction[Any]], None]
"""Refuses whoever may not press something."""


@dataclass(frozen=True)
class Verb:
    """Who answers a press, how it is acknowledged, what it needs, and how many arguments it has."""

    handler: Handler
    ack: Ack
    needs: Needs
    takes: range
    check: Check | None


class Routes:
    """Where handlers are registered that need the same, behind the same check."""

    def __init__(self, verbs: dict[str, Verb], needs: Needs, check: Check | None = None) -> None:
        self.verbs = verbs
        self._needs, self._check = needs, check

    def add(self, verb: str, ack: Ack, handler: Handler, takes: int | range = 0) -> None:
        """Register the handler of a verb. It is called when the press has been acknowledged.

        `takes` is how many arguments its custom ids have: all that were ever posted.
        """
        if verb in self.verbs:
            raise ValueError(f"two handlers for {verb}")
        count = takes if isinstance(takes, range) else range(takes, takes + 1)
        self.verbs[verb] = Verb(handler, ack, self._needs, count, self._check)

    def on(self, verb: str, ack: Ack, takes: int | range = 0) -> Callable[[H], H]:
        """The same as a decorator, for handlers that are longer than a line."""

        def register(handler: H) -> H:
            self.add(verb, ack, handler, takes)
            return handler

        return register


class Router(Routes):
    """Handlers by verb. Their errors end in one place, `explain`.

    Handlers that are registered with the router itself need a game.
    """

    def __init__(
        self,
        answers: Answers,
        stores: Stores,
        tables: LiveTables,
        explain: Callable[[Reply, BaseException], Awaitable[None]],
    ) -> None:
        super().__init__({}, Needs.GAME)
        self.answers = answers
        self.stores = stores
        self.tables = tables
        self.explain = explain

    def routes(self, needs: Needs, check: Check | None = None) -> Routes:
        """Where to register handlers that need something else."""
        return Routes(self.verbs, needs, check)

    async def dispatch(self, it: discord.Interaction[Any]) -> None:
        """Answer a component or a modal."""
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
                await self._succeeds(click, reply.whisper(link))
        if not reply.is_shared:  # else the changed message is to be the answer
            await reply.acknowledge(silent=True)

    async def _succeeds(self, click: Click, answering: Awaitable[None]) -> bool:
        """Return True if it works. If not, tell the user why."""
        try:
            await answering
        except Exception as error:  # noqa: BLE001 - nothing a user does may pass in silence
            await self.explain(click.reply, error)
            return False
        return True

    async def _admit(self, click: Click, verb: Verb) -> None:
        """Refuse what is out of reach, and wait for the table that a press is about."""
        if len(click.press.args) not in verb.takes:
            raise NotOurs(click.press.verb)
        await self._check_reach(click, verb.needs)
        if self.tables.find(click.press.game) is None:
            # A form is the first answer: it waits only as long as Discord waits for it.
            with refusing("error-not_ready", TimeoutError):
                async with asyncio.timeout(FORM_PATIENCE if verb.ack is Ack.FORM else None):
                    await self.tables.wait_loaded(click.press.game)

    async def _carry_out(self, click: Click, verb: Verb) -> None:
        """Do what was pressed, and show the user what comes of it."""
        if verb.check is not None:
            verb.check(click.it)
        shown = await verb.handler(click)
        if shown is not None:
            await (click.reply.whisper if verb.ack is Ack.ANSWER else click.reply.redraw)(shown)
        if trouble := self.answers.messages.trouble(click.press.game, click.user):
            await click.reply.whisper(trouble)

    def _link_to_table(self, click: Click) -> str:
        """Return where the table is, for a press on an older message that was left behind."""
        message, component = click.it.message, discord.InteractionType.component
        if message is None or click.reply.private or click.it.type is not component:
            return ""
        if message.interaction_metadata is not None:
            return ""  # an answer to somebody is not part of the table
        table = self.answers.messages.leave(click.press.game, message)
        if table is None:
            return ""
        link = address(click.it.guild_id or 0, table.channel, table.message)
        return say("table-left", link=link)

    async def _check_reach(self, click: Click, needs: Needs) -> None:
        """Refuse what belongs to another server or to a channel that the user cannot see.

        What does not exist any more passes: its handler says so.
        """
        if needs is Needs.LEAGUE:
            night = await self.stores.leagues.league(click.press.count())
            if night is not None:
                _check_seen(click, night)
        game = click.press.game
        if not game:
            if needs in (Needs.GAME, Needs.SERVER_GAME):
                raise NotOurs(click.press.verb)
            return
        found = self.tables.find(game) or await self.stores.games.game(game)
        if found is None:
            return
        if found.guild == click.it.guild_id:
            if needs is Needs.SERVER_GAME or visible(click.it, found.channel):
                return
            if game in await self.stores.games.seated(click.user):
                return
        _check_seen(click, found)


def _check_seen(click: Click, found: Placed) -> None:
    """Refuse what belongs to another server or to a channel that the user cannot see."""
    if found.guild != click.it.guild_id:
        raise NotOurs(click.press.verb)
    if not visible(click.it, found.channel):
        raise Refused("error-hidden")

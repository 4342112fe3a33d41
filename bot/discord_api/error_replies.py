"""One error path: whatever goes wrong becomes a private sentence that says what to do.

In this order: a second delivery is dropped in silence; refusals of the rules
become their sentence with what is asked now; seats, pauses, missing and damaged
games have sentences of their own, and so has what cannot be saved; a missing permission
is named; where Discord takes no answer at all there is none, and where it is in trouble it says so;
anything else is an apology with a number that is in the log.
"""

from __future__ import annotations

import logging
import secrets
from typing import Any

import discord
from discord import app_commands

from bot.discord_api.answers import Reply, Unanswered
from bot.discord_api.permissions import no_permission
from bot.discord_api.sender import ChannelGone, DiscordIO, Forbidden, Refusal, is_limit, is_outage
from bot.discord_api.tables_here import table_of
from bot.store.database.rows import Unreadable
from bot.store.database.writer import DatabaseFailed, LeaseLost
from bot.store.games.games import AlreadyDone
from bot.support.refusals import Outlived, Refused
from bot.tables.registry import Tables
from bot.tables.table import Closed, LiveTable, Moved, Paused
from bot.ui.custom_ids import NotOurs
from bot.words import listed, safe, say
from bot.words.narration.illegal_actions import reason, setup_problem
from engine.asked import now_asked, waiting
from engine.errors import BadSetup, Illegal

_log = logging.getLogger(__name__)

ERROR_ID = "error_id"
"""The attribute of a log record that has the number which the user was told."""

_SENTENCES: dict[type[BaseException], str] = {
    Moved: "error-moved",
    Paused: "error-paused",
    Closed: "error-gone",
    Unreadable: "error-unreadable",
    LeaseLost: "error-one_moment",
    NotOurs: "error-old_command",
    app_commands.TransformerError: "error-old_command",
    app_commands.CommandSignatureMismatch: "error-old_command",
    app_commands.CommandNotFound: "error-old_command",
    DatabaseFailed: "error-not_saved",
}
"""What has a sentence of its own."""


def _sentence_about(error: BaseException) -> str:
    return next((key for kind, key in _SENTENCES.items() if isinstance(error, kind)), "")


class Troubles:
    """Explains errors to those who met them."""

    def __init__(self, tables: Tables, io: DiscordIO) -> None:
        self.tables = tables
        self.io = io

    async def explain(self, reply: Reply, error: BaseException) -> None:
        """Answer privately; never raises."""
        if isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        text = self.sentence(reply.it, error)
        if text is None:
            return
        table = table_of(self.tables, reply.it)
        outlived = isinstance(error, Outlived | Closed)
        try:
            await reply.refuse(text, log=table.seq if table else 0, outlived=outlived)
        except Unanswered as late:
            _log.info("an interaction could not be answered: %s", late)

    def sentence(self, it: discord.Interaction[Any], error: BaseException) -> str | None:
        """The words for an error; None where silence is right."""
        match error:
            case AlreadyDone():
                return None
            case Illegal():
                return self._refusal(it, error)
            case BadSetup():
                return setup_problem(error)
            case Refused():
                return str(error)
            case NotOurs() if it.type is not discord.InteractionType.application_command:
                return say("error-old_button")
            case _ if sentence := _sentence_about(error):
                return say(sentence)
            case Forbidden() | ChannelGone():
                channel = it.channel_id or 0
                lacking = self.io.missing(it.guild_id or 0, channel) or ["send_messages"]
                return str(no_permission(lacking, f"<#{channel}>"))
            case Refusal():
                _log.warning("Discord refused what somebody asked for: %s", error)
                return say("error-refused", reason=safe(error.words))
            case Unanswered():
                _log.info("an interaction could not be answered: %s", error)
                return None
            case _ if is_limit(error):
                _log.warning(
                    "a limit of Discord is reached, so a wish was not fulfilled: %r", error
                )
                return say("error-limit")
            case _ if is_outage(error):
                _log.warning("Discord is in trouble, so a wish was not fulfilled: %r", error)
                return say("error-outage")
            case _:
                number = secrets.token_hex(4)
                _log.error(
                    "error %s, as whoever met it was told: %r",
                    number,
                    error,
                    exc_info=error,
                    extra={ERROR_ID: number},
                )
                return say("error-unexpected", number=number)

    def _refusal(self, it: discord.Interaction[Any], no: Illegal) -> str:
        table = table_of(self.tables, it)
        if table is None:
            return say("error-gone")
        names = [safe(name) for name in table.names]
        return say("error-now", reason=reason(no, table.ed, names), now=_now(table))


def _now(table: LiveTable) -> str:
    """What the table waits for, in a few words."""
    asked = waiting(table.state)
    if not asked:
        return say("panel-over")
    who = listed(safe(table.names[seat]) for seat in asked)
    return say("error-waiting", who=who, what=say(f"error-asked-{now_asked(table.state)}"))

"""The one error path: it explains an interaction's error to its user in a private sentence.

`Troubles.sentence` checks in this order:

1. A request that is already done gets no answer.
2. A refusal by the rules of the game becomes its reason and what the table waits for.
3. Any other refusal of the bot becomes its own sentence.
4. Changed seats, pauses, missing or damaged games, old buttons and failed writes have a sentence.
5. For missing permissions, the sentence names them. Other refusals of Discord are quoted.
6. If Discord no longer takes an answer, the error gets none.
7. Rate limits and outages of Discord have a sentence.
8. Any other error becomes an apology with a number that is in the log.
"""

from __future__ import annotations

import logging
import secrets
from typing import Any

import discord
from discord import app_commands

from bot.discord_api.answers import Reply, Unanswered
from bot.discord_api.permissions import no_permission
from bot.discord_api.sender import (
    ChannelGone,
    DiscordRefusal,
    DiscordSender,
    Forbidden,
    is_limit,
    is_outage,
)
from bot.discord_api.tables_here import table_of
from bot.store.database.rows import Unreadable
from bot.store.database.writer import DatabaseFailed, LeaseLost
from bot.store.games.games import AlreadyDone
from bot.support.refusals import Expired, Refused
from bot.tables.registry import Tables
from bot.tables.table import Closed, LiveTable, Moved, Paused
from bot.ui.custom_ids import NotOurs
from bot.words import listed, safe, say
from bot.words.narration.illegal_actions import reason, setup_problem
from engine.asked import now_asked, waiting
from engine.errors import BadSetup, Illegal

_log = logging.getLogger(__name__)

ERROR_ID = "error_id"
"""The attribute of a log record that holds the error number which the user was told."""

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
"""The message key of the sentence for each of these errors."""


def _sentence_about(error: BaseException) -> str:
    return next((key for kind, key in _SENTENCES.items() if isinstance(error, kind)), "")


class Troubles:
    """The error path, which explains an error to the user of an interaction."""

    def __init__(self, tables: Tables, io: DiscordSender) -> None:
        self.tables = tables
        self.io = io

    async def explain(self, reply: Reply, error: BaseException) -> None:
        """Answer an interaction privately with the words for an error.

        Do nothing if the error needs none.
        """
        if isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        text = self.sentence(reply.it, error)
        if text is None:
            return
        table = table_of(self.tables, reply.it)
        outlived = isinstance(error, Expired | Closed)
        try:
            await reply.refuse(text, log=table.seq if table else 0, outlived=outlived)
        except Unanswered as late:
            _log.info("an interaction could not be answered: %s", late)

    def sentence(self, it: discord.Interaction[Any], error: BaseException) -> str | None:
        """Return the words for an error, or None for an error that needs no answer.

        Log rate limits, outages, unexpected errors and answers that come too late. Log also
        Discord's refusals, except missing permissions.
        """
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
            case DiscordRefusal():
                _log.warning("Discord refused a request for a user: %s", error)
                return say("error-refused", reason=safe(error.words))
            case Unanswered():
                _log.info("an interaction could not be answered: %s", error)
                return None
            case _ if is_limit(error):
                _log.warning("Discord limits the requests, so an interaction has failed: %r", error)
                return say("error-limit")
            case _ if is_outage(error):
                _log.warning("Discord is in trouble, so an interaction has failed: %r", error)
                return say("error-outage")
            case _:
                number = secrets.token_hex(4)
                _log.error(
                    "error %s (the number that the user was told): %r",
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
    """Return the words that say who is asked for what at a table, or that the game is over."""
    asked = waiting(table.state)
    if not asked:
        return say("panel-over")
    who = listed(safe(table.names[seat]) for seat in asked)
    return say("error-waiting", who=who, what=say(f"error-asked-{now_asked(table.state)}"))

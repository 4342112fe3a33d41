"""The command tree, which receives all slash commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord_api.answers import Ack, Answers, reply_to
from bot.discord_api.command_options import check_options
from bot.discord_api.error_replies import Troubles
from bot.discord_api.tables_here import table_of
from bot.tables.registry import Tables
from bot.ui.custom_ids import NotOurs


class CommandTree(app_commands.CommandTree[Any]):
    """A command tree that creates a `Reply` and checks the option values before a command runs."""

    def __init__(
        self, client: discord.Client, tables: Tables, answers: Answers, troubles: Troubles
    ) -> None:
        super().__init__(client)
        self.tables = tables
        self.answers = answers
        self.troubles = troubles

    async def interaction_check(self, it: discord.Interaction[Any]) -> bool:
        if it.type is discord.InteractionType.autocomplete:
            return self.answers.begin_answer(it)  # the suggestions are the answer
        table = table_of(self.tables, it)
        reply = await self.answers.begin(it, Ack.ANSWER, table.game if table else 0)
        if reply is None:
            return False
        try:
            check_options(it)
        except NotOurs as error:
            await self.troubles.explain(reply, error)
            return False
        return True

    async def on_error(
        self, it: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        if it.type is not discord.InteractionType.autocomplete:
            await self.troubles.explain(reply_to(it), error)

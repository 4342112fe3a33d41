"""Where slash commands arrive."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.client import Rentroll
from bot.ui.answers import Ack, reply_to
from bot.ui.ids import NotOurs
from bot.ui.options import check_options


class CommandTree(app_commands.CommandTree["Rentroll"]):
    """Slash commands: acknowledged before they run; their errors go the way of all errors."""

    async def interaction_check(self, it: discord.Interaction[Rentroll]) -> bool:
        if it.type is discord.InteractionType.autocomplete:
            return self.client.answers.hear(it)  # suggestions are an answer of their own
        table = self.client.table_of(it)
        reply = await self.client.answers.begin(it, Ack.ANSWER, table.game if table else 0)
        if reply is None:
            return False
        try:
            check_options(it)
        except NotOurs as error:
            await self.client.troubles.explain(reply, error)
            return False
        return True

    async def on_error(
        self, it: discord.Interaction[Rentroll], error: app_commands.AppCommandError
    ) -> None:
        if it.type is not discord.InteractionType.autocomplete:
            await self.client.troubles.explain(reply_to(it), error)

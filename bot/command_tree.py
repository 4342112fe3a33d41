"""Where slash commands arrive."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.client import Rentroll
from bot.ui.answers import Ack, Reply, is_aloud, reply_to
from bot.ui.ids import NotOurs
from bot.ui.options import check_options


class CommandTree(app_commands.CommandTree["Rentroll"]):
    """Slash commands: acknowledged before they run; their errors go the way of all errors."""

    async def interaction_check(self, it: discord.Interaction[Rentroll]) -> bool:
        if not self.client.attend_to(it):
            return False
        if it.type is discord.InteractionType.autocomplete:
            return True  # suggestions are an answer of their own
        if not await self.client.is_ours(it):
            return False
        if table := self.client.table_of(it):
            self.client.keeper.wake_up(table.game, it)
        reply = Reply(self.client, it, Ack.ANSWER, public=is_aloud(it))
        reply.begin()
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

"""The commands `/privacy show` and `/privacy delete` for a user's own data."""

from __future__ import annotations

from typing import Any

from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.localise import command_group
from bot.discord_api.router import Click, Router, Target
from bot.servers.privacy.actions import PersonalData
from bot.store.stores import Stores
from bot.tables.registry import Tables
from bot.ui.custom_ids import press_id
from bot.ui.message import Message, question
from bot.words import say

DELETE = "privacy-delete"


def add_to(
    tree: CommandTree[Any],
    router: Router,
    stores: Stores,
    tables: Tables,
    personal_data: PersonalData,
) -> None:
    """Register the `/privacy` commands and the button that confirms a deletion."""
    group = command_group(tree, "privacy", "privacy-command", anywhere=True)

    @slash(group, "privacy", "show")
    async def show(it: It) -> Message:
        known = (await personal_data.everything_about(it.user.id)).decode()
        file_name = "rentroll-about-me.json"
        return Message(say("privacy-shown"), attached=known, file_name=file_name)

    @slash(group, "privacy", "delete")
    async def delete(it: It) -> Message:
        seated = await stores.games.seated(it.user.id)
        playing = sum([await tables.wait_loaded(game) is not None for game in seated])
        lines = [say("privacy-ask", games=playing)]
        if await stores.bans.about(it.user.id) or await stores.blocks.about(it.user.id):
            lines.append(say("privacy-sent_away"))
        asked = "\n".join([*lines, say("privacy-ask_foot")])
        return question(asked, say("privacy-button"), press_id(0, DELETE))

    @router.routes(Target.NOTHING).on(DELETE, Ack.CHANGE)
    async def delete_now(click: Click) -> str:
        await personal_data.forget_user(click.user)
        return say("privacy-done")

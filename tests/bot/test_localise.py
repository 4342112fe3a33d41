"""Commands ask the catalogue for their words in other languages."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.catalogue import say
from bot.localise import Localiser
from tests.bot.evening import Evening

pytestmark = pytest.mark.asyncio

GERMAN = {"setup.command": "Was dieser Server erlaubt und bevorzugt"}


async def test_a_command_is_described_in_every_language_we_have(evening: Evening):
    command = evening.bot.tree.get_command("setup")
    assert isinstance(command, app_commands.Command)
    payload = await command.get_translated_payload(
        evening.bot.tree, Localiser({"de": GERMAN, "en": {}})
    )
    assert payload["description"] == say("setup.command")
    assert payload["description_localizations"] == {
        discord.Locale.german.value: GERMAN["setup.command"]
    }


async def test_the_bot_asks_the_catalogue_and_english_alone_changes_nothing(evening: Evening):
    translator = evening.bot.tree.translator
    assert isinstance(translator, Localiser)
    command = evening.bot.tree.get_command("setup")
    assert isinstance(command, app_commands.Command)
    payload = await command.get_translated_payload(evening.bot.tree, translator)
    assert not payload.get("description_localizations")

"""Tests of other languages, in commands and in everything that a server reads."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands

from bot.discord_api.localise import Localiser
from bot.words import ENGLISH, LANGUAGES, Language, say, speaking
from tests.support.evening import Evening, buttons
from tests.support.lobbying import lobby_says, opened, press, told
from tests.support.moderating import SHOP, choose, guild_id, lists, page_of, section, setting
from tests.support.patience import patience
from tests.support.reading import saying, see
from tests.support.tables import start_table, turn_of

pytestmark = pytest.mark.asyncio

GERMAN = "Was dieser Server erlaubt und bevorzugt"
PIRATE = {
    "setup-language_name": "Pirate",
    "setup-foot": "Arr, it counts at once.",
    "lobby-host_only": "Arr, that be for { $host } to decide!",
    "play-shown": "Arr, there she floats.",
    "panel-title": "Arr, { $name }, ye have { $cash } in yer chest.",
    "seat-kept": "{ $name } fell asleep in the crow's nest.",
    "table-trade": "Barter",
    "table-ask-roll": "**{ $who }**, throw the bones!",
    "lobby-title": "## Arr, { $edition } of { $host }",
}


def all_speak(evening: Evening, language: str) -> None:
    """Set the Discord language of all users."""
    for user in evening.running.stage.world.users.values():
        user.locale = language


@pytest.fixture
def pirate(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language with a few translated messages."""
    messages = [f"{key} = {text}" for key, text in PIRATE.items()]
    monkeypatch.setitem(LANGUAGES, "xx", Language("xx", messages))


async def test_a_command_is_described_in_every_language_we_have(evening: Evening):
    command = evening.parts.tree.get_command("setup")
    assert isinstance(command, app_commands.Command)
    german = Language("de", [f"setup-command_setup = {GERMAN}"])
    payload = await command.get_translated_payload(evening.parts.tree, Localiser({"de": german}))
    assert payload["description"] == say("setup-command_setup")
    assert payload["description_localizations"] == {discord.Locale.german.value: GERMAN}


async def test_descriptions_come_from_the_message_files_and_english_needs_no_translation(
    evening: Evening,
):
    assert isinstance(evening.parts.tree.translator, Localiser)
    translator = Localiser({"en": ENGLISH})
    command = evening.parts.tree.get_command("setup")
    assert isinstance(command, app_commands.Command)
    payload = await command.get_translated_payload(evening.parts.tree, translator)
    assert not payload.get("description_localizations")


async def test_texts_in_a_block_are_in_its_language_or_else_in_english(pirate: None):
    with speaking("xx"):
        assert say("play-shown") == PIRATE["play-shown"]
        assert say("table-panel") == "My panel", "English is spoken where a word is missing"
    english = say("play-shown")
    assert english != PIRATE["play-shown"]
    with speaking("tlh"):
        assert say("play-shown") == english


async def test_preferences_offer_no_language_if_there_is_only_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    for name in [name for name in LANGUAGES if name != "en"]:
        monkeypatch.delitem(LANGUAGES, name)
    mia = await evening.seat("Mia")
    page = await section(mia, await page_of(mia), "quiet")
    assert set(lists(page)) == {"section", "pings", "talk"}


async def test_a_moderator_chooses_the_language_and_reads_it_at_once(
    evening: Evening, pirate: None
):
    mia = await evening.seat("Mia")
    all_speak(evening, "th")  # a language that the bot does not have
    page = await section(mia, await page_of(mia), "quiet")
    offered = {one["label"]: one["value"] for one in lists(page)["language"]["options"]}
    assert offered.pop(say("setup-language_auto")) == "auto"
    assert {"English": "en", "Pirate": "xx"}.items() <= offered.items()
    page = await choose(mia, page, "language", "xx")
    assert "**Language**: Pirate" in page["content"]
    assert PIRATE["setup-foot"] in page["content"]


async def test_a_server_is_answered_in_its_language_on_buttons_and_commands(
    evening: Evening, pirate: None
):
    await setting(evening, language="xx")
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    all_speak(evening, "xx")
    lobby = await opened(ana, channel="table-one")
    assert lobby["content"].startswith("## Arr, ")
    await press(ben, lobby, "Settings")
    await told(ben, "Arr, that be for Ana to decide!")
    await start_table(evening)
    await ana.slash("table")
    await told(ana, PIRATE["play-shown"])


async def test_a_live_table_is_in_the_language_of_its_server(evening: Evening, pirate: None):
    await setting(evening, language="xx")
    world = evening.running.stage.world
    guild = guild_id(evening, SHOP)
    shop = next(c for c in world.channels.values() if c.guild_id == guild and c.type == 0)
    await start_table(evening, shop.id, change=turn_of(0))
    table = await start_table(evening, change=turn_of(0))
    ana = evening.people["Ana"]
    all_speak(evening, "xx")
    message = await see(evening, ana, saying("**Ana**, throw the bones!"))
    assert {"Barter", "My panel"} <= set(buttons(message)), "English where a word is missing"
    await press(ana, message, "My panel")
    await told(ana, "Arr, Ana, ye have")
    await evening.until(
        lambda: any("it's your roll" in there.content for there in shop.messages.values())
    )
    await setting(evening, language="en")
    table.notify(None)
    await lobby_says(ana, message, "**Ana**, it's your roll.")


async def test_words_after_a_timeout_are_in_the_servers_language(evening: Evening, pirate: None):
    await setting(evening, language="xx")
    table = await start_table(evening, robots=0, speed="live")
    async with patience():
        while not table.seats[0].kept:
            evening.time.now += 3600
            await evening.parts.tables.tick()
            await asyncio.sleep(0)  # the computer plays for absent players
    assert "Ana fell asleep in the crow's nest." in [told.words for told in table.story]
    assert say("play-shown") != PIRATE["play-shown"], "the clock itself speaks no language"

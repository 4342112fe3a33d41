"""Browser tests of slash commands: search, options and errors."""

from __future__ import annotations

import pytest

from tests.support.page_fixtures import Theatre, Windows, theatre, windows

expect = pytest.importorskip("playwright.async_api").expect
pytestmark = pytest.mark.asyncio(loop_scope="module")

__all__ = ["theatre", "windows"]


async def test_a_slash_lists_the_commands_and_typing_narrows_the_list(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    await ana.type("/")
    options = ana.page.get_by_role("option")
    await expect(options.filter(has_text="/game new")).to_contain_text("Begin a game")
    await expect(options.filter(has_text="/deed")).to_contain_text("street")
    await ana.page.keyboard.type("ga")
    await expect(options).to_have_count(2)
    await ana.page.keyboard.press("Escape")
    await expect(options).to_have_count(0)
    await expect(ana.entry).to_be_focused()


async def test_autocomplete_offers_what_the_bot_suggests_and_sends_its_value(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    await ana.type("/deed mil")
    suggestions = ana.page.get_by_role("option")
    await expect(suggestions).to_have_text(["Mill Road"])
    await ana.page.keyboard.press("Enter")
    await expect(ana.main.locator(".pill-input")).to_have_value("Mill Road")
    await ana.page.keyboard.press("Enter")
    answer = ana.says("Deed MILL ROAD 0 red the Bank")
    await expect(answer).to_be_visible()
    await expect(answer.locator(".context")).to_have_text("Anaused/deed")


async def test_every_kind_of_option_can_be_filled_in_with_the_keyboard_alone(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    press, write = ana.page.keyboard.press, ana.page.keyboard.type
    await ana.type("/deed anything")
    for name, value in (("houses", "3"), ("tone", "bl"), ("owner", "be"), ("public", "fa")):
        await press("Tab")
        await expect(ana.main.locator(".add-option", has_text=name)).to_be_focused()
        await press("Enter")
        await expect(ana.main.locator(".pill-input").last).to_be_focused()
        await write(value)
        if name != "houses":
            await expect(ana.page.get_by_role("option")).to_have_count(1)
            await press("Enter")
    await press("Enter")
    secret = ana.says("Deed anything 3 blue Ben")
    await expect(secret).to_contain_text("Only you can see this")


async def test_invalid_options_are_shown_before_the_command_is_sent(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    hint = ana.main.locator(".hint")
    await ana.type("/game new ")
    await expect(hint).to_contain_text("whole number, at least 2, at most 8, required")
    await ana.page.keyboard.press("Enter")
    await expect(hint).to_contain_text("This option is required.")
    await ana.page.keyboard.type("nine")
    await ana.page.keyboard.press("Enter")
    await expect(hint).to_contain_text("A whole number, please.")
    await ana.main.locator(".pill-input").fill("9")
    await ana.page.keyboard.press("Enter")
    await expect(hint).to_contain_text("At most 8.")
    await expect(ana.messages).to_have_count(0)
    await ana.main.locator(".pill-input").fill("4")
    await ana.page.keyboard.press("Enter")
    await expect(ana.says("A game for 4").locator(".context")).to_contain_text("/game new")


async def test_closing_a_commands_form_restores_the_text_field(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.type("/game new ")
    await expect(ana.main.locator(".pill")).to_have_count(1)
    await ana.page.keyboard.press("Backspace")
    await expect(ana.entry).to_be_focused()
    await ana.send("plain words")
    await expect(ana.says("plain words")).to_be_visible()


async def test_a_file_can_be_given_to_a_command(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.type("/paper ")
    await ana.main.locator(".pill input[type=file]").set_input_files(
        {"name": "rules.txt", "mimeType": "text/plain", "buffer": b"be kind"}
    )
    await expect(ana.main.locator(".pill")).to_contain_text("rules.txt")
    await ana.main.get_by_role("button", name="Send").click()
    await expect(ana.says("Got rules.txt of 7 bytes")).to_be_visible()


async def test_messages_and_people_have_context_menu_commands(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.send("Quote me")
    message = ana.says("Quote me")
    await message.hover()
    await message.get_by_role("button", name="More").click()
    await ana.page.get_by_role("menuitem", name="Quote it").click()
    await expect(ana.says("Quoted message")).to_be_visible()
    await ana.says("Quoted message").get_by_role("button", name="Rentroll").click()
    await ana.page.get_by_role("menuitem", name="Wave").click()
    await expect(ana.says("Ana waves to Rentroll")).to_be_visible()


async def test_a_command_mention_opens_the_commands_form(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("text")
    await ana.says("A quoted line").get_by_role("button", name="/deed").click()
    await expect(ana.main.locator(".command-name")).to_be_visible()


async def test_a_command_that_needs_a_server_is_not_offered_in_private(
    theatre: Theatre, windows: Windows
):
    cleo = await windows.fresh(f"/channels/{theatre.guild}/{theatre.channel()}?as=cleo")
    await cleo.command("letter")
    await cleo.page.get_by_role("button", name="Direct messages").click()
    await expect(cleo.says("A private word")).to_be_visible()
    await cleo.type("/")
    options = cleo.page.get_by_role("option")
    await expect(options.filter(has_text="/letter")).to_have_count(1)
    await expect(options.filter(has_text="/talk")).to_have_count(0)

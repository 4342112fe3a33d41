"""Browser tests of buttons, selects, modals and layouts, answered by the real client."""

from __future__ import annotations

import pytest

from tests.support.page_fixtures import Theatre, Windows, theatre, windows

expect = pytest.importorskip("playwright.async_api").expect
pytestmark = pytest.mark.asyncio(loop_scope="module")

__all__ = ["theatre", "windows"]

LATE = 3.1


async def test_a_button_changes_its_message_for_everyone(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.command("table")
    await ben.button("Count").click()
    await expect(ana.says("Counted to 1")).to_be_visible()
    await ana.button("Count").click()
    await expect(ben.says("Counted to 2")).to_be_visible()
    await expect(ana.button("Count")).to_be_focused()


async def test_the_page_can_be_used_with_the_keyboard_alone(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    press = ana.page.keyboard.press
    await ana.command("table")
    await expect(ana.entry).to_be_focused()
    await expect(ana.button("Count")).to_be_visible()
    for _ in range(20):
        await press("Shift+Tab")
        if await ana.button("Count").evaluate("button => button === document.activeElement"):
            break
    await press("Enter")
    await expect(ana.says("Counted to 1")).to_be_visible()
    await ana.messages.last.focus()
    await press("Tab")
    assert await ana.page.evaluate("document.activeElement.closest('article') !== null")
    outline = await ana.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    await ana.messages.last.focus()
    await ana.send("x")
    await ana.messages.last.focus()
    await press("ArrowUp")
    await expect(ana.messages.first).to_be_focused()


async def test_a_disabled_button_cannot_be_pressed_and_a_link_leads_outside(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("table")
    await expect(ana.button("Sold")).to_be_disabled()
    link = ana.main.get_by_role("link", name="Rules")
    await expect(link).to_have_attribute("href", "https://example.com/rules")
    await expect(link).to_have_attribute("rel", "noopener noreferrer nofollow")


async def test_an_ephemeral_answer_is_seen_by_one_person_only(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.command("table")
    await ben.button("Whisper").click()
    whisper = ben.says("Only for Ben")
    await expect(whisper).to_contain_text("Only you can see this · Dismiss message")
    await ben.send("Did you hear that?")
    await expect(ana.says("Did you hear that?")).to_be_visible()
    await expect(ana.says("Only for Ben")).to_have_count(0)
    await whisper.get_by_role("button", name="Dismiss message").click()
    await expect(whisper).to_have_count(0)


async def test_a_select_is_used_with_the_mouse(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("table")
    await ana.main.get_by_role("combobox", name="Choose a street").click()
    await ana.page.get_by_role("option", name="Mill Road").click()
    await expect(ana.says("You chose Mill Road")).to_be_visible()
    await expect(ana.main.get_by_role("combobox", name="Choose a street")).to_have_text("Mill Road")


async def test_selects_are_used_with_the_keyboard(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    press = ana.page.keyboard.press
    await ana.command("table")
    several = ana.main.get_by_role("combobox", name="Choose two or three")
    await several.focus()
    for key in ("ArrowDown", "Enter", "ArrowDown", "ArrowDown", "Enter", "Escape"):
        await press(key)
    await expect(ana.says("Several: Harbour Lane + Market Square")).to_be_visible()
    await ana.main.get_by_role("combobox", name="Choose a person").focus()
    await press("ArrowDown")
    await press("c")
    await press("Enter")
    await expect(ana.says("Person: Cleo")).to_be_visible()


async def test_too_few_choices_are_not_sent(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("table")
    several = ana.main.get_by_role("combobox", name="Choose two or three")
    await several.click()
    await ana.page.get_by_role("option", name="Old Bridge").click()
    await ana.page.keyboard.press("Escape")
    await expect(several).to_have_text("Choose two or three")
    await expect(several).not_to_have_attribute("aria-busy", "true")
    await expect(ana.messages).to_have_count(1)


async def test_a_list_stays_open_while_its_message_changes(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.command("table")
    await ana.main.get_by_role("combobox", name="Choose a street").click()
    await ben.button("Count").click()
    await expect(ben.says("Counted to 1")).to_be_visible()
    await ben.send("Done")
    await expect(ana.says("Done")).to_be_visible()
    await ana.page.get_by_role("option", name="Hill Street").click()
    await expect(ana.says("You chose Hill Street")).to_be_visible()
    await expect(ana.says("Counted to 1")).to_be_visible()


async def test_a_modal_is_filled_in_and_sent(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("table")
    await ana.button("Write").click()
    form = ana.page.get_by_role("dialog", name="House rules")
    await expect(form.get_by_label("Name")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("This is required.")).to_have_count(3)
    await form.get_by_label("Name").fill("x")
    await form.get_by_role("combobox", name="Street").click()
    await form.get_by_role("option", name="North Gate").click()
    await form.get_by_label("Slow").check()
    await form.get_by_label("Auctions").check()
    await form.get_by_label("Double salary").check()
    await expect(form.get_by_label("Free parking")).to_be_disabled()
    await form.get_by_label("Everybody agreed").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("At least 2 characters, please.")).to_be_visible()
    await form.get_by_label("Name").fill("xyz")
    await ana.page.keyboard.press("Enter")
    await expect(form).to_have_count(0)
    told = "Rules: xyz / North Gate / slow / Auctions+Double salary / True"
    await expect(ana.says(told)).to_be_visible()


async def test_a_modal_that_gets_no_answer_stays_open_with_its_text(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("table")
    await ana.button("Write").click()
    form = ana.page.get_by_role("dialog", name="House rules")
    await form.get_by_label("Name").fill("silence")
    await form.get_by_role("combobox", name="Street").click()
    await form.get_by_role("option", name="North Gate").click()
    await form.get_by_label("Slow").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_label("Sending")).to_be_visible()
    theatre.pass_time(LATE)
    await expect(form.locator(".modal-problem")).to_contain_text("did not respond")
    await expect(form.get_by_label("Name")).to_have_value("silence")
    await ana.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await ana.send("Never mind")
    await expect(ana.says("Never mind")).to_be_visible()
    await expect(ana.page.locator(".toast")).to_have_count(0)


async def test_escape_closes_a_modal_without_an_answer(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("note")
    form = ana.page.get_by_role("dialog", name="A note")
    await expect(form).to_contain_text("Notes are kept with the game.")
    await ana.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(ana.entry).to_be_focused()
    await expect(ana.messages).to_have_count(0)


async def test_a_file_can_be_put_into_a_modal(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("note")
    form = ana.page.get_by_role("dialog", name="A note")
    await form.get_by_label("Your note").fill("two\nlines")
    await form.locator("input[type=file]").set_input_files(
        {"name": "deed.txt", "mimeType": "text/plain", "buffer": b"mine"}
    )
    await expect(form).to_contain_text("deed.txt")
    await form.get_by_role("button", name="Submit").click()
    await expect(ana.says("(deed.txt)")).to_contain_text("Only you can see this")


async def test_a_button_that_gets_no_answer_says_that_the_interaction_failed(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("table")
    await ana.button("Silence").click()
    await expect(ana.main.locator("button[data-key=silence][aria-busy=true]")).to_be_visible()
    theatre.pass_time(LATE)
    await expect(ana.says("Counted to 0")).to_contain_text("This interaction failed")
    await ana.button("Count").click()
    await expect(ana.says("Counted to 1")).not_to_contain_text("This interaction failed")


async def test_a_command_without_an_answer_shows_a_private_notice(
    theatre: Theatre, windows: Windows
):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.command("late")
    await expect(ana.main.locator(".composer-status")).to_have_text("Sending /late…")
    theatre.pass_time(LATE)
    line = ana.says("did not respond")
    await expect(line).to_contain_text("Only you can see this")
    await expect(line.locator(".context")).to_contain_text("/late")
    await expect(ben.messages).to_have_count(0)
    await line.get_by_role("button", name="Dismiss message").click()
    await expect(ana.messages).to_have_count(0)


async def test_a_deferred_answer_shows_the_bot_as_thinking(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("think")
    await expect(ana.says("Rentroll is thinking…")).to_be_visible()
    await ana.command("answer")
    await expect(ana.says("The thought is complete")).to_be_visible()
    await expect(ana.says("is thinking")).to_have_count(0)


async def test_a_screen_reader_hears_answers_but_not_every_change(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("think")
    await ana.command("answer")
    answered = ana.says("The thought is complete")
    await expect(answered).to_be_visible()
    await expect(answered).not_to_have_attribute("aria-live", "off")
    await ana.command("table")
    await ana.button("Count").click()
    await expect(ana.says("Counted to 1")).to_have_attribute("aria-live", "off")


async def test_a_layout_shows_its_texts_pictures_file_and_controls(
    theatre: Theatre, windows: Windows
):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("layout")
    box = ana.says("Harbour Lane").locator(".container")
    await expect(box).to_have_css("--edge", "#2e8b57")
    await expect(box.get_by_role("heading", name="Harbour Lane")).to_be_visible()
    await expect(box.locator(".gallery img")).to_have_count(3)
    await expect(box.get_by_role("link", name="notes.txt", exact=True)).to_be_visible()
    await expect(box.locator(".section-accessory").get_by_text("Why?")).to_be_visible()
    await expect(ana.messages.locator("img[alt='The first view']")).to_have_count(1)
    spoiler = box.locator(".gallery .spoiler")
    await spoiler.click()
    await expect(spoiler.get_by_role("button", name="Open picture")).to_be_visible()
    await box.get_by_role("combobox", name="Where?").click()
    await expect(ana.page.get_by_role("option", name="lobby")).to_be_visible()

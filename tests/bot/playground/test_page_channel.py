"""Browser tests of a channel: people, threads, pictures, unread messages, phones, reconnects."""

from __future__ import annotations

import pytest

from tests.support.page_fixtures import PHONE, Line, Theatre, Windows, theatre, windows

expect = pytest.importorskip("playwright.async_api").expect
pytestmark = pytest.mark.asyncio(loop_scope="module")

__all__ = ["theatre", "windows"]

ALT = "A blue square with a white house in its middle"


async def test_messages_appear_in_another_window_without_a_reload(
    theatre: Theatre, windows: Windows
):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.type("Hello")
    await expect(ben.main.locator(".composer-status")).to_have_text("Ana is typing…")
    await ana.page.keyboard.press("Shift+Enter")
    await ana.page.keyboard.type("**there**")
    await ana.page.keyboard.press("Enter")
    await ana.send("And again")
    await expect(ben.messages).to_have_count(2)
    await expect(ben.messages.first.locator("strong")).to_have_text("there")
    await expect(ben.messages.nth(1)).to_have_class("message grouped")
    await expect(ben.main.locator(".day-line")).to_have_count(1)
    await expect(ben.main.get_by_role("log")).to_have_attribute("aria-live", "polite")


async def test_one_click_switches_to_another_person(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    window = await windows.fresh(f"/channels/{theatre.guild}/{channel}")
    await window.send("I am the first")
    await window.page.get_by_role("link", name="Act as Cleo").click()
    await expect(window.page.locator(".me-name")).to_have_text("Cleo")
    await window.send("I am the second")
    await expect(window.says("I am the first").locator(".name")).to_have_text("Ana")
    await expect(window.says("I am the second").locator(".name")).to_have_text("Cleo")
    await window.page.reload()
    await expect(window.page.locator(".me-name")).to_have_text("Cleo")


async def test_a_pinned_window_stays_with_its_person(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await expect(ana.page.locator(".me")).to_contain_text("pinned window")
    other = ana.page.get_by_role("link", name="Open a window as Ben")
    await expect(other).to_have_attribute("target", "_blank")


async def test_a_reply_shows_the_answered_message(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.send("Who starts?")
    await ben.says("Who starts?").hover()
    await ben.button("Reply").click()
    await expect(ben.main.locator(".reply-bar")).to_contain_text("Replying to Ana")
    await ben.send("You do")
    context = ana.says("You do").locator(".context")
    await expect(context).to_contain_text("Who starts?")
    await expect(ana.says("You do")).to_have_class("message mentioned")


async def test_reactions_are_counted_and_can_be_removed(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.send("Fine?")
    await ben.says("Fine?").hover()
    await ben.button("Add reaction").click()
    await ben.page.get_by_role("menuitem", name="thumbs up").click()
    reaction = ana.says("Fine?").locator(".reaction")
    await expect(reaction).to_have_text("\N{THUMBS UP SIGN}1")
    await reaction.click()
    await expect(ben.says("Fine?").locator(".reaction-count")).to_have_text("2")
    await reaction.click()
    await expect(ben.says("Fine?").locator(".reaction-count")).to_have_text("1")


async def test_a_person_can_delete_their_own_message(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.send("Oops")
    await expect(ben.says("Oops")).to_be_visible()
    await ana.says("Oops").hover()
    await ana.button("More").click()
    await ana.page.get_by_role("menuitem", name="Delete message").click()
    await expect(ben.says("Oops")).to_have_count(0)


async def test_a_mention_is_completed_and_counted_in_the_other_window(
    theatre: Theatre, windows: Windows
):
    here, there = theatre.channel(), theatre.channel()
    ana, ben = await windows.open("ana", here), await windows.open("ben", there)
    await ana.send("Quiet before")
    mark = ben.page.locator(f".channel[data-channel='{here}']")
    await expect(mark).to_have_class("channel news")
    await mark.click()
    await expect(mark).to_have_class("channel here")
    await ben.page.locator(f".channel[data-channel='{there}']").click()
    await ana.type("@be")
    await ana.page.get_by_role("option", name="Ben").click()
    await ana.send("your turn")
    await expect(ana.says("your turn").locator(".mention")).to_have_text("@Ben")
    await expect(mark.locator(".ping")).to_have_text("1")
    await mark.click()
    await expect(ben.main.locator(".unread-line + article")).to_contain_text("your turn")
    await expect(mark.locator(".ping")).to_have_count(0)


async def test_a_thread_opens_beside_its_channel(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    ana, ben = [await windows.open(name, channel) for name in ("ana", "ben")]
    await ana.command("talk")
    card = ana.says("Let us talk").locator(".thread-card")
    await expect(card).to_contain_text("1 message")
    await card.click()
    await expect(ana.thread).to_contain_text("Let us talk about Mill Road")
    await expect(ana.thread).to_contain_text("Welcome to the thread")
    await expect(ana.main.get_by_role("log")).to_be_visible()
    await ana.thread.locator("textarea").fill("Hello thread")
    await ana.page.keyboard.press("Enter")
    await expect(card).to_contain_text("2 messages")
    await ben.page.locator(".channel.in-thread", has_text="Mill Road").last.click()
    await expect(ben.thread.locator("article", has_text="Hello thread")).to_be_visible()
    await ben.thread.locator("textarea").focus()
    await ben.page.keyboard.press("Escape")
    await expect(ben.thread).to_be_hidden()


async def test_pictures_have_descriptions_and_can_be_enlarged(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("board")
    message = ana.says("Round 3")
    images = message.locator(".picture img")
    await expect(images).to_have_count(2)
    for image in await images.all():
        await expect(image).to_have_attribute(
            "alt", "A blue square with a white house in its middle"
        )
        await expect(image).to_have_js_property("complete", True)
        assert await image.evaluate("image => image.naturalWidth") > 0
    await message.get_by_role("button", name="Show the picture's description").first.click()
    await expect(message.locator(".alt-words").first).to_be_visible()
    await message.get_by_role("button", name="Open picture").last.click()
    view = ana.page.get_by_role("dialog", name="Picture")
    await expect(view).to_contain_text("A blue square")
    large = view.locator("img")
    before = (await large.bounding_box())["width"]
    await view.get_by_role("button", name="Zoom").click()
    await expect(view.get_by_role("button", name="Zoom")).to_have_attribute("aria-pressed", "true")
    assert (await large.bounding_box())["width"] > before
    await ana.page.keyboard.press("Escape")
    await expect(view).to_have_count(0)


async def test_older_messages_load_and_the_newest_is_one_click_away(
    theatre: Theatre, windows: Windows
):
    channel = theatre.channel()
    for number in range(70):
        theatre.say("dan", channel, f"line {number}")
    ana = await windows.fresh(f"/channels/{theatre.guild}/{channel}?as=ana")
    await expect(ana.says("line 69")).to_be_in_viewport()
    assert await ana.messages.count() == 50
    await ana.main.locator(".scroller").evaluate("list => { list.scrollTop = 0; }")
    await expect(ana.messages).to_have_count(70)
    await expect(ana.says("line 69")).not_to_be_in_viewport()
    await ana.button("Jump to newest").click()
    await expect(ana.says("line 69")).to_be_in_viewport()


async def test_a_bot_can_write_to_a_person_in_private(theatre: Theatre, windows: Windows):
    address = f"/channels/{theatre.guild}/{theatre.channel()}?as=cleo"
    cleo = await windows.fresh(address)
    await cleo.command("letter")
    await cleo.page.get_by_role("button", name="Direct messages").click()
    await expect(cleo.says("A private word")).to_be_visible()
    await expect(cleo.entry).to_have_attribute("placeholder", "Message @Rentroll")
    await cleo.send("Thank you")
    await expect(cleo.says("Thank you")).to_be_visible()


async def test_a_refused_message_returns_to_the_text_field_with_the_reason(
    theatre: Theatre, windows: Windows
):
    channel = theatre.channel()
    ana = await windows.open("ana", channel)
    author = await ana.page.locator(".face.mine").get_attribute("href")
    theatre.running.control.permission(
        {"channel_id": channel, "target_id": author.split("=")[1], "deny": ["send_messages"]}
    )
    await ana.send("May I?")
    await expect(ana.page.locator(".toast")).to_contain_text("Missing Permissions")
    await expect(ana.entry).to_have_value("May I?")
    await ana.entry.fill("")


async def test_layouts_fit_the_width_of_a_phone(theatre: Theatre, windows: Windows):
    address = f"/channels/{theatre.guild}/{theatre.channel()}?as=ana"
    ana = await windows.fresh(address, PHONE, has_touch=True, is_mobile=True)
    await ana.command("layout")
    await expect(ana.says("Harbour Lane")).to_be_visible()
    await ana.command("talk")
    widest = "Math.max(...[...document.querySelectorAll('main *')].map(e => e.scrollWidth))"
    assert await ana.page.evaluate(widest) <= PHONE["width"]
    drawer = ana.page.locator("#drawer")
    await expect(drawer).to_be_hidden()
    await ana.button("Channels").tap()
    await expect(drawer).to_be_visible()
    await drawer.get_by_role("button", name="Mill Road").last.tap()
    await expect(drawer).to_be_hidden()
    panel = await ana.thread.bounding_box()
    assert panel["width"] == PHONE["width"]
    await ana.thread.get_by_role("button", name="Close thread").tap()
    await ana.page.get_by_role("button", name="Acting as Ana").tap()
    await expect(ana.page.get_by_role("menuitem", name="Ben")).to_be_visible()


async def test_a_lost_connection_is_shown_and_no_message_is_missing_afterwards(
    theatre: Theatre, windows: Windows
):
    channel = theatre.channel()
    line = Line()
    ana = await windows.open("ana", channel)
    ben = await windows.fresh(f"/channels/{theatre.guild}/{channel}?as=ben", line=line)
    await ana.send("Before")
    await expect(ben.says("Before")).to_be_visible()
    await line.cut()
    await expect(ben.page.get_by_text("Reconnecting…")).to_be_visible()
    await ana.send("Meanwhile")
    await expect(ana.says("Meanwhile")).to_be_visible()
    line.mend()
    await expect(ben.says("Meanwhile")).to_be_visible()
    await expect(ben.page.get_by_text("Reconnecting…")).to_be_hidden()
    await ben.send("Back")
    await expect(ana.says("Back")).to_be_visible()

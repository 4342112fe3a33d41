"""Browser tests of layouts, emojis, settings and the empty channel, on desktop and phone.

The sizes are those of Discord's clients, as listed in docs/playground.md.
"""

from __future__ import annotations

import base64
import io
from typing import Any

import aiohttp
import pytest
from PIL import Image

from tests.support.page_fixtures import DESKTOP, PHONE, Theatre, Window, Windows, theatre, windows
from tests.support.players import RawBot

expect = pytest.importorskip("playwright.async_api").expect
pytestmark = pytest.mark.asyncio(loop_scope="module")

__all__ = ["theatre", "windows"]

Json = dict[str, Any]
V2 = 1 << 15
both_widths = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["1280", "390"])
INSIDE = """badge => {
    const [inner, outer] = [badge, badge.closest('.picture')].map(e => e.getBoundingClientRect());
    return inner.left >= outer.left && inner.right <= outer.right
        && inner.top >= outer.top && inner.bottom <= outer.bottom;
}"""


def board(width: int, height: int) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (width, height), "green").save(file, "PNG")
    return file.getvalue()


async def send(theatre: Theatre, channel: str, *parts: Json, **files: bytes) -> None:
    """Send components V2 as the bot."""
    async with aiohttp.ClientSession() as session:
        bot = RawBot(session, theatre.running)
        body = {"flags": V2, "components": list(parts)}
        named = {
            f"{name}.png" if data[:1] != b"x" else f"{name}.txt": data
            for name, data in files.items()
        }
        path = f"/channels/{channel}/messages"
        status, answer = await bot.upload("POST", path, body, named)
        assert status == 200, answer


def gallery(*names: str, **more: Any) -> Json:
    items = [{"media": {"url": f"attachment://{name}"}, "description": name} for name in names]
    return {"type": 12, "items": [item | more for item in items]}


async def at(
    theatre: Theatre, windows: Windows, channel: str, viewport: Json, **more: Any
) -> Window:
    address = f"/channels/{theatre.guild}/{channel}?as=ana"
    return await windows.fresh(address, viewport, **more)


@both_widths
@pytest.mark.parametrize("count", [2, 3, 5, 7, 10])
async def test_the_first_picture_of_a_gallery_is_not_cropped_and_contains_its_badge(
    theatre: Theatre, windows: Windows, viewport: Json, count: int
):
    channel = theatre.channel()
    names = [f"p{number}.png" for number in range(count)]
    files = {
        f"p{number}": board(*((600, 600) if number else (400, 600))) for number in range(count)
    }
    await send(theatre, channel, gallery(*names), **files)
    ana = await at(theatre, windows, channel, viewport)
    pictures = ana.messages.locator(".gallery > .picture")
    await expect(pictures).to_have_count(count)
    first = pictures.nth(0).locator("img")
    await expect(first).to_have_css("object-fit", "contain")
    box, frame = await first.bounding_box(), await ana.messages.locator(".gallery").bounding_box()
    assert box["width"] <= frame["width"]
    assert frame["x"] + frame["width"] <= viewport["width"]
    for number in range(count):
        picture = pictures.nth(number)
        await picture.hover()
        badge = picture.locator(".alt-badge")
        await expect(badge).to_have_css("opacity", "1")
        assert await badge.evaluate(INSIDE)


async def test_an_alt_badge_is_shown_only_while_the_pointer_is_on_the_picture(
    theatre: Theatre, windows: Windows
):
    channel = theatre.channel()
    await send(theatre, channel, gallery("p.png"), p=board(300, 300))
    ana = await at(theatre, windows, channel, DESKTOP)
    badge = ana.messages.locator(".alt-badge")
    await expect(badge).to_have_css("opacity", "0")
    await ana.messages.locator(".picture").hover()
    await badge.click()
    await expect(ana.messages.locator(".alt-words")).to_have_text("p.png")
    phone = await at(theatre, windows, channel, PHONE, has_touch=True, is_mobile=True)
    await expect(phone.messages.locator(".alt-badge")).to_be_hidden()
    await phone.messages.locator(".picture-open").tap()
    await expect(phone.page.locator(".lightbox-alt")).to_have_text("p.png")


@both_widths
@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_spoilers_have_a_label_and_files_show_their_size(
    theatre: Theatre, windows: Windows, viewport: Json, theme: str
):
    channel = theatre.channel()
    box = {"type": 17, "spoiler": True, "components": [{"type": 10, "content": "a hand"}]}
    file = {"type": 13, "file": {"url": "attachment://log.txt"}}
    await send(theatre, channel, box, file, {**file, "spoiler": True}, log=b"x" * 1500)
    ana = await at(theatre, windows, channel, viewport)
    await ana.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    covers = ana.messages.locator(".spoiler")
    await expect(covers).to_have_count(2)
    for number in range(2):
        label = "cover => getComputedStyle(cover, '::after').content"
        assert await covers.nth(number).evaluate(label) == '"SPOILER"'
    await expect(ana.messages.locator(".file-size").first).to_have_text("1.5 KB")
    await covers.nth(0).click()
    await expect(ana.messages.get_by_text("a hand")).to_be_visible()
    assert await covers.nth(0).evaluate(label) == "none"


async def test_custom_emojis_are_drawn_in_texts_buttons_and_reactions(
    theatre: Theatre, windows: Windows
):
    channel = theatre.channel()
    async with aiohttp.ClientSession() as session:
        bot = RawBot(session, theatre.running)
        image = "data:image/png;base64," + base64.b64encode(board(32, 32)).decode()
        path = f"/applications/{bot.app_id}/emojis"
        _, made = await bot.call("POST", path, {"name": "die", "image": image})
        text = f"<:die:{made['id']}> to roll"
        button = {
            "type": 2,
            "style": 1,
            "custom_id": "r",
            "emoji": {"id": made["id"], "name": "die"},
        }
        body = {"content": text, "components": [{"type": 1, "components": [button]}]}
        _, message = await bot.call("POST", f"/channels/{channel}/messages", body)
        own = f"/channels/{channel}/messages/{message['id']}/reactions/die:{made['id']}/@me"
        assert (await bot.call("PUT", own))[0] == 204
        await bot.call("POST", f"/channels/{channel}/messages", {"content": "<:gone:1>"})
    ana = await at(theatre, windows, channel, DESKTOP)
    drawn = ana.messages.locator("img.emoji")
    for place in (".text", ".button", ".reaction"):
        image = ana.messages.locator(f"{place} img.emoji").first
        await expect(image).to_have_attribute("alt", ":die:")
        assert await image.evaluate("image => image.decode().then(() => image.naturalWidth)") == 32
    await expect(drawn).to_have_count(3)
    await expect(ana.says(":gone:")).to_be_visible()
    windows.complaints.clear()  # the console shows a 404 for the missing picture


async def test_the_composer_works_after_a_form(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    for closing in ("Cancel", "Submit"):
        await ana.command("table")
        await ana.button("Write").last.click()
        form = ana.page.get_by_role("dialog", name="House rules")
        await form.get_by_label("Name").fill("xyz")
        if closing == "Submit":
            await form.get_by_role("combobox", name="Street").click()
            await form.get_by_role("option", name="North Gate").click()
            await form.get_by_label("Slow").check()
            await form.get_by_label("Auctions").check()
            await form.get_by_label("Everybody agreed").check()
        await form.get_by_role("button", name=closing).click()
        await expect(form).to_have_count(0)
        await expect(ana.entry).to_be_focused()
        await ana.page.keyboard.type(f"after {closing}")
        await ana.page.keyboard.press("Enter")
        await expect(ana.says(f"after {closing}")).to_be_visible()
        await expect(ana.entry).to_have_value("")


async def test_the_composer_works_after_a_form_that_a_command_opened(
    theatre: Theatre, windows: Windows
):
    for viewport in (DESKTOP, PHONE):
        ana = await at(theatre, windows, theatre.channel(), viewport)
        await ana.command("note")
        form = ana.page.get_by_role("dialog")
        await expect(form).to_be_visible()
        await ana.page.keyboard.press("Escape")
        await expect(form).to_have_count(0)
        await ana.entry.click()
        await ana.page.keyboard.type("/")
        await expect(ana.page.get_by_role("listbox")).to_be_visible()
        await ana.page.keyboard.press("Backspace")
        await ana.page.keyboard.type("still here")
        await ana.main.get_by_role("button", name="Send").click()
        await expect(ana.says("still here")).to_be_visible()


async def test_a_person_changes_their_language_and_permissions(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    world = theatre.running.stage.world
    dan = next(user for user in world.users.values() if user.username == "dan")
    window = await windows.fresh(f"/channels/{theatre.guild}/{channel}?as=dan")
    settings = window.page.get_by_role("dialog", name="Settings of Dan")

    async def change(*names: str, language: str = "de") -> None:
        await window.page.get_by_role("button", name="Language and permissions").click()
        await settings.get_by_label("Language").select_option(language)
        for name in names:
            await settings.get_by_label(name, exact=True).click()
        await settings.get_by_role("button", name="Save").click()
        await expect(settings).to_have_count(0)

    await change("send messages", "manage guild")
    await window.send("let me")
    await expect(window.page.get_by_text("Missing Permissions")).to_be_visible()
    assert dan.locale == "de"
    told = theatre.running.stage.shapes.member(world.member(theatre.guild, dan.id))
    powers = [world.role(theatre.guild, int(number)).permissions for number in told["roles"]]
    assert powers == [1 << 5]
    await window.entry.fill("")
    await change("send messages", "manage guild", language="fr")
    await window.send("thank you")
    await expect(window.says("thank you")).to_be_visible()
    assert dan.locale == "fr"
    assert world.role(theatre.guild, int(told["roles"][0])).permissions == 0


async def test_a_moderator_can_remove_their_own_permissions(theatre: Theatre, windows: Windows):
    channel = theatre.channel()
    mia = await windows.fresh(f"/channels/{theatre.guild}/{channel}?as=mia")
    await mia.page.get_by_role("button", name="Language and permissions").click()
    box = mia.page.get_by_label("manage guild", exact=True)
    await expect(box).to_be_checked()
    await box.click()
    await mia.page.get_by_role("button", name="Save").click()
    await mia.page.get_by_role("button", name="Language and permissions").click()
    await expect(box).not_to_be_checked()
    await box.click()
    await mia.page.get_by_role("button", name="Save").click()
    await mia.page.get_by_role("button", name="Language and permissions").click()
    await expect(box).to_be_checked()


@both_widths
async def test_an_empty_channel_suggests_commands(
    theatre: Theatre, windows: Windows, viewport: Json
):
    ana = await at(theatre, windows, theatre.channel(), viewport)
    await expect(ana.main.locator(".welcome-text").last).to_contain_text(
        "Type / to choose a command, such as /"
    )
